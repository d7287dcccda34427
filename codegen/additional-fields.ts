/**
 * Additional fields of each scope: fields of records with other scopes that REST routes under the
 * scope select.
 */
import {
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
} from 'graphql'
import type { Route } from '../rest/engine/route.js'
import { computeRecordAccess } from '../schema/core/access.js'
import { satisfies } from '../src/access/access.js'

type Additional = Record<string, Record<string, string[]>>

/**
 * Collects the fields that routes select under a scope, although the access rules of the fields
 * require other scopes. Excludes fields for operators only, which no route may select.
 */
export function additionalFieldsOf(
  schema: GraphQLSchema,
  routes: readonly Pick<Route, 'scope' | 'operation' | 'exists'>[],
): Additional {
  const records = computeRecordAccess(schema, {})
  const found = new Set<string>()
  const look = (type: GraphQLObjectType, set: SelectionSetNode, scope: string, writes: boolean) => {
    for (const node of set.selections as readonly FieldNode[]) {
      const field = type.getFields()[node.name.value]!
      const requirement = records.get(type)!.fields.get(field.name)!
      if (!requirement.operator && !satisfies(scope, requirement, writes))
        found.add(`${scope} ${type.name} ${field.name}`)
      const target = getNamedType(field.type)
      if (isObjectType(target)) look(target, node.selectionSet!, scope, writes)
    }
  }
  for (const { scope, operation, exists } of routes) {
    for (const text of exists ? [operation, exists] : [operation]) {
      const { operation, selectionSet } = parse(text).definitions[0] as OperationDefinitionNode
      const root = schema.getRootType(operation)!
      // Skip the access rule of the root field: a route must require at least its scope.
      for (const node of selectionSet.selections as readonly FieldNode[]) {
        const target = getNamedType(root.getFields()[node.name.value]!.type)
        if (!isObjectType(target)) continue
        for (const one of scope) look(target, node.selectionSet!, one, operation === 'mutation')
      }
    }
  }
  const additional: Additional = {}
  for (const entry of [...found].sort()) {
    const [scope, type, field] = entry.split(' ') as [string, string, string]
    additional[scope] ??= {}
    additional[scope][type] ??= []
    additional[scope][type].push(field)
  }
  return additional
}

/** Renders the module with the additional fields. */
export function additionalFieldsText(additional: Additional): string {
  const scopes = Object.entries(additional).map(([scope, types]) => {
    const lines = Object.entries(types).map(([type, fields]) => {
      const names = fields.map((field) => `      '${field}',\n`).join('')
      return `    ${type}: [\n${names}    ],\n`
    })
    return `  '${scope}': {\n${lines.join('')}  },\n`
  })
  return `// Generated from the operations of the REST routes by \`npm run generated\`.
import type { AdditionalFields } from './access.js'

/**
 * By scope and type, fields that declare other scopes. The scope grants them too, because a REST route under it returns
 * records with them.
 */
export const additionalFields: AdditionalFields = {
${scopes.join('')}}
`
}
