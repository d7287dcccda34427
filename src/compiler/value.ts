/** SQL values of leaf fields. Exports and responses share them. */
import type { GraphQLField } from 'graphql'
import type { ExportValue, RelationStep } from '../query/export-field.js'
import type { Select, SelectedRelation } from './pothos.js'

/** A value of the record, or of a related record at the end of `steps`. */
export interface LeafValue {
  /** Relations from the record to the value. */
  steps: RelationStep[]
  value: ExportValue
  /** Whether the value is a column of the record itself. */
  isOwn: boolean
}

/** Returns the value of a scalar or enum field, or undefined if only code can compute it. */
export function compileLeafValue<Context>({
  extensions,
}: GraphQLField<unknown, Context>): LeafValue | undefined {
  const { exported, pothosPrismaSelect } = extensions
  const column = extensions.pothosExposedField ?? extensions.forOperators?.column
  const isOwn = exported?.isOwn ?? column !== undefined
  if (exported?.of) return { steps: [], value: { of: exported.of }, isOwn }
  if (column) return { steps: [], value: { column }, isOwn: true }
  const select = typeof pothosPrismaSelect === 'function' ? undefined : pothosPrismaSelect
  const countSelect = (select?._count as SelectedRelation | undefined)?.select
  if (countSelect) {
    const [[relation, query]] = Object.entries(countSelect) as [[string, SelectedRelation | true]]
    const where = query === true ? undefined : query.where
    return { steps: [], value: { count: { relation, where } }, isOwn: false }
  }
  if (!exported || !select) return undefined
  const { steps, column: columnName } = followSelect(select)
  return { steps, value: { column: columnName! }, isOwn: steps.length === 0 }
}

/** Placeholder for the selection of a field's records. */
export const endOfWay: Select = {}

/** Returns the relations that a select follows, and the column at the end if it selects one. */
export function followSelect(select: Select): { steps: RelationStep[]; column?: string } {
  const [[name, relationSelect]] = Object.entries(select) as [[string, SelectedRelation | true]]
  if (relationSelect === true) return { steps: [], column: name }
  const { select: nestedSelect, where, orderBy } = relationSelect
  const rest =
    nestedSelect && nestedSelect !== endOfWay ? followSelect(nestedSelect) : { steps: [] }
  return { ...rest, steps: [{ relation: name, where, orderBy }, ...rest.steps] }
}
