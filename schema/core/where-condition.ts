/**
 * The translation of filters (`where`). Input: `{ total: { gte: 1 }, OR: […] }` and the caller, who must be shown every
 * field that it names; output: the condition of the read engine, in the form of Prisma's.
 */
import type { InputRef, InputType } from '@pothos/core'
import { isAllowed, requireColumn, requireField, requireRecord } from '../../src/access/access.js'
import type { Session } from '../../src/access/session.js'
import { invalidInput } from '../../src/errors/app-error.js'
import { fieldOf } from '../../src/query/model.js'
import type { ModelName } from '../../src/query/model-types.js'
import { type Condition, isCombination } from '../../src/query/read.js'
import type { GraphTypes } from './builder.js'
import { type ComparableColumn, type Comparison, compared } from './compare.js'
import { along, and, containing } from './operators.js'

/** What a client gives for a `where` input. */
export type WhereValue<Field extends string = string> = { [Name in Field]?: unknown }

/** A condition of a `where` input: its GraphQL type and the Prisma filter it stands for. */
export interface WhereField {
  type: InputType<GraphTypes>
  description: string
  /** The column or relation that it looks at: where they are named alike, the field of the record describes it. */
  column?: string
  translate(value: unknown, session: Session): Condition
  /** The columns that it looks for a text in, each by its path over relations; where there are several. */
  searched?: readonly string[]
  /** What it adds to the cost of an operation, as `prices` counts. */
  weight?: number
  /** The filter of the related records that it looks at; of many, by `some`, `every` and `none`. */
  related?: { where: Where; isMany: boolean }
  comparable?: ComparableColumn
}

/** A condition that is described itself, though it is named like its column: the record has no such field, or says less. */
export const described = ({ column, ...condition }: WhereField): WhereField => condition

/** A `where` input and its translation to a Prisma filter. */
export interface Where<Model extends ModelName = ModelName, Field extends string = string> {
  model: Model
  ref: InputRef<WhereValue>
  /** Its conditions by name. */
  fields(): Record<Field, WhereField>
  translate(value: WhereValue | null | undefined, session: Session): Condition
  /** What the caller sees of the records in their list; absent where there is no list. */
  listed?: (session: Session) => Condition
}

/** By name. */
export const wheres = new Map<string, Where>()

/** The `where` input that is called as its model. */
export function whereOf(model: string): Where {
  const where = wheres.get(model)
  if (!where) throw new Error(`There is no ${model}Where.`)
  return where
}

/** What the conditions of a `where` input mean as Prisma takes them. */
export function translation(
  model: ModelName,
  conditions: () => Record<string, WhereField>,
): Where['translate'] {
  const translate: Where['translate'] = (value, session) => {
    requireRecord(session, model)
    const known = conditions()
    const parts: Condition[] = []
    for (const [key, operand] of Object.entries(value ?? {})) {
      if (operand === undefined || operand === null) continue
      if (isCombination(key)) {
        parts.push({ [key]: (operand as Condition[]).map((nested) => translate(nested, session)) })
      } else if (key === 'compare') {
        parts.push(...compared(operand as Comparison[], known, model, session))
      } else {
        requireField(session, model, key)
        parts.push(known[key]!.translate(withoutNull(key, operand), session))
      }
    }
    return and(parts)
  }
  return translate
}

/**
 * An operand, none of whose operators may be null: neither all records nor none would be what somebody meant. The objects of
 * literals have no prototype, so that they are no `Object`.
 */
export function withoutNull(name: string, operand: unknown): unknown {
  if (typeof operand !== 'object' || operand === null || Array.isArray(operand)) return operand
  for (const [operator, value] of Object.entries(operand)) {
    if (value === null)
      throw invalidInput([name, operator], 'invalid', 'must not be null: leave it out')
  }
  return operand
}

/** What a quantifier asks of the related records. */
export const countedBy = (quantifier: string, given: unknown): WhereValue =>
  (quantifier === 'aggregate' ? (given as { where?: WhereValue } | null)?.where : given) ?? {}

const mostWords = 10

/**
 * The condition that each word of a text is a part of one of these columns that the caller may read, by their paths over
 * relations to one; refused to who may read none of them.
 */
export function searching(
  model: ModelName,
  paths: readonly string[],
): (text: string, session: Session) => Condition {
  return (text, session) => {
    const words = text.split(/\s+/).filter(Boolean)
    if (words.length > mostWords)
      throw invalidInput(['search'], 'too_long', `must have at most ${mostWords} words`)
    const isReadable = (path: string) => isAllowed(() => requirePath(session, model, path))
    const readable = paths.filter(isReadable)
    if (readable.length === 0) requirePath(session, model, paths[0]!)
    return {
      AND: words.map((word) => ({
        OR: readable.map((path) => along(path, containing(word))),
      })),
    }
  }
}

/** Refuses a caller who may not read a column, or what leads to it. */
function requirePath(session: Session, model: string, path: string): void {
  let at = model
  for (const step of path.split('.')) {
    requireRecord(session, at)
    requireColumn(session, at, step)
    at = fieldOf(at, step).type
  }
}
