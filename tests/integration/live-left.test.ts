import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { createLogger } from '../../src/config/log.js'
import { maxPerToken } from '../../src/live/live.js'
import { testApi } from '../support/api.js'

const errors: string[] = []
const loggerInstance = createLogger('error', { write: (line) => errors.push(line) })
const api = await testApi({ loggerInstance })
await api.app.listen({ port: 0, host: '127.0.0.1' })
const { port } = api.app.server.address() as AddressInfo
const { token } = await api.team()

/** Sends a query and disconnects `later` event-loop turns after the server has received it. */
async function askAndLeave(query: string, accept: string, later: number): Promise<void> {
  const body = JSON.stringify({ query })
  const head = [
    'POST /graphql HTTP/1.1',
    ...['host: localhost', `authorization: Bearer ${token}`, `accept: ${accept}`],
    ...['content-type: application/json', `content-length: ${Buffer.byteLength(body)}`],
  ].join('\r\n')
  const requestReceived = once(api.app.server, 'request')
  const socket = connect(port, '127.0.0.1', () => socket.write(`${head}\r\n\r\n${body}`))
  socket.on('error', () => undefined)
  await requestReceived
  for (let turn = 0; turn < later; turn++) await new Promise((done) => setImmediate(done))
  socket.destroy()
}

it('a subscriber that disconnects before the response begins leaves no subscription', async () => {
  const query = 'subscription { commentCreated { reference } }'
  for (let turn = 0; turn < 3 * maxPerToken; turn++)
    await askAndLeave(query, 'text/event-stream', turn % 15)
  const feed = async () => {
    const controller = new AbortController()
    const { headers } = await fetch(`http://127.0.0.1:${port}/graphql`, {
      ...{ method: 'POST', body: JSON.stringify({ query }), signal: controller.signal },
      headers: {
        ...{ authorization: `Bearer ${token}`, accept: 'text/event-stream' },
        'content-type': 'application/json',
      },
    })
    controller.abort()
    return headers.get('content-type')
  }
  await expect.poll(feed).toContain('text/event-stream')
  await expect.poll(() => api.app.services.live.subscriptions()).toEqual([])
  expect(errors).toEqual([])
})

it('a client that disconnects before the response causes no server error', async () => {
  for (let turn = 0; turn < 40; turn++)
    await askAndLeave('{ teams { nodes { name } } }', 'application/json', turn % 20)
  // Wait for the open requests to end.
  await new Promise((done) => setTimeout(done, 200))
  expect(errors).toEqual([])
})
