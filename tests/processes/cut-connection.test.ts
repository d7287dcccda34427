import { afterAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../src/app.js'
import { type AppError, toAppError } from '../../src/errors/app-error.js'
import { openDatabase } from '../../src/postgres/database.js'
import { testApi } from '../support/api.js'
import { testMarket } from '../support/market.js'
import { openCut } from '../support/services/database-proxy.js'

const api = await testApi()

const cut = await openCut(api.db.url)
const db = openDatabase({ market: testMarket, url: cut.url, poolSize: 2, applicationName: 'cut' })
const app = await buildApp({ env: api.app.services.env, db })
const token = (await api.team()).token
afterAll(async () => {
  await app.close()
  cut.close()
  await db.close()
})

const ask = (request: { method: 'GET' | 'POST'; url: string; payload?: object }) =>
  app.inject({ ...request, headers: { authorization: `Bearer ${token}` } })
const mutation = 'mutation { createProfile(input: { name: "Ada" }) { id } }'

describe('a connection that is cut during a transaction', () => {
  it.each([
    ['REST', () => ask({ method: 'POST', url: '/profiles', payload: { name: 'Ada' } })],
    ['GraphQL', () => ask({ method: 'POST', url: '/graphql', payload: { query: mutation } })],
  ])('is 503 with Retry-After in %s, wherever it is', async (_where, send) => {
    const errors: string[] = []
    let cuts = 0
    for (let messages = 0; ; messages++) {
      // The connections are open, and the token is cached.
      cut.cutAfter(undefined)
      await expect.poll(async () => (await send()).statusCode).toBeLessThan(300)
      cut.cutAfter(messages)
      const { statusCode, headers, payload } = await send()
      if (cut.waits()) break
      cuts++
      const isTold = statusCode === 503 && headers['retry-after'] && /"unavailable"/.test(payload)
      // The connection may be cut after the commit.
      if (!isTold && statusCode >= 300) errors.push(`after ${messages}: ${statusCode} ${payload}`)
      if (statusCode < 300 && /"errors"/.test(payload) && !/"unavailable"/.test(payload)) {
        errors.push(`after ${messages}: ${payload}`)
      }
    }
    expect(errors).toEqual([])
    expect(cuts).toBeGreaterThan(3)
  })
})

it('a database without a socket is unavailable', async () => {
  const url = new URL(api.db.url)
  url.searchParams.set('host', '/nowhere')
  const gone = openDatabase({
    market: testMarket,
    url: url.href,
    poolSize: 1,
    applicationName: 'gone',
  })
  const { code } = (await gone.prisma.team.count().then(String, toAppError)) as AppError
  expect(code).toBe('unavailable')
  await gone.close()
})

describe('/readyz', () => {
  it('does not wait for requests, and returns 503 at once while the database is frozen', async () => {
    const ready = async () => (await ask({ method: 'GET', url: '/readyz' })).statusCode
    cut.cutAfter(undefined)
    const held = [await db.pool.connect(), await db.pool.connect()]
    await expect.poll(ready).toBe(200)
    for (const client of held) client.release()
    cut.freeze()
    const started = performance.now()
    expect(await ready()).toBe(503)
    expect(performance.now() - started).toBeLessThan(3_000)
  })
})
