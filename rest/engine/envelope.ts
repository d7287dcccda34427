/**
 * Bodies of answers. Input: the result of a route's operation and its page. Output: `{ records, total_records, … }` or what the route's
 * envelope says.
 */
import { JsonText } from '../../src/compiler/complete.js'
import { notFound } from '../../src/errors/app-error.js'
import type { OperationInput } from './request.js'
import type { Route } from './route.js'

type Json = Record<string, unknown>

/**
 * The body of an answer: what the operation gave, in the row's envelope. A list has the page that was asked for, and
 * how many records and pages there are.
 * @throws AppError not_found when a record was asked for that is not there
 */
export function envelop(row: Route, data: Json, { page, limit }: OperationInput): unknown {
  if (row.envelope === 'data') return data
  if (row.envelope === 'empty') return undefined
  if (row.envelope === 'success') return { success: true }
  const [value] = Object.values(data)
  if (value === null || value === undefined) throw notFound('The record')
  // What is sent as a file is described to the server, not to its caller.
  if (row.envelope === 'content') return value instanceof JsonText ? value.toJSON() : value
  if (row.envelope === 'field') return value
  const { records, total_records } = value as { records: unknown[]; total_records: number }
  if (row.envelope === 'records') return records
  // A list asked for without pages is one page, however long.
  return pageOf(records, total_records, { page, limit: Math.max(limit, records.length) })
}

/** The body of a page of records: how many records and pages there are, and which are beside it. */
export function pageOf<T>(
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

/** Whether a list has no record. */
export function isEmpty(body: unknown): boolean {
  return Array.isArray(body)
    ? body.length === 0
    : (body as { records: unknown[] }).records.length === 0
}
