import { GraphQLObjectType, GraphQLSchema, GraphQLString, isObjectType } from 'graphql'
import { describe, expect, test } from 'vitest'
import { computeRecordAccess, refuseShowing } from '../../schema/core/access.js'
import { additionalFields } from '../../schema/core/additional-fields.js'
import { aggregates } from '../../schema/core/aggregate.js'
import { withFieldOptions } from '../../schema/core/field-options.js'
import { whereTranslator } from '../../schema/core/where-condition.js'
import { schema } from '../../schema/index.js'
import type { Session } from '../../src/access/session.js'
import { modelOfType } from '../../src/compiler/pothos.js'

// Fields, filters and measures derived from operator-only values are operator-only as well.

const records = computeRecordAccess(schema, additionalFields)
const type = schema.getType('OrderItem') as GraphQLObjectType
const record = records.get(type)!

const team = {
  kind: 'team',
  role: 'OWNER',
  scopes: new Set(['orders.lists']),
} as unknown as Session
const operator = { kind: 'operator' } as Session

test('a computed field with `otherwise` has different values for operators and teams', () => {
  const resolve = () => 'A'
  const access = { authScopes: { operator: true, otherwise: null } }
  const query = new GraphQLObjectType({
    name: 'Query',
    fields: {
      initial: {
        type: GraphQLString,
        resolve,
        extensions: { pothosOptions: { ...access, resolve } },
      },
    },
  })
  const { initial } = withFieldOptions(new GraphQLSchema({ query })).getQueryType()!.getFields()
  const { forOperators, pothosOptions } = initial!.extensions
  expect(forOperators).toEqual({ column: undefined, otherwise: null })
  // The compiler calls the second, graphql-js the first.
  for (const shown of [initial!.resolve!, pothosOptions!.resolve!] as ((
    ...of: unknown[]
  ) => unknown)[])
    expect([operator, team].map((session) => shown({}, {}, { session }, {}))).toEqual(['A', null])
})

test('a public field that is computed from an operator-only column fails at startup', () => {
  const field = (extensions: object) =>
    ({ name: 'marginPercent', extensions }) as unknown as Parameters<typeof refuseShowing>[1]
  const requirement = record.fields.get('salePrice')!
  const computed = { pothosPrismaSelect: { salePrice: true, internalCost: true } }
  expect(() => refuseShowing(type, field(computed), requirement, record)).toThrow(
    'OrderItem.marginPercent is computed from internalCost, which only operators can read. Add authScopes.',
  )
  const own = { ...computed, forOperators: { otherwise: null } }
  expect(() => refuseShowing(type, field(own), requirement, record)).not.toThrow()
  const presence = { ...computed, showsOnlyPresence: true }
  expect(() => refuseShowing(type, field(presence), requirement, record)).not.toThrow()
  const open = { pothosPrismaSelect: { salePrice: true } }
  expect(() => refuseShowing(type, field(open), requirement, record)).not.toThrow()
})

test('only one field shows the presence of an operator-only value', () => {
  const fields = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type))
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter(({ extensions }) => extensions.showsOnlyPresence)
        .map(({ name }) => `${type.name}.${name}`),
    )
  expect(fields).toEqual(['AuditEntry.isNew'])
})

test('a filter by an operator-only column is refused to a team under any name', () => {
  const translate = whereTranslator('OrderItem', () => ({
    isLoss: {
      type: 'Boolean',
      description: 'Whether it cost more than it was sold for.',
      translate: () => ({ OR: [{ internalCost: { gt: 100 } }] }),
    },
  }))
  expect(() => translate({ isLoss: true }, team)).toThrow('Only operators can read internalCost.')
  expect(translate({ isLoss: true }, operator)).toEqual({ OR: [{ internalCost: { gt: 100 } }] })
})

describe('a key or measure with the name of an operator-only field is operator-only', () => {
  test.each(Object.entries(aggregates))('of %s', (_list, { model, keys, measures }) => {
    const shown = [...records].filter(([type]) => modelOfType(type) === model)
    const operators = new Set(shown.flatMap(([, { operators }]) => [...operators]))
    const open = Object.entries({ ...keys, ...measures })
      .filter(([name, { operator }]) => operators.has(name) && !operator)
      .filter(([, term]) => !('path' in term))
    expect(open.map(([name]) => name)).toEqual([])
  })
})
