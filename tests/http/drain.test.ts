import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { closeGracefully, drainable } from '../../src/http/drain.js'

// Runs in its own thread, so that it sends while the thread of the server is busy.
const client = `
const { parentPort, workerData: { port, requests } } = require('node:worker_threads')
const { connect } = require('node:net')
let sent = 0
Promise.all(Array.from({ length: requests }, () => new Promise((resolve) => {
  let text = ''
  const socket = connect(port, '127.0.0.1', () =>
    socket.write('GET / HTTP/1.1\\r\\nHost: localhost\\r\\n\\r\\n', () => {
      if (++sent === requests) parentPort.postMessage('sent')
    }))
  socket.on('data', (chunk) => { text += chunk })
  socket.on('error', ({ code }) => resolve(code))
  socket.on('end', () => { socket.end(); resolve(text.split('\\r\\n')[0]) })
}))).then((lines) => parentPort.postMessage(lines))`

test('requests that arrived while the process was busy are served before it closes', async () => {
  const drain = drainable()
  const app = Fastify({
    http: { ServerResponse: drain.ServerResponse },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  })
  drain.mount(app)
  app.get('/', () => 'served')
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const worker = new Worker(client, { eval: true, workerData: { port, requests: 20 } })
  const messages: unknown[] = []
  worker.on('message', (message) => messages.push(message))
  await once(worker, 'online')
  // Blocks this thread: the connections wait in the queue of the operating system.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500)
  await closeGracefully(app)
  while (messages.length < 2) await once(worker, 'message')
  expect(messages[1]).toEqual(Array(20).fill('HTTP/1.1 200 OK'))
})
