import { expect, test } from 'vitest'
import { testApi } from '../support/api.js'
import { mcpClient } from '../support/clients/mcp.js'
import { oauthToken } from '../support/fixtures/oauth.js'

const api = await testApi()
const mcp = mcpClient(api)
const team = await api.team()
const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' }

test('an access token for /mcp calls tools, and is refused by REST and GraphQL', async () => {
  const { token } = await oauthToken(api, team, { resource: 'mcp' })
  const { structuredContent } = await mcp.call(token, 'get_session')
  expect(structuredContent).toMatchObject({ source: 'oauth_grant', team_id: team.id })
  const query = { query: '{ orders(first: 1) { totalCount } }' }
  expect((await mcp.call(token, 'graphql_query', query)).isError).toBeUndefined()
  for (const refused of [
    await api.get(token, '/orders'),
    await api.send('POST', token, '/graphql', query),
  ])
    expect(refused.status).toBe(401)
})

test('an access token for the API is refused by /mcp', async () => {
  const { token } = await oauthToken(api, team, { resource: 'api' })
  expect((await api.get(token, '/orders')).status).toBe(200)
  const response = await mcp.post(list, { authorization: `Bearer ${token}` })
  expect(response.statusCode).toBe(401)
  expect(response.headers['www-authenticate']).toMatch(
    /^Bearer resource_metadata="[^"]+\/\.well-known\/oauth-protected-resource\/mcp", error="invalid_token"$/,
  )
  expect(response.json().error.data.issues).toContainEqual(
    expect.objectContaining({ code: 'wrong_resource' }),
  )
})

test('tools follow the scopes and the profile of a grant', async () => {
  const { structuredContent: own } = await mcp.call(team.token, 'create_profile', { name: 'Own' })
  await mcp.call(team.token, 'create_profile', { name: 'Other' })
  const { token } = await oauthToken(api, team, { resource: 'mcp', profileId: own.id })
  const { structuredContent } = await mcp.call(token, 'list_profiles')
  expect(structuredContent.records.map(({ id }: { id: string }) => id)).toEqual([own.id])
  const { token: reader } = await oauthToken(api, team, {
    resource: 'mcp',
    scopes: ['orders.read'],
  })
  const { tools } = await mcp.result(reader, 'tools/list')
  const names = tools.map(({ name }: { name: string }) => name)
  expect(names).toContain('get_order')
  expect(names).not.toContain('list_profiles')
})
