/** Records of the catalogue that operators keep: their fields as operators give them, and the mutations of each. */
import type { InputFieldMap, InputRef, InputTypeParam, OutputRef } from '@pothos/core'
import { z } from 'zod'
import type { Caller } from '../../src/access/session.js'
import { byCaller, type Context, callerOf, services } from '../../src/compiler/context.js'
import { catalogueText } from '../../src/domain/catalogue/operator-record.js'
import { type Archivable, archive, restore } from '../../src/domain/rules/archive.js'
import type { Actor } from '../../src/domain/rules/audit.js'
import { oneLine, webAddress } from '../../src/domain/rules/text.js'
import type { Db } from '../../src/postgres/transaction.js'
import { builder, type GraphTypes } from '../core/builder.js'
import { required } from '../core/fields.js'
import { notNull } from '../core/validation.js'

export interface Field {
  type: InputTypeParam<GraphTypes>
  description: string
  /** Needed to create one, and never null. */
  required?: true
  /** May be absent when one is created, but never null. */
  present?: true
  /** Cannot be changed later. */
  fixed?: true
  rule?: z.ZodType
}

export const line = (description: string, more: Partial<Field> = {}): Field => ({
  type: 'String',
  description,
  rule: oneLine,
  ...more,
})
export const text = (description: string): Field => ({
  type: 'String',
  description,
  rule: catalogueText,
})
export const url = (description: string): Field => ({
  type: 'String',
  description,
  rule: webAddress,
})
export const yes = (description: string): Field => ({ type: 'Boolean', description, present: true })

/** The rule of a field that may be absent; null is for what may be empty. */
function ruleOf({ rule = z.unknown(), required, present }: Field): z.ZodType {
  if (!required && !present) return rule.nullish()
  return notNull.pipe(rule).optional()
}

/** The fields of a record, of what its rule can be given. */
export type FieldsOf<Input> = { [Name in keyof Input]?: Field }

/** A record that operators keep: its name in the graph, in words, and its type. */
interface Kept {
  name: string
  what: string
  type: OutputRef
}

/** The field of an input that names the record: `outletId` of `Outlet`. */
const keyOf = ({ name }: Kept) => `${name[0]!.toLowerCase()}${name.slice(1)}Id`

type Input = Record<string, unknown>

/** Declares a mutation of a record, such as `updateOutlet`, for operators. */
function operatorMutation(
  { name, type }: Kept,
  verb: string,
  input: InputRef<Input>,
  description: string,
  work: (context: Context, input: Input) => Promise<unknown>,
): void {
  builder.mutationField(`${verb}${name}`, (t) =>
    t.field({
      type,
      description: `${description} Operators only; kept in the audit log.`,
      authScopes: { operator: true },
      args: { input: t.arg(required(input)) },
      resolve: (_root, args, context) => work(context, args.input),
    }),
  )
}

/** The same of a mutation whose input only names the record. */
function mutationOfId(
  record: Kept,
  verb: 'archive' | 'restore' | 'delete',
  [description, ofInput]: readonly [string, string],
  work: (db: Db, caller: Caller, id: string) => Promise<unknown>,
): void {
  const key = keyOf(record)
  const capitalized = verb[0]!.toUpperCase() + verb.slice(1)
  const input = builder.inputType(`${capitalized}${record.name}Input`, {
    description: ofInput,
    fields: (t) => ({ [key]: t.field(required('UUID', `Id of the ${record.what}.`)) }),
  })
  operatorMutation(record, verb, input, description, (context, { [key]: id }) =>
    work(...byCaller(context), id as string),
  )
}

/** Declares `create…` and `update…` of a record of the catalogue, for operators. */
export function saveMutations<Saved extends Input>(
  record: Kept,
  fields: Record<string, Field>,
  save: (db: Db, actor: Actor, id: string | null, input: Saved) => Promise<{ id: string }>,
): void {
  const { name, what } = record
  const key = keyOf(record)
  const inputOf = (kind: 'Create' | 'Update') => {
    const isNew = kind === 'Create'
    const own = Object.entries(fields).filter(([, { fixed }]) => isNew || !fixed)
    return builder.inputType(`${kind}${name}Input`, {
      description: isNew ? `A new ${what}.` : `What of a ${what} changes; what is absent stays.`,
      fields: (t) => {
        const made: InputFieldMap = {}
        if (!isNew) made[key] = t.field(required('UUID', `Id of the ${what}.`))
        for (const [field, { type, description, required }] of own)
          made[field] = t.field({ type, description, required: isNew && required === true })
        return made
      },
      // The rules of fields are not asked about null.
      validate: z.looseObject(
        Object.fromEntries(own.map(([field, options]) => [field, ruleOf(options)])),
      ),
    })
  }
  const saved = (context: Context, id: string | null, input: Input) =>
    save(services(context).prisma, callerOf(context), id, input as Saved)

  operatorMutation(record, 'create', inputOf('Create'), `Creates a ${what}.`, (context, input) =>
    saved(context, null, input),
  )
  operatorMutation(
    record,
    'update',
    inputOf('Update'),
    `Changes a ${what}.`,
    (context, { [key]: id, ...input }) => saved(context, id as string, input),
  )
}

/** Declares `delete…` of a record of the catalogue that is deleted for good, for operators. */
export function deleteMutation(
  record: Kept,
  remove: (db: Db, caller: Caller, id: string) => Promise<{ id: string }>,
): void {
  const { what } = record
  const words = [`Deletes a ${what} for good.`, `A ${what} to delete.`] as const
  mutationOfId(record, 'delete', words, remove)
}

/**
 * Declares `create…`, `update…`, `archive…` and `restore…` of a record of the catalogue, for operators.
 * @param bringBack what restores it, where that asks for more than that it was archived
 */
export function operatorMutations<Saved extends Input>(
  name: string,
  what: string,
  type: OutputRef,
  fields: Record<string, Field>,
  save: (db: Db, actor: Actor, id: string | null, input: Saved) => Promise<{ id: string }>,
  model: Archivable,
  bringBack: (db: Db, caller: Caller, id: string) => Promise<{ id: string }> = (db, caller, id) =>
    restore(db, caller, model, id),
): void {
  const record = { name, what, type }
  saveMutations(record, fields, save)
  mutationOfId(
    record,
    'archive',
    [`Takes a ${what} out of every list.`, `A ${what} to delete softly.`],
    (db, caller, id) => archive(db, caller, model, id),
  )
  mutationOfId(
    record,
    'restore',
    [`Takes back that a ${what} was archived.`, `A ${what} to bring back.`],
    bringBack,
  )
}
