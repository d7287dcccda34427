import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { demoTokens } from '../../prisma/demo/seed.js'
import { openArchive, restoreBackup } from '../../src/cli/archive/restore.js'
import { openStore } from '../../src/files/open-store.js'
import { migrationStatus } from '../../src/postgres/migrate.js'
import { root } from '../../src/root.js'
import { emptyDatabase, testDatabase } from '../support/database.js'
import { databaseSums } from '../support/expected/database-sums.js'
import { bytesOf } from '../support/files/stored.js'
import { ownDirectory } from '../support/files/upload.js'
import { type Instance, secretKey, startInstance } from '../support/processes/instance.js'

// The demo marketplace as the last release left it, with a file and an endpoint. docs/production.md describes how a
// release replaces it.
const archive = join(root, 'tests/support/files/last-release.tar.gz')

const { url } = await emptyDatabase()
const { url: fresh } = await testDatabase()
const directory = ownDirectory()
const store = await openStore({ kind: 'local', directory: join(directory, 'files') })
let server: Instance | undefined
afterAll(() => server?.end('SIGTERM'))

it('migrates the database of the last release', async () => {
  const open = await openArchive(archive)
  const { sums } = await restoreBackup(open, { databaseUrl: url, files: store })
  expect(open.secretKey).toBe(secretKey)
  expect(sums.entries).toBeGreaterThan(50)
  expect((await migrationStatus(url)).filter(({ state }) => state !== 'applied')).toEqual([])
  const [upgraded, made] = await Promise.all([databaseSums(url), databaseSums(fresh)])
  const withoutSequences = (line: string) => !/_seq \d+$/.test(line)
  expect(upgraded.schema.filter(withoutSequences)).toEqual(made.schema.filter(withoutSequences))
})

it('serves the existing records', async () => {
  server = await startInstance(url, { DATA_DIR: directory, DRAIN_SECONDS: '0' })
  const { token } = demoTokens(secretKey).teams[0]!
  const get = async (path: string) => {
    const response = await fetch(server!.url + path, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(response.status, path).toBe(200)
    return response.json()
  }
  for (const path of ['/products/listings', '/outlets', '/orders', '/campaigns', '/tags']) {
    expect((await get(path)).total_records, path).toBeGreaterThan(0)
  }
  const { records } = await get('/files')
  expect(records[0]).toMatchObject({ name: 'note.txt' })
  expect((await bytesOf(await store.open(records[0].file_key))).toString()).toBe(
    'kept since the last release',
  )
  expect((await get('/webhook-endpoints')).records).toHaveLength(1)
})

it('has every listing as a rebuild would create it', async () => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const rows = async (sql: string) => (await client.query(sql)).rows
  const before = await rows('SELECT * FROM listing ORDER BY product_id')
  await client.query('UPDATE product SET name = name')
  expect(await rows('SELECT * FROM listing ORDER BY product_id')).toEqual(before)
  const tables = `SELECT relname FROM pg_class WHERE relkind = 'r' AND relname LIKE 'listing%' ORDER BY 1`
  expect(await rows(tables)).toEqual([{ relname: 'listing' }, { relname: 'listing_change' }])
  // The query of an instance of the last release that is still running.
  const former = `SELECT f.product_id FROM listing_filter f
    WHERE EXISTS (SELECT FROM listing_place p WHERE p.id = f.place_id AND p.country = 'France')
      AND EXISTS (SELECT FROM listing_tag_set t WHERE t.id = f.tag_set_id AND t.tags && '{Business,Food,Travel}')
      AND EXISTS (SELECT FROM listing_kind k WHERE k.id = f.kind_id AND k.channel_types && '{WEBSITE}'::channel_type[])
      AND EXISTS (SELECT FROM listing_disclaimer_set d WHERE d.id = f.disclaimer_set_id)
    ORDER BY 1`
  const found = await rows(former)
  expect(found.length).toBeGreaterThan(0)
  expect(found).toEqual(
    await rows(`SELECT product_id FROM listing
      WHERE country = 'France' AND tags && '{Business,Food,Travel}' AND channel_types && '{WEBSITE}'::channel_type[]
      ORDER BY 1`),
  )
  await client.end()
})
