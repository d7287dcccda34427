/** What an operation asks of the records behind a field, worked out when it is compiled and not again for each request. */
import {
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  getNamedType,
  isObjectType,
} from 'graphql'
import { keepSelect } from '../query/shape.js'
import type { Layout } from '../query/text.js'
import type { Context } from './context.js'
import type { Source } from './source.js'

/** What a read takes of records, as Prisma has it. */
export type Select = Record<string, unknown>

/** What is asked of the records of a field. */
export interface Selection {
  /**
   * The select of a read, the same object each time unless it depends on the caller.
   * @param columns are read beside what is asked for
   */
  select(context: Context, columns?: readonly string[]): Select
}

/** What a resolver is told of its field, where the operation is compiled. */
export interface CompiledInfo extends GraphQLResolveInfo {
  selection?: Selection | undefined
  /** How its records are written as they are read, where nothing but the answer needs them. */
  layout?: Layout | undefined
}

/** Thrown for what has to be mapped anew for each request: arguments, and one relation asked for in two ways. */
class Undecided extends Error {}

/** A select that is known, and parts that the caller decides. */
interface Parts {
  known: Select
  byCaller: { relation: string; select: (context: Context) => Select }[]
}

type Nodes = readonly Pick<FieldNode, 'selectionSet'>[]
/** A query within a relation, or how the caller decides it. */
type Query = Select | true | ((args: object, context: Context) => Select)
type SelectOf = (args: object, context: Context, nested: (query: Query) => unknown) => object

/**
 * What a field asks of its records: of those it answers with, or of the nodes of the list that it answers with.
 * Undefined where there are none, and where it cannot be told before a request.
 */
export function selectionOf(
  source: Source,
  type: GraphQLOutputType,
  nodes: Nodes,
): Selection | undefined {
  const named = getNamedType(type)
  if (!isObjectType(named)) return undefined
  const asked = isRecord(named) ? { type: named, nodes } : listed(source, named, nodes)
  if (!asked) return undefined
  try {
    return keeping(partsOf(source, asked.type, asked.nodes))
  } catch (error) {
    if (error instanceof Undecided) return undefined
    throw error
  }
}

function isRecord({ extensions }: GraphQLObjectType): boolean {
  return extensions.pothosPrismaModel !== undefined
}

/** The nodes that are asked of a list, and their type. */
export function listed(source: Source, list: GraphQLObjectType, nodes: Nodes) {
  const found: FieldNode[] = []
  let type: GraphQLObjectType | undefined
  const take = (parent: GraphQLObjectType, within: Nodes, name: string, then: typeof look) => {
    for (const { nodes } of source.select(parent, within)) {
      if (nodes[0]!.name.value !== name) continue
      then(getNamedType(parent.getFields()[name]!.type) as GraphQLObjectType, nodes)
    }
  }
  const look = (node: GraphQLObjectType, nodes: readonly FieldNode[]) => {
    type = node
    found.push(...nodes)
  }
  const fields = list.getFields()
  if (!fields.nodes || !fields.edges) return undefined
  take(list, nodes, 'nodes', look)
  take(list, nodes, 'edges', (edge, nodes) => take(edge, nodes, 'node', look))
  return type && isRecord(type) ? { type, nodes: found } : undefined
}

function keeping({ known, byCaller }: Parts): Selection {
  if (byCaller.length > 0) {
    return {
      select: (context, columns = []) =>
        byCaller.reduce(
          (select, part) => merged(select, part.select(context)),
          withColumns(known, columns),
        ),
    }
  }
  const kept = new Map<string, Select>()
  return {
    select(_context, columns = []) {
      const key = columns.join()
      let select = kept.get(key)
      if (!select) {
        select = withColumns(known, columns)
        keepSelect(select)
        kept.set(key, select)
      }
      return select
    },
  }
}

const withColumns = (select: Select, columns: readonly string[]): Select =>
  merged(select, Object.fromEntries(columns.map((column) => [column, true])))

function partsOf(source: Source, type: GraphQLObjectType, nodes: Nodes): Parts {
  // A type without a select of its own has all its columns read.
  if (!type.extensions.pothosPrismaSelect) throw new Undecided()
  let known: Select = {}
  const byCaller: Parts['byCaller'] = []
  for (const { nodes: selected, condition } of source.select(type, nodes)) {
    if (condition) throw new Undecided()
    const name = selected[0]!.name.value
    if (name === '__typename') continue
    const field = type.getFields()[name]
    const wanted = field?.extensions.pothosPrismaSelect as Select | SelectOf | undefined
    if (!field || field.args.length > 0) throw new Undecided()
    if (!wanted) continue
    if (!propertyOf(field) && !resolvedBy(field)) throw new Undecided()
    if (typeof wanted !== 'function') {
      known = merged(known, wanted)
      continue
    }
    const record = getNamedType(field.type)
    const parts =
      isObjectType(record) && isRecord(record) ? partsOf(source, record, selected) : undefined
    const make = (query: (query: Query) => unknown) => selectOf(wanted, query)
    let isByCaller = parts !== undefined && parts.byCaller.length > 0
    const probe = make((query) => {
      if (typeof query === 'function') isByCaller = true
      return typeof query === 'function' ? true : within(query, parts?.known)
    })
    if (!isByCaller) {
      known = merged(known, probe)
      continue
    }
    for (const relation of Object.keys(probe)) {
      byCaller.push({
        relation,
        select: (context) => {
          const inner = parts?.byCaller.reduce(
            (select, part) => merged(select, part.select(context)),
            parts.known,
          )
          return make((query) =>
            within(typeof query === 'function' ? query({}, context) : query, inner),
          )
        },
      })
    }
  }
  const relations = byCaller.map(({ relation }) => relation)
  const isTwice = relations.some(
    (relation, at) => relation in known || relations.indexOf(relation) !== at,
  )
  if (isTwice) throw new Undecided()
  return { known, byCaller }
}

/** What a field selects with a function, which must not look at its caller: that is for the queries within. */
function selectOf(wanted: SelectOf, query: (query: Query) => unknown): Select {
  const caller = new Proxy({} as Context, {
    get() {
      throw new Undecided()
    },
  })
  const selected = wanted({}, caller, query) as { select: Select }
  return selected.select
}

/** A query within a relation, with what is selected below it. */
function within(query: Select | true, select: Select | undefined): Select | true {
  const { select: own, ...rest } = query === true ? {} : query
  return { ...rest, select: merged((own ?? {}) as Select, select ?? {}) }
}

/** Both of two selects. */
function merged(one: Select, other: Select): Select {
  const both = { ...one }
  for (const name in other) {
    const [known, wanted] = [both[name], other[name]]
    both[name] = known === undefined || known === wanted ? wanted : mergedRelation(known, wanted)
  }
  return both
}

function mergedRelation(one: unknown, other: unknown): Select {
  const { select: ofOne, ...query } = one as { select?: Select }
  const { select: ofOther, ...again } = other as { select?: Select }
  if (!ofOne || !ofOther || JSON.stringify(query) !== JSON.stringify(again)) throw new Undecided()
  return { ...query, select: merged(ofOne, ofOther) }
}

/** The column or relation that a field exposes as it is. */
export function propertyOf({ extensions }: GraphQLField<unknown, Context>): string | undefined {
  const { pothosExposedField, pothosPrismaRelationField } = extensions as {
    pothosExposedField?: string
    pothosPrismaRelationField?: { name: string }
  }
  return pothosExposedField ?? pothosPrismaRelationField?.name
}

/** What makes a field of what it has selected. */
export function resolvedBy({ extensions }: GraphQLField<unknown, Context>) {
  const { pothosOptions } = extensions as {
    pothosOptions?: { resolve?: (...args: unknown[]) => unknown }
  }
  return pothosOptions?.resolve
}
