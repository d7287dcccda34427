/** What a scope shows of records that have other scopes: what the operations of its REST routes select of them. */
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
import { recordsOf } from '../schema/core/access.js'
import { isEnough } from '../src/access/access.js'

type Additional = Record<string, Record<string, string[]>>

/**
 * Collects the fields that routes select under a scope and that the declarations beside the fields do not show under it;
 * none that operators alone are shown, which no route may select.
 */
export function additionalFieldsOf(
  schema: GraphQLSchema,
  routes: readonly Pick<Route, 'scope' | 'operation' | 'exists'>[],
): Additional {
  const records = recordsOf(schema, {})
  const found = new Set<string>()
  const look = (type: GraphQLObjectType, set: SelectionSetNode, scope: string, writes: boolean) => {
    for (const node of set.selections as readonly FieldNode[]) {
      const field = type.getFields()[node.name.value]!
      const asks = records.get(type)!.fields.get(field.name)!
      if (!asks.operator && !isEnough(scope, asks, writes))
        found.add(`${scope} ${type.name} ${field.name}`)
      const target = getNamedType(field.type)
      if (isObjectType(target)) look(target, node.selectionSet!, scope, writes)
    }
  }
  for (const { scope, operation, exists } of routes) {
    for (const text of exists ? [operation, exists] : [operation]) {
      const { operation, selectionSet } = parse(text).definitions[0] as OperationDefinitionNode
      const root = schema.getRootType(operation)!
      // What a root field asks is not the record's: a route that asks less than it is refused.
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

/** The module that keeps them. */
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

/** What a scope shows of records that have other scopes, because a REST route under it does. */
export const additionalFields: AdditionalFields = {
${scopes.join('')}}
`
}
