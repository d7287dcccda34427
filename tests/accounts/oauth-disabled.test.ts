import { expect, test } from 'vitest'
import { Authenticator } from '../../src/domain/accounts/authenticator.js'
import { createOauthGrant } from '../../src/domain/accounts/oauth-grant.js'
import { testApi } from '../support/api.js'
import { authorizationOf, Browser, consent, oauthClient } from '../support/clients/oauth.js'
import { oauthToken } from '../support/fixtures/oauth.js'
import { freePort } from '../support/services/redis.js'

const port = await freePort()
const origin = `http://127.0.0.1:${port}`
const api = await testApi({ env: { PUBLIC_URL: origin } })
await api.app.listen({ port })
const team = await api.team()
const fields = 'id name metadataUrl disabledAt'
const disable = (clientId: string) =>
  api.mutate(api.operator, 'disableOauthClient', { clientId }, fields)
const enable = (clientId: string) =>
  api.mutate(api.operator, 'enableOauthClient', { clientId }, fields)
const second = new Authenticator(api.prisma)
const onSecond = (token: string) =>
  second.authenticate(`Bearer ${token}`).then(
    () => 200,
    (error) => error.status,
  )
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const request = { scope: 'orders.lists offline_access', resource: origin, prompt: 'consent' }

/** Grants a client access to the team. Returns an access token. */
async function grantedTo(clientId: string): Promise<string> {
  const { token, grantId } = await oauthToken(api, team)
  await api.prisma.oauthGrant.update({ where: { id: grantId }, data: { clientId } })
  return token
}

test('disabling a client ends its tokens within one second, and refuses authorization', async () => {
  const { clientId, config } = await oauthClient(api, origin)
  const { token: other } = await oauthToken(api, team)
  const token = await grantedTo(clientId)
  const statuses = async () => [
    (await api.get(token, '/auth/token')).status,
    await onSecond(token),
    (await api.get(other, '/auth/token')).status,
  ]
  expect(await statuses()).toEqual([200, 200, 200])
  const authorization = await authorizationOf(config, request)
  const browser = new Browser(origin)
  browser.setCookie('masthead_token', team.token)
  const page = await browser.open(authorization.url.href)
  expect(page.status).toBe(200)

  const disabled = await disable(clientId)
  expect(disabled).toMatchObject({ id: clientId, disabledAt: expect.any(String) })
  expect(await disable(clientId)).toEqual(disabled)
  await sleep(1_000)
  expect(await statuses()).toEqual([401, 401, 200])
  const refused = await new Browser(origin).open(authorization.url.href)
  expect([refused.status, refused.text.includes('invalid_client')]).toEqual([400, true])
  const late = await browser.submit(page, { decision: 'allow', scope: ['orders.lists'] })
  expect(late.status).toBe(410)
  const fields = { grant_type: 'refresh_token', client_id: clientId, refresh_token: 'mrt_x' }
  const body = new URLSearchParams(fields)
  const response = await fetch(`${origin}/oauth/token`, { method: 'POST', body })
  expect((await response.json()).error).toBe('invalid_client')
  const entries = await api.prisma.auditEntry.findMany({
    where: { action: { in: ['disable_oauth_client', 'revoke_oauth_grant'] } },
  })
  expect(entries.map(({ action }) => action).sort()).toEqual([
    'disable_oauth_client',
    'revoke_oauth_grant',
  ])

  expect((await enable(clientId)).disabledAt).toBeNull()
  await sleep(1_000)
  expect(await statuses()).toEqual([401, 401, 200])
  const { searchParams } = await consent(origin, team.token, authorization, {
    scope: ['orders.lists'],
  })
  expect(searchParams.has('code')).toBe(true)
})

test('a client with a metadata document is disabled by its URL, even before it is used', async () => {
  const clientId = 'https://app.example/oauth.json'
  const token = await grantedTo(clientId)
  expect((await api.get(token, '/auth/token')).status).toBe(200)
  const disabled = await disable(clientId)
  expect(disabled).toMatchObject({ name: 'app.example', metadataUrl: clientId })
  await sleep(1_000)
  expect((await api.get(token, '/auth/token')).status).toBe(401)
  const { id: sessionId } = await api.prisma.apiToken.findFirstOrThrow({
    where: { teamId: team.id },
  })
  const input = {
    ...{ teamId: team.id, userId: team.ownerId, clientId, clientName: 'App', sessionId },
    ...{ scopes: ['orders.lists'], profileId: null, resource: origin },
  }
  const grant = () => createOauthGrant(api.prisma, { userId: team.ownerId }, input)
  await expect(grant()).rejects.toMatchObject({ code: 'not_found' })
  // The ID of the record identifies the client too.
  expect(await enable(disabled.id)).toMatchObject({ metadataUrl: clientId, disabledAt: null })
  expect((await grant()).revokedAt).toBeNull()
  const where = { name: 'app.example' }
  expect(await api.prisma.oauthClient.count({ where })).toBe(1)
})

test('only operators disable clients, and only clients that can exist', async () => {
  const { clientId } = await oauthClient(api, origin)
  for (const mutation of ['disableOauthClient', 'enableOauthClient']) {
    const refused = await api.mutateError(team.token, mutation, { clientId })
    expect(refused.extensions.code).toBe('operator_only')
    for (const unknown of [crypto.randomUUID(), 'app', 'http://app.example/oauth.json']) {
      const error = await api.mutateError(api.operator, mutation, { clientId: unknown })
      expect([unknown, error.extensions.code]).toEqual([unknown, 'not_found'])
    }
  }
})

test('the audit log has the client ID and name of each change by a grant', async () => {
  const clientId = 'https://audited.example/oauth.json'
  const token = await grantedTo(clientId)
  await api.mutate(token, 'updateTeam', { id: team.id, name: 'Renamed' })
  const { auditEntries } = await api.graph(
    api.operator,
    'query ($id: String!) { auditEntries(where: { applicationId: { eq: $id } }) { nodes { action application applicationId } } }',
    { id: clientId },
  )
  expect(auditEntries.nodes).toEqual([
    { action: 'update_team', application: 'Planner', applicationId: clientId },
  ])
})
