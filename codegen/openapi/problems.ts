/** Error responses by status, with an example of each error code. */
import { AppError, type ErrorCode, statusOfCode } from '../../src/errors/app-error.js'
import { expectedValues, units } from '../../src/errors/issue-codes.js'
import { problemOf } from '../../src/http/problem.js'
import { headers } from './headers.js'
import { type Json, ref } from './json-schema.js'

const text = (description: string) => ({ type: 'string', description })

/** Schema of an issue, as in `src/errors/app-error.ts`. */
export const issueSchema = {
  type: 'object',
  description:
    'An issue of the request. [Issue codes](/docs/errors#issue-codes) lists the codes and the parameters of each.',
  required: ['path', 'code', 'message'],
  properties: {
    path: {
      type: 'array',
      items: { type: ['string', 'integer'] },
      description: 'Path of the field, in the names of the request. Empty for the whole request.',
    },
    code: text('Stable code of the issue.'),
    message: text('The issue in English. The wording can change.'),
    min: { type: 'number', description: 'Lower bound, in `unit`.' },
    max: { type: 'number', description: 'Upper bound, in `unit`.' },
    unit: { ...text('Unit of `min` and `max`. Absent for plain numbers.'), enum: units },
    allowed: {
      type: 'array',
      items: { type: 'string' },
      description: 'Allowed values or names.',
    },
    expected: { ...text('Expected type or format.'), enum: expectedValues },
    status: text('Current status of the record.'),
    to: text('Requested status.'),
    field: text('Another field, or the type of another record.'),
    name: text('Name of a record, or names in the request.'),
    time: { ...text('Time that the code refers to.'), format: 'date-time' },
  },
}

/** Schema of all error responses. */
export const problemSchema = {
  type: 'object',
  description: 'Error (RFC 9457).',
  required: ['type', 'title', 'status', 'detail', 'message', 'code', 'request_id'],
  properties: {
    type: {
      ...text('URL of the documentation of the code.'),
      format: 'uri-reference',
    },
    title: text('Name of the HTTP status.'),
    status: { type: 'integer', description: 'HTTP status.', minimum: 400, maximum: 599 },
    detail: text('Error message for this request.'),
    message: text('Same as `detail`.'),
    code: { ...text('Machine-readable error code.'), enum: Object.keys(statusOfCode) },
    request_id: text('The `X-Request-Id` of the response.'),
    issues: {
      type: 'array',
      items: ref('schemas', 'Issue'),
      description:
        'All issues of the input for `validation_failed`; for other codes the reason, with an empty path.',
    },
  },
}

type Examples = Partial<Record<ErrorCode, AppError>>

const error = (code: ErrorCode, detail: string, issues?: AppError['issues']): Examples => ({
  [code]: new AppError(code, detail, issues ? { issues } : {}),
})

interface ProblemAnswer {
  status: number
  description: string
  examples: Examples
  headers?: Parameters<typeof headers>
}

const rateLimitHeaders = ['RateLimitPolicy', 'RateLimit'] as const

const answers = {
  BadRequest: {
    status: 400,
    description: 'The request is malformed or its input is invalid. `issues` lists all errors.',
    headers: [...rateLimitHeaders],
    examples: {
      ...error('validation_failed', 'limit: must be from 1 to 100', [
        {
          path: ['limit'],
          code: 'out_of_range',
          message: 'must be a whole number from 1 to 100',
          min: 1,
          max: 100,
        },
      ]),
      ...error(
        'malformed_request',
        'The body is not valid JSON: value expected at line 1, column 13.',
      ),
    },
  },
  Unauthorized: {
    status: 401,
    description: 'The token is missing or invalid.',
    headers: ['WwwAuthenticate'],
    examples: {
      ...error('unauthenticated', 'Send a token: Authorization: Bearer mst_…'),
      ...error('invalid_token', 'The token is revoked or has expired.'),
    },
  },
  Forbidden: {
    status: 403,
    description: 'The token is valid but lacks permission.',
    headers: [...rateLimitHeaders],
    examples: {
      ...error(
        'missing_scope',
        'This needs the scope orders.create, which the token does not hold.',
      ),
      ...error('read_only_token', 'This token is read_only and cannot use orders.create.'),
      ...error('wrong_team', "The team in the path is not the token's team."),
      ...error(
        'operator_token',
        'Operator tokens can only be used for /graphql, /mcp, /exports and /imports.',
      ),
      ...error(
        'not_comment_author',
        'Only the API token that created a comment, or its successor, can change or archive it.',
      ),
    },
  },
  NotFound: {
    status: 404,
    description: 'No record with this ID is visible to the team.',
    headers: [...rateLimitHeaders],
    examples: error('not_found', 'Record not found.'),
  },
  MethodNotAllowed: {
    status: 405,
    description: 'The path does not support this method.',
    headers: ['Allow', ...rateLimitHeaders],
    examples: error(
      'method_not_allowed',
      'DELETE is not supported by this path. Allowed: GET, HEAD.',
    ),
  },
  RequestTimeout: {
    status: 408,
    description: 'The body was not received in time.',
    headers: [...rateLimitHeaders],
    examples: error('request_timeout', 'The request took too long to arrive.'),
  },
  Conflict: {
    status: 409,
    description:
      "The record's current state does not allow the change, or the same request is already in progress.",
    headers: ['RetryAfterBusy', ...rateLimitHeaders],
    examples: {
      ...error('invalid_transition', 'An article that is published cannot be approved.'),
      ...error(
        'idempotency_in_progress',
        'A request with this Idempotency-Key is in progress. Retry it shortly.',
      ),
    },
  },
  PreconditionFailed: {
    status: 412,
    description: 'The record has changed since the `ETag` in `If-Match`.',
    headers: [...rateLimitHeaders],
    examples: error(
      'precondition_failed',
      'The record has changed since the version in If-Match. Read it again before you change it.',
    ),
  },
  PayloadTooLarge: {
    status: 413,
    description: 'The body, or a file in it, is too large.',
    headers: [...rateLimitHeaders],
    examples: error('payload_too_large', 'The body is larger than 1 MB.'),
  },
  UnsupportedMediaType: {
    status: 415,
    description: 'The media type of the body is not supported.',
    headers: [...rateLimitHeaders],
    examples: error('unsupported_media_type', 'Send the body as Content-Type: application/json.'),
  },
  RangeNotSatisfiable: {
    status: 416,
    description: 'The requested range is outside the content.',
    headers: ['ContentRange', ...rateLimitHeaders],
    examples: error(
      'range_not_satisfiable',
      'The requested range is outside the file, which has 4096 bytes.',
    ),
  },
  IdempotencyKeyReused: {
    status: 422,
    description: 'The `Idempotency-Key` was used for a different request.',
    headers: [...rateLimitHeaders],
    examples: error(
      'idempotency_key_reused',
      'This Idempotency-Key was used for a different request. Use a new key.',
    ),
  },
  QueryTooExpensive: {
    status: 422,
    description: 'The request exceeds the cost or depth limit.',
    headers: [...rateLimitHeaders],
    examples: error(
      'query_too_expensive',
      'A filter is nested deeper than 40 objects and lists. Request the inner records in a separate query.',
    ),
  },
  TooManyRequests: {
    status: 429,
    description: 'The rate limit is exceeded. Wait for the time in `Retry-After`.',
    headers: ['RetryAfter', ...rateLimitHeaders],
    examples: error(
      'rate_limited',
      'You have reached the limit of 600 requests per minute for each token. Retry in 12 s.',
    ),
  },
  HeadersTooLarge: {
    status: 431,
    description: 'The request line and headers are larger than 16 KB.',
    examples: error('headers_too_large', 'The request line and headers are larger than 16 KB.'),
  },
  InternalError: {
    status: 500,
    description: 'Internal error. The log contains the details under the request ID.',
    headers: [...rateLimitHeaders],
    examples: error('internal_error', 'Something went wrong on our side.'),
  },
  Unavailable: {
    status: 503,
    description: 'The database is unavailable or the server is shutting down. Retry the request.',
    headers: ['RetryAfter', ...rateLimitHeaders],
    examples: error('unavailable', 'The database cannot be reached. Try again shortly.'),
  },
} satisfies Record<string, ProblemAnswer>

export type ProblemName = keyof typeof answers

/** Returns references to error responses, by status. */
export function problems(...names: ProblemName[]): Json {
  return Object.fromEntries(names.map((name) => [answers[name].status, ref('responses', name)]))
}

const exampleId = '0198f0c0-7d1e-4c1b'

/** Error responses by component name. */
export const problemResponses = Object.fromEntries(
  Object.entries<ProblemAnswer>(answers).map(([name, answer]) => [
    name,
    {
      description: answer.description,

      headers: headers(...(answer.headers ?? [])),
      content: {
        'application/problem+json': {
          schema: ref('schemas', 'Problem'),
          examples: Object.fromEntries(
            Object.entries(answer.examples).map(([code, error]) => [
              code,
              { value: problemOf(error, exampleId) },
            ]),
          ),
        },
      },
    },
  ]),
)
