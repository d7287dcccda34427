import { MastheadError, readError } from './error.js'
import { maxWaitMs, sleep } from './retry.js'

export interface SubscribeOptions {
  variables?: Record<string, unknown>
  /** ID of the event after which the subscription begins. Default: only events from now on. */
  after?: string | undefined
  /** Ends the subscription. */
  signal?: AbortSignal
}

/** Event of a subscription. */
export interface SubscriptionEvent<Data> {
  /** ID of the event. Undefined for `orderChanged`, whose events are not stored. */
  id: string | undefined
  data: Data
}

interface Connection {
  url: string
  token: string
  /** Milliseconds before the first reconnection. */
  waitMs: number
  fetch: (request: Request) => Promise<Response>
}

/**
 * Subscribes in GraphQL, see `Client.subscribe`. After a lost connection, subscribes again after the last event, so
 * that no event is lost or repeated.
 */
export async function* subscribeTo<Data>(
  { url, token, waitMs, fetch }: Connection,
  query: string,
  { variables = {}, after, signal }: SubscribeOptions = {},
): AsyncGenerator<SubscriptionEvent<Data>, void, undefined> {
  let lastId = after
  for (let failures = 0; ; failures++) {
    // An abort ends the loop.
    if (failures > 0)
      await sleep(Math.min(waitMs * 2 ** (failures - 1), maxWaitMs), signal).catch(() => undefined)
    if (signal?.aborted) return
    const controller = new AbortController()
    const abort = () => controller.abort(signal?.reason)
    signal?.addEventListener('abort', abort, { once: true })
    try {
      const response = await fetch(
        new Request(url, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${token}`,
            accept: 'text/event-stream',
            'content-type': 'application/json',
            ...(lastId !== undefined && { 'last-event-id': lastId }),
          },
          body: JSON.stringify({ query, variables }),
          signal: controller.signal,
        }),
      )
      if (response.status >= 400) throw await readError(response)
      for await (const { id, data } of messagesOf(response, controller.signal)) {
        failures = 0
        if (data !== undefined) yield { id, data: dataOf<Data>(data) }
        lastId = id ?? lastId
      }
    } catch (error) {
      if (signal?.aborted) return
      if (error instanceof MastheadError && !isTemporary(error)) throw error
    } finally {
      signal?.removeEventListener('abort', abort)
      // Also closes the connection if the caller leaves the loop.
      controller.abort()
    }
  }
}

/** Whether a subscription can succeed later: the server is busy, restarts, or was not reached by a proxy. */
const isTemporary = ({ status, code }: MastheadError) =>
  status === 429 || status >= 500 || code === 'rate_limited' || code === 'unavailable'

interface Result {
  data?: unknown
  errors?: {
    message: string
    extensions?: ConstructorParameters<typeof MastheadError>[1]
  }[]
}

/** @throws MastheadError with the first error of a GraphQL result */
function dataOf<Data>(text: string): Data {
  const { data, errors } = JSON.parse(text) as Result
  const [error] = errors ?? []
  if (error) throw new MastheadError(200, { ...error.extensions, detail: error.message })
  return data as Data
}

/**
 * Server-sent events with an ID or data. `data` is undefined for a message with an ID only.
 * @param signal ends the iteration and closes the connection
 */
async function* messagesOf(
  response: Response,
  signal: AbortSignal,
): AsyncGenerator<{ id: string | undefined; data: string | undefined }> {
  const reader = response.body!.getReader()
  // The signal of the request has no effect in Node.js 20 once the request has been garbage collected.
  const close = () => void reader.cancel().catch(() => undefined)
  signal.addEventListener('abort', close, { once: true })
  const decoder = new TextDecoder()
  for (let rest = ''; ; ) {
    const { done, value } = await reader.read()
    if (done) return
    const messages = (rest + decoder.decode(value, { stream: true })).split('\n\n')
    rest = messages.pop()!
    for (const message of messages) {
      const fieldOf = (name: string) =>
        message
          .split('\n')
          .find((line) => line.startsWith(`${name}: `))
          ?.slice(name.length + 2)
      const [id, data] = [fieldOf('id'), fieldOf('data')]
      if (id !== undefined || data !== undefined) yield { id, data }
    }
  }
}
