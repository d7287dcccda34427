import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { expect, test } from 'vitest'
import { routes } from '../../rest/index.js'
import { operatorRoutes } from '../../src/mcp/operator-routes.js'
import { root } from '../../src/root.js'
import { testApi } from '../support/api.js'
import { mcpClient } from '../support/clients/mcp.js'
import { makeProduct } from '../support/fixtures/product.js'

const api = await testApi()
const mcp = mcpClient(api)
const team = await api.team()
await api.app.listen({ port: 0, host: '127.0.0.1' })
const { port } = api.app.server.address() as AddressInfo

type Action = 'accept' | 'decline' | 'cancel'

/** Connects a client whose user responds to each approval request with `action`. */
async function connect(
  token: string,
  action: Action | undefined,
  mode: 'auto' | 'legacy' = 'auto',
) {
  const requests: string[] = []
  const capabilities = action ? { elicitation: { form: {} } } : {}
  const client = new Client(
    { name: 'test', version: '1' },
    { capabilities, versionNegotiation: { mode } },
  )
  if (action)
    client.setRequestHandler('elicitation/create', ({ params }) => {
      requests.push(params.message)
      return { action, ...(action === 'accept' && { content: {} }) }
    })
  const headers = { authorization: `Bearer ${token}` }
  const url = new URL(`http://127.0.0.1:${port}/mcp`)
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }))
  return { client, requests }
}

const newFolder = async () =>
  (await mcp.call(team.token, 'create_folder', { name: 'Drafts' })).structuredContent.id as string
const newProfile = async (name: string) =>
  (await mcp.call(team.token, 'create_profile', { name })).structuredContent.id as string
const folders = async () =>
  (await mcp.call(team.token, 'list_folders')).structuredContent.records.map(
    ({ id }: { id: string }) => id,
  )

test.each(['decline', 'cancel'] as const)(
  'a call that the user responds to with %s changes nothing',
  async (action) => {
    const folder_id = await newFolder()
    const { client, requests } = await connect(team.token, action)
    const result = await client.callTool({ name: 'delete_folder', arguments: { folder_id } })
    expect(result.isError).toBe(true)
    expect(requests).toHaveLength(1)
    expect(requests[0]).toContain('delete_folder (Delete a folder and move its files to the root)')
    expect(requests[0]).toContain(folder_id)
    expect(await folders()).toContain(folder_id)
    await client.close()
  },
)

test('a call that the user approves is executed', async () => {
  const { client, requests } = await connect(team.token, 'accept')
  const made = await client.callTool({ name: 'create_folder', arguments: { name: 'Final' } })
  expect(requests).toEqual([])
  const folder_id = (made.structuredContent as { id: string }).id
  const result = await client.callTool({ name: 'delete_folder', arguments: { folder_id } })
  expect(result.isError).toBeUndefined()
  expect(requests).toHaveLength(1)
  expect(await folders()).not.toContain(folder_id)
  await client.close()
})

test.each(['auto', 'legacy'] as const)(
  'a client without elicitation in mode %s gets no approval request',
  async (mode) => {
    const folder_id = await newFolder()
    const { client } = await connect(team.token, mode === 'legacy' ? 'decline' : undefined, mode)
    const result = await client.callTool({ name: 'delete_folder', arguments: { folder_id } })
    expect(result.isError).toBeUndefined()
    await client.close()
  },
)

test('a call that the token may not make is refused without a request for approval', async () => {
  const token = await api.token(team, 'custom', ['folders.lists'])
  const { client, requests } = await connect(token, 'accept')
  const args = { folder_id: await newFolder() }
  const { isError } = await client.callTool({ name: 'delete_folder', arguments: args })
  expect(isError).toBe(true)
  expect(requests).toEqual([])
  await client.close()
})

test('a checkout is summarized with its price before all of its arguments', async () => {
  const product = await makeProduct(api, { standard: 100 })
  const profile_id = await newProfile('Bright\u202Ewater')
  const token = await api.token(team, 'custom', ['orders.create'])
  const { client, requests } = await connect(token, 'decline')
  const line_items = Array.from({ length: 100 }, (_, index) => ({
    product_id: product.id,
    quantity: index === 99 ? 7 : 1,
    is_add_on: false,
    linked_order_line_item_id: null,
  }))
  const args = { profile_id, line_items, discount: 0, apply_credits: false }
  await client.callTool({ name: 'checkout', arguments: args })
  const [message = ''] = requests
  const [question, summary, all] = message.split('\n\n')
  expect(question).toContain('checkout (Order products for a profile)')
  expect(summary).toContain('"profile": "Bright\\u{202e}water"')
  expect(summary).toContain('"number of line items": 100')
  expect(summary).toContain('"units": 106')
  expect(summary).toContain('"subtotal in USD": 10600')
  expect(summary).toMatch(/"amount due in USD": \d+/)
  expect(all!.match(new RegExp(product.id, 'g'))).toHaveLength(100)
  expect(all).toContain('100. {"product_id"')
  await client.close()
})

test('a checkout with invalid arguments is refused without a request for approval', async () => {
  const { client, requests } = await connect(team.token, 'accept')
  const result = await client.callTool({ name: 'checkout', arguments: { line_items: [] } })
  expect(result.isError).toBe(true)
  expect(JSON.stringify(result.content)).toContain('profile_id')
  expect(requests).toEqual([])
  await client.close()
})

test('a call that cannot be shown in full is refused', async () => {
  const folder_id = await newFolder()
  const { client, requests } = await connect(team.token, 'accept')
  const args = { folder_id, note: 'x'.repeat(30_000) }
  const result = await client.callTool({ name: 'delete_folder', arguments: args })
  expect(result.isError).toBe(true)
  expect(JSON.stringify(result.content)).toContain('at most 25000')
  expect(requests).toEqual([])
  expect(await folders()).toContain(folder_id)
  await client.close()
})

test('the document lists the tools that ask, which have destructiveHint', async () => {
  const document = readFileSync(join(root, 'docs/agents.md'), 'utf8')
  const [, part = ''] = document.split('## Require human approval')
  const table = part.split('There are')[0]!
  const cells = [...table.matchAll(/^\| (`[^|]+) \|/gm)].map(([, cell]) => cell!)
  const documented = cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name))
  const asking = [...routes, ...operatorRoutes]
    .filter(({ method, effect }) => method === 'DELETE' || effect === 'irreversible')
    .map(({ id }) => id.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
  expect(documented.toSorted()).toEqual(asking.toSorted())
  for (const token of [team.token, api.operator]) {
    const { tools } = await mcp.result(token, 'tools/list')
    for (const { name, annotations } of tools)
      if (asking.includes(name)) expect(annotations.destructiveHint, name).toBe(true)
  }
})
