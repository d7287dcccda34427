/** The inputs of rows: where in the graph each goes, found once, and its values, read by their types and rules. */
import {
  GraphQLError,
  type GraphQLInputType,
  GraphQLString,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
} from 'graphql'
import type { z } from 'zod'
import { check } from '../../schema/core/validation.js'
import { rulesOf } from '../../src/compiler/pothos.js'
import type { Issue } from '../../src/errors/app-error.js'
import { isStorable, mustBeStorable } from '../../src/values/storable.js'
import type { PreparedOperation } from './prepared.js'
import type { Body, ByValue, Route } from './route.js'

type Segments = (string | number)[]
type Json = Record<string, unknown>

/** An input of the graph that a REST value goes to: its type and its rules. */
export interface Target {
  path: string[]
  type: GraphQLInputType
  rules: readonly z.ZodType[]
  /** The rules of the object that it is a field of. */
  siblings: readonly z.ZodType[]
  /** JSON Schema that says more than its type does. */
  own: Json | undefined
  description: string | undefined
  hasDefault: boolean
  /** In its inner form. */
  defaultValue: unknown
}

interface Parameter {
  /** Without this and the next it is accepted and ignored. */
  target?: Target
  /** Set beside it, for any value and for some. */
  sets?: Record<string, unknown>
  setsFor?: ByValue
  whenTrue?: Record<string, unknown>
  description: string | undefined
}

export interface BodyField {
  target: Target | undefined
  present: boolean
  each?: Map<string, BodyField>
  fields?: Map<string, BodyField>
}

/** A row's inputs, resolved against the graph once. */
export interface Inputs {
  params: Map<string, Target>
  query: Map<string, Parameter>
  body: Map<string, BodyField> | undefined
  files: Target | undefined
}

/** Finds the graph's input for every name of a row. */
export function inputsOf(route: Route, operation: PreparedOperation): Inputs {
  const params = new Map(
    Object.entries(route.params ?? {}).map(([name, path]) => [name, target(operation, path)]),
  )
  const query = new Map<string, Parameter>()
  for (const [name, to] of Object.entries(route.query ?? {})) {
    if (typeof to === 'string') {
      const found = target(operation, to)
      query.set(name, { target: found, description: found.description })
    } else if ('to' in to) {
      const { sets, setsFor = {}, description } = to
      for (const set of [sets, ...Object.values(setsFor)])
        for (const path of Object.keys(set)) target(operation, path)
      query.set(name, { target: target(operation, to.to), sets, setsFor, description })
    } else if ('ignored' in to) query.set(name, { description: to.ignored })
    else {
      for (const path of Object.keys(to.whenTrue)) target(operation, path)
      query.set(name, { whenTrue: to.whenTrue, description: `${to.effect} Defaults to \`false\`.` })
    }
  }
  return {
    params,
    query,
    body: route.body && bodyFields(route.body, (path) => target(operation, path)),
    files: route.files && target(operation, route.files.to),
  }
}

function bodyFields(body: Body, resolve: (path: string) => Target): Map<string, BodyField> {
  return new Map(
    Object.entries(body).map(([name, to]): [string, BodyField] => {
      if (typeof to === 'string') return [name, { target: resolve(to), present: false }]
      if ('fields' in to)
        return [name, { target: undefined, present: false, fields: bodyFields(to.fields, resolve) }]
      const found = resolve(to.to)
      const field: BodyField = { target: found, present: to.present ?? false }
      // The fields of an item are read one by one, so their paths begin at the item.
      if (to.each)
        field.each = bodyFields(to.each, (path) => ({
          ...descend(found, path.split('.')),
          path: path.split('.'),
        }))
      return [name, field]
    }),
  )
}

/**
 * Finds the input that a variable path leads to.
 * @throws Error when there is none, so a wrong row stops the server from starting
 */
function target({ variables, descriptions }: PreparedOperation, path: string): Target {
  const [name = '', ...rest] = path.split('.')
  const type = variables.get(name)
  if (!type) throw new Error(`The operation declares no variable $${name}.`)
  return descend(
    {
      path: [name],
      type,
      rules: [],
      siblings: [],
      own: undefined,
      description: descriptions.get(name),
      hasDefault: false,
      defaultValue: undefined,
    },
    rest,
  )
}

/** Follows field names down from an input object, or from the items of a list of them. */
function descend(from: Target, names: string[]): Target {
  let { type, rules, siblings, own, description, hasDefault, defaultValue } = from
  for (const name of names) {
    const named = getNamedType(type)
    const field = isInputObjectType(named) ? named.getFields()[name] : undefined
    if (!field)
      throw new Error(`${named} has no field ${name} (${[...from.path, ...names].join('.')}).`)
    type = field.type
    rules = rulesOf(field)
    siblings = isInputObjectType(named) ? rulesOf(named) : []
    own = field.extensions.jsonSchema
    const { described = field.description ?? undefined } = field.extensions
    description = meaningOf(name, description, described)
    defaultValue = field.defaultValue
    hasDefault = defaultValue !== undefined
  }
  const path = [...from.path, ...names]
  return { path, type, rules, siblings, own, description, hasDefault, defaultValue }
}

/** What a condition says of the field that it is on. */
const conditions: Record<string, string> = {
  eq: '',
  in: 'Any of these values matches.',
  has: '',
  hasSome: 'Any of these values matches.',
  contains: 'Matches any part of the text, case-insensitive.',
  gte: 'Minimum, inclusive.',
  lte: 'Maximum, inclusive.',
}

/** A condition is described by the field it is on, whose description is `above`. */
function meaningOf(name: string, above: string | undefined, own: string | undefined) {
  const said = conditions[name]
  return said === undefined || !above ? own : `${above} ${said}`.trim()
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

/** The message of `given_twice`: a key that is repeated, or has brackets after it. */
export const takesOneValue = 'takes one value, and is given more than once, or with []'

function readType(
  type: GraphQLInputType,
  value: unknown,
  path: Segments,
  issues: Issue[],
  text: boolean,
): unknown {
  const fault = (message: string, code = 'invalid_type', allowed?: string[]) => {
    issues.push({ path, code, message, ...(allowed && { allowed }) })
    return undefined
  }
  if (isNonNullType(type)) {
    if (value === null) return fault('must not be null', 'not_null')
    return readType(type.ofType as GraphQLInputType, value, path, issues, text)
  }
  if (value === null) return null
  // What the graph has as an enum, and REST as a text that rules check.
  if (isEnumType(type) && type.extensions.jsonSchema)
    return readType(GraphQLString, value, path, issues, text)
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
    return fault(text ? takesOneValue : 'must not be a list', text ? 'given_twice' : 'invalid_type')
  }
  if (isInputObjectType(type)) return fault('must be an object')
  if (typeof value === 'string' && !isStorable(value)) return fault(mustBeStorable, 'invalid_text')
  if (typeof value === 'object' && !(isScalarType(type) && type.name === 'JSON')) {
    return fault(`must be ${nameForPeople(type)}`)
  }
  if (isEnumType(type)) {
    const allowed = type.getValues().map(({ value }) => value as string)
    if (allowed.includes(value as string)) return value
    return fault(`must be one of ${allowed.join(', ')}`, 'invalid_value', allowed)
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
