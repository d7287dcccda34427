type Fetch = (request: Request) => Promise<Response>

/** Retry limit and initial delay. */
export interface RetryOptions {
  retries: number
  waitMs: number
}

/** Longest delay between two attempts, in milliseconds. */
export const maxWaitMs = 30_000

/**
 * Wraps `fetch` with retries for lost connections, 409 with `Retry-After`, 429 and 5xx. Retries only requests that are
 * safe to repeat: GET, HEAD, PUT, and POST, which gets an Idempotency-Key that all attempts share. A 429 is always
 * retried, because the server did nothing.
 */
export function retrying(fetch: Fetch, { retries, waitMs }: RetryOptions): Fetch {
  return async (first) => {
    let request = keyed(first)
    for (let attempt = 0; ; attempt++) {
      // A request body can be read only once, so each attempt gets a clone.
      const again = attempt < retries ? request.clone() : undefined
      const backoffMs = Math.min(waitMs * 2 ** attempt, maxWaitMs) * (1 + Math.random() / 4)
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

/** Delay that `Retry-After` requests, in milliseconds. */
function asked({ headers }: Response): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds * 1000 : undefined
}

/** Waits. @throws the reason of the signal when it is aborted */
export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end)
      resolve()
    }, ms)
    signal?.addEventListener('abort', end, { once: true })
  })
}
