/**
 * Builds results of tools: text and structured content, cut to a page that fits, and errors with advice. A result is
 * the JSON text of a `CallToolResult`, because the record is JSON text already.
 */
import { AppError, type ErrorCode } from '../errors/app-error.js'
import { problemOf } from '../http/problem.js'
import type { JsonObject } from './tool.js'

/** Maximum size of a result in characters of JSON: some 25,000 tokens, which clients take by default. */
export const maxResultCharacters = 100_000

/** Page of a list that was requested. */
export interface Page {
  /** Number of the first record, from 0. */
  offset: number
  /** Maximum number of records per page. */
  maxLimit: number
}

/**
 * Builds the result of a read.
 * @param page set if the list has the arguments `limit` and `page`
 * @throws AppError payload_too_large if it is not a list and larger than a result may be
 */
export function readResult(text: string, page?: Page): string {
  if (text.length <= maxResultCharacters) return resultJson([text], objectText(text))
  const whole = JSON.parse(objectText(text)) as JsonObject
  if (!Array.isArray(whole.records)) throw tooLarge(text.length)
  const offset = page?.offset ?? 0
  const count = fitting(whole.records, offset, page?.maxLimit ?? whole.records.length)
  if (count === 0) throw tooLarge(text.length)
  const cut = cutTo(whole, count, offset)
  const shown = `The result is cut to ${count} of ${whole.records.length} records, because a result has at most ${maxResultCharacters} characters.`
  const advice = page
    ? `Continue with the same arguments and ${JSON.stringify({ limit: count, page: offset / count + 2 })}.`
    : 'Narrow it with more arguments, or select fields with graphql_query.'
  return resultOf(cut, `${shown} ${advice}`)
}

/** Builds the result of a write, which is never cut. @param text empty if the response has no body */
export function writeResult(text: string): string {
  return text === '' ? textResult('Done.') : resultJson([text], objectText(text))
}

/** Returns the JSON of an object. An array becomes an object with the key `records`. */
const objectText = (json: string) => (json.startsWith('[') ? `{"records":${json}}` : json)

/** Builds a result with structured content. @param advice text after the JSON of the content */
export function resultOf(structuredContent: object, ...advice: string[]): string {
  const json = JSON.stringify(structuredContent)
  return resultJson([json, ...advice], json)
}

/** Builds a result of texts only. */
export function textResult(...texts: string[]): string {
  return JSON.stringify({ content: texts.map((text) => ({ type: 'text', text })) })
}

function resultJson(texts: string[], structuredContent: string): string {
  const content = texts.map((text) => `{"type":"text","text":${JSON.stringify(text)}}`)
  return `{"content":[${content}],"structuredContent":${structuredContent}}`
}

/**
 * Returns how many of the first records fit into a result. The number divides the offset, so that
 * the rest are whole pages of that size.
 */
function fitting(records: unknown[], offset: number, most: number): number {
  let characters = 500
  let count = 0
  for (const record of records) {
    characters += JSON.stringify(record).length + 1
    if (characters > maxResultCharacters || count === most) break
    count++
  }
  while (count > 0 && offset % count !== 0) count--
  return count
}

/** Cuts a list to the page with its first records. */
function cutTo(list: JsonObject, count: number, offset: number): JsonObject {
  const cut = { ...list, records: (list.records as unknown[]).slice(0, count) }
  if (!('total_pages' in list)) return cut
  const total_pages = Math.ceil(Number(list.total_records) / count)
  const current_page = offset / count + 1
  return {
    ...cut,
    total_pages,
    current_page,
    next_page: current_page < total_pages ? current_page + 1 : null,
    previous_page: current_page > 1 ? current_page - 1 : null,
  }
}

export const tooLarge = (size: number) =>
  new AppError(
    'payload_too_large',
    `The result has ${size} characters, and a result has at most ${maxResultCharacters}. Select the fields that you need with graphql_query.`,
  )

/** Builds the result of a refused call: the problem document, and what to do next. */
export function errorResult(error: AppError, requestId: string): string {
  const problem = JSON.stringify(problemOf(error, requestId))
  return refusedResult(problem, adviceOf(error))
}

export function refusedResult(problem: string, advice: string): string {
  const content = [problem, advice].map((text) => ({ type: 'text', text }))
  return JSON.stringify({ content, isError: true })
}

/** Returns the code of the error in the response to a call. Null if the call succeeded. @param text JSON text */
export function errorCodeOfCall(text: string): string | null {
  if (!text.includes('"isError":true')) return null
  // The problem document is a text in the result.
  return /\\"code\\":\\"(\w+)\\"/.exec(text)?.[1] ?? null
}

const correct = 'Correct the arguments that `issues` names, and call the tool again.'
const askForScope =
  'Do not call this tool again with this token. Ask the user for a token or grant with the scope that `detail` names.'
const readAgain = 'Read the record again, then decide whether the change is still needed.'
const later = 'Wait, then call the tool again with the same arguments and `idempotency_key`.'

const advice: Partial<Record<ErrorCode, string>> = {
  validation_failed: correct,
  malformed_request: correct,
  missing_scope: askForScope,
  read_only_token:
    'The token can only read. Ask the user to make the change or to grant write access.',
  wrong_team: 'Leave out `team_id`, or read it with get_session.',
  not_comment_author: 'Only the author can change the comment. Add a comment instead.',
  operator_token: 'Use the tools for operators, or graphql_query.',
  operator_only: 'Ask the operator of the marketplace.',
  not_found: 'Look up the ID with a tool that lists these records.',
  method_not_allowed:
    'Send a query without other operations, or call the tool that makes the change.',
  invalid_transition: readAgain,
  precondition_failed: readAgain,
  idempotency_in_progress: later,
  idempotency_key_reused: 'Use a new `idempotency_key` for a new call.',
  payload_too_large: 'Send less, or request fewer fields or records.',
  unsupported_media_type: 'Send a file of an accepted type.',
  query_too_expensive:
    'Request fewer records (`first`), fewer nested lists or fewer fields, or split the query.',
  rate_limited: later,
  unavailable: later,
  request_timeout: later,
}

function adviceOf({ code, headers }: AppError): string {
  const seconds = headers?.['retry-after']
  if (seconds) return `Wait ${seconds} s, then call the tool again with the same arguments.`
  return advice[code] ?? 'Report the `request_id` to the operator of the marketplace.'
}
