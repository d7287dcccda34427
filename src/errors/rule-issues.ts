/** Converts issues of zod rules to issues with codes, parameters and messages. */
import { z } from 'zod'
import { closestTo, suggestionText } from '../values/suggestion.js'
import {
  type GivenParameters,
  type IssueParameters,
  type RequestIssue,
  validationFailed,
} from './app-error.js'
import type { Expected, IssueCode, Unit } from './issue-codes.js'

type RawIssue = Parameters<NonNullable<ReturnType<typeof z.config>['customError']>>[0]

// Default message of every rule.
z.config({ customError: (issue) => messageOf(issue) })

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  bigint: 'a whole number',
  boolean: 'true or false',
  date: 'a time',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

const formats: Record<string, string> = {
  email: 'an email address',
  url: 'a URL',
  guid: 'a UUID',
  uuid: 'a UUID',
}

/** Unit of the size of a value. */
const units: Record<string, string> = { string: 'characters', array: 'items', set: 'items' }

function messageOf(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'is required'
      if (issue.input === null) return 'must not be null'
      return `must be ${kinds[issue.expected] ?? issue.expected}`
    case 'too_small':
      return `must ${bound(issue, issue.inclusive === false ? 'more than' : 'at least', issue.minimum)}`
    case 'too_big':
      return `must ${bound(issue, issue.inclusive === false ? 'less than' : 'at most', issue.maximum)}`
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`
    case 'invalid_format':
      return `must be ${formats[issue.format] ?? 'in the required format'}`
    case 'unrecognized_keys':
      return `must not have ${issue.keys.join(', ')}`
    default:
      return 'is not valid'
  }
}

function bound({ origin }: { origin: string }, words: string, limit: number | bigint): string {
  const unit = units[origin]
  const count = limit.toLocaleString('en-US')
  return unit ? `have ${words} ${count} ${unit}` : `be ${words} ${count}`
}

/** Options of a zod rule with an issue code that zod does not have. */
export const refuses = <Code extends IssueCode>(
  code: Code,
  message: string,
  ...[parameters]: GivenParameters<Code>
) => ({
  message,
  params: { code, ...parameters },
})

/**
 * Returns the issues that a rule found in the value at `path`.
 * @param issues Result of a parse with `reportInput`, which distinguishes null from a missing value
 */
export function toIssues(
  issues: readonly z.core.$ZodIssue[],
  path: RequestIssue['path'] = [],
): RequestIssue[] {
  return issues.map((issue) => ({
    path: [...path, ...(issue.path as RequestIssue['path'])],
    message: issue.message,
    ...toCode(issue),
  }))
}

/**
 * Applies a rule to a value.
 * @param suggestions Other names of the rule's fields, without brackets
 * @throws AppError validation_failed
 */
export function checkValue<T>(
  rule: z.ZodType<T>,
  value: unknown,
  suggestions: Record<string, string> = {},
): T {
  const result = rule.safeParse(value, { reportInput: true })
  if (result.success) return result.data
  const allowed = rule instanceof z.ZodObject ? Object.keys(rule.shape) : []
  const issues = toIssues(result.error.issues)
  throw validationFailed(
    issues.map((issue, at) => {
      const zodIssue = result.error.issues[at]!
      if (zodIssue.code !== 'unrecognized_keys' || zodIssue.path.length > 0 || allowed.length === 0)
        return issue
      const suffix = namesAllowed(zodIssue.keys, allowed, suggestions)
      return { ...issue, message: `${issue.message}${suffix}`, allowed }
    }),
  )
}

/** Suggestion for an unknown name, followed by the allowed names. */
function namesAllowed(
  keys: string[],
  allowed: string[],
  suggestions: Record<string, string>,
): string {
  const suggestedNames = keys.flatMap((key) => {
    const name = key.split('[')[0]!
    return (Object.hasOwn(suggestions, name) ? suggestions[name] : closestTo(key, allowed)) ?? []
  })
  const names = allowed.join(', ')
  return suggestedNames.length > 0
    ? `${suggestionText(...new Set(suggestedNames))} Allowed: ${names}`
    : `. Allowed: ${names}`
}

type Coded = Pick<RequestIssue, 'code'> & IssueParameters

function toCode(issue: z.core.$ZodIssue): Coded {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return { code: 'required' }
      if (issue.input === null) return { code: 'not_null' }
      return { code: 'invalid_type', expected: expectedOfType[issue.expected] ?? 'object' }
    case 'invalid_format':
      return { code: 'invalid_format', expected: expectedOfFormat[issue.format] ?? 'pattern' }
    case 'too_small':
      if (!issue.inclusive && Number(issue.minimum) === 0) return { code: 'not_positive' }
      return { code: 'too_small', min: plain(issue.minimum), ...unitOf(issue) }
    case 'too_big':
      return { code: 'too_big', max: plain(issue.maximum), ...unitOf(issue) }
    case 'invalid_value':
      return { code: 'invalid_value', allowed: issue.values.map(String) }
    case 'unrecognized_keys':
      return { code: 'unrecognized_keys', name: issue.keys.join(', ') }
    case 'custom':
      return { code: 'invalid', ...issue.params }
    default:
      return { code: 'invalid' }
  }
}

const expectedOfType: Readonly<Record<string, Expected>> = {
  string: 'string',
  number: 'number',
  int: 'integer',
  bigint: 'integer',
  boolean: 'boolean',
  date: 'time',
  array: 'list',
}

const expectedOfFormat: Readonly<Record<string, Expected>> = {
  email: 'email',
  url: 'url',
  guid: 'uuid',
  uuid: 'uuid',
}

const unitOfOrigin: Readonly<Record<string, Unit>> = {
  string: 'characters',
  array: 'items',
  set: 'items',
  bigint: 'USD',
}

function unitOf({ origin }: { origin: string }): { unit?: Unit } {
  const unit = unitOfOrigin[origin]
  return unit ? { unit } : {}
}

/** Formats amounts, which rules have in cents, in dollars. */
const plain = (limit: number | bigint) => (typeof limit === 'bigint' ? Number(limit) / 100 : limit)
