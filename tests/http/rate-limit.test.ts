import Fastify from 'fastify'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Session } from '../../src/access/session.js'
import { createLogger } from '../../src/config/log.js'
import { openRateLimits, RateLimits } from '../../src/http/rate-limit.js'
import { testApi } from '../support/api.js'
import { hasRedis, openRedis } from '../support/services/redis.js'

const log = createLogger('silent')
const session = (tokenId: string, teamId?: string) =>
  ({ kind: teamId ? 'team' : 'operator', tokenId, teamId }) as Session

describe('in REST', async () => {
  const api = await testApi({ env: { RATE_LIMIT_PER_MINUTE: '5' } })

  it('counts requests per token, with the points left and the time to retry', async () => {
    const team = await api.team()
    for (let left = 4; left >= 0; left--) {
      const { status, headers } = await api.get(team.token, '/auth/token')
      expect(status).toBe(200)
      expect(headers['ratelimit-policy']).toBe('"token";q=5;w=60')
      expect(headers.ratelimit).toMatch(new RegExp(`^"token";r=${left};t=(60|59)$`))
    }
    const refused = await api.get(team.token, '/auth/token')
    expect(refused.body).toMatchObject({
      status: 429,
      code: 'rate_limited',
      detail: expect.stringMatching(/5 requests per minute/),
    })
    expect(refused.headers['content-type']).toMatch(/problem\+json/)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50)
    expect(refused.headers.ratelimit).toMatch(/^"token";r=0;t=/)
    expect((await api.get(await api.token(team), '/auth/token')).status).toBe(200)
  })

  it('counts invalid requests, unknown routes and refused exports', async () => {
    const { token } = await api.team()
    await api.get(token, '/outlets?limit=0')
    const missing = await api.get(token, '/nothing')
    expect(missing.body.code).toBe('route_not_found')
    expect(missing.headers.ratelimit).toMatch(/^"token";r=3;/)
    expect((await api.delete(token, '/outlets')).headers.ratelimit).toMatch(/r=2/)
    expect((await api.get(token, '/exports/nothing.csv')).status).toBe(404)
    const { headers } = await api.get(token, '/outlets')
    expect(headers.ratelimit).toMatch(/r=0/)
    expect((await api.get(token, '/nothing')).status).toBe(429)
  })

  it('limits the tokens of a team together to five times the limit of one, and returns the stricter limit', async () => {
    const team = await api.team()
    const tokens = await Promise.all(Array.from({ length: 8 }, () => api.token(team)))
    const shown: string[] = []
    let accepted = 0
    for (let i = 0; i < 4; i++) {
      for (const token of tokens) {
        const { status, headers, body } = await api.get(token, '/auth/token')
        if (status === 200) accepted++
        else
          expect(body.detail).toMatch(
            /the limit of 25 requests per minute for all tokens of a team/,
          )
        shown.push(`${headers['ratelimit-policy']} ${headers.ratelimit?.split(';t=')[0]}`)
      }
    }
    expect(accepted).toBe(25)
    expect(shown[0]).toBe('"token";q=5;w=60 "token";r=4')
    expect(shown[24]).toBe('"team";q=25;w=60 "team";r=0')
    const other = await api.team()
    expect((await api.get(other.token, '/auth/token')).status).toBe(200)
  })

  it('does not charge a refused token to its team', async () => {
    const team = await api.team()
    for (let i = 0; i < 40; i++) await api.get(team.token, '/auth/token')
    for (let i = 0; i < 4; i++) {
      const token = await api.token(team)
      for (let j = 0; j < 5; j++) expect((await api.get(token, '/auth/token')).status).toBe(200)
    }
    expect((await api.get(await api.token(team), '/auth/token')).status).toBe(429)
  })

  it('shows headers on 304 and on errors', async () => {
    const { token } = await api.team()
    const { headers } = await api.get(token, '/auth/token')
    const same = await api.get(token, '/auth/token', { 'if-none-match': headers.etag! })
    expect(same.status).toBe(304)
    expect(same.headers.ratelimit).toMatch(/r=3/)
    const missing = await api.get(token, '/webhook-endpoints/nothing')
    expect(missing.status).toBe(404)
    expect(missing.headers.ratelimit).toMatch(/r=2/)
  })
})

describe('in GraphQL', async () => {
  const api = await testApi({ env: { RATE_LIMIT_PER_MINUTE: '60' } })
  const graph = (token: string, query: string) => api.post(token, '/graphql', { query })

  it('charges by cost, returns it, and refuses more than is left without a charge', async () => {
    const { token } = await api.team()
    const cheap = '{ session { source } }'
    const dear =
      '{ listings(first: 100) { nodes { name tags { name } channels { channelType } prices { unitAmount } } } }'
    const first = await graph(token, cheap)
    expect(first.body.extensions.cost).toEqual({ requested: 1, used: 1, remaining: 59, limit: 60 })
    expect(first.headers.ratelimit).toMatch(/^"token";r=59;/)
    const second = await graph(token, dear)
    const { requested, used, remaining } = second.body.extensions.cost
    expect(requested).toBeGreaterThan(1)
    expect(remaining).toBe(59 - used)
    expect(second.headers.ratelimit).toMatch(new RegExp(`r=${remaining};`))
    let last = second
    for (let i = 0; i < 60 && last.status === 200; i++) last = await graph(token, dear)
    expect(last.status).toBe(429)
    expect(last.headers['retry-after']).toMatch(/^\d+$/)
    expect(last.body.errors[0].extensions.code).toBe('rate_limited')
  })

  it('refuses before parsing when no points are left', async () => {
    const { token } = await api.team()
    for (let i = 0; i < 60; i++) await graph(token, '{ __typename }')
    const { status, body, headers } = await graph(token, '{ __typename }')
    expect(status).toBe(429)
    expect(body.code ?? body.errors[0].extensions.code).toBe('rate_limited')
    expect(headers['retry-after']).toBeDefined()
  })
})

describe('by address', async () => {
  const api = await testApi({ env: { RATE_LIMIT_PER_MINUTE: '5', TRUST_PROXY: '10.0.0.0/8' } })
  const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
    api.app.inject({ url: '/auth/token', remoteAddress, headers })

  it('limits only callers without a valid token', async () => {
    for (let i = 0; i < 5; i++) expect((await from('192.0.2.1')).statusCode).toBe(401)
    const refused = await from('192.0.2.1')
    expect(refused.statusCode).toBe(429)
    expect(refused.json().detail).toMatch(/for each IP address/)
    expect((await from('192.0.2.2')).statusCode).toBe(401)
    const { token } = await api.team()
    const valid = await from('192.0.2.1', { authorization: `Bearer ${token}` })
    expect(valid.statusCode).toBe(200)
  })

  it('counts a /64 of IPv6 as one address, and IPv4 within IPv6 as IPv4', async () => {
    for (let i = 0; i < 5; i++) {
      expect((await from(`2001:db8:1:2:${i}::${i}`)).statusCode).toBe(401)
    }
    expect((await from('2001:DB8:1:2:ffff::1')).statusCode).toBe(429)
    expect((await from('2001:db8:1:3::1')).statusCode).toBe(401)
    for (let i = 0; i < 5; i++) await from('::ffff:192.0.2.77')
    expect((await from('192.0.2.77')).statusCode).toBe(429)
    expect((await from('::ffff:192.0.2.78')).statusCode).toBe(401)
  })

  it('counts unknown routes, other methods and signatures that are wrong', async () => {
    const remoteAddress = '192.0.2.50'
    const ask = (url: string, method: 'GET' | 'DELETE' = 'GET') =>
      api.app.inject({ method, url, remoteAddress })
    const signed = '?expires=9999999999&signature=wrong'
    expect((await ask('/nothing')).headers.ratelimit).toMatch(/^"address";r=4;/)
    expect((await ask('/outlets', 'DELETE')).statusCode).toBe(405)
    expect((await ask(`/files/content/f_1.txt${signed}`)).statusCode).toBe(403)
    expect((await ask(`/agreements/${crypto.randomUUID()}/pdf${signed}`)).statusCode).toBe(403)
    expect((await ask('/graphql?query={__typename}')).headers.ratelimit).toMatch(/r=0/)
    for (const url of ['/nothing', `/files/content/f_1.txt${signed}`])
      expect((await ask(url)).statusCode).toBe(429)
    expect((await ask('/outlets', 'DELETE')).statusCode).toBe(429)
  })

  it('counts guest pages, failed tokens and other requests separately', async () => {
    const remoteAddress = '192.0.2.60'
    const ask = async (url: string, headers = {}) =>
      (await api.app.inject({ url, remoteAddress, headers })).statusCode
    const spend = async (url: string, headers = {}) => {
      for (let i = 0; i < 5; i++) expect(await ask(url, headers)).not.toBe(429)
      expect(await ask(url, headers)).toBe(429)
    }
    await spend('/outlets', { authorization: 'Bearer mst_wrong' })
    await spend('/nothing')
    await spend('/orders/checkout/ORD-20260101-0000000000000')
  })

  it('uses X-Forwarded-For from a trusted proxy only', async () => {
    const forwarded = { 'x-forwarded-for': '198.51.100.7' }
    for (let i = 0; i < 6; i++) await from('10.0.0.9', forwarded)
    expect((await from('10.0.0.9', forwarded)).statusCode).toBe(429)
    expect((await from('10.0.0.9', { 'x-forwarded-for': '198.51.100.8' })).statusCode).toBe(401)
    for (let i = 0; i < 6; i++) {
      await from('203.0.113.5', { 'x-forwarded-for': `198.51.100.${100 + i}` })
    }
    expect((await from('203.0.113.5')).statusCode).toBe(429)
  })
})

it('costs little more of the processor than the count that it takes', async () => {
  const limits = new RateLimits(1e9)
  const counts = new RateLimiterMemory({ points: 1e9, duration: 60 })
  const tokens = Array.from({ length: 1000 }, (_, index) => session(`token ${index}`))
  const takes = async (charge: (token: Session) => Promise<unknown>) => {
    const start = process.cpuUsage()
    for (let i = 0; i < 20_000; i++) await charge(tokens[i % 1000]!)
    const { user, system } = process.cpuUsage(start)
    return user + system
  }
  const counted = (token: Session) => counts.consume(token.tokenId)
  await takes(counted)
  await takes((token) => limits.charge(token))
  const charged = await takes((token) => limits.charge(token))
  const bare = await takes(counted)
  expect(charged / bare).toBeLessThan(5)
})

describe.runIf(hasRedis)('with Redis', () => {
  let redis: Awaited<ReturnType<typeof openRedis>>
  const open: RateLimits[] = []
  const lines: string[] = []
  const { log: capturedLog } = Fastify({
    logger: { level: 'info', stream: { write: (line: string) => lines.push(line) } },
  })

  beforeAll(async () => {
    redis = await openRedis()
  })
  afterAll(async () => {
    for (const limits of open) limits.close()
    await redis.stop()
  })

  const instance = async (logger = log) => {
    const store = { kind: 'redis', url: redis.url } as const
    const limits = await openRateLimits({ perMinute: 5, store }, logger)
    open.push(limits)
    // Until Redis is connected, an instance counts in memory. A new token shows which count applies.
    await expect
      .poll(async () => {
        const probe = session(`probe ${Math.random()}`)
        await limits.charge(probe)
        return (await (await other()).charge(probe)).remaining
      })
      .toBe(3)
    return limits
  }
  let reference: RateLimits | undefined
  const other = async () => {
    if (!reference) {
      const store = { kind: 'redis', url: redis.url } as const
      reference = await openRateLimits({ perMinute: 5, store }, log)
      open.push(reference)
    }
    return reference
  }

  // On a busy machine Redis may exceed the 100 ms after which an instance counts in memory, so retry.
  const retry = 3

  it('counts for all instances together', { retry }, async () => {
    const [a, b] = [await instance(), await instance()]
    const token = session(`shared ${Math.random()}`)
    expect((await a.charge(token)).remaining).toBe(4)
    expect((await b.charge(token)).remaining).toBe(3)
    expect((await a.charge(token, 3)).remaining).toBe(0)
    await expect(b.charge(token)).rejects.toMatchObject({ code: 'rate_limited' })
    await expect(a.charge(token)).rejects.toMatchObject({ code: 'rate_limited' })
  })

  it('does not charge requests refused for their cost', async () => {
    const a = await instance()
    const token = session('dear')
    await a.charge(token, 2)
    await expect(a.charge(token, 4)).rejects.toMatchObject({ code: 'rate_limited' })
    expect((await a.charge(token, 3)).remaining).toBe(0)
  })

  it('counts the tokens of a team for all instances together', { retry }, async () => {
    const [a, b] = [await instance(), await instance()]
    const team = `team ${Math.random()}`
    for (let i = 0; i < 13; i++) await a.charge(session(`many ${i} of ${team}`, team))
    for (let i = 13; i < 25; i++) await b.charge(session(`many ${i} of ${team}`, team))
    await expect(a.charge(session('one more', team))).rejects.toThrow(/25 requests per minute/)
  })

  it('counts in memory while Redis hangs or is unreachable, and in Redis afterwards', async () => {
    const a = await instance(capturedLog)
    lines.length = 0
    redis.freeze()
    expect((await a.charge(session('hung'))).remaining).toBe(4)
    expect(a.isShared).toBe(false)
    // Only the first request waits for Redis. Otherwise each would take 100 ms.
    const start = performance.now()
    for (let i = 0; i < 100; i++) await a.charge(session(`hung ${i}`))
    expect(performance.now() - start).toBeLessThan(5_000)
    redis.thaw()
    await expect.poll(() => a.isShared).toBe(true)
    await redis.stop()
    await expect.poll(() => a.isShared).toBe(false)
    expect(lines.filter((line) => line.includes('Redis is unreachable'))).toHaveLength(2)
    expect(lines.filter((line) => line.includes('Redis is reachable again'))).toHaveLength(1)
    const token = session('away')
    for (let left = 4; left >= 0; left--) expect((await a.charge(token)).remaining).toBe(left)
    await expect(a.charge(token)).rejects.toMatchObject({ code: 'rate_limited' })
    await redis.start()
    await expect
      .poll(
        async () => {
          const probe = session(`back ${Math.random()}`)
          await a.charge(probe)
          return (await (await other()).charge(probe)).remaining
        },
        { interval: 100 },
      )
      .toBe(3)
  })
})
