import {
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
} from 'graphql'
import { schema } from '../../../schema/index.js'
import type { AccessRequirement } from '../../../src/access/access.js'

type Field = GraphQLField<unknown, unknown>

/** Returns a query for each GraphQL list, which selects all fields and relations of its records. */
export function wholeQueries(): string[] {
  return Object.values(schema.getQueryType()!.getFields())
    .filter((field) => isPage(field) && isShown(field))
    .map((field) => {
      const name = `${field.name[0]!.toUpperCase()}${field.name.slice(1)}`
      return `query Whole${name}Query { ${selectionOf(field, 2)} }`
    })
}

function selectionOf(field: Field, depth: number): string {
  const type = getNamedType(field.type) as GraphQLObjectType
  if (!isPage(field)) return `${field.name} { ${fieldsOf(type, depth)} }`
  const { nodes } = type.getFields()
  const node = getNamedType(nodes!.type) as GraphQLObjectType
  return `${field.name}(first: 2) { totalCount nodes { ${fieldsOf(node, depth)} } }`
}

function fieldsOf(type: GraphQLObjectType, depth: number): string {
  const shown = Object.values(type.getFields()).filter(isShown)
  const plain = shown
    .filter(({ type }) => isLeafType(getNamedType(type)))
    .filter(({ name }) => depth > 0 || !type.getFields().id || few.has(name))
  const records = shown.filter((field) => leads(field, depth))
  return [
    ...plain.map(({ name }) => name),
    ...records.map((field) => selectionOf(field, depth - 1)),
  ].join(' ')
}

/** Fields of the innermost records, of which there are many. */
const few = new Set(['id', 'name', 'status', 'prefix', 'total', 'amount', 'updatedAt'])

/** Whether a field is selected: lists in the queried records only, records one level deeper. */
function leads(field: Field, depth: number): boolean {
  const type = getNamedType(field.type)
  if (!isObjectType(type) || /Aggregate/.test(type.name)) return false
  return depth === 2 || (depth === 1 && !isPage(field) && !isList(field))
}

const isPage = ({ args }: Field) => args.some(({ name }) => name === 'last')

function isShown({ name, args, extensions }: Field): boolean {
  const { requirement, secret } = extensions as {
    requirement?: AccessRequirement
    secret?: unknown
  }
  // The queries are those of a buyer.
  const ofPublishers = requirement?.scopes.some(({ all }) =>
    all.every((scope) => scope.startsWith('publishing.')),
  )
  const isClosed = requirement?.operator || ofPublishers || secret
  return !isClosed && !args.some(isRequiredArgument) && name !== '__typename'
}

function isList({ type }: Field): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type)
}
