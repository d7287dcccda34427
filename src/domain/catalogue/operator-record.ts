/** What records of the catalogue that operators keep have in common. */
import { z } from 'zod'
import { invalidInput, notFound } from '../../errors/app-error.js'

/** Entries of a list that belongs to a record at most: channels and tags of an outlet, addresses. */
export const maxListEntries = 100

/** A list of so many entries. */
export const entries = <Rule extends z.ZodType>(rule: Rule) =>
  z.array(rule).max(maxListEntries, `must have at most ${maxListEntries} entries`)

/** A text of the catalogue on several lines. */
export const catalogueText = z.string().trim().max(20_000, 'must have at most 20,000 characters')

/** Cents of a price or a cost. */
export const amount = z
  .bigint()
  .min(0n, 'must not be negative')
  .max(100_000_000_00n, 'must be at most 100,000,000')

/** What of a record can be given: its columns, but for those that the marketplace keeps by itself. */
export type WritableColumns<Columns> = Partial<
  Omit<Columns, 'id' | 'key' | 'formerStatus' | 'createdAt' | 'updatedAt' | 'deletedAt'>
>

/** The record of an id, unless it is archived. */
export const notDeleted = (id: string) => ({ id, deletedAt: null })
/** How the audit log calls the change of a record, or of one that is new. */
export const change = (id: string | null, entity: string) => ({
  action: `${id ? 'update' : 'create'}_${entity}`,
  entity,
})

/** @throws AppError not_found */
export async function foundOrThrow<T>(found: PromiseLike<T | null>, what: string): Promise<T> {
  const record = await found
  if (!record) throw notFound(what)
  return record
}

/**
 * Refuses ids of records that are not there, or archived.
 * @throws AppError validation_failed
 */
export async function requireExisting(
  delegate: unknown,
  ids: string[],
  field: string,
): Promise<void> {
  const { findMany } = delegate as { findMany(query: object): Promise<{ id: string }[]> }
  if (ids.length === 0) return
  const found = await findMany({
    where: { id: { in: ids }, deletedAt: null },
    select: { id: true },
  })
  refuseUnknown(ids, found, field, 'record')
}

/** The same of records that were looked for: `what` they are. */
export function refuseUnknown(
  ids: string[],
  found: { id: string }[],
  field: string,
  what: string,
): void {
  const missing = ids.find((id) => !found.some((record) => record.id === id))
  if (missing) throw invalidInput([field], 'unknown_id', `there is no ${what} ${missing}`)
}
