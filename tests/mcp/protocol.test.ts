import { expect, test } from 'vitest'
import { testApi } from '../support/api.js'
import { mcpClient } from '../support/clients/mcp.js'

const api = await testApi({ demo: true, env: { PUBLIC_URL: 'https://market.example' } })
const mcp = mcpClient(api)
const team = await api.team()
const bearer = { authorization: `Bearer ${team.token}` }
const list = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }

test('a caller without a valid token gets the address of the metadata', async () => {
  const metadata = 'https://market.example/.well-known/oauth-protected-resource/mcp'
  const none = await mcp.post(list)
  expect(none.statusCode).toBe(401)
  expect(none.headers['www-authenticate']).toBe(`Bearer resource_metadata="${metadata}"`)
  expect(none.json()).toMatchObject({
    jsonrpc: '2.0',
    id: null,
    error: { data: { code: 'unauthenticated' } },
  })
  const bad = await mcp.post(list, { authorization: 'Bearer nonsense' })
  expect(bad.statusCode).toBe(401)
  expect(bad.headers['www-authenticate']).toBe(
    `Bearer resource_metadata="${metadata}", error="invalid_token"`,
  )
})

test('only POST is allowed', async () => {
  for (const method of ['GET', 'DELETE', 'PUT'] as const) {
    const response = await api.app.inject({ method, url: '/mcp', headers: bearer })
    expect(response.statusCode, method).toBe(405)
    expect(response.headers.allow).toBe('POST')
  }
})

test.each([
  ['host', 'attacker.example', 403],
  ['host', 'market.example', 200],
  ['host', '127.0.0.1:4000', 200],
  ['origin', 'https://attacker.example', 403],
  ['origin', 'null', 403],
  ['origin', 'https://market.example', 200],
  ['origin', 'http://localhost:6274', 200],
])('%s: %s has the status %i', async (name, value, status) => {
  const response = await mcp.post(list, { ...bearer, [name]: value })
  expect(response.statusCode).toBe(status)
})

test.each([
  ['a batch', [list, list], 400, -32600],
  ['no JSON', '{"jsonrpc"', 400, -32700],
  ['no JSON-RPC', { method: 'tools/list' }, 400, -32600],
  [
    'arguments of more than 1 MB',
    { ...list, params: { text: 'x'.repeat(1024 * 1024) } },
    413,
    -32000,
  ],
])('%s is refused', async (_name, payload, status, code) => {
  const response = await mcp.post(payload, bearer)
  expect(response.statusCode).toBe(status)
  expect(response.json()).toMatchObject({ jsonrpc: '2.0', error: { code } })
})

test('a body that is not JSON is refused by its type', async () => {
  const response = await mcp.post('a=b', { ...bearer, 'content-type': 'text/plain' })
  expect(response.statusCode).toBe(415)
})

test.each(['2025-06-18', '2025-11-25'])('version %s has a handshake', async (protocolVersion) => {
  const params = { protocolVersion, capabilities: {}, clientInfo: { name: 'test', version: '1' } }
  const result = await mcp.result(team.token, 'initialize', params)
  expect(result).toMatchObject({
    protocolVersion,
    serverInfo: { name: 'masthead' },
    capabilities: { tools: {}, resources: {}, prompts: {} },
  })
  const headers = { ...bearer, 'mcp-protocol-version': protocolVersion }
  const initialized = { jsonrpc: '2.0', method: 'notifications/initialized' }
  expect((await mcp.post(initialized, headers)).statusCode).toBe(202)
  expect((await mcp.post(list, headers)).json().result.tools.length).toBeGreaterThan(60)
})

test('a handshake with an older version offers a version that is served', async () => {
  const params = {
    protocolVersion: '2024-11-05',
    capabilities: {},
    clientInfo: { name: 'test', version: '1' },
  }
  const { protocolVersion } = await mcp.result(team.token, 'initialize', params)
  expect(protocolVersion).toBe('2025-11-25')
  const headers = { ...bearer, 'mcp-protocol-version': '2024-11-05' }
  expect((await mcp.post(list, headers)).statusCode).toBe(400)
})

test('version 2026-07-28 needs no handshake', async () => {
  const meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientCapabilities': {},
  }
  const send = async (method: string, params: { name?: string; arguments?: object } = {}) => {
    const { name } = params
    const headers = {
      ...bearer,
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': method,
      ...(name && { 'mcp-name': name }),
    }
    return (await mcp.post({ ...list, method, params: { ...params, _meta: meta } }, headers)).json()
  }
  const { result } = await send('server/discover')
  expect(result).toMatchObject({ supportedVersions: ['2026-07-28'], resultType: 'complete' })
  const called = await send('tools/call', { name: 'get_session', arguments: {} })
  expect(called.result.structuredContent.team_id).toBe(team.id)
  expect((await send('tools/call', { name: 'nothing', arguments: {} })).error.code).toBe(-32602)
})

test('a call that the SDK handles has the same result', async () => {
  const meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientCapabilities': {},
  }
  const call = async (name: string, args: object, header: string) => {
    const params = { name, arguments: args, _meta: meta }
    const headers = {
      ...bearer,
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': 'tools/call',
      'mcp-name': header,
    }
    const response = await mcp.post({ ...list, id: 'a"b', method: 'tools/call', params }, headers)
    const text = response.body.replace(/\\"request_id\\":\\"[^"]*\\"/, '')
    return { status: response.statusCode, body: JSON.parse(text) }
  }
  const cases = [
    ['list_outlets', { limit: 2 }],
    ['list_order_items', {}],
    ['list_orders', { limit: 0 }],
    ['graphql_search', { query: 'outlets' }],
  ] as const
  for (const [name, args] of cases) {
    const direct = await call(name, args, name)
    // The SDK handles names in Base64.
    const encoded = `=?base64?${Buffer.from(name).toString('base64')}?=`
    expect(direct, name).toEqual(await call(name, args, encoded))
  }
})

test('an unknown tool, prompt or resource is an error of the protocol', async () => {
  const cases = [
    ['tools/call', { name: 'no_such_tool', arguments: {} }, -32602],
    ['tools/call', { name: 'get_session', arguments: 'text' }, -32602],
    ['prompts/get', { name: 'no_such_prompt' }, -32602],
    ['prompts/get', { name: 'plan_campaign', arguments: { budget: '1000' } }, -32602],
    ['resources/read', { uri: 'https://market.example/docs/none.md' }, -32602],
    ['no/such/method', {}, -32601],
  ] as const
  for (const [method, params, code] of cases)
    expect((await mcp.send(team.token, method, params)).error?.code, method).toBe(code)
})

test('the documents are resources', async () => {
  const { resources } = await mcp.result(team.token, 'resources/list')
  const { uri } = resources.find(({ name }: { name: string }) => name === 'errors')
  expect(uri).toBe('https://market.example/docs/errors.md')
  const { contents } = await mcp.result(team.token, 'resources/read', { uri })
  expect(contents[0]).toMatchObject({ uri, mimeType: 'text/markdown' })
  expect(contents[0].text).toMatch(/^# Errors/)
})

test('prompts describe the work', async () => {
  const { prompts } = await mcp.result(team.token, 'prompts/list')
  expect(prompts.map(({ name }: { name: string }) => name)).toEqual([
    'plan_campaign',
    'review_approvals',
    'monthly_report',
  ])
  const given = { name: 'plan_campaign', arguments: { budget: '5000', goal: 'Reach engineers' } }
  const { messages } = await mcp.result(team.token, 'prompts/get', given)
  expect(messages[0].content.text).toContain('budget of 5000 US dollars')
})

test('the rate limit of the token applies', async () => {
  const limited = await testApi({ env: { RATE_LIMIT_PER_MINUTE: '2' } })
  const { token } = await limited.team()
  const client = mcpClient(limited)
  const send = () => client.post(list, { authorization: `Bearer ${token}` })
  expect((await send()).headers.ratelimit).toMatch(/^"token";r=1/)
  await send()
  const refused = await send()
  expect(refused.statusCode).toBe(429)
  expect(refused.headers['retry-after']).toBeDefined()
  expect(refused.json().error.data.code).toBe('rate_limited')
})
