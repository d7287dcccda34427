import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { createDatabase, databaseUrl } from '../../src/postgres/admin.js'
import { migrate, migrationPlan, migrationStatus } from '../../src/postgres/migrate.js'
import { emptyDatabase } from '../support/database.js'
import { masthead } from '../support/processes/cli.js'

const directory = join(mkdtempSync(join(tmpdir(), 'masthead-plan-')), 'migrations')
afterAll(() => rmSync(join(directory, '..'), { recursive: true, force: true }))

function write(name: string, sql: string): void {
  mkdirSync(join(directory, name), { recursive: true })
  writeFileSync(join(directory, name, 'migration.sql'), sql)
}

const { url: server } = await emptyDatabase()
const { url: empty } = await emptyDatabase()
let databases = 0
let url: string

beforeEach(async () => {
  rmSync(directory, { recursive: true, force: true })
  write(
    '20260101000000_one',
    'CREATE TABLE one (id int PRIMARY KEY); CREATE TABLE two (id int PRIMARY KEY); INSERT INTO one SELECT generate_series(1, 1000); ANALYZE one',
  )
  const name = `plan_${process.pid}_${databases++}`
  await createDatabase(server, name)
  url = databaseUrl(server, name)
  await migrate(url, { directory })
})

async function session(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}

const indexed = `DROP INDEX CONCURRENTLY IF EXISTS one_idx;\n-- Beside those who write; it begins anew.\nCREATE INDEX CONCURRENTLY one_idx ON one (id);\n`

it('lists the pending migrations, and changes nothing', async () => {
  write('20260102000000_two', 'CREATE INDEX one_idx ON one (id); CREATE TABLE three (id int)')
  write('20260103000000_three', 'ALTER TABLE one ADD COLUMN more int; INSERT INTO two VALUES (1)')
  write('20260104000000_four', indexed)
  write(
    '20260105000000_five',
    'CREATE FUNCTION f() RETURNS int LANGUAGE sql AS $$ DELETE FROM two; SELECT 1 $$; -- ALTER TABLE two',
  )
  expect(await migrationPlan(url, directory)).toEqual([
    { name: '20260102000000_two', tables: [{ table: 'one', rows: 1000, waits: 'writes' }] },
    {
      name: '20260103000000_three',
      tables: [
        { table: 'one', rows: 1000, waits: 'everything' },
        { table: 'two', rows: 0, waits: 'nothing' },
      ],
    },
    { name: '20260104000000_four', tables: [{ table: 'one', rows: 1000, waits: 'nothing' }] },
    { name: '20260105000000_five', tables: [] },
  ])
  const states = (await migrationStatus(url, directory)).map(({ state }) => state)
  expect(states).toEqual(['applied', 'pending', 'pending', 'pending', 'pending'])
})

it('is printed by a command', async () => {
  const plan = await masthead(empty, 'migrate', '--plan')
  expect(plan).toMatchObject({ code: 0, stderr: '', stdout: expect.stringMatching(/_init\n/) })
  await masthead(empty, 'migrate')
  expect((await masthead(empty, 'migrate', '--plan')).stdout).toBe('Nothing to apply\n')
})

it('builds an index concurrently with writes, in one instance at a time', async () => {
  write('20260102000000_two', indexed)
  const writer = await session()
  await writer.query('BEGIN; INSERT INTO one VALUES (2000)')
  const migrations = [migrate(url, { directory }), migrate(url, { directory })]
  await sleep(500)
  // The build waits for transactions that have written, and does not block writes.
  const other = await session()
  await other.query('INSERT INTO one VALUES (3000)')
  await writer.query('COMMIT')
  expect((await Promise.all(migrations)).flat()).toContain('20260102000000_two')
  const { rows } = await other.query(
    `SELECT indisvalid FROM pg_index WHERE indexrelid = 'one_idx'::regclass`,
  )
  expect(rows).toEqual([{ indisvalid: true }])
  await Promise.all([writer.end(), other.end()])
})

it('rebuilds an index that a kill left invalid', async () => {
  write('20260102000000_two', indexed)
  const reader = await session()
  await reader.query('BEGIN; INSERT INTO one VALUES (2000)')
  const cut = await session()
  cut.on('error', () => {})
  const half = cut.query('CREATE INDEX CONCURRENTLY one_idx ON one (id)').catch(() => {})
  await sleep(300)
  await reader.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE query LIKE 'CREATE INDEX CONCURRENTLY%' AND datname = current_database() AND pid <> pg_backend_pid()`,
  )
  await half
  await reader.query('COMMIT')
  await migrate(url, { directory })
  const { rows } = await reader.query(
    `SELECT indisvalid FROM pg_index WHERE indrelid = 'one'::regclass`,
  )
  expect(rows).toEqual([{ indisvalid: true }, { indisvalid: true }])
  await reader.end()
})

it('does not block reads while it waits for the lock of a table', async () => {
  write('20260102000000_two', 'ALTER TABLE one ADD COLUMN more int')
  const holder = await session()
  await holder.query('BEGIN; SELECT FROM one')
  const migrating = migrate(url, { directory })
  const reader = await session()
  let slowestMs = 0
  for (const end = performance.now() + 4_000; performance.now() < end; ) {
    const begun = performance.now()
    await reader.query('SELECT count(*) FROM one')
    slowestMs = Math.max(slowestMs, performance.now() - begun)
    await sleep(20)
  }
  await holder.query('COMMIT')
  await migrating
  expect(slowestMs).toBeLessThan(2_500)
  expect((await migrationStatus(url, directory)).map(({ state }) => state)).toEqual([
    'applied',
    'applied',
  ])
  await Promise.all([holder.end(), reader.end()])
})
