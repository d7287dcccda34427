import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { CreateMultipartUploadCommand, S3Client, UploadPartCommand } from '@aws-sdk/client-s3'
import { afterAll, describe, expect, it } from 'vitest'
import { newFileKey } from '../../src/files/key.js'
import { openStore } from '../../src/files/open-store.js'
import type { FileStore } from '../../src/files/store.js'
import { bytesOf, storedKeys } from '../support/files/stored.js'
import { digest, ownDirectory } from '../support/files/upload.js'
import { openS3 } from '../support/services/s3.js'

const directory = ownDirectory()
const s3 = await openS3()
afterAll(s3.close)

const about = { mimeType: 'application/pdf', disposition: 'attachment; filename="a.pdf"' }

async function* chunksOf(content: Buffer, fail?: Error): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < content.length; at += 60_000) yield content.subarray(at, at + 60_000)
  if (fail) throw fail
}

const stores: [string, () => Promise<FileStore>, () => string[]][] = [
  [
    'a local directory',
    () => openStore({ kind: 'local', directory: join(directory, 'files') }),
    () => storedKeys(directory),
  ],
  ['S3', () => openStore(s3.settings), () => [...s3.keys(), ...s3.parts()].sort()],
]

const threads: Worker[] = []
process.on('worker', (thread) => threads.push(thread))

describe.each(stores)('%s', (_name, open, keys) => {
  it.each([1, 70_000, 5 * 1024 * 1024, 5 * 1024 * 1024 + 1, 12 * 1024 * 1024 + 1])(
    'keeps %i bytes, digests them, gives out any range of them, and removes them',
    async (size) => {
      const store = await open()
      const key = newFileKey('pdf')
      const content = randomBytes(size)
      const sha256 = await store.put(key, chunksOf(content), about)
      expect(Buffer.from(sha256).toString('hex')).toBe(digest(content))
      expect(keys()).toEqual([key])
      expect(digest(await bytesOf(await store.open(key)))).toBe(digest(content))
      const range = { start: Math.floor(size / 3), end: Math.floor(size / 2) }
      const part = await bytesOf(await store.open(key, range))
      expect(part.equals(content.subarray(range.start, range.end + 1))).toBe(true)
      await store.remove(key)
      expect(keys()).toEqual([])
      await expect(store.open(key)).rejects.toThrow('missing')
      store.close()
    },
  )

  it.each([100_000, 6 * 1024 * 1024])(
    'keeps nothing of a content that breaks off after %i bytes',
    async (size) => {
      const store = await open()
      const put = store.put(
        newFileKey('pdf'),
        chunksOf(randomBytes(size), new Error('cut off')),
        about,
      )
      await expect(put).rejects.toMatchObject({ code: 'unavailable' })
      expect(keys()).toEqual([])
      store.close()
    },
  )

  it('stores many files concurrently', async () => {
    const store = await open()
    const all = Array.from({ length: 20 }, () => ({
      key: newFileKey('txt'),
      content: randomBytes(200_000),
    }))
    await Promise.all(all.map(({ key, content }) => store.put(key, chunksOf(content), about)))
    expect(keys()).toEqual(all.map(({ key }) => key).sort())
    for (const { key, content } of all) {
      expect(digest(await bytesOf(await store.open(key)))).toBe(digest(content))
      await store.remove(key)
    }
    expect(keys()).toEqual([])
    store.close()
  })

  it('removes unknown keys without an error', async () => {
    const store = await open()
    await store.remove(newFileKey('txt'))
    store.close()
  })
})

describe('a local directory', () => {
  it('removes the incomplete file of a killed server', async () => {
    const store = await openStore({ kind: 'local', directory: join(directory, 'files') })
    const key = newFileKey('txt')
    mkdirSync(join(directory, 'files', 'incoming'), { recursive: true })
    writeFileSync(join(directory, 'files', 'incoming', key), 'half of')
    expect(storedKeys(directory)).toEqual([key])
    await store.remove(key)
    expect(storedKeys(directory)).toEqual([])
  })

  it('is unavailable when its thread ends, and starts another for the next file', async () => {
    const store = await openStore({ kind: 'local', directory: join(directory, 'files') })
    const key = newFileKey('pdf')
    const content = randomBytes(3 * 1024 * 1024)
    async function* interrupted() {
      yield* chunksOf(content)
      await threads.at(-1)!.terminate()
    }
    await store.put(key, chunksOf(content), about)
    await store.remove(key)
    const put = store.put(key, interrupted(), about)
    await expect(put).rejects.toMatchObject({ code: 'unavailable' })
    expect(storedKeys(directory)).toEqual([])
    const sha256 = await store.put(key, chunksOf(content), about)
    expect(Buffer.from(sha256).toString('hex')).toBe(digest(content))
    await store.remove(key)
  })

  it('is unavailable when its directory is not writable', async () => {
    const place = join(directory, 'a-file-in-the-way')
    writeFileSync(place, '')
    chmodSync(place, 0o400)
    const store = await openStore({ kind: 'local', directory: place })
    const put = store.put(newFileKey('txt'), chunksOf(Buffer.from('a')), about)
    await expect(put).rejects.toMatchObject({ code: 'unavailable' })
  })
})

describe('S3', () => {
  it('serves a file at a presigned URL, with its type and name', async () => {
    const store = await openStore(s3.settings)
    const key = newFileKey('pdf')
    const content = randomBytes(1000)
    await store.put(key, chunksOf(content), about)
    const address = await store.address!(key, 60)
    const response = await fetch(address)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(about.mimeType)
    expect(response.headers.get('content-disposition')).toBe(about.disposition)
    expect(digest(new Uint8Array(await response.arrayBuffer()))).toBe(digest(content))
    const renamed = await fetch(await store.address!(key, 60, 'attachment; filename="b.pdf"'))
    expect(renamed.headers.get('content-disposition')).toBe('attachment; filename="b.pdf"')
    await renamed.arrayBuffer()
    const { searchParams, pathname } = new URL(address)
    expect(pathname).toBe(`/media/${key}`)
    expect(searchParams.get('X-Amz-Expires')).toBe('60')
    const other = new URL(await store.address!(newFileKey('pdf'), 60)).searchParams
    expect(other.get('X-Amz-Signature')).not.toBe(searchParams.get('X-Amz-Signature'))
    await store.remove(key)
    store.close()
  })

  it('signs URLs for the endpoint that clients reach', async () => {
    const publicEndpoint = s3.settings.endpoint!.replace('127.0.0.1', 'localhost')
    const store = await openStore({ ...s3.settings, publicEndpoint })
    const key = newFileKey('txt')
    await store.put(key, chunksOf(Buffer.from('a')), about)
    const url = new URL(await store.address!(key, 60))
    expect(url.origin).toBe(publicEndpoint)
    expect(await (await fetch(url)).text()).toBe('a')
    await store.remove(key)
    store.close()
  })

  it('aborts uploads of a killed server', async () => {
    const { endpoint, region, accessKeyId, secretAccessKey } = s3.settings
    const client = new S3Client({
      endpoint: endpoint!,
      region,
      forcePathStyle: true,
      credentials: { accessKeyId, secretAccessKey },
      requestChecksumCalculation: 'WHEN_REQUIRED',
    })
    const [key, other] = [newFileKey('pdf'), newFileKey('pdf')]
    for (const Key of [key, other]) {
      const object = { Bucket: s3.settings.bucket, Key }
      const { UploadId } = await client.send(new CreateMultipartUploadCommand(object))
      const part = { UploadId, PartNumber: 1, Body: randomBytes(1000) }
      await client.send(new UploadPartCommand({ ...object, ...part }))
    }
    const store = await openStore(s3.settings)
    await store.remove(key)
    expect(s3.parts()).toEqual([other])
    await store.remove(other)
    store.close()
    client.destroy()
  })

  it('is unavailable when the server does not respond', async () => {
    const port = await freePort()
    const store = await openStore({ ...s3.settings, endpoint: `http://127.0.0.1:${port}` })
    const key = newFileKey('txt')
    const away = { code: 'unavailable', status: 503 }
    await expect(store.put(key, chunksOf(Buffer.from('a')), about)).rejects.toMatchObject(away)
    await expect(store.open(key)).rejects.toMatchObject(away)
    await expect(store.remove(key)).rejects.toMatchObject(away)
    store.close()
  })
})

/** Returns a port without a server. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}
