import type { Operation } from './api.ts'
import type { MutationRequest } from './change.ts'
import type { ListRecord } from './lists.ts'
import { type TextName, t } from './texts/index.ts'
import type { FormField } from './ui/form-field.ts'

/** Action on the records of a list. */
export interface Action {
  name: TextName
  document: MutationDocument
  input(id: string): object
  /** Fields of the form that opens first. */
  fields?: readonly FormField[]
  /** Whether only operators see the action, although the API also accepts the mutation from teams. */
  operatorsOnly?: boolean
  /** Whether the action is available for a record. Defaults to all records. */
  isAvailable?(record: ListRecord, isOperator: boolean): boolean
  /** Returns the mutation that undoes the action. */
  undo?(id: string): MutationRequest
  /** Message after the action. Defaults to the action's name. */
  message?: TextName
  /** Whether it is the expected next step on a record. */
  isPrimary?: boolean
  /** Whether to open the page of the returned record. */
  opensResult?: boolean
  /** Whether the action cannot be undone and requires confirmation. */
  isFinal?: boolean
  /** Whether the action removes, ends or refuses something, so that the button which confirms it is red. */
  isDestructive?: boolean
  /** Returns the title of the confirmation. Defaults to the names of the action and the record. */
  title?(name: string): string
  /** Whether the action deletes the record, so that the list opens afterwards. */
  deletesRecord?: boolean
}

/** Mutation of an action. */
export type MutationDocument = Operation<unknown, { input: never }>

/** Returns two opposite actions. Each undoes the other. */
export function oppositeActions(
  key: string,
  there: readonly [TextName, MutationDocument, object?],
  back: readonly [TextName, MutationDocument, object?],
  isThere: (record: ListRecord) => boolean,
): Action[] {
  const one = (
    [name, document, more]: typeof there,
    [, otherDocument, otherMore]: typeof there,
    isAvailable: (record: ListRecord) => boolean,
  ): Action => ({
    ...{ name, document, isAvailable },
    input: (id) => ({ [key]: id, ...more }),
    undo: (id) => ({ document: otherDocument, input: { [key]: id, ...otherMore } }),
  })
  return [one(there, back, (record) => !isThere(record)), one(back, there, isThere)]
}

/** Returns an action that ends or removes a record and cannot be undone, such as revoking a token. */
export const irreversibleAction = (
  name: TextName,
  document: MutationDocument,
  key: string,
  isAvailable: (record: ListRecord) => boolean,
): Action => ({
  ...{ name, document, isAvailable, isFinal: true, isDestructive: true },
  input: (id) => ({ [key]: id }),
})

/** Returns the title of the confirmation that a token is revoked. */
export const revokeTokenTitle = (name: string) => t('revokeToken', { name })
