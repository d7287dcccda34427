/**
 * Sort orders (`orderBy`) of lists. From sort fields with their columns, it declares the input type and translates
 * its values.
 *
 *     orderInput('Order', { CREATED_AT: { column: 'createdAt', … } }, …)  // declares OrderOrder
 */
import type { InputRef } from '@pothos/core'
import { requireColumn } from '../../src/access/access.js'
import type { Session } from '../../src/access/session.js'
import type { ColumnOf, ModelName } from '../../src/query/model-types.js'
import { builder } from './builder.js'
import type { SortKey } from './cursor.js'
import { requiredInput } from './fields.js'
import { OrderDirection } from './scalars.js'

/**
 * Sort field: its column, which depends on the caller where prices are involved, and whether it is
 * nullable.
 */
export interface SortColumn<Model extends ModelName = ModelName> {
  column: ColumnOf<Model> | ((session: Session) => ColumnOf<Model>)
  nullable?: boolean
  description: string
}

/** Sort field that most lists have. */
export const byAge = {
  CREATED_AT: { column: 'createdAt', description: 'Creation time.' },
} as const

/** Value of an `orderBy` argument. */
export interface OrderValue<Field extends string = string> {
  field: Field
  direction: 'asc' | 'desc'
}

/** `orderBy` input of a model. */
export interface OrderByInput<Model extends ModelName = ModelName> {
  model: Model
  ref: InputRef<OrderValue>
  columns: Record<string, SortColumn<Model>>
  /** Default order. */
  fallback: OrderValue
}

/**
 * Declares the `orderBy` input of a model. Every order ends with the ID, so that pages neither
 * repeat nor skip records.
 * @param fallback default order
 * @param name prefix of the type names. Defaults to the model's name.
 */
export function orderInput<Model extends ModelName, Field extends string>(
  model: Model,
  columns: Record<Field, SortColumn<Model>>,
  fallback: OrderValue<NoInfer<Field>>,
  name: string = model,
): OrderByInput<Model> {
  const field = builder.enumType(`${name}OrderField`, {
    description: `Sort fields of ${name} records.`,
    values: Object.fromEntries(
      Object.entries<SortColumn<Model>>(columns).map(([key, { description }]) => [
        key,
        { description },
      ]),
    ),
  })
  const ref = builder.inputType(`${name}Order`, {
    description: `Sort order of ${name} records. Ties are sorted by ID.`,
    fields: (t) => ({
      field: t.field(requiredInput(field)),
      direction: t.field(requiredInput(OrderDirection)),
    }),
  })
  return { model, ref, columns, fallback }
}

/**
 * Returns the column of a sort field.
 * @throws AppError as `requireColumn` if the caller may not read it
 */
export function sortColumn(
  { model, columns, fallback }: OrderByInput,
  field: string,
  session: Session,
): ColumnOf<ModelName> {
  const { column } = columns[field]!
  const name = typeof column === 'function' ? column(session) : column
  if (field !== fallback.field) requireColumn(session, model, name)
  return name
}

/** Returns the sort key of a list. @throws AppError as `sortColumn` */
export function sortKey(
  order: OrderByInput,
  session: Session,
  value: OrderValue | null | undefined,
  id: ColumnOf<ModelName> = 'id',
): SortKey {
  const { field, direction } = value ?? order.fallback
  const { nullable = false } = order.columns[field]!
  return { id, column: sortColumn(order, field, session), direction, nullable }
}
