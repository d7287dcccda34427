/**
 * Completes the values that resolvers return, as section 6.4.3 of the GraphQL specification defines.
 *
 * Leaf values are serialized, records become objects with the response keys, and errors get their path.
 */
import {
  type FieldNode,
  type GraphQLAbstractType,
  type GraphQLError,
  type GraphQLLeafType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  isEnumType,
  isNonNullType,
  locatedError,
} from 'graphql'
import { pathToArray } from 'graphql/jsutils/Path.js'
import type { AccessRequirement } from '../access/access.js'
import { findScalar } from '../query/scalars.js'
import { type Layout, RecordText } from '../query/text.js'
import type { Context } from './context.js'
import type { OperationSource } from './source.js'

/** Path of a value in the response, as a linked list. */
export type ResponsePath = GraphQLResolveInfo['path']

/** Outcome of an execution besides its data. */
export interface RunReport {
  /** Errors of fields that became null. */
  errors: GraphQLError[]
  /** Number of objects in the response. */
  records: number
  /** Whether the result contains `JsonText`. */
  hasText?: boolean
}

/** State of one execution. */
export interface Run {
  context: Context
  variables: Record<string, unknown>
  report: RunReport
  /** Errors by denied access requirement. */
  refused?: ReadonlyMap<AccessRequirement, unknown> | undefined
  /** Set when an error has made `data` null, so that no further fields are loaded. */
  isVoid?: boolean
}

/** Converts the value of a resolver to its representation in the response. */
export type Complete = (value: unknown, run: Run, path: ResponsePath) => unknown

/**
 * Handles the error of a field. It returns a rejected promise and does not throw, because a throw would leave the
 * promises of sibling fields without a handler.
 */
export type Fail = (error: unknown, run: Run, path: ResponsePath) => null | Promise<never>

/** Fails the whole operation with the first error. */
export const rejectFirstError: Fail = (error) => Promise.reject(error)

/**
 * Handles an error as GraphQL requires. A nullable field becomes null and the error is reported; the error of a
 * non-null field propagates to its parent.
 */
export function failing(nodes: readonly FieldNode[], type: GraphQLOutputType): Fail {
  return (error, run, path) => {
    const fieldError = locatedError(error, nodes, pathToArray(path))
    if (!isNonNullType(type)) {
      run.report.errors.push(fieldError)
      return null
    }
    if (!path.prev) run.isVoid = true
    return Promise.reject(fieldError)
  }
}

/** Completes a list item. The error of a nullable item makes only that item null. */
export function completeItem(
  complete: Complete,
  nodes: readonly FieldNode[],
  type: GraphQLOutputType,
): Complete {
  const fail = failing(nodes, type)
  return (value, run, path) => {
    try {
      const completed = isPromise(value)
        ? value.then((settledValue) => complete(settledValue, run, path))
        : complete(value, run, path)
      return isPromise(completed)
        ? completed.then(undefined, (error) => fail(error, run, path))
        : completed
    } catch (error) {
      return fail(error, run, path)
    }
  }
}

/** Completes a non-null value. @param field is named in the error */
export function completeNonNull(inner: Complete, field: string): Complete {
  return (value, run, path) =>
    value === null || value === undefined
      ? Promise.reject(new Error(`Cannot return null for non-nullable field ${field}.`))
      : inner(value, run, path)
}

/** Completes a scalar or an enum value. Null remains null. */
export function completeLeaf(type: GraphQLLeafType, { enumsAs }: OperationSource): Complete {
  if (isEnumType(type) && enumsAs === 'values') return (value) => value ?? null
  const isPlain = findScalar(type.name)?.isPlain
  return (value) => {
    if (value === null || value === undefined) return null
    return isPlain?.(value) ? value : type.serialize(value)
  }
}

/** Completes a record by its concrete type. Null remains null. @throws the value if it is an Error */
export function completeAbstract(
  type: GraphQLAbstractType,
  completions: ReadonlyMap<string, Complete>,
): Complete {
  return (value, run, path) => {
    if (value === null || value === undefined) return null
    if (value instanceof Error) throw value
    // No `resolveType` of the schema uses the info argument.
    const name = type.resolveType?.(value, run.context, undefined as never, type)
    const complete = completions.get(name as string)
    if (!complete) throw new Error(`${type.name} has no type ${String(name)}.`)
    return complete(value, run, path)
  }
}

/** Returns true for any thenable, because Prisma's promises are not instances of `Promise`. */
export function isPromise(value: unknown): value is Promise<unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as Promise<unknown>).then === 'function'
  )
}

/** Completes the items of a list. Null remains null. */
export function completeList(item: Complete): Complete {
  return (value, run, path) => {
    if (value === null || value === undefined) return null
    const entries = value as readonly unknown[]
    const items = new Array<unknown>(entries.length)
    let waits = false
    for (let key = 0; key < entries.length; key++) {
      const completed = item(entries[key], run, { prev: path, key, typename: undefined })
      if (isPromise(completed)) waits = true
      items[key] = completed
    }
    return waits ? Promise.all(items) : items
  }
}

/** A compiled field of a record. */
export interface CompiledField {
  key: string
  /** For an object that is merged into its parent: the keys of the object. */
  spreads?: string[]
  /** Name of a variable. The field is present only if the variable is true. */
  condition?: string | undefined
  /** Returns a rejected promise for an error, see `Fail`. */
  resolve: (source: unknown, run: Run, path: ResponsePath | undefined) => unknown
}

/** Layout of records that PostgreSQL writes as JSON, with the fields that fill its gaps. */
export interface AnswerLayout extends Layout {
  /** Fields that fill the gaps, by the number of the gap. */
  gaps: readonly CompiledField[]
  /** Whether the JSON text contains lists, so that its objects have to be counted. */
  hasLists: boolean
}

/** Completes records with the given fields. Null remains null. */
export function completeObject(
  fields: CompiledField[],
  isPartial: boolean,
): (value: unknown, run: Run, path: ResponsePath | undefined) => unknown {
  return (value, run, path) => {
    if (value === null || value === undefined) return null
    if (value instanceof RecordText) return fillGaps(value, run, path, isPartial)
    run.report.records++
    return objectOf(fields, value, run, path)
  }
}

/** Fills the gaps of a record that PostgreSQL wrote as JSON. */
function fillGaps(
  record: RecordText,
  run: Run,
  path: ResponsePath | undefined,
  isPartial: boolean,
): JsonText | Promise<JsonText> {
  const { gaps, hasLists } = record.layout as AnswerLayout
  const { report } = run
  report.hasText = true
  const pieces = gaps.length === 0 ? [record.text] : record.parts()
  // Only GraphQL requests are charged per object. Objects in gaps are counted when they are completed.
  report.records += isPartial && hasLists ? objectsIn(pieces) : 1
  let waits = false
  const parts = pieces.map((part) => {
    if (typeof part === 'string') return part
    const value = gaps[part.gap]!.resolve(part.row, run, path)
    if (!(value instanceof Promise)) return JSON.stringify(value)
    waits = true
    return value.then((settledValue) => JSON.stringify(settledValue))
  })
  return waits
    ? Promise.all(parts).then((texts) => new JsonText(texts.join('')))
    : new JsonText(parts.join(''))
}

/** Counts the objects in a JSON text. A brace inside a string is not counted, because a key cannot follow it. */
function objectsIn(parts: readonly unknown[]): number {
  const texts = parts.filter((part) => typeof part === 'string')
  return texts.reduce((sum, text) => sum + (text.match(/\{"[A-Za-z_]/g)?.length ?? 0), 0)
}

/** Completes an object field by field. Keys keep the order of the operation, whichever value settles first. */
function objectOf(
  fields: readonly CompiledField[],
  source: unknown,
  run: Run,
  path: ResponsePath | undefined,
): Record<string, unknown> | Promise<Record<string, unknown>> {
  const record: Record<string, unknown> = {}
  let pending: Promise<void>[] | undefined
  for (const field of fields) {
    if (field.condition && !run.variables[field.condition]) continue
    const result = field.resolve(source, run, path)
    if (result instanceof Promise) {
      put(record, field, null)
      pending ??= []
      pending.push(result.then((value) => put(record, field, value)))
    } else put(record, field, result)
  }
  return pending ? Promise.all(pending).then(() => record) : record
}

function put(
  record: Record<string, unknown>,
  { key, spreads }: CompiledField,
  value: unknown,
): void {
  if (!spreads) record[key] = value
  else {
    for (const name of spreads)
      record[name] = (value as Record<string, unknown> | null)?.[name] ?? null
  }
}

/** A part of the response that is already JSON. */
export class JsonText {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  /** Parses the text, for serializers that do not support `JsonText`. */
  toJSON(): unknown {
    return JSON.parse(this.text)
  }
}

/** Serializes a response that may contain `JsonText` as a field or as the items of a list. */
export function serializeResponse(value: unknown): string {
  if (value instanceof JsonText) return value.text
  if (Array.isArray(value)) {
    return value[0] instanceof JsonText
      ? `[${value.map(serializeResponse).join(',')}]`
      : JSON.stringify(value)
  }
  if (typeof value !== 'object' || value === null || 'toJSON' in value)
    return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).filter(
    ([, entryValue]) => entryValue !== undefined && typeof entryValue !== 'function',
  )
  return `{${entries.map(([key, entryValue]) => `${JSON.stringify(key)}:${serializeResponse(entryValue)}`).join(',')}}`
}
