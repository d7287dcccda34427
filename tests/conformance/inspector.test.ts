import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { testApi } from '../support/api.js'
import { run } from './run.js'

// Run by `npm run test:conformance`, which installs the packages of this folder.
const api = await testApi({ demo: true })
await api.app.listen({ port: 0, host: '127.0.0.1' })
const { port } = api.app.server.address() as AddressInfo
const { token } = await api.team()

const inspect = async (...args: string[]) => {
  const target = ['--cli', `http://127.0.0.1:${port}/mcp`, '--transport', 'http']
  const header = ['--header', `Authorization: Bearer ${token}`]
  return JSON.parse(
    await run('@modelcontextprotocol/inspector', ...target, ...header, '--method', ...args),
  )
}

test('the Inspector lists tools, and finds no error in their schemas', async () => {
  const { tools } = await inspect('tools/list', '--strict')
  expect(tools.length).toBeGreaterThan(60)
}, 60_000)

test('the Inspector calls a tool', async () => {
  const args = ['--tool-name', 'list_outlets', '--tool-arg', 'limit=2']
  const { structuredContent } = await inspect('tools/call', ...args)
  expect(structuredContent.records).toHaveLength(2)
}, 60_000)
