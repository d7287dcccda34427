import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createDatabase, databaseUrl } from '../../src/postgres/admin.js'
import { createMigration } from '../../src/postgres/create-migration.js'
import { migrate, migrationStatus } from '../../src/postgres/migrate.js'
import { emptyDatabase, testDatabase } from '../support/database.js'

const base = mkdtempSync(join(tmpdir(), 'masthead-migrations-'))
const directory = join(base, 'migrations')
afterAll(() => rmSync(base, { recursive: true, force: true }))

function write(name: string, sql: string): void {
  mkdirSync(join(directory, name), { recursive: true })
  writeFileSync(join(directory, name, 'migration.sql'), sql)
}

/** Writes a file of functions with `answer()`. */
function writeAnswer(body: string): void {
  mkdirSync(join(base, 'functions'), { recursive: true })
  writeFileSync(
    join(base, 'functions', 'answer.sql'),
    `CREATE OR REPLACE FUNCTION answer() RETURNS int LANGUAGE plpgsql AS $$ BEGIN ${body} END $$;`,
  )
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

/** Counts running statements of migrations. */
const running = `SELECT count(*)::int AS running FROM pg_stat_activity
  WHERE datname = current_database() AND application_name = 'masthead migrate'
    AND state = 'active' AND query LIKE '%pg_sleep%'`

function startMigrating(url: string, from = '') {
  const script = 'tests/support/processes/migrate.ts'
  return spawn(process.execPath, ['--import', 'tsx', script, url, from], { stdio: 'inherit' })
}

const { url: server } = await emptyDatabase()
let databases = 0
let url: string

beforeEach(async () => {
  rmSync(base, { recursive: true, force: true })
  mkdirSync(directory, { recursive: true })
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
  it('applies pending migrations once, and writes the history of the Prisma CLI', async () => {
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

  it('lets several instances start concurrently', async () => {
    const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(url, { directory })))
    expect(applied.flat()).toEqual(['20260101000000_one'])
    expect(await rows(url, 'SELECT id FROM one')).toEqual([{ id: 2 }])
  })

  it('waits for the backend of a migration whose process was killed, and applies it once', async () => {
    write(
      '20260102000000_slow',
      'CREATE TABLE two (id int); INSERT INTO two VALUES (1); SELECT pg_sleep(2)',
    )
    const killed = startMigrating(url, directory)
    await expect
      .poll(() => rows(url, running), { timeout: 30_000, interval: 20 })
      .toEqual([{ running: 1 }])
    killed.kill('SIGKILL')
    await once(killed, 'exit')
    const applied = await Promise.all([1, 2, 3].map(() => migrate(url, { directory })))
    expect(applied.flat()).toEqual(['20260102000000_slow'])
    expect(await rows(url, 'SELECT id FROM two')).toEqual([{ id: 1 }])
    expect(await migrationStatus(url, directory)).toMatchObject([
      { state: 'applied' },
      { state: 'applied' },
    ])
  })

  const committed = 'CREATE TABLE two (id int); INSERT INTO two VALUES (2); DROP TABLE one'
  it.each([
    ['was rolled back', '', false],
    ['was committed', committed, false],
    ['was rolled back, with a requested retry', '', true],
    ['was committed, with a requested retry', committed, true],
  ])('completes a migration of a killed earlier release that %s', async (_, done, retry) => {
    await migrate(url, { directory })
    write(
      '20260102000000_two',
      'DROP TABLE one; CREATE TABLE two (id int); INSERT INTO two VALUES (2)',
    )
    await rows(
      url,
      `INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ('1', '', '20260102000000_two'); ${done}`,
    )
    expect(await migrationStatus(url, directory)).toMatchObject([{}, { state: 'interrupted' }])
    expect(await migrate(url, { directory, retry })).toEqual(['20260102000000_two'])
    expect(await rows(url, 'SELECT id FROM two')).toEqual([{ id: 2 }])
    expect(await migrate(url, { directory })).toEqual([])
  })

  it('rolls back a failed migration, stops at it, and retries it on request', async () => {
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

  it('leaves the database of a later release unchanged, and reports it', async () => {
    const later = ['20260102000000_two', '20260103000000_three']
    write(later[0]!, 'CREATE TABLE two (id int)')
    write(later[1]!, 'INSERT INTO two VALUES (1/0)')
    await expect(migrate(url, { directory })).rejects.toThrow(/three failed/)
    for (const name of later) rmSync(join(directory, name), { recursive: true })
    const reported: string[][] = []
    const onLater = (names: string[]) => void reported.push(names)
    expect(await migrate(url, { directory, onLater })).toEqual([])
    expect(reported).toEqual([later])
    expect((await migrationStatus(url, directory)).map(({ state }) => state)).toEqual([
      ...['applied', 'later', 'later'],
    ])
  })

  it('refuses an edited migration and a database with another history', async () => {
    await migrate(url, { directory })
    write('20260101000000_one', 'CREATE TABLE one (id bigint)')
    await expect(migrate(url, { directory })).rejects.toThrow(/20260101000000_one was edited/)
    rmSync(join(directory, '20260101000000_one'), { recursive: true })
    write('20260102000000_two', 'CREATE TABLE two (id int)')
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

describe('functions', () => {
  const answer = () => rows(url, 'SELECT answer()')
  const version = () => rows(url, "SELECT xmin FROM pg_proc WHERE proname IN ('answer', 'two')")

  beforeEach(async () => {
    write(
      '20260102000000_answer',
      'CREATE FUNCTION answer() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$',
    )
    writeAnswer('RETURN 2;')
    await migrate(url, { directory })
  })

  it('replace those of the migrations, and are applied again only when they change', async () => {
    expect(await answer()).toEqual([{ answer: 2 }])
    const before = await version()
    expect(await migrate(url, { directory })).toEqual([])
    write('20260103000000_more', 'CREATE TABLE more (id int)')
    expect(await migrate(url, { directory })).toEqual(['20260103000000_more'])
    expect(await version()).toEqual(before)

    writeAnswer('RETURN 3;')
    expect(await migrationStatus(url, directory)).toMatchObject([
      ...[{ state: 'applied' }, { state: 'applied' }, { state: 'applied' }],
      { name: 'functions/answer.sql', state: 'pending' },
    ])
    expect(await migrate(url, { directory })).toEqual(['functions/answer.sql'])
    expect(await answer()).toEqual([{ answer: 3 }])
    expect(await migrationStatus(url, directory)).not.toContainEqual(
      expect.not.objectContaining({ state: 'applied' }),
    )
  })

  it('of a later release are kept', async () => {
    write('20260103000000_later', 'CREATE TABLE later (id int)')
    writeAnswer('RETURN 3;')
    await migrate(url, { directory })
    rmSync(join(directory, '20260103000000_later'), { recursive: true })
    writeAnswer('RETURN 2;')
    expect(await migrate(url, { directory })).toEqual([])
    expect(await answer()).toEqual([{ answer: 3 }])
    expect(await migrationStatus(url, directory)).toContainEqual({
      ...{ name: 'functions/answer.sql', state: 'later' },
    })
  })

  it('are applied once by several concurrent starts', async () => {
    writeAnswer('RETURN 3;')
    const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(url, { directory })))
    expect(applied.flat()).toEqual(['functions/answer.sql'])
    expect(await answer()).toEqual([{ answer: 3 }])
  })

  it('all stay unchanged when one is invalid, and the message contains its file', async () => {
    writeAnswer('RETURN 3;')
    const faulty = join(base, 'functions', 'wrong.sql')
    writeFileSync(faulty, 'CREATE OR REPLACE FUNCTION wrong() RETURNS int AS $$ SELEC $$')
    for (let start = 0; start < 2; start++) {
      await expect(migrate(url, { directory })).rejects.toThrow(
        /prisma\/functions\/wrong\.sql failed: .*No function was changed/,
      )
    }
    expect(await answer()).toEqual([{ answer: 2 }])
    rmSync(faulty)
    expect(await migrate(url, { directory })).toEqual(['functions/answer.sql'])
  })

  it('are applied by the next start when one is killed', async () => {
    writeAnswer('RETURN 3;')
    const slow = join(base, 'functions', 'slow.sql')
    writeFileSync(slow, 'SELECT pg_sleep(2)')
    const killed = startMigrating(url, directory)
    await expect
      .poll(() => rows(url, running), { timeout: 30_000, interval: 20 })
      .toEqual([{ running: 1 }])
    killed.kill('SIGKILL')
    await once(killed, 'exit')
    expect(await answer()).toEqual([{ answer: 2 }])
    rmSync(slow)
    expect(await migrate(url, { directory })).toEqual(['functions/answer.sql'])
    expect(await answer()).toEqual([{ answer: 3 }])
  })
})

it('migrates the schema of the job queue in an otherwise current database', async () => {
  const last = () => rows(jobs, 'SELECT max(id) AS id FROM graphile_worker.migrations')
  const before = await last()
  await rows(
    jobs,
    `DELETE FROM graphile_worker.migrations WHERE id = (SELECT max(id) FROM graphile_worker.migrations);
     UPDATE _masthead_applied SET version = '0.17.2' WHERE name = 'graphile-worker'`,
  )
  expect(await last()).not.toEqual(before)
  expect(await migrate(jobs)).toEqual(['graphile-worker'])
  expect(await last()).toEqual(before)
  expect(await migrate(jobs)).toEqual([])
})

const { url: whole } = await emptyDatabase()
const { url: jobs } = await testDatabase()

it('survives kills at any moment, and several concurrent instances on an empty database', async () => {
  const url = whole
  for (let round = 0; round < 2; round++) {
    const killed = startMigrating(url)
    await expect.poll(() => rows(url, tables), { timeout: 60_000, interval: 5 }).not.toEqual([])
    await sleep(Math.random() * 300)
    killed.kill('SIGKILL')
    await once(killed, 'exit')
    if (round === 0) await rows(url, dropEverything)
  }
  const applied = await Promise.all([1, 2, 3].map(() => migrate(url)))
  expect(new Set(applied.flat()).size).toBe(applied.flat().length)
  expect(await migrationStatus(url)).not.toContainEqual(
    expect.not.objectContaining({ state: 'applied' }),
  )
  await rows(url, `SELECT graphile_worker.add_job('none')`)
  expect(await createMigration(url, 'none')).toBeUndefined()
})

const tables = "SELECT FROM pg_tables WHERE tablename = '_prisma_migrations'"
const dropEverything = 'DROP SCHEMA public CASCADE; CREATE SCHEMA public'
