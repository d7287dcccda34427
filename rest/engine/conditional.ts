/**
 * `If-Match`. Input: a write and the route that reads its record. Output: the write's answer, or 412 where the record has changed.
 */
import { type Context, inOneTransaction } from '../../src/compiler/context.js'
import { AppError } from '../../src/errors/app-error.js'
import { isCurrent, tagged } from '../../src/http/entity-tag.js'
import type { Route } from './route.js'

/**
 * The row that reads what a PUT or PATCH row writes: of the same path, or without the action at its end
 * (`/articles/{article_id}/approve-brief`). Undefined when nothing reads it alone.
 */
export function representationOf(row: Route, rows: readonly Route[]): Route | undefined {
  if (row.method !== 'PUT' && row.method !== 'PATCH') return undefined
  const paths = [row.path, row.path.replace(/\/[^/{}]+$/, '')]
  return rows.find(({ method, path }) => method === 'GET' && paths.includes(path))
}

/** How a record is read as its GET row answers. */
export type Represent = (context: Context) => Promise<unknown>

/**
 * Does a write only if the record is still as the client saw it. Both see one snapshot of the database: when
 * somebody else changes the record in between, PostgreSQL undoes the write, and the next try meets the change.
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
      'This record is not read alone, so it has no entity tag; leave If-Match out.',
    )
  }
  const work = async (within: Context) => {
    const { etag } = tagged(JSON.stringify(await represent(within)))
    if (!isCurrent(header, etag)) {
      throw new AppError(
        'precondition_failed',
        'The record is no longer what If-Match names: read it again, and decide anew.',
      )
    }
    return write(within)
  }
  return inOneTransaction(context, work, 'RepeatableRead')
}
