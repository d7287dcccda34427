/**
 * From a valid operation to the points that it costs. `{ orders(first: 50) { nodes { id } } }` is 50 records of 1.02 and
 * the statement of a root field: one point.
 */
import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  type InlineFragmentNode,
  isCompositeType,
  isInputObjectType,
  isListType,
  Kind,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
  typeFromAST,
  valueFromASTUntyped,
} from 'graphql'
import { getFieldDef } from 'graphql/execution/execute.js'
import { checkFilter, tooExpensive } from './limits.js'

/**
 * What operations cost. A record counts 1, each plain field of it a fiftieth; a list of the query counts as
 * long as `first` allows it to be; one within a record as long as such lists usually are, as each is of a few
 * records more often than not; a field of the query itself counts as the statement that it takes. A hundred of
 * that are a point. What lists turn out longer is charged after, and what they turn out shorter is given back.
 */
export const prices = {
  leaf: 0.02,
  listSize: 2,
  /** Records of a page that says of no number, and of a list asked for whole. */
  page: 25,
  /** Records of a list within a record; those of a page within one are as many at most. */
  nestedPage: 5,
  statement: 10,
  /** A record of an answer with its fields, where what was not used is given back. */
  used: 2,
  mutation: 100,
  /** The schema is large whatever is asked of it. */
  introspection: 1_000,
  point: 100,
  /** Looking at related records in a filter. */
  relation: 50,
  /** Comparing a column in a filter: each may look at every record. */
  condition: 5,
  /** Points one request may cost. */
  maxPoints: 100,
} as const

/** What filters are given as: `of` and `in` are those of a share. */
const filterArguments = new Set(['where', 'of', 'in'])

type Variables = Record<string, unknown>

/**
 * The weight of something by the variables.
 * @param lists whether they count with the records they are expected to have, or with none
 */
export type Weigh = (variables: Variables, lists: 'expected' | 'empty') => number

/** The weight of an operation that is valid; made once for a document. */
export function weigher(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): Weigh {
  const defaults: Variables = {}
  for (const { variable, defaultValue } of operation.variableDefinitions ?? [])
    if (defaultValue) defaults[variable.name.value] = valueFromASTUntyped(defaultValue)
  const root = schema.getRootType(operation.operation)!
  const fields = new Weigher(schema, fragments, root)
  const all = fields.set(operation.selectionSet, root, undefined)
  return (variables, lists) => {
    const given = { ...defaults, ...variables }
    return sumOf(fields.once, all(given, lists), given, lists)
  }
}

const sumOf = (parts: readonly Weigh[], start: number, ...given: Parameters<Weigh>) =>
  parts.reduce((sum, part) => sum + part(...given), start)

/** Makes the weights of what an operation selects. */
class Weigher {
  /** The conditions that weigh once, however long the list is in which they stand. */
  readonly once: Weigh[] = []
  readonly #schema: GraphQLSchema
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>
  readonly #root: GraphQLCompositeType

  constructor(
    schema: GraphQLSchema,
    fragments: ReadonlyMap<string, FragmentDefinitionNode>,
    root: GraphQLCompositeType,
  ) {
    this.#schema = schema
    this.#fragments = fragments
    this.#root = root
  }

  /** @param page how long the list is whose page the type is */
  set(
    { selections }: SelectionSetNode,
    type: GraphQLCompositeType,
    page: Weigh | undefined,
  ): Weigh {
    let plain = 0
    const parts: Weigh[] = []
    const spread = new Set<string>()
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const weight = this.#field(selection, type, page)
        if (typeof weight === 'number') plain += weight
        else parts.push(weight)
        continue
      }
      let fragment: InlineFragmentNode | FragmentDefinitionNode
      if (selection.kind === Kind.INLINE_FRAGMENT) fragment = selection
      else {
        const { value } = selection.name
        if (spread.has(value)) continue
        spread.add(value)
        fragment = this.#fragments.get(value)!
      }
      const on = fragment.typeCondition && typeFromAST(this.#schema, fragment.typeCondition)
      parts.push(this.set(fragment.selectionSet, (on as GraphQLCompositeType) ?? type, page))
    }
    return parts.length === 0 ? () => plain : (...given) => sumOf(parts, plain, ...given)
  }

  #field(node: FieldNode, parent: GraphQLCompositeType, page: Weigh | undefined): number | Weigh {
    // Of a union only `__typename` is selected, for which it is asked for no field.
    const field = getFieldDef(this.#schema, parent as GraphQLObjectType, node)!
    if (field === TypeNameMetaFieldDef) return prices.leaf
    if (field === SchemaMetaFieldDef || field === TypeMetaFieldDef) return prices.introspection
    const { weight = 0, weighsOnce } = field.extensions
    const type = getNamedType(field.type)
    const fixed =
      weight +
      (parent === this.#schema.getMutationType() ? prices.mutation : 0) +
      (parent === this.#schema.getQueryType() ? prices.statement : 0)
    const filters = filtersOf(field, node)
    if (weighsOnce) this.once.push(...filters.splice(0))
    if (!isCompositeType(type) || !node.selectionSet) return fixed + prices.leaf

    const own: Weigh = (...given) => sumOf(filters, fixed, ...given)
    const first = lengthOf(field, node)
    const isNested = parent !== this.#root && !isContainer(parent)
    const length: Weigh | undefined =
      first && isNested ? (...given) => Math.min(first(...given), prices.nestedPage) : first
    const inner = this.set(node.selectionSet, type, length)
    if (!isListType(getNullableType(field.type)))
      return (...given) => own(...given) + 1 + inner(...given)
    const count = length ?? page ?? (() => prices.listSize)
    return (variables, lists) => {
      const weight = own(variables, lists)
      if (lists === 'empty') return weight
      return weight + count(variables, lists) * (1 + inner(variables, lists))
    }
  }
}

type Field = GraphQLField<unknown, unknown>

/** What the conditions of a field's filters weigh, and the relations that they look at. */
function filtersOf(field: Field, node: FieldNode): Weigh[] {
  return (node.arguments ?? []).flatMap(({ name, value }) => {
    const argument = field.args.find((one) => one.name === name.value)
    if (!argument || !filterArguments.has(argument.name)) return []
    return (variables) => {
      const filter = valueFromASTUntyped(value, variables)
      checkFilter(filter)
      return filterWeight(argument.type, filter)
    }
  })
}

/** How long the list behind a field may be, where an argument says so. */
function lengthOf(field: Field, node: FieldNode): Weigh | undefined {
  const given = (name: string) => node.arguments?.find((arg) => arg.name.value === name)?.value
  const ids = field.args.some(({ name }) => name === 'ids') && given('ids')
  if (ids) {
    return (variables) => {
      const list = valueFromASTUntyped(ids, variables)
      return Array.isArray(list) ? list.length : 1
    }
  }
  const size = field.args.find(({ name }) => name === 'first' || name === 'limit')
  if (!size) return undefined
  const { defaultValue = prices.page } = size
  const usual = typeof defaultValue === 'number' ? defaultValue : prices.listSize
  const length = given('last') ?? given(size.name)
  if (!length) return () => usual
  return (variables) => {
    const value = valueFromASTUntyped(length, variables)
    return typeof value === 'number' ? value : usual
  }
}

function filterWeight(type: GraphQLInputType, filter: unknown): number {
  const input = getNamedType(type)
  if (!isInputObjectType(input) || typeof filter !== 'object' || filter === null) return 0
  if (Array.isArray(filter)) return filter.reduce((sum, one) => sum + filterWeight(type, one), 0)
  const fields = input.getFields()
  return Object.entries(filter).reduce((sum, [name, value]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (!field) return sum
    const { weight = 0 } = field.extensions
    const isCondition = !isInputObjectType(getNamedType(field.type))
    return sum + weight + (isCondition ? prices.condition : filterWeight(field.type, value))
  }, 0)
}

/** Whether a type is a page or an entry of one: what is within belongs to the list. */
function isContainer({ name }: GraphQLCompositeType): boolean {
  return /(Connection|Edge)$/.test(name)
}

/** The whole points of a weight: what it is charged as. */
export function pointsOf(weight: number): number {
  return Math.max(1, Math.ceil(weight / prices.point))
}

/**
 * Refuses what costs more than one request may.
 * @throws AppError query_too_expensive
 */
export function checkCost(points: number, max: number = prices.maxPoints): void {
  if (points <= max) return
  throw tooExpensive(
    `The operation costs ${points} points, and one request may cost ${max}.`,
    'Ask for fewer records (`first`), fewer lists within lists, or a list of its own by `where`; export whole tables.',
  )
}
