import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { closeGracefully, drainable } from '../../src/http/drain.js'

// Runs in its own thread, so that it sends while the thread of the server is busy.
const client = `
const { parentPort, workerData: { port, requests, allSent } } = require('node:worker_threads')
const { connect } = require('node:net')
let sent = 0
Promise.all(Array.from({ length: requests }, () => new Promise((resolve) => {
  let text = ''
  const socket = connect(port, '127.0.0.1', () =>
    socket.write('GET / HTTP/1.1\\r\\nHost: localhost\\r\\n\\r\\n', () => {
      if (++sent < requests) return
      Atomics.store(allSent, 0, 1)
      Atomics.notify(allSent, 0)
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
  const allSent = new Int32Array(new SharedArrayBuffer(4))
  const workerData = { port, requests: 20, allSent }
  const worker = new Worker(client, { eval: true, workerData })
  const statusLines = once(worker, 'message')
  await once(worker, 'online')
  // Blocks this thread: the connections wait in the queue of the operating system.
  expect(Atomics.wait(allSent, 0, 0, 10_000)).not.toBe('timed-out')
  await closeGracefully(app)
  expect(await statusLines).toEqual([Array(20).fill('HTTP/1.1 200 OK')])
})
