import qs from 'qs'
import { AppError, validationFailed } from '../../src/errors/app-error.js'

export type Query = { [name: string]: string | string[] | Query }

const maxParameters = 1000

/**
 * Parses a query string in all the forms that are promised: `filters[a][b]=`, `filters[tags][0]=`,
 * `filters[tags][]=` and repeated keys.
 * @throws AppError validation_failed for a key that no object can have; malformed_request when it has too many parameters, is nested too deep, or is no UTF-8
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
      decoder: (part, _decode, _charset, type) => {
        const text = decodeURIComponent(part.replaceAll('+', ' '))
        if (type === 'key') refusePrototype(text)
        return text
      },
    }) as Query
  } catch (error) {
    if (error instanceof AppError) throw error
    const why = error instanceof URIError ? 'is not valid percent-encoded UTF-8' : limitOf(error)
    throw new AppError('malformed_request', `The query string ${why}.`)
  }
}

/** The parser leaves out what would change the prototype of an object, and a filter that is left out filters nothing. */
function refusePrototype(key: string): void {
  const path = key.split(/[[\]]+/).filter(Boolean)
  if (path.includes('__proto__'))
    throw validationFailed([{ path, code: 'unknown_parameter', message: 'is not known here' }])
}

function limitOf(error: unknown): string {
  if (error instanceof RangeError && /depth/i.test(error.message))
    return 'nests deeper than filters[a][b]'
  return `has more than ${maxParameters} parameters`
}
