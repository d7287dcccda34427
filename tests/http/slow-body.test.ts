import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import Fastify from 'fastify'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { testApi } from '../support/api.js'

const lines: unknown[] = []
const { log } = Fastify({
  logger: { level: 'warn', stream: { write: (line: string) => lines.push(JSON.parse(line)) } },
})
const warnings: Error[] = []
const note = (warning: Error) => warnings.push(warning)
process.on('warning', note)
afterAll(() => void process.off('warning', note))
afterEach(() => {
  expect([lines, warnings]).toEqual([[], []])
})

const api = await testApi({ bodyTimeout: 200, loggerInstance: log })
await api.app.listen({ port: 0, host: '127.0.0.1' })
const { port } = api.app.server.address() as AddressInfo
const { token } = await api.team()

/** Sends a request whose body never ends. Returns the status of the response once the connection is closed. */
async function unfinished(path: string, headers: Record<string, string | number>) {
  const socket = connect(port, '127.0.0.1')
  const fields = { host: 'x', authorization: `Bearer ${token}`, ...headers }
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n{`)
  const [data] = await once(socket, 'data')
  socket.resume()
  await once(socket, 'close')
  return Number(String(data).split(' ')[1])
}

const json = { 'content-type': 'application/json', 'content-length': 100 }

describe('a body that does not come', () => {
  it.each(['/folders', '/graphql', '/exports/outlets.csv'])(
    'to %s is not waited for',
    async (path) => {
      expect(await unfinished(path, json)).toBe(408)
    },
  )

  it('of a form that was refused is not waited for', async () => {
    const form = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 1_000_000 }
    for (const path of ['/imports', '/files/upload', '/graphql'])
      expect(await unfinished(path, { ...form, authorization: 'Bearer mst_x' }), path).toBe(401)
  })

  it.each([
    ['/folders', 'is too large', { ...json, 'content-length': 2 * 1024 * 1024 }, 413],
    ['/graphql', 'is too large', { ...json, 'content-length': 2 * 1024 * 1024 }, 413],
    ['/folders', 'has an unknown type', { ...json, 'content-type': 'application/pdf' }, 415],
  ])(
    'to %s and %s is refused before, and leaves no warning later',
    async (path, _, headers, status) => {
      expect(await unfinished(path, headers)).toBe(status)
    },
  )
})
