import createFetchClient, { type FetchResponse, type MaybeOptionalInit } from 'openapi-fetch'
import type { MediaType, PathsWithMethod, RequiredKeysOf } from 'openapi-typescript-helpers'
import type { paths } from './api.js'
import { errorOf } from './error.js'
import { retrying } from './retry.js'

export interface ClientOptions {
  /** Where the server is, such as `http://127.0.0.1:4000`. */
  baseUrl: string
  /** A token of a team, `mst_…`. */
  token: string
  /** How often a request is tried again; 3 when absent. */
  retries?: number
  /** Milliseconds before the first time, twice as many before each further one; 500 when absent. */
  retryWaitMs?: number
  /** In place of the `fetch` of the platform. */
  fetch?: (request: Request) => Promise<Response>
}

type Verb = 'get' | 'post' | 'put' | 'patch' | 'delete'

type InitParam<Init> = RequiredKeysOf<Init> extends never ? [init?: Init] : [init: Init]

/** What a call gives: failures are thrown. */
type Answer<Operation, Init> = Operation extends { responses: unknown }
  ? Extract<FetchResponse<Operation, Init, MediaType>, { error?: undefined }>
  : never

/** A call as openapi-fetch has it. @throws MastheadError when it is refused or fails */
type Call<Method extends Verb> = <
  Path extends PathsWithMethod<paths, Method>,
  Init extends MaybeOptionalInit<paths[Path], Method>,
>(
  path: Path,
  ...init: InitParam<Init>
) => Promise<Answer<paths[Path][Method], Init>>

/** The calls of the API, by path: `client.GET('/orders/{order_id}', { params: { path: { order_id } } })`. */
export interface Client {
  GET: Call<'get'>
  POST: Call<'post'>
  PUT: Call<'put'>
  PATCH: Call<'patch'>
  DELETE: Call<'delete'>
}

/** A client that sends a token, tries again what may pass, and throws a MastheadError for what fails. */
export function createClient({
  baseUrl,
  token,
  retries = 3,
  retryWaitMs = 500,
  fetch = (request) => globalThis.fetch(request),
}: ClientOptions): Client {
  const client = createFetchClient<paths>({
    baseUrl: baseUrl.replace(/\/$/, ''),
    headers: { authorization: `Bearer ${token}` },
    fetch: retrying(fetch, { retries, waitMs: retryWaitMs }),
    bodySerializer: serialized,
  })
  client.use({
    async onResponse({ response }) {
      if (response.status >= 400) throw await errorOf(response)
    },
  })
  // openapi-fetch types a failure as a result, which `onResponse` throws here.
  return client as unknown as Client
}

/** JSON, or a form where there are files. */
function serialized(body: unknown): string | FormData {
  if (body instanceof FormData) return body
  const entries = Object.entries(body ?? {}).map(([name, value]) => [name, [value].flat()] as const)
  const hasFiles = entries.some(([, values]) => values.some((value) => value instanceof Blob))
  if (!hasFiles) return JSON.stringify(body)
  const form = new FormData()
  for (const [name, values] of entries) {
    for (const value of values) {
      if (value instanceof Blob) form.append(name, value)
      else if (value !== null && value !== undefined) form.append(name, String(value))
    }
  }
  return form
}
