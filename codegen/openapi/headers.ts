/** Request and response headers, as components of the OpenAPI document. */
import { apiVersion } from '../../src/http/version.js'
import { type Json, ref } from './json-schema.js'

const text = { type: 'string' }

const header = (description: string, schema: Json, example: string | number) => ({
  description,
  schema,
  example,
})

const always = (description: string, schema: Json, example: string | number) => ({
  ...header(description, schema, example),
  required: true,
})

const seconds = { type: 'integer', minimum: 0 }

const entityTag = '"q2mE3xk0vZr1bT5n"'

/** Response headers by component name, each with its HTTP name. */
const answered = {
  RequestId: [
    'X-Request-Id',
    always('ID of the request in logs, errors and webhooks.', text, '0198f0c0-7d1e-4c1b'),
  ],
  ApiVersion: ['API-Version', always('Version of the API.', text, apiVersion)],
  ETag: [
    'ETag',
    always(
      'Strong entity tag of the response, for `If-None-Match` and `If-Match`.',
      text,
      entityTag,
    ),
  ],
  ChangedETag: [
    'ETag',
    header('Strong entity tag of the updated record, for `If-Match`.', text, entityTag),
  ],
  CacheControl: [
    'Cache-Control',
    always(
      'Responses may be cached, but must be revalidated with the entity tag.',
      text,
      'private, no-cache',
    ),
  ],
  RateLimitPolicy: [
    'RateLimit-Policy',
    header(
      'The most restrictive limit that applies: its name, quota (`q`) and window in seconds (`w`).',
      text,
      '"token";q=600;w=60',
    ),
  ],
  RateLimit: [
    'RateLimit',
    header(
      'Status of that limit: remaining requests (`r`) and seconds until the reset (`t`).',
      text,
      '"token";r=599;t=60',
    ),
  ],
  RetryAfter: ['Retry-After', always('Number of seconds to wait before retrying.', seconds, 2)],
  RetryAfterBusy: [
    'Retry-After',
    header(
      'Number of seconds to wait before retrying, if the same request is already in progress.',
      seconds,
      1,
    ),
  ],
  IdempotencyReplayed: [
    'Idempotency-Replayed',
    header(
      '`true` if the response of an earlier request with this `Idempotency-Key` is replayed.',
      { type: 'string', enum: ['true'] },
      'true',
    ),
  ],
  Allow: ['Allow', always('Methods that the path supports.', text, 'GET, HEAD')],
  WwwAuthenticate: [
    'WWW-Authenticate',
    always('Indicates that a bearer token is required.', text, 'Bearer realm="masthead"'),
  ],
  AcceptRanges: [
    'Accept-Ranges',
    always('Indicates that range requests are supported.', text, 'bytes'),
  ],
  ContentDisposition: [
    'Content-Disposition',
    always('File name of the download.', text, 'attachment; filename="brief.pdf"'),
  ],
  ContentRange: [
    'Content-Range',
    always(
      'Returned byte range and total size; `*` if the range is not satisfiable.',
      text,
      'bytes 0-1023/4096',
    ),
  ],
} as const satisfies Record<string, readonly [string, Json]>

type HeaderName = keyof typeof answered

export const headerComponents = Object.fromEntries(
  Object.entries(answered).map(([name, [, header]]) => [name, header]),
)

/** Returns references to response headers, by HTTP name. */
export function headers(...names: HeaderName[]): Json {
  const all: HeaderName[] = ['RequestId', 'ApiVersion', ...names]
  return Object.fromEntries(all.map((name) => [answered[name][0], ref('headers', name)]))
}

/** Request headers by component name. */
export const headerParameters = {
  RequestId: {
    name: 'X-Request-Id',
    in: 'header',
    description:
      'Your own ID for the request. It is returned in the response and used in logs and webhooks.',
    schema: { type: 'string', pattern: '^[A-Za-z0-9_.:-]{1,100}$' },
    example: 'import-2026-03-01-17',
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Unique key for this change. Requests of the team with the same key, method and path are executed once; repeats within 24 hours receive the same response.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
    example: 'a5d0c4f2-6f0f-4a5e-9b6c-3f1b5d1d2a11',
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    description: 'Updates the record only if its `ETag` matches. Returns 412 otherwise.',
    schema: text,
    example: entityTag,
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description: '`ETag` of your copy. Returns 304 without a body if it is current.',
    schema: text,
    example: entityTag,
  },
  Range: {
    name: 'Range',
    in: 'header',
    description: 'Single byte range. Multiple or invalid ranges return the whole content.',
    schema: text,
    example: 'bytes=0-1023',
  },
  IfRange: {
    name: 'If-Range',
    in: 'header',
    description: '`ETag` that the range applies to. Returns the whole content if it has changed.',
    schema: text,
    example: entityTag,
  },
} satisfies Record<string, Json>

export const headerParameter = (name: keyof typeof headerParameters) => ref('parameters', name)
