import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { ownUrl } from '../../src/files/url.js'
import { testApi } from '../support/api.js'
import { digest, ownDirectory, sized, upload } from '../support/files/upload.js'

const directory = ownDirectory()
const api = await testApi({ env: { DATA_DIR: directory } })

const content = Buffer.from(Array.from({ length: 1000 }, (_, i) => `line ${i}\n`).join(''))

const team = await api.team()
const name = 'Größe "1" – 日本.txt'
const { body } = await upload(api, team.token, [{ name, content }])
const file = body.files[0]

const get = async (url: string, headers: Record<string, string> = {}, method = 'GET' as const) => {
  const response = await api.app.inject({ method, url, headers })
  const { statusCode: status, rawPayload: bytes } = response
  return { status, bytes, headers: response.headers, text: response.payload }
}

const download = (headers: Record<string, string> = {}, method?: 'GET') =>
  get(`/files/${file.id}/download`, { authorization: `Bearer ${team.token}`, ...headers }, method)

const pathOf = (url: string) => url.slice(url.indexOf('/files/'))

describe('a download', () => {
  it('has type, name, length, entity tag and content, by ID and by key', async () => {
    const { status, headers, bytes } = await download()
    expect([status, digest(bytes)]).toEqual([200, digest(content)])
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-length': String(content.length),
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
      etag: `"${digest(content)}"`,
    })
    const disposition = String(headers['content-disposition'])
    expect(disposition).toMatch(/^attachment; filename=".*"; filename\*=UTF-8''/)
    expect(decodeURIComponent(disposition.split("UTF-8''")[1]!)).toBe('Größe %221%22 – 日本.txt')
    const byKey = await get(`/files/${file.file_key}/download`, {
      authorization: `Bearer ${team.token}`,
    })
    expect(digest(byKey.bytes)).toBe(digest(content))
  })

  it('returns 304 for a matching entity tag', async () => {
    const { etag } = (await download()).headers
    for (const header of [`${etag}`, `"x", W/${etag}`, '*']) {
      const { status, bytes } = await download({ 'if-none-match': header })
      expect([status, bytes.length]).toEqual([304, 0])
    }
    expect((await download({ 'if-none-match': '"x"' })).status).toBe(200)
  })

  it('returns its length for HEAD', async () => {
    const { status, headers, bytes } = await download({}, 'HEAD' as 'GET')
    expect([status, bytes.length]).toEqual([200, 0])
    expect(headers['content-length']).toBe(String(content.length))
  })

  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=10-19', 10, 19],
    ['bytes=8000-', 8000, content.length - 1],
    ['bytes=-5', content.length - 5, content.length - 1],
    ['bytes=0-99999999', 0, content.length - 1],
    ['bytes=-99999999', 0, content.length - 1],
    ['Bytes=3-3', 3, 3],
  ])('sends the range %s', async (range, start, end) => {
    const { status, headers, bytes } = await download({ range })
    expect(status).toBe(206)
    expect(headers['content-range']).toBe(`bytes ${start}-${end}/${content.length}`)
    expect(headers['content-length']).toBe(String(end - start + 1))
    expect(bytes.equals(content.subarray(start, end + 1))).toBe(true)
  })

  it.each([
    'bytes=99999999-',
    `bytes=${content.length}-${content.length}`,
    `bytes=${'9'.repeat(400)}-`,
    'bytes=-0',
  ])('has no range %s', async (range) => {
    const { status, headers, text } = await download({ range })
    expect([status, JSON.parse(text).code]).toEqual([416, 'range_not_satisfiable'])
    expect(headers['content-range']).toBe(`bytes */${content.length}`)
    expect(headers['content-type']).toBe('application/problem+json')
  })

  it.each([
    'bytes=0-1,5-6',
    'lines=1-2',
    'bytes=x',
    'bytes=-',
    'bytes=5-2',
    'bytes=99999999-5',
    'bytes=1.5-3',
    'bytes=5-2,0-1',
    '',
  ])('is whole where a range cannot be followed: %s', async (range) => {
    const { status, bytes } = await download({ range })
    expect([status, bytes.length]).toEqual([200, content.length])
  })

  it('resumes only with the same content', async () => {
    const range = 'bytes=10-19'
    const { etag } = (await download()).headers
    expect((await download({ range, 'if-range': String(etag) })).status).toBe(206)
    expect((await download({ range, 'if-range': '"other"' })).status).toBe(200)
    expect((await download({ range, 'if-range': new Date().toUTCString() })).status).toBe(200)
  })

  it('survives a client that disconnects', async () => {
    const { body } = await upload(api, team.token, [
      { name: 'big.pdf', content: sized('pdf', 20 * 1024 * 1024) },
    ])
    await api.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = api.app.server.address() as AddressInfo
    for (let i = 0; i < 5; i++) {
      const socket = connect(port, '127.0.0.1')
      socket.write(
        `GET /files/${body.files[0].id}/download HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${team.token}\r\n\r\n`,
      )
      await once(socket, 'data')
      socket.destroy()
    }
    expect((await download()).status).toBe(200)
  })

  it('requires the scope and the team', async () => {
    const url = `/files/${file.id}/download`
    const lists = await api.token(team, 'custom', ['files.lists'])
    expect((await api.get(lists, url)).body.code).toBe('missing_scope')
    const { token } = await api.team()
    expect((await api.get(token, url)).status).toBe(404)
  })
})

describe('a signed URL', () => {
  it('serves the content without a token, including ranges', async () => {
    const url = pathOf(file.file_url)
    const { status, bytes, headers } = await get(url)
    expect([status, digest(bytes)]).toEqual([200, digest(content)])
    expect(headers['content-disposition']).toMatch(/^attachment/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect((await get(url, { range: 'bytes=1-2' })).status).toBe(206)
  })

  it('is refused when any part of it is altered, or it has expired', async () => {
    const other = (await upload(api, team.token, [{ name: 'b.txt', content: 'b' }])).body.files[0]
    const url = new URL(file.file_url)
    const { expires, signature } = Object.fromEntries(url.searchParams) as Record<string, string>
    const past = String(Math.floor(Date.now() / 1000) - 1)
    const pastSignature = createHmac('sha256', api.app.services.env.secretKey)
      .update(`${file.file_key}\n${past}`)
      .digest('base64url')
    const flipped = (signature![0] === 'A' ? 'B' : 'A') + signature!.slice(1)
    for (const [key, query] of [
      [other.file_key, `expires=${expires}&signature=${signature}`],
      [file.file_key, `expires=${Number(expires) + 1}&signature=${signature}`],
      [file.file_key, `expires=${expires}0&signature=${signature}`],
      [file.file_key, `expires=${expires}&signature=${flipped}`],
      [file.file_key, `expires=${expires}&signature=${signature}=`],
      [file.file_key, `expires=${expires}&signature=${signature}&signature=${signature}`],
      [file.file_key, `expires=${expires}&signature=`],
      [file.file_key, `expires=${expires}`],
      [file.file_key, `signature=${signature}`],
      [file.file_key, ''],
      [file.file_key, `expires=${past}&signature=${pastSignature}`],
      ['..%2f..%2fsecret_key', `expires=${expires}&signature=${signature}`],
    ]) {
      const { status, text, headers } = await get(`/files/content/${key}?${query}`)
      expect([status, JSON.parse(text).code]).toEqual([403, 'invalid_signature'])
      expect(headers['content-type']).toBe('application/problem+json')
    }
  })

  it('returns 404 once the file is deleted', async () => {
    const { id, file_url } = (await upload(api, team.token, [{ name: 'c.txt', content: 'c' }])).body
      .files[0]
    expect((await get(pathOf(file_url))).status).toBe(200)
    await api.delete(team.token, `/files/${id}`)
    expect((await get(pathOf(file_url))).status).toBe(404)
    const fresh = ownUrl(api.app.services, file.file_key.replace(/.$/, 'u'))
    expect((await get(pathOf(fresh))).status).toBe(404)
  })
})
