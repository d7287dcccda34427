/** What an operation asks of the records behind a field, worked out when it is compiled and not again for each request. */
import {
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  getNamedType,
  isAbstractType,
  isObjectType,
  Kind,
} from 'graphql'
import { getArgumentValues } from 'graphql/execution/values.js'
import { fieldOf, hasField } from '../query/model.js'
import { keepSelect } from '../query/read.js'
import { totalOf } from '../query/select.js'
import type { Layout } from '../query/text.js'
import type { Context } from './context.js'
import { modelOfType, propertyOf, resolvedBy, type SelectOf } from './pothos.js'
import { pageName, type Related } from './related.js'
import type { Selected, Source } from './source.js'

/** What a read takes of records, as Prisma has it. */
type Select = Record<string, unknown>

/** What is asked of the records of a field. */
export interface Selection {
  /**
   * The select of a read, the same object each time unless it depends on the caller.
   * @param columns are read beside what is asked for
   */
  select(context: Context, variables: Variables, columns?: readonly string[]): Select
}

type Variables = Record<string, unknown>

/** What a resolver is told of its field, where the operation is compiled. */
export interface CompiledInfo extends GraphQLResolveInfo {
  selection?: Selection | undefined
  /** The same of a field of an abstract type, by the name of each type that its records may have. */
  selections?: ReadonlyMap<string, Selection | undefined> | undefined
  /** How its records are written as they are read, where nothing but the answer needs them. */
  layout?: Layout | undefined
}

/**
 * The same field with its records as rows that code may look into, whatever the answer needs of them.
 * @param columns are read beside what is asked for
 */
export function asRows(info: GraphQLResolveInfo, ...columns: string[]): CompiledInfo {
  const { selection }: CompiledInfo = info
  const select: Selection['select'] = (context, variables, more = []) =>
    selection!.select(context, variables, [...more, ...columns])
  return { ...info, layout: undefined, selection: selection && { select } }
}

/**
 * Extensions of a field whose resolver takes these columns of its record, whatever its arguments: they are read with
 * the record, as Pothos' own `select` has them read that of an operation that is not compiled.
 */
export const ofColumns = (...columns: string[]) => ({
  isOfColumns: true,
  pothosPrismaSelect: Object.fromEntries(columns.map((column) => [column, true])),
})

/** Thrown for what has to be mapped anew for each request: arguments, and one relation asked for in two ways. */
class Undecided extends Error {}

/** A select that is known, and parts that the caller decides. */
interface Parts {
  known: Select
  byCaller: { relation: string; select: SelectBy }[]
}

type SelectBy = (context: Context, variables: Variables) => Select

type Nodes = readonly Pick<FieldNode, 'selectionSet'>[]
/** A query within a relation, or how the caller decides it. */
type Query = Select | true | ((args: object, context: Context) => Select)

/**
 * What a field asks of its records: of those it answers with, or of the nodes of the list that it answers with.
 * Undefined where there are none, and where it cannot be told before a request.
 */
export function selectionOf(
  source: Source,
  type: GraphQLOutputType,
  nodes: Nodes,
): Selection | undefined {
  const asked = recordsAsked(source, type, nodes)
  if (!asked) return undefined
  try {
    return keeping(partsOf(source, asked.type, asked.nodes))
  } catch (error) {
    if (error instanceof Undecided) return undefined
    throw error
  }
}

/** The records that a field answers with, or those of its list, and the nodes that ask for them; undefined where none are. */
export function recordsAsked(source: Source, type: GraphQLOutputType, nodes: Nodes) {
  const named = getNamedType(type)
  if (!isObjectType(named)) return undefined
  return modelOfType(named) ? { type: named, nodes } : listed(source, named, nodes)
}

/** What a field of an abstract type asks of its records, by the names of their types; undefined of other fields. */
export function selectionsOf(
  source: Source,
  type: GraphQLOutputType,
  nodes: Nodes,
): CompiledInfo['selections'] {
  const named = getNamedType(type)
  if (!isAbstractType(named)) return undefined
  const types = source.schema.getPossibleTypes(named)
  return new Map(types.map((type) => [type.name, selectionOf(source, type, nodes)]))
}

/** The nodes that are asked of a list, and their type. */
function listed(source: Source, list: GraphQLObjectType, nodes: Nodes) {
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
  return type && modelOfType(type) ? { type, nodes: found } : undefined
}

function keeping({ known, byCaller }: Parts): Selection {
  if (byCaller.length > 0) {
    return {
      select: (context, variables, columns = []) =>
        byCaller.reduce(
          (select, part) => merged(select, part.select(context, variables)),
          withColumns(known, columns),
        ),
    }
  }
  const kept = new Map<string, Select>()
  return {
    select(_context, _variables, columns = []) {
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
  for (const selected of source.select(type, nodes)) {
    const { condition } = selected
    const parts = fieldParts(source, type, selected)
    byCaller.push(...(condition ? conditional(parts, condition) : parts.byCaller))
    if (!condition) known = merged(known, parts.known)
  }
  const relations = byCaller.map(({ relation }) => relation)
  const model = modelOfType(type)!
  const isTwice = relations.some(
    (relation, at) =>
      (relation in known || relations.indexOf(relation) !== at) &&
      (known[relation] === true || !hasField(model, relation) || fieldOf(model, relation).isList),
  )
  if (isTwice) throw new Undecided()
  return { known, byCaller }
}

/** What is read where a variable is true. */
function conditional({ known, byCaller }: Parts, condition: string): Parts['byCaller'] {
  const all = Object.entries(known).map(([relation, wanted]) => ({
    relation,
    select: (() => ({ [relation]: wanted })) as SelectBy,
  }))
  return [...all, ...byCaller].map(({ relation, select }) => ({
    relation,
    select: (context, variables) => (variables[condition] ? select(context, variables) : {}),
  }))
}

/** What one field of a record asks of it. */
function fieldParts(
  source: Source,
  type: GraphQLObjectType,
  { key, nodes: selected }: Selected,
): Parts {
  const nothing: Parts = { known: {}, byCaller: [] }
  const name = selected[0]!.name.value
  if (name === '__typename') return nothing
  const field = type.getFields()[name]
  const { pothosPrismaSelect: wanted, related, isOfColumns } = field?.extensions ?? {}
  if (field && related) {
    const { isKnown, select } = relatedPart(source, related, field, key, selected)
    return isKnown
      ? { known: select(noCaller, {}), byCaller: [] }
      : { known: {}, byCaller: [{ relation: pageName(related, key), select }] }
  }
  if (isOfColumns) return { known: wanted as Select, byCaller: [] }
  if (!field || field.args.length > 0) throw new Undecided()
  if (!wanted) return nothing
  if (!propertyOf(field) && !resolvedBy(field)) throw new Undecided()
  if (typeof wanted !== 'function') return { known: wanted, byCaller: [] }
  const record = getNamedType(field.type)
  const parts =
    isObjectType(record) && modelOfType(record) ? partsOf(source, record, selected) : undefined
  const make = (query: (query: Query) => unknown) => selectOf(wanted, query)
  let isByCaller = parts !== undefined && parts.byCaller.length > 0
  const probe = make((query) => {
    if (typeof query === 'function') isByCaller = true
    return typeof query === 'function' ? true : within(query, parts?.known)
  })
  if (!isByCaller) return { known: probe, byCaller: [] }
  const select: SelectBy = (context, variables) => {
    const inner = parts && selectBy(parts, context, variables)
    return make((query) => within(typeof query === 'function' ? query({}, context) : query, inner))
  }
  return {
    known: {},
    byCaller: Object.keys(probe).map((relation) => ({ relation, select })),
  }
}

const selectBy = ({ known, byCaller }: Parts, context: Context, variables: Variables) =>
  byCaller.reduce((select, part) => merged(select, part.select(context, variables)), known)

/** The page of a relation that a field asks for, and its number of records. */
function relatedPart(
  source: Source,
  related: Related,
  field: GraphQLField<unknown, Context>,
  key: string,
  nodes: readonly FieldNode[],
): { isKnown: boolean; select: SelectBy } {
  const wanted = related.wanted(nodes, source.fragments)
  const asked = listed(source, getNamedType(field.type) as GraphQLObjectType, nodes)
  const parts = asked ? partsOf(source, asked.type, asked.nodes) : { known: {}, byCaller: [] }
  const given = nodes[0]!.arguments ?? []
  const isPlain = given.every(
    ({ name, value }) => value.kind !== Kind.VARIABLE && /^(first|last|all)$/.test(name.value),
  )
  const name = pageName(related, key)
  return {
    isKnown: isPlain && !related.isByCaller && parts.byCaller.length === 0,
    select: (context, variables) => {
      const args = getArgumentValues(field as GraphQLField<unknown, unknown>, nodes[0]!, variables)
      const { page, total, columns } = related.read(args, context, wanted)
      const select = withColumns(selectBy(parts, context, variables), columns)
      const isRead = asked || wanted.cursors
      return {
        ...(isRead && { [name]: { ...page, select } }),
        ...(wanted.total && { [name + totalOf]: total }),
        // Of a page of which nothing is asked its resolver knows what it belongs to.
        ...(!isRead && !wanted.total && { id: true }),
      }
    },
  }
}

/** A caller whom nothing may be asked about: what is known before there is one. */
const noCaller = new Proxy({} as Context, {
  get() {
    throw new Undecided()
  },
})

/** What a field selects with a function, which must not look at its caller: that is for the queries within. */
function selectOf(wanted: SelectOf, query: (query: Query) => unknown): Select {
  return wanted({}, noCaller, query).select
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
