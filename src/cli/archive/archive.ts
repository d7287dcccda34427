import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { createGunzip, createGzip } from 'node:zlib'
import { Decrypter, Encrypter } from 'age-encryption'
import { createTarDecoder, createTarPacker } from 'modern-tar'
import { syncDirectory } from '../../config/directory.js'

// An archive is a tar, compressed with gzip, and encrypted in the age format where there is a passphrase: other tools
// open it too. Its last entry has the sums of all others, so that what is cut never passes for whole.

/** The archive is cut, damaged or not one at all; the message says which. */
export class ArchiveError extends Error {
  override name = 'ArchiveError'
}

/** A file within an archive. */
export interface Entry {
  name: string
  /** Bytes. */
  size: number
  content: AsyncIterable<Uint8Array>
}

/** What the last entry says of the others. */
export interface Sums {
  entries: number
  /** Bytes of all contents. */
  bytes: number
  /** Over the names, sizes and contents of all entries in their order. */
  sha256: string
}

const lastName = 'sums.json'
const ageHeader = 'age-encryption.org/'
const gzipHeader = 0x1f
const fastest = 1

/** Makes an entry of a text. */
export function textEntry(name: string, text: string): Entry {
  const bytes = Buffer.from(text)
  return { name, size: bytes.length, content: Readable.from([bytes]) }
}

/**
 * Writes an archive as its entries come. The file gets its name when all of it is on the disk; a process that is killed
 * before leaves `FILE.part`.
 * @throws what the entries throw, and when the file cannot be written or `FILE.part` exists
 */
export async function writeArchive(
  file: string,
  entries: AsyncIterable<Entry>,
  passphrase: string | undefined,
): Promise<Sums> {
  const draft = `${file}.part`
  const output = await createDraft(draft)
  const { readable, controller } = createTarPacker()
  const packing = pack(entries, controller)
  packing.catch((error) => controller.error(error))
  try {
    await pipeline(
      Readable.fromWeb(readable as ReadableStream),
      createGzip({ level: fastest }),
      passphrase === undefined ? new PassThrough() : encrypted(passphrase),
      output.createWriteStream({ flush: true }),
    )
    const sums = await packing
    await rename(draft, file)
    await syncDirectory(dirname(file))
    return sums
  } catch (error) {
    await packing.catch(() => undefined)
    await rm(draft, { force: true }).catch(() => undefined)
    throw error
  }
}

/**
 * Creates a file that only this user may read. Exclusively: a file or a link of another user at this place would
 * receive what is written.
 * @throws Error when the file exists
 */
export function createDraft(draft: string): Promise<FileHandle> {
  return open(draft, 'wx', 0o600).catch((error) => {
    if (error.code !== 'EEXIST') throw error
    throw new Error(
      `${draft} exists: another command is writing it, or one was interrupted. Delete it unless one is running.`,
      { cause: error },
    )
  })
}

type Packer = ReturnType<typeof createTarPacker>['controller']

async function pack(entries: AsyncIterable<Entry>, packer: Packer): Promise<Sums> {
  const running = new RunningSums()
  for await (const entry of entries) await packOne(packer, entry, running)
  const sums = running.end()
  await packOne(packer, textEntry(lastName, JSON.stringify(sums)), running)
  packer.finalize()
  return sums
}

async function packOne(packer: Packer, entry: Entry, sums: RunningSums): Promise<void> {
  const { name, size } = entry
  const writer = packer.add({ name, size, mode: 0o600 }).getWriter()
  for await (const chunk of sums.follow(entry)) await writer.write(chunk)
  await writer.close()
}

/**
 * Reads the entries of an archive in their order; each content has to be read before the next entry.
 * @throws {ArchiveError} at the end at the latest, when it is not whole
 */
export async function* readArchive(
  file: string,
  passphrase: string | undefined,
): AsyncGenerator<Entry, Sums> {
  const packed = createReadStream(file)
  const sums = new RunningSums()
  let whole: Sums | undefined
  try {
    const tar = await opened(packed, passphrase)
    for await (const { header, body } of webStream(tar).pipeThrough(
      createTarDecoder({ strict: true }),
    )) {
      const { name, size } = header
      const content = told(body)
      // What comes after it is read on to the end, where the compression and the encryption have sums of theirs.
      if (name === lastName) whole = compare(sums.end(), JSON.parse(await text(content)))
      else yield { name, size, content: sums.follow({ name, size, content }) }
    }
  } catch (error) {
    throw archiveError(error)
  } finally {
    packed.destroy()
  }
  if (whole?.entries !== sums.end().entries) throw new ArchiveError(cut)
  return whole
}

const cut = 'The archive is cut: its end is missing.'

function compare(found: Sums, told: Sums): Sums {
  const whole = found.sha256 === told.sha256 && found.entries === told.entries
  if (!whole)
    throw new ArchiveError('The archive is damaged: its contents do not have the sums it tells.')
  return found
}

/** A content whose errors are told as those of the archive. */
async function* told(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* content
  } catch (error) {
    throw archiveError(error)
  }
}

function archiveError(error: unknown): unknown {
  if (error instanceof ArchiveError) return error
  const { code = '', message } = error as NodeJS.ErrnoException
  if (
    /^Z_BUF_ERROR$|ERR_STREAM_PREMATURE_CLOSE/.test(code) ||
    /truncated|unexpected end|EOF/i.test(message)
  )
    return new ArchiveError(cut, { cause: error })
  if (/^(E[A-Z]+)$/.test(code)) return error
  return new ArchiveError(`The archive is damaged: ${message}`, { cause: error })
}

async function opened(packed: Readable, passphrase: string | undefined): Promise<Readable> {
  const [head, bytes] = await peek(packed)
  const gunzip = createGunzip()
  const pass = (error: Error | null | undefined) => error && gunzip.destroy(error)
  if (head.toString('latin1').startsWith(ageHeader)) {
    if (passphrase === undefined)
      throw new ArchiveError(
        'The archive is encrypted: name the file of its passphrase with --passphrase-file.',
      )
    pipeline(bytes, decrypted(passphrase), gunzip).catch(pass)
  } else if (head[0] === gzipHeader) pipeline(bytes, gunzip).catch(pass)
  else throw new ArchiveError('The file is no archive that "masthead backup" wrote.')
  return gunzip
}

/** The first bytes, and all of them. */
async function peek(stream: Readable): Promise<[Buffer, AsyncIterable<Uint8Array>]> {
  const chunks = stream[Symbol.asyncIterator]()
  const { value = Buffer.alloc(0) } = await chunks.next()
  return [
    value,
    (async function* () {
      yield value
      yield* { [Symbol.asyncIterator]: () => chunks }
    })(),
  ]
}

const encrypted = (passphrase: string) =>
  async function* (plain: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    const encrypter = new Encrypter()
    encrypter.setPassphrase(passphrase)
    yield* await encrypter.encrypt(webStream(plain))
  }

const decrypted = (passphrase: string) =>
  async function* (sealed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    const decrypter = new Decrypter()
    decrypter.addPassphrase(passphrase)
    const plain = await decrypter.decrypt(webStream(sealed)).catch((error: Error) => {
      if (!/no identity matched/.test(error.message)) throw error
      throw new ArchiveError('The passphrase is not the one that the archive was encrypted with.')
    })
    yield* plain
  }

const webStream = (chunks: AsyncIterable<Uint8Array>) =>
  Readable.toWeb(
    Readable.from(chunks, { objectMode: false }),
  ) as globalThis.ReadableStream<Uint8Array>

class RunningSums {
  readonly #hash = createHash('sha256')
  #entries = 0
  #bytes = 0

  /** The content of an entry as it is read. @throws when it is longer or shorter than was said */
  async *follow({ name, size, content }: Entry): AsyncGenerator<Uint8Array> {
    this.#entries++
    this.#hash.update(`${name}\0${size}\0`)
    let length = 0
    for await (const chunk of content) {
      length += chunk.length
      this.#hash.update(chunk)
      if (length <= size) yield chunk
    }
    this.#bytes += length
    if (length !== size) throw new Error(`${name} has ${length} bytes in place of ${size}`)
  }

  end(): Sums {
    const sha256 = this.#hash.copy().digest('hex')
    return { entries: this.#entries, bytes: this.#bytes, sha256 }
  }
}
