/** Implements `If-Match` for writes. A write fails with 412 if the record has changed since the given entity tag. */
import { type Context, inOneTransaction } from '../../src/compiler/context.js'
import { AppError } from '../../src/errors/app-error.js'
import { isCurrent, tagged } from '../../src/http/entity-tag.js'
import type { Route } from './route.js'

/**
 * Finds the route that reads the record of a PUT or PATCH route: the same path, or the path without
 * its trailing action (`/articles/{article_id}/approve-brief`). Returns undefined if no route reads
 * the record on its own.
 */
export function representationOf(route: Route, routes: readonly Route[]): Route | undefined {
  if (route.method !== 'PUT' && route.method !== 'PATCH') return undefined
  const paths = [route.path, route.path.replace(/\/[^/{}]+$/, '')]
  return routes.find(({ method, path }) => method === 'GET' && paths.includes(path))
}

/** Reads a record in the representation of its GET route. */
export type Represent = (context: Context) => Promise<unknown>

/**
 * Performs a write only if the record still has the entity tag in the header. The check and the
 * write use the same snapshot of the database. If another transaction changes the record in
 * between, PostgreSQL aborts the write, and the retry sees the change.
 * @throws AppError precondition_failed
 */
export function onlyIfMatch<T>(
  header: string,
  context: Context,
  represent: Represent | undefined,
  write: (context: Context) => Promise<T>,
): Promise<T> {
  if (!represent) {
    throw new AppError(
      'precondition_failed',
      'This record has no entity tag, because no GET route returns it on its own. Omit If-Match.',
    )
  }
  const work = async (txContext: Context) => {
    const { etag } = tagged(JSON.stringify(await represent(txContext)))
    if (!isCurrent(header, etag)) {
      throw new AppError(
        'precondition_failed',
        'The record has changed since the version in If-Match. Read it again before you change it.',
      )
    }
    return write(txContext)
  }
  return inOneTransaction(context, work, { isolationLevel: 'RepeatableRead' })
}
