/** Parses, validates and compiles the operation of a route, and determines the types of its variables. */
import {
  type FieldNode,
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  type SelectionSetNode,
  TypeInfo,
  typeFromAST,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { compile, type Execute } from '../../src/compiler/compiler.js'
import type { SelectedField } from '../../src/compiler/source.js'

/** GraphQL operation that was parsed, validated and compiled once. */
export interface PreparedOperation {
  node: OperationDefinitionNode
  /** Declared variables by name. */
  variables: ReadonlyMap<string, Variable>
  execute: Execute
}

/** Variable of an operation. */
interface Variable {
  type: GraphQLInputType
  /**
   * An argument whose value is the variable. All such arguments have the same rules, default and
   * description.
   */
  argument: GraphQLArgument | undefined
}

/**
 * Prepared operations by text. A route uses its operation several times: to mount it, to describe
 * it, and to compute entity tags.
 */
const preparedBySchema = new WeakMap<GraphQLSchema, Map<string, PreparedOperation>>()

/**
 * Parses, validates and compiles an operation. Caches the result.
 * @throws Error if the operation does not match the schema, so that an invalid route prevents the
 * server from starting
 */
export function prepareOperation(schema: GraphQLSchema, text: string): PreparedOperation {
  const byText = preparedBySchema.get(schema) ?? new Map<string, PreparedOperation>()
  preparedBySchema.set(schema, byText)
  const operation = byText.get(text) ?? prepare(schema, text)
  byText.set(text, operation)
  return operation
}

function prepare(schema: GraphQLSchema, text: string): PreparedOperation {
  const document = parse(text, { noLocation: true })
  const errors = validate(schema, document)
  if (errors.length > 0)
    throw new Error(`${errors.map(({ message }) => message).join('\n')}\nin\n${text}`)
  const node = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION)
  const operation = node as OperationDefinitionNode
  if (operation.operation === OperationTypeNode.SUBSCRIPTION)
    throw new Error('A subscription cannot be prepared.')
  const variableArguments = argumentsOf(schema, operation)
  return {
    node: operation,
    variables: new Map(
      (operation.variableDefinitions ?? []).map(({ variable: { name }, type }) => [
        name.value,
        {
          type: typeFromAST(schema, type) as GraphQLInputType,
          argument: variableArguments.get(name.value),
        },
      ]),
    ),
    execute: compile({
      schema,
      operation,
      fragments: {},
      isPartial: false,
      enumsAs: 'values',
      select: (_type, [node]) => select(node!),
    }),
  }
}

/** Finds an argument for each variable that is the value of one. */
function argumentsOf(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
): ReadonlyMap<string, GraphQLArgument> {
  const variableArguments = new Map<string, GraphQLArgument>()
  const info = new TypeInfo(schema)
  const visitor = visitWithTypeInfo(info, {
    Argument({ value }) {
      const argument = info.getArgument()
      if (value.kind === Kind.VARIABLE && argument)
        variableArguments.set(value.name.value, argument)
    },
  })
  visit(operation, visitor)
  return variableArguments
}

function select({ selectionSet }: Pick<FieldNode, 'selectionSet'>): SelectedField[] {
  return selectionSet!.selections.map((node) => {
    if (node.kind !== Kind.FIELD)
      throw new Error('The operation of a route must not contain fragments.')
    const key = (node.alias ?? node.name).value
    return isSpread(node)
      ? { key, nodes: [node], spreads: recordKeys(node.selectionSet!) }
      : { key, nodes: [node], condition: includeVariable(node) }
  })
}

/**
 * Returns whether the fields of an object are merged into its parent: its alias begins with `_`.
 */
export function isSpread(node: FieldNode): boolean {
  return Boolean(node.alias?.value.startsWith('_') && node.selectionSet)
}

/**
 * Returns the variable of a field's `@include(if: $variable)`.
 * @throws Error for any other directive
 */
export function includeVariable({ directives }: FieldNode): string | undefined {
  const [directive, ...more] = directives ?? []
  if (!directive) return undefined
  const value = directive.arguments?.[0]?.value
  if (directive.name.value === 'include' && value?.kind === Kind.VARIABLE && more.length === 0)
    return value.name.value
  throw new Error(
    'The only directive that the operation of a route may contain is @include(if: $variable).',
  )
}

/** Returns the keys of the record that a selection produces. */
export function recordKeys(set: SelectionSetNode): string[] {
  return (set.selections as FieldNode[]).flatMap((node) =>
    isSpread(node) ? recordKeys(node.selectionSet!) : [(node.alias ?? node.name).value],
  )
}
