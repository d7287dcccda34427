import { setTimeout as sleep } from 'node:timers/promises'
import * as client from 'openid-client'
import { expect, test } from 'vitest'
import { createLogger } from '../../src/config/log.js'
import { Authenticator } from '../../src/domain/accounts/authenticator.js'
import { authorizationOf, consent, oauthClient, redirectUri } from '../support/clients/oauth.js'
import { oauthServer, requestedScopes } from '../support/clients/oauth-server.js'

const lines: string[] = []
const loggerInstance = createLogger('trace', { write: (line) => lines.push(line) })
const { api, origin, team, config, clientId, request, connect, post, status } = await oauthServer({
  loggerInstance,
})

const grantOf = async (token: string) =>
  (await new Authenticator(api.prisma).authenticate(`Bearer ${token}`)) as {
    kind: 'team'
    grant: { id: string }
  }

test('a client discovers the server, gets a code with PKCE, refreshes and revokes', async () => {
  const authorization = await authorizationOf(config, request)
  const callback = await consent(origin, team.token, authorization, { scope: requestedScopes })
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
    is_test: false,
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
