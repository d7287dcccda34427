import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import type { BirpcReturn } from 'birpc'
import { maxComplianceTextLength } from '../domain/production/compliance-limits.js'
import type { FileStore } from '../files/store.js'
import { callChild, startChild } from '../process/child.js'
import type { Examined } from './check.js'
import { type Document, docx, textTooLongError, Unreadable } from './document.js'
import type { Source } from './finding.js'

/** Functions of the reading process that the server calls. */
export interface ReaderFunctions {
  /** Answers once it has begun. */
  ready(): void
  /** Takes a piece of the next document. */
  take(chunk: Uint8Array): void
  /** The words of the document whose pieces were taken. */
  words(name: string): Promise<{ text: string } | { unreadable: string }>
  examine(sources: readonly Source[]): Examined
}

/** Limits of the process that does one check. */
export interface ReaderLimits {
  /** Of JavaScript; a document and its largest part come in addition. */
  maxHeapMb: number
  /** Milliseconds that the documents and the rules of a check may take together, once the process has started. */
  timeLimitMs: number
}

const defaultLimits: ReaderLimits = { maxHeapMb: 192, timeLimitMs: 15_000 }

/** V8 ends a process that is out of memory by SIGABRT, on some platforms by a trap. */
const outOfMemory = new Set<string | null>(['SIGABRT', 'SIGTRAP', 'SIGILL'])

interface Running {
  child: ChildProcess
  rpc: BirpcReturn<ReaderFunctions, object>
  exited: Promise<unknown>
}

/**
 * Reads the documents of one check and applies the rules to its texts. Documents of a word processor are unpacked
 * and parsed, and rules applied, in a process of their own, which has no secrets: a text that takes too much memory
 * or time ends that process only. `close` must follow.
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
   * The text of a document.
   * @throws Unreadable when it is too long or damaged, or takes more memory or time than it may
   * @throws AppError unavailable when the store is away
   * @throws Error when somebody else has ended the process
   */
  async text(document: Document): Promise<string> {
    const { key, name, mimeType, size } = document
    // No character takes more than four bytes.
    if (mimeType !== docx && size > 4 * maxComplianceTextLength) throw textTooLongError(name)
    const text = mimeType === docx ? await this.#words(document) : await this.#plain(key)
    if (text.length > maxComplianceTextLength) throw textTooLongError(name)
    return text
  }

  /**
   * Applies the rules to the texts.
   * @throws Unreadable when they take more memory or time than the limits allow
   * @throws Error when the process was ended from outside
   */
  async examine(sources: readonly Source[]): Promise<Examined> {
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

  /** What the process answers, unless its time or memory ends before. */
  async #within<T>(name: string, answer: Promise<T>): Promise<T> {
    const { child } = this.#running!
    const begun = performance.now()
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
      this.#timeLeftMs = Math.max(this.#timeLeftMs - (performance.now() - begun), 0)
    }
  }
}

const tooDear = (name: string, what: string) =>
  new Unreadable(`${name} cannot be checked: it takes ${what}.`)

function start({ maxHeapMb }: ReaderLimits): Running {
  const script = new URL('./reader-entry.js', import.meta.url)
  // It needs nothing of our environment, where the secrets are.
  const child = startChild(script, {
    ...{ maxHeapMb, env: {}, stderr: 'ignore' as const },
    priority: constants.priority.PRIORITY_LOW,
  })
  const rpc = callChild<ReaderFunctions, object>(child, {})
  const exited = once(child, 'exit').catch(() => undefined)
  exited.then(() => rpc.$close(new Error('The process that reads documents ended.')))
  return { child, rpc, exited }
}
