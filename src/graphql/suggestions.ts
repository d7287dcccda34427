/**
 * Adds the path of the value and a suggestion to validation messages.
 *
 * `orders(where: { status: PAID })` results in `where.status: … Did you mean { eq: PAID }?`
 */
import {
  type ASTNode,
  type ASTVisitFn,
  BREAK,
  type DocumentNode,
  type GraphQLError,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isRequiredInputField,
  Kind,
  print,
  type ValueNode,
  valueFromASTUntyped,
  visit,
} from 'graphql'
import type { RequestIssue } from '../errors/app-error.js'
import { suggestionText } from '../values/suggestion.js'

type Path = RequestIssue['path']

/** Filter operators in order of preference, for a single value and for a list. */
const operators = { one: ['eq', 'has', 'contains'], many: ['in', 'hasSome'] }

/**
 * Returns the message with the path of the value, and with a suggestion that graphql-js does not make: `nodes` of a
 * connection, or a filter operator for a plain value.
 */
export function withSuggestion(
  schema: GraphQLSchema,
  document: DocumentNode,
  error: GraphQLError,
): string {
  const { message, nodes } = error
  const node = nodes?.[0]
  const quotesHint = / Did you mean /.test(message)
    ? withoutQuotes(message, node)
    : `${message}${suggestion(schema, message, node)}`
  return withArgument(document, error, quotesHint)
}

/** Prefixes a message about a value with its path, starting with the argument or variable. */
export function withArgument(
  document: DocumentNode,
  { nodes }: GraphQLError,
  message: string,
): string {
  const node = nodes?.[0]
  if (!node || !isLiteral(node)) return message
  const path = pathTo(document, node).join('.')
  // Messages of this project are predicates of the value.
  return /^[a-z]/.test(message) ? `${path} ${message}` : `${path}: ${message}`
}

/** Suggests a filter or an order input for a plain value. Returns an empty string if neither applies. */
export function suggestInput(type: GraphQLNamedType, value: unknown): string {
  const field = fieldFor(type, value)
  if (!field) return ''
  const example = { [field.name]: value, ...othersRequired(type, field) }
  return ` Did you mean ${JSON.stringify(example)}?`
}

/** Suggests the operator that the filter has for a value. Returns an empty string if no operator fits. */
export function suggestOperator(type: GraphQLNamedType, name: string, value: unknown): string {
  const field = operatorFor(type, name, value)
  return field ? suggestionText(JSON.stringify({ [field.name]: value })) : ''
}

function suggestion(schema: GraphQLSchema, message: string, node: ASTNode | undefined): string {
  if (node?.kind === Kind.FIELD) {
    const [, onType = ''] = /^Cannot query field "\w+" on type "(\w+)"\./.exec(message) ?? []
    const names = nodesFor(schema.getType(onType), node.name.value, node.selectionSet !== undefined)
    return names && ` Did you mean ${names}?`
  }
  if (node?.kind === Kind.OBJECT_FIELD) {
    const [, on = ''] = /^Field "\w+" is not defined by type "(\w+)"\./.exec(message) ?? []
    const value = valueFromASTUntyped(node.value)
    const field = operatorFor(schema.getType(on), node.name.value, value)
    return field ? ` Did you mean ${literal(field, node.value, {})}?` : ''
  }
  if (!node || !isLiteral(node)) return ''
  const [, typeName = ''] = /^Expected value of type "(\w+)!?", found /.exec(message) ?? []
  const type = schema.getType(typeName)
  const field = fieldFor(type, valueFromASTUntyped(node))
  return field ? ` Did you mean ${literal(field, node, othersRequired(type, field))}?` : ''
}

/** Formats an input object as GraphQL. A string becomes the enum value of the same name. */
function literal(
  { name, type }: GraphQLInputField,
  value: ValueNode,
  others: Record<string, string>,
): string {
  const isEnum = value.kind === Kind.STRING && isEnumType(getNamedType(type))
  const fields = { [name]: isEnum ? value.value : print(value), ...others }
  return `{ ${Object.entries(fields)
    .map((field) => field.join(': '))
    .join(', ')} }`
}

/** Suggests the path to a field of a connection's records. */
function nodesFor(
  type: GraphQLNamedType | undefined,
  field: string,
  hasSelection: boolean,
): string {
  if (!isObjectType(type)) return ''
  const { nodes, node } = type.getFields()
  if (nodes) {
    if (hasField(getNamedType(nodes.type), field)) return `nodes { ${field} }`
    return hasSelection ? 'nodes' : ''
  }
  const isEdge = node && type.name.endsWith('Edge') && hasField(getNamedType(node.type), field)
  return isEdge ? `edges { node { ${field} } } or nodes { ${field} }` : ''
}

const hasField = (type: GraphQLNamedType, field: string) =>
  isObjectType(type) && field in type.getFields()

/** Returns the field of an input object that accepts a plain value: an operator, or an enum with this value. */
function fieldFor(
  type: GraphQLNamedType | undefined,
  value: unknown,
): GraphQLInputField | undefined {
  if (!isInputObjectType(type) || (typeof value === 'object' && !Array.isArray(value)))
    return undefined
  const operator = operatorOf(type, value)
  if (operator || typeof value !== 'string') return operator
  return Object.values(type.getFields()).find((field) => {
    const fieldType = getNamedType(field.type)
    return isEnumType(fieldType) && fieldType.getValue(value) !== undefined
  })
}

/** Returns the first enum value of each other required field. */
function othersRequired(
  type: GraphQLNamedType | undefined,
  except: GraphQLInputField,
): Record<string, string> {
  const others: Record<string, string> = {}
  for (const field of isInputObjectType(type) ? Object.values(type.getFields()) : []) {
    const fieldType = getNamedType(field.type)
    if (field !== except && isRequiredInputField(field) && isEnumType(fieldType))
      others[field.name] = fieldType.getValues()[0]!.name
  }
  return others
}

/** Returns the operator to use in place of one that the filter does not have. */
function operatorFor(type: GraphQLNamedType | undefined, name: string, value: unknown) {
  const isOperator = Object.values(operators).flat().includes(name)
  return isOperator ? operatorOf(type, value) : undefined
}

function operatorOf(
  type: GraphQLNamedType | undefined,
  value: unknown,
): GraphQLInputField | undefined {
  if (!isInputObjectType(type) || !type.name.endsWith('Filter')) return undefined
  const fields = type.getFields()
  const names = operators[Array.isArray(value) ? 'many' : 'one']
  return names.map((name) => fields[name]).find((field) => field !== undefined)
}

/** Removes the quotes of suggested enum values, because a quoted value would be a string. */
function withoutQuotes(message: string, node: ASTNode | undefined): string {
  if (node?.kind !== Kind.STRING) return message
  return message.replace(/ Did you mean the enum value (.*)\?$/, (_told, names: string) => {
    const isExact = names.includes(JSON.stringify(node.value))
    const suggestedValue = isExact ? node.value : names.replaceAll('"', '')
    return ` Did you mean ${suggestedValue}, without quotes?`
  })
}

const isLiteral = (node: ASTNode): node is ValueNode => /Value$/.test(node.kind)

function pathTo(document: DocumentNode, target: ASTNode): Path {
  let pathToNode: Path = []
  visit(document, {
    enter(node, _key, parent, path, ancestors) {
      if (node !== target) return undefined
      pathToNode = valuePath(parent, path, ancestors)
      return BREAK
    },
  })
  return pathToNode
}

type Visited = Parameters<ASTVisitFn<ASTNode>>

/** Returns the path of a value within an argument or a variable. */
export function valuePath(parent: Visited[2], path: Visited[3], ancestors: Visited[4]): Path {
  const above = parent ? [...ancestors, parent] : ancestors
  return above.flatMap((one, at) => {
    if ('kind' in one) return nameIn(one)
    const list = above[at - 1]
    return list && 'kind' in list && list.kind === Kind.LIST ? path[at]! : []
  })
}

function nameIn(node: ASTNode): string[] {
  if (node.kind === Kind.ARGUMENT || node.kind === Kind.OBJECT_FIELD) return [node.name.value]
  return node.kind === Kind.VARIABLE_DEFINITION ? [`$${node.variable.name.value}`] : []
}
