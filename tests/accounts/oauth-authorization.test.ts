import { describe, expect, test } from 'vitest'
import { registerOauthClient } from '../../src/domain/accounts/oauth-client.js'
import { uuidV7 } from '../../src/values/uuid.js'
import { authorizationOf, Browser, consent, redirectUri } from '../support/clients/oauth.js'
import { oauthServer, requestedScopes } from '../support/clients/oauth-server.js'

const { api, origin, team, config, clientId, request } = await oauthServer()

describe('an authorization request is refused', () => {
  const cases: [string, Record<string, string | undefined>, string][] = [
    ['without a resource', { resource: undefined }, 'invalid_target'],
    ['for another resource', { resource: 'https://example.com' }, 'invalid_target'],
    ['with an unknown scope', { scope: 'orders.lists orders.destroy' }, 'invalid_scope'],
    ['with openid', { scope: 'openid orders.lists' }, 'invalid_scope'],
    ['with a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['without a challenge method', { code_challenge_method: undefined }, 'invalid_request'],
    [
      'without a challenge',
      { code_challenge: undefined, code_challenge_method: undefined },
      'invalid_request',
    ],
    ['for a token', { response_type: 'token' }, 'unsupported_response_type'],
    ['with a response by form', { response_mode: 'form_post' }, 'unsupported_response_mode'],
    ['with a fragment', { response_mode: 'fragment' }, 'unsupported_response_mode'],
    ['with a long state', { state: 'x'.repeat(2001) }, 'invalid_request'],
    ['with a long nonce', { nonce: 'x'.repeat(2001) }, 'invalid_request'],
    ['without consent', { prompt: 'none' }, 'consent_required'],
  ]
  test.each(cases)('%s', async (_name, change, error) => {
    const { url } = await authorizationOf(config, request)
    for (const [name, value] of Object.entries(change))
      if (value === undefined) url.searchParams.delete(name)
      else url.searchParams.set(name, value)
    const page = await new Browser(origin).open(url.href)
    const { search, hash } = page.url
    const answer = new URLSearchParams(search || hash.slice(1))
    expect(Object.fromEntries(answer)).toMatchObject({ error, iss: origin })
  })

  test('with two resources', async () => {
    const { url } = await authorizationOf(config, request)
    url.searchParams.append('resource', `${origin}/mcp`)
    const page = await new Browser(origin).open(url.href)
    expect(page.url.searchParams.get('error')).toBe('invalid_target')
  })

  test.each([
    ['an altered redirect URI', { redirect_uri: `${redirectUri}/x` }, 'invalid_redirect_uri'],
    ['another host', { redirect_uri: 'https://evil.example/callback' }, 'invalid_redirect_uri'],
    ['an unknown client', { client_id: crypto.randomUUID() }, 'invalid_client'],
    [
      'a document at a private address',
      { client_id: 'https://10.0.0.1/app.json' },
      'invalid_client',
    ],
    ['a document on this machine', { client_id: 'https://localhost/app.json' }, 'invalid_client'],
    ['metadata of the cloud', { client_id: 'https://169.254.169.254/a.json' }, 'invalid_client'],
  ])('with %s, by a page and without a redirect', async (_name, change, error) => {
    const { url } = await authorizationOf(config, request)
    for (const [name, value] of Object.entries(change)) url.searchParams.set(name, value)
    const page = await new Browser(origin).open(url.href, { headers: { accept: 'text/html' } })
    expect([page.url.origin, page.status]).toEqual([origin, 400])
    expect(page.text).toContain(error)
    expect(page.headers.get('x-frame-options')).toBe('DENY')
  })
})

test('a path that ends in a slash has the same rules', async () => {
  const client_id = uuidV7()
  const redirect_uris = ['https://app.example/cb']
  const metadata = { client_name: 'App', redirect_uris, token_endpoint_auth_method: 'none' }
  await registerOauthClient(api.prisma, { id: client_id, secret: undefined, metadata })
  const { url } = await authorizationOf(config, request)
  url.pathname += '/'
  const change = { client_id, redirect_uri: 'https://app.example/cb', prompt: 'none' }
  for (const [name, value] of Object.entries(change)) url.searchParams.set(name, value)
  const { status, headers: answer } = await fetch(url, { redirect: 'manual' })
  expect([status, answer.get('location')]).toEqual([400, null])
})

test('characters that no header or database takes are refused', async () => {
  const nul = await fetch(`${origin}/oauth/authorize?client_id=${clientId}&state=a%00b`)
  expect(nul.status).toBe(400)
  const page = await fetch(`${origin}/oauth/consent/%0d%0aX`, {
    ...{ method: 'POST', redirect: 'manual' },
    headers: { origin: 'https://evil.example' },
  })
  expect(page.headers.get('location')).toBe('/oauth/consent/%0D%0AX?again=1')
})

test('a loopback redirect URI may have any port', async () => {
  const { url } = await authorizationOf(config, request)
  const target = 'http://127.0.0.1:12345/callback'
  url.searchParams.set('redirect_uri', target)
  const callback = await consent(origin, team.token, { url }, { scope: requestedScopes })
  expect(callback.href.startsWith(`${target}?code=`)).toBe(true)
})

test('a client cannot request the scope that changes who can enter a team', async () => {
  const { url } = await authorizationOf(config, { ...request, scope: 'tokens.manage teams.read' })
  const { url: answer } = await new Browser(origin).open(url.href)
  expect(answer.searchParams.get('error')).toBe('invalid_scope')
  const metadata = await fetch(`${origin}/.well-known/oauth-authorization-server`)
  expect((await metadata.json()).scopes_supported).not.toContain('tokens.manage')
})
