import type { MaybeOptionalInit } from 'openapi-fetch'
import type { PathsWithMethod } from 'openapi-typescript-helpers'
import type { paths } from './api.js'
import type { Client } from './client.js'

type Content<Path extends keyof paths> = paths[Path] extends {
  get: { responses: { 200: { content: { 'application/json': infer Body } } } }
}
  ? Body
  : never

type RecordOf<Body> = Body extends { records: (infer One)[] }
  ? One
  : Body extends (infer One)[]
    ? One
    : never

/** Paths of list operations. */
type ListPath = {
  [Path in PathsWithMethod<paths, 'get'>]: [RecordOf<Content<Path>>] extends [never] ? never : Path
}[PathsWithMethod<paths, 'get'>]

/** Response of a list in any of its formats. */
type Page = unknown[] | { records: unknown[]; next_page?: number | null }

/**
 * Iterates over all records of a list and fetches pages on demand: `for await (const order of paginate(client,
 * '/orders')) …`.
 * @param options Parameters as for `client.GET`. `limit` sets the page size.
 * @throws MastheadError
 */
export async function* paginate<Path extends ListPath>(
  client: Client,
  path: Path,
  options?: MaybeOptionalInit<paths[Path], 'get'>,
): AsyncGenerator<RecordOf<Content<Path>>, void, undefined> {
  // TypeScript does not resolve the overload for a path that is a type parameter.
  const get = client.GET as unknown as (path: string, init: object) => Promise<{ data: Page }>
  const { params, ...others } = (options ?? {}) as { params?: { query?: object } }
  let query: object = { ...params?.query }
  for (;;) {
    const { data } = await get(path, { ...others, params: { ...params, query } })
    const { records, next_page } = Array.isArray(data) ? { records: data, next_page: null } : data
    yield* records as RecordOf<Content<Path>>[]
    if (!next_page) return
    query = { ...query, page: next_page }
  }
}
