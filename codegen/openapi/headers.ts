/** The headers of requests and answers, told once and referred to. */
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

/** The headers of answers by the name that they are referred to by, each with the name that it is sent under. */
const answered = {
  RequestId: [
    'X-Request-Id',
    always('Names this request in logs, errors and webhooks.', text, '0198f0c0-7d1e-4c1b'),
  ],
  ApiVersion: ['API-Version', always('The version of the API that answered.', text, apiVersion)],
  ETag: [
    'ETag',
    always(
      'A strong tag of what was answered, for `If-None-Match` and `If-Match`.',
      text,
      entityTag,
    ),
  ],
  ChangedETag: [
    'ETag',
    header('A strong tag of the record as it is now, for `If-Match`.', text, entityTag),
  ],
  CacheControl: [
    'Cache-Control',
    always('Answers may be kept, and are asked for again by their tag.', text, 'private, no-cache'),
  ],
  RateLimitPolicy: [
    'RateLimit-Policy',
    header(
      'The limit that has least left: its name, how many requests (`q`) in how many seconds (`w`).',
      text,
      '"token";q=600;w=60',
    ),
  ],
  RateLimit: [
    'RateLimit',
    header(
      'What is left of it: requests (`r`), and seconds until it begins anew (`t`).',
      text,
      '"token";r=599;t=60',
    ),
  ],
  RetryAfter: ['Retry-After', always('After how many seconds to try again.', seconds, 2)],
  RetryAfterBusy: [
    'Retry-After',
    header(
      'After how many seconds to try again, where the same request is being answered just now.',
      seconds,
      1,
    ),
  ],
  IdempotencyReplayed: [
    'Idempotency-Replayed',
    header(
      '`true` when the request was done before with this `Idempotency-Key`, and this is its answer.',
      { type: 'string', enum: ['true'] },
      'true',
    ),
  ],
  Allow: ['Allow', always('The methods that the path has.', text, 'GET, HEAD')],
  WwwAuthenticate: [
    'WWW-Authenticate',
    always('That a bearer token is asked for.', text, 'Bearer realm="masthead"'),
  ],
  AcceptRanges: ['Accept-Ranges', always('That ranges are served.', text, 'bytes')],
  ContentDisposition: [
    'Content-Disposition',
    always('The name to save it under.', text, 'attachment; filename="brief.pdf"'),
  ],
  ContentRange: [
    'Content-Range',
    always('Which bytes of how many; `*` for none.', text, 'bytes 0-1023/4096'),
  ],
} as const satisfies Record<string, readonly [string, Json]>

type HeaderName = keyof typeof answered

export const headerComponents = Object.fromEntries(
  Object.entries(answered).map(([name, [, header]]) => [name, header]),
)

/** References to headers of an answer, by the names that they are sent under. */
export function headers(...names: HeaderName[]): Json {
  const all: HeaderName[] = ['RequestId', 'ApiVersion', ...names]
  return Object.fromEntries(all.map((name) => [answered[name][0], ref('headers', name)]))
}

/** The headers of requests by the name that they are referred to by. */
export const headerParameters = {
  RequestId: {
    name: 'X-Request-Id',
    in: 'header',
    description: 'Your own name of this request, which the answer, the log and webhooks carry.',
    schema: { type: 'string', pattern: '^[A-Za-z0-9_.:-]{1,100}$' },
    example: 'import-2026-03-01-17',
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'A key of your own for this one change. The same request with the same key is done once, and answered alike for 24 hours.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
    example: 'a5d0c4f2-6f0f-4a5e-9b6c-3f1b5d1d2a11',
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    description: 'Change the record only if it still has this `ETag`; otherwise a 412.',
    schema: text,
    example: entityTag,
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description: 'The `ETag` of what you have: a 304 without a body when it is still the same.',
    schema: text,
    example: entityTag,
  },
  Range: {
    name: 'Range',
    in: 'header',
    description: 'One range of bytes. Several at once, or what is none, get the whole content.',
    schema: text,
    example: 'bytes=0-1023',
  },
  IfRange: {
    name: 'If-Range',
    in: 'header',
    description: 'The `ETag` that the range is of; another content is answered whole.',
    schema: text,
    example: entityTag,
  },
} satisfies Record<string, Json>

export const headerParameter = (name: keyof typeof headerParameters) => ref('parameters', name)
