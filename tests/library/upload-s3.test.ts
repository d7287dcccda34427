import { afterAll, expect, it, vi } from 'vitest'
import { S3Store } from '../../src/files/s3-store.js'
import { testApi } from '../support/api.js'
import { digest, expectTidy, graphUpload, samples, sized, upload } from '../support/files/upload.js'
import { openS3 } from '../support/services/s3.js'

const s3 = await openS3()
afterAll(s3.close)
const api = await testApi({ files: new S3Store(s3.settings) })
afterAll(() => expectTidy(api, [...s3.keys(), ...s3.parts()]))

const large = { pdf: sized('pdf', 12 * 1024 * 1024) }

it.each(Object.entries({ ...samples, ...large }))(
  'S3 keeps a %s byte for byte',
  async (type, content) => {
    const { token } = await api.team()
    const name = `sample.${type}`
    const { body } = await upload(api, token, [{ name, content }])
    const { id, file_url } = body.files[0]
    const downloaded = await api.app.inject({
      url: `/files/${id}/download`,
      headers: { authorization: `Bearer ${token}` },
    })
    expect(digest(downloaded.rawPayload)).toBe(digest(content))
    const part = await api.app.inject({
      url: `/files/${id}/download`,
      headers: { authorization: `Bearer ${token}`, range: 'bytes=5-14' },
    })
    expect([part.statusCode, digest(part.rawPayload)]).toEqual([
      206,
      digest(content.subarray(5, 15)),
    ])

    const signed = await fetch(file_url)
    expect(signed.headers.get('content-disposition')).toBe(`attachment; filename=${name}`)
    expect(digest(new Uint8Array(await signed.arrayBuffer()))).toBe(digest(content))

    const graph = await graphUpload(api, token, [{ name, content }])
    expect(graph.body.data.uploadFiles[0].sha256).toBe(digest(content))
  },
)

it('serves a signed URL only unaltered and until it expires', async () => {
  const { token } = await api.team()
  const parts = ['a', 'b'].map((content) => ({ name: `${content}.txt`, content }))
  const [file, other] = (await upload(api, token, parts)).body.files
  expect((await fetch(file.file_url)).status).toBe(200)
  const altered = (alter: (url: URL) => void) => {
    const url = new URL(file.file_url)
    alter(url)
    return url
  }
  const set = (name: string, value: string) => altered((url) => url.searchParams.set(name, value))
  const { searchParams } = new URL(file.file_url)
  const signature = searchParams.get('X-Amz-Signature')!
  const earlier = new Date(Date.now() - 7_200_000).toISOString().replace(/[-:]|\.\d+/g, '')
  for (const [what, url] of Object.entries({
    'another key': altered((url) => {
      url.pathname = url.pathname.replace(file.file_key, other.file_key)
    }),
    'a longer life': set('X-Amz-Expires', '604800'),
    'a later date': set('X-Amz-Date', earlier),
    'another signature': set(
      'X-Amz-Signature',
      signature.replace(/^./, (c) => (c === '0' ? '1' : '0')),
    ),
    'no signature': set('X-Amz-Signature', ''),
    'another header': set('response-content-type', 'text/html'),
    'another signer': set(
      'X-Amz-Credential',
      searchParams.get('X-Amz-Credential')!.replace('S3', 'S4'),
    ),
  })) {
    expect((await fetch(url)).status, what).toBe(403)
  }
  for (const method of ['PUT', 'DELETE']) {
    expect((await fetch(file.file_url, { method })).status, method).toBe(403)
  }
  const store = new S3Store(s3.settings)
  /** A URL that is valid for a minute, signed some seconds ago. */
  const signedBefore = async (seconds: number) => {
    vi.setSystemTime(Date.now() - seconds * 1_000)
    try {
      return await store.address(file.file_key, 60)
    } finally {
      vi.useRealTimers()
    }
  }
  expect((await fetch(await signedBefore(1))).status).toBe(200)
  expect((await fetch(await signedBefore(61))).status).toBe(403)
})

it('is refused during its parts, and leaves none', async () => {
  const { token } = await api.team()
  const late = Buffer.concat([Buffer.alloc(7 * 1024 * 1024, 'a'), Buffer.from([0])])
  const { status } = await upload(api, token, [
    { name: 'a.png', content: samples.png! },
    { name: 'b.txt', content: late },
  ])
  expect(status).toBe(415)
  expect((await api.get(token, '/files')).body.total_records).toBe(0)
})

it('returns no URL of the store for a deleted file', async () => {
  const { token } = await api.team()
  const { id } = (await upload(api, token, [{ name: 'a.txt', content: 'a' }])).body.files[0]
  await api.delete(token, `/files/${id}`)
  const { records } = (await api.get(token, '/files?include_archived=true')).body
  const { pathname, search } = new URL(records[0].file_url)
  const { statusCode } = await api.app.inject({ url: pathname + search })
  expect([pathname.startsWith('/files/content/'), statusCode]).toEqual([true, 404])
})
