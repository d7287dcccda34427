import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { describe, expect, it, vi } from 'vitest'
import { openDatabase } from '../../src/postgres/database.js'
import { statementNames } from '../../src/postgres/statement-names.js'
import { testDatabase } from '../support/database.js'
import { testMarket } from '../support/market.js'

const { url } = await testDatabase()

function open(options: { onQuery?: (sql: string) => void } = {}) {
  return openDatabase({
    market: testMarket,
    url,
    poolSize: 3,
    applicationName: 'masthead test',
    ...options,
  })
}

describe('database', () => {
  it('has the session settings that Prisma and the plans rely on', async () => {
    const db = open()
    const { rows } = await db.pool.query(
      `SELECT current_setting('timezone') AS timezone, current_setting('jit') AS jit,
         current_setting('random_page_cost') AS cost, current_setting('statement_timeout') AS timeout`,
    )
    expect(rows).toEqual([{ timezone: 'UTC', jit: 'off', cost: '1.1', timeout: '15s' }])
    await db.close()
  })

  it('reports every statement of Prisma and of the pool', async () => {
    const statements: string[] = []
    const db = open({ onQuery: (sql) => statements.push(sql) })
    await db.pool.query('SELECT 1')
    await db.prisma.$transaction([db.prisma.team.count(), db.prisma.outlet.count()])
    expect(statements).toEqual([
      'SELECT 1',
      'BEGIN',
      expect.stringContaining('"team"'),
      expect.stringContaining('"outlet"'),
      'COMMIT',
    ])
    await db.close()
  })

  it('parses a statement once for each connection', async () => {
    const db = open()
    for (let i = 0; i < 4; i++) await db.prisma.team.findMany({ where: { name: `Team ${i}` } })
    const { rows } = await db.pool.query(
      'SELECT name, calls FROM (SELECT name, generic_plans + custom_plans AS calls FROM pg_prepared_statements) s',
    )
    expect(rows).toEqual([{ name: expect.stringMatching(/^m_/), calls: '3' }])
    await db.close()
  })

  it('gives analysts connections that cannot write', async () => {
    const db = open()
    await expect(db.analyst.pool.query('CREATE TABLE x (id int)')).rejects.toThrow(/read-only/)
    const { rows } = await db.analyst.pool.query('SELECT count(*)::int AS count FROM team')
    expect(rows).toEqual([{ count: 0 }])
    await db.close()
  })

  it('sends one statement at a time on the listening connection', async () => {
    const db = open()
    const running = new Map<unknown, number>()
    let most = 0
    const query = pg.Client.prototype.query as (...args: unknown[]) => Promise<unknown>
    const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(async function (
      this: pg.Client,
      ...args: unknown[]
    ) {
      const count = (running.get(this) ?? 0) + 1
      running.set(this, count)
      most = Math.max(most, count)
      try {
        return await query.apply(this, args)
      } finally {
        running.set(this, running.get(this)! - 1)
      }
    } as never)
    try {
      await Promise.all([
        ...['a', 'b', 'c'].map((channel) => db.listen(channel, () => undefined)),
        ...['d', 'e', 'f'].map((name) => db.acquirePresenceLock(name)),
      ])
    } finally {
      spy.mockRestore()
      await db.close()
    }
    expect(most).toBe(1)
  })

  it('survives the loss of every connection, and receives notifications again', async () => {
    const db = open()
    const received: string[] = []
    let reconnected = 0
    await db.listen(
      'news',
      (payload) => received.push(payload),
      () => reconnected++,
    )
    const held = await db.pool.connect()
    await db.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    )
    await expect(held.query('SELECT 1')).rejects.toThrow()
    held.release(true)
    while (reconnected === 0) await sleep(10)
    await db.pool.query("SELECT pg_notify('news', 'back')")
    while (received.length === 0) await sleep(10)
    expect(received).toEqual(['back'])
    expect(await db.prisma.team.count()).toBe(0)
    await db.close()
  })
})

describe('statement names', () => {
  it('are stable, start with the second use, and leave transactions alone', () => {
    const nameOf = statementNames()
    expect(nameOf({ sql: 'SELECT 1' })).toBe('')
    const name = nameOf({ sql: 'SELECT 1' })
    expect(name).toMatch(/^m_[\w-]{22}$/)
    expect(nameOf({ sql: 'SELECT 1' })).toBe(name)
    const another = statementNames()
    another({ sql: 'SELECT 1' })
    expect(another({ sql: 'SELECT 1' })).toBe(name)
    for (let i = 0; i < 3; i++) expect(nameOf({ sql: 'COMMIT' })).toBe('')
  })

  it('are at most a thousand', () => {
    const nameOf = statementNames()
    const names = new Set<string>()
    for (let i = 0; i < 5_000; i++) {
      nameOf({ sql: `SELECT ${i}` })
      names.add(nameOf({ sql: `SELECT ${i}` }))
    }
    names.delete('')
    expect(names.size).toBe(1_000)
  })
})
