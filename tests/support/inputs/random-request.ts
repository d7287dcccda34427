import fc, { type Arbitrary } from 'fast-check'
import type { Route } from '../../../rest/engine/route.js'

const listParameters = ['limit', 'page', 'sort_by', 'order_by', 'include_archived']

/** Generates query strings with parameters of a route and others, with any values. */
export function randomQuery({ query = {} }: Route): Arbitrary<string> {
  const part = fc.tuple(
    fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...Object.keys(query), ...listParameters) },
      fc.string(),
    ),
    fc.constantFrom('', '[]', '[0]', '[min]', '[a][b][c][d]'),
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.integer().map(String),
      fc.constantFrom('true', '', '%', '\0', 'null', '1e400'),
    ),
  )
  return fc
    .array(part, { maxLength: 6 })
    .map((parts) =>
      parts.map(([key, form, value]) => `${encode(key)}${form}=${encode(value)}`).join('&'),
    )
}

/** Generates request bodies with fields of a route and others, with any values. Undefined for forms. */
export function randomBody({ body, files }: Route): Arbitrary<unknown> {
  if (!body || files) return fc.constant(undefined)
  const key = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom('', ...Object.keys(body)) },
    fc.string(),
  )
  return fc.oneof(fc.dictionary(key, fc.jsonValue(), { maxKeys: 4 }), fc.array(fc.jsonValue()))
}

/** Percent-encodes a text, which may contain lone surrogates. */
const encode = (text: string) =>
  [...Buffer.from(text, 'utf8')].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
