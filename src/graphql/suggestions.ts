import {
  type GraphQLError,
  type GraphQLInputObjectType,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  Kind,
  print,
  type ValueNode,
} from 'graphql'

/** Operators of conditions by preference, for one value and for a list of values. */
const operators = { one: ['eq', 'has', 'contains'], many: ['in', 'hasSome'] }

/**
 * Returns the message of a validation error with a suggestion that graphql-js does not make: `nodes` for a field of the
 * records of a connection, an operator for a bare value in place of a condition.
 */
export function withSuggestion(schema: GraphQLSchema, { message, nodes }: GraphQLError): string {
  const [, field, onType] = /^Cannot query field "(\w+)" on type "(\w+)"\./.exec(message) ?? []
  if (field && hasNodesWith(schema.getType(onType!), field))
    return `Cannot query field "${field}" on type "${onType}". Did you mean nodes { ${field} }?`
  const [, condition] = /^Expected value of type "(\w+)", found /.exec(message) ?? []
  const type = condition ? schema.getType(condition) : undefined
  const node = nodes?.[0] as ValueNode | undefined
  const operator = node && operatorOf(type, node.kind === Kind.LIST)
  if (!operator) return message
  return `${message} Did you mean { ${operator.name}: ${valueFor(operator.type, node)} }?`
}

/** Suggests the condition for a bare value of a variable; empty if the type is not a condition. */
export function suggestCondition(type: GraphQLNamedType, value: unknown): string {
  const operator = operatorOf(type, Array.isArray(value))
  return operator ? ` Did you mean ${JSON.stringify({ [operator.name]: value })}?` : ''
}

function hasNodesWith(type: GraphQLNamedType | undefined, field: string): boolean {
  const nodes = isObjectType(type) ? type.getFields().nodes : undefined
  const record = nodes && getNamedType(nodes.type)
  return isObjectType(record) && field in record.getFields()
}

function operatorOf(type: GraphQLNamedType | undefined, isList: boolean) {
  if (!isInputObjectType(type) || !type.name.endsWith('Filter')) return undefined
  const fields: ReturnType<GraphQLInputObjectType['getFields']> = type.getFields()
  return operators[isList ? 'many' : 'one'].map((name) => fields[name]).find((field) => field)
}

/** A text becomes the enum value of that name. */
function valueFor(type: Parameters<typeof getNamedType>[0], node: ValueNode): string {
  return node.kind === Kind.STRING && isEnumType(getNamedType(type)) ? node.value : print(node)
}
