import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { exportPoolSize } from '../../src/postgres/database.js'
import { testApi } from '../support/api.js'

const minDataRate = { gracePeriodMs: 1_500, bytes: 64 * 1024 }
const api = await testApi({ exports: { queueTimeoutMs: 400 }, minDataRate })

// Larger than the buffers between PostgreSQL and a client.
const outlets = Array.from({ length: 400 }, (_, i) => ({
  name: `Outlet ${i}`,
  status: 'ACTIVE' as const,
}))
await api.prisma.outlet.createMany({ data: outlets })
await api.prisma.$executeRaw`UPDATE outlet SET description = repeat('x', 100000)`
const address = await api.app.listen({ host: '127.0.0.1', port: 0 })

const newToken = async () => (await api.team()).token
const ask = (token: string, list = 'outlets') =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` }
    get(`${address}/exports/${list}.csv`, { headers, agent: false }, resolve).on('error', reject)
  })
const refused = async (response: IncomingMessage) => {
  response.resume()
  await once(response, 'end')
  return [response.statusCode, response.headers['retry-after'] !== undefined]
}
/** Whether a response was received completely. */
const isWhole = async (response: IncomingMessage) => {
  response.resume()
  await once(response, 'close').catch(() => undefined)
  return response.complete
}
const busy = () => api.db.exports.totalCount - api.db.exports.idleCount

describe('exports whose client does not read', () => {
  test('leave other teams their slots, and are aborted after a timeout', async () => {
    const greedy = await newToken()
    const unread = [await ask(greedy), await ask(greedy)]
    expect(unread.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await isWhole(await ask(await newToken(), 'tags'))).toBe(true)
    await expect.poll(busy).toBe(0)
    expect(await Promise.all(unread.map(isWhole))).toEqual([false, false])
  })

  test('make others wait for a while, who are then refused', async () => {
    const greedy = await newToken()
    const unread = [await ask(greedy), await ask(greedy)]
    // The third export of the team waits until one of the first is aborted, or is refused.
    const third = await ask(greedy, 'tags')
    expect(await refused(third)).toEqual([429, true])
    for (const response of unread) response.destroy()
    await expect.poll(busy).toBe(0)
  })

  test('free their places at once when the clients leave', async () => {
    const tokens = await Promise.all(Array.from({ length: exportPoolSize }, newToken))
    const unread = await Promise.all(tokens.map((token) => ask(token)))
    expect(busy()).toBe(exportPoolSize)
    for (const response of unread) response.destroy()
    expect(await isWhole(await ask(await newToken(), 'tags'))).toBe(true)
  })
})

test('an export that is cut off has no end', async () => {
  const response = await ask(await newToken())
  expect(response.statusCode).toBe(200)
  await api.prisma
    .$executeRaw`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE '%export' AND state = 'active'`
  expect(await isWhole(response)).toBe(false)
  expect(await isWhole(await ask(await newToken()))).toBe(true)
})

test('the wait for the first row ends when the client leaves', async () => {
  await api.prisma.$transaction(
    async (tx) => {
      await tx.$executeRaw`LOCK TABLE "outlet" IN ACCESS EXCLUSIVE MODE`
      const request = get(`${address}/exports/outlets.csv`, {
        headers: { authorization: `Bearer ${await newToken()}` },
        agent: false,
      }).on('error', () => undefined)
      await expect.poll(busy).toBe(1)
      request.destroy()
      await expect.poll(busy).toBe(0)
    },
    { timeout: 60_000 },
  )
})

test('a field named twice is refused', async () => {
  const { status, body } = await api.get(await newToken(), '/exports/tags.csv?fields=id,name,id')
  expect(status).toBe(400)
  expect(body.issues).toEqual([
    { path: ['fields', 2], code: 'given_twice', message: 'id is listed twice' },
  ])
})
