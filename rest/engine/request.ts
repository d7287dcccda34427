/** Converts requests to the variables of their operation. */
import { isNonNullType } from 'graphql'
import qs from 'qs'
import { check } from '../../schema/core/validation.js'
import {
  AppError,
  Issues,
  type RequestIssue,
  validationFailed,
} from '../../src/errors/app-error.js'
import { didYouMean } from '../../src/values/suggestion.js'
import {
  assign,
  type BodyField,
  type Inputs,
  readBoolean,
  readValue,
  takesOneValue,
} from './input.js'
import type { ListParameters, Route } from './route.js'
import { suggestParameter } from './suggestion.js'

type Segments = (string | number)[]
type Json = Record<string, unknown>

export type Query = { [name: string]: string | string[] | Query }

const maxParameters = 1000

/**
 * Parses a query string. Supports `filters[a][b]=`, `filters[tags][0]=`, `filters[tags][]=` and
 * repeated keys.
 * @throws AppError validation_failed (a key such as `__proto__`); malformed_request (too many
 * parameters, nested too deeply, or not UTF-8)
 */
export function parseQueryString(text: string): Query {
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

/**
 * Rejects keys that would change an object's prototype. The parser drops them, and a dropped filter would match all records.
 */
function refusePrototype(key: string): void {
  const path = key.split(/[[\]]+/).filter(Boolean)
  if (path.includes('__proto__'))
    throw validationFailed([{ path, code: 'unknown_parameter', message: 'is not recognized' }])
}

function limitOf(error: unknown): string {
  if (error instanceof RangeError && /depth/i.test(error.message))
    return 'nests deeper than filters[a][b]'
  return `has more than ${maxParameters} parameters`
}

/** Variables and page of a request. */
export interface OperationInput {
  /** Variables in internal form, by path. */
  variables: Json
  /** Page number and page size of a list. */
  page: number
  limit: number
}

export const maxLimit = 100
export const defaultLimit = 25
export const maxPage = 1_000_000
const commonParameters = ['limit', 'page', 'sort_by', 'order_by', 'include_archived']

/**
 * Reads the variables of a request.
 * @param suggest returns a suggested path, for a path ID that is not a UUID
 * @throws AppError not_found (a path ID that is not a UUID), malformed_request, validation_failed
 * with all issues
 */
export function readRequest(
  route: Route,
  inputs: Inputs,
  readOnlyFields: ReadonlySet<string>,
  request: { params: Record<string, string>; query: Query; body: unknown },
  suggest: () => string = () => '',
): OperationInput {
  const variables: Json = {}
  for (const [path, value] of Object.entries(route.variables ?? {}))
    assign(variables, path.split('.'), value)
  const issues = new Issues()
  for (const [name, target] of inputs.params) {
    const paramIssues: RequestIssue[] = []
    const value = readValue(target, request.params[name], [name], paramIssues, true)
    // An ID in an invalid format identifies no record.
    if (paramIssues.length > 0)
      throw new AppError(
        'not_found',
        `${nothingUnder(name, request.params[name]!)}${suggest() || '.'}`,
      )
    assign(variables, target.path, value)
  }
  const { page, limit } = readList(route, request.query, variables, issues)
  readQuery(route, inputs, request.query, variables, issues)
  let body = request.body ?? {}
  if (route.files) {
    const { [route.files.field]: files, ...fields } = body as Json
    assign(variables, route.files.to.split('.'), files)
    body = fields
  }
  if (inputs.body) {
    if (!isObject(body)) throw new AppError('malformed_request', 'The body must be a JSON object.')
    readFields(inputs.body, body, variables, [], issues, readOnlyFields)
  }
  if (issues.length > 0) throw validationFailed(issues)
  return { variables, page, limit }
}

const nothingUnder = (name: string, value: string) =>
  value === '' ? `The path has no ${name}` : `No record has the ID ${value}`

function readList(route: Route, query: Query, variables: Json, issues: RequestIssue[]) {
  if (!route.list) return { page: 1, limit: defaultLimit }
  const limit = whole(query, 'limit', defaultLimit, maxLimit, issues)
  const page = whole(query, 'page', 1, maxPage, issues)
  if (route.list.whole && !isSent(query.limit) && !isSent(query.page)) variables.all = true
  else variables.first = limit
  if (page > 1) variables.offset = (page - 1) * limit
  const archived = readFlag(
    single(query.include_archived, 'include_archived', issues),
    ['include_archived'],
    issues,
  )
  if (archived !== undefined) variables.includeArchived = archived
  readOrder(route.list, query, variables, issues)
  return { page, limit }
}

/** Returns whether a parameter was sent. An empty value counts as omitted. */
const isSent = (value: Query[string] | undefined) => value !== undefined && value !== ''

function readOrder(
  { sort: sorts = {}, default: usual, search }: ListParameters,
  query: Query,
  variables: Json,
  issues: RequestIssue[],
) {
  const sort = single(query.sort_by, 'sort_by', issues)
  const order = single(query.order_by, 'order_by', issues)?.toLowerCase()
  const checkOneOf = (name: string, value: string | undefined, allowed: string[]) => {
    if (value === undefined || allowed.includes(value)) return
    const message = `must be one of ${allowed.join(', ')}`
    issues.push({ path: [name], code: 'invalid_value', message, allowed })
  }
  checkOneOf('sort_by', sort, Object.keys(sorts))
  checkOneOf('order_by', order, ['asc', 'desc'])
  const searchText = search === undefined ? undefined : query[search]
  if (sort === undefined && typeof searchText === 'string' && searchText.trim() !== '') {
    const message = `requires sort_by, because ${search} sorts by relevance by default`
    if (order !== undefined) {
      issues.push({ path: ['order_by'], code: 'conflict', message, field: 'sort_by' })
    }
    return
  }
  const field = sort === undefined ? usual?.field : sorts[sort]
  const direction = sort === undefined ? usual?.direction : 'desc'
  if (field) variables.orderBy = { field, direction: order ?? direction }
}

/** Parses an optional string as a boolean. */
function readFlag(
  text: string | undefined,
  path: Segments,
  issues: RequestIssue[],
): boolean | undefined {
  const value = text === undefined ? undefined : readBoolean(text)
  if (text !== undefined && value === undefined)
    issues.push({
      path,
      code: 'invalid_type',
      message: 'must be true or false',
      expected: 'boolean',
    })
  return value
}

function whole(
  query: Query,
  name: string,
  fallback: number,
  max: number,
  issues: RequestIssue[],
): number {
  const text = single(query[name], name, issues)
  if (text === undefined) return fallback
  const value = /^\d{1,9}$/.test(text) ? Number(text) : 0
  if (value >= 1 && value <= max) return value
  issues.push({
    path: [name],
    code: 'out_of_range',
    message: `must be a whole number from 1 to ${max}`,
    min: 1,
    max,
  })
  return fallback
}

function single(
  value: Query[string] | undefined,
  name: string,
  issues: RequestIssue[],
): string | undefined {
  if (value === undefined || value === '') return undefined
  if (typeof value === 'string') return value
  const twice = Array.isArray(value)
  issues.push(
    twice
      ? { path: [name], code: 'given_twice', message: takesOneValue }
      : {
          path: [name],
          code: 'invalid_type',
          message: 'must be a single value',
          expected: 'single_value',
        },
  )
  return undefined
}

function readQuery(
  route: Route,
  { query: parameters }: Inputs,
  query: Query,
  variables: Json,
  issues: RequestIssue[],
) {
  const conditions: Record<string, unknown>[] = []
  for (const { name, path, value } of leaves(query, parameters)) {
    const parameter = parameters.get(name)
    if (!parameter) {
      if (route.list && commonParameters.includes(name)) continue
      issues.push({ path, code: 'unknown_parameter', ...unknownParameter(name, parameters, route) })
      continue
    }
    const values = Array.isArray(value) ? value.filter((item) => item !== '') : value
    if (values.length === 0) continue
    if (parameter.target) {
      const inner = readValue(parameter.target, values, path, issues, true)
      if (inner === undefined) continue
      assign(variables, parameter.target.path, inner)
      conditions.push(parameter.sets ?? {}, parameter.setsFor?.[String(inner)] ?? {})
    } else if (parameter.whenTrue) {
      if (readFlag(single(values, name, issues), path, issues)) conditions.push(parameter.whenTrue)
    }
  }
  for (const set of conditions) {
    for (const [path, value] of Object.entries(set)) assign(variables, path.split('.'), value)
  }
}

function unknownParameter(name: string, parameters: Inputs['query'], route: Route) {
  const allowed = [...parameters.keys(), ...(route.list ? commonParameters : [])]
  const suggestion = suggestParameter(name, allowed)
  return {
    message: `${name} ${unknownNameMessage(suggestion, allowed, 'no query parameters are allowed')}`,
    allowed,
  }
}

/**
 * Returns the message for an unknown name.
 * @param none message if no names are allowed
 */
function unknownNameMessage(suggestion: string, allowed: string[], none: string): string {
  if (allowed.length === 0) return `is not recognized; ${none}`
  const names = allowed.join(', ')
  return suggestion
    ? `is not recognized${suggestion} Allowed: ${names}`
    : `is not recognized. Allowed: ${names}`
}

/**
 * Iterates over the values of a parsed query with their full names, down to the depth at which the
 * route defines names.
 */
function* leaves(
  query: Query,
  parameters: ReadonlyMap<string, unknown>,
  prefix = '',
  path: Segments = [],
): Generator<{ name: string; path: Segments; value: string | string[] }> {
  for (const [key, value] of Object.entries(query)) {
    const name = prefix ? `${prefix}[${key}]` : key
    const at = [...path, key]
    if (typeof value === 'string' || value === undefined)
      yield { name, path: at, value: value ?? '' }
    else if (!Array.isArray(value) && !(parameters.has(name) && isIndexed(value)))
      yield* leaves(value, parameters, name, at)
    else yield { name, path: at, value: Object.values(value) as string[] }
  }
}

/** Returns whether an object is a list: the parser returns `filters[tags][0]` with a gap or a large index as an object. */
const isIndexed = (value: Query) => Object.keys(value).every((key) => /^\d+$/.test(key))

function readFields(
  fields: Map<string, BodyField>,
  body: unknown,
  into: Json,
  path: Segments,
  issues: RequestIssue[],
  readOnly?: ReadonlySet<string>,
) {
  if (!isObject(body)) {
    issues.push({ path, code: 'invalid_type', message: 'must be an object', expected: 'object' })
    return
  }
  for (const name of Object.keys(body)) {
    if (fields.has(name) || readOnly?.has(name)) continue
    const allowed = [...fields.keys()]
    const message = unknownNameMessage(
      didYouMean(name, allowed),
      allowed,
      'the body must not contain fields',
    )
    issues.push({ path: [...path, name], code: 'unknown_field', message, allowed })
  }
  for (const [name, field] of fields) {
    const value = body[name]
    const at = [...path, name]
    if (field.fields) readFields(field.fields, value === undefined ? {} : value, into, at, issues)
    else {
      const inner = readField(field, value, at, issues)
      if (inner !== undefined) assign(into, field.target!.path, inner)
    }
  }
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function readField(
  field: BodyField,
  value: unknown,
  path: Segments,
  issues: RequestIssue[],
): unknown {
  const target = field.target!
  if (value === undefined) {
    if (target.field?.defaultValue !== undefined) return target.field.defaultValue
    if (isNonNullType(target.type)) issues.push({ path, code: 'required', message: 'is required' })
    else if (field.present) {
      const message = 'is required; send null when there is no value'
      issues.push({ path, code: 'required', message })
    }
    return undefined
  }
  if (!field.each || !Array.isArray(value)) return readValue(target, value, path, issues, false)
  const items = value.map((item, index) => {
    const into: Json = {}
    readFields(field.each!, item, into, [...path, index], issues)
    return into
  })
  check(target.rules, items, path, issues)
  return items
}
