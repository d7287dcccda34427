import { setImmediate } from 'node:timers/promises'
import type { ClientBase, Pool } from 'pg'
import { insertRows } from '../../src/postgres/insert-rows.js'
import { allowSilence } from '../../src/postgres/pool.js'
import { addOutlet, type CatalogueRows, emptyRows } from './catalogue.js'
import { Random } from './random.js'
import { ensureReferences } from './references.js'

export type SeedOptions = {
  /** Number of products to add. About five belong to one outlet. */
  products: number
  /** The same seed generates the same catalogue. A second run with it continues the sequence. */
  seed?: number
  now?: number
  onProgress?: (progress: SeedProgress) => void
}

type SeedProgress = {
  phase: 'products' | 'indexes' | 'statistics'
  /** Number of products inserted so far. */
  done: number
  total: number
}

export type SeedResult = { outlets: number; products: number }

const batchSize = 2_500
const lockKey = 'masthead demo'
const catalogueTables = [
  'outlet',
  'outlet_channel',
  'outlet_tag',
  'product',
  'product_channel',
  'product_price',
  'listing',
]

/**
 * Adds a large, realistic catalogue for benchmarks, in one transaction, so that an aborted run leaves no rows. If
 * most listings will be new, it rebuilds their indexes at the end and blocks reads of listings until then.
 */
export async function seedCatalogue(
  db: { direct: Pool },
  { products, seed = 1, now = Date.now(), onProgress = () => {} }: SeedOptions,
): Promise<SeedResult> {
  const client = await db.direct.connect()
  try {
    allowSilence(client, 0)
    await client.query('BEGIN')
    await client.query('SELECT pg_advisory_xact_lock(hashtext($1))', [lockKey])
    await client.query(
      `SET LOCAL statement_timeout = 0;
       SET LOCAL idle_in_transaction_session_timeout = 0;
       SET LOCAL maintenance_work_mem = '256MB';
       SET LOCAL masthead.defer_listing = 'on'`,
    )
    await skipChecks(client)
    const indexes = await dropIndexes(client, products)
    const result = await addProducts(client, { products, seed, now, onProgress })
    onProgress({ phase: 'indexes', done: products, total: products })
    for (const index of indexes) await client.query(index)
    await client.query(`SELECT pg_notify('masthead_catalogue', '')`)
    await client.query('COMMIT')

    onProgress({ phase: 'statistics', done: products, total: products })
    await client.query('SET statement_timeout = 0')
    await client.query(`VACUUM (ANALYZE) ${catalogueTables.join(', ')}`)
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  } finally {
    // The connection has no statement timeout anymore, so it must not return to the pool.
    client.release(true)
  }
}

/** Disables triggers and foreign key checks if the role may do so. The generated rows are consistent. */
async function skipChecks(client: ClientBase): Promise<void> {
  await client.query(
    `SELECT set_config('session_replication_role', 'replica', true)
     WHERE has_parameter_privilege('session_replication_role', 'SET')`,
  )
}

/**
 * Drops the secondary indexes of listings if most rows will be new. Returns the statements that create them again.
 */
async function dropIndexes(client: ClientBase, products: number): Promise<string[]> {
  const { rows: few } = await client.query(
    'SELECT FROM (SELECT count(*) AS n FROM listing) counted WHERE n * 4 <= $1',
    [products],
  )
  if (few.length === 0 || products < 10_000) return []
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass AS name, pg_get_indexdef(indexrelid) AS definition
     FROM pg_index WHERE indrelid = 'listing'::regclass AND NOT indisunique`,
  )
  if (rows.length > 0) await client.query(`DROP INDEX ${rows.map(({ name }) => name).join(', ')}`)
  return rows.map(({ definition }) => definition)
}

type Load = Required<SeedOptions>

async function addProducts(client: ClientBase, load: Load): Promise<SeedResult> {
  const refs = await ensureReferences(client)
  const first = await nextNumber(client, load.seed)
  let number = first
  let done = 0
  let writing = Promise.resolve()
  for (let batch = 0; done < load.products; batch++) {
    const rows = emptyRows()
    const wanted = Math.min(load.products - done, batchSize)
    for (; rows.product.length < wanted; number++) {
      const maxProducts = load.products - done - rows.product.length
      addOutlet(rows, refs, outletPlan(load, number, maxProducts))
      // Lets the driver send the next statement of the batch.
      if (number % 50 === 0) await setImmediate()
    }
    // The next batch is generated while the database writes this one.
    await writing
    const written = done + rows.product.length
    writing = write(client, rows, isPowerOfFour(batch)).then(() =>
      load.onProgress({ phase: 'products', done: written, total: load.products }),
    )
    writing.catch(() => {})
    done = written
  }
  await writing
  return { outlets: number - first, products: done }
}

function outletPlan({ seed, now }: Load, number: number, maxProducts: number) {
  const key = `seed-${seed}-${String(number).padStart(9, '0')}`
  const random = new Random(key)
  return { random, number, now, maxProducts, key: () => key, domainSuffix: `-${number}` }
}

async function write(client: ClientBase, rows: CatalogueRows, analyze: boolean): Promise<void> {
  for (const [table, tableRows] of Object.entries(rows)) await insertRows(client, table, tableRows)
  // Plans from the time when the tables were empty would scan them for every row.
  if (analyze) await client.query(`ANALYZE ${catalogueTables.join(', ')}`)
  await client.query('SELECT listing_refresh($1::uuid[])', [rows.product.map(({ id }) => id)])
}

function isPowerOfFour(n: number): boolean {
  return Number.isInteger(Math.log2(n) / 2)
}

/** Returns the number of the next outlet of this seed. */
async function nextNumber(client: ClientBase, seed: number): Promise<number> {
  const { rows } = await client.query<{ last: string | null }>(
    'SELECT max(substr(key, length($1) + 1)) AS last FROM outlet WHERE starts_with(key, $1)',
    [`seed-${seed}-`],
  )
  return rows[0]!.last === null ? 0 : Number(rows[0]!.last) + 1
}
