/**
 * What an operation asks of the records behind a field, worked out when it is compiled. Output: the select of a read, in
 * which each relation has the name of the field that asks for it.
 *
 *     { campaigns { nodes { name first: articles(first: 1) { nodes { id } } } } }
 *     { name: true, 'articles#first': { select: { id: true }, take: 1, where: …, orderBy: … } }
 */
import { createHash } from 'node:crypto'
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
import { keepSelect } from '../query/read.js'
import { totalOf } from '../query/select.js'
import type { Layout } from '../query/text.js'
import type { Context } from './context.js'
import { modelOfType, type SelectedRelation, type SelectOf } from './pothos.js'
import type { Related } from './related.js'
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
  selections?: ReadonlyMap<string, Selection> | undefined
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
  pothosPrismaSelect: Object.fromEntries(columns.map((column) => [column, true])),
})

/** What fields ask of a record. */
interface Part {
  /** Whether it is the same for each caller and all variables; it is then told without them. */
  isFixed: boolean
  select(context: Context, variables: Variables): Select
}

type Nodes = readonly Pick<FieldNode, 'selectionSet'>[]

/**
 * What a field asks of its records: of those it answers with, or of the nodes of the list that it answers with.
 * Undefined where there are none.
 */
export function selectionOf(
  source: Source,
  type: GraphQLOutputType,
  nodes: Nodes,
): Selection | undefined {
  const asked = recordsAsked(source, type, nodes)
  return asked && keeping(partOf(source, asked.type, asked.nodes))
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
  return new Map(types.map((type) => [type.name, keeping(partOf(source, type, nodes))]))
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

function keeping({ isFixed, select: make }: Part): Selection {
  const kept = new Map<string, Select>()
  return {
    select(context, variables, columns = []) {
      if (!isFixed) return withColumns(make(context, variables), columns)
      const key = columns.join()
      let select = kept.get(key)
      if (!select) {
        select = withColumns(make(nobody, {}), columns)
        keepSelect(select)
        kept.set(key, select)
      }
      return select
    },
  }
}

/** The caller of what is fixed. */
const nobody = undefined as never

const withColumns = (select: Select, columns: readonly string[]): Select =>
  merged(select, Object.fromEntries(columns.map((column) => [column, true])))

function partOf(source: Source, type: GraphQLObjectType, nodes: Nodes): Part {
  const parts = source.select(type, nodes).map((selected) => fieldPart(source, type, selected))
  return {
    isFixed: parts.every(({ isFixed }) => isFixed),
    select: (...caller) =>
      parts.reduce<Select>((select, part) => merged(select, part.select(...caller)), {}),
  }
}

const fixed = (select: Select): Part => ({ isFixed: true, select: () => select })

/** What one field of a record asks of it. */
function fieldPart(source: Source, type: GraphQLObjectType, selected: Selected): Part {
  const { nodes, condition } = selected
  const field = type.getFields()[nodes[0]!.name.value]
  // The name of the type is asked of no record.
  if (!field) return fixed({})
  const { pothosPrismaSelect: wanted, related } = field.extensions
  const part = related
    ? pagePart(source, related, field, selected)
    : typeof wanted === 'function'
      ? relationPart(source, wanted, field, selected)
      : fixed(wanted ?? {})
  if (!condition) return part
  const select: Part['select'] = (context, variables) =>
    variables[condition] ? part.select(context, variables) : {}
  return { isFixed: false, select }
}

/** The records that a field answers with, over the relation that its select begins with. */
function relationPart(
  source: Source,
  wanted: SelectOf,
  field: GraphQLField<unknown, Context>,
  { key, nodes }: Selected,
): Part {
  const { isFixed, select } = partOf(source, getNamedType(field.type) as GraphQLObjectType, nodes)
  return {
    isFixed,
    select(...caller) {
      const nested = (query: SelectedRelation | true) => {
        const own = query === true ? {} : query
        return { ...own, select: merged(own.select ?? {}, select(...caller)) }
      }
      const { select: read } = wanted({}, {}, nested)
      const relation = relationOf(wanted)
      return { [readName(relation, key)]: read[relation] }
    },
  }
}

/** The relation that the select of a field begins with. */
export const relationOf = (wanted: SelectOf): string =>
  Object.keys(wanted({}, {}, () => true).select)[0]!

/**
 * The name under which a field has its relation read: a relation may be asked for in several ways. PostgreSQL cuts off
 * what is longer than 63 bytes.
 */
export const readName = (relation: string, key: string) =>
  `${relation}#${key.length > 30 ? createHash('sha1').update(key).digest('hex').slice(0, 30) : key}`

/** The page of a relation that a field asks for, and its number of records. */
function pagePart(
  source: Source,
  related: Related,
  field: GraphQLField<unknown, Context>,
  { key, nodes }: Selected,
): Part {
  const wanted = related.wanted(nodes, source.fragments)
  const asked = listed(source, getNamedType(field.type) as GraphQLObjectType, nodes)
  const part = asked ? partOf(source, asked.type, asked.nodes) : fixed({})
  const given = nodes[0]!.arguments ?? []
  const isPlain = given.every(
    ({ name, value }) => value.kind !== Kind.VARIABLE && /^(first|last|all)$/.test(name.value),
  )
  const name = readName(related.relation, key)
  return {
    isFixed: isPlain && !related.isByCaller && part.isFixed,
    select(context, variables) {
      const args = getArgumentValues(field as GraphQLField<unknown, unknown>, nodes[0]!, variables)
      const { page, total, columns } = related.read(args, context, wanted)
      const select = withColumns(part.select(context, variables), columns)
      return {
        ...((asked || wanted.cursors) && { [name]: { ...page, select } }),
        ...(wanted.total && { [name + totalOf]: total }),
      }
    },
  }
}

/** Both of two selects. */
function merged(one: Select, other: Select): Select {
  const both = { ...one }
  for (const name in other) {
    const [known, wanted] = [both[name], other[name]]
    both[name] =
      known === undefined || known === wanted ? wanted : mergedRelation(name, known, wanted)
  }
  return both
}

/** @throws Error where fields of one type select the records of a relation in two ways */
function mergedRelation(name: string, one: unknown, other: unknown): Select {
  const { select: ofOne, ...query } = one as { select?: Select }
  const { select: ofOther, ...again } = other as { select?: Select }
  if (!ofOne || !ofOther || JSON.stringify(query) !== JSON.stringify(again))
    throw new Error(`${name} is selected in two ways.`)
  return { ...query, select: merged(ofOne, ofOther) }
}
