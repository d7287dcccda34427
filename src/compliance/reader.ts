import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import type { BirpcReturn } from 'birpc'
import { maxComplianceTextLength } from '../domain/production/compliance-limits.js'
import type { FileStore } from '../files/store.js'
import { callChild, startChild } from '../process/child.js'
import type { Examined } from './check.js'
import { type Document, docx, textTooLongError, Unreadable } from './document.js'
import type { SourceText } from './finding.js'

/** Functions of the child process that the server calls. */
export interface ReaderFunctions {
  /** Resolves once the process has started. */
  ready(): void
  /** Receives a chunk of the next document. */
  take(chunk: Uint8Array): void
  /** Returns the text of the received document. */
  words(name: string): Promise<{ text: string } | { unreadable: string }>
  examine(sources: readonly SourceText[]): Examined
}

/** Limits of the process of one check. */
export interface ReaderLimits {
  /** JavaScript heap, in MB, without the document and its largest part. */
  maxHeapMb: number
  /** Maximum time for all documents and rules of a check, in milliseconds, after the process has started. */
  timeLimitMs: number
}

const defaultLimits: ReaderLimits = { maxHeapMb: 192, timeLimitMs: 15_000 }

/** When V8 runs out of memory, it aborts with SIGABRT, or on some platforms with a trap. */
const outOfMemory = new Set<string | null>(['SIGABRT', 'SIGTRAP', 'SIGILL'])

interface Running {
  child: ChildProcess
  rpc: BirpcReturn<ReaderFunctions, object>
  exited: Promise<unknown>
}

/**
 * Reads the documents of one check and applies the rules to its texts. A child process without secrets parses Word
 * documents and applies the rules. A document that exceeds memory or time ends only that process. Call `close`
 * afterwards.
 */
export class DocumentReader {
  readonly #store: FileStore
  readonly #limits: ReaderLimits
  #running: Running | undefined
  #timeLeftMs: number

  constructor(store: FileStore, limits: ReaderLimits = defaultLimits) {
    this.#store = store
    this.#limits = limits
    this.#timeLeftMs = limits.timeLimitMs
  }

  /**
   * Returns the text of a document.
   * @throws Unreadable if it is too long or damaged, or exceeds memory or time
   * @throws AppError unavailable if the file store is unavailable
   * @throws Error if the process was ended from outside
   */
  async text(document: Document): Promise<string> {
    const { key, name, mimeType, size } = document
    // A character takes up to four bytes.
    if (mimeType !== docx && size > 4 * maxComplianceTextLength) throw textTooLongError(name)
    const text = mimeType === docx ? await this.#words(document) : await this.#plain(key)
    if (text.length > maxComplianceTextLength) throw textTooLongError(name)
    return text
  }

  /**
   * Applies the rules to the texts.
   * @throws Unreadable if they exceed memory or time
   * @throws Error if the process was ended from outside
   */
  async examine(sources: readonly SourceText[]): Promise<Examined> {
    const rpc = await this.#started()
    return this.#within("The article's text", rpc.examine(sources))
  }

  async close(): Promise<void> {
    if (!this.#running) return
    const { child, exited } = this.#running
    child.kill('SIGKILL')
    await exited
  }

  async #plain(key: string): Promise<string> {
    const chunks: Uint8Array[] = []
    for await (const chunk of await this.#store.open(key)) chunks.push(chunk)
    return new TextDecoder().decode(Buffer.concat(chunks))
  }

  async #words({ key, name }: Document): Promise<string> {
    const content = await this.#store.open(key)
    try {
      const rpc = await this.#started()
      for await (const chunk of content) await this.#within(name, rpc.take(chunk))
      const words = await this.#within(name, rpc.words(name))
      if ('unreadable' in words) throw new Unreadable(words.unreadable)
      return words.text
    } finally {
      content.destroy()
    }
  }

  async #started(): Promise<Running['rpc']> {
    this.#running ??= start(this.#limits)
    const { rpc } = this.#running
    await rpc.ready()
    return rpc
  }

  /** Returns the result of the process, unless it exceeds time or memory before. */
  async #within<T>(name: string, answer: Promise<T>): Promise<T> {
    const { child } = this.#running!
    const startedAt = performance.now()
    let isLate = false
    const late = setTimeout(() => {
      isLate = true
      child.kill('SIGKILL')
    }, this.#timeLeftMs)
    try {
      return await answer
    } catch (error) {
      const { timeLimitMs } = this.#limits
      if (isLate) throw tooDear(name, `more than ${timeLimitMs / 1_000} seconds`)
      if (outOfMemory.has(child.signalCode)) throw tooDear(name, 'too much memory')
      throw error
    } finally {
      clearTimeout(late)
      this.#timeLeftMs = Math.max(this.#timeLeftMs - (performance.now() - startedAt), 0)
    }
  }
}

const tooDear = (name: string, what: string) =>
  new Unreadable(`${name} cannot be checked: it takes ${what}.`)

function start({ maxHeapMb }: ReaderLimits): Running {
  const script = new URL('./reader-entry.js', import.meta.url)
  // Empty environment, because ours contains secrets.
  const child = startChild(script, {
    ...{ maxHeapMb, env: {}, stderr: 'ignore' as const },
    priority: constants.priority.PRIORITY_LOW,
  })
  const rpc = callChild<ReaderFunctions, object>(child, {})
  const exited = once(child, 'exit').catch(() => undefined)
  exited.then(() => rpc.$close(new Error('The process that reads documents ended.')))
  return { child, rpc, exited }
}
