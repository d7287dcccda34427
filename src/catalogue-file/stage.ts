import type { ClientBase } from 'pg'
import { type InsertRow, insertRows } from '../postgres/insert-rows.js'
import { type CatalogueRow, type CellProblem, channelColumns, parseRow } from './columns.js'
import { type CatalogueFormat, readRows } from './read.js'

const batchSize = 2_000

/**
 * Temporary tables in which an import is checked and applied, so that memory does not depend on the size of the file.
 * They are dropped at the end of the transaction.
 */
export async function createStage(client: ClientBase): Promise<void> {
  await client.query(`
    CREATE TEMP TABLE import_row (
      line integer NOT NULL, outlet_key text, product_key text, bad boolean NOT NULL, outlet jsonb, product jsonb
    ) ON COMMIT DROP;
    CREATE TEMP TABLE import_fault (
      n serial, line integer NOT NULL, "column" text, reason text NOT NULL,
      is_warning boolean NOT NULL DEFAULT false
    ) ON COMMIT DROP;
    CREATE TEMP TABLE import_touched (entity text, id uuid, PRIMARY KEY (entity, id)) ON COMMIT DROP;
    CREATE OR REPLACE FUNCTION pg_temp.uuid_v7() RETURNS uuid LANGUAGE sql VOLATILE AS $$
      SELECT encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
        PLACING substring(int8send((extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3)
        FROM 1 FOR 6), 52, 1), 53, 1), 'hex')::uuid
    $$`)
}

export type Staged = { rows: number; readable: boolean }

/** Loads a file into the stage. `readable` is false if its header is invalid. */
export async function stage(
  client: ClientBase,
  source: AsyncIterable<Uint8Array>,
  format: CatalogueFormat,
  onRows: (rows: number) => void,
): Promise<Staged> {
  const { rows: types } = await client.query<{ id: string; prefix: string }>(
    'SELECT id, prefix FROM product_type',
  )
  const typeIds = new Map(types.map(({ id, prefix }) => [prefix, id]))
  let count = 0
  let previous = ''
  let staged: InsertRow[] = []
  let issues: InsertRow[] = []
  const flush = async () => {
    await insertRows(client, 'import_row', staged)
    await insertRows(client, 'import_fault', issues)
    staged = []
    issues = []
    onRows(count)
  }
  const note = (line: number, problems: CellProblem[]) => {
    for (const { column, reason } of problems) {
      issues.push({ line, column: column && storable(column), reason: storable(reason) })
    }
  }

  for await (const fileRow of readRows(source, format)) {
    const { line } = fileRow
    if ('header' in fileRow) {
      note(line, fileRow.header)
      await flush()
      return { rows: count, readable: false }
    }
    count++
    const { row, problems } = fileRow.raw ? parseRow(fileRow.raw) : { row: {}, problems: [] }
    const all = [...fileRow.problems, ...problems]
    note(line, all)
    const bad = all.length > 0
    const outletIsGood = !all.some(({ column }) => column === null || column.startsWith('outlet_'))
    let outlet: unknown = outletIsGood && row.outlet_key ? outletValues(row) : null
    if (outlet && !bad) {
      // Most files group products by outlet, so repeated outlet columns are not compared.
      const text = JSON.stringify([row.outlet_key, outlet])
      if (text === previous) outlet = null
      previous = text
    }
    staged.push({
      line,
      outlet_key: row.outlet_key ?? null,
      product_key: row.product_key ?? null,
      bad,
      outlet,
      product: !bad && row.product_key ? productValues(row, typeIds) : null,
    })
    if (staged.length === batchSize) await flush()
  }
  await flush()
  await client.query('CREATE INDEX ON import_row (line); ANALYZE import_row')
  return { rows: count, readable: true }
}

/** Excerpt of a file without NUL and unpaired surrogates, which PostgreSQL rejects. */
function storable(text: string): string {
  return text.replace(/[\0\p{Surrogate}]/gu, '\ufffd')
}

/** Outlet columns of a row, without their prefix. Most are columns of the table. */
function outletValues(row: CatalogueRow): InsertRow {
  const values = withoutPrefix(row, 'outlet_')
  const { outlet_channels: channels } = row
  if (!channels) return values
  return {
    ...values,
    channels: channels.map((channel: InsertRow) => ({
      disclaimer: channel.disclaimer,
      ...Object.fromEntries(
        Object.entries(channelColumns).map(([name, column]) => [column, channel[name]]),
      ),
    })),
  }
}

function productValues(row: CatalogueRow, typeIds: Map<string, string>): InsertRow {
  const { type, ...values } = withoutPrefix(row, 'product_')
  return { ...values, type_id: typeIds.get(type as string) }
}

function withoutPrefix(row: CatalogueRow, prefix: 'outlet_' | 'product_'): InsertRow {
  const entries = Object.entries(row)
    .filter(([name]) => name.startsWith(prefix) && name !== `${prefix}key`)
    .map(([name, value]) => [name.slice(prefix.length), value])
  return Object.fromEntries(entries)
}
