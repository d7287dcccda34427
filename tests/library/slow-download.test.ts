import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import type { FileStore } from '../../src/files/store.js'
import { testApi } from '../support/api.js'
import { upload } from '../support/files/upload.js'

let open = 0
const size = 20 * 1024 * 1024
/** A store that counts open streams, with files larger than all buffers of a connection. */
const files: FileStore = {
  async put(_key, content) {
    for await (const _chunk of content);
    return new Uint8Array(32)
  },
  async open() {
    open++
    const pieces = function* () {
      for (let sent = 0; sent < size; sent += 65_536) yield Buffer.alloc(65_536, 'x')
    }
    return Readable.from(pieces(), { objectMode: false }).once('close', () => open--)
  },
  async remove() {},
  async isEmpty() {
    return true
  },
  close() {},
}

const api = await testApi({ files, minDataRate: { gracePeriodMs: 600, bytes: 64 * 1024 } })

const address = await api.app.listen({ host: '127.0.0.1', port: 0 })
const team = await api.team()
const { body } = await upload(api, team.token, [{ name: 'long.txt', content: 'x' }])
const file = body.files[0]
await api.prisma.file.update({ where: { id: file.id }, data: { size } })

const ask = (path: string, headers = {}) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get(`${address}${path}`, { headers, agent: false }, resolve).on('error', reject)
  })
const ways: Record<string, () => Promise<IncomingMessage>> = {
  token: () => ask(`/files/${file.id}/download`, { authorization: `Bearer ${team.token}` }),
  signed: () => ask(file.file_url.slice(file.file_url.indexOf('/files/'))),
}

test.each(['token', 'signed'])('a download that is not read is cut off (%s)', async (way) => {
  const response = await ways[way]!()
  expect(response.statusCode).toBe(200)
  await expect.poll(() => open).toBe(0)
  response.resume()
  await once(response, 'close').catch(() => undefined)
  expect(response.complete).toBe(false)
})

test('a download that is read is completed', async () => {
  const response = await ways.token!()
  response.resume()
  await once(response, 'end')
  expect(response.complete).toBe(true)
})
