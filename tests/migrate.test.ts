import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createMigration, migrate, migrationStatus } from '../prisma/migrate.js'
import { createDatabase, databaseUrl } from '../src/database/admin.js'
import { emptyDatabase, testDatabase } from './support/database.js'

const directory = mkdtempSync(join(tmpdir(), 'masthead-migrations-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

function write(name: string, sql: string): void {
  mkdirSync(join(directory, name), { recursive: true })
  writeFileSync(join(directory, name, 'migration.sql'), sql)
}

async function rows(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

const { url: server } = await emptyDatabase()
let databases = 0
let url: string

beforeEach(async () => {
  rmSync(directory, { recursive: true, force: true })
  mkdirSync(directory)
  write(
    '20260101000000_one',
    `CREATE TABLE one (id int);
     CREATE FUNCTION two() RETURNS int LANGUAGE plpgsql AS $$ BEGIN PERFORM 1; RETURN 2; END $$;
     INSERT INTO one VALUES (two());`,
  )
  const name = `migrate_${process.pid}_${databases++}`
  await createDatabase(server, name)
  url = databaseUrl(server, name)
})

describe('migrate', () => {
  it('applies what is pending, once, and keeps the history of the stock CLI', async () => {
    expect(await migrate(url, { directory })).toEqual(['20260101000000_one'])
    expect(await migrate(url, { directory })).toEqual([])
    write('20260102000000_two', 'CREATE TABLE two (id int)')
    expect(await migrate(url, { directory })).toEqual(['20260102000000_two'])
    expect(await rows(url, 'SELECT id FROM one')).toEqual([{ id: 2 }])
    expect(
      await rows(
        url,
        `SELECT migration_name, applied_steps_count, length(checksum) AS checksum,
           finished_at >= started_at AS finished, rolled_back_at
         FROM _prisma_migrations ORDER BY migration_name`,
      ),
    ).toEqual(
      ['20260101000000_one', '20260102000000_two'].map((migration_name) => ({
        migration_name,
        applied_steps_count: 1,
        checksum: 64,
        finished: true,
        rolled_back_at: null,
      })),
    )
  })

  it('lets several instances start at once', async () => {
    const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(url, { directory })))
    expect(applied.flat()).toEqual(['20260101000000_one'])
    expect(await rows(url, 'SELECT id FROM one')).toEqual([{ id: 2 }])
  })

  it('keeps nothing of a failed migration, stops at it, and tries again when told', async () => {
    write('20260102000000_bad', 'CREATE TABLE two (id int); INSERT INTO one VALUES (2/0)')
    const failure = /Migration 20260102000000_bad failed: .*division by zero.*migrate --retry/
    await expect(migrate(url, { directory })).rejects.toThrow(failure)
    await expect(migrate(url, { directory })).rejects.toThrow(/20260102000000_bad failed before/)
    expect(await rows(url, "SELECT to_regclass('two') AS two")).toEqual([{ two: null }])
    expect(await migrationStatus(url, directory)).toMatchObject([
      { name: '20260101000000_one', state: 'applied' },
      { name: '20260102000000_bad', state: 'failed' },
    ])
    write('20260102000000_bad', 'CREATE TABLE two (id int)')
    expect(await migrate(url, { directory, retry: true })).toEqual(['20260102000000_bad'])
  })

  it('refuses an edited migration and a database ahead of the code', async () => {
    await migrate(url, { directory })
    write('20260101000000_one', 'CREATE TABLE one (id bigint)')
    await expect(migrate(url, { directory })).rejects.toThrow(/20260101000000_one was edited/)
    rmSync(join(directory, '20260101000000_one'), { recursive: true })
    await expect(migrate(url, { directory })).rejects.toThrow(
      /has migration 20260101000000_one, which this release does not have/,
    )
  })

  it('writes a new migration as the difference to the schema, and leaves no shadow database', async () => {
    rmSync(join(directory, '20260101000000_one'), { recursive: true })
    write('20991231235959_last', 'SELECT 1')
    const file = await createMigration(url, 'Add Everything!', directory)
    expect(file).toBe(join(directory, '21000101000000_add_everything', 'migration.sql'))
    expect(readFileSync(file!, 'utf8')).toContain('CREATE TABLE "team"')
    expect(await rows(url, "SELECT 1 FROM pg_database WHERE datname LIKE '%shadow%'")).toEqual([])
  })
})

it('brings the whole schema into a database', async () => {
  const { url } = await testDatabase()
  expect(await migrationStatus(url)).not.toContainEqual(
    expect.not.objectContaining({ state: 'applied' }),
  )
  expect(await createMigration(url, 'none')).toBeUndefined()
})
