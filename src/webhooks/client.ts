import { lookup as resolveName } from 'node:dns'
import http, { type ClientRequest, type IncomingMessage } from 'node:http'
import https from 'node:https'
import { type AddressRules, portOf } from '../http/address.js'
import { lookupAllowed, refuseUrl } from '../http/allowed-address.js'

/** Result of one attempt. */
export interface AttemptOutcome {
  /** HTTP status. Null without a response. */
  status: number | null
  /** First 1024 bytes of the response body as text, also of an incomplete one. Null without a response. */
  body: string | null
  /** Reason why the response is missing or incomplete. Null if it is complete. */
  error: string | null
  latencyMs: number
}

export interface WebhookClientOptions extends AddressRules {
  /** Milliseconds for the whole attempt. Defaults to 15 seconds. */
  timeout?: number
  /** DNS resolver. Replaced in tests. */
  resolve?: typeof resolveName
  /** PEM certificates to trust in place of the default ones. */
  ca?: string
}

const keptBytes = 1024
/** Limits the size of a response, so that an endless one does not use the whole time. */
const readBytes = 1024 * 1024
const idleSockets = { keepAlive: true, maxFreeSockets: 256, scheduling: 'lifo' as const }

/**
 * HTTP client for URLs that customers enter, with protection against SSRF. It never connects to an address that the
 * rules forbid, follows no redirects, and limits time and memory.
 */
export class WebhookClient {
  readonly #rules: AddressRules
  readonly #timeout: number
  readonly #resolve: typeof resolveName
  readonly #http = new http.Agent(idleSockets)
  readonly #https: https.Agent
  readonly #underWay = new Set<Attempt>()
  #isCut = false

  constructor({ timeout = 15_000, resolve = resolveName, ca, ...rules }: WebhookClientOptions) {
    this.#rules = rules
    this.#timeout = timeout
    this.#resolve = resolve
    this.#https = new https.Agent({ ...idleSockets, ...(ca && { ca }) })
  }

  /** Posts a JSON body. Never throws; errors are part of the outcome. */
  async post(
    address: string,
    body: string,
    headers: Record<string, string>,
  ): Promise<AttemptOutcome> {
    const start = performance.now()
    const attempt: Attempt = { request: undefined, stopped: this.#isCut && cutOff }
    this.#underWay.add(attempt)
    const seconds = this.#timeout / 1000
    const timer = setTimeout(
      stop,
      this.#timeout,
      attempt,
      `no complete response within ${seconds} s`,
    )
    const answer = new Answer()
    let error: string | null = null
    try {
      const url = new URL(address)
      refuseUrl(url, this.#rules)
      const response = await this.#send(url, body, headers, attempt)
      await answer.read(response)
    } catch (cause) {
      error = attempt.stopped || describe(cause as NodeJS.ErrnoException)
    } finally {
      clearTimeout(timer)
      this.#underWay.delete(attempt)
    }
    const { status, body: excerpt } = answer
    return { status, body: excerpt, error, latencyMs: Math.round(performance.now() - start) }
  }

  /** Whether `cut` was called. */
  get isCut(): boolean {
    return this.#isCut
  }

  /** Aborts all attempts and starts no new ones. */
  cut(): void {
    this.#isCut = true
    for (const attempt of this.#underWay) stop(attempt, cutOff)
  }

  close(): void {
    this.#http.destroy()
    this.#https.destroy()
  }

  async #send(
    url: URL,
    body: string,
    headers: Record<string, string>,
    underWay: Attempt,
  ): Promise<IncomingMessage> {
    for (let attempt = 1; ; attempt++) {
      if (underWay.stopped) throw new Error(underWay.stopped)
      const secure = url.protocol === 'https:'
      const request = (secure ? https : http).request(url, {
        method: 'POST',
        agent: secure ? this.#https : this.#http,
        lookup: lookupAllowed(portOf(url), this.#rules, this.#resolve),
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Masthead-Webhooks/1',
        },
      })
      underWay.request = request
      try {
        return await responseOf(request, body)
      } catch (error) {
        // The receiver closed an idle connection at the moment of its reuse.
        const isStale =
          !underWay.stopped &&
          request.reusedSocket &&
          (error as NodeJS.ErrnoException).code === 'ECONNRESET'
        if (!isStale || attempt > 2) throw error
      }
    }
  }
}

const cutOff = 'aborted by the shutdown of the server'

/** Attempt in progress. One `AbortSignal` per attempt would take several times the memory. */
interface Attempt {
  request: ClientRequest | undefined
  /** Reason for the abort, or false. */
  stopped: string | false
}

function stop(attempt: Attempt, why: string): void {
  attempt.stopped ||= why
  attempt.request?.destroy(new Error(why))
}

function responseOf(request: ClientRequest, body: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.once('response', resolve)
    request.on('error', reject)
    request.end(body)
  })
}

/** Response of a receiver. It is complete once `read` resolves. */
class Answer {
  status: number | null = null
  #beginning = Buffer.alloc(0)

  /** First 1024 bytes of the body as text. Null without a response. */
  get body(): string | null {
    return this.status === null ? null : toText(this.#beginning)
  }

  /** @throws Error if the connection breaks or the body exceeds 1 MB */
  async read(response: IncomingMessage): Promise<void> {
    this.status = response.statusCode!
    let size = 0
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length
      if (this.#beginning.length < keptBytes)
        this.#beginning = Buffer.concat([this.#beginning, chunk.subarray(0, keptBytes)])
      if (size > readBytes) throw new Error('the response is larger than 1 MB')
    }
  }
}

/** Decodes at most 1024 bytes of UTF-8 and removes NUL, which PostgreSQL cannot store. */
function toText(bytes: Buffer): string {
  const text = new TextDecoder().decode(bytes.subarray(0, keptBytes)).replaceAll('\0', '')
  const excerpt = Buffer.from(text).subarray(0, keptBytes)
  return new TextDecoder().decode(excerpt, { stream: true })
}

function describe({ code, message, syscall }: NodeJS.ErrnoException): string {
  // The message contains the resolved address, which must not be disclosed.
  if (code && syscall === 'connect') return `${code}: the connection failed`
  const text = code && !message.includes(code) ? `${code}: ${message}` : message || code
  return (text ?? 'unknown error').slice(0, 500)
}
