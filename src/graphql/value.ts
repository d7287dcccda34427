/** What a leaf field is in SQL: exports and answers write it alike. */
import type { GraphQLField } from 'graphql'
import type { ColumnSql, RelationStep, Value } from '../query/export-field.js'
import { type ColumnKey, listingIdSql } from '../query/text.js'

interface Extensions {
  exported?: { of?(column: ColumnSql): string }
  pothosExposedField?: string
  /** The column of a field that has values for operators only. */
  operatorColumn?: string
  written?: ColumnKey
  pothosPrismaSelect?: Select
}

/** What a field selects, as Prisma has it. */
export type Select = Record<string, Query | true>

/** A relation that a field selects. */
export interface Query extends Omit<RelationStep, 'relation'> {
  select?: Select
}

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
  const { exported, written, ...of } = extensions as Extensions
  const column = of.pothosExposedField ?? of.operatorColumn
  if (exported?.of) return { steps: [], value: { of: exported.of }, isOwn: column !== undefined }
  if (column) return { steps: [], value: { column }, isOwn: true }
  if (written?.as === 'listingId') {
    const listingId = (column: ColumnSql) => listingIdSql(column(written.column))
    return { steps: [], value: { of: listingId }, isOwn: true }
  }
  const select = of.pothosPrismaSelect
  const counted = (select?._count as Query | undefined)?.select
  if (counted) {
    const [[relation, query]] = Object.entries(counted) as [[string, Query | true]]
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
  const [[name, wanted]] = Object.entries(select) as [[string, Query | true]]
  if (wanted === true) return { steps: [], column: name }
  const { select: below, where, orderBy } = wanted
  const rest = below && below !== endOfWay ? wayOf(below) : { steps: [] }
  return { ...rest, steps: [{ relation: name, where, orderBy }, ...rest.steps] }
}
