import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { to as copyTo } from 'pg-copy-streams'
import { afterEach, describe, expect, it } from 'vitest'
import { toAppError } from '../../src/errors/app-error.js'
import { openDatabase } from '../../src/postgres/database.js'
import { migrate } from '../../src/postgres/migrate.js'
import { allowSilence } from '../../src/postgres/pool.js'
import { testApi } from '../support/api.js'
import { testMarket } from '../support/market.js'
import { openPostgres } from '../support/services/postgres.js'

const silenceMs = 1_000
let postgres: Awaited<ReturnType<typeof openPostgres>>
const api = await testApi({
  async database(options) {
    postgres = await openPostgres()
    await migrate(postgres.url)
    const { url } = postgres
    const db = openDatabase({
      market: testMarket,
      url,
      silenceMs,
      poolSize: 5,
      applicationName: 'frozen',
      ...options,
    })
    return {
      ...db,
      url,
      async close() {
        await db.close()
        await postgres.close()
      },
    }
  },
})

const team = await api.team()
afterEach(() => postgres.thaw())

/** Uses every connection of the pools, so that none is marked as lost. */
async function warmUp(): Promise<void> {
  for (const { pool } of [api.db, api.db.analyst]) {
    const size = pool.options.max
    await Promise.all(Array.from({ length: size }, () => pool.query('SELECT pg_sleep(0.05)')))
  }
  await api.prisma.team.count()
}

async function recovered(): Promise<void> {
  for (;;) {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => api.get(team.token, '/folders')),
    )
    if (answers.every(({ status }) => status === 200)) return
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]))
    await sleep(50)
  }
}

describe('a frozen database', () => {
  it('causes 503 everywhere, until it responds again', async () => {
    await warmUp()
    postgres.freeze()
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, () => api.get(team.token, '/folders')),
      api.get(team.token, '/products/listings'),
      api.post(team.token, '/folders', { name: 'Frozen' }, { 'idempotency-key': 'frozen' }),
      api.post(team.token, '/graphql', { query: '{ ordersAggregate { groups { count } } }' }),
      api.send('GET', '', '/readyz'),
    ])
    expect(
      answers.map(({ status, body }) => [status, body.code ?? body.errors[0].extensions.code]),
    ).toEqual(answers.map(() => [503, 'unavailable']))
    expect(answers.every(({ headers }) => headers['retry-after'])).toBe(true)

    postgres.thaw()
    await recovered()
    const made = { name: 'Frozen' }
    const again = await api.post(team.token, '/folders', made, { 'idempotency-key': 'frozen' })
    expect(again.status).toBe(200)
    expect(await api.prisma.folder.count({ where: { teamId: team.id } })).toBe(1)
  })

  it.each(['pool', 'direct', 'analyst'] as const)(
    'leaves no connection of the %s behind',
    async (name) => {
      const pool = name === 'analyst' ? api.db.analyst.pool : api.db[name]
      await warmUp()
      postgres.freeze()
      const outcomes = await Promise.allSettled(
        Array.from({ length: pool.options.max }, () => pool.query('SELECT 1')),
      )
      expect(
        outcomes.map((one) => one.status === 'rejected' && toAppError(one.reason).code),
      ).toEqual(outcomes.map(() => 'unavailable'))
      expect(pool.totalCount).toBe(0)
    },
  )

  it('leaves the outcome of a COMMIT unknown, which is never reported as successful', async () => {
    await warmUp()
    const begun = api.prisma.$transaction(async (tx) => {
      await tx.folder.count()
      postgres.freeze()
    })
    const error = await begun.then(
      () => undefined,
      (error) => error,
    )
    expect(toAppError(error).code).toBe('unavailable')
    postgres.thaw()
    await recovered()
  })

  it('is distinguished from a result that is read slowly', async () => {
    const client = await api.db.analyst.pool.connect()
    const rows = 200_000
    const copy = `COPY (SELECT repeat('x', 99) FROM generate_series(1, ${rows})) TO STDOUT`
    const stream = client.query(copyTo(copy))
    await once(stream, 'readable')
    await sleep(silenceMs * 2)
    let bytes = 0
    for await (const chunk of stream) bytes += chunk.length
    expect(bytes).toBe(rows * 100)
    client.release()
  })

  it('may be silent for longer if one checkout allows it', async () => {
    const client = await api.db.pool.connect()
    allowSilence(client, 0)
    await client.query(`SELECT pg_sleep(${(silenceMs * 1.5) / 1_000})`)
    client.release()
    const slow = api.db.pool.query(`SELECT pg_sleep(${(silenceMs * 1.5) / 1_000})`)
    await expect(slow).rejects.toThrow('The database has not responded for 1 s')
  })
})
