import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '../support/database.js'
import { startInstance } from '../support/processes/instance.js'

const { url } = await testDatabase()

/** Sends the beginning of a request. `finish` sends the rest and returns the response. */
async function begun(address: string) {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.on('data', (bytes) => {
    answer += bytes
  })
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(
    'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 24\r\n\r\n',
  )
  return {
    async finish() {
      socket.write('{"query":"{__typename}"}')
      await once(socket, 'close')
      return answer
    },
  }
}

describe('a signal', () => {
  it('that arrives twice, as from npm, counts once: requests in progress are completed before the exit', async () => {
    const { child, url: base } = await startInstance(url)
    const exited = once(child, 'exit')
    const request = await begun(base)
    await sleep(300)
    child.kill('SIGINT')
    child.kill('SIGINT')
    await sleep(100)
    child.kill('SIGTERM')
    expect(await request.finish()).toMatch(/^HTTP\/1\.1 [24]00 /)
    expect(await exited).toEqual([0, null])
  })

  it('SIGTERM lets /readyz fail and ends each connection before the port closes', async () => {
    const { child, url: base } = await startInstance(url, { DRAIN_SECONDS: '4' })
    const exited = once(child, 'exit')
    expect((await fetch(`${base}/readyz`)).status).toBe(200)
    child.kill('SIGTERM')
    await expect
      // Half of the drain time, after which the port closes.
      .poll(async () => (await fetch(`${base}/readyz`)).status)
      .toBe(503)
    const served = await fetch(`${base}/healthz`)
    expect(served.status).toBe(200)
    expect(served.headers.get('connection')).toBe('close')
    expect(await exited).toEqual([0, null])
  })
})
