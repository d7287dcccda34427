import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
  typeFromAST,
  type ValueNode,
  valueFromASTUntyped,
} from 'graphql'
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
type Weigh = (variables: Variables) => number

/**
 * The weight of an operation as a function of its variables; made once for a document.
 * @param lists whether they count with the records they are expected to have, or with none
 */
export function weigher(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  lists: 'expected' | 'empty',
): Weigh {
  const defaults = new Map(
    (operation.variableDefinitions ?? []).map(({ variable, defaultValue }) => [
      variable.name.value,
      defaultValue,
    ]),
  )
  const root = schema.getRootType(operation.operation)!
  /** The conditions that weigh once, however long the list is in which they stand. */
  const once: Weigh[] = []

  /** A number argument or the default of the schema; null for one that is no number. */
  const numberOf = (node: ValueNode | undefined, fallback: unknown): Weigh => {
    if (node?.kind === Kind.INT) {
      const value = Number(node.value)
      return () => value
    }
    if (node?.kind === Kind.VARIABLE) {
      const name = node.name.value
      const other = numberOf(defaults.get(name), fallback)
      return (variables) =>
        typeof variables[name] === 'number' ? variables[name] : other(variables)
    }
    const value = typeof fallback === 'number' ? fallback : prices.listSize
    return () => value
  }

  const setOf = (
    set: SelectionSetNode,
    type: GraphQLCompositeType,
    page: Weigh | undefined,
  ): Weigh => {
    let plain = 0
    const parts: Weigh[] = []
    const spread = new Set<string>()
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        const weight = fieldOf(selection, type, page)
        if (typeof weight === 'number') plain += weight
        else parts.push(weight)
        continue
      }
      const fragment =
        selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value)!
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        if (spread.has(selection.name.value)) continue
        spread.add(selection.name.value)
      }
      const on = fragment.typeCondition
        ? (typeFromAST(schema, fragment.typeCondition) as GraphQLCompositeType)
        : type
      parts.push(setOf(fragment.selectionSet, on, page))
    }
    if (parts.length === 0) return () => plain
    return (variables) => parts.reduce((sum, part) => sum + part(variables), plain)
  }

  const fieldOf = (
    node: FieldNode,
    parent: GraphQLCompositeType,
    page: Weigh | undefined,
  ): number | Weigh => {
    const field = fieldDefinition(schema, parent, node.name.value)
    if (!field) return prices.leaf
    if (field === SchemaMetaFieldDef || field === TypeMetaFieldDef) return prices.introspection
    const { weight = 0 } = field.extensions
    const type = getNamedType(field.type)
    const fixed =
      weight +
      (parent === schema.getMutationType() ? prices.mutation : 0) +
      (parent === schema.getQueryType() ? prices.statement : 0)
    const filters = filtersOf(field, node)
    if (field.extensions.weighsOnce) once.push(...filters.splice(0))
    if (!isCompositeType(type) || !node.selectionSet) return fixed + prices.leaf

    const own: Weigh = (variables) =>
      filters.reduce((sum, filter) => sum + filter(variables), fixed)
    const first = argumentOf(field, node)
    const isNested = parent !== root && !isContainer(parent)
    const length = first && isNested ? usualLength(first) : first
    const inner = setOf(node.selectionSet, type, length)
    if (!isList(field)) return (variables) => own(variables) + 1 + inner(variables)
    if (lists === 'empty') return own
    const count = length ?? page ?? (() => prices.listSize)
    return (variables) => own(variables) + count(variables) * (1 + inner(variables))
  }

  /** What the conditions of a field's filters weigh, and the relations that they look at. */
  const filtersOf = (field: GraphQLField<unknown, unknown>, node: FieldNode): Weigh[] =>
    (node.arguments ?? []).flatMap(({ name, value }) => {
      const argument = field.args.find((one) => one.name === name.value)
      if (!argument || !filterArguments.has(argument.name)) return []
      return (variables) => {
        const filter = valueFromASTUntyped(value, { ...defaultValues(), ...variables })
        checkFilter(filter)
        return filterWeight(argument.type, filter)
      }
    })
  const defaultValues = () =>
    Object.fromEntries(
      [...defaults].flatMap(([name, node]) => (node ? [[name, valueFromASTUntyped(node)]] : [])),
    )

  /** How long the list behind a field may be, where an argument says so. */
  const argumentOf = (
    field: GraphQLField<unknown, unknown>,
    node: FieldNode,
  ): Weigh | undefined => {
    const given = (name: string) => node.arguments?.find((arg) => arg.name.value === name)?.value
    const ids = field.args.some(({ name }) => name === 'ids') && given('ids')
    if (ids) return lengthOf(ids)
    const size = field.args.find(({ name }) => name === 'first' || name === 'limit')
    if (!size) return undefined
    return numberOf(given('last') ?? given(size.name), size.defaultValue ?? prices.page)
  }

  const lengthOf = (list: ValueNode): Weigh => {
    if (list.kind === Kind.LIST) return () => list.values.length
    const name = list.kind === Kind.VARIABLE ? list.name.value : ''
    return (variables) => (Array.isArray(variables[name]) ? variables[name].length : 1)
  }

  const all = setOf(operation.selectionSet, root, undefined)
  return once.length === 0
    ? all
    : (variables) => once.reduce((sum, filter) => sum + filter(variables), all(variables))
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

function fieldDefinition(
  schema: GraphQLSchema,
  parent: GraphQLCompositeType,
  name: string,
): GraphQLField<unknown, unknown> | undefined {
  if (parent === schema.getQueryType()) {
    if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef
    if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef
  }
  return 'getFields' in parent ? parent.getFields()[name] : undefined
}

/** Whether a type is a page or an entry of one: what is within belongs to the list. */
function isContainer({ name }: GraphQLCompositeType): boolean {
  return /(Connection|Edge)$/.test(name)
}

const usualLength =
  (first: Weigh): Weigh =>
  (variables) =>
    Math.min(first(variables), prices.nestedPage)

function isList({ type }: GraphQLField<unknown, unknown>): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type)
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
