import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { parseEnv } from '../../src/config/env.js'
import { mountConsole } from '../../src/console/mount.js'
import type { AppError } from '../../src/errors/app-error.js'
import { testApi } from '../support/api.js'
import { secretKey } from '../support/processes/instance.js'

const api = await testApi()
const guard = { 'apollo-require-preflight': 'true' }

const signIn = (token: unknown) =>
  api.app.inject({ method: 'POST', url: '/console/session', payload: { token } as object })

async function cookieOf(token: string): Promise<string> {
  const { statusCode, headers } = await signIn(token)
  expect(statusCode).toBe(204)
  return String(headers['set-cookie']).split(';')[0]!
}

const query = '{ session { source } }'
const ask = (headers: Record<string, string>) =>
  api.app.inject({ method: 'POST', url: '/graphql', headers, payload: { query } })

test('a token becomes an HttpOnly cookie that other sites cannot send', async () => {
  const { headers } = await signIn(`  ${api.operator}\n`)
  expect(headers['set-cookie']).toMatch(
    /^masthead_token=mop_\w{46}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Strict$/,
  )
  const gone = await api.app.inject({ method: 'DELETE', url: '/console/session' })
  // Also the choice of a team by single sign-on.
  const cookies = [gone.headers['set-cookie']].flat()
  expect(cookies.map((cookie) => cookie?.split('=')[0])).toEqual(['masthead_token', 'masthead_sso'])
  for (const cookie of cookies) expect(cookie).toMatch(/^\w+=;.* Max-Age=0(;|$)/)
})

test('over HTTPS the cookie is Secure', async () => {
  const env = parseEnv({ SECRET_KEY: secretKey, PUBLIC_URL: 'https://example.com' })
  const app = Fastify()
  mountConsole(app, { ...api.app.services, env })
  const { headers } = await app.inject({ method: 'DELETE', url: '/console/session' })
  for (const cookie of [headers['set-cookie']].flat()) expect(cookie).toMatch(/; Secure(;|$)/)
})

test.each([
  ['mop_wrong', 401, 'The token is mistyped or truncated: its checksum does not match.'],
  ['', 400, undefined],
  [7, 400, undefined],
])('a token like %j is refused with an explanation', async (token, status, detail) => {
  const answer = await signIn(token)
  expect(answer.statusCode).toBe(status)
  expect(answer.headers['set-cookie']).toBeUndefined()
  if (detail) expect(answer.json().detail).toBe(detail)
})

test('the GraphQL API accepts the cookie with the header that other sites cannot send', async () => {
  const cookie = await cookieOf(api.operator)
  expect((await ask({ cookie, ...guard })).json().data.session.source).toBe('OPERATOR_TOKEN')
  expect((await ask({ cookie: `a=b; ${cookie}; c=d`, ...guard })).statusCode).toBe(200)
  const refused: Record<string, string>[] = [
    { cookie },
    guard,
    { cookie: 'masthead_token=x', ...guard },
  ]
  for (const headers of refused)
    expect((await ask(headers)).json().errors[0].extensions.code).toBe('unauthenticated')
  const { token } = await api.team()
  const own = await ask({ cookie, ...guard, authorization: `Bearer ${token}` })
  expect(own.json().data.session.source).toBe('API_TOKEN')
})

test('a request that names its user is refused in the session of another', async () => {
  const team = await api.team()
  const cookie = await cookieOf(team.token)
  const refused = await ask({ cookie, ...guard, 'masthead-user': randomUUID() })
  expect(refused.json().errors[0].extensions.code).toBe('precondition_failed')
  const { ownerId } = await api.prisma.team.findUniqueOrThrow({ where: { id: team.id } })
  const accepted = await ask({ cookie, ...guard, 'masthead-user': ownerId })
  expect(accepted.json().data.session.source).toBe('API_TOKEN')
})

test('exports accept the cookie, REST does not', async () => {
  const { token } = await api.team()
  const cookie = await cookieOf(token)
  const get = (url: string) => api.app.inject({ url, headers: { cookie, ...guard } })
  expect((await get('/exports/orders.csv?fields=id')).payload).toBe('id\n')
  expect((await get('/orders')).statusCode).toBe(401)
})

test('a token that is revoked ends its cookie', async () => {
  const team = await api.team()
  const cookie = await cookieOf(await api.token(team, 'read_only'))
  expect((await ask({ cookie, ...guard })).json().data.session.source).toBe('API_TOKEN')
  const where = { teamId: team.id, type: 'read_only' as const }
  await api.prisma.apiToken.updateMany({ where, data: { revokedAt: new Date() } })
  const code = async () => (await ask({ cookie, ...guard })).json().errors?.[0].extensions.code
  await expect.poll(code).toBe('invalid_token')
})

test('files are compressed, hashed ones are immutable, and every path returns the page', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'console-'))
  mkdirSync(join(directory, 'assets'))
  const typeface = 'assets/inter-latin-wght-normal-1.woff2'
  for (const name of ['index.html', 'assets/a-1.js', typeface]) {
    writeFileSync(join(directory, name), name)
    writeFileSync(join(directory, `${name}.br`), `${name} in Brotli`)
  }
  const app = Fastify()
  app.setErrorHandler((error: AppError, _request, reply) => reply.code(error.status).send())
  mountConsole(app, { ...api.app.services, env: parseEnv({ SECRET_KEY: secretKey }) }, directory)
  const get = (url: string, encoding = '') =>
    app.inject({ url, headers: { 'accept-encoding': encoding } })
  const page = await get('/console/orders/1')
  expect(page.payload).toBe('index.html')
  expect(page.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding' })
  expect(page.headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'")
  const { headers } = await get('/console')
  const known = { 'if-none-match': headers.etag }
  expect((await app.inject({ url: '/console', headers: known })).statusCode).toBe(304)
  const script = await get('/console/assets/a-1.js', 'gzip, br')
  expect(script.payload).toBe('assets/a-1.js in Brotli')
  expect(script.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const font = await get('/typeface.woff2')
  expect(font.payload).toBe(typeface)
  expect(font.headers).toMatchObject({
    'content-type': 'font/woff2',
    'cache-control': 'public, max-age=86400',
  })
  for (const name of ['a-2.js', 'a-1.js.br', '..%2findex.html'])
    expect((await get(`/console/assets/${name}`)).statusCode).toBe(404)
})

test('a disabled console has no page, and the cookie grants no access', async () => {
  const off = await testApi({ env: { MASTHEAD_CONSOLE: '0' } })
  expect((await off.app.inject({ url: '/console' })).statusCode).toBe(404)
  expect((await off.app.inject({ url: '/' })).payload).not.toContain('/console')
  const cookie = `masthead_token=${off.operator}`
  const answer = await off.app.inject({
    ...{ method: 'POST', url: '/graphql', payload: { query } },
    headers: { cookie, ...guard },
  })
  expect(answer.json().errors[0].extensions.code).toBe('unauthenticated')
})
