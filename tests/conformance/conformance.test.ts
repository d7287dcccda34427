import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, test } from 'vitest'
import { mountServer } from '../../src/mcp/mount.js'
import { testApi } from '../support/api.js'
import { fixtureServer } from '../support/fixtures/mcp-server.js'
import { run } from './run.js'

// Run by `npm run test:conformance`, which installs the packages of this folder.
const api = await testApi({ demo: true })
await mountServer(api.app, '/fixtures', api.app.services.env, fixtureServer)
await api.app.listen({ port: 0, host: '127.0.0.1' })
const { port } = api.app.server.address() as AddressInfo
const { token } = await api.team()

// The tests send no token.
const proxy = createServer((incoming, outgoing) => {
  const { method, url, headers } = incoming
  const sent = { ...headers, authorization: `Bearer ${token}` }
  const call = request({ host: '127.0.0.1', port, method, path: url, headers: sent }, (answer) => {
    outgoing.writeHead(answer.statusCode!, answer.headers)
    answer.pipe(outgoing)
  })
  call.on('error', () => outgoing.destroy())
  incoming.pipe(call)
})
await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
afterAll(() => proxy.close())

async function conformance(path: string, ...args: string[]) {
  const url = `http://localhost:${(proxy.address() as AddressInfo).port}${path}`
  const results = join(tmpdir(), 'masthead-conformance')
  await run('@modelcontextprotocol/conformance', 'server', '--url', url, '-o', results, ...args)
}

test.each([
  'server-initialize',
  'ping',
  'tools-list',
  'resources-list',
  'prompts-list',
  'dns-rebinding-protection',
])('/mcp passes %s', (scenario) => conformance('/mcp', '--scenario', scenario), 60_000)

test('a server with the fixtures of the tests passes, except what is listed', async () => {
  const baseline = join(import.meta.dirname, 'expected-failures.yml')
  await conformance('/fixtures', '--suite', 'all', '--expected-failures', baseline)
}, 300_000)
