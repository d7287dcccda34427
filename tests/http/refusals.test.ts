import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes } from '../../rest/index.js'
import { openDatabase } from '../../src/postgres/database.js'
import { testApi } from '../support/api.js'
import { runs } from '../support/attempts.js'
import { openTestDatabase } from '../support/database.js'
import { randomBody, randomQuery } from '../support/inputs/random-request.js'
import { testMarket } from '../support/market.js'
import { openCut } from '../support/services/database-proxy.js'

// `send` validates every response and its headers against the OpenAPI document.

/** A request to any route, with its path and query as they are sent. */
const request = fc.constantFrom(...routes).chain((row) =>
  fc.record({
    row: fc.constant(row),
    url: randomQuery(row).map((query) => `${row.path.replace(/\{\w+\}/g, randomUUID())}?${query}`),
    body: randomBody(row),
  }),
)

const limited = await testApi({ env: { RATE_LIMIT_PER_MINUTE: '1' } })
const { token } = await limited.team()
await limited.get(token, '/auth/token')

test('above a limit every request receives the time to retry', async () => {
  await fc.assert(
    fc.asyncProperty(request, async ({ row, url, body }) => {
      const { status, headers } = await limited.send(row.method, token, url, body)
      expect([status, headers.ratelimit?.split(';t=')[0]]).toEqual([429, '"token";r=0'])
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    }),
    { numRuns: runs(150) },
  )
})

const whole = await openTestDatabase()
afterAll(() => whole.close())
const cut = await openCut(whole.url)
const away = await testApi({
  database: async (options) => ({
    ...openDatabase({
      market: testMarket,
      url: cut.url,
      poolSize: 2,
      applicationName: 'masthead test',
      ...options,
    }),
    url: cut.url,
  }),
})
const team = await away.team()
await away.get(team.token, '/auth/token')
// No request with its token was sent, so that the server has to read the token from the database.
const unknown = await away.team()

describe('without the database', () => {
  beforeAll(() => cut.close())

  test('each route receives the time to retry', async () => {
    const refusals = await Promise.all(
      routes.map(async ({ method, path }) => {
        const url = path.replace(/\{\w+\}/g, randomUUID())
        const { status, headers } = await away.send(method, unknown.token, url)
        return { route: `${method} ${path}`, status, retries: Number(headers['retry-after']) > 0 }
      }),
    )
    expect(refusals).toEqual(refusals.map(({ route }) => ({ route, status: 503, retries: true })))
  })

  test('a random request receives its own refusal, or the time to retry', async () => {
    await fc.assert(
      fc.asyncProperty(request, async ({ row, url, body }) => {
        const { status, headers } = await away.send(row.method, team.token, url, body)
        expect([200, 400, 403, 404, 415, 503]).toContain(status)
        if (status === 503) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
      }),
      { numRuns: runs(150) },
    )
  })
})
