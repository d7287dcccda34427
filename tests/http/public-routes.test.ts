import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { testApi } from '../support/api.js'

interface Mounted {
  method: string
  url: string
}

const mounted: Mounted[] = []
const note = (message: unknown) => {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) if (one !== 'HEAD') mounted.push({ method: one, url })
  })
}
subscribe('fastify.initialization', note)
afterAll(() => void unsubscribe('fastify.initialization', note))

const perMinute = 3
const api = await testApi({
  demo: true,
  env: {
    RATE_LIMIT_PER_MINUTE: String(perMinute),
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'desk@example.com',
    STRIPE_SECRET_KEY: `sk_test_${'1'.repeat(40)}`,
    STRIPE_WEBHOOK_SECRET: `whsec_${'1'.repeat(40)}`,
  },
})

/** Routes that cost no points: health probes, which share one concurrent database query. */
const free = ['GET /healthz', 'GET /readyz']

const megabyte = 1024 * 1024
const bodies: Record<string, Pick<InjectOptions, 'payload' | 'headers'>> = {
  'no body': {},
  'a body of a million brackets': {
    payload: '['.repeat(megabyte - 1),
    headers: { 'content-type': 'application/json' },
  },
}

const addressOf = (index: number) => `198.51.${index >> 8}.${index & 255}`
let addresses = 0

const routes = mounted
  .filter(({ method }) => ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].includes(method))
  .map(({ method, url }) => [`${method} ${url}`, { method, url }] as const)
const charged = routes.filter(([name]) => !free.includes(name))

test('routes are those of the router', () => {
  const names = routes.map(([name]) => name)
  expect(names).toEqual(expect.arrayContaining([...free, 'GET /docs/search', 'POST /graphql']))
  expect(names.length).toBeGreaterThan(150)
})

describe.each(Object.entries(bodies))('without a token and with %s', (_name, body) => {
  test.each(charged)('%s is charged to the address', async (_route, { method, url }) => {
    const remoteAddress = addressOf(addresses++)
    const path = url.replace('*', 'x').replace(/:[a-zA-Z_]+/g, 'x')
    const hasBody = method !== 'GET'
    const ask = () =>
      api.app.inject({
        ...{ method: method as 'GET', url: path, remoteAddress },
        ...(hasBody && body),
      })
    for (let times = 0; times < perMinute; times++) {
      const { statusCode } = await ask()
      expect(statusCode).not.toBe(429)
      expect(statusCode).toBeLessThan(500)
    }
    const statements = await api.sqlOf(async () => {
      // 413: refused for its length before the body is read.
      expect([413, 429]).toContain((await ask()).statusCode)
    })
    expect(statements).toEqual([])
  })
})

const open = charged.filter(
  ([name]) =>
    name.startsWith('POST') && /console|checkout\/|payments|invitations|mails|graphql/.test(name),
)

test.each(open)('%s takes no body that is larger than what it is for', async (_name, { url }) => {
  const path = url.replace(/:[a-zA-Z_]+/g, 'x').replace('/payments/x', '/payments/stripe')
  for (const type of ['application/json', 'application/x-www-form-urlencoded']) {
    const { statusCode } = await api.app.inject({
      ...{ method: 'POST', url: path, remoteAddress: addressOf(addresses++) },
      headers: { 'content-type': type },
      payload: 'x'.repeat(url === '/graphql' ? megabyte + 1 : 256 * 1024 + 1),
    })
    expect([413, 415]).toContain(statusCode)
  }
})
