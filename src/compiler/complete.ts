/** What becomes of what resolvers answer: values by their types, records with the keys of the answer, errors at their paths. */
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
import { scalarOf } from '../query/scalars.js'
import { type Layout, RecordText } from '../query/text.js'
import type { Context } from './context.js'
import type { Source } from './source.js'

export type Path = GraphQLResolveInfo['path']

/** What becomes of a run beside its data. */
export interface RunReport {
  /** Those of fields that are left null. */
  errors: GraphQLError[]
  /** How many objects the answer has. */
  records: number
  /** Whether some of them are `JsonText`. */
  hasText?: boolean
}

export interface Run {
  context: Context
  variables: Record<string, unknown>
  report: RunReport
  /** What the caller is refused, by what asks it. */
  refused?: ReadonlyMap<AccessRequirement, unknown> | undefined
  /** Whether nothing is left of the answer: nothing more is loaded for it. */
  isVoid?: boolean
}

/** Makes of what a resolver answers what the client gets. */
export type Complete = (value: unknown, run: Run, path: Path) => unknown

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

/** Completes a scalar or an enum value; null stays null. */
export function completeLeaf(type: GraphQLLeafType, { enumsAs }: Source): Complete {
  if (isEnumType(type) && enumsAs === 'values') return (value) => value ?? null
  const isPlain = scalarOf(type.name)?.isPlain
  return (value) => {
    if (value === null || value === undefined) return null
    return isPlain?.(value) ? value : type.serialize(value)
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
    // No abstract type of the schema looks at the info.
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

/** A compiled field of a record. */
export interface Field {
  key: string
  /** The keys of an object that is merged into its parent. */
  spreads?: string[]
  /** The variable that must be true for the field to be there. */
  condition?: string | undefined
  /** What it fails with comes as a promise: thrown, it would leave those of fields beside it with nobody who waits. */
  resolve: (source: unknown, run: Run, path: Path | undefined) => unknown
}

/** How the records of a field are written, and what fills the gaps. */
export interface AnswerLayout extends Layout {
  gaps: readonly Field[]
  /** Whether objects have to be counted in the text, where lists within make their number unknown. */
  hasLists: boolean
}

/** Compiles the records of a selection; null stays null. */
export function completeObject(
  fields: Field[],
  isPartial: boolean,
): (value: unknown, run: Run, path: Path | undefined) => unknown {
  return (value, run, path) => {
    if (value === null || value === undefined) return null
    if (value instanceof RecordText) return filled(value, run, path, isPartial)
    run.report.records++
    return objectOf(fields, value, run, path)
  }
}

/** A record that the database has written, with what code makes of its columns. */
function filled(
  record: RecordText,
  run: Run,
  path: Path | undefined,
  isPartial: boolean,
): JsonText | Promise<JsonText> {
  const { gaps, hasLists } = record.layout as AnswerLayout
  const { report } = run
  report.hasText = true
  const given = gaps.length === 0 ? [record.text] : record.parts()
  // Only who pays for them needs to know how many there are; those of gaps are counted where they are made.
  report.records += isPartial && hasLists ? objectsIn(given) : 1
  let waits = false
  const parts = given.map((part) => {
    if (typeof part === 'string') return part
    const value = gaps[part.gap]!.resolve(part.row, run, path)
    if (!(value instanceof Promise)) return JSON.stringify(value)
    waits = true
    return value.then((settled) => JSON.stringify(settled))
  })
  return waits
    ? Promise.all(parts).then((texts) => new JsonText(texts.join('')))
    : new JsonText(parts.join(''))
}

/** How many objects parts of a JSON text have. A text value may end with a brace, but is followed by no name then. */
function objectsIn(parts: readonly unknown[]): number {
  const texts = parts.filter((part) => typeof part === 'string')
  return texts.reduce((sum, text) => sum + (text.match(/\{"[A-Za-z_]/g)?.length ?? 0), 0)
}

/** Completes an object field by field. Keys keep the order of the operation, whichever value settles first. */
function objectOf(
  fields: readonly Field[],
  source: unknown,
  run: Run,
  path: Path | undefined,
): Record<string, unknown> | Promise<Record<string, unknown>> {
  const record: Record<string, unknown> = {}
  let pending: Promise<void>[] | undefined
  for (const field of fields) {
    if (field.condition && !run.variables[field.condition]) continue
    const resolved = field.resolve(source, run, path)
    if (resolved instanceof Promise) {
      put(record, field, null)
      pending ??= []
      pending.push(resolved.then((value) => put(record, field, value)))
    } else put(record, field, resolved)
  }
  return pending ? Promise.all(pending).then(() => record) : record
}

function put(record: Record<string, unknown>, { key, spreads }: Field, value: unknown): void {
  if (!spreads) record[key] = value
  else {
    for (const name of spreads)
      record[name] = (value as Record<string, unknown> | null)?.[name] ?? null
  }
}

/** A part of an answer that is JSON already. */
export class JsonText {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  /** What it says, for whoever writes the answer without knowing of it. */
  toJSON(): unknown {
    return JSON.parse(this.text)
  }
}

/** Writes an answer whose root fields, or the entries of whose lists, may be JSON already. */
export function jsonOf(value: unknown): string {
  if (value instanceof JsonText) return value.text
  if (Array.isArray(value)) {
    return value[0] instanceof JsonText ? `[${value.map(jsonOf).join(',')}]` : JSON.stringify(value)
  }
  if (typeof value !== 'object' || value === null || 'toJSON' in value)
    return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).filter(
    ([, held]) => held !== undefined && typeof held !== 'function',
  )
  return `{${entries.map(([key, held]) => `${JSON.stringify(key)}:${jsonOf(held)}`).join(',')}}`
}
