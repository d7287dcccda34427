import {
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  isObjectType,
  parse,
  type SelectionSetNode,
} from 'graphql'
import { routes } from '../../../rest/index.js'
import { schema } from '../../../schema/index.js'
import type { Scope } from '../../../src/access/scope.js'
import type { RelationPageOptions } from '../../../src/compiler/related.js'
import { mutations, roots } from './root-scopes.js'
import { changedInParts, fields, operatorConditions, parts, records } from './scope-table.js'
import { subscriptions } from './subscription-scopes.js'

export type Field = GraphQLField<unknown, unknown>

/** Whether a type is a connection, edge or group, whose access depends on the records in it. */
const isContainer = (type: string) => /(Connection|Edge|Aggregate\w*)$/.test(type)

const listed = (table: typeof records, scope: string, name: string) =>
  table[scope as Scope]?.includes(name) ?? false

/** Fields of REST responses, such as `Article.name`, by scope. Fields of responses to writes are readable only there. */
const shownByReading = new Map<string, Set<string>>()
const shownByWriting = new Map<string, Set<string>>()
for (const { scope, operation, exists, method } of routes) {
  const isReading = method === 'GET'
  const shown = isReading ? shownByReading : shownByWriting
  for (const text of exists ? [operation, exists] : [operation]) {
    const [definition] = parse(text).definitions as readonly { operation?: string }[]
    const root =
      definition!.operation === 'query' ? schema.getQueryType()! : schema.getMutationType()!
    for (const name of fieldsOf(root, definition as never)) {
      for (const one of scope) shown.set(one, (shown.get(one) ?? new Set()).add(name))
    }
  }
}

function fieldsOf(
  type: GraphQLObjectType,
  { selectionSet }: { selectionSet?: SelectionSetNode },
): string[] {
  return (selectionSet?.selections ?? []).flatMap((node) => {
    const { name } = node as FieldNode
    const field = type.getFields()[name.value]!
    const within = getNamedType(field.type)
    return [
      `${type.name}.${field.name}`,
      ...(isObjectType(within) ? fieldsOf(within, node as FieldNode) : []),
    ]
  })
}

/** Whether a scope alone allows a field, on any path, regardless of the access to its type. */
export function shows(scope: string, type: string, field: string): boolean {
  if (showsIn(scope, type, field)) return true
  // Clients cache the fields of a record by its ID.
  const record = schema.getType(type)
  return field === 'id' && isObjectType(record) && showsAny(scope, record)
}

/** Name of the list that a field filters by its record. It needs the same scope as the list. */
function relatedList(type: string, field: string): string | undefined {
  const record = schema.getType(type)
  const { extensions = {} } = (isObjectType(record) && record.getFields()[field]) || {}
  return (extensions as { related?: RelationPageOptions }).related?.list
}

function showsIn(scope: string, type: string, field: string): boolean {
  const name = `${type}.${field}`
  if (Object.values(fields).some((names) => names.includes(name)))
    return listed(fields, scope, name)
  if (isContainer(type) || listed(records, 'token', type)) return true
  if (shownByReading.get(scope)?.has(name) || listed(parts, scope, name)) return true
  const list = relatedList(type, field)
  if (list) return opens(scope, list)
  return listed(records, scope, type)
}

/** Whether a scope alone allows a condition. */
export function filters(scope: string, type: string, condition: string): boolean {
  return shows(scope, type, condition) && !operatorConditions.includes(`${type}.${condition}`)
}

/** Whether a type is a part of a record, which is read with it. */
export const isPart = (type: string): boolean => listed(records, 'token', type)

/** Whether a scope alone allows any field of a record. */
export function showsAny(scope: string, type: GraphQLObjectType): boolean {
  const key = `${scope} ${type.name}`
  const known = showingAny.get(key)
  if (known !== undefined) return known
  const isShown = Object.keys(type.getFields()).some((field) => showsIn(scope, type.name, field))
  showingAny.set(key, isShown)
  return isShown
}
/** Cached results of `showsAny`, which is called thousands of times with the same arguments. */
const showingAny = new Map<string, boolean>()

/** Whether a scope alone reads a field and its type. Scopes for reading return no secrets. */
export function reads(scope: string, type: GraphQLObjectType, field: Field): boolean {
  if (field.extensions.secret === 'forWriters' && /\.(read|lists)$/.test(scope)) return false
  const target = getNamedType(field.type)
  return shows(scope, type.name, field.name) && (!isObjectType(target) || showsAny(scope, target))
}

/** Whether a scope alone allows a root field. */
export const opens = (scope: string, root: string): boolean =>
  listed(roots, scope, root) || listed(roots, 'token', root) || listed(roots, 'public', root)

/** Whether a scope alone allows a mutation. */
export const changes = (scope: string, mutation: string): boolean =>
  listed(mutations, scope, mutation) || listed(mutations, 'token', mutation)

/** Whether a scope alone allows a subscription. */
export const hears = (scope: string, subscription: string): boolean =>
  listed(subscriptions, scope, subscription)

/** Whether the result of a mutation returns a field of the changed record, and its type, with the scope of the mutation alone. */
export function showsChanged(scope: string, type: GraphQLObjectType, field: Field): boolean {
  const name = `${type.name}.${field.name}`
  if (Object.values(fields).some((names) => names.includes(name)))
    return shownByWriting.get(scope)?.has(name) ?? false
  if (listed(changedInParts, scope, type.name)) return shownByWriting.get(scope)?.has(name) ?? false
  if (relatedList(type.name, field.name))
    return showsIn(scope, type.name, field.name) || (shownByWriting.get(scope)?.has(name) ?? false)
  const target = getNamedType(field.type)
  if (!isObjectType(target) || listed(records, 'token', target.name)) return true
  return (
    showsAny(scope, target) ||
    [...(shownByWriting.get(scope) ?? [])].some((one) => one.startsWith(`${target.name}.`)) ||
    Object.values(schema.getMutationType()!.getFields()).some(
      (mutation) =>
        changes(scope, mutation.name) && getNamedType(mutation.type).name === target.name,
    )
  )
}

/** Types and root fields that are in no table. */
export function unknownNames(): string[] {
  const known = (table: typeof records) => new Set(Object.values(table).flat())
  const knownRecords = known(records)
  const types = Object.values(schema.getTypeMap()).filter(isObjectType)
  return [
    ...types
      .map(({ name }) => name)
      .filter((name) => !name.startsWith('__') && !isContainer(name) && !knownRecords.has(name))
      .filter((name) => !['Query', 'Mutation', 'Subscription'].includes(name)),
    ...unknown(schema.getQueryType(), known(roots)),
    ...unknown(schema.getMutationType(), known(mutations)),
    ...unknown(schema.getSubscriptionType(), known(subscriptions)),
  ]
}

const unknown = (root: GraphQLObjectType | null | undefined, known: Set<string>) =>
  Object.keys(root!.getFields()).filter((name) => !known.has(name))
