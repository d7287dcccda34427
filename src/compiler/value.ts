/** What a leaf field is in SQL: exports and answers write it alike. */
import type { GraphQLField } from 'graphql'
import type { RelationStep, Value } from '../query/export-field.js'
import type { Select, SelectedRelation } from './pothos.js'

/** A value of the record, or of the one that steps lead to. */
export interface LeafValue {
  steps: RelationStep[]
  value: Value
  /** Whether it is a column of the record itself. */
  isOwn: boolean
}

/** The value of a field of a scalar or an enum; undefined where only code can tell it. */
export function leafValueOf<Context>({
  extensions,
}: GraphQLField<unknown, Context>): LeafValue | undefined {
  const { exported, pothosPrismaSelect } = extensions
  const column = extensions.pothosExposedField ?? extensions.forOperators?.column
  const isOwn = exported?.isOwn ?? column !== undefined
  if (exported?.of) return { steps: [], value: { of: exported.of }, isOwn }
  if (column) return { steps: [], value: { column }, isOwn: true }
  const select = typeof pothosPrismaSelect === 'function' ? undefined : pothosPrismaSelect
  const counted = (select?._count as SelectedRelation | undefined)?.select
  if (counted) {
    const [[relation, query]] = Object.entries(counted) as [[string, SelectedRelation | true]]
    const where = query === true ? undefined : query.where
    return { steps: [], value: { count: { relation, where } }, isOwn: false }
  }
  if (!exported || !select) return undefined
  const { steps, column: selected } = wayOf(select)
  return { steps, value: { column: selected! }, isOwn: steps.length === 0 }
}

/** Stands for what is selected of the records of a field. */
export const endOfWay: Select = {}

/** The way that a select leads: over relations, to the column at its end where there is one. */
export function wayOf(select: Select): { steps: RelationStep[]; column?: string } {
  const [[name, wanted]] = Object.entries(select) as [[string, SelectedRelation | true]]
  if (wanted === true) return { steps: [], column: name }
  const { select: below, where, orderBy } = wanted
  const rest = below && below !== endOfWay ? wayOf(below) : { steps: [] }
  return { ...rest, steps: [{ relation: name, where, orderBy }, ...rest.steps] }
}
