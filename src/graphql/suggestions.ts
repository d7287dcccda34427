import {
  type ASTNode,
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
import { suggested } from '../values/suggestion.js'

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
  if (typeof value === 'object' && !Array.isArray(value)) return ''
  const field = fieldFor(type, value)
  if (!field) return ''
  const whole = { [field.name]: value, ...othersRequired(type, field) }
  return ` Did you mean ${JSON.stringify(whole)}?`
}

/** Suggests the operator that a condition has in place of one of another type; empty if there is none. */
export function suggestOperator(type: GraphQLNamedType, name: string, value: unknown): string {
  const field = Object.values(operators).flat().includes(name) && operatorOf(type, value)
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
    const type = schema.getType(on)
    const isOperator = Object.values(operators).flat().includes(node.name.value)
    const field = isOperator ? operatorOf(type, valueFromASTUntyped(node.value)) : undefined
    return field ? ` Did you mean { ${field.name}: ${valueFor(field, node.value)} }?` : ''
  }
  const [, expected = ''] = /^Expected value of type "(\w+)!?", found /.exec(message) ?? []
  const type = schema.getType(expected)
  if (!type || !node || !isLiteral(node) || node.kind === Kind.OBJECT) return ''
  const field = fieldFor(type, valueFromASTUntyped(node))
  if (!field) return ''
  const others = Object.entries(othersRequired(type, field)).map(
    ([name, value]) => `${name}: ${value}`,
  )
  return ` Did you mean { ${[`${field.name}: ${valueFor(field, node)}`, ...others].join(', ')} }?`
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
function fieldFor(type: GraphQLNamedType, value: unknown): GraphQLInputField | undefined {
  const operator = operatorOf(type, value)
  if (operator || !isInputObjectType(type) || typeof value !== 'string') return operator
  return Object.values(type.getFields()).find((field) => {
    const named = getNamedType(field.type)
    return isEnumType(named) && named.getValue(value) !== undefined
  })
}

/** The first enum value for each other field that an input object must have. */
function othersRequired(type: GraphQLNamedType, except: GraphQLInputField): Record<string, string> {
  const fields = isInputObjectType(type) ? Object.values(type.getFields()) : []
  return Object.fromEntries(
    fields.flatMap((field) => {
      const named = getNamedType(field.type)
      const isLacking = field !== except && isRequiredInputField(field) && isEnumType(named)
      return isLacking ? [[field.name, named.getValues()[0]!.name]] : []
    }),
  )
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

/** A text becomes the enum value of that name. */
function valueFor({ type }: GraphQLInputField, node: ValueNode): string {
  return node.kind === Kind.STRING && isEnumType(getNamedType(type)) ? node.value : print(node)
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

const literals: ReadonlySet<string> = new Set([
  Kind.INT,
  Kind.FLOAT,
  Kind.STRING,
  Kind.BOOLEAN,
  Kind.NULL,
  Kind.ENUM,
  Kind.LIST,
  Kind.OBJECT,
])

const isLiteral = (node: ASTNode): node is ValueNode => literals.has(node.kind)

function pathTo(document: DocumentNode, target: ASTNode): (string | number)[] {
  let found: (string | number)[] = []
  visit(document, {
    enter(node, _key, parent, path, ancestors) {
      if (node !== target) return undefined
      const above = parent ? [...ancestors, parent] : ancestors
      found = above.flatMap((one, at) => {
        if ('kind' in one) return nameIn(one)
        const list = above[at - 1]
        return list && 'kind' in list && list.kind === Kind.LIST ? path[at]! : []
      })
      return BREAK
    },
  })
  return found
}

function nameIn(node: ASTNode): string[] {
  if (node.kind === Kind.ARGUMENT || node.kind === Kind.OBJECT_FIELD) return [node.name.value]
  return node.kind === Kind.VARIABLE_DEFINITION ? [`$${node.variable.name.value}`] : []
}
