import { describe, expect, it } from 'vitest'
import { testApi } from '../support/api.js'
import { formOf } from '../support/files/form.js'
import { storedKeys } from '../support/files/stored.js'
import {
  digest,
  expectTidy,
  graphUpload,
  ownDirectory,
  samples,
  upload,
} from '../support/files/upload.js'

const directory = ownDirectory()
const api = await testApi({ env: { DATA_DIR: directory } })

const mimeTypes: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
  txt: 'text/plain',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

const download = async (token: string, id: string, headers: Record<string, string> = {}) => {
  const response = await api.app.inject({
    url: `/files/${id}/download`,
    headers: { authorization: `Bearer ${token}`, ...headers },
  })
  return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload }
}

describe('uploading', () => {
  it.each(Object.entries(samples))('stores a %s unchanged', async (extension, content) => {
    const { token } = await api.team()
    const name = `sample.${extension}`
    const { status, body } = await upload(api, token, [{ name, content }])
    expect(status).toBe(200)
    expect(body).toEqual({
      files: [
        {
          id: expect.any(String),
          file_key: expect.stringMatching(
            new RegExp(`^f_[1-9A-HJ-NP-Za-km-z]{22}\\.${extension}$`),
          ),
          file_url: expect.stringContaining('/files/content/f_'),
          name,
          size: content.length,
          mime_type: mimeTypes[extension],
          folder_id: null,
        },
      ],
    })
    const { bytes } = await download(token, body.files[0].id)
    expect(digest(bytes)).toBe(digest(content))

    const graph = await graphUpload(api, token, [{ name, content }])
    expect(graph.body.errors).toBeUndefined()
    expect(graph.body.data.uploadFiles).toMatchObject([
      { name, size: content.length, mimeType: mimeTypes[extension], sha256: digest(content) },
    ])
  })

  it('keeps the order of five files, in any order of arrival', async () => {
    const { token } = await api.team()
    const files = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name: `${name}.txt`, content: name }))
    const names = files.map(({ name }) => name)
    const rest = await upload(api, token, files)
    expect(rest.body.files.map((file: { name: string }) => file.name)).toEqual(names)
    const graph = await graphUpload(api, token, files, { order: [3, 1, 4, 0, 2] })
    expect(graph.body.data.uploadFiles.map((file: { name: string }) => file.name)).toEqual(names)
  })

  it('stores files in a folder whose field comes before or after them', async () => {
    const { token } = await api.team()
    const { id } = (await api.post(token, '/folders', { name: 'Kit' })).body
    const folder = { field: 'folder_id', value: id }
    const file = { name: 'a.txt', content: 'a' }
    for (const parts of [
      [folder, file],
      [file, folder],
    ]) {
      expect((await upload(api, token, parts)).body.files[0].folder_id).toBe(id)
    }
    const graph = await graphUpload(api, token, [file], { input: { folderId: id } })
    expect(graph.body.data.uploadFiles[0].folderId).toBe(id)
    const empty = await upload(api, token, [{ field: 'folder_id', value: '' }, file])
    expect(empty.body.files[0].folder_id).toBeNull()
  })

  it('accepts the same name twice, with capitals in its extension', async () => {
    const { token } = await api.team()
    const file = { name: 'Photo.PNG', content: samples.png! }
    const { body } = await upload(api, token, [file, file])
    expect(body.files).toMatchObject([{ name: 'Photo.PNG' }, { name: 'Photo.PNG' }])
    expect(body.files[0].file_key).not.toBe(body.files[1].file_key)
  })

  it('runs once per Idempotency-Key, and compares fields and contents', async () => {
    const { token } = await api.team()
    const { id } = (await api.post(token, '/folders', { name: 'Kit' })).body
    const send = (content: string, value = '', boundary = 'one') => {
      const form = formOf(
        [
          { name: 'a.txt', content },
          { field: 'folder_id', value },
        ],
        boundary,
      )
      const headers = { ...form.headers, 'idempotency-key': 'k' }
      return api.post(token, '/files/upload', form.payload, headers)
    }
    const first = await send('a')
    const again = await send('a', '', 'two')
    expect([again.status, again.headers['idempotency-replayed']]).toEqual([200, 'true'])
    expect(again.body).toEqual(first.body)
    for (const other of [await send('b'), await send('a', id)]) {
      expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused'])
    }
    expect((await api.get(token, '/files')).body.total_records).toBe(1)
  })

  it('stores exactly the files of the rows', async () => {
    await expectTidy(api, storedKeys(directory))
  })
})

it('a map with a large list index is refused without delaying other requests', async () => {
  const { token } = await api.team()
  const query = 'mutation ($f: [Upload!]!) { uploadFiles(input: { files: $f }) { id } }'
  for (const place of ['variables.f.999999999', 'variables.f.1000', 'variables.f.x']) {
    const form = formOf([
      { field: 'operations', value: JSON.stringify({ query, variables: { f: [null] } }) },
      { field: 'map', value: JSON.stringify({ 0: [place] }) },
      { field: '0', name: 'a.txt', content: Buffer.from('a') },
    ] as never)
    const headers = { ...form.headers, 'apollo-require-preflight': 'true' }
    const { status, body } = await api.post(token, '/graphql', form.payload, headers)
    expect(status).toBe(400)
    expect(body.errors[0].extensions.code).toBe('malformed_request')
  }
})

describe('the fields of a form for GraphQL', () => {
  const query = 'mutation ($f: [Upload!]!) { uploadFiles(input: { files: $f }) { id } }'
  const send = async (operations: string, map: object, headers: Record<string, string>) => {
    const form = formOf([
      { field: 'operations', value: operations },
      { field: 'map', value: JSON.stringify(map) },
      { field: '0', name: 'a.txt', content: 'a' },
    ])
    const { statusCode, body } = await api.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { ...form.headers, 'apollo-require-preflight': 'true', ...headers },
      payload: form.payload,
    })
    const [{ message, extensions }] = JSON.parse(body).errors
    return { status: statusCode, code: extensions.code, message }
  }
  const bearer = async () => ({ authorization: `Bearer ${(await api.team()).token}` })

  it.each([
    'toString.replaced',
    'variables.hasOwnProperty.replaced',
    'variables.f.push.replaced',
    'variables.f.0.replaced',
  ])('cannot replace inherited properties: %s', async (place) => {
    const operations = JSON.stringify({ query, variables: { f: [null] } })
    const refusal = await send(operations, { 0: [place] }, await bearer())
    for (const inherited of [Object.prototype.toString, Object.prototype.hasOwnProperty, [].push])
      expect(Object.hasOwn(inherited, 'replaced')).toBe(false)
    expect(refusal).toMatchObject({
      ...{ status: 400, code: 'malformed_request' },
      message: 'The map of the form contains a path that is not in operations.',
    })
  })

  it('are limited before they are parsed', async () => {
    const deep = `${'['.repeat(40_000)}${']'.repeat(40_000)}`
    const nested = await send(`{"query":"{ a }","variables":{"f":${deep}}}`, {}, await bearer())
    expect(nested).toEqual({
      ...{ status: 400, code: 'malformed_request' },
      message: 'The field operations is nested deeper than 200 brackets.',
    })
    const long = JSON.stringify({ query, variables: { f: [null], a: 'x'.repeat(100_000) } })
    const refusal = await send(long, { 0: ['variables.f.0'] }, await bearer())
    expect(refusal).toMatchObject({ status: 400, code: 'malformed_request' })
    expect(refusal.message).toContain('100000 byte')
  })

  it('are not read without a token', async () => {
    const refusal = await send('no JSON', {}, {})
    expect(refusal).toMatchObject({ status: 401, code: 'unauthenticated' })
  })
})
