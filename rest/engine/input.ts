/**
 * Resolves the inputs of routes to arguments and input fields of the GraphQL schema, and parses values by their types
 * and rules.
 */

import {
  type GraphQLArgument,
  GraphQLError,
  type GraphQLInputField,
  type GraphQLInputType,
  GraphQLString,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql'
import type { z } from 'zod'
import { check } from '../../schema/core/validation.js'
import { rulesOf } from '../../src/compiler/pothos.js'
import type { GivenParameters, RequestIssue } from '../../src/errors/app-error.js'
import { type Expected, expectedFor, type IssueCode } from '../../src/errors/issue-codes.js'
import { isStorable, mustBeStorable } from '../../src/values/storable.js'
import type { PreparedOperation } from './prepared.js'
import type { BodyFields, ByValue, QueryTarget, Route } from './route.js'

type Segments = (string | number)[]
type Json = Record<string, unknown>

/** GraphQL input of a REST value, with its type and rules. */
export interface InputTarget {
  /** Path of the variable, such as `where.price.gte`. */
  path: string[]
  type: GraphQLInputType
  /** Validation rules of the input. */
  rules: readonly z.ZodType[]
  /** Input field, or argument whose value is the variable. Undefined if no argument has it. */
  field?: GraphQLInputField | GraphQLArgument | undefined
  /** Target of the enclosing input object. */
  parent?: InputTarget
}

interface Parameter {
  /** A parameter with neither `target` nor `whenTrue` is accepted and ignored. */
  target?: InputTarget
  /** Additional variables for any value and for specific values. */
  sets?: Record<string, unknown>
  setsFor?: ByValue
  whenTrue?: Record<string, unknown>
}

export interface BodyField {
  /** Undefined for an object with fields of its own. */
  target: InputTarget | undefined
  /** Whether the field is required although it can be null. */
  present: boolean
  /** Fields of the items, for a list of objects. */
  each?: Map<string, BodyField>
  fields?: Map<string, BodyField>
}

/** Inputs of a route, resolved to GraphQL inputs. */
export interface Inputs {
  params: Map<string, InputTarget>
  query: Map<string, Parameter>
  body: Map<string, BodyField> | undefined
  files: InputTarget | undefined
}

type Resolve = (path: string) => InputTarget

/** Resolves all inputs of a route. */
export function inputsOf(route: Route, operation: PreparedOperation): Inputs {
  const resolve = (path: string) => target(operation, path)
  const each = <From, To>(targets: Record<string, From> = {}, of: (to: From) => To) =>
    new Map(Object.entries(targets).map(([name, to]) => [name, of(to)]))
  return {
    params: each(route.params, resolve),
    query: each(route.query, (to) => parameter(to, resolve)),
    body: route.body && bodyFields(route.body, resolve),
    files: route.files && resolve(route.files.to),
  }
}

function parameter(to: QueryTarget, resolve: Resolve): Parameter {
  if (typeof to === 'string') return { target: resolve(to) }
  if ('ignored' in to) return {}
  if ('whenTrue' in to) {
    Object.keys(to.whenTrue).forEach(resolve)
    return { whenTrue: to.whenTrue }
  }
  const { sets = {}, setsFor = {} } = to
  for (const set of [sets, ...Object.values(setsFor)]) Object.keys(set).forEach(resolve)
  return { target: resolve(to.to), sets, setsFor }
}

function bodyFields(body: BodyFields, resolve: Resolve): Map<string, BodyField> {
  return new Map(
    Object.entries(body).map(([name, to]): [string, BodyField] => {
      if (typeof to === 'string') return [name, { target: resolve(to), present: false }]
      if ('fields' in to)
        return [name, { target: undefined, present: false, fields: bodyFields(to.fields, resolve) }]
      const target = resolve(to.to)
      const field: BodyField = { target, present: to.present ?? false }
      // Item fields are read separately, so their paths are relative to the item.
      if (to.each)
        field.each = bodyFields(to.each, (path) => {
          const names = path.split('.')
          return { ...descend(target, names), path: names }
        })
      return [name, field]
    }),
  )
}

/**
 * Resolves a variable path to its input.
 * @throws Error if the input does not exist, so that an invalid route prevents the server from starting
 */
function target({ variables }: PreparedOperation, path: string): InputTarget {
  const [name = '', ...rest] = path.split('.')
  const variable = variables.get(name)
  if (!variable) throw new Error(`The operation declares no variable $${name}.`)
  const { type, argument } = variable
  const rules = argument ? rulesOf(argument) : []
  return descend({ path: [name], type, rules, field: argument }, rest)
}

/** Follows field names from an input object, or from the items of a list of input objects. */
function descend(from: InputTarget, names: string[]): InputTarget {
  return names.reduce((parent, name) => {
    const path = [...parent.path, name]
    const namedType = getNamedType(parent.type)
    const field = isInputObjectType(namedType) ? namedType.getFields()[name] : undefined
    if (!field) throw new Error(`${namedType} has no field ${name} (${path.join('.')}).`)
    return { path, type: field.type, rules: rulesOf(field), field, parent }
  }, from)
}

/** Sets a variable at a path and creates the objects on the way. */
export function assign(variables: Json, path: string[], value: unknown): void {
  let at = variables
  for (const name of path.slice(0, -1)) {
    at[name] ??= {}
    at = at[name] as Json
  }
  at[path.at(-1)!] = value
}

/**
 * Converts a value to the internal form of the target's type (dates, cents, enum values) and checks
 * the rules. Adds an issue at `path` for each error.
 * @param text whether the value comes from a query string, where every value is a string
 * @returns undefined if there are issues
 */
export function readValue(
  target: InputTarget,
  value: unknown,
  path: Segments,
  issues: RequestIssue[],
  text: boolean,
): unknown {
  const before = issues.length
  const inner = readType(target.type, value, path, issues, text)
  if (issues.length > before) return undefined
  check(target.rules, inner, path, issues)
  return issues.length > before ? undefined : inner
}

/** Message of `given_twice`, for a repeated key or a key followed by brackets. */
export const takesOneValue = 'must be sent once, without []'

function readType(
  type: GraphQLInputType,
  value: unknown,
  path: Segments,
  issues: RequestIssue[],
  text: boolean,
): unknown {
  const addIssue = <Code extends IssueCode>(
    message: string,
    code: Code,
    ...[parameters]: GivenParameters<Code>
  ) => {
    issues.push({ path, code, message, ...parameters })
    return undefined
  }
  const wrongType = (message: string, expected: Expected) =>
    addIssue(message, 'invalid_type', { expected })
  if (isNonNullType(type)) {
    if (value === null) return addIssue('must not be null', 'not_null')
    return readType(type.ofType as GraphQLInputType, value, path, issues, text)
  }
  if (value === null) return null
  // Enums that REST represents as strings, which rules check.
  if (isEnumType(type) && type.extensions.jsonSchema)
    return readType(GraphQLString, value, path, issues, text)
  if (isListType(type)) {
    const items = Array.isArray(value) ? value : text ? [value] : undefined
    if (!items) return wrongType('must be a list', 'list')
    return items.map((item, index) =>
      readType(
        type.ofType as GraphQLInputType,
        item,
        Array.isArray(value) ? [...path, index] : path,
        issues,
        text,
      ),
    )
  }
  if (Array.isArray(value)) {
    return text
      ? addIssue(takesOneValue, 'given_twice')
      : wrongType('must not be a list', 'single_value')
  }
  if (isInputObjectType(type)) return wrongType('must be an object', 'object')
  if (typeof value === 'string' && !isStorable(value))
    return addIssue(mustBeStorable, 'invalid_text')
  if (typeof value === 'object' && type.name !== 'JSON') {
    return wrongType(`must be ${nameForPeople(type)}`, expectedFor(type.name))
  }
  if (isEnumType(type)) {
    const allowed = type.getValues().map(({ value }) => value as string)
    if (allowed.includes(value as string)) return value
    return addIssue(`must be one of ${allowed.join(', ')}`, 'invalid_value', { allowed })
  }
  // Amounts are numbers in a body, although GraphQL also accepts decimal strings.
  try {
    return type.parseValue(text ? toScalarInput(type.name, value as string) : value)
  } catch (error) {
    const own = error instanceof GraphQLError && !people[type.name]
    const message = own ? error.message : `must be ${nameForPeople(type)}`
    return wrongType(message, expectedFor(type.name))
  }
}

/** Parses `true`, `false`, `1` or `0`, ignoring case. Returns undefined for anything else. */
export function readBoolean(text: string): boolean | undefined {
  if (/^(true|1)$/i.test(text)) return true
  if (/^(false|0)$/i.test(text)) return false
  return undefined
}

/**
 * Converts a string to the JSON value that a scalar expects. Returns the string itself if it is not
 * valid, so that the scalar rejects it.
 */
function toScalarInput(scalar: string, text: string): unknown {
  if (scalar === 'Boolean') return readBoolean(text) ?? text
  const isNumber =
    (scalar === 'Int' && /^-?\d+$/.test(text)) ||
    (scalar === 'Float' && /^-?\d+(\.\d+)?$/.test(text))
  return isNumber ? Number(text) : text
}

const people: Record<string, string> = {
  String: 'a text',
  ID: 'a text',
  Int: 'a whole number',
  Float: 'a number',
  Boolean: 'true or false',
}

const nameForPeople = (type: { name: string }) => people[type.name] ?? `a ${type.name}`
