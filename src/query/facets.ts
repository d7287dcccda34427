/** Counts of listings by the values that they can be narrowed to, from the narrow tables. */
import type { Database } from '../postgres/database.js'
import { tookTooLong } from './analyst.js'
import { conditionSql } from './filter.js'
import { dataModelOf } from './model.js'
import { conjunctsOf, fieldsOf, narrowed } from './narrow.js'
import { type Condition, parameterized, Statement } from './read.js'

/** Where the spans of prices begin, in cents; each ends where the next one begins. */
export const priceSpans = [0, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000] as const
/** Where the spans of authority begin, the last one with 100. */
export const authoritySpans = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90] as const

interface Facet {
  /** The fields of a listing that conditions of its own look at. */
  fields: readonly string[]
  /** What rows are grouped by: a column of the narrow tables, a number. */
  key: string
  /** The values of a key, as an array: of the table whose id it is; without one, the key is the value. */
  values?: { table: string; sql: string }
}

const span = (column: string, from: readonly number[]) =>
  `width_bucket(f.${column}, '{${from.join(',')}}'::bigint[])`

const facets = {
  countries: {
    fields: ['country'],
    key: 'place_id',
    values: { table: 'listing_place', sql: 'array_remove(ARRAY[country], NULL)' },
  },
  prices: { fields: ['standardPrice', 'lowestPrice'], key: 'price_span' },
  authorities: { fields: ['domainAuthority'], key: 'authority_span' },
  channelTypes: {
    fields: ['channelTypes'],
    key: 'kind_id',
    values: { table: 'listing_kind', sql: 'channel_types' },
  },
  placementTypes: {
    fields: ['placementTypes'],
    key: 'kind_id',
    values: { table: 'listing_kind', sql: 'placement_types' },
  },
  disclaimers: {
    fields: ['disclaimerNames', 'disclaimerIds'],
    key: 'disclaimer_set_id',
    values: { table: 'listing_disclaimer_set', sql: 'disclaimer_names' },
  },
  tags: {
    fields: ['tags'],
    key: 'tag_set_id',
    values: { table: 'listing_tag_set', sql: 'tags' },
  },
} satisfies Record<string, Facet>

type FacetName = keyof typeof facets

/** The values of each facet with their numbers, most first. A span has its number, from 1. */
export type FacetCounts = Record<FacetName, { value: string; count: number }[]>

const facetNames = Object.keys(facets) as FacetName[]
const facetOf = (name: FacetName): Facet => facets[name]

// What is grouped by at once: the fewer tables of groups a row is counted in, the faster.
const groupings: FacetName[][] = [
  ['countries', 'prices', 'authorities'],
  ['channelTypes', 'placementTypes', 'disclaimers'],
  ['tags'],
]

/**
 * Counts the listings of a filter by what they can be narrowed to, each facet without the conditions of its own: those
 * that must hold by themselves and look at nothing else. In one statement, which counts by
 * the sets of values that listings have; what is in a set never changes, and is remembered.
 * @param price the column of the price that the caller sees
 * @throws AppError query_too_expensive (it takes too long)
 */
export async function countFacets(
  db: Database,
  where: Condition,
  price: 'standardPrice' | 'lowestPrice',
): Promise<FacetCounts> {
  const { shape, values } = parameterized({ where })
  const statement = new Statement(dataModelOf(db.prisma))
  const text = facetsSql(statement, shape.where ?? {}, price)
  const rows = await read<CountedRow>(db, text, statement.parameters(values))
  const sets = setsOf(db)
  const counted = rows.map(async ({ facet, keys, counts }) => {
    const found = await sets[facet].count(numbers(keys), numbers(counts), (sql, ids) =>
      read(db, sql, [ids]),
    )
    found.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    return [facet, found] as const
  })
  return Object.fromEntries(await Promise.all(counted)) as FacetCounts
}

/** Facets are a part of a page: they wait for no analyst. */
async function read<Row extends Record<string, unknown>>(
  { pool }: Database,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  try {
    return (await pool.query<Row>(text, values)).rows
  } catch (error) {
    throw tookTooLong(error)
  }
}

/** Arrays of PostgreSQL as their text, which JSON reads many times as fast as the driver; null where there is none. */
type CountedRow = {
  facet: FacetName
  keys: string | null
  counts: string | null
}

const numbers = (array: string | null): number[] =>
  array === null ? [] : JSON.parse(`[${array.slice(1, -1)}]`)

function facetsSql(statement: Statement, where: Condition, price: string): string {
  const parts = conjunctsOf(where)
  const isOwn = (name: FacetName, part: Condition) => {
    const fields = fieldsOf(part)
    return fields.length > 0 && fields.every((field) => facetOf(name).fields.includes(field))
  }
  const amount = price === 'standardPrice' ? 'standard_price' : 'lowest_price'
  const rows = (of: Condition[]) => {
    const { model, where } = narrowed(statement.data, { AND: of })
    return `${statement.table(model, 'f')} CROSS JOIN LATERAL (SELECT ${span(amount, priceSpans)} AS price_span, ${span('domain_authority', authoritySpans)} AS authority_span) AS spans WHERE ${conditionSql(statement, model, 'f', where)}`
  }
  // Facets without conditions of their own are counted in one pass.
  const alike = facetNames.filter((name) => !parts.some((part) => isOwn(name, part)))
  const sets = groupings.flatMap((names) => {
    const keys = new Set(
      names.filter((name) => alike.includes(name)).map((name) => facetOf(name).key),
    )
    return keys.size > 0 ? [[...keys]] : []
  })
  const groups =
    sets.length > 0 &&
    `WITH groups AS MATERIALIZED (SELECT ${sets.flat().join(', ')}, count(*) AS n FROM ${rows(parts)} GROUP BY GROUPING SETS (${sets.map((keys) => `(${keys})`)}))`
  const counted = facetNames.map((name) => {
    const { key } = facetOf(name)
    const keyed = alike.includes(name)
      ? `SELECT ${key}, n FROM groups`
      : `SELECT ${key}, count(*) FROM ${rows(parts.filter((part) => !isOwn(name, part)))} GROUP BY 1`
    return `SELECT '${name}' AS facet, array_agg(key)::text AS keys, array_agg(n)::text AS counts FROM (${keyed}) AS keyed (key, n) WHERE key IS NOT NULL`
  })
  return `${groups || ''} ${counted.join(' UNION ALL ')}`
}

type Load = (sql: string, ids: number[]) => Promise<Record<string, unknown>[]>

/** More sets than this are read by reading all. */
const fewSets = 1_000

/** The values of sets by the id of each, as far as they were met. */
class ValueSets {
  readonly #table: Facet['values']
  readonly #values: string[] = []
  readonly #numberOf = new Map<string, number>()
  /** By the id of the set the numbers of its values. */
  readonly #sets: number[][] = []

  constructor(table: Facet['values']) {
    this.#table = table
  }

  /** How many listings have each value, from how many have each set. */
  async count(
    keys: number[],
    counts: number[],
    load: Load,
  ): Promise<{ value: string; count: number }[]> {
    if (this.#table) await this.#learn(this.#table, keys, load)
    else for (const key of keys) this.#sets[key] ??= [this.#number(String(key))]
    const sums = new Array<number>(this.#values.length).fill(0)
    for (const [index, key] of keys.entries())
      for (const value of this.#sets[key]!) sums[value]! += counts[index]!
    return sums.flatMap((count, number) =>
      count > 0 ? [{ value: this.#values[number]!, count }] : [],
    )
  }

  async #learn(
    { table, sql }: NonNullable<Facet['values']>,
    keys: number[],
    load: Load,
  ): Promise<void> {
    const unknown = keys.filter((key) => !this.#sets[key])
    if (unknown.length === 0) return
    const all = unknown.length > fewSets
    const [row] = await load(
      `SELECT json_agg(json_build_array(id, ${sql}))::text AS sets FROM ${table} WHERE $1::int[] IS NULL OR id = ANY ($1)`,
      (all ? null : unknown) as number[],
    )
    for (const [id, values] of JSON.parse(row!.sets as string) as [number, string[]][])
      this.#sets[id] = values.map((value) => this.#number(value))
  }

  #number(value: string): number {
    let number = this.#numberOf.get(value)
    if (number === undefined) {
      number = this.#values.push(value) - 1
      this.#numberOf.set(value, number)
    }
    return number
  }
}

const known = new WeakMap<object, Record<FacetName, ValueSets>>()

function setsOf({ pool }: Database): Record<FacetName, ValueSets> {
  let sets = known.get(pool)
  if (!sets) {
    sets = Object.fromEntries(
      facetNames.map((name) => [name, new ValueSets(facetOf(name).values)]),
    ) as Record<FacetName, ValueSets>
    known.set(pool, sets)
  }
  return sets
}
