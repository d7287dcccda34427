type Fetch = (request: Request) => Promise<Response>

/** How often a request is tried again, and how long is waited before the first time. */
export interface RetryOptions {
  retries: number
  waitMs: number
}

/**
 * A fetch that tries again what may succeed a moment later: lost connections, 409 while the same request is under way,
 * 429, and 5xx. Only what can be done twice without harm is sent again: what reads, what replaces, and every POST, which
 * gets an Idempotency-Key that all of its attempts carry. What a limit refused was not done, and is always tried again.
 */
export function retrying(fetch: Fetch, { retries, waitMs }: RetryOptions): Fetch {
  return async (first) => {
    let request = keyed(first)
    for (let attempt = 0; ; attempt++) {
      // A body can be sent once.
      const again = attempt < retries ? request.clone() : undefined
      const backoffMs = waitMs * 2 ** attempt * (1 + Math.random() / 4)
      try {
        const response = await fetch(request)
        if (!again || !mayPass(response, request)) return response
        await response.body?.cancel()
        await sleep(asked(response) ?? backoffMs, request.signal)
      } catch (error) {
        if (!again || request.signal.aborted || !isRepeatable(request)) throw error
        await sleep(backoffMs, request.signal)
      }
      request = again
    }
  }
}

const header = 'idempotency-key'

function keyed(request: Request): Request {
  if (request.method === 'POST' && !request.headers.has(header))
    request.headers.set(header, crypto.randomUUID())
  return request
}

const isRepeatable = ({ method, headers }: Request) =>
  ['GET', 'HEAD', 'PUT'].includes(method) || headers.has(header)

function mayPass({ status, headers }: Response, request: Request): boolean {
  if (status === 429) return true
  const passes = status >= 500 || (status === 409 && headers.has('retry-after'))
  return passes && isRepeatable(request)
}

/** How long the server asks to wait, in milliseconds. */
function asked({ headers }: Response): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds * 1000 : undefined
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', end)
      resolve()
    }, ms)
    signal.addEventListener('abort', end, { once: true })
  })
}
