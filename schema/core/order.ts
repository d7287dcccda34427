/**
 * The orders (`orderBy`) of lists. Input: sort fields with their columns, `{ CREATED_AT: { column: 'createdAt' } }`; output:
 * the input type `OrderOrder`, and the column that a given order stands for.
 */
import type { InputRef } from '@pothos/core'
import { requireColumn } from '../../src/access/access.js'
import type { Session } from '../../src/access/session.js'
import type { ColumnOf, ModelName } from '../../src/query/model-types.js'
import { builder } from './builder.js'
import { required } from './fields.js'
import type { Key } from './page.js'
import { OrderDirection } from './scalars.js'

/** A sort field: the column behind it, per caller where prices are involved, and whether it can be null. */
export interface SortColumn<Model extends ModelName = ModelName> {
  column: ColumnOf<Model> | ((session: Session) => ColumnOf<Model>)
  nullable?: boolean
  description: string
}

/** The sort field that most lists have. */
export const byAge = {
  CREATED_AT: { column: 'createdAt', description: 'By when it was created.' },
} as const

/** What a client gives for `orderBy`. */
export interface OrderValue<Field extends string = string> {
  field: Field
  direction: 'asc' | 'desc'
}

/** The `orderBy` input of a model. */
export interface Order<Model extends ModelName = ModelName> {
  model: Model
  ref: InputRef<OrderValue>
  columns: Record<string, SortColumn<Model>>
  fallback: OrderValue
}

/**
 * Declares the `orderBy` input of a model; every order ends in the id, so pages never repeat or skip a row.
 * @param fallback the order when none is given
 * @param name what its types begin with
 */
export function orderInput<Model extends ModelName, Field extends string>(
  model: Model,
  columns: Record<Field, SortColumn<Model>>,
  fallback: OrderValue<NoInfer<Field>>,
  name: string = model,
): Order<Model> {
  const field = builder.enumType(`${name}OrderField`, {
    description: `What ${name} records can be sorted by.`,
    values: Object.fromEntries(
      Object.entries<SortColumn<Model>>(columns).map(([key, { description }]) => [
        key,
        { description },
      ]),
    ),
  })
  const ref = builder.inputType(`${name}Order`, {
    description: `Order of ${name} records; equal ones are ordered by id.`,
    fields: (t) => ({
      field: t.field(required(field)),
      direction: t.field(required(OrderDirection)),
    }),
  })
  return { model, ref, columns, fallback }
}

/**
 * The column that a sort field stands for.
 * @throws AppError missing_scope when the caller is not shown it
 */
export function sortColumn(
  { model, columns, fallback }: Order,
  field: string,
  session: Session,
): ColumnOf<ModelName> {
  const { column } = columns[field]!
  const name = typeof column === 'function' ? column(session) : column
  if (field !== fallback.field) requireColumn(session, model, name)
  return name
}

/** The key that a list is sorted by. */
export function sortKey(
  order: Order,
  session: Session,
  given: OrderValue | null | undefined,
  id: ColumnOf<ModelName> = 'id',
): Key {
  const { field, direction } = given ?? order.fallback
  const { nullable = false } = order.columns[field]!
  return { id, column: sortColumn(order, field, session), direction, nullable }
}
