/**
 * Counts matching listings by facet. Each facet ignores the conditions on its own fields, so that its counts show the
 * effect of choosing other values.
 */
import type { Column } from './column.js'
import { type Conjunct, passingRows } from './condition.js'
import { type ColumnValue, type IndexedName, indexedFields } from './fields.js'
import { countCodes, intersect, type RowSet } from './row-set.js'
import type { Rows } from './rows.js'
import type { Slices } from './slices.js'

/** Lower bounds of the price ranges, in cents. Each range ends at the next bound. */
export const priceSpans = [0, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000] as const
/** Lower bounds of the domain authority ranges. The last one ends at 100. */
export const authoritySpans = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90] as const

/** Column with the lowest price that the caller sees. */
export type PriceField = 'standardPrice' | 'lowestPrice'

/** By facet, the fields whose conditions it ignores. */
const facetFields = {
  countries: ['country'],
  prices: ['standardPrice', 'lowestPrice'],
  authorities: ['domainAuthority'],
  channelTypes: ['channelTypes'],
  placementTypes: ['placementTypes'],
  disclaimers: ['disclaimerNames', 'disclaimerIds'],
  tags: ['tags'],
} as const satisfies Record<string, readonly IndexedName[]>

export type FacetName = keyof typeof facetFields

export const facetNames = Object.keys(facetFields) as FacetName[]

/** Values of each facet with their counts, in descending order. The value of a range is its number, from 1. */
export type FacetCounts = Record<FacetName, { value: string; count: number }[]>

/** Compares values of a facet by count, then by value. */
export const byCount = (
  one: { value: string; count: number },
  other: { value: string; count: number },
) => other.count - one.count || (one.value < other.value ? -1 : 1)

/** Whether a facet ignores a condition on these fields. */
export function ignoresFields(facet: FacetName, fields: ReadonlySet<string>): boolean {
  const own: readonly string[] = facetFields[facet]
  return fields.size > 0 && [...fields].every((field) => own.includes(field))
}

export async function countIndexFacets(
  rows: Rows,
  conjuncts: readonly Conjunct[],
  price: PriceField,
  slices: Slices,
): Promise<FacetCounts> {
  const facetOf = ({ fields }: Conjunct) => facetNames.find((name) => ignoresFields(name, fields))
  const otherConjuncts = conjuncts.filter((conjunct) => !facetOf(conjunct))
  const set = await passingRows(rows.present(), otherConjuncts, slices)
  const ownSets = new Map<FacetName, RowSet>()
  for (const facet of facetNames) {
    const own = conjuncts.filter((conjunct) => facetOf(conjunct) === facet)
    if (own.length > 0) ownSets.set(facet, await passingRows(set.slice(), own, slices))
  }
  const facetCounts: [FacetName, FacetCounts[FacetName]][] = []
  for (const facet of facetNames) {
    const others = [...ownSets].filter(([name]) => name !== facet)
    const countedSet = others.length === 0 ? set : set.slice()
    for (const [, own] of others) intersect(countedSet, own)
    const column = rows.columns[facet === 'prices' ? price : facetFields[facet][0]]
    const counts = await countCodes(countedSet, column, slices)
    facetCounts.push([facet, toFacetValues(facet, column, counts)])
    await slices.pause()
  }
  return Object.fromEntries(facetCounts) as FacetCounts
}

const isOfLists = (facet: FacetName) => indexedFields[facetFields[facet][0]].kind === 'list'

function toFacetValues(facet: FacetName, column: Column, counts: Uint32Array) {
  const sums = isOfLists(facet) ? ofElements(column, counts) : ofValues(facet, column, counts)
  return [...sums].map(([value, count]) => ({ value, count })).sort(byCount)
}

function ofValues(facet: FacetName, column: Column, counts: Uint32Array): Map<string, number> {
  const sums = new Map<string, number>()
  for (let code = 0; code < counts.length; code++) {
    const value = counts[code] === 0 ? null : column.valueOf(code)
    if (value === null) continue
    const label = facetLabel(facet, value)
    sums.set(label, (sums.get(label) ?? 0) + counts[code]!)
  }
  return sums
}

/** Counts rows by element of a column of lists. */
function ofElements(column: Column, counts: Uint32Array): Map<string, number> {
  const sums = new Map<string, number>()
  for (const [number, sum] of countElements(column, counts).entries())
    if (sum > 0) sums.set(column.elements[number]!, sum)
  return sums
}

/**
 * Counts rows by element number of a column of lists.
 * @param counts rows by code
 */
export function countElements(
  { elements, elementNumbers, elementEnds }: Column,
  counts: Uint32Array,
): Uint32Array {
  const sums = new Uint32Array(elements.length)
  let at = 0
  for (let code = 0; code < counts.length; code++) {
    const count = counts[code]!
    for (const end = elementEnds[code]!; at < end; at++) sums[elementNumbers[at]!]! += count
  }
  return sums
}

function facetLabel(facet: FacetName, value: ColumnValue): string {
  if (facet === 'prices') return spanOf(value as number, priceSpans)
  return facet === 'authorities' ? spanOf(value as number, authoritySpans) : (value as string)
}

/** Returns the number of the range that contains a value, from 1. 0 if the value is below all ranges. */
const spanOf = (value: number, from: readonly number[]) =>
  String(from.filter((start) => start <= value).length)
