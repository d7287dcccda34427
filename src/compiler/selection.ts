/**
 * Derives the Prisma select of a field's records when an operation is compiled.
 *
 * In the select, a relation is named by the response key too, because several fields can read the same relation with
 * different arguments.
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
import { profileLimitOf } from '../access/tenancy.js'
import { keepSelect } from '../query/read.js'
import { totalSuffix } from '../query/select.js'
import type { Layout } from '../query/text.js'
import type { Context } from './context.js'
import { modelOfType, type SelectedRelation, type SelectOf } from './pothos.js'
import type { RelationPageOptions } from './related.js'
import type { OperationSource, SelectedField } from './source.js'

/** A Prisma select. */
type PrismaSelect = Record<string, unknown>

/** Columns and relations that a field needs of its records. */
export interface FieldSelection {
  /**
   * Returns the select. The object is reused unless it depends on the caller or the variables.
   * @param columns additional columns to read
   */
  select(context: Context, variables: Variables, columns?: readonly string[]): PrismaSelect
}

type Variables = Record<string, unknown>

/** Resolver info of a compiled operation. */
export interface CompiledInfo extends GraphQLResolveInfo {
  /** Selection of the field's records. Undefined if the field returns no records. */
  selection?: FieldSelection | undefined
  /** For a field of an abstract type: the selection by name of the concrete type. */
  selections?: ReadonlyMap<string, FieldSelection> | undefined
  /** Set if PostgreSQL can write the records as JSON and no code has to read them. */
  layout?: Layout | undefined
}

/**
 * Returns info that makes the field's records available as rows, even if the response needs only JSON.
 * @param columns additional columns to read
 */
export function asReadableRows(info: GraphQLResolveInfo, ...columns: string[]): CompiledInfo {
  const { selection }: CompiledInfo = info
  const select: FieldSelection['select'] = (context, variables, more = []) =>
    selection!.select(context, variables, [...more, ...columns])
  return { ...info, layout: undefined, selection: selection && { select } }
}

/**
 * Extensions for a field whose resolver always needs columns of its record. Both the compiler and the Pothos Prisma
 * plugin read these columns with the record.
 */
export const ofColumns = (...columns: string[]) => ({
  pothosPrismaSelect: Object.fromEntries(columns.map((column) => [column, true])),
})

/** Contribution of one or more fields to the select of their record. */
interface Part {
  /** Whether the select is independent of the caller and the variables. */
  isFixed: boolean
  select(context: Context, variables: Variables): PrismaSelect
}

type Nodes = readonly Pick<FieldNode, 'selectionSet'>[]

/**
 * Returns the selection of the records that a field returns, directly or as `nodes` of a connection. Returns
 * undefined if the field returns no records.
 */
export function compileSelection(
  source: OperationSource,
  type: GraphQLOutputType,
  nodes: Nodes,
): FieldSelection | undefined {
  const recordFields = recordsAsked(source, type, nodes)
  return recordFields && keeping(partOf(source, recordFields.type, recordFields.nodes))
}

/**
 * Returns the type of the records that a field returns and the AST nodes that select their fields, or undefined if
 * the field returns no records.
 */
export function recordsAsked(source: OperationSource, type: GraphQLOutputType, nodes: Nodes) {
  const namedType = getNamedType(type)
  if (!isObjectType(namedType)) return undefined
  return modelOfType(namedType)
    ? { type: namedType, nodes }
    : selectListNodes(source, namedType, nodes)
}

/** Returns the selections of a field of an abstract type by concrete type; undefined for other fields. */
export function compileSelectionsByType(
  source: OperationSource,
  type: GraphQLOutputType,
  nodes: Nodes,
): CompiledInfo['selections'] {
  const namedType = getNamedType(type)
  if (!isAbstractType(namedType)) return undefined
  const types = source.schema.getPossibleTypes(namedType)
  return new Map(types.map((type) => [type.name, keeping(partOf(source, type, nodes))]))
}

/** Collects the AST nodes that select records of a connection, by `nodes` or by `edges`. */
function selectListNodes(source: OperationSource, list: GraphQLObjectType, nodes: Nodes) {
  const recordNodes: FieldNode[] = []
  let type: GraphQLObjectType | undefined
  const take = (parent: GraphQLObjectType, parentNodes: Nodes, name: string, then: typeof look) => {
    for (const { nodes } of source.select(parent, parentNodes)) {
      if (nodes[0]!.name.value !== name) continue
      then(getNamedType(parent.getFields()[name]!.type) as GraphQLObjectType, nodes)
    }
  }
  const look = (node: GraphQLObjectType, nodes: readonly FieldNode[]) => {
    type = node
    recordNodes.push(...nodes)
  }
  const fields = list.getFields()
  if (!fields.nodes || !fields.edges) return undefined
  take(list, nodes, 'nodes', look)
  take(list, nodes, 'edges', (edge, nodes) => take(edge, nodes, 'node', look))
  return type && modelOfType(type) ? { type, nodes: recordNodes } : undefined
}

function keeping({ isFixed, select: make }: Part): FieldSelection {
  const selectCache = new Map<string, PrismaSelect>()
  return {
    select(context, variables, columns = []) {
      const isLimited = context.session !== null && profileLimitOf(context.session) !== null
      if (!isFixed || isLimited) return withColumns(make(context, variables), columns)
      const key = columns.join()
      let select = selectCache.get(key)
      if (!select) {
        select = withColumns(make(nobody, {}), columns)
        keepSelect(select)
        selectCache.set(key, select)
      }
      return select
    },
  }
}

/** Context for fixed selects, which do not use it. */
const nobody = undefined as never

const withColumns = (select: PrismaSelect, columns: readonly string[]): PrismaSelect =>
  mergeSelects(select, Object.fromEntries(columns.map((column) => [column, true])))

function partOf(source: OperationSource, type: GraphQLObjectType, nodes: Nodes): Part {
  const parts = source.select(type, nodes).map((field) => fieldPart(source, type, field))
  return {
    isFixed: parts.every(({ isFixed }) => isFixed),
    select: (...caller) =>
      parts.reduce<PrismaSelect>(
        (select, part) => mergeSelects(select, part.select(...caller)),
        {},
      ),
  }
}

const fixedPart = (select: PrismaSelect): Part => ({ isFixed: true, select: () => select })

/** Returns the contribution of a field to the select of its record. */
function fieldPart(
  source: OperationSource,
  type: GraphQLObjectType,
  selectedField: SelectedField,
): Part {
  const { nodes, condition } = selectedField
  const field = type.getFields()[nodes[0]!.name.value]
  // `__typename` needs no column.
  if (!field) return fixedPart({})
  const { pothosPrismaSelect: prismaSelect, related: relationPage } = field.extensions
  const part = relationPage
    ? pagePart(source, relationPage, field, selectedField)
    : typeof prismaSelect === 'function'
      ? relationPart(source, prismaSelect, field, selectedField)
      : fixedPart(prismaSelect ?? {})
  if (!condition) return part
  const select: Part['select'] = (context, variables) =>
    variables[condition] ? part.select(context, variables) : {}
  return { isFixed: false, select }
}

/** Reads related records through the first relation of the field's select. */
function relationPart(
  source: OperationSource,
  selectFor: SelectOf,
  field: GraphQLField<unknown, Context>,
  { key, nodes }: SelectedField,
): Part {
  const { isFixed, select } = partOf(source, getNamedType(field.type) as GraphQLObjectType, nodes)
  return {
    isFixed,
    select(context, variables) {
      const nested = (query: SelectedRelation | true) => {
        const own = query === true ? {} : query
        return { ...own, select: mergeSelects(own.select ?? {}, select(context, variables)) }
      }
      const { select: read } = selectFor({}, context ?? {}, nested)
      const relation = firstRelation(selectFor)
      return { [readName(relation, key)]: read[relation] }
    },
  }
}

/** Name of the first relation in the select of a field. */
export const firstRelation = (selectFor: SelectOf): string =>
  Object.keys(selectFor({}, {}, () => true).select)[0]!

/**
 * Name under which a field reads its relation. It is at most 63 bytes long, because PostgreSQL truncates longer
 * identifiers.
 */
export const readName = (relation: string, key: string) =>
  `${relation}#${key.length > 30 ? createHash('sha1').update(key).digest('hex').slice(0, 30) : key}`

/** Reads a page of a relation and, if selected, the number of its records. */
function pagePart(
  source: OperationSource,
  relationPage: RelationPageOptions,
  field: GraphQLField<unknown, Context>,
  { key, nodes }: SelectedField,
): Part {
  const requestedParts = relationPage.wanted(nodes, source.fragments)
  const recordFields = selectListNodes(source, getNamedType(field.type) as GraphQLObjectType, nodes)
  const part = recordFields ? partOf(source, recordFields.type, recordFields.nodes) : fixedPart({})
  const argumentNodes = nodes[0]!.arguments ?? []
  const isPlain = argumentNodes.every(
    ({ name, value }) => value.kind !== Kind.VARIABLE && /^(first|last|all)$/.test(name.value),
  )
  const name = readName(relationPage.relation, key)
  return {
    isFixed: isPlain && !relationPage.isByCaller && part.isFixed,
    select(context, variables) {
      const args = getArgumentValues(field as GraphQLField<unknown, unknown>, nodes[0]!, variables)
      const { page, total, columns } = relationPage.read(args, context, requestedParts)
      const select = withColumns(part.select(context, variables), columns)
      return {
        ...((recordFields || requestedParts.cursors) && { [name]: { ...page, select } }),
        ...(requestedParts.total && { [name + totalSuffix]: total }),
      }
    },
  }
}

/** Merges two selects. */
function mergeSelects(one: PrismaSelect, other: PrismaSelect): PrismaSelect {
  const both = { ...one }
  for (const name in other) {
    const [existing, added] = [both[name], other[name]]
    both[name] =
      existing === undefined || existing === added ? added : mergeRelation(name, existing, added)
  }
  return both
}

/** @throws Error if fields of one type select the same relation with different arguments */
function mergeRelation(name: string, one: unknown, other: unknown): PrismaSelect {
  const { select: ofOne, ...query } = one as { select?: PrismaSelect }
  const { select: ofOther, ...again } = other as { select?: PrismaSelect }
  if (!ofOne || !ofOther || JSON.stringify(query) !== JSON.stringify(again))
    throw new Error(`${name} is selected with different arguments.`)
  return { ...query, select: mergeSelects(ofOne, ofOther) }
}
