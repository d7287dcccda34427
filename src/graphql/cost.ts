/**
 * Calculates the cost of a valid operation in points.
 *
 * `{ orders(first: 50) { nodes { id } } }` costs one point: 50 records of 1.02 each and the statement of a root
 * field, rounded up to 100.
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
 * Weights that determine the cost of an operation, in hundredths of a point.
 *
 * A record weighs 1. A list weighs as much as its expected number of records: `first` for a root list, and the usual
 * length for a nested list. A root field adds the weight of its statement. After the execution, the difference to the
 * actual number of records is charged or refunded.
 */
export const prices = {
  leaf: 0.02,
  /** Expected length of a nested list that is not a page. */
  listSize: 2,
  /** Expected length of a list whose length the operation does not specify. */
  page: 25,
  /** Expected length of a nested page, even if `first` is larger. */
  nestedPage: 5,
  statement: 10,
  /** Weight of a returned record with its fields, when the cost is settled. */
  used: 2,
  mutation: 100,
  /** The result is always large. */
  introspection: 1_000,
  point: 100,
  /** Filter on a relation. */
  relation: 50,
  /** Filter on a column, which may have to be evaluated for every record. */
  condition: 5,
  /** Maximum cost of a request in points. */
  maxPoints: 100,
} as const

/** Arguments that are filters. `of` and `in` are the filters of a share. */
const filterArguments = new Set(['where', 'of', 'in'])

type Variables = Record<string, unknown>

/**
 * Returns a weight for the given variables.
 * @param lists whether lists count with their expected length or as empty
 */
export type Weigh = (variables: Variables, lists: 'expected' | 'empty') => number

/** Returns a function that calculates the weight of an operation. The operation must be valid. */
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
    const values = { ...defaults, ...variables }
    return sumOf(fields.once, all(values, lists), values, lists)
  }
}

const sumOf = (parts: readonly Weigh[], start: number, ...weighArgs: Parameters<Weigh>) =>
  parts.reduce((sum, part) => sum + part(...weighArgs), start)

/** Calculates the weights of selection sets. */
class Weigher {
  /** Filters that are charged once, regardless of the length of their list. */
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

  /** @param page length of the list that a connection or edge type belongs to */
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
    return parts.length === 0 ? () => plain : (...weighArgs) => sumOf(parts, plain, ...weighArgs)
  }

  #field(node: FieldNode, parent: GraphQLCompositeType, page: Weigh | undefined): number | Weigh {
    // On a union only `__typename` can be selected, so the object type is sufficient.
    const field = getFieldDef(this.#schema, parent as GraphQLObjectType, node)!
    if (field === TypeNameMetaFieldDef) return prices.leaf
    if (field === SchemaMetaFieldDef || field === TypeMetaFieldDef) return prices.introspection
    const { weight = 0, weighsOnce } = field.extensions
    const type = getNamedType(field.type)
    const fixed =
      weight +
      (parent === this.#schema.getMutationType() ? prices.mutation : 0) +
      (parent === this.#schema.getQueryType() ? prices.statement : 0)
    const filters = filterWeights(field, node)
    if (weighsOnce) this.once.push(...filters.splice(0))
    if (!isCompositeType(type) || !node.selectionSet) return fixed + prices.leaf

    const own: Weigh = (...weighArgs) => sumOf(filters, fixed, ...weighArgs)
    const first = lengthOf(field, node)
    const isNested = parent !== this.#root && !isContainer(parent)
    const length: Weigh | undefined =
      first && isNested ? (...weighArgs) => Math.min(first(...weighArgs), prices.nestedPage) : first
    const inner = this.set(node.selectionSet, type, length)
    if (!isListType(getNullableType(field.type)))
      return (...weighArgs) => own(...weighArgs) + 1 + inner(...weighArgs)
    const count = length ?? page ?? (() => prices.listSize)
    return (variables, lists) => {
      const weight = own(variables, lists)
      if (lists === 'empty') return weight
      return weight + count(variables, lists) * (1 + inner(variables, lists))
    }
  }
}

type Field = GraphQLField<unknown, unknown>

/** Returns the weights of the filters of a field. */
function filterWeights(field: Field, node: FieldNode): Weigh[] {
  return (node.arguments ?? []).flatMap(({ name, value }) => {
    const argument = field.args.find((candidate) => candidate.name === name.value)
    if (!argument || !filterArguments.has(argument.name)) return []
    return (variables) => {
      const filter = valueFromASTUntyped(value, variables)
      checkFilter(filter)
      return filterWeight(argument.type, filter)
    }
  })
}

/**
 * Returns the expected length of a list by its `first`, `last`, `limit` or `ids`; undefined without such arguments.
 */
function lengthOf(field: Field, node: FieldNode): Weigh | undefined {
  const argumentValue = (name: string) =>
    node.arguments?.find((arg) => arg.name.value === name)?.value
  const ids = field.args.some(({ name }) => name === 'ids') && argumentValue('ids')
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
  const length = argumentValue('last') ?? argumentValue(size.name)
  if (!length) return () => usual
  return (variables) => {
    const value = valueFromASTUntyped(length, variables)
    return typeof value === 'number' ? value : usual
  }
}

function filterWeight(type: GraphQLInputType, filter: unknown): number {
  const input = getNamedType(type)
  if (!isInputObjectType(input) || typeof filter !== 'object' || filter === null) return 0
  if (Array.isArray(filter)) return filter.reduce((sum, item) => sum + filterWeight(type, item), 0)
  const fields = input.getFields()
  return Object.entries(filter).reduce((sum, [name, value]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (!field) return sum
    const { weight = 0 } = field.extensions
    const isCondition = !isInputObjectType(getNamedType(field.type))
    return sum + weight + (isCondition ? prices.condition : filterWeight(field.type, value))
  }, 0)
}

/** Whether a type is a connection or an edge. Its fields belong to the enclosing list. */
function isContainer({ name }: GraphQLCompositeType): boolean {
  return /(Connection|Edge)$/.test(name)
}

/** Converts a weight to points, rounded up. The minimum is one point. */
export function toPoints(weight: number): number {
  return Math.max(1, Math.ceil(weight / prices.point))
}

/**
 * Rejects an operation that exceeds the limit.
 * @throws AppError query_too_expensive
 */
export function checkCost(points: number, max: number = prices.maxPoints): void {
  if (points <= max) return
  throw tooExpensive(
    `The operation costs ${points} points. The maximum per request is ${max}.`,
    'Request fewer records (`first`) or fewer nested lists, or query a nested list separately. Use an export for whole tables.',
  )
}
