import { expect, test } from 'vitest'
import { testApi } from '../support/api.js'
import { mcpClient } from '../support/clients/mcp.js'
import { checkIssues } from '../support/issues.js'

const api = await testApi({ demo: true })
const mcp = mcpClient(api)
const { token } = await api.team()
const tokens = [token, api.operator]

const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) })
const values = [
  null,
  true,
  -1,
  1e21,
  '',
  'x'.repeat(5000),
  '\u0000',
  '\ud800',
  [],
  [null],
  [[['x']]],
  [{ length: 3 }],
  {},
  { toString: 1 },
  { constructor: {} },
  { 0: 'x' },
  nested(20),
]

/** Calls a tool, which may succeed or refuse the call, but must not fail. */
async function callTool(token: string, name: string, args: object) {
  const { result, error } = await mcp.send(token, 'tools/call', { name, arguments: args })
  expect(error, `${name} ${JSON.stringify(args)}`).toBeUndefined()
  if (!result.isError) return undefined
  const problem = JSON.parse(result.content[0].text)
  expect(problem.status ?? 422, `${name} ${JSON.stringify([args, problem])}`).toBeLessThan(500)
  if (problem.issues) checkIssues(problem)
  return problem.code
}

test.each(['a team', 'an operator'])(
  'a value of another type is refused by every tool of %s',
  async (caller) => {
    const token = tokens[caller === 'a team' ? 0 : 1]!
    const { tools } = await mcp.result(token, 'tools/list')
    for (const { name, inputSchema } of tools)
      for (const value of values)
        await callTool(
          token,
          name,
          Object.fromEntries(Object.keys(inputSchema.properties).map((key) => [key, value])),
        )
  },
  60_000,
)

test('names that objects inherit are unknown arguments', async () => {
  for (const name of ['constructor', 'toString', 'hasOwnProperty', 'valueOf']) {
    for (const tool of ['list_orders', 'create_profile', 'graphql_query'])
      expect(await callTool(token, tool, { [name]: 'x' }), tool).toBe('validation_failed')
    const place = { list: 'orders', format: 'csv' }
    expect(await callTool(token, 'export_list', { ...place, [name]: 'x' })).toBe(
      'validation_failed',
    )
    expect(await callTool(token, 'list_orders', { filters: { [name]: 'x' } })).toBe(
      'validation_failed',
    )
    const { error } = await mcp.send(token, 'tools/call', { name, arguments: {} })
    expect(error.code).toBe(-32602)
    expect((await mcp.send(token, 'prompts/get', { name })).error.code).toBe(-32602)
    expect((await mcp.send(token, name)).error.code).toBe(-32601)
  }
})

test('a key that sets a prototype, and deep nesting, are not JSON', async () => {
  const bearer = { authorization: `Bearer ${token}` }
  const call = (args: string) =>
    `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"list_orders","arguments":${args}}}`
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  for (const args of ['{"__proto__":{"limit":1}}', `{"filters":${deep}}`]) {
    const response = await mcp.post(call(args), bearer)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ jsonrpc: '2.0', error: { code: -32700 } })
  }
})

test('a body that is too large is refused', async () => {
  const body = { jsonrpc: '2.0', id: 1, method: 'ping', params: { text: 'x'.repeat(10_000_000) } }
  const response = await mcp.post(body, { authorization: `Bearer ${token}` })
  expect(response.statusCode).toBe(413)
  expect(response.json().error.data.code).toBe('payload_too_large')
})
