/**
 * The compiler turns a valid operation into a function of the request context and the variables.
 *
 * Each field becomes a closure. It reads its value from the parent record or calls the field's resolver, then
 * completes the value according to its type.
 *
 *     { order(id: $id) { total } }
 *     `order` calls its resolver with the selected columns; `total` reads `record.total` and formats it
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
  requireAccess,
  requirementBelow,
} from '../access/access.js'
import { totalSuffix } from '../query/select.js'
import type { SpanOptions } from '../tracing/span.js'
import { tracer, withSpan } from '../tracing/tracing.js'
import {
  type CompiledField,
  type Complete,
  completeAbstract,
  completeItem,
  completeLeaf,
  completeList,
  completeNonNull,
  completeObject,
  failing,
  isPromise,
  type ResponsePath,
  type Run,
  type RunReport,
  rejectFirstError,
} from './complete.js'
import type { Context } from './context.js'
import { compileLayout } from './layout.js'
import { exposedProperty, grantedScopesOf, modelOfType, resolvedBy } from './pothos.js'
import type { RelationPageOptions } from './related.js'
import {
  type CompiledInfo,
  compileSelection,
  compileSelectionsByType,
  firstRelation,
  readName,
} from './selection.js'
import type { OperationSource } from './source.js'

/** Thrown for operations that only graphql-js can execute, such as introspection. */
export class CannotCompile extends Error {
  override name = 'CannotCompile'
}

type Compiled = Pick<CompiledField, 'resolve'>
/** Reads the value of a field from its parent, or computes it. */
type Value = (source: Record<string, unknown>, run: Run, path: ResponsePath) => unknown

/**
 * Executes a compiled operation.
 * @param variables coerced values: enums, dates and amounts have their internal representation
 * @param report receives errors and counts
 * @throws the error that leaves no data, such as a denied mutation
 */
export interface Execute {
  (
    context: Context,
    variables: Record<string, unknown>,
    report?: RunReport,
  ): Promise<Record<string, unknown>>
  /** Access requirements of all fields. */
  requirements: readonly AccessRequirement[]
}

/**
 * Compiles an operation into closures.
 *
 * Exposed columns and loaded relations are read directly from the parent record, without the per-field work of the
 * executor and its plugins. Access is checked once, before the root fields run. A denied requirement fails a mutation
 * or a REST operation as a whole. In a query, it becomes the error of the field.
 * @throws CannotCompile for operations that only graphql-js can execute
 */
export function compile(source: OperationSource): Execute {
  return new Compiler(source).operation()
}

/** The first field with a requirement, and its path in the response. */
interface FirstAsking {
  nodes: readonly FieldNode[]
  keys: string[]
}

/** Returns the name and the attributes of the operation's tracing span. */
function spanOf({ operation, name, selectionSet }: OperationDefinitionNode): [string, SpanOptions] {
  const [field] = selectionSet.selections
  const label = name?.value ?? (field?.kind === 'Field' ? field.name.value : '')
  return [
    `${operation} ${label}`.trim(),
    { attributes: { 'graphql.operation.type': operation, 'graphql.operation.name': name?.value } },
  ]
}

class Compiler {
  readonly #source: OperationSource
  readonly #root: GraphQLObjectType
  /** Access requirements, each with the first field that has it. */
  readonly #requirements = new Map<AccessRequirement, FirstAsking>()
  /** Scopes granted by the type that is being compiled. */
  #granted: GrantedScopes
  readonly #keys: string[] = []
  /** Compiled fields by AST node; undefined for a node that was compiled more than once. */
  readonly #compiled = new Map<FieldNode, CompiledField | undefined>()

  constructor(source: OperationSource) {
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
      const denials = refusals(context)
      if (denials && !(this.#source.isPartial && isQuery)) throw this.#refusal(denials)
      const runState: Run = { context, variables, report, refused: denials }
      // The root object has no path.
      if (isQuery) return (await together({}, runState, undefined)) as Record<string, unknown>
      report.records++
      const data: Record<string, unknown> = {}
      for (const { key, resolve } of fields) data[key] = await resolve({}, runState, undefined)
      return data
    }
    const execute: typeof run = tracer()
      ? (...runArgs) => withSpan(...spanOf(operation), () => run(...runArgs))
      : run
    return Object.assign(execute, { requirements: [...this.#requirements.keys()] })
  }

  /** Returns the error to throw for the first denied requirement. In GraphQL it has the field's location. */
  #refusal(refused: ReadonlyMap<AccessRequirement, unknown>): unknown {
    const [[requirement, error]] = refused as Iterable<[AccessRequirement, unknown]> as [
      [AccessRequirement, unknown],
    ]
    if (!this.#source.isPartial) return error
    const { nodes, keys } = this.#requirements.get(requirement)!
    return locatedError(error, nodes, keys)
  }

  /** Returns a function that checks all requirements. It returns the errors by requirement, or undefined. */
  #refusals(): (context: Context) => Map<AccessRequirement, unknown> | undefined {
    const isMutation = this.#source.operation.operation === 'mutation'
    const all = [...this.#requirements.keys()]
    return ({ session }) => {
      let denials: Map<AccessRequirement, unknown> | undefined
      for (const requirement of all) {
        try {
          requireAccess(session, requirement, isMutation)
        } catch (error) {
          denials ??= new Map()
          denials.set(requirement, error)
        }
      }
      return denials
    }
  }

  #fields(
    parent: GraphQLObjectType,
    nodes: readonly Pick<FieldNode, 'selectionSet'>[],
  ): CompiledField[] {
    return this.#source.select(parent, nodes).map(({ nodes: fieldNodes, ...selectedField }) => {
      const field = {
        ...selectedField,
        ...this.#field(parent, selectedField.key, fieldNodes, selectedField.spreads),
      }
      // A fragment that is spread twice is compiled twice.
      const isTwice = this.#compiled.has(fieldNodes[0]!)
      this.#compiled.set(fieldNodes[0]!, isTwice ? undefined : field)
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
    // Assigning `__proto__` would set the prototype of the result object.
    if (!field || key === '__proto__')
      throw new CannotCompile(`The field ${name.value} (${key}) must be resolved by graphql-js.`)
    this.#keys.push(key)
    const requirement = this.#requirementOf(field, nodes)
    const complete = this.#complete(field.type, parent, nodes)
    this.#keys.pop()
    const direct = this.#direct(parent, field, key, nodes[0]!)
    const value = direct ?? this.#resolver(parent, field, nodes, spreads)
    // A leaf that is read from its parent needs no path. Most fields are such leaves, so this saves time.
    const isLeaf = direct && !nodes[0]!.selectionSet
    const isRead = direct && modelOfType(parent)
    const fail = this.#source.isPartial ? failing(nodes, field.type) : rejectFirstError
    const read: CompiledField['resolve'] = (source, run, prev) => {
      try {
        const refusal = run.refused && requirement && run.refused.get(requirement)
        if (refusal) throw refusal
        if (run.isVoid && !isLeaf) return null
        const path = isLeaf ? (prev as ResponsePath) : { prev, key, typename: parent.name }
        const result = value(source as Record<string, unknown>, run, path)
        if (result === undefined && isRead)
          throw new Error(`${parent.name}.${name.value} is not selected.`)
        return isPromise(result)
          ? result.then((settledValue) => complete(settledValue, run, path))
          : complete(result, run, path)
      } catch (error) {
        return fail(error, run, { prev, key, typename: parent.name })
      }
    }
    if (!this.#source.isPartial) return { resolve: read }
    const resolve: CompiledField['resolve'] = (source, run, prev) => {
      const value = read(source, run, prev)
      if (!isPromise(value)) return value
      return value.then(undefined, (error) =>
        fail(error, run, { prev, key, typename: parent.name }),
      )
    }
    return { resolve }
  }

  /** Records the access requirement of a field. Returns undefined if the type already grants it. */
  #requirementOf({ extensions }: GraphQLField<unknown, Context>, nodes: readonly FieldNode[]) {
    const requirement =
      extensions.requirement && requirementBelow(extensions.requirement, this.#granted)
    if (!requirement) return undefined
    if (!this.#requirements.has(requirement))
      this.#requirements.set(requirement, { nodes, keys: [...this.#keys] })
    return requirement
  }

  /** Calls the field's resolver with all plugin wrappers except the access check, which runs up front. */
  #resolver(
    parent: GraphQLObjectType,
    field: GraphQLField<unknown, Context>,
    fieldNodes: readonly FieldNode[],
    spreads: readonly string[] | undefined,
  ): Value {
    const hasArguments = field.args.length > 0
    const { schema, operation, fragments } = this.#source
    const resolve = field.extensions.open ?? field.resolve
    const selection = compileSelection(this.#source, field.type, fieldNodes)
    const selections = compileSelectionsByType(this.#source, field.type, fieldNodes)
    const layout =
      selection && parent === this.#root && !spreads
        ? compileLayout(this.#source, field.type, fieldNodes, (node) => this.#compiled.get(node))
        : undefined
    return (source, { context, variables, refused }, path) => {
      // graphql-js types its parameter for fields without a context type, and does not use the context.
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
        // A layout would read the denied fields together with the others.
        layout: refused ? undefined : layout,
      }
      return resolve ? resolve(source, args, context, info) : source[field.name]
    }
  }

  /** Returns how to read a field from its parent, or undefined if the field needs its resolver. */
  #direct(
    parent: GraphQLObjectType,
    field: GraphQLField<unknown, Context>,
    key: string,
    node: FieldNode,
  ): Value | undefined {
    const { related, pothosPrismaSelect: prismaSelect } = field.extensions
    if (related) return pageDirect(related, field, key, node)
    if (field.args.length > 0 || parent === this.#root) return undefined
    const property = exposedProperty(field)
    const compute = resolvedBy(field)
    if (typeof prismaSelect === 'function') {
      const relation = firstRelation(prismaSelect)
      const name = readName(relation, key)
      if (property) return (source) => source[name]
      return (source, { context }) => compute!({ [relation]: source[name] }, {}, context) ?? null
    }
    if (property) return (source) => source[property]
    return (
      compute && prismaSelect && ((source, { context }) => compute(source, {}, context) ?? null)
    )
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
    const namedType = getNamedType(type)
    if (isLeafType(namedType)) return completeLeaf(namedType, this.#source)
    if (isAbstractType(namedType)) {
      const types = this.#source.schema.getPossibleTypes(namedType)
      const completions = new Map(types.map((type) => [type.name, this.#record(type, nodes)]))
      return completeAbstract(namedType, completions)
    }
    if (!isObjectType(namedType) || namedType.isTypeOf)
      throw new CannotCompile(`${namedType.name} has isTypeOf.`)
    return this.#record(namedType, nodes)
  }

  #record(type: GraphQLObjectType, nodes: readonly FieldNode[]): Complete {
    const before = this.#granted
    this.#granted = grantedScopesOf(type) ?? before
    const fields = this.#fields(type, nodes)
    this.#granted = before
    return completeObject(fields, this.#source.isPartial)
  }
}

/** Reads a page that was loaded with its parent record. */
function pageDirect(
  page: RelationPageOptions,
  field: GraphQLField<unknown, Context>,
  key: string,
  node: FieldNode,
): Value {
  const name = readName(page.relation, key)
  return (source, { context, variables }) => {
    const args = getArgumentValues(field as GraphQLField<unknown, unknown>, node, variables)
    return page.page(args, context, source[name], source[name + totalSuffix])
  }
}
