import {
  type FieldNode,
  type GraphQLAbstractType,
  type GraphQLLeafType,
  type GraphQLOutputType,
  type GraphQLScalarType,
  isEnumType,
  isNonNullType,
  isScalarType,
  isSpecifiedScalarType,
  locatedError,
} from 'graphql'
import { pathToArray } from 'graphql/jsutils/Path.js'
import type { Complete, Path, Run } from './record.js'
import type { Source } from './source.js'

/** What becomes of an error; thrown, it would leave the promises beside it with nobody who waits for them. */
export type Fail = (error: unknown, run: Run, path: Path) => null | Promise<never>

/** The first error ends the whole. */
export const rejected: Fail = (error) => Promise.reject(error)

/** At a place of this type: null where that is allowed, else an error of what it is in. */
export function failing(nodes: readonly FieldNode[], type: GraphQLOutputType): Fail {
  return (error, run, path) => {
    const located = locatedError(error, nodes, pathToArray(path))
    if (!isNonNullType(type)) {
      run.report.errors.push(located)
      return null
    }
    if (!path.prev) run.isVoid = true
    return Promise.reject(located)
  }
}

/** Completes an entry of a list whose error leaves null where its type allows it. */
export function completeItem(
  complete: Complete,
  nodes: readonly FieldNode[],
  type: GraphQLOutputType,
): Complete {
  const fail = failing(nodes, type)
  return (value, run, path) => {
    try {
      const completed = isPromise(value)
        ? value.then((settled) => complete(settled, run, path))
        : complete(value, run, path)
      return isPromise(completed)
        ? completed.then(undefined, (error) => fail(error, run, path))
        : completed
    } catch (error) {
      return fail(error, run, path)
    }
  }
}

/** Completes what must not be null; `field` names it in the error. */
export function completeNonNull(inner: Complete, field: string): Complete {
  return (value, run, path) =>
    value === null || value === undefined
      ? Promise.reject(new Error(`Cannot return null for non-nullable field ${field}.`))
      : inner(value, run, path)
}

/** Values of a scalar that stay as they are. */
const plain: Record<string, (value: unknown) => boolean> = {
  Boolean: (value) => typeof value === 'boolean',
  Float: Number.isFinite,
  ID: (value) => typeof value === 'string',
  Int: (value) => (value as number | 0) === value,
  String: (value) => typeof value === 'string',
}

/** Completes a scalar or an enum value; null stays null. */
export function completeLeaf(type: GraphQLLeafType, { enumsAs }: Source): Complete {
  if (isScalarType(type) && isSpecifiedScalarType(type)) return completeSpecified(type)
  if (isEnumType(type) && enumsAs === 'values') return (value) => value ?? null
  return (value) => (value === null || value === undefined ? null : type.serialize(value))
}

function completeSpecified(type: GraphQLScalarType): Complete {
  const isPlain = plain[type.name]!
  return (value) => {
    if (value === null || value === undefined) return null
    return isPlain(value) ? value : type.serialize(value)
  }
}

/** Completes a record as its own type has it; null stays null, and what is an error is one. */
export function completeAbstract(
  type: GraphQLAbstractType,
  made: ReadonlyMap<string, Complete>,
): Complete {
  return (value, run, path) => {
    if (value === null || value === undefined) return null
    if (value instanceof Error) throw value
    const name = type.resolveType?.(value, run.context, undefined as never, type)
    const complete = made.get(name as string)
    if (!complete) throw new Error(`There is no ${type.name} that is a ${String(name)}.`)
    return complete(value, run, path)
  }
}

/** A thenable will do: Prisma's own are no `Promise`. */
export function isPromise(value: unknown): value is Promise<unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as Promise<unknown>).then === 'function'
  )
}

/** Completes the entries of a list; null stays null. */
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
