/**
 * The compiler. Input: an operation that is valid; output: a function of the caller and the variables that answers it.
 * Each field becomes a closure that finds its value in its record, or calls its resolver, and completes it.
 *
 *     { order(id: $id) { total } }
 *     `order` calls its resolver with what is asked of the record, `total` takes `record.total` and writes the amount
 */
import {
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  locatedError,
  type OperationDefinitionNode,
} from 'graphql'
import { getArgumentValues } from 'graphql/execution/values.js'
import {
  type AccessRequirement,
  type GrantedScopes,
  isGranted,
  requireAccess,
} from '../access/access.js'
import { totalOf } from '../query/select.js'
import type { SpanOptions } from '../tracing/span.js'
import { traced, tracer } from '../tracing/tracing.js'
import {
  type Complete,
  completeAbstract,
  completeItem,
  completeLeaf,
  completeList,
  completeNonNull,
  completeObject,
  type Field,
  failing,
  isPromise,
  type Path,
  type Run,
  type RunReport,
  rejected,
} from './complete.js'
import type { Context } from './context.js'
import { layoutOf } from './layout.js'
import { grantedScopesOf, modelOfType, propertyOf, resolvedBy } from './pothos.js'
import type { Related } from './related.js'
import { type CompiledInfo, readName, relationOf, selectionOf, selectionsOf } from './selection.js'
import type { Source } from './source.js'

/** Thrown for what is left to graphql-js: introspection. */
export class CannotCompile extends Error {
  override name = 'CannotCompile'
}

/** How a field is made. */
type Compiled = Pick<Field, 'resolve'>
/** How its value is found in its parent, or made of it. */
type Value = (source: Record<string, unknown>, run: Run, path: Path) => unknown

/**
 * Runs an operation. The variables are already coerced: enum values, dates and amounts in their inner form.
 * @param report takes what becomes of it beside its data
 * @throws the error that leaves nothing of the answer
 */
export interface Execute {
  (
    context: Context,
    variables: Record<string, unknown>,
    report?: RunReport,
  ): Promise<Record<string, unknown>>
  /** What its fields ask of the caller. */
  requirements: readonly AccessRequirement[]
}

/**
 * Compiles an operation into closures. Below a root field, what a resolver would only read from its
 * parent (exposed columns, relations the root query has loaded) is read directly, without the
 * executor's and the plugins' work per field. What the fields ask of the caller is checked once, before
 * the root fields: what is refused ends a mutation and an operation that is not partial, and becomes the error of its
 * field in a query.
 * @throws Error for what only the executor of graphql-js can do
 */
export function compile(source: Source): Execute {
  return new Compiler(source).operation()
}

interface FirstAsking {
  nodes: readonly FieldNode[]
  keys: string[]
}

/** What the span of an operation is called, and tells. */
function spanOf({ operation, name, selectionSet }: OperationDefinitionNode): [string, SpanOptions] {
  const [field] = selectionSet.selections
  const named = name?.value ?? (field?.kind === 'Field' ? field.name.value : '')
  return [
    `${operation} ${named}`.trim(),
    { attributes: { 'graphql.operation.type': operation, 'graphql.operation.name': name?.value } },
  ]
}

class Compiler {
  readonly #source: Source
  readonly #root: GraphQLObjectType
  /** What the fields ask, and the first that does. */
  readonly #requirements = new Map<AccessRequirement, FirstAsking>()
  /** Where the compiler is. */
  #granted: GrantedScopes
  readonly #keys: string[] = []
  /** Fields by the node that they were compiled from; undefined of several. */
  readonly #compiled = new Map<FieldNode, Field | undefined>()

  constructor(source: Source) {
    this.#source = source
    this.#root = source.schema.getRootType(source.operation.operation)!
  }

  operation(): Execute {
    const { operation } = this.#source
    const fields = this.#fields(this.#root, [operation])
    const refusals = this.#refusals()
    const isQuery = operation.operation === 'query'
    const together = completeObject(fields, this.#source.isPartial)
    const run = async (
      context: Context,
      variables: Record<string, unknown>,
      report: RunReport = { errors: [], records: 0 },
    ) => {
      const refused = refusals(context)
      if (refused && !(this.#source.isPartial && isQuery)) throw this.#refusal(refused)
      const within: Run = { context, variables, report, refused }
      // The root is the one value without a path.
      if (isQuery) return (await together({}, within, undefined)) as Record<string, unknown>
      report.records++
      const data: Record<string, unknown> = {}
      for (const { key, resolve } of fields) data[key] = await resolve({}, within, undefined)
      return data
    }
    const execute: typeof run = tracer()
      ? (...given) => traced(...spanOf(operation), () => run(...given))
      : run
    return Object.assign(execute, { requirements: [...this.#requirements.keys()] })
  }

  /** The first refusal; of a partial operation as the error of its field. */
  #refusal(refused: ReadonlyMap<AccessRequirement, unknown>): unknown {
    const [[requirement, error]] = refused as Iterable<[AccessRequirement, unknown]> as [
      [AccessRequirement, unknown],
    ]
    if (!this.#source.isPartial) return error
    const { nodes, keys } = this.#requirements.get(requirement)!
    return locatedError(error, nodes, keys)
  }

  /** What the caller is refused; undefined when nothing is. */
  #refusals(): (context: Context) => Map<AccessRequirement, unknown> | undefined {
    const isMutation = this.#source.operation.operation === 'mutation'
    const all = [...this.#requirements.keys()]
    return ({ session }) => {
      let refused: Map<AccessRequirement, unknown> | undefined
      for (const requirement of all) {
        try {
          requireAccess(session, requirement, isMutation)
        } catch (error) {
          refused ??= new Map()
          refused.set(requirement, error)
        }
      }
      return refused
    }
  }

  #fields(parent: GraphQLObjectType, nodes: readonly Pick<FieldNode, 'selectionSet'>[]): Field[] {
    return this.#source.select(parent, nodes).map(({ nodes: merged, ...selected }) => {
      const field = { ...selected, ...this.#field(parent, selected.key, merged, selected.spreads) }
      // A fragment that is spread twice is compiled twice.
      const isTwice = this.#compiled.has(merged[0]!)
      this.#compiled.set(merged[0]!, isTwice ? undefined : field)
      return field
    })
  }

  #field(
    parent: GraphQLObjectType,
    key: string,
    nodes: readonly FieldNode[],
    spreads: readonly string[] | undefined,
  ): Compiled {
    const { name } = nodes[0]!
    if (name.value === '__typename') return { resolve: () => parent.name }
    const field = parent.getFields()[name.value]
    // An object has a prototype behind that name.
    if (!field || key === '__proto__')
      throw new CannotCompile(`${key}: ${name.value} is a field of graphql-js.`)
    this.#keys.push(key)
    const requirement = this.#ask(field, nodes)
    const complete = this.#complete(field.type, parent, nodes)
    this.#keys.pop()
    const direct = this.#direct(parent, field, key, nodes[0]!)
    const value = direct ?? this.#resolver(parent, field, nodes, spreads)
    // It needs no path of its own, and most fields are leaves that are read.
    const isLeaf = direct && !nodes[0]!.selectionSet
    const isRead = direct && modelOfType(parent)
    const fail = this.#source.isPartial ? failing(nodes, field.type) : rejected
    const read: Field['resolve'] = (source, run, prev) => {
      try {
        const refusal = run.refused && requirement && run.refused.get(requirement)
        if (refusal) throw refusal
        if (run.isVoid && !isLeaf) return null
        const path = isLeaf ? (prev as Path) : { prev, key, typename: parent.name }
        const found = value(source as Record<string, unknown>, run, path)
        if (found === undefined && isRead)
          throw new Error(`${parent.name}.${name.value} is not read.`)
        return isPromise(found)
          ? found.then((settled) => complete(settled, run, path))
          : complete(found, run, path)
      } catch (error) {
        return fail(error, run, { prev, key, typename: parent.name })
      }
    }
    if (!this.#source.isPartial) return { resolve: read }
    const resolve: Field['resolve'] = (source, run, prev) => {
      const value = read(source, run, prev)
      if (!isPromise(value)) return value
      return value.then(undefined, (error) =>
        fail(error, run, { prev, key, typename: parent.name }),
      )
    }
    return { resolve }
  }

  /** Notes what a field asks of the caller. */
  #ask({ extensions }: GraphQLField<unknown, Context>, nodes: readonly FieldNode[]) {
    const { requirement } = extensions
    if (!requirement || isGranted(requirement, this.#granted)) return undefined
    if (!this.#requirements.has(requirement))
      this.#requirements.set(requirement, { nodes, keys: [...this.#keys] })
    return requirement
  }

  /** The field's own resolver, with everything the plugins wrapped around it; what it asks is checked here. */
  #resolver(
    parent: GraphQLObjectType,
    field: GraphQLField<unknown, Context>,
    fieldNodes: readonly FieldNode[],
    spreads: readonly string[] | undefined,
  ): Value {
    const hasArguments = field.args.length > 0
    const { schema, operation, fragments } = this.#source
    const resolve = field.extensions.open ?? field.resolve
    const selection = selectionOf(this.#source, field.type, fieldNodes)
    const selections = selectionsOf(this.#source, field.type, fieldNodes)
    const layout =
      selection && parent === this.#root && !spreads
        ? layoutOf(this.#source, field.type, fieldNodes, (node) => this.#compiled.get(node))
        : undefined
    return (source, { context, variables, refused }, path) => {
      // graphql-js types the field without a context of its own, which it does not read.
      const args = hasArguments
        ? getArgumentValues(field as GraphQLField<unknown, unknown>, fieldNodes[0]!, variables)
        : {}
      const info: CompiledInfo = {
        fieldName: field.name,
        fieldNodes,
        returnType: field.type,
        parentType: parent,
        path,
        schema,
        fragments,
        rootValue: undefined,
        operation,
        variableValues: variables,
        selection,
        selections,
        // What is refused must not be read with the rest.
        layout: refused ? undefined : layout,
      }
      return resolve ? resolve(source, args, context, info) : source[field.name]
    }
  }

  /** How to read a field from its parent; undefined when only its own resolver knows. */
  #direct(
    parent: GraphQLObjectType,
    field: GraphQLField<unknown, Context>,
    key: string,
    node: FieldNode,
  ): Value | undefined {
    const { related, pothosPrismaSelect: wanted } = field.extensions
    if (related) return pageDirect(related, field, key, node)
    if (field.args.length > 0 || parent === this.#root) return undefined
    const property = propertyOf(field)
    const compute = resolvedBy(field)
    if (typeof wanted === 'function') {
      const relation = relationOf(wanted)
      const name = readName(relation, key)
      if (property) return (source) => source[name]
      return (source, { context }) => compute!({ [relation]: source[name] }, {}, context) ?? null
    }
    if (property) return (source) => source[property]
    return compute && wanted && ((source, { context }) => compute(source, {}, context) ?? null)
  }

  #complete(
    type: GraphQLOutputType,
    parent: GraphQLObjectType,
    nodes: readonly FieldNode[],
  ): Complete {
    if (isNonNullType(type)) {
      const inner = this.#complete(type.ofType as GraphQLOutputType, parent, nodes)
      return completeNonNull(inner, `${parent.name}.${nodes[0]!.name.value}`)
    }
    if (isListType(type)) {
      const item = this.#complete(type.ofType as GraphQLOutputType, parent, nodes)
      return completeList(this.#source.isPartial ? completeItem(item, nodes, type.ofType) : item)
    }
    const named = getNamedType(type)
    if (isLeafType(named)) return completeLeaf(named, this.#source)
    if (isAbstractType(named)) {
      const types = this.#source.schema.getPossibleTypes(named)
      const made = new Map(types.map((type) => [type.name, this.#record(type, nodes)]))
      return completeAbstract(named, made)
    }
    if (!isObjectType(named) || named.isTypeOf)
      throw new CannotCompile(`${named.name} tells its objects itself.`)
    return this.#record(named, nodes)
  }

  #record(type: GraphQLObjectType, nodes: readonly FieldNode[]): Complete {
    const before = this.#granted
    this.#granted = grantedScopesOf(type) ?? before
    const fields = this.#fields(type, nodes)
    this.#granted = before
    return completeObject(fields, this.#source.isPartial)
  }
}

/** The page that was read with its record; of nothing where nothing is asked of it. */
function pageDirect(
  related: Related,
  field: GraphQLField<unknown, Context>,
  key: string,
  node: FieldNode,
): Value {
  const name = readName(related.relation, key)
  return (source, { context, variables }) => {
    const args = getArgumentValues(field as GraphQLField<unknown, unknown>, node, variables)
    return related.page(args, context, source[name], source[name + totalOf])
  }
}
