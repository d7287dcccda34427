import type { AddressInfo } from 'node:net'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { expect, test } from 'vitest'
import { testApi } from '../support/api.js'

const api = await testApi({ demo: true })
const { token } = await api.team()
await api.app.listen({ port: 0, host: '127.0.0.1' })
const { port } = api.app.server.address() as AddressInfo

test.each(['legacy', 'auto'] as const)('the official client works in mode %s', async (mode) => {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
  const transport = new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/mcp`), {
    requestInit: { headers: { authorization: `Bearer ${token}` } },
  })
  await client.connect(transport)
  const { tools } = await client.listTools()
  expect(tools.length).toBeGreaterThan(60)
  // The client validates results against the output schema.
  const session = await client.callTool({ name: 'get_session', arguments: {} })
  expect(session.structuredContent).toMatchObject({ source: 'api_token' })
  const listed = await client.callTool({
    name: 'list_product_listings',
    arguments: { limit: 3, filters: { channel_types: ['WEBSITE'] } },
  })
  expect(listed.structuredContent).toMatchObject({ current_page: 1 })
  const refused = await client.callTool({ name: 'list_orders', arguments: { limit: 0 } })
  expect(refused.isError).toBe(true)
  await expect(client.callTool({ name: 'nothing', arguments: {} })).rejects.toMatchObject({
    code: -32602,
  })
  const { resources } = await client.listResources()
  const { contents } = await client.readResource({ uri: resources[0]!.uri })
  expect(contents[0]).toHaveProperty('text')
  const { prompts } = await client.listPrompts()
  expect(prompts).toHaveLength(3)
  await client.close()
})
