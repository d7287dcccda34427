/** Compiles the `orderBy` of a read to sort keys of rows. */
import type { Column } from './column.js'
import {
  type ColumnValue,
  type FieldKind,
  type IndexedName,
  indexedFields,
  textEnd,
} from './fields.js'
import type { RowKey } from './page.js'
import type { Rows } from './rows.js'

/** Sort direction. Without `nulls`, null is greater than all values. */
type Direction = 'asc' | 'desc' | { sort: 'asc' | 'desc'; nulls?: 'first' | 'last' }

/** Maximum number of distinct texts to sort, which takes a few milliseconds. */
const sortedTexts = 10_000

/**
 * Returns the sort keys of an order that ends with the product ID. Undefined if only PostgreSQL can sort by it.
 * @param hasByteOrder whether the database compares texts by bytes
 * @param relevanceOf at least 0
 */
export function rowKeys(
  rows: Rows,
  orderBy: object | object[],
  hasByteOrder: boolean,
  relevanceOf: (row: number) => number,
): RowKey[] | undefined {
  const terms = [orderBy].flat().flatMap((term) => Object.entries(term)) as [string, Direction][]
  const keys: RowKey[] = []
  for (const [name, direction] of terms) {
    const { sort, nulls } = typeof direction === 'string' ? { sort: direction } : direction
    const sign = sort === 'desc' ? -1 : 1
    if (name === 'productId') return [...keys, ...idKeys(rows, sign)]
    if (name === relevance) keys.push(numberKey(relevanceOf, sign))
    else if (name === 'createdAt') keys.push(timeKey(rows.createdAt, sign))
    else {
      const sortKey = Object.hasOwn(indexedFields, name)
        ? sortKeys[indexedFields[name as IndexedName].kind]
        : undefined
      const column = rows.columns[name as IndexedName]
      if (!sortKey) return undefined
      if (sortKey === bytesOf && !(hasByteOrder && column.size <= sortedTexts)) return undefined
      const ranks = column.ranks(sortKey)
      keys.push(rankKey(column, ranks, sign, nulls ?? (sort === 'desc' ? 'first' : 'last')))
    }
  }
  return undefined
}

/** Name of the sort by search relevance. PostgreSQL has no such column. */
export const relevance = 'relevance'

function numberKey(numberOf: (row: number) => number, sign: number): RowKey {
  return (rows, into, from, to) => {
    for (let at = from; at < to; at++) into[at] = sign * numberOf(rows[at]!)
  }
}

type SortKey = (value: ColumnValue) => number | string

/** A string of the bytes of a text. JavaScript compares it as PostgreSQL compares the text by bytes. */
const bytesOf: SortKey = (value) => {
  const text = value as string
  return Buffer.from(text.slice(0, text.indexOf(textEnd))).toString('latin1')
}

const sortKeys: Partial<Record<FieldKind, SortKey>> = {
  number: (value) => value as number,
  text: bytesOf,
}

function timeKey(times: Float64Array, sign: number): RowKey {
  return (rows, into, from, to) => {
    for (let at = from; at < to; at++) into[at] = sign * times[rows[at]!]!
  }
}

function rankKey(
  { codes }: Column,
  ranks: Float64Array,
  sign: number,
  nulls: 'first' | 'last',
): RowKey {
  const ofNull = nulls === 'first' ? -ranks.length : ranks.length
  const places = ranks.map((rank) => (Number.isNaN(rank) ? ofNull : sign * rank))
  return (rows, into, from, to) => {
    for (let at = from; at < to; at++) into[at] = places[codes[rows[at]!]!]!
  }
}

function idKeys({ idParts }: Rows, sign: number): RowKey[] {
  return idParts.map((part) => (rows, into, from, to) => {
    for (let at = from; at < to; at++) into[at] = sign * part(rows[at]!)
  })
}
