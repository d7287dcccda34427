import createFetchClient, { type FetchResponse, type MaybeOptionalInit } from 'openapi-fetch'
import type { MediaType, PathsWithMethod, RequiredKeysOf } from 'openapi-typescript-helpers'
import type { paths } from './api.js'
import { readError } from './error.js'
import { type EventsOptions, type MastheadEvent, readEvents } from './events.js'
import { retrying } from './retry.js'
import { type SubscribeOptions, type SubscriptionEvent, subscribeTo } from './subscribe.js'

export interface ClientOptions {
  /** Base URL of the server, such as `http://127.0.0.1:4000`. */
  baseUrl: string
  /** API token of a team, `mst_…`. */
  token: string
  /** Maximum number of retries per request. Default: 3. */
  retries?: number
  /** Delay before the first retry, in milliseconds. Doubles with each further retry. Default: 500. */
  retryWaitMs?: number
  /** Replaces the platform's `fetch`. */
  fetch?: (request: Request) => Promise<Response>
}

type Verb = 'get' | 'post' | 'put' | 'patch' | 'delete'

type InitParam<Init> = RequiredKeysOf<Init> extends never ? [init?: Init] : [init: Init]

/** Result of a call. Errors are thrown, so there is no `error`. */
type Answer<Operation, Init> = Operation extends { responses: unknown }
  ? Extract<FetchResponse<Operation, Init, MediaType>, { error?: undefined }>
  : never

/** Method of the client, typed by openapi-fetch. @throws MastheadError for an error response */
type Call<Method extends Verb> = <
  Path extends PathsWithMethod<paths, Method>,
  Init extends MaybeOptionalInit<paths[Path], Method>,
>(
  path: Path,
  ...init: InitParam<Init>
) => Promise<Answer<paths[Path][Method], Init>>

/** Methods of the API by path: `client.GET('/orders/{order_id}', { params: { path: { order_id } } })`. */
export interface Client {
  GET: Call<'get'>
  POST: Call<'post'>
  PUT: Call<'put'>
  PATCH: Call<'patch'>
  DELETE: Call<'delete'>
  /**
   * Iterates over the events of the team, oldest first, and waits for further ones: `for await (const event of
   * client.events({ after })) …`. Store the ID of the last event that you processed, and continue with `after`.
   * @throws MastheadError `validation_failed` if `after` is older than 30 days
   */
  events(options?: EventsOptions): AsyncGenerator<MastheadEvent, void, undefined>
  /**
   * Subscribes in GraphQL: `for await (const { data } of client.subscribe('subscription { … }')) …`. After a lost
   * connection, it continues after the last event. Leave the loop, or abort the signal, to end it.
   * @throws MastheadError if the subscription is refused, or an event has an error
   */
  subscribe<Data>(
    query: string,
    options?: SubscribeOptions,
  ): AsyncGenerator<SubscriptionEvent<Data>, void, undefined>
}

/** Creates a client that authenticates, retries safe requests, and throws a MastheadError for error responses. */
export function createClient({
  baseUrl,
  token,
  retries = 3,
  retryWaitMs = 500,
  fetch = (request) => globalThis.fetch(request),
}: ClientOptions): Client {
  const origin = baseUrl.replace(/\/$/, '')
  const client = createFetchClient<paths>({
    baseUrl: origin,
    headers: { authorization: `Bearer ${token}` },
    fetch: retrying(fetch, { retries, waitMs: retryWaitMs }),
    bodySerializer: serializeBody,
  })
  client.use({
    async onResponse({ response }) {
      if (response.status >= 400) throw await readError(response)
    },
  })
  // openapi-fetch returns errors in its type, although `onResponse` throws them.
  const { GET, POST, PUT, PATCH, DELETE } = client as unknown as Client
  const stream = { url: `${origin}/graphql`, token, waitMs: retryWaitMs, fetch }
  const readPage = async (query: { limit: number; after?: string }) => {
    const { data } = await GET('/events', { params: { query } })
    // The OpenAPI document describes `data` of each topic under `webhooks`, and here as any object.
    return data.records as MastheadEvent[]
  }
  return {
    ...{ GET, POST, PUT, PATCH, DELETE },
    events: (options) => readEvents(readPage, options),
    subscribe: (query, options) => subscribeTo(stream, query, options),
  }
}

/** Serializes a body as JSON, or as a form if it contains files. */
function serializeBody(body: unknown): string | FormData {
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
