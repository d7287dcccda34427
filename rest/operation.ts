import {
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
  typeFromAST,
  validate,
} from 'graphql'
import { getArgumentValues } from 'graphql/execution/values.js'
import type { FieldAuth } from '../schema/builder.js'
import { requireOperator } from '../schema/builder.js'
import { requireScope } from '../src/auth.js'
import type { Context } from '../src/context.js'
import {
  type Complete,
  completeObject,
  type Field,
  type Path,
  type Property,
  type Run,
} from './record.js'

/** An operation of the graph that was parsed, validated and compiled once. */
export interface Operation {
  kind: 'query' | 'mutation'
  node: OperationDefinitionNode
  /** The declared variables and their types. */
  variables: ReadonlyMap<string, GraphQLInputType>
  /**
   * Runs it. The variables are already coerced: enum values, dates and amounts in their inner form.
   * The first error of any field ends the whole.
   */
  execute(context: Context, variables: Record<string, unknown>): Promise<Record<string, unknown>>
}

/**
 * Compiles an operation into closures. Below a root field, what a resolver would only read from its
 * parent (exposed columns, relations the root query has loaded) is read directly, without the
 * executor's and the plugins' work per field; their scopes are checked once, before the root fields.
 * @throws Error when the text does not fit the schema, so a wrong row stops the server from starting
 */
export function prepareOperation(schema: GraphQLSchema, text: string): Operation {
  const document = parse(text, { noLocation: true })
  const errors = validate(schema, document)
  if (errors.length > 0)
    throw new Error(`${errors.map(({ message }) => message).join('\n')}\nin\n${text}`)
  return new Compiler(schema, document).operation()
}

/** Whether the fields of an object join those of its parent: its alias begins with `_`. */
export function isSpread(node: FieldNode): boolean {
  return Boolean(node.alias?.value.startsWith('_') && node.selectionSet)
}

/**
 * The variable of a field's `@include(if: $variable)`.
 * @throws Error for any other directive
 */
export function conditionOf({ directives }: FieldNode): string | undefined {
  const [directive, ...more] = directives ?? []
  if (!directive) return undefined
  const value = directive.arguments?.[0]?.value
  if (directive.name.value === 'include' && value?.kind === Kind.VARIABLE && more.length === 0)
    return value.name.value
  throw new Error('A prepared operation knows no directive but @include(if: $variable).')
}

/** The keys of the record that a selection makes. */
export function recordKeys(set: SelectionSetNode): string[] {
  return (set.selections as FieldNode[]).flatMap((node) =>
    isSpread(node) ? recordKeys(node.selectionSet!) : [(node.alias ?? node.name).value],
  )
}

class Compiler {
  readonly #schema: GraphQLSchema
  readonly #node: OperationDefinitionNode
  readonly #auth: FieldAuth[] = []

  constructor(schema: GraphQLSchema, document: DocumentNode) {
    this.#schema = schema
    this.#node = document.definitions.find(
      (definition) => definition.kind === Kind.OPERATION_DEFINITION,
    )!
  }

  operation(): Operation {
    const kind = this.#node.operation
    if (kind === 'subscription') throw new Error('A subscription cannot be prepared.')
    const root = this.#schema.getRootType(kind)!
    const fields = this.#fields(root, this.#node.selectionSet, true)
    const auth = this.#auth
    return {
      kind,
      node: this.#node,
      variables: new Map(
        (this.#node.variableDefinitions ?? []).map(({ variable, type }) => [
          variable.name.value,
          typeFromAST(this.#schema, type as never) as unknown as GraphQLInputType,
        ]),
      ),
      async execute(context, variables) {
        for (const { scope, operator } of auth) {
          if (operator) requireOperator(context)
          if (scope) requireScope(context.session, scope)
        }
        const run = { context, variables }
        const data: Record<string, unknown> = {}
        for (const { key, resolve } of fields) data[key] = await resolve(undefined, run, undefined)
        return data
      },
    }
  }

  #fields(parent: GraphQLObjectType, set: SelectionSetNode, isRoot: boolean): Field[] {
    return set.selections.map((node) => {
      if (node.kind !== Kind.FIELD) {
        throw new Error('A prepared operation has plain fields only: no fragments.')
      }
      return this.#field(parent, node, isRoot)
    })
  }

  #field(parent: GraphQLObjectType, node: FieldNode, isRoot: boolean): Field {
    const field = parent.getFields()[node.name.value]!
    const key = (node.alias ?? node.name).value
    const complete = this.#complete(field.type, node)
    const direct = isRoot ? undefined : this.#direct(field, node)
    const resolved = this.#resolver(parent, field, node)
    const isLeaf = !node.selectionSet
    const resolve = (source: unknown, run: Run, prev: Path | undefined): unknown => {
      const read = direct?.(source as Record<string, unknown>, run)
      // A leaf needs no path of its own, and most fields are leaves that are read.
      if (read !== undefined && isLeaf) return complete(read, run, prev as Path)
      const path: Path = { prev, key, typename: parent.name }
      const value = read === undefined ? resolved(source, run, path) : read
      return isPromise(value)
        ? value.then((settled) => complete(settled, run, path))
        : complete(value, run, path)
    }
    if (isSpread(node)) return { key, spreads: recordKeys(node.selectionSet!), resolve }
    const property = direct && plainProperty(field)
    return { key, condition: conditionOf(node), resolve, property }
  }

  /** The field's own resolver, with everything the plugins wrapped around it. */
  #resolver(parent: GraphQLObjectType, field: GraphQLField<unknown, Context>, node: FieldNode) {
    const hasArguments = field.args.length > 0
    const schema = this.#schema
    const operation = this.#node
    return (source: unknown, { context, variables }: Run, path: Path): unknown => {
      const args = hasArguments ? getArgumentValues(field as never, node, variables) : {}
      const info: GraphQLResolveInfo = {
        fieldName: field.name,
        fieldNodes: [node],
        returnType: field.type,
        parentType: parent,
        path,
        schema,
        fragments: {},
        rootValue: undefined,
        operation,
        variableValues: variables,
      }
      return field.resolve
        ? field.resolve(source, args, context, info)
        : (source as Record<string, unknown> | undefined)?.[field.name]
    }
  }

  /**
   * How to read a field from a parent that the root query has loaded; undefined when only its own
   * resolver knows. A read that finds nothing loaded falls back to that resolver.
   */
  #direct(field: GraphQLField<unknown, Context>, node: FieldNode) {
    const { pothosOptions, pothosPrismaSelect } = field.extensions as Record<string, unknown> & {
      pothosOptions?: { authScopes?: unknown; resolve?: (...args: unknown[]) => unknown }
    }
    if ((node.arguments?.length ?? 0) > 0 || field.args.length > 0) return undefined
    const authScopes = pothosOptions?.authScopes
    if (typeof authScopes === 'function') return undefined
    const property = propertyOf(field)
    const compute = pothosOptions?.resolve
    if (!property && !(compute && pothosPrismaSelect)) return undefined
    if (authScopes) this.#auth.push(authScopes as FieldAuth)
    if (property) return (source: Record<string, unknown>) => source[property]
    let needed: string[] | undefined
    return (source: Record<string, unknown>, { context }: Run) => {
      needed ??= Object.keys(
        typeof pothosPrismaSelect === 'function'
          ? pothosPrismaSelect({}, context, () => true).select
          : pothosPrismaSelect!,
      )
      return needed.every((column) => source[column] !== undefined)
        ? compute!(source, {}, context)
        : undefined
    }
  }

  #complete(type: GraphQLOutputType, node: FieldNode): Complete {
    if (isNonNullType(type)) {
      const inner = this.#complete(type.ofType as GraphQLOutputType, node)
      const name = node.name.value
      return (value, run, path) => {
        if (value === null || value === undefined)
          throw new Error(`Null for the non-null field ${name}.`)
        return inner(value, run, path)
      }
    }
    if (isListType(type))
      return completeList(this.#complete(type.ofType as GraphQLOutputType, node))
    const named = getNamedType(type)
    if (isScalarType(named) && isSpecifiedScalarType(named)) return (value) => value ?? null
    if (isScalarType(named) || isEnumType(named)) {
      return (value) => (value === null || value === undefined ? null : named.serialize(value))
    }
    if (!isObjectType(named))
      throw new Error(`${named.name} is abstract; a prepared operation names objects only.`)
    return completeObject(this.#fields(named, node.selectionSet!, false))
  }
}

/** The column or relation that a field exposes as it is. */
function propertyOf({ extensions }: GraphQLField<unknown, Context>): string | undefined {
  const { pothosExposedField, pothosPrismaRelationField } = extensions as {
    pothosExposedField?: string
    pothosPrismaRelationField?: { name: string }
  }
  return pothosExposedField ?? pothosPrismaRelationField?.name
}

/** The property that a field is, when it is one and a plain value. */
function plainProperty(field: GraphQLField<unknown, Context>): Property | undefined {
  const name = propertyOf(field)
  const isRequired = isNonNullType(field.type)
  const type = isNonNullType(field.type) ? field.type.ofType : field.type
  if (!name || !isLeafType(type)) return undefined
  const write = isSpecifiedScalarType(type) ? undefined : (value: unknown) => type.serialize(value)
  return { name, write, isRequired }
}

/** A thenable will do: Prisma's own are no `Promise`. */
function isPromise(value: unknown): value is Promise<unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as Promise<unknown>).then === 'function'
  )
}

function completeList(item: Complete): Complete {
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
