import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { LocalStore } from '../../src/files/local-store.js'
import { type FileStore, storeUnavailable } from '../../src/files/store.js'
import { testApi } from '../support/api.js'
import { formOf, type Part } from '../support/files/form.js'
import { storedKeys } from '../support/files/stored.js'
import {
  digest,
  expectTidy,
  graphUpload,
  ownDirectory,
  samples,
  sized,
  upload,
  zip,
} from '../support/files/upload.js'

const directory = ownDirectory()
const local = new LocalStore(join(directory, 'files'))

/** A store whose disk is full after some bytes, or that is unavailable, depending on `state`. */
const store: FileStore & { state: 'well' | 'full' | 'away' } = {
  state: 'well',
  async put(key, content) {
    if (this.state === 'well') return local.put(key, content)
    if (this.state === 'away') throw storeUnavailable(new Error('connect ECONNREFUSED'))
    return local.put(key, full(content))
  },
  open: (key, range) => local.open(key, range),
  async remove(key) {
    if (this.state === 'away') throw storeUnavailable(new Error('connect ECONNREFUSED'))
    await local.remove(key)
  },
  isEmpty: () => local.isEmpty(),
  close: () => undefined,
}

async function* full(content: AsyncIterable<Uint8Array>) {
  for await (const chunk of content) {
    yield chunk
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  }
}

const api = await testApi({ files: store, bodyTimeout: 2_000 })

const team = await api.team()
await upload(api, team.token, [{ name: 'kept.txt', content: 'kept' }])

afterEach(async () => {
  expect(await api.prisma.file.count({ where: { name: { not: { startsWith: 'kept' } } } })).toBe(0)
})

afterAll(() => expectTidy(api, storedKeys(directory)))

const good = { name: 'kept-not.png', content: samples.png! }
const megabyte = 1024 * 1024

const limits: [string, number][] = [
  ['png', 5],
  ['jpg', 5],
  ['jpeg', 5],
  ['webp', 5],
  ['pdf', 25],
  ['txt', 25],
  ['docx', 25],
]

/** Response to a refused upload. Must be the same in REST and GraphQL, alone and after a valid file. */
async function refusal(...parts: Part[]) {
  const rest = await upload(api, team.token, parts)
  const graph = await graphUpload(api, team.token, parts)
  expect(graph.body.errors?.[0].extensions.code).toBe(rest.body.code)
  return rest
}

describe('an upload is refused', () => {
  it.each([0, 6])('with %i files', async (count) => {
    const files = Array.from({ length: count }, (_, i) => ({ name: `${i}.txt`, content: 'x' }))
    const { status, body } = await refusal(...files)
    expect([status, body.issues[0].path]).toEqual([400, ['files']])
  })

  it.each(limits)('when a %s exceeds %i MB by a byte', async (extension, limit) => {
    const content = sized(extension, limit * megabyte + 1)
    const { status, body } = await upload(api, team.token, [
      good,
      { name: `big.${extension}`, content },
    ])
    expect([status, body.code]).toEqual([413, 'payload_too_large'])
    expect(body.detail).toContain(`big.${extension}`)
    expect(body.detail).toContain(`${limit} MB`)
  })

  const html = '<!doctype html><script>alert(1)</script>'
  const elf = Buffer.concat([Buffer.from('7f454c46020101', 'hex'), Buffer.alloc(5000)])
  it.each<[string, string, Buffer | string]>([
    ['an executable named .png', 'a.png', elf],
    ['an executable named .txt', 'a.txt', elf],
    ['an executable', 'a.exe', elf],
    ['a png named .pdf', 'a.pdf', samples.png!],
    ['a png named .jpg', 'a.jpg', samples.png!],
    ['a pdf named .txt', 'a.txt', '%PDF-1.4 all of it is text'],
    ['a zip named .docx', 'a.docx', zip({ 'a.txt': 'hello' })],
    ['a zip with a word folder named .docx', 'a.docx', zip({ 'word/document.xml': '<a/>' })],
    ['a broken zip named .docx', 'a.docx', samples.docx!.subarray(0, 40)],
    ['a text named .docx', 'a.docx', 'hello'],
    ['HTML', 'a.html', html],
    ['HTML named .png', 'a.png', html],
    ['SVG', 'a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['SVG named .webp', 'a.webp', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a name without an extension', 'a', 'hello'],
    ['an extension of Object', 'a.constructor', 'hello'],
    ['Latin 1 named .txt', 'a.txt', Buffer.from('caf\u00e9', 'latin1')],
    ['UTF-8 cut off in a character', 'a.txt', Buffer.from('caf\u00e9').subarray(0, -1)],
    ['a NUL in a text', 'a.txt', 'a\0b'],
  ])('for %s', async (_what, name, content) => {
    const { status, body } = await refusal(good, { name, content })
    expect([status, body.code]).toEqual([415, 'unsupported_media_type'])
    expect(body.detail).toContain(name)
  })

  it('for zero bytes', async () => {
    const { status, body } = await refusal(good, { name: 'a.txt', content: '' })
    expect([status, body.issues[0]]).toEqual([
      400,
      { path: ['files', 1], code: 'empty', message: 'must not be empty' },
    ])
  })

  it.each(['../', '\u202e'])('for a file named "%s"', async (name) => {
    const { status, body } = await upload(api, team.token, [{ name, content: 'x' }])
    expect([status, body.issues?.[0].path]).toEqual([400, ['files', 0]])
  })

  it('for a name that no header can contain', async () => {
    const { status, body } = await upload(api, team.token, [{ name: 'a\0.txt', content: 'x' }])
    expect([status, body.code]).toEqual([400, 'malformed_request'])
    const graph = await graphUpload(api, team.token, [{ name: 'a\0.txt', content: 'x' }])
    expect(graph.body.errors[0].extensions.code).toBe('malformed_request')
  })

  it('for a folder that is unknown, deleted or of another team, and for an invalid ID', async () => {
    const other = await api.team()
    const foreign = (await api.post(other.token, '/folders', { name: 'X' })).body.id
    const deleted = (await api.post(team.token, '/folders', { name: 'X' })).body.id
    await api.delete(team.token, `/folders/${deleted}`)
    for (const value of [foreign, deleted, 'f0000000-0000-7000-8000-000000000000', 'root']) {
      const folder = { field: 'folder_id', value }
      for (const parts of [
        [folder, good],
        [good, folder],
      ]) {
        const { status, body } = await upload(api, team.token, parts)
        expect([status, body.issues?.[0].path]).toEqual([400, ['folder_id']])
      }
    }
  })

  it('for unknown fields', async () => {
    for (const [part, path] of [
      [{ field: 'nonsense', value: '1' }, 'nonsense'],
      [{ field: 'files', value: 'text' }, 'files'],
      [{ ...good, field: 'file' }, 'file'],
    ] as const) {
      const { status, body } = await upload(api, team.token, [good, part])
      expect([status, body.issues?.[0].path]).toEqual([400, [path]])
    }
  })

  it('when it is not a form, or malformed', async () => {
    const { payload, headers } = formOf([good, { name: 'b.txt', content: 'x'.repeat(100_000) }])
    const send = (body: Buffer | string, type: string | undefined) =>
      api.app.inject({
        method: 'POST',
        url: '/files/upload',
        headers: {
          authorization: `Bearer ${team.token}`,
          ...(type && { 'content-type': type }),
        },
        payload: body,
      })
    const type = headers['content-type']!
    for (const [body, contentType, status, code] of [
      ['{}', 'application/json', 415, 'unsupported_media_type'],
      [payload, undefined, 415, 'unsupported_media_type'],
      [payload, 'multipart/form-data', 400, 'malformed_request'],
      [payload, 'multipart/form-data; boundary=', 400, 'malformed_request'],
      [payload, 'multipart/form-data; boundary=other', 400, 'malformed_request'],
      [payload.subarray(0, 50_000), type, 400, 'malformed_request'],
      [payload.subarray(0, 60), type, 400, 'malformed_request'],
      ['', type, 400, 'malformed_request'],
      ['nonsense', type, 400, 'malformed_request'],
    ] as const) {
      const response = await send(body as Buffer, contentType)
      expect([response.statusCode, response.json().code]).toEqual([status, code])
      expect(response.headers['content-type']).toBe('application/problem+json')
    }
  })

  it.each(['full', 'away'] as const)('when the store is %s', async (state) => {
    store.state = state
    const { status, body, headers } = await upload(api, team.token, [good])
    const graph = await graphUpload(api, team.token, [good])
    store.state = 'well'
    expect([status, body.code]).toEqual([503, 'unavailable'])
    expect(headers['retry-after']).toBe('5')
    expect(graph.body.errors[0].extensions.code).toBe('unavailable')
    // Uploads that an unavailable store could not remove remain for the clean-up.
    expect(await api.prisma.pendingUpload.count()).toBe(state === 'away' ? 2 : 0)
    await api.prisma.pendingUpload.deleteMany()
  })

  it('without the scope, before the body is read', async () => {
    const token = await api.token(team, 'custom', ['files.read'])
    const rest = await upload(api, token, [good])
    const graph = await graphUpload(api, token, [good])
    expect([rest.body.code, graph.body.errors[0].extensions.code]).toEqual([
      'missing_scope',
      'missing_scope',
    ])
  })
})

describe('a form for GraphQL is refused', () => {
  const send = (parts: Parameters<typeof formOf>[0], headers: Record<string, string> = {}) => {
    const form = formOf(parts)
    return api.post(team.token, '/graphql', form.payload, { ...form.headers, ...headers })
  }
  const preflight = { 'apollo-require-preflight': '1' }
  const query = 'mutation ($files: [Upload!]!) { uploadFiles(input: {files: $files}) { id } }'
  const operations = (files: unknown) => ({
    field: 'operations',
    value: JSON.stringify({ query, variables: { files } }),
  })
  const map = (value: object) => ({ field: 'map', value: JSON.stringify(value) })

  it('without the header that a page of another site cannot send', async () => {
    const { status, body } = await graphUpload(api, team.token, [good], { headers: {} as never })
    expect([status, body.errors[0].extensions.code]).toEqual([400, 'malformed_request'])
  })

  it.each<[string, Parameters<typeof formOf>[0]]>([
    ['no operations', [map({ 0: ['variables.files.0'] }), { ...good, field: '0' }]],
    ['no map', [operations([null]), { ...good, field: '0' }]],
    ['operations that are not JSON', [{ field: 'operations', value: '{' }, map({})]],
    ['a list of operations', [{ field: 'operations', value: '[{}]' }, map({ 0: ['0.x'] })]],
  ])('with %s', async (_what, parts) => {
    const { status, body } = await send(parts, preflight)
    expect([status, body.errors[0].extensions.code]).toEqual([400, 'malformed_request'])
  })

  it('when a file is missing, used twice, or not a file', async () => {
    const missing = await send([operations([null]), map({ 0: ['variables.files.0'] })], preflight)
    expect(missing.body.errors[0].extensions.code).toBe('malformed_request')
    const twice = await send(
      [
        operations([null, null]),
        map({ 0: ['variables.files.0', 'variables.files.1'] }),
        { ...good, field: '0' },
      ],
      preflight,
    )
    expect(twice.body.errors[0].extensions.issues[0].path).toEqual(['input', 'files', 1])
    const { extensions } = await api.graphError(team.token, query, { files: ['a'] })
    expect(extensions.code).toBe('validation_failed')
  })
})

describe('a name', () => {
  it.each([
    ['../../etc/kept.txt', 'kept.txt'],
    ['C:\\temp\\kept.txt', 'kept.txt'],
    ['kept\u0085.txt', 'kept.txt'],
    ['kept-🎉-日本.txt', 'kept-🎉-日本.txt'],
    ['kept-\u202etxt.exe.txt', 'kept-txt.exe.txt'],
    [`kept-${'x'.repeat(300)}.txt`, `kept-${'x'.repeat(246)}.txt`],
    ['kept "quoted"; a=b.txt', 'kept "quoted"; a=b.txt'],
  ])('%j is returned as %j', async (given, shown) => {
    const { status, body } = await graphUpload(api, team.token, [{ name: given, content: 'x' }])
    expect(status).toBe(200)
    const rest = await upload(api, team.token, [{ name: given, content: 'x' }])
    expect(rest.body.files?.[0].name.replaceAll('%22', '"')).toBe(shown)
    expect(body.data.uploadFiles[0].name.replaceAll('%22', '"')).toBe(shown)
    const { id, file_key } = rest.body.files[0]
    expect(file_key).toMatch(/^f_\w{22}\.txt$/)
    const { headers } = await api.get(team.token, `/files/${id}/download`)
    expect(headers['content-disposition']).toMatch(/^attachment; filename[*=]/)
  })
})

it.each(limits)('accepts a %s of exactly %i MB', async (extension, limit) => {
  const content = sized(extension, limit * megabyte)
  const name = `kept.${extension}`
  const { status, body } = await upload(api, team.token, [{ name, content }])
  expect([status, body.files[0].size]).toEqual([200, limit * megabyte])
  const { rawPayload } = await api.app.inject({
    url: `/files/${body.files[0].id}/download`,
    headers: { authorization: `Bearer ${team.token}` },
  })
  expect(digest(rawPayload)).toBe(digest(content))
})

describe('over a real connection', () => {
  let port: number
  beforeAll(async () => {
    await api.app.listen({ port: 0, host: '127.0.0.1' })
    port = (api.app.server.address() as AddressInfo).port
  })

  const form = formOf([good, { name: 'kept-not.pdf', content: sized('pdf', 20 * megabyte) }])

  const head = (length: number, headers = form.headers) =>
    `POST /files/upload HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${team.token}\r\nContent-Length: ${length}\r\nContent-Type: ${headers['content-type']}\r\n\r\n`

  it.each([100, 40_000, 6_000_000])(
    'a connection cut after %i bytes leaves nothing',
    async (at) => {
      const socket = connect(port, '127.0.0.1')
      await once(socket, 'connect')
      socket.write(head(form.payload.length))
      await new Promise((resolve) => socket.write(form.payload.subarray(0, at), resolve))
      await sleep(50)
      socket.destroy()
      await expect.poll(() => api.prisma.pendingUpload.count()).toBe(0)
      await expect.poll(() => storedKeys(directory).length).toBe(await api.prisma.file.count())
    },
  )

  it('a refusal arrives while the client is still sending, and the connection stays open', async () => {
    const bad = formOf([
      { name: 'a.png', content: 'no png' },
      { name: 'kept-not.pdf', content: sized('pdf', 8 * megabyte) },
    ])
    const socket = connect(port, '127.0.0.1')
    let received = ''
    socket.on('data', (data) => {
      received += data
    })
    socket.write(head(bad.payload.length))
    socket.write(bad.payload)
    socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
    await expect.poll(() => received).toMatch(/^HTTP\/1.1 415 [\s\S]*HTTP\/1.1 200 OK/)
    socket.destroy()
  })

  it('a form may arrive slowly, other bodies may not', async () => {
    const slow = formOf([{ name: 'kept-slow.txt', content: 'slow' }])
    const say = async (text: string, body: Buffer, { sendsRest }: { sendsRest: boolean }) => {
      const socket = connect(port, '127.0.0.1')
      socket.write(text)
      socket.write(body.subarray(0, 20))
      if (sendsRest) setTimeout(() => socket.write(body.subarray(20)), 3_000)
      const [data] = await once(socket, 'data')
      socket.destroy()
      return String(data).slice(0, 12)
    }
    const json = Buffer.from(JSON.stringify({ name: 'A folder that nobody waits for' }))
    const folder = `POST /folders HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${team.token}\r\nContent-Type: application/json\r\nContent-Length: ${json.length}\r\n\r\n`
    const [form, other] = await Promise.all([
      say(head(slow.payload.length), slow.payload, { sendsRest: true }),
      say(folder, json, { sendsRest: false }),
    ])
    expect([form, other]).toEqual(['HTTP/1.1 200', 'HTTP/1.1 408'])
    expect((await api.get(team.token, '/folders?q=waits')).body.records).toEqual([])
  })

  it('a form larger than the maximum of all files is refused by its Content-Length', async () => {
    const socket = connect(port, '127.0.0.1')
    socket.write(head(200 * megabyte))
    const [data] = await once(socket, 'data')
    expect(String(data)).toMatch(/^HTTP\/1.1 413 /)
    socket.destroy()
  })
})
