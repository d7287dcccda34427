import {
  GraphQLError,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
} from 'graphql'
import type { z } from 'zod'
import { check, rulesOf } from '../../schema/core/validation.js'
import type { Issue } from '../../src/errors/app-error.js'
import { isStorable, mustBeStorable } from '../../src/values/storable.js'

type Segments = (string | number)[]
type Json = Record<string, unknown>

/** An input of the graph that a REST value goes to: its type and its rules. */
export interface Target {
  path: string[]
  type: GraphQLInputType
  rules: readonly z.ZodType[]
  description: string | undefined
  hasDefault: boolean
  /** In its inner form. */
  defaultValue: unknown
}

/**
 * Finds the input that a variable path leads to.
 * @throws Error when there is none, so a wrong row stops the server from starting
 */
export function target(variables: ReadonlyMap<string, GraphQLInputType>, path: string): Target {
  const [name = '', ...rest] = path.split('.')
  const type = variables.get(name)
  if (!type) throw new Error(`The operation declares no variable $${name}.`)
  return descend(
    {
      path: [name],
      type,
      rules: [],
      description: undefined,
      hasDefault: false,
      defaultValue: undefined,
    },
    rest,
  )
}

/** Follows field names down from an input object, or from the items of a list of them. */
export function descend(from: Target, names: string[]): Target {
  let { type, rules, description, hasDefault, defaultValue } = from
  for (const name of names) {
    const named = getNamedType(type)
    const field = isInputObjectType(named) ? named.getFields()[name] : undefined
    if (!field)
      throw new Error(`${named} has no field ${name} (${[...from.path, ...names].join('.')}).`)
    type = field.type
    rules = rulesOf(field.extensions)
    description = field.description ?? undefined
    defaultValue = field.defaultValue
    hasDefault = defaultValue !== undefined
  }
  return { path: [...from.path, ...names], type, rules, description, hasDefault, defaultValue }
}

/** Sets a variable at a path, making the objects on the way. */
export function assign(variables: Json, path: string[], value: unknown): void {
  let at = variables
  for (const name of path.slice(0, -1)) {
    at[name] ??= {}
    at = at[name] as Json
  }
  at[path.at(-1)!] = value
}

/**
 * Reads a value as the target's type, in its inner form (dates, cents, enum values), and checks its rules.
 * Every fault becomes an issue at `path`, and the value undefined.
 * @param text whether it comes from a query string, where everything is text
 */
export function read(
  target: Target,
  value: unknown,
  path: Segments,
  issues: Issue[],
  text: boolean,
): unknown {
  const before = issues.length
  const inner = readType(target.type, value, path, issues, text)
  if (issues.length > before) return undefined
  check(target.rules, inner, path, issues)
  return issues.length > before ? undefined : inner
}

function readType(
  type: GraphQLInputType,
  value: unknown,
  path: Segments,
  issues: Issue[],
  text: boolean,
): unknown {
  const fault = (message: string, code = 'invalid_type') => {
    issues.push({ path, code, message })
    return undefined
  }
  if (isNonNullType(type)) {
    if (value === null) return fault('must not be null', 'not_null')
    return readType(type.ofType as GraphQLInputType, value, path, issues, text)
  }
  if (value === null) return null
  if (isListType(type)) {
    const items = Array.isArray(value) ? value : text ? [value] : undefined
    if (!items) return fault('must be a list')
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
    return fault(
      text ? 'is given more than once' : 'must not be a list',
      text ? 'given_twice' : 'invalid_type',
    )
  }
  if (isInputObjectType(type)) return fault('must be an object')
  if (typeof value === 'string' && !isStorable(value)) return fault(mustBeStorable, 'invalid_text')
  if (typeof value === 'object' && !(isScalarType(type) && type.name === 'JSON')) {
    return fault(`must be ${nameForPeople(type)}`)
  }
  if (isEnumType(type)) {
    const found = typeof value === 'string' ? type.getValue(value) : undefined
    if (found) return found.value
    return fault(
      `must be one of ${type
        .getValues()
        .map(({ name }) => name)
        .join(', ')}`,
      'invalid_value',
    )
  }
  if (text) return readText(type.name, value as string, fault, () => parse(type, value, fault))
  return parse(type, value, fault)
}

/** `true`, `false`, `1` or `0` in any case; undefined for anything else. */
export function readBoolean(text: string): boolean | undefined {
  if (/^(true|1)$/i.test(text)) return true
  if (/^(false|0)$/i.test(text)) return false
  return undefined
}

function readText(
  name: string,
  value: string,
  fault: (message: string) => undefined,
  otherwise: () => unknown,
): unknown {
  switch (name) {
    case 'Boolean': {
      return readBoolean(value) ?? fault('must be true or false')
    }
    case 'Int':
      return /^-?\d{1,10}$/.test(value) && Math.abs(Number(value)) < 2 ** 31
        ? Number(value)
        : fault('must be a whole number')
    case 'Float':
      return /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : fault('must be a number')
    default:
      return otherwise()
  }
}

const people: Record<string, string> = {
  String: 'a text',
  ID: 'a text',
  Int: 'a whole number',
  Float: 'a number',
  Boolean: 'true or false',
}

const nameForPeople = (type: { name: string }) => people[type.name] ?? `a ${type.name}`

function parse(
  type: GraphQLInputType,
  value: unknown,
  fault: (message: string) => undefined,
): unknown {
  if (!isScalarType(type)) return value
  // Amounts come as numbers in a body, though the graph takes decimal texts too.
  try {
    return type.parseValue(value)
  } catch (error) {
    const own = error instanceof GraphQLError && !people[type.name]
    return fault(own ? error.message : `must be ${nameForPeople(type)}`)
  }
}
