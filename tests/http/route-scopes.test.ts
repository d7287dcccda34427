import type { GraphQLObjectType } from 'graphql'
import { describe, expect, test } from 'vitest'
import { additionalFieldsOf } from '../../codegen/additional-fields.js'
import { prepareOperation } from '../../rest/engine/prepared.js'
import { routes } from '../../rest/index.js'
import { schema } from '../../schema/index.js'
import { requireAccess, satisfies } from '../../src/access/access.js'
import { type Scope, scopes } from '../../src/access/scope.js'
import type { Session } from '../../src/access/session.js'
import { shell } from '../../src/cli/shell.js'

/** Routes with one scope in the specification, for which the GraphQL API also accepts one of these. */
const narrower: Record<string, readonly Scope[]> = {
  'GET /outlets': ['outlets.read', 'products.read'],
  'GET /outlets/{outlet_id}': ['publishing.read'],
  'GET /outlets/{outlet_id}/products': ['outlets.lists', 'products.read'],
  'GET /products/{product_id}/add-ons': ['outlets.lists', 'outlets.read'],
  'GET /products/listings': ['outlets.lists', 'outlets.read'],
  'GET /products/facets': ['outlets.lists', 'outlets.read'],
  'GET /articles/{article_id}': ['articles.lists'],
  // With the other scopes that its records require.
  'GET /campaigns/{campaign_id}/articles': ['articles.lists', 'articles.read'],
}

/** All scopes except these. A token that any subset allows is allowed by all of them. */
const without = (names: readonly Scope[]) => scopes.filter((one) => !names.includes(one))

/** Whether a team token with these scopes may run an operation. */
function letsIn(text: string, held: readonly Scope[]): boolean {
  const { node, execute } = prepareOperation(schema, text)
  const session: Session = {
    ...shell,
    kind: 'team',
    role: 'OWNER',
    isTest: false,
    teamId: '',
    teamKind: 'BUYER',
    scopes: new Set(held),
  }
  try {
    for (const requirement of execute.requirements)
      requireAccess(session, requirement, node.operation === 'mutation')
    return true
  } catch {
    return false
  }
}

describe.each(routes)('$method $path', ({ method, path, scope, operation, exists }) => {
  test('refuses the scopes that the GraphQL API refuses', () => {
    const refused = (scope.length > 0 ? scope.map((one) => [one]) : [[]]).filter((held) =>
      [operation, ...(exists ? [exists] : [])].some((text) => !letsIn(text, held)),
    )
    expect(refused).toEqual([])
  })

  test('accepts the scopes that the GraphQL API accepts, except those listed above', () => {
    if (scope.length === 0) return
    const also = narrower[`${method} ${path}`] ?? []
    expect(letsIn(operation, without([...scope, ...also]))).toBe(false)
    const idle = also.filter((one) => !letsIn(operation, [one, ...without([...scope, ...also])]))
    expect(idle).toEqual([])
  })
})

test('the fields of other scopes that a route selects are collected, without operator-only ones', () => {
  const operation =
    '{ tags { nodes { name } } orders { nodes { total team { discountLimitPercent } } } }'
  expect(additionalFieldsOf(schema, [{ scope: ['tags.lists'], operation }])).toEqual({
    'tags.lists': { Order: ['team', 'total'] },
  })
})

test('a write scope allows reading the response of its mutations, and nothing else', () => {
  const { name } = (schema.getType('Folder') as GraphQLObjectType).getFields()
  const requirement = name!.extensions.requirement!
  const enough = (scope: Scope) =>
    [false, true].map((isMutation) => satisfies(scope, requirement, isMutation))
  expect(enough('folders.create')).toEqual([false, true])
  expect(enough('folders.lists')).toEqual([true, true])
  expect(enough('tags.lists')).toEqual([false, false])
})
