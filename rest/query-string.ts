import qs from 'qs'
import { AppError } from '../src/errors.js'

export type Query = { [name: string]: string | string[] | Query }

const maxParameters = 1000

/**
 * Parses a query string in all the forms that are promised: `filters[a][b]=`, `filters[tags][0]=`,
 * `filters[tags][]=` and repeated keys.
 * @throws AppError malformed_request when it has too many parameters, is nested too deep, or is no UTF-8
 */
export function parseQuery(text: string): Query {
  try {
    return qs.parse(text, {
      depth: 3,
      strictDepth: true,
      parameterLimit: maxParameters,
      arrayLimit: maxParameters,
      throwOnLimitExceeded: true,
      plainObjects: true,
      decoder: (part) => decodeURIComponent(part.replaceAll('+', ' ')),
    }) as Query
  } catch (error) {
    const why = error instanceof URIError ? 'is not valid percent-encoded UTF-8' : limitOf(error)
    throw new AppError('malformed_request', `The query string ${why}.`)
  }
}

function limitOf(error: unknown): string {
  if (error instanceof RangeError && /depth/i.test(error.message))
    return 'nests deeper than filters[a][b]'
  return `has more than ${maxParameters} parameters`
}
