import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendUnlessKnown, tagOf } from '../http/entity-tag.js'
import type { CachedBody } from '../http/response-cache.js'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Compressed variants that the build writes next to each file, smallest first. */
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/** Files of a build. Each is read at its first request and cached. */
export class BuiltFiles {
  readonly #directory: string
  readonly #names: ReadonlySet<string>
  readonly #read = new Map<string, Promise<CachedBody>>()

  constructor(directory: string) {
    this.#directory = directory
    this.#names = new Set(namesIn(directory))
  }

  has(name: string): boolean {
    return this.#names.has(name) && extname(name) in types
  }

  /** Returns the name of the file with a prefix, such as one with a hash of its content after it. */
  find(prefix: string): string | undefined {
    return [...this.#names].find((name) => name.startsWith(prefix) && extname(name) in types)
  }

  /** Sends a file in the smallest encoding that the browser accepts, or 304 if the browser has cached it. */
  async send(request: FastifyRequest, reply: FastifyReply, name: string): Promise<FastifyReply> {
    const accepted = String(request.headers['accept-encoding'] ?? '')
    const [encoding, suffix = ''] =
      encodings.find(([one, end]) => accepted.includes(one) && this.#names.has(name + end)) ?? []
    if (encoding) reply.header('content-encoding', encoding)
    reply.type(types[extname(name)]!).header('vary', 'accept-encoding')
    return sendUnlessKnown(request, reply, await this.#content(name + suffix))
  }

  #content(name: string): Promise<CachedBody> {
    let content = this.#read.get(name)
    if (!content) {
      content = readFile(join(this.#directory, name)).then((bytes) => ({
        bytes,
        etag: tagOf(bytes),
      }))
      content.catch(() => this.#read.delete(name))
      this.#read.set(name, content)
    }
    return content
  }
}

function namesIn(directory: string): string[] {
  try {
    return readdirSync(directory, { recursive: true, encoding: 'utf8' })
  } catch {
    return []
  }
}
