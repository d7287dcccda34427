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

/** A field as a selection asks for it. */
export const partOf = ({ name, args, type }: Field) => `${name}${searchOf(args)} ${least(type)}`

const whole = (parts: string) => `{ ${parts} }`

/** What one answer holds at most: the server bounds the fields and aliases of a request. */
const perRequest = 20

/** Tells what is wrong with the answers to tokens of one scope. */
export function judge(ask: (scope: string, text: string) => Promise<Answer>) {
  /** What is wrong with what should be answered, given together. */
  async function wronglyRefused(scope: string, allowed: string[], put = whole) {
    const found: string[] = []
    for (let i = 0; i < allowed.length; i += perRequest) {
      const { errors = [] } = await ask(scope, put(allowed.slice(i, i + perRequest).join(' ')))
      for (const { path, message } of errors)
        found.push(`${scope} is refused ${path?.join('.')}: ${message}`)
    }
    return found
  }

  /** What is wrong with what should be refused, each asked alone: a refusal may take the others along. */
  async function wronglyAllowed(scope: string, refused: string[], put = whole) {
    const errors: string[] = []
    for (const part of refused) {
      const codes = codesOf(await ask(scope, put(part)))
      if (!isRefused(codes)) errors.push(`${scope} reads ${put(part)}: ${codes}`)
    }
    return errors
  }

  /** The same of fields: those that may be null are refused beside each other, but a secret takes all along. */
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
