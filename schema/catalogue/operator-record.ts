/**
 * Catalogue records that operators maintain, and publishers in part: input fields, and create, update, archive and
 * restore mutations.
 */
import type { InputFieldMap, InputRef, InputTypeParam, OutputRef } from '@pothos/core'
import { z } from 'zod'
import type { Scope } from '../../src/access/scope.js'
import type { Caller } from '../../src/access/session.js'
import { byCaller, type Context, callerOf, services } from '../../src/compiler/context.js'
import { catalogueText } from '../../src/domain/catalogue/operator-record.js'
import { type Archivable, archive, restoreRecord } from '../../src/domain/rules/archive.js'
import type { Actor } from '../../src/domain/rules/audit.js'
import { oneLine, webAddress } from '../../src/domain/rules/text.js'
import type { Db } from '../../src/postgres/transaction.js'
import { builder, type GraphTypes } from '../core/builder.js'
import { requiredInput } from '../core/fields.js'
import { notNull } from '../core/validation.js'

export interface RecordField {
  type: InputTypeParam<GraphTypes>
  description: string
  /** Required when created. Never null. */
  required?: true
  /** Optional when created. Never null. */
  nonNull?: true
  /** Cannot be changed after creation. */
  createOnly?: true
  /** Cannot be set on creation. */
  updateOnly?: true
  rule?: z.ZodType
}

export const lineField = (description: string, more: Partial<RecordField> = {}): RecordField => ({
  type: 'String',
  description,
  rule: oneLine,
  ...more,
})
export const textField = (description: string): RecordField => ({
  type: 'String',
  description,
  rule: catalogueText,
})
export const urlField = (description: string): RecordField => ({
  type: 'String',
  description,
  rule: webAddress,
})
export const booleanField = (description: string): RecordField => ({
  type: 'Boolean',
  description,
  nonNull: true,
})

/** Returns the rule of an input field. Optional fields without `nonNull` accept null. */
function ruleOf({ rule = z.unknown(), required, nonNull }: RecordField): z.ZodType {
  if (!required && !nonNull) return rule.nullish()
  return notNull.pipe(rule).optional()
}

/** Input fields of a record, limited to the input of its domain function. */
export type FieldsOf<Input> = { [Name in keyof Input]?: RecordField }

/** Catalogue record: name of its GraphQL type, its name in descriptions, and the type. */
interface CatalogueRecord {
  name: string
  what: string
  type: OutputRef
  /** Input field with the record's ID. Defaults to `outletId` for `Outlet`. */
  key?: string
  /** Scopes of which a team token needs one. Without them, only operators can change the record. */
  scope?: readonly Scope[]
}

/** Returns the name of the input field with the record's ID: `outletId` for `Outlet`. */
const idField = ({ name, key }: CatalogueRecord) =>
  key ?? `${name[0]!.toLowerCase()}${name.slice(1)}Id`

const withArticle = (noun: string) => (/^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`)

type Input = Record<string, unknown>

type RecordWork = (db: Db, caller: Caller, id: string) => Promise<{ id: string }>

/** Declares a mutation of a record, such as `updateOutlet`. */
function recordMutation(
  { name, type, scope }: CatalogueRecord,
  verb: string,
  input: InputRef<Input>,
  description: string,
  work: (context: Context, input: Input) => Promise<unknown>,
): void {
  builder.mutationField(`${verb}${name}`, (t) =>
    t.field({
      type,
      description: `${description}${scope ? '' : ' Operators only.'} Recorded in the audit log.`,
      authScopes: scope ? { scope } : { operator: true },
      args: { input: t.arg(requiredInput(input)) },
      resolve: (_root, args, context) => work(context, args.input),
    }),
  )
}

/** Declares a mutation whose only input is the record's ID. */
function mutationOfId(
  record: CatalogueRecord,
  verb: 'archive' | 'restore' | 'delete',
  description: string,
  work: (db: Db, caller: Caller, id: string) => Promise<unknown>,
): void {
  const key = idField(record)
  const capitalized = verb[0]!.toUpperCase() + verb.slice(1)
  const input = builder.inputType(`${capitalized}${record.name}Input`, {
    fields: (t) => ({ [key]: t.field(requiredInput('UUID', `ID of the ${record.what}.`)) }),
  })
  recordMutation(record, verb, input, description, (context, { [key]: id }) =>
    work(...byCaller(context), id as string),
  )
}

/** Declares the create and update mutations of a catalogue record. */
export function saveMutations<SaveInput extends object>(
  record: CatalogueRecord,
  fields: Record<string, RecordField>,
  save: (db: Db, caller: Caller, id: string | null, input: SaveInput) => Promise<{ id: string }>,
): void {
  const { name, what } = record
  const key = idField(record)
  const inputOf = (kind: 'Create' | 'Update') => {
    const isNew = kind === 'Create'
    const own = Object.entries(fields).filter(([, { createOnly, updateOnly }]) =>
      isNew ? !updateOnly : !createOnly,
    )
    return builder.inputType(`${kind}${name}Input`, {
      fields: (t) => {
        const inputFields: InputFieldMap = {}
        if (!isNew) inputFields[key] = t.field(requiredInput('UUID', `ID of the ${what}.`))
        for (const [field, { type, description, required }] of own)
          inputFields[field] = t.field({ type, description, required: isNew && required === true })
        return inputFields
      },
      // Pothos does not run the rules of a field for null.
      validate: z.looseObject(
        Object.fromEntries(own.map(([field, options]) => [field, ruleOf(options)])),
      ),
    })
  }
  const saveRecord = (context: Context, id: string | null, input: Input) =>
    save(services(context).prisma, callerOf(context), id, input as SaveInput)

  recordMutation(
    record,
    'create',
    inputOf('Create'),
    `Creates ${withArticle(what)}.`,
    (context, input) => saveRecord(context, null, input),
  )
  recordMutation(
    record,
    'update',
    inputOf('Update'),
    `Updates ${withArticle(what)}.`,
    (context, { [key]: id, ...input }) => saveRecord(context, id as string, input),
  )
}

/** Declares the delete mutation of a catalogue record without soft deletion, for operators. */
export function deleteMutation(
  record: CatalogueRecord,
  remove: (db: Db, caller: Caller, id: string) => Promise<{ id: string }>,
): void {
  mutationOfId(record, 'delete', `Permanently deletes ${withArticle(record.what)}.`, remove)
}

/**
 * Declares the create, update, archive and restore mutations of a catalogue record, for operators.
 * @param own functions that archive and restore a record with conditions or effects of its own
 */
export function operatorMutations<SaveInput extends Input>(
  name: string,
  what: string,
  type: OutputRef,
  fields: Record<string, RecordField>,
  save: (db: Db, actor: Actor, id: string | null, input: SaveInput) => Promise<{ id: string }>,
  model: Archivable,
  own: { archive?: RecordWork; restore?: RecordWork } = {},
): void {
  const record = { name, what, type }
  saveMutations(record, fields, save)
  mutationOfId(
    record,
    'archive',
    `Archives ${withArticle(what)}. Lists omit it.`,
    own.archive ?? ((db, caller, id) => archive(db, caller, model, id)),
  )
  mutationOfId(
    record,
    'restore',
    `Restores an archived ${what}.`,
    own.restore ?? ((db, caller, id) => restoreRecord(db, caller, model, id)),
  )
}
