import { type Deprecation, deprecationHeaders } from '../../src/http/deprecation.js'
import type { Json } from './json-schema.js'

/** Returns the keywords of a deprecated operation or property. `x-sunset` is that of oasdiff. */
export const deprecated = (deprecation: Deprecation | undefined): Json =>
  deprecation
    ? { deprecated: true, ...(deprecation.sunset && { 'x-sunset': deprecation.sunset }) }
    : {}

/** Returns the response headers of a deprecated operation. */
export function deprecatedHeaders(deprecation: Deprecation | undefined): Json {
  if (!deprecation) return {}
  const { deprecation: since, sunset, link } = deprecationHeaders(deprecation)
  return {
    Deprecation: always('Time of the deprecation (RFC 9745).', since!),
    ...(sunset && { Sunset: always('Time of the removal at the earliest (RFC 8594).', sunset) }),
    Link: always('The policy of deprecations.', link!),
  }
}

const always = (description: string, example: string): Json => ({
  description,
  schema: { type: 'string' },
  required: true,
  example,
})
