import { z } from 'zod'
import { Prisma } from '../../../prisma/generated/client/client.js'
import { invalidInput } from '../../errors/app-error.js'
import { refuses } from '../../errors/rule-issues.js'
import type { Transaction } from '../../postgres/transaction.js'
import { isStorable, mustBeStorable } from '../../values/storable.js'

const maxKeys = 50
const maxKeyLength = 40
const maxValueLength = 500

/** Change of the metadata of a record: an empty value removes its key, null removes all keys. */
export type MetadataChange = Record<string, string> | null

/** Flat texts by key, as in Stripe: at most 50 keys of 1 to 40 characters, and values of at most 500. */
export const metadataInput = z
  .record(z.string(), z.string('must be a string'), 'must be an object of strings')
  .superRefine((metadata, context) => {
    const add = (path: string[], issue: ReturnType<typeof refuses>) =>
      context.addIssue({ code: 'custom', path, ...issue })
    const entries = Object.entries(metadata)
    if (entries.length > maxKeys) add([], tooManyKeys)
    for (const [key, value] of entries.slice(0, maxKeys)) {
      if (key.length === 0 || key.length > maxKeyLength)
        add([key.slice(0, maxKeyLength)], keyLength)
      else if (value.length > maxValueLength) add([key], valueLength)
      else if (!isStorable(key) || !isStorable(value)) add([key], notStorable)
    }
  })
  .nullable()

const tooManyKeys = refuses('too_many', `must have at most ${maxKeys} keys`, {
  max: maxKeys,
  unit: 'items',
})
const keyLength = refuses('too_long', `must have a key of 1 to ${maxKeyLength} characters`, {
  max: maxKeyLength,
  unit: 'characters',
})
const valueLength = refuses('too_long', `must have at most ${maxValueLength} characters`, {
  max: maxValueLength,
  unit: 'characters',
})
const notStorable = refuses('invalid_text', mustBeStorable)

/** Returns the metadata of a new record. @returns undefined for none */
export function newMetadata(
  change: MetadataChange | undefined,
): Record<string, string> | undefined {
  const entries = Object.entries(change ?? {}).filter(([, value]) => value !== '')
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

/** Tables of records with metadata. */
const tables = {
  article: Prisma.raw('article'),
  campaign: Prisma.raw('campaign'),
  order: Prisma.raw('"order"'),
  profile: Prisma.raw('profile'),
} as const

/**
 * Merges a change into the metadata of a record, and locks the record until the transaction ends.
 * @returns value for the column; undefined if nothing changes
 * @throws AppError validation_failed (more than 50 keys)
 */
export async function mergeMetadata(
  tx: Transaction,
  table: keyof typeof tables,
  id: string,
  change: MetadataChange | undefined,
): Promise<Prisma.InputJsonObject | typeof Prisma.DbNull | undefined> {
  if (change === undefined) return undefined
  if (change === null) return Prisma.DbNull
  const [row] = await tx.$queryRaw<{ metadata: Prisma.InputJsonObject | null }[]>`
    SELECT metadata FROM ${tables[table]} WHERE id = ${id}::uuid FOR NO KEY UPDATE`
  const merged = Object.entries({ ...row?.metadata, ...change }).filter(([, value]) => value !== '')
  if (merged.length > maxKeys) {
    throw invalidInput(['metadata'], 'too_many', `must have at most ${maxKeys} keys in total`, {
      max: maxKeys,
      unit: 'items',
    })
  }
  return merged.length > 0 ? Object.fromEntries(merged) : Prisma.DbNull
}
