import * as client from 'openid-client'
import { describe, expect, test } from 'vitest'
import { createLogger } from '../../src/config/log.js'
import { Authenticator } from '../../src/domain/accounts/authenticator.js'
import { registerOauthClient } from '../../src/domain/accounts/oauth-client.js'
import { purgeExpiredOauth } from '../../src/oauth/retention.js'
import { uuidV7 } from '../../src/values/uuid.js'
import { testApi } from '../support/api.js'
import {
  authorizationOf,
  Browser,
  consent,
  oauthClient,
  redirectUri,
} from '../support/clients/oauth.js'
import { freePort } from '../support/services/redis.js'

const port = await freePort()
const origin = `http://127.0.0.1:${port}`
const lines: string[] = []
const api = await testApi({
  env: { PUBLIC_URL: origin, OAUTH_DYNAMIC_REGISTRATION: '1' },
  loggerInstance: createLogger('trace', { write: (line) => lines.push(line) }),
})
await api.app.listen({ port })
const team = await api.team()
const { config, clientId } = await oauthClient(api, origin)

const scope = 'orders.lists profiles.lists profiles.create offline_access'
const scopes = scope.split(' ')
const request = { scope, resource: origin, prompt: 'consent' }

/** Authorizes, consents and exchanges the code. */
async function connect(
  token = team.token,
  { of = config, more = {} as Record<string, string>, chosen = scopes, profile = '' } = {},
) {
  const authorization = await authorizationOf(of, { ...request, ...more })
  const callback = await consent(origin, token, authorization, { scope: chosen, profile })
  const tokens = await client.authorizationCodeGrant(of, callback, {
    pkceCodeVerifier: authorization.verifier,
    expectedState: authorization.state,
  })
  const code = callback.searchParams.get('code')!
  return { ...tokens, refresh_token: tokens.refresh_token!, code, verifier: authorization.verifier }
}

const status = async (token: string) => (await api.get(token, '/auth/token')).status

/** Status of a token on another instance, which has seen it before. */
const elsewhere = () => {
  const other = new Authenticator(api.prisma)
  return (token: string) =>
    other.authenticate(`Bearer ${token}`).then(
      () => 200,
      (error) => error.status,
    )
}

/** Posts a form to the token endpoint. */
async function post(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new URLSearchParams(fields)
  const response = await fetch(`${origin}/oauth/token`, { method: 'POST', body, headers })
  return { status: response.status, body: await response.json() }
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const grantOf = async (token: string) =>
  (await new Authenticator(api.prisma).authenticate(`Bearer ${token}`)) as {
    kind: 'team'
    grant: { id: string }
  }

test('a client discovers the server, gets a code with PKCE, refreshes and revokes', async () => {
  const authorization = await authorizationOf(config, request)
  const callback = await consent(origin, team.token, authorization, { scope: scopes })
  expect(callback.href.startsWith(`${redirectUri}?`)).toBe(true)
  expect(callback.searchParams.get('iss')).toBe(origin)
  const tokens = await client.authorizationCodeGrant(config, callback, {
    pkceCodeVerifier: authorization.verifier,
    expectedState: authorization.state,
  })
  expect(tokens.access_token).toMatch(/^mat_[0-9A-Za-z]{46}$/)
  expect(tokens.refresh_token).toMatch(/^mrt_[0-9A-Za-z]{46}$/)
  expect(tokens.expires_in).toBe(3600)
  expect(tokens).not.toHaveProperty('id_token')
  expect((await api.get(tokens.access_token, '/auth/token')).body).toEqual({
    source: 'oauth_grant',
    team_id: team.id,
    token_type: 'custom',
    scopes: ['orders.lists', 'profiles.create', 'profiles.lists'],
    pro_pricing_enabled: false,
  })
  const refreshed = await client.refreshTokenGrant(config, tokens.refresh_token!)
  expect(refreshed.refresh_token).not.toBe(tokens.refresh_token)
  expect(await status(refreshed.access_token)).toBe(200)
  await client.tokenRevocation(config, refreshed.refresh_token!)
  await sleep(1000)
  expect(await status(refreshed.access_token)).toBe(401)
})

test('the metadata names what there is', async () => {
  const get = async (path: string) => (await fetch(origin + path)).json()
  expect(await get('/.well-known/oauth-authorization-server')).toMatchObject({
    issuer: origin,
    code_challenge_methods_supported: ['S256'],
    client_id_metadata_document_supported: true,
    registration_endpoint: `${origin}/oauth/register`,
  })
  expect((await get('/.well-known/oauth-protected-resource')).resource).toBe(origin)
  expect((await get('/.well-known/oauth-protected-resource/mcp')).resource).toBe(`${origin}/mcp`)
  for (const path of ['/.well-known/openid-configuration', '/jwks', '/me', '/session/end'])
    expect((await fetch(origin + path)).status).toBe(404)
})

test('a confidential client authenticates with its secret, of which the hash is stored', async () => {
  const {
    config: confidential,
    clientSecret,
    clientId,
  } = await oauthClient(api, origin, {
    isConfidential: true,
  })
  const { access_token: token } = await connect(team.token, { of: confidential })
  expect(await status(token)).toBe(200)
  const [row] = await api.prisma.$queryRaw<{ row: string }[]>`
    SELECT row_to_json(c)::text AS row FROM oauth_client c WHERE id = ${clientId}::uuid`
  expect(row!.row).not.toContain(clientSecret!)
  const { verifier, code } = await connect(team.token, { of: confidential })
  const fields = { grant_type: 'authorization_code', code, code_verifier: verifier }
  const wrong = await post({ ...fields, client_id: clientId, client_secret: 'wrong' })
  expect([wrong.status, wrong.body.error]).toEqual([401, 'invalid_client'])
  const none = await post({ ...fields, client_id: clientId })
  expect([none.status, none.body.error]).toEqual([401, 'invalid_client'])
})

test('a response without a valid token names the metadata of the resource', async () => {
  const metadata = `resource_metadata="${origin}/.well-known/oauth-protected-resource"`
  const invalid = `Bearer realm="masthead", error="invalid_token", ${metadata}`
  const headers = {}
  for (const url of ['/auth/token', '/orders', '/exports/orders.csv']) {
    const response = await fetch(origin + url, { headers })
    expect([url, response.status, response.headers.get('www-authenticate')]).toEqual([
      url,
      401,
      `Bearer realm="masthead", ${metadata}`,
    ])
    expect((await api.get('mat_x', url)).headers['www-authenticate']).toBe(invalid)
  }
  const query = { query: '{ session { source } }' }
  const graph = await api.post('mat_x', '/graphql', query)
  expect([graph.status, graph.headers['www-authenticate']]).toEqual([401, invalid])
})

test('nothing that is logged is a secret', async () => {
  lines.length = 0
  const tokens = await connect()
  const next = await client.refreshTokenGrant(config, tokens.refresh_token)
  await post({ grant_type: 'refresh_token', client_id: clientId, refresh_token: 'mrt_x' })
  await client.tokenRevocation(config, next.refresh_token!)
  const text = lines.join('\n')
  expect(text).toContain('/oauth/token')
  for (const secret of [
    ...[tokens.access_token, tokens.refresh_token, tokens.code, tokens.verifier],
    ...[next.access_token, next.refresh_token!, team.token],
  ])
    expect(text).not.toContain(secret)
})

test('nothing that is stored is a secret', async () => {
  const tokens = await connect()
  const rows = await api.prisma.$queryRaw<{ row: string }[]>`
    SELECT a::text || a.payload::text AS row FROM oauth_artifact a`
  const text = rows.map(({ row }) => row).join('\n')
  for (const secret of [tokens.access_token, tokens.refresh_token, tokens.code])
    expect(text).not.toContain(secret.slice(4, 40))
})

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
  const callback = await consent(origin, team.token, { url }, { scope: scopes })
  expect(callback.href.startsWith(`${target}?code=`)).toBe(true)
})

describe('a code', () => {
  const authorized = async () => {
    const authorization = await authorizationOf(config, request)
    const callback = await consent(origin, team.token, authorization, { scope: scopes })
    return {
      grant_type: 'authorization_code',
      client_id: clientId,
      redirect_uri: redirectUri,
      code: callback.searchParams.get('code')!,
      code_verifier: authorization.verifier,
    }
  }

  test('is good once: a second use revokes the grant', async () => {
    const fields = await authorized()
    const first = await post(fields)
    expect(first.status).toBe(200)
    const second = await post(fields)
    expect([second.status, second.body.error]).toEqual([400, 'invalid_grant'])
    await sleep(1000)
    expect(await status(first.body.access_token)).toBe(401)
  })

  test('stays valid when its exchange is refused for the resource', async () => {
    const fields = await authorized()
    expect((await post({ ...fields, resource: `${origin}/mcp` })).body.error).toBe('invalid_target')
    expect((await post(fields)).status).toBe(200)
  })

  test('gives one token to many at once', async () => {
    const fields = await authorized()
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(fields)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400])
  })

  test.each([
    ['a wrong verifier', { code_verifier: 'x'.repeat(43) }, 'invalid_grant'],
    ['another redirect URI', { redirect_uri: 'http://127.0.0.1:1/callback' }, 'invalid_grant'],
    ['another resource', { resource: `${origin}/mcp` }, 'invalid_target'],
  ])('is refused with %s', async (_name, change, error) => {
    const { status, body } = await post({ ...(await authorized()), ...change })
    expect([status, body.error]).toEqual([400, error])
    expect(JSON.stringify(body)).not.toContain('x'.repeat(43))
  })

  test('is refused without a verifier, and to another client', async () => {
    const { code_verifier: _, ...without } = await authorized()
    expect((await post(without)).body.error).toBe('invalid_grant')
    const { clientId: other } = await oauthClient(api, origin)
    const { status, body } = await post({ ...(await authorized()), client_id: other })
    expect([status, body.error]).toEqual([400, 'invalid_grant'])
  })
})

describe('a refresh token', () => {
  const refresh = (token: string, more = {}) =>
    post({ grant_type: 'refresh_token', client_id: clientId, refresh_token: token, ...more })

  test('stays valid when its use is refused for the resource', async () => {
    const { refresh_token: token } = await connect()
    const refused = await refresh(token, { resource: `${origin}/mcp` })
    expect(refused.body.error).toBe('invalid_target')
    expect((await refresh(token)).status).toBe(200)
  })

  test('is good once: a second use revokes the grant', async () => {
    const { refresh_token: token } = await connect()
    const next = await refresh(token)
    expect(next.status).toBe(200)
    expect((await refresh(token)).body.error).toBe('invalid_grant')
    expect((await refresh(next.body.refresh_token)).body.error).toBe('invalid_grant')
    await sleep(1000)
    expect(await status(next.body.access_token)).toBe(401)
  })

  test('gives one token to many at once', async () => {
    const { refresh_token: token } = await connect()
    const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400])
  })

  test('narrows scopes, and never widens them', async () => {
    const { refresh_token: token } = await connect()
    const wide = await refresh(token, { scope: 'teams.update' })
    expect(wide.body.error).toBe('invalid_scope')
    const { body } = await refresh(token, { scope: 'orders.lists' })
    expect((await api.get(body.access_token, '/auth/token')).body.scopes).toEqual(['orders.lists'])
  })

  test('is no access token, and not issued without offline_access', async () => {
    const { refresh_token: token } = await connect()
    expect(await status(token)).toBe(401)
    const { refresh_token: none } = await connect(team.token, { more: { scope: 'orders.lists' } })
    expect(none).toBeUndefined()
  })

  test('is refused to another client, which does not end it', async () => {
    const { refresh_token: token } = await connect()
    const { clientId: other } = await oauthClient(api, origin)
    expect((await refresh(token, { client_id: other })).body.error).toBe('invalid_grant')
    expect((await refresh(token)).status).toBe(200)
  })
})

test('a token for the MCP server is refused by REST and GraphQL', async () => {
  const { access_token: token } = await connect(team.token, { more: { resource: `${origin}/mcp` } })
  const { status, body } = await api.get(token, '/auth/token')
  expect([status, body.code, body.issues?.[0]?.code]).toEqual([
    401,
    'invalid_token',
    'wrong_resource',
  ])
  expect((await api.post(token, '/graphql', { query: '{ session { source } }' })).status).toBe(401)
  const session = await new Authenticator(api.prisma).authenticate(`Bearer ${token}`, 'mcp')
  expect(session).toMatchObject({ kind: 'team', grant: { resource: 'mcp' } })
})

describe('consent', () => {
  const open = async (token?: string, more: Record<string, string> = {}, headers = {}) => {
    const authorization = await authorizationOf(config, { ...request, ...more })
    const browser = new Browser(origin)
    if (token) browser.setCookie('masthead_token', token)
    const page = await browser.open(authorization.url.href, { headers })
    return { browser, page, authorization }
  }

  test('is denied with access_denied, also without signing in', async () => {
    for (const token of [team.token, undefined]) {
      const { browser, page } = await open(token)
      const shown = token ? page : await browser.open(`${page.url.pathname}?again=1`)
      expect(shown.text).toContain('value="deny"')
      const { url } = await browser.submit(shown, { decision: 'deny' })
      expect(Object.fromEntries(url.searchParams)).toMatchObject({
        error: 'access_denied',
        iss: origin,
      })
    }
  })

  test('needs a permission that fits the profile', async () => {
    const { body } = await api.post(team.token, '/profiles', { name: 'Only' })
    const { browser, page } = await open(team.token)
    const ofTeam = { scope: ['profiles.create', 'offline_access'], profile: body.id as string }
    for (const fields of [{ scope: [] }, ofTeam]) {
      const answer = await browser.submit(page, { decision: 'allow', ...fields })
      expect([answer.status, answer.text.includes('Select at least one')]).toEqual([400, true])
    }
  })

  test('shows the client and its permissions, in English and German, and cannot be framed', async () => {
    const { page } = await open(team.token)
    for (const text of [
      'Planner',
      team.name,
      'Registered by',
      '127.0.0.1',
      'The app can view',
      'The app can make these changes',
    ])
      expect(page.text).toContain(text)
    expect(page.text).not.toContain('<script')
    expect(page.headers.get('x-frame-options')).toBe('DENY')
    const policy = page.headers.get('content-security-policy')!
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("form-action 'self' http://127.0.0.1:9876")
    const german = await open(team.token, {}, { 'accept-language': 'de' })
    expect(
      (await german.browser.open(german.page.url.href, { headers: { 'accept-language': 'de' } }))
        .text,
    ).toContain('Die App darf ansehen')
  })

  test('is not given by a form of another site, nor in another browser', async () => {
    const { browser, page } = await open(team.token)
    const fields = { decision: 'allow', scope: scopes }
    const before = await api.prisma.oauthGrant.count()
    for (const headers of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      const answer = await browser.submit(page, fields, headers)
      expect(answer.url.pathname).toBe(page.url.pathname)
    }
    const other = new Browser(origin)
    other.setCookie('masthead_token', team.token)
    expect((await other.submit(page, fields)).status).toBe(410)
    expect(await api.prisma.oauthGrant.count()).toBe(before)
  })

  test('signs in by a token first', async () => {
    const { browser, page } = await open()
    const again = await browser.open(`${page.url.pathname}?again=1`)
    expect(page.headers.get('refresh')).toContain('again=1')
    expect(again.text).toContain('API token of your team')
    const wrong = await browser.submit(again, { decision: 'sign-in', token: 'mst_x' })
    expect([wrong.status, wrong.text.includes('not valid')]).toEqual([400, true])
    const operator = await browser.submit(again, { decision: 'sign-in', token: api.operator })
    expect(operator.text).toContain('belong to no team')
    const signedIn = await browser.submit(again, { decision: 'sign-in', token: team.token })
    expect(signedIn.text).toContain(`access ${team.name}`)
    const { url } = await browser.submit(signedIn, { decision: 'allow', scope: scopes })
    expect(url.searchParams.has('code')).toBe(true)
  })

  test('grants nothing that the member may not do, or that was not requested', async () => {
    const limited = await api.token(team, 'custom', ['orders.lists'])
    const { browser, page } = await open(limited)
    expect(page.text).toContain('value="orders.lists"')
    expect(page.text).not.toContain('value="profiles.create"')
    const asked = [...scopes, 'teams.read']
    const { url } = await browser.submit(page, { decision: 'allow', scope: asked })
    const code = url.searchParams.get('code')
    expect(code).toBeTruthy()
    const grant = await api.prisma.oauthGrant.findFirstOrThrow({ orderBy: { createdAt: 'desc' } })
    expect(grant.scopes).toEqual(['orders.lists', 'offline_access'])
    const readOnly = await open(await api.token(team, 'read_only'))
    expect(readOnly.page.text).not.toContain('The app can make these changes')
    const none = await open(await api.token(team, 'custom', ['tags.lists']))
    expect(none.page.text).toContain('permissions that you do not have')
  })

  test('is not given by an OAuth client for itself', async () => {
    const { access_token: token } = await connect()
    const { browser, page } = await open()
    const before = await api.prisma.oauthGrant.count()
    const headers = { authorization: `Bearer ${token}` }
    const answer = await browser.submit(page, { decision: 'allow', scope: scopes }, headers)
    expect(answer.url.pathname).toBe(page.url.pathname)
    expect(await api.prisma.oauthGrant.count()).toBe(before)
  })

  test('is given only for the team that the page shows', async () => {
    const other = await api.team({ name: 'Other' })
    const { browser, page } = await open(team.token)
    browser.setCookie('masthead_token', other.token)
    const before = await api.prisma.oauthGrant.count()
    const again = await browser.submit(page, { decision: 'allow', scope: scopes })
    expect(again.url.pathname).toBe(page.url.pathname)
    expect(again.text).toContain('access Other')
    expect(await api.prisma.oauthGrant.count()).toBe(before)
    const { url } = await browser.submit(again, { decision: 'allow', scope: scopes })
    expect(url.searchParams.has('code')).toBe(true)
    const grant = await api.prisma.oauthGrant.findFirstOrThrow({ orderBy: { createdAt: 'desc' } })
    expect(grant.teamId).toBe(other.id)
  })

  test('is not given for a profile of another team', async () => {
    const other = await api.team({ name: 'Other' })
    const { body } = await api.post(other.token, '/profiles', { name: 'Elsewhere' })
    const { browser, page } = await open(team.token)
    const before = await api.prisma.oauthGrant.count()
    for (const profile of [body.id, 'x', other.id]) {
      const answer = await browser.submit(page, { decision: 'allow', scope: scopes, profile })
      expect([profile, answer.status]).toEqual([profile, 400])
    }
    expect(await api.prisma.oauthGrant.count()).toBe(before)
  })

  test('does not depend on the Host header of the request', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
    const { page, browser } = await open(team.token, {}, headers)
    const { url } = await browser.submit(page, { decision: 'allow', scope: scopes })
    expect(url.href.startsWith(`${redirectUri}?code=`)).toBe(true)
  })

  test('cannot be disguised by invisible characters in the name of a client', async () => {
    const { id, metadata } = await api.prisma.oauthClient.findUniqueOrThrow({
      where: { id: clientId },
    })
    const rename = (name: unknown) =>
      api.prisma.oauthClient.update({
        where: { id },
        data: { metadata: { ...(metadata as object), client_name: name as string } },
      })
    await rename('Plan\u202Ener\u200B  X')
    const { page } = await open(team.token)
    await rename((metadata as { client_name: string }).client_name)
    expect(page.text).toContain('Allow Plan ner X to access')
  })

  test('cannot be injected by the name of a client', async () => {
    const { config: evil } = await oauthClient(api, origin, {
      name: '<img src=x onerror=alert(1)>',
    })
    const authorization = await authorizationOf(evil, request)
    const browser = new Browser(origin)
    browser.setCookie('masthead_token', team.token)
    const { text } = await browser.open(authorization.url.href)
    expect(text).toContain('&#60;img')
    expect(text).not.toContain('<img')
  })
})

describe('registration', () => {
  let addresses = 0
  /** Registers a client from another IP address each time, because an address can register ten a minute. */
  const register = async (payload: object) => {
    const remoteAddress = `10.0.0.${++addresses}`
    const request = { method: 'POST', url: '/oauth/register', remoteAddress, payload } as const
    const response = await api.app.inject(request)
    return { status: response.statusCode, body: response.json() }
  }
  const metadata = {
    client_name: 'Desk',
    redirect_uris: ['http://localhost:3000/cb', 'com.example.desk:/callback'],
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    scope: 'orders.lists offline_access',
  }

  test('registers a client that is shown as not verified', async () => {
    const { status, body } = await register(metadata)
    expect(status).toBe(201)
    expect(body).toMatchObject({ client_name: 'Desk', redirect_uris: metadata.redirect_uris })
    expect(body).not.toHaveProperty('id_token_signed_response_alg')
    const self = new client.Configuration(
      config.serverMetadata(),
      body.client_id,
      undefined,
      client.None(),
    )
    client.allowInsecureRequests(self)
    const more = { redirect_uri: 'http://localhost:4567/cb', scope: metadata.scope }
    const authorization = await authorizationOf(self, { ...request, ...more })
    const browser = new Browser(origin)
    browser.setCookie('masthead_token', team.token)
    const page = await browser.open(authorization.url.href)
    expect(page.text).toContain('Not verified')
    const { url } = await browser.submit(page, { decision: 'allow', scope: ['orders.lists'] })
    expect(url.href.startsWith('http://localhost:4567/cb?code=')).toBe(true)
  })

  test('is open to browsers, and tokens to those at a redirect URI', async () => {
    const preflight = await fetch(`${origin}/oauth/register`, { method: 'OPTIONS' })
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    const redirectUris = ['cursor://callback', 'https://desk.example/cb']
    const { clientId: id } = await oauthClient(api, origin, { redirectUris })
    const fields = { grant_type: 'refresh_token', client_id: id, refresh_token: 'mrt_x' }
    const errorFor = async (from: string) => (await post(fields, { origin: from })).body.error
    expect(await errorFor('https://desk.example')).toBe('invalid_grant')
    expect(await errorFor('https://evil.example')).toBe('invalid_request')
    expect(await errorFor('null')).toBe('invalid_request')
  })

  test.each([
    ['http beyond this machine', { redirect_uris: ['http://example.com/cb'] }],
    ['a script', { redirect_uris: ['javascript:alert(1)'] }],
    ['data', { redirect_uris: ['data:text/html,x'] }],
    ['a fragment', { redirect_uris: ['https://example.com/cb#x'] }],
    ['a scheme without a domain', { redirect_uris: ['desk:/callback'] }],
    ['a scheme of Windows', { redirect_uris: ['ms-app.example:/callback'] }],
    ['a scheme of Android', { redirect_uris: ['intent://example.com#Intent;end'] }],
    ['a scheme of the browser', { redirect_uris: ['view-source:https://example.com/cb'] }],
    ['a password', { redirect_uris: ['https://a:b@example.com/cb'] }],
    ['a long redirect URI', { redirect_uris: [`https://example.com/${'x'.repeat(2000)}`] }],
    [
      'many redirect URIs',
      { redirect_uris: Array.from({ length: 11 }, (_, index) => `https://example.com/${index}`) },
    ],
    ['a long name', { client_name: 'x'.repeat(101) }],
    ['a NUL in the name', { client_name: 'a\0b' }],
    ['half a character in the name', { client_name: '\ud800' }],
    ['a NUL in a contact', { contacts: ['a\0@example.com'] }],
    ['no redirect URI', { redirect_uris: [] }],
    ['another grant', { grant_types: ['client_credentials'] }],
    ['an unknown scope', { scope: 'orders.destroy' }],
  ])('is refused with %s', async (_name, change) => {
    const { status, body } = await register({ ...metadata, ...change })
    expect(status).toBe(400)
    expect(body.error).toMatch(/^invalid_(client_metadata|redirect_uri)$/)
  })

  test('ends after a day for clients without consent, and after 30 days for unused ones', async () => {
    const ids = await Promise.all(
      ['new', 'without', 'revoked', 'unused'].map(async (client_name) => {
        const { body } = await register({ ...metadata, client_name })
        return body.client_id as string
      }),
    )
    const [fresh, without, revoked, unused] = ids as [string, string, string, string]
    const age = async (id: string, days: number) => {
      const past = new Date(Date.now() - days * 86_400_000)
      const data = { createdAt: past, lastUsedAt: past }
      await api.prisma.oauthClient.update({ where: { id }, data })
    }
    const grantedAt = new Date(Date.now() - 1_000)
    const grants = { teamId: team.id, userId: team.ownerId, grantedAt, revokedAt: new Date() }
    await api.prisma.oauthGrant.createMany({
      data: [revoked, unused].map((clientId) => ({ ...grants, clientId })),
    })
    await age(fresh, 0.9)
    await age(without, 1.1)
    await age(revoked, 29)
    await age(unused, 31)
    await purgeExpiredOauth.run({}, { prisma: api.prisma } as never)
    const left = await api.prisma.oauthClient.findMany({ where: { id: { in: ids } } })
    expect(left.map(({ name }) => name).sort()).toEqual(['new', 'revoked'])
  })

  test('stores only the metadata that authorization needs', async () => {
    const { body } = await register({ ...metadata, contacts: ['a@example.com'] })
    const where = { id: body.client_id as string }
    const stored = await api.prisma.oauthClient.findUniqueOrThrow({ where })
    expect(Object.keys(stored.metadata as object)).not.toContain('contacts')
  })

  test('ends for clients that are not used, and expired tokens are deleted', async () => {
    const { body } = await register(metadata)
    const old = new Date(Date.now() - 31 * 86_400_000)
    const where = { id: body.client_id as string }
    await api.prisma.oauthClient.update({ where, data: { createdAt: old } })
    const expired = await connect()
    await api.prisma.oauthArtifact.updateMany({ data: { expiresAt: old } })
    await purgeExpiredOauth.run({}, { prisma: api.prisma } as never)
    expect(await api.prisma.oauthClient.count({ where })).toBe(0)
    expect(await api.prisma.oauthClient.count({ where: { id: clientId } })).toBe(1)
    expect(await api.prisma.oauthArtifact.count()).toBe(0)
    await sleep(1000)
    expect(await status(expired.access_token)).toBe(401)
  })
})

describe('access ends within one second, on every instance', () => {
  const ends = async (token: string, work: () => Promise<unknown>) => {
    const other = elsewhere()
    expect([await status(token), await other(token)]).toEqual([200, 200])
    await work()
    await sleep(1000)
    expect([await status(token), await other(token)]).toEqual([401, 401])
  }
  const own = async () => {
    const team = await api.team()
    return { team, ...(await connect(team.token)) }
  }
  const refreshError = async (token: string) => {
    const fields = { grant_type: 'refresh_token', client_id: clientId, refresh_token: token }
    return (await post(fields)).body.error
  }

  test('when the grant is revoked', async () => {
    const { team, access_token: token, refresh_token: refresh } = await own()
    const { grant } = await grantOf(token)
    await ends(token, () => api.mutate(team.token, 'revokeOauthGrant', { id: grant.id }))
    expect(await refreshError(refresh)).toBe('invalid_grant')
  })

  test('when the team is archived', async () => {
    const { team, access_token: token } = await own()
    await ends(token, () => api.mutate(api.operator, 'archiveTeam', { teamId: team.id }))
  })

  test('when the user is blocked', async () => {
    const { team, access_token: token, refresh_token: refresh } = await own()
    await ends(token, () => api.mutate(api.operator, 'blockUser', { userId: team.ownerId }))
    expect(await refreshError(refresh)).toBe('invalid_grant')
  })

  test('when the API token by which the user signed in is revoked', async () => {
    const { team, access_token: token, refresh_token: refresh } = await own()
    const data = { revokedAt: new Date() }
    await ends(token, () => api.prisma.apiToken.updateMany({ where: { teamId: team.id }, data }))
    expect(await refreshError(refresh)).toBe('invalid_grant')
  })

  test('when the API token by which the user signed in is rotated', async () => {
    const { team, access_token: token, refresh_token: refresh } = await own()
    const { id } = await api.prisma.apiToken.findFirstOrThrow({ where: { teamId: team.id } })
    const input = { apiTokenId: id }
    await ends(token, () => api.mutate(team.token, 'rotateApiToken', input, 'apiToken { id }'))
    expect(await refreshError(refresh)).toBe('invalid_grant')
  })

  test('when the overlap of the rotated API token ends', async () => {
    const { team, access_token: token } = await own()
    const { id } = await api.prisma.apiToken.findFirstOrThrow({ where: { teamId: team.id } })
    const input = { apiTokenId: id, overlapSeconds: 3600 }
    await api.mutate(team.token, 'rotateApiToken', input, 'apiToken { id }')
    const where = { id }
    const data = { revokedAt: new Date() }
    await ends(token, () => api.prisma.apiToken.update({ where, data }))
  })

  test('when the member leaves the team', async () => {
    const user = { email: 'leaver@example.com', firstName: 'Leaver' }
    const { id: userId } = await api.mutate(api.operator, 'createUser', user)
    const input = { teamId: team.id, userId }
    const { id: teamMemberId } = await api.mutate(api.operator, 'addTeamMember', input)
    const session = await api.token({ id: team.id, ownerId: userId })
    const chosen = ['orders.lists', 'offline_access']
    const { access_token: token, refresh_token: refresh } = await connect(session, { chosen })
    await ends(token, () => api.mutate(api.operator, 'removeTeamMember', { teamMemberId }))
    expect(await refreshError(refresh)).toBe('invalid_grant')
  })
})

test('a client cannot request the scope that changes who can enter a team', async () => {
  const { url } = await authorizationOf(config, { ...request, scope: 'tokens.manage teams.read' })
  const { url: answer } = await new Browser(origin).open(url.href)
  expect(answer.searchParams.get('error')).toBe('invalid_scope')
  const metadata = await fetch(`${origin}/.well-known/oauth-authorization-server`)
  expect((await metadata.json()).scopes_supported).not.toContain('tokens.manage')
})

test('a client sees no grant but its own', async () => {
  const all = 'teams.read offline_access'
  const { access_token: token } = await connect(team.token, {
    more: { scope: all },
    chosen: all.split(' '),
  })
  const { grant } = await grantOf(token)
  const { oauthGrants } = await api.graph(
    token,
    '{ oauthGrants { nodes { id clientName scopes } } }',
  )
  expect(oauthGrants.nodes).toEqual([
    {
      id: grant.id,
      clientName: 'Planner',
      scopes: ['teams.read', 'offline_access'],
    },
  ])
  const { grant: other } = await grantOf((await connect(await api.token(team))).access_token)
  const one = 'query ($id: UUID!) { oauthGrant(id: $id) { id } }'
  expect((await api.graph(token, one, { id: grant.id })).oauthGrant.id).toBe(grant.id)
  expect((await api.graphError(token, one, { id: other.id })).extensions.code).toBe('not_found')
})
