import type { InputRef } from '@pothos/core'
import { requireField, requireRecord } from '../../src/access/access.js'
import type { Session } from '../../src/access/session.js'
import { builder } from './builder.js'

type Condition = Record<string, unknown>
export type Translate = (value: never, session: Session) => Condition

/** A condition of a `where` input: its GraphQL type and the Prisma filter it stands for. */
export interface WhereField {
  type: unknown
  description: string
  translate: Translate
  /** What it adds to the cost of an operation, as `prices` counts. */
  weight?: number
}

/** A `where` input and its translation to a Prisma filter. */
export interface Where {
  ref: InputRef<Condition>
  translate(value: Condition | null | undefined, session: Session): Condition
}

const wheres = new Map<string, Where>()

/** The `where` input of a model, by its name where the model's file is loaded later. */
export function inputOf(where: Where | string): Where {
  return typeof where === 'string' ? wheres.get(where)! : where
}

/**
 * The `where` input of a model: the given conditions, with AND, OR and NOT. What a condition tells of a
 * record, the field of its name would: it asks the same of the caller.
 * @param fields made late, so that models can refer to each other
 * @param record the type that the conditions are about
 */
export function whereInput(
  name: string,
  fields: () => Record<string, WhereField>,
  record = name,
): Where {
  const ref = builder.inputRef<Condition>(`${name}Where`)
  let made: Record<string, WhereField> | undefined
  const all = () => {
    made ??= fields()
    return made
  }
  ref.implement({
    description: `Conditions on ${name} records; all that are given must hold.`,
    fields: ((t: { field(options: object): unknown }) => ({
      AND: t.field({ type: [ref], description: 'All of these hold.' }),
      OR: t.field({ type: [ref], description: 'At least one of these holds.' }),
      NOT: t.field({ type: [ref], description: 'None of these holds.' }),
      ...Object.fromEntries(
        Object.entries(all()).map(([key, { type, description, weight }]) => [
          key,
          t.field({ type, description, ...(weight && { extensions: { weight } }) }),
        ]),
      ),
    })) as never,
  })
  const translate: Where['translate'] = (value, session) => {
    requireRecord(session, record)
    const parts: Condition[] = []
    for (const [key, operand] of Object.entries(value ?? {})) {
      if (operand === undefined || operand === null) continue
      if (key === 'AND' || key === 'OR' || key === 'NOT') {
        parts.push({ [key]: (operand as Condition[]).map((nested) => translate(nested, session)) })
      } else {
        requireField(session, record, key)
        parts.push(all()[key]!.translate(operand as never, session))
      }
    }
    if (parts.length < 2) return parts[0] ?? {}
    return { AND: parts }
  }
  const where = { ref, translate }
  wheres.set(name, where)
  return where
}
