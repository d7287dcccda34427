/**
 * From a validation error to its message with a place and what was perhaps meant: `orders(where: { status: PAID })` becomes
 * `where.status: … Did you mean { eq: PAID }?`
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
import type { Issue } from '../errors/app-error.js'
import { suggested } from '../values/suggestion.js'

type Path = Issue['path']

/** Operators of conditions by preference, for one value and for a list of values. */
const operators = { one: ['eq', 'has', 'contains'], many: ['in', 'hasSome'] }

/**
 * Returns the message of a validation error with the argument of a value, and with a suggestion that graphql-js does
 * not make: the nodes of a connection, an operator for a bare value in place of a condition.
 */
export function withSuggestion(
  schema: GraphQLSchema,
  document: DocumentNode,
  error: GraphQLError,
): string {
  const { message, nodes } = error
  const node = nodes?.[0]
  const fitting = / Did you mean /.test(message)
    ? withoutQuotes(message, node)
    : `${message}${suggestion(schema, message, node)}`
  return withArgument(document, error, fitting)
}

/** Returns a message of a value with the path of the value before it, from the argument or the variable down. */
export function withArgument(
  document: DocumentNode,
  { nodes }: GraphQLError,
  message: string,
): string {
  const node = nodes?.[0]
  if (!node || !isLiteral(node)) return message
  const path = pathTo(document, node).join('.')
  // A message of our own has the value as its subject.
  return /^[a-z]/.test(message) ? `${path} ${message}` : `${path}: ${message}`
}

/** Suggests the condition for a bare value, and the order for its field; empty if the type is none of them. */
export function suggestInput(type: GraphQLNamedType, value: unknown): string {
  const field = fieldFor(type, value)
  if (!field) return ''
  const whole = { [field.name]: value, ...othersRequired(type, field) }
  return ` Did you mean ${JSON.stringify(whole)}?`
}

/** Suggests the operator that a condition has in place of one of another type; empty if there is none. */
export function suggestOperator(type: GraphQLNamedType, name: string, value: unknown): string {
  const field = operatorFor(type, name, value)
  return field ? suggested(JSON.stringify({ [field.name]: value })) : ''
}

function suggestion(schema: GraphQLSchema, message: string, node: ASTNode | undefined): string {
  if (node?.kind === Kind.FIELD) {
    const [, onType = ''] = /^Cannot query field "\w+" on type "(\w+)"\./.exec(message) ?? []
    const told = nodesFor(schema.getType(onType), node.name.value, node.selectionSet !== undefined)
    return told && ` Did you mean ${told}?`
  }
  if (node?.kind === Kind.OBJECT_FIELD) {
    const [, on = ''] = /^Field "\w+" is not defined by type "(\w+)"\./.exec(message) ?? []
    const value = valueFromASTUntyped(node.value)
    const field = operatorFor(schema.getType(on), node.name.value, value)
    return field ? ` Did you mean ${literal(field, node.value, {})}?` : ''
  }
  if (!node || !isLiteral(node)) return ''
  const [, expected = ''] = /^Expected value of type "(\w+)!?", found /.exec(message) ?? []
  const type = schema.getType(expected)
  const field = fieldFor(type, valueFromASTUntyped(node))
  return field ? ` Did you mean ${literal(field, node, othersRequired(type, field))}?` : ''
}

/** An object as it is written in a document; a text becomes the enum value of that name. */
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

/** What leads to the records of a connection: from itself, or from one of its edges. */
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

/** The field of an input object that takes a bare value: an operator, or the enum with that value. */
function fieldFor(
  type: GraphQLNamedType | undefined,
  value: unknown,
): GraphQLInputField | undefined {
  if (!isInputObjectType(type) || (typeof value === 'object' && !Array.isArray(value)))
    return undefined
  const operator = operatorOf(type, value)
  if (operator || typeof value !== 'string') return operator
  return Object.values(type.getFields()).find((field) => {
    const named = getNamedType(field.type)
    return isEnumType(named) && named.getValue(value) !== undefined
  })
}

/** The first enum value for each other field that an input object must have. */
function othersRequired(
  type: GraphQLNamedType | undefined,
  except: GraphQLInputField,
): Record<string, string> {
  const others: Record<string, string> = {}
  for (const field of isInputObjectType(type) ? Object.values(type.getFields()) : []) {
    const named = getNamedType(field.type)
    if (field !== except && isRequiredInputField(field) && isEnumType(named))
      others[field.name] = named.getValues()[0]!.name
  }
  return others
}

/** The operator in place of another one that the type has not. */
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

/** The quotes in which graphql-js names enum values are not those of a text. */
function withoutQuotes(message: string, node: ASTNode | undefined): string {
  if (node?.kind !== Kind.STRING) return message
  return message.replace(/ Did you mean the enum value (.*)\?$/, (_told, names: string) => {
    const isExact = names.includes(JSON.stringify(node.value))
    const meant = isExact ? node.value : names.replaceAll('"', '')
    return ` Did you mean ${meant}, without quotes?`
  })
}

const isLiteral = (node: ASTNode): node is ValueNode => /Value$/.test(node.kind)

function pathTo(document: DocumentNode, target: ASTNode): Path {
  let found: Path = []
  visit(document, {
    enter(node, _key, parent, path, ancestors) {
      if (node !== target) return undefined
      found = valuePath(parent, path, ancestors)
      return BREAK
    },
  })
  return found
}

type Visited = Parameters<ASTVisitFn<ASTNode>>

/** The path of a value from the argument or the variable down, by how it is visited. */
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
