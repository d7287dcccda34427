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

// An archive is a tar file compressed with gzip, and encrypted in the age format if there is a passphrase, so that
// other tools can open it. Its last entry has the checksums of all others, so that a truncated archive is detected.

/** The archive is truncated, damaged, or of another format. */
export class ArchiveError extends Error {
  override name = 'ArchiveError'
}

/** File in an archive. */
export interface Entry {
  name: string
  /** Size in bytes. */
  size: number
  content: AsyncIterable<Uint8Array>
}

/** Last entry of an archive: checksums of all others. */
export interface Sums {
  entries: number
  /** Total size of all contents, in bytes. */
  bytes: number
  /** SHA-256 of the names, sizes and contents of all entries, in order. */
  sha256: string
}

const lastName = 'sums.json'
const ageHeader = 'age-encryption.org/'
const gzipHeader = 0x1f
const fastest = 1

/** Creates an entry from a text. */
export function textEntry(name: string, text: string): Entry {
  const bytes = Buffer.from(text)
  return { name, size: bytes.length, content: Readable.from([bytes]) }
}

/**
 * Writes an archive from a stream of entries. The file gets its name once it is complete on disk; a process that is
 * killed before leaves `FILE.part`.
 * @throws Errors of the entries, and Error if the file cannot be written or `FILE.part` exists
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
 * Creates a file that only this user can read. Exclusively: another user's file or link at this path would receive
 * the archive.
 * @throws Error if the file exists
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
 * Reads the entries of an archive in order. Read the content of each entry before the next one.
 * @throws {ArchiveError} at the latest at the end, if the archive is not complete
 */
export async function* readArchive(
  file: string,
  passphrase: string | undefined,
): AsyncGenerator<Entry, Sums> {
  const packed = createReadStream(file)
  const sums = new RunningSums()
  let checkedSums: Sums | undefined
  try {
    const tar = await opened(packed, passphrase)
    for await (const { header, body } of webStream(tar).pipeThrough(
      createTarDecoder({ strict: true }),
    )) {
      const { name, size } = header
      const content = told(body)
      // Reads to the end of the file, where gzip and age have checksums of their own.
      if (name === lastName) checkedSums = compare(sums.end(), JSON.parse(await text(content)))
      else yield { name, size, content: sums.follow({ name, size, content }) }
    }
  } catch (error) {
    throw archiveError(error)
  } finally {
    packed.destroy()
  }
  if (checkedSums?.entries !== sums.end().entries) throw new ArchiveError(cut)
  return checkedSums
}

const cut = 'The archive is truncated: its end is missing.'

function compare(actual: Sums, expected: Sums): Sums {
  const isComplete = actual.sha256 === expected.sha256 && actual.entries === expected.entries
  if (!isComplete)
    throw new ArchiveError('The archive is damaged: its contents do not match its checksums.')
  return actual
}

/** Content whose errors are reported as errors of the archive. */
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
        'The archive is encrypted. Set --passphrase-file to the file with its passphrase.',
      )
    pipeline(bytes, decrypted(passphrase), gunzip).catch(pass)
  } else if (head[0] === gzipHeader) pipeline(bytes, gunzip).catch(pass)
  else throw new ArchiveError('The file is not an archive of "masthead backup".')
  return gunzip
}

/** Returns the first chunk, and a stream of all chunks. */
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
  async function* (ciphertext: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    const decrypter = new Decrypter()
    decrypter.addPassphrase(passphrase)
    const plain = await decrypter.decrypt(webStream(ciphertext)).catch((error: Error) => {
      if (!/no identity matched/.test(error.message)) throw error
      throw new ArchiveError('The archive is encrypted with another passphrase.')
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

  /** Reads the content of an entry. @throws ArchiveError if the content is longer or shorter than its entry
   * states */
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
    if (length !== size) throw new Error(`${name} has ${length} bytes instead of ${size}`)
  }

  end(): Sums {
    const sha256 = this.#hash.copy().digest('hex')
    return { entries: this.#entries, bytes: this.#bytes, sha256 }
  }
}
