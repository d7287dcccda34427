import { setTimeout as sleep } from 'node:timers/promises'
import type { Report } from './report.js'
import { slowness } from './slowness.js'

/** Request of a client. */
export interface ClientRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  token?: string
  json?: unknown
  form?: FormData | URLSearchParams
  headers?: Record<string, string>
}

// biome-ignore lint/suspicious/noExplicitAny: the shape of a response depends on its request.
type Json = any

export interface Answer {
  status: number
  headers: Headers
  bytes: Buffer
  json: Json
  /** Code of a REST problem, or of the first GraphQL error. */
  code?: string
}

/** Change that is requested again until a response reports its outcome. */
export interface Operation {
  kind: string
  /** Unique value that identifies the record. */
  marker: string
  teamId: string
  /** Row of the table of results in which the operation began. */
  row: string
  /** `open`: no response reported the outcome, so the record exists once or not at all. */
  state: 'open' | 'done' | 'refused'
  request: ClientRequest
  answer?: Answer
  requestIds: string[]
  /** Attempts without a response, or with one that does not report the outcome. */
  uncertain: number
  begunAt: number
  endedAt: number
  about: Record<string, string>
}

/** Server that a client sends requests to, and its time limits. */
export interface Target {
  readonly url: string
  readonly report: Report
  /** Maximum response time, in milliseconds. */
  readonly maxResponseMs: number
  /** A request that began before this `performance.now()` must not lose its connection. */
  readonly servesUntil: number
}

const giveUpAfter = 30_000
let requests = 0

/** Prefix of the request IDs of a run. */
export const run = { id: 'chaos' }

/** Sends requests as integrators do: with an Idempotency-Key, with retries, and with a time limit. */
export class Client {
  readonly #target: Target
  /** Operations are not retried after this `performance.now()`. */
  deadline = Number.POSITIVE_INFINITY

  constructor(target: Target) {
    this.#target = target
  }

  /** Sends a request once. Undefined if there was no response. */
  async send(
    request: ClientRequest,
    note: (requestId: string) => void = () => {},
  ): Promise<Answer | undefined> {
    const { report, url } = this.#target
    const maxResponseMs = this.#target.maxResponseMs * slowness()
    const {
      method = request.json || request.form ? 'POST' : 'GET',
      path,
      token,
      json,
      form,
    } = request
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
          ...request.headers,
        },
        ...(json !== undefined && { body: JSON.stringify(json) }),
        ...(form && { body: form }),
        redirect: 'manual',
        signal: AbortSignal.timeout(maxResponseMs + 2_000),
      })
      // A proxy responds 502 when it has lost the connection to the server.
      if (response.status === 502) throw new Error('502')
      const bytes = Buffer.from(await response.arrayBuffer())
      const answer: Answer = { status: response.status, headers: response.headers, bytes, json: {} }
      if (/json/.test(response.headers.get('content-type') ?? '')) {
        answer.json = JSON.parse(bytes.toString())
      }
      answer.code = answer.json?.errors?.[0]?.extensions?.code ?? answer.json?.code
      const isLate = performance.now() - begin > maxResponseMs
      this.#count(request, answer, requestId, row.name, isLate)
      return answer
    } catch (error) {
      const { name, message, cause } = error as Error & {
        cause?: { code?: string; message?: string }
      }
      const description = `${method} ${path.split('?')[0]}: ${cause?.code ?? cause?.message ?? message}`
      row.unanswered++
      const about = { row: row.name, requestIds: [requestId] }
      if (name === 'TimeoutError')
        report.breach('late', `${description} after ${maxResponseMs} ms`, about)
      else if (begin < this.#target.servesUntil) report.breach('cut', description, about)
      return undefined
    }
  }

  #count(
    request: ClientRequest,
    { status, code, bytes }: Answer,
    id: string,
    row: string,
    isLate: boolean,
  ) {
    const { report, maxResponseMs } = this.#target
    const about = { row, requestIds: [id] }
    const description = `${request.method ?? ''} ${request.path.split('?')[0]}`
    if (status === 503 || code === 'unavailable') report.row(row).unavailable++
    else report.row(row).answered++
    if (code === 'internal_error' || (status >= 500 && status !== 503 && status !== 507)) {
      const query = request.path === '/graphql' ? JSON.stringify(request.json).slice(0, 80) : ''
      report.breach(
        'internal',
        `${description} ${query}: ${status} ${bytes.toString().slice(0, 200)}`,
        about,
      )
    }
    if (isLate)
      report.breach('late', `${description}: ${status} after more than ${maxResponseMs} ms`, about)
  }

  /**
   * Sends an operation until a response reports its outcome.
   * @param expected error codes that concurrent changes can cause; any other is a breach
   */
  async insist(operation: Operation, expected: string[] = []): Promise<Operation> {
    const { report } = this.#target
    for (const end = performance.now() + giveUpAfter * 3; ; await sleep(100)) {
      const answer = await this.send(operation.request, (id) => operation.requestIds.push(id))
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
