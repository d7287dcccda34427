import { setTimeout as sleep } from 'node:timers/promises'
import type { Report } from './report.js'
import { slowness } from './slowness.js'

/** What a client asks; the path from the root. */
export interface Asked {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  token?: string
  json?: unknown
  form?: FormData | URLSearchParams
  headers?: Record<string, string>
}

// biome-ignore lint/suspicious/noExplicitAny: an answer has whatever shape its question has.
type Json = any

export interface Answer {
  status: number
  headers: Headers
  bytes: Buffer
  json: Json
  /** Code of a problem, or of the first error of the graph. */
  code?: string
}

/** Something that is asked until its answer says how it ended. */
export interface Operation {
  kind: string
  /** What it can be found by afterwards. */
  marker: string
  teamId: string
  /** The row of the table that it began in. */
  row: string
  /** `open`: nobody was ever told how it ended, so it may be there once or not at all. */
  state: 'open' | 'done' | 'refused'
  asked: Asked
  answer?: Answer
  requestIds: string[]
  /** Attempts that got no answer, or one that leaves open what became of it. */
  uncertain: number
  begunAt: number
  endedAt: number
  about: Record<string, string>
}

/** Where a client sends its requests, and for how long it waits. */
export interface Target {
  readonly url: string
  readonly report: Report
  /** Milliseconds within which every answer must come. */
  readonly patience: number
  /** performance.now(): a request that began before must not lose its connection. */
  readonly servesUntil: number
}

const giveUpAfter = 30_000
let requests = 0

/** Tells the requests of one run from those of another. */
export const run = { id: 'chaos' }

/** Sends requests as integrators do: with a key, again while the server is away, and no longer than it must. */
export class Client {
  readonly #target: Target
  /** Nobody waits for an answer after that; performance.now(). */
  deadline = Number.POSITIVE_INFINITY

  constructor(target: Target) {
    this.#target = target
  }

  /** Sends once; undefined: no answer came. */
  async send(
    asked: Asked,
    note: (requestId: string) => void = () => {},
  ): Promise<Answer | undefined> {
    const { report, url } = this.#target
    const patience = this.#target.patience * slowness()
    const { method = asked.json || asked.form ? 'POST' : 'GET', path, token, json, form } = asked
    const row = report.current
    const requestId = `${run.id}-${++requests}`
    note(requestId)
    const begin = performance.now()
    try {
      const response = await fetch(url + path, {
        method,
        headers: {
          'x-request-id': requestId,
          ...(token && { authorization: `Bearer ${token}` }),
          ...(json !== undefined && { 'content-type': 'application/json' }),
          ...asked.headers,
        },
        ...(json !== undefined && { body: JSON.stringify(json) }),
        ...(form && { body: form }),
        redirect: 'manual',
        signal: AbortSignal.timeout(patience + 2_000),
      })
      // So says a proxy when it has lost the server that it asked.
      if (response.status === 502) throw new Error('502')
      const bytes = Buffer.from(await response.arrayBuffer())
      const answer: Answer = { status: response.status, headers: response.headers, bytes, json: {} }
      if (/json/.test(response.headers.get('content-type') ?? '')) {
        answer.json = JSON.parse(bytes.toString())
      }
      answer.code = answer.json?.errors?.[0]?.extensions?.code ?? answer.json?.code
      const isLate = performance.now() - begin > patience
      this.#count(asked, answer, requestId, row.name, isLate)
      return answer
    } catch (error) {
      const { name, message, cause } = error as Error & {
        cause?: { code?: string; message?: string }
      }
      const told = `${method} ${path.split('?')[0]}: ${cause?.code ?? cause?.message ?? message}`
      row.unanswered++
      const about = { row: row.name, requestIds: [requestId] }
      if (name === 'TimeoutError') report.breach('late', `${told} after ${patience} ms`, about)
      else if (begin < this.#target.servesUntil) report.breach('cut', told, about)
      return undefined
    }
  }

  #count(asked: Asked, { status, code, bytes }: Answer, id: string, row: string, isLate: boolean) {
    const { report, patience } = this.#target
    const about = { row, requestIds: [id] }
    const told = `${asked.method ?? ''} ${asked.path.split('?')[0]}`
    if (status === 503 || code === 'unavailable') report.row(row).unavailable++
    else report.row(row).answered++
    if (code === 'internal_error' || (status >= 500 && status !== 503 && status !== 507)) {
      const query = asked.path === '/graphql' ? JSON.stringify(asked.json).slice(0, 80) : ''
      report.breach(
        'internal',
        `${told} ${query}: ${status} ${bytes.toString().slice(0, 200)}`,
        about,
      )
    }
    if (isLate) report.breach('late', `${told}: ${status} after more than ${patience} ms`, about)
  }

  /**
   * Asks until there is an answer that says how it ended.
   * @param expected codes of refusals that the state of things explains; any other is a breach
   */
  async insist(operation: Operation, expected: string[] = []): Promise<Operation> {
    const { report } = this.#target
    for (const end = performance.now() + giveUpAfter * 3; ; await sleep(100)) {
      const answer = await this.send(operation.asked, (id) => operation.requestIds.push(id))
      const { code } = answer ?? {}
      const passes =
        !answer || answer.status >= 500 || code === 'unavailable' || code === 'internal_error'
      if (passes || code === 'idempotency_in_progress' || code === 'rate_limited') {
        operation.uncertain++
        if (performance.now() > Math.min(end, this.deadline)) return operation
        continue
      }
      operation.answer = answer
      operation.endedAt = performance.now()
      operation.state = answer.status < 400 && !code ? 'done' : 'refused'
      if (operation.state === 'refused' && !expected.includes(code!)) {
        const what = `${operation.kind}: ${answer.status} ${answer.bytes.toString().slice(0, 200)}`
        report.breach('refused', what, operation)
      }
      return operation
    }
  }
}
