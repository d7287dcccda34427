import { isNonNullType } from 'graphql'
import { least, searchOf } from '../inputs/sample.js'
import type { Field } from './scopes.js'

export const refusals = ['missing_scope', 'operator_only', 'read_only_token']

export interface Answer {
  data: unknown
  errors?: {
    message: string
    path?: (string | number)[]
    extensions: { code: string }
  }[]
}

export const codesOf = ({ errors = [] }: Answer) => errors.map(({ extensions }) => extensions.code)

const isRefused = (codes: string[]) =>
  codes.length > 0 && codes.every((code) => refusals.includes(code))

/** Selection of a field. */
export const partOf = ({ name, args, type }: Field) => `${name}${searchOf(args)} ${least(type)}`

const whole = (parts: string) => `{ ${parts} }`

/** One query with the root fields of several, under the aliases `part0`, `part1` and so on. */
export const aliased = (queries: readonly string[]) => {
  const fields = queries.map((query) => query.slice(1, -1).replace(/^ *\w+: /, ''))
  return whole(fields.map((field, at) => `part${at}: ${field}`).join(' '))
}

/** Number of fields per request. The server limits fields and aliases. */
export const perRequest = 20

/** Returns functions that find wrong responses to tokens of one scope. */
export function judge(ask: (scope: string, text: string) => Promise<Answer>) {
  /** Errors of parts that the scope allows, requested together. */
  async function wronglyRefused(scope: string, allowed: string[], put = whole) {
    const found: string[] = []
    for (let i = 0; i < allowed.length; i += perRequest) {
      const { errors = [] } = await ask(scope, put(allowed.slice(i, i + perRequest).join(' ')))
      for (const { path, message } of errors)
        found.push(`${scope} is refused ${path?.join('.')}: ${message}`)
    }
    return found
  }

  /** Parts that the scope should not allow and that were returned. Each is requested alone, because an error may null others. */
  async function wronglyAllowed(scope: string, refused: string[], put = whole) {
    const errors: string[] = []
    for (const part of refused) {
      const codes = codesOf(await ask(scope, put(part)))
      if (!isRefused(codes)) errors.push(`${scope} reads ${put(part)}: ${codes}`)
    }
    return errors
  }

  /** Fields that the scope should not allow and that were returned. Nullable fields are requested together, secrets alone. */
  async function wronglyAllowedFields(
    scope: string,
    refused: Field[],
    put: (part: string) => string,
  ) {
    const isAlone = ({ type, extensions }: Field) =>
      isNonNullType(type) || extensions.secret === 'forWriters'
    const together = refused.filter((field) => !isAlone(field))
    const alone = refused.filter(isAlone).map(partOf)
    const found = await wronglyAllowed(scope, alone, put)
    if (together.length === 0) return found
    const { errors = [] } = await ask(scope, put(together.map(partOf).join(' ')))
    for (const field of together) {
      const own = errors.filter(({ path }) => path?.at(-1) === field.name)
      if (!isRefused(codesOf({ data: null, errors: own })))
        found.push(`${scope} reads ${put(partOf(field))}`)
    }
    return found
  }

  return {
    wronglyRefused,
    wronglyAllowed,
    wronglyAllowedFields,
  }
}
