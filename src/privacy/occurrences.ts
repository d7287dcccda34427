/** Finds and replaces addresses in the columns of all tables, in batches of pages and one row at a time. */
import pg from 'pg'
import type { Pool } from '../postgres/pool.js'
import { distinctErasedAddress } from '../values/address-pattern.js'
import { type DecidedColumn, decidedColumns, type ErasureAction } from './columns.js'
import { type AddressSearch, contains, containsInJson, withoutAddresses } from './replace.js'

/** Pages of 8 kB that one statement reads. Small, because values outside of the pages can be large. */
const pagesPerBatch = 512

/** Number of values by column, such as `comment.content`. */
export type Counts = Record<string, number>

export const countIn = (counts: Counts, name: string, number = 1): void => {
  if (number > 0) counts[name] = (counts[name] ?? 0) + number
}

interface Column extends DecidedColumn {
  /** Type in PostgreSQL, such as `text` or `jsonb`. */
  type: string
  isNullable: boolean
}

interface Table {
  name: string
  columns: Column[]
}

/** Reads the types of the columns that can contain text. Encrypted values and hashes are not searched. */
async function readTables(pool: Pool): Promise<Table[]> {
  const { rows } = await pool.query<{
    table: string
    name: string
    type: string
    nullable: boolean
  }>(
    `SELECT c.relname AS table, a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type, NOT a.attnotnull AS nullable
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r' AND a.attgenerated = ''`,
  )
  return [...decidedColumns].map(([name, columns]) => ({
    name,
    columns: columns.flatMap((column) => {
      const found = rows.find((row) => row.table === name && row.name === column.column)
      if (!found || found.type === 'bytea') return []
      return [{ ...column, type: found.type, isNullable: found.nullable }]
    }),
  }))
}

/** Row with at least one value that contains a form of an address. */
type Row = { ctid: string } & Record<string, string | null>

/** Calls `visit` for each row of all tables that may contain an address. */
async function forEachRow(
  pool: Pool,
  search: AddressSearch,
  visit: (table: Table, row: Row) => Promise<void>,
): Promise<void> {
  for (const table of await readTables(pool)) {
    if (table.columns.length === 0) continue
    const name = pg.escapeIdentifier(table.name)
    const { rows: sizes } = await pool.query<{ pages: number }>(
      `SELECT (pg_relation_size('${name}'::regclass) / current_setting('block_size')::int)::int AS pages`,
    )
    const texts = table.columns.map(({ column }) => `${pg.escapeIdentifier(column)}::text`)
    const select = `SELECT ctid, ${texts.map((text, index) => `${text} AS c${index}`).join(', ')} FROM ${name}
      WHERE ctid >= $1::tid AND ctid < $2::tid AND EXISTS (
        SELECT FROM unnest($3::text[]) form WHERE strpos(lower(concat_ws(E'\\n', ${texts.join(', ')})), form) > 0
      )`
    for (let page = 0; page < sizes[0]!.pages; page += pagesPerBatch) {
      const range = [`(${page},0)`, `(${page + pagesPerBatch},0)`]
      const { rows } = await pool.query<Row>(select, [...range, search.forms])
      for (const row of rows) await visit(table, row)
    }
  }
}

const isJson = ({ type }: Column) => type === 'jsonb' || type === 'json'

/** Columns of a row with an address, with their values. */
function matchesOf(search: AddressSearch, { columns }: Table, row: Row) {
  return columns.flatMap((column, index) => {
    const value = row[`c${index}`]
    if (value === null || value === undefined) return []
    const matches = isJson(column) ? containsInJson(search, value) : contains(search, value)
    return matches ? [{ column, value }] : []
  })
}

/** An occurrence that an erasure does not remove, with the reason. */
export type KeptValues = {
  column: string
  count: number
  reason: string
}

/** Searches all columns. @returns numbers of values with an address, by column */
export async function findOccurrences(pool: Pool, search: AddressSearch): Promise<KeptValues[]> {
  const found = new Map<string, KeptValues>()
  await forEachRow(pool, search, async (table, row) => {
    for (const { column } of matchesOf(search, table, row)) {
      const name = `${table.name}.${column.column}`
      const before = found.get(name)?.count ?? 0
      found.set(name, { column: name, count: before + 1, reason: column.reason })
    }
  })
  return [...found.values()]
}

/** Calls `use` for each value that contains an address, with the row as JSON without secrets. */
export async function forEachOccurrence(
  pool: Pool,
  search: AddressSearch,
  use: (column: string, row: Record<string, unknown>, value: string) => void,
): Promise<void> {
  await forEachRow(pool, search, async (table, row) => {
    const matches = matchesOf(search, table, row)
    if (matches.length === 0) return
    const name = pg.escapeIdentifier(table.name)
    const { rows } = await pool.query<{ record: Record<string, unknown> }>(
      `SELECT to_jsonb(t) AS record FROM ${name} t WHERE ctid = $1::tid`,
      [row.ctid],
    )
    for (const { column, value } of matches)
      use(`${table.name}.${column.column}`, rows[0]?.record ?? {}, value)
  })
}

/** Error code of PostgreSQL. */
const uniqueViolation = '23505'

const replacing: readonly ErasureAction[] = ['replace', 'clear']

/** Number of passes after which the erasure leaves occurrences to the report: others write the address meanwhile. */
const maxPasses = 5

/**
 * Replaces the addresses in all columns whose decision is `replace` or `clear`. Each row is one statement, which changes
 * the row only if it is still the one that was read. Rows that changed meanwhile are found by the next pass.
 */
export async function replaceOccurrences(
  pool: Pool,
  search: AddressSearch,
  counts: Counts,
): Promise<void> {
  for (let pass = 0; pass < maxPasses; pass++) {
    let isChanged = false
    await forEachRow(pool, search, async (table, row) => {
      const matches = matchesOf(search, table, row).filter(({ column }) =>
        replacing.includes(column.action),
      )
      if (matches.length === 0) return
      isChanged = true
      const replace = (replacement: string) =>
        replaceInRow(pool, { ...search, replacement }, table.name, row.ctid, matches)
      const rowCount = await replace(search.replacement).catch((error) => {
        if (error.code !== uniqueViolation) throw error
        // Another row has that value, such as a saved search named by another address of the person.
        return replace(distinctErasedAddress())
      })
      if (rowCount > 0)
        for (const { column } of matches) countIn(counts, `${table.name}.${column.column}`)
    })
    if (!isChanged) return
  }
}

async function replaceInRow(
  pool: Pool,
  search: AddressSearch,
  table: string,
  ctid: string,
  matches: { column: Column; value: string }[],
): Promise<number> {
  const values: unknown[] = [ctid]
  const assignments = matches.map(({ column, value }) => {
    const isRemovable = column.action === 'clear' && column.isNullable
    values.push(withoutAddresses(search, value, { isJson: isJson(column), isRemovable }), value)
    const name = pg.escapeIdentifier(column.column)
    const [next, previous] = [`$${values.length - 1}`, `$${values.length}`]
    return { set: `${name} = ${next}::${column.type}`, where: `${name}::text = ${previous}` }
  })
  const { rowCount } = await pool.query(
    `UPDATE ${pg.escapeIdentifier(table)} SET ${assignments.map(({ set }) => set).join(', ')}
     WHERE ctid = $1::tid AND ${assignments.map(({ where }) => where).join(' AND ')}`,
    values,
  )
  return rowCount ?? 0
}
