import { statusOfCode } from '../../src/errors/app-error.js'

/** The schema of every error answer. */
export const problemSchema = {
  type: 'object',
  description: 'What went wrong (RFC 9457).',
  required: ['type', 'title', 'status', 'detail', 'code', 'request_id'],
  properties: {
    type: { type: 'string', format: 'uri', description: 'Names the kind of error.' },
    title: { type: 'string', description: 'Name of the status.' },
    status: { type: 'integer', description: 'HTTP status.' },
    detail: { type: 'string', description: 'What is wrong with this request, for people.' },
    code: {
      type: 'string',
      enum: Object.keys(statusOfCode),
      description: 'What is wrong, for programs.',
    },
    request_id: { type: 'string', description: 'The X-Request-Id of the answer.' },
    issues: {
      type: 'array',
      description: 'Every fault of the input.',
      items: {
        type: 'object',
        required: ['path', 'code', 'message'],
        properties: {
          path: {
            type: 'array',
            items: { type: ['string', 'integer'] },
            description: 'Where, in the names that were sent.',
          },
          code: { type: 'string', description: 'What is wrong, for programs.' },
          message: { type: 'string', description: 'What is wrong, for people.' },
        },
      },
    },
  },
}

const problems: Record<string, string> = {
  BadRequest: 'Malformed or invalid: `malformed_request`, `validation_failed`.',
  Unauthorized: 'No valid token: `unauthenticated`, `invalid_token`.',
  Forbidden:
    'Not with this token: `missing_scope`, `read_only_token`, `wrong_team`, `operator_token`, `not_comment_author`.',
  NotFound: 'Nothing that the team can see: `not_found`.',
  Conflict: 'Not now: `invalid_transition`, `idempotency_in_progress`.',
  PreconditionFailed: 'It has changed: `precondition_failed`.',
  PayloadTooLarge: 'Too large: `payload_too_large`.',
  RangeNotSatisfiable: 'None of the ranges is there: `range_not_satisfiable`.',
  UnsupportedMediaType: 'Not of an accepted type: `unsupported_media_type`.',
  Unprocessable: 'The key was used for another request: `idempotency_key_reused`.',
  TooManyRequests: 'Slower, please: `rate_limited`; see Retry-After.',
  Unavailable: 'The database is away: `unavailable`; see Retry-After.',
}

/** The error answers, by the name that operations refer to them by. */
export const problemResponses = Object.fromEntries(
  Object.entries(problems).map(([name, description]) => [
    name,
    {
      description,
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  ]),
)
