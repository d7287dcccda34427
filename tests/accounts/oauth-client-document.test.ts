import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import * as client from 'openid-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi } from '../support/api.js'
import { authorizationOf, Browser, redirectUri } from '../support/clients/oauth.js'
import { cert, key } from '../support/services/certificate.js'
import { freePort } from '../support/services/redis.js'

const port = await freePort()
const origin = `http://127.0.0.1:${port}`
const api = await testApi({ env: { PUBLIC_URL: origin, WEBHOOK_ALLOW_PRIVATE: '1' } })
await api.app.listen({ port })
const team = await api.team()

/** Responses of the application's server by path. */
const answers: Record<
  string,
  (url: string) => { status?: number; location?: string; body: string }
> = {
  '/app.json': (url) => ({ body: document(url) }),
  '/web.json': (url) => ({ body: document(url, { redirect_uris: ['https://app.example/cb'] }) }),
  '/moved.json': () => ({ status: 302, location: '/app.json', body: '' }),
  '/missing.json': () => ({ status: 404, body: '' }),
  '/other.json': () => ({ body: document('https://other.example/app.json') }),
  '/secret.json': (url) => ({ body: document(url, { client_secret: 'x' }) }),
  '/large.json': (url) => ({ body: document(url, { contacts: ['x'.repeat(70_000)] }) }),
  '/text.json': () => ({ body: 'hello' }),
  '/scheme.json': (url) => ({ body: document(url, { redirect_uris: ['desk:/callback'] }) }),
  '/name.json': (url) => ({ body: document(url, { client_name: 'x'.repeat(101) }) }),
  '/http.json': (url) => ({ body: document(url, { redirect_uris: ['http://example.com/'] }) }),
}

const document = (id: string, more = {}) =>
  JSON.stringify({
    client_id: id,
    client_name: 'Desk',
    redirect_uris: [redirectUri],
    token_endpoint_auth_method: 'none',
    ...more,
  })

const app = createServer({ cert, key }, (request, response) => {
  const { status = 200, location, body } = answers[request.url!]!(site + request.url)
  response.writeHead(status, { 'content-type': 'application/json', ...(location && { location }) })
  response.end(body)
})
await new Promise<void>((resolve) => app.listen(0, 'localhost', resolve))
const site = `https://localhost:${(app.address() as AddressInfo).port}`

beforeAll(() => {
  // The certificate is self-signed.
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
})
afterAll(() => {
  delete process.env.NODE_TLS_REJECT_UNAUTHORIZED
  app.close()
})

const request = {
  scope: 'orders.lists offline_access',
  resource: `${origin}/mcp`,
  prompt: 'consent',
}

async function open(path: string, more: Record<string, string> = {}) {
  const config = new client.Configuration(
    {
      issuer: origin,
      authorization_endpoint: `${origin}/oauth/authorize`,
      token_endpoint: `${origin}/oauth/token`,
    },
    site + path,
    undefined,
    client.None(),
  )
  client.allowInsecureRequests(config)
  const authorization = await authorizationOf(config, { ...request, ...more })
  const browser = new Browser(origin)
  browser.setCookie('masthead_token', team.token)
  const page = await browser.open(authorization.url.href, { headers: { accept: 'text/html' } })
  return { config, authorization, browser, page }
}

test('a client is described by the document at its ID, whose host is shown as verified', async () => {
  const { config, authorization, browser, page } = await open('/app.json')
  expect(page.text).toContain('Desk')
  expect(page.text).toContain(`Verified: the app is published at ${new URL(site).host}`)
  const { url } = await browser.submit(page, {
    decision: 'allow',
    scope: ['orders.lists', 'offline_access'],
  })
  const tokens = await client.authorizationCodeGrant(config, url, {
    pkceCodeVerifier: authorization.verifier,
    expectedState: authorization.state,
  })
  expect(tokens.access_token).toMatch(/^mat_/)
  const next = await client.refreshTokenGrant(config, tokens.refresh_token!)
  expect(next.refresh_token).toMatch(/^mrt_/)
  expect(await api.prisma.oauthGrant.count({ where: { clientId: `${site}/app.json` } })).toBe(1)
})

test('an error is shown before the browser leaves for the site of a client that no operator has registered', async () => {
  const uri = { redirect_uri: 'https://app.example/cb' }
  const { page, browser } = await open('/web.json', { ...uri, scope: 'orders.destroy' })
  expect([page.status, page.url.origin]).toEqual([400, origin])
  expect(page.text).toContain('Return to app.example')
  expect(page.text).toContain('https://app.example/cb?error&#61;invalid_scope')
  const silent = await open('/web.json', { ...uri, prompt: 'none' })
  expect([silent.page.status, silent.page.url.origin]).toEqual([400, origin])
  const denied = await open('/web.json', uri)
  const { url } = await denied.browser.submit(denied.page, { decision: 'deny' })
  expect([url.origin, url.searchParams.get('error')]).toEqual([
    'https://app.example',
    'access_denied',
  ])
  const local = await browser.open(
    page.url.href
      .replace('web.json', 'app.json')
      .replace(/redirect_uri=[^&]*/, `redirect_uri=${redirectUri}`),
  )
  expect(local.url.href.startsWith(`${redirectUri}?error=invalid_scope`)).toBe(true)
})

test.each(Object.keys(answers).filter((path) => !['/app.json', '/web.json'].includes(path)))(
  'a document is refused: %s',
  async (path) => {
    const { page } = await open(path)
    expect([page.status, page.url.origin]).toEqual([400, origin])
    expect(page.text).toMatch(/invalid_client|invalid_redirect_uri/)
  },
)
