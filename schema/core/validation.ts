/**
 * Validates arguments by the rules of their fields (`validate`). Returns the transformed values, or all issues with
 * their paths, such as `input.items.0.quantity`.
 */
import { InputValidationError } from '@pothos/plugin-validation'
import {
  type GraphQLField,
  type GraphQLInputType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql'
import { z } from 'zod'
import { type PothosInput, rulesOf } from '../../src/compiler/pothos.js'
import {
  AppError,
  Issues,
  type RequestIssue,
  validationFailed,
  withPaths,
} from '../../src/errors/app-error.js'
import { toIssues } from '../../src/errors/rule-issues.js'

type Path = RequestIssue['path']

/**
 * Rule of a value that may be omitted but not null. Pothos does not run a field's other rules for
 * null.
 */
export const notNull = z.unknown().superRefine((value, context) => {
  if (value !== null) return
  const message = 'must not be null'
  context.addIssue({ code: 'invalid_type', expected: 'nonoptional', input: value, message })
})

/** Builds the rule of an input whose fields of these names may be omitted but not null. */
export const neverNull = (...names: string[]) =>
  z.looseObject(Object.fromEntries(names.map((name) => [name, notNull.optional()])))

/**
 * Checks a value by its rules in order. Stops at the first rule that fails and adds its issues.
 * @returns the value as transformed by the rules
 */
export function check(
  rules: readonly z.ZodType[],
  value: unknown,
  path: Path,
  issues: RequestIssue[],
): unknown {
  let checked = value
  for (const rule of rules) {
    const result = rule.safeParse(checked, { reportInput: true })
    if (!result.success) {
      issues.push(...toIssues(result.error.issues, path))
      return checked
    }
    checked = result.data
  }
  return checked
}

/** Prefixes the path of a mutation's issue with `input`. */
const underInput = (path: Path): Path => (path.length > 0 ? ['input', ...path] : path)

/**
 * Rejects arguments with all their issues. Workaround for @pothos/plugin-validation 4.3.1, which
 * reports only the first invalid field of an object (hayes/pothos#1656, fixed after that release).
 * Prefixes the paths of errors that the resolver throws in the same way.
 */
export function reportEveryIssue(field: GraphQLField<unknown, unknown>): void {
  const { args } = field
  if (args.length === 0) return
  const hasInput = args.some(({ name }) => name === 'input')
  const describeError = (error: unknown, values: Values) => {
    if (!(error instanceof InputValidationError))
      return hasInput && error instanceof AppError ? withPaths(error, underInput) : error
    const issues = new Issues()
    checkFields(args, values, [], issues)
    return validationFailed(issues)
  }
  const around = (resolve: Resolver): Resolver => {
    if (!resolve) return resolve
    return (root, values, context, info) => {
      const refuse = (error: unknown) => {
        throw describeError(error, values)
      }
      try {
        const answer = resolve(root, values, context, info)
        return hasInput && answer instanceof Promise ? answer.catch(refuse) : answer
      } catch (error) {
        return refuse(error)
      }
    }
  }
  field.resolve = around(field.resolve)
  field.subscribe = around(field.subscribe)
}

type Resolver = GraphQLField<unknown, unknown>['resolve']
type Values = Record<string, unknown>
type InputField = { name: string; type: GraphQLInputType; extensions: PothosInput }

/**
 * Checks values, including nested values, by the rules of their fields. Adds an issue with a path
 * for each error.
 */
export function checkFields(
  fields: readonly InputField[],
  values: Values,
  path: Path,
  issues: RequestIssue[],
): Values {
  const checked = { ...values }
  for (const field of fields) {
    const { name, type } = field
    const value = values[name]
    if (value === null || value === undefined) continue
    const at = [...path, name]
    checked[name] = checkWhole(rulesOf(field), at, issues, (partIssues) =>
      checkWithin(type, value, at, partIssues),
    )
  }
  return checked
}

function checkWithin(
  type: GraphQLInputType,
  value: unknown,
  path: Path,
  issues: RequestIssue[],
): unknown {
  // A list item that failed coercion is undefined.
  if (value === null || value === undefined) return value
  if (isNonNullType(type)) return checkWithin(type.ofType, value, path, issues)
  if (isListType(type)) {
    const items = value as unknown[]
    return items.map((item, index) => checkWithin(type.ofType, item, [...path, index], issues))
  }
  if (!isInputObjectType(type)) return value
  return checkWhole(rulesOf(type), path, issues, (partIssues) =>
    checkFields(Object.values(type.getFields()), value as Values, path, partIssues),
  )
}

/**
 * Checks the parts of a value, then the value. If parts are invalid, drops the value's own issues
 * that concern them, because its rules assume valid parts.
 */
function checkWhole(
  rules: readonly z.ZodType[],
  path: Path,
  issues: RequestIssue[],
  checkParts: (issues: RequestIssue[]) => unknown,
): unknown {
  const partIssues = new Issues()
  const parts = checkParts(partIssues)
  const own: RequestIssue[] = []
  const checked = check(rules, parts, path, own)
  const keysWithIssues = new Set(partIssues.map((issue) => issue.path[path.length]))
  const relevant = own.filter(
    (issue) =>
      keysWithIssues.size === 0 ||
      (issue.path.length > path.length && !keysWithIssues.has(issue.path[path.length])),
  )
  for (const issue of partIssues) issues.push(issue)
  for (const issue of relevant) issues.push(issue)
  return checked
}
