import { type LookupAddress, lookup as resolveName } from 'node:dns'
import http, { type ClientRequest, type IncomingMessage } from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { isIP } from 'node:net'
import { type AddressRules, addressError, portOf } from './address.js'

/** What came of one attempt. */
export interface Outcome {
  /** HTTP status; null when no answer came. */
  status: number | null
  /** First kilobyte of the answer, whole or not; null when none came. */
  body: string | null
  /** Why there is no whole answer; null when there is. */
  error: string | null
  latencyMs: number
}

export interface ClientOptions extends AddressRules {
  /** Milliseconds for the whole attempt; 15 seconds when not given. */
  timeout?: number
  /** The resolver, to try others in tests. */
  resolve?: typeof resolveName
  /** Certificates to trust beside the usual ones. */
  ca?: string
}

const keptBytes = 1024
/** An endless answer must not be read for the whole time limit. */
const readBytes = 1024 * 1024
const idleSockets = { keepAlive: true, maxFreeSockets: 256, scheduling: 'lifo' as const }

/**
 * Posts to receivers that anybody may have named: never to an address the rules forbid, whatever its
 * spelling or name; no redirects; bounded in time and memory.
 */
export class WebhookClient {
  readonly #rules: AddressRules
  readonly #timeout: number
  readonly #resolve: typeof resolveName
  readonly #http = new http.Agent(idleSockets)
  readonly #https: https.Agent
  readonly #underWay = new Set<Attempt>()
  #isCut = false

  constructor({ timeout = 15_000, resolve = resolveName, ca, ...rules }: ClientOptions) {
    this.#rules = rules
    this.#timeout = timeout
    this.#resolve = resolve
    this.#https = new https.Agent({ ...idleSockets, ...(ca && { ca }) })
  }

  /** Posts a JSON body. It never throws: what went wrong is in the outcome. */
  async post(address: string, body: string, headers: Record<string, string>): Promise<Outcome> {
    const start = performance.now()
    const attempt: Attempt = { request: undefined, stopped: this.#isCut && cutOff }
    this.#underWay.add(attempt)
    const seconds = this.#timeout / 1000
    const timer = setTimeout(stop, this.#timeout, attempt, `no whole answer within ${seconds} s`)
    const answer = new Answer()
    let error: string | null = null
    try {
      const url = new URL(address)
      this.#refuse(url)
      const response = await this.#send(url, body, headers, attempt)
      await answer.read(response)
    } catch (cause) {
      error = attempt.stopped || describe(cause as NodeJS.ErrnoException)
    } finally {
      clearTimeout(timer)
      this.#underWay.delete(attempt)
    }
    const { status, body: kept } = answer
    return { status, body: kept, error, latencyMs: Math.round(performance.now() - start) }
  }

  /** Whether everything under way was cut off. */
  get isCut(): boolean {
    return this.#isCut
  }

  /** Cuts off what is under way, and begins nothing more. */
  cut(): void {
    this.#isCut = true
    for (const attempt of this.#underWay) stop(attempt, cutOff)
  }

  close(): void {
    this.#http.destroy()
    this.#https.destroy()
  }

  /** What can be told before connecting. An address in the URL itself is never looked up. */
  #refuse(url: URL): void {
    if (url.protocol !== 'https:' && !this.#rules.allowPrivate) {
      throw new Refusal('only https:// is allowed')
    }
    const host = url.hostname.replace(/^\[|\]$/g, '')
    const cause = isIP(host) && addressError(host, portOf(url), this.#rules)
    if (cause) throw new Refusal(cause)
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
        lookup: this.#lookup(portOf(url)),
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
        // The receiver closed an idle connection in the moment that it was used again.
        const stale =
          !underWay.stopped &&
          request.reusedSocket &&
          (error as NodeJS.ErrnoException).code === 'ECONNRESET'
        if (!stale || attempt > 2) throw error
      }
    }
  }

  /** Resolves to allowed addresses only, and these are what is connected to: no name can change in between. */
  #lookup(port: number): LookupFunction {
    return (hostname, options, callback) => {
      this.#resolve(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
        const allowed = (error ? [] : addresses).filter(
          ({ address }) => !addressError(address, port, this.#rules),
        )
        const [first] = allowed
        // One reason for all: where a name leads, within this network too, is not for whoever named it.
        if (!first) return callback(new Refusal(unreachable(port)), '', 0)
        if (options.all) return callback(null, allowed)
        callback(null, first.address, first.family)
      })
    }
  }
}

const unreachable = (port: number) =>
  `this host name does not exist, or leads to no server that webhooks may reach on port ${port}`

const cutOff = 'cut off while it was under way'

/** An attempt under way. An `AbortSignal` for each would take several times its memory. */
interface Attempt {
  request: ClientRequest | undefined
  /** Why it was stopped, if it was. */
  stopped: string | false
}

function stop(attempt: Attempt, why: string): void {
  attempt.stopped ||= why
  attempt.request?.destroy(new Error(why))
}

/** A target that is not connected to. */
class Refusal extends Error {
  constructor(cause: string) {
    super(`not sent: ${cause}`)
  }
}

function responseOf(request: ClientRequest, body: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.once('response', resolve)
    request.on('error', reject)
    request.end(body)
  })
}

/** What came of an answer, which is whole when `read` returns. */
class Answer {
  status: number | null = null
  #beginning = Buffer.alloc(0)

  /** The first kilobyte of what came. */
  get body(): string | null {
    return this.status === null ? null : toText(this.#beginning)
  }

  /** @throws Error when it breaks off, or is longer than any answer needs to be */
  async read(response: IncomingMessage): Promise<void> {
    this.status = response.statusCode!
    let size = 0
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length
      if (this.#beginning.length < keptBytes)
        this.#beginning = Buffer.concat([this.#beginning, chunk.subarray(0, keptBytes)])
      if (size > readBytes) throw new Error('the answer is longer than 1 MB')
    }
  }
}

/** What of it is text, within a kilobyte of UTF-8: PostgreSQL keeps no NUL. */
function toText(bytes: Buffer): string {
  const text = new TextDecoder().decode(bytes.subarray(0, keptBytes)).replaceAll('\0', '')
  const kept = Buffer.from(text).subarray(0, keptBytes)
  return new TextDecoder().decode(kept, { stream: true })
}

function describe({ code, message, syscall }: NodeJS.ErrnoException): string {
  // The message would tell the address that the name has.
  if (code && syscall === 'connect') return `${code}: the connection failed`
  const text = code && !message.includes(code) ? `${code}: ${message}` : message || code
  return (text ?? 'unknown error').slice(0, 500)
}
