/** Builds response bodies from the results of operations, such as `{ records, total_records, … }`. */
import { JsonText } from '../../src/compiler/complete.js'
import { notFound } from '../../src/errors/app-error.js'
import type { OperationInput } from './request.js'
import type { Route } from './route.js'

type Json = Record<string, unknown>

/**
 * Wraps the result of an operation in the route's envelope. Adds the page and the number of records
 * and pages to a list.
 * @throws AppError not_found if the requested record does not exist
 */
export function envelop(route: Route, data: Json, { page, limit }: OperationInput): unknown {
  if (route.envelope === 'data') return data
  if (route.envelope === 'empty') return undefined
  if (route.envelope === 'success') return { success: true }
  const [value] = Object.values(data)
  if (value === null || value === undefined) throw notFound('Record')
  // The file's metadata is used by the server, not sent to the caller.
  if (route.envelope === 'content') return value instanceof JsonText ? value.toJSON() : value
  if (route.envelope === 'field') return value
  const { records, total_records } = value as { records: unknown[]; total_records: number }
  if (route.envelope === 'records') return records
  // A list without pagination is returned as one page of any length.
  return pageEnvelope(records, total_records, { page, limit: Math.max(limit, records.length) })
}

/**
 * Returns the body of a page of records, with the number of records and pages and the adjacent
 * pages.
 */
export function pageEnvelope<T>(
  records: T[],
  total_records: number,
  { page, limit }: { page: number; limit: number },
) {
  const total_pages = Math.ceil(total_records / limit)
  return {
    records,
    total_records,
    total_pages,
    current_page: page,
    next_page: page < total_pages ? page + 1 : null,
    previous_page: page > 1 ? Math.min(page - 1, Math.max(total_pages, 1)) : null,
  }
}

/** Returns whether a list has no records. */
export function isEmpty(body: unknown): boolean {
  return Array.isArray(body)
    ? body.length === 0
    : (body as { records: unknown[] }).records.length === 0
}
