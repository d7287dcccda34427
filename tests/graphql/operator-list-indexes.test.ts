import { expect, test } from 'vitest'
import { rootLists } from '../../schema/core/list.js'
import '../../schema/index.js'
import { dataModelOf } from '../../src/query/model.js'
import { testApi } from '../support/api.js'

const api = await testApi()

// Small, or filtered by the compliance check or the endpoint that they belong to.
const others = new Set([
  'operatorTokens',
  'userRoles',
  'userAccountTypes',
  'searchSynonyms',
  'complianceIssues',
  'importIssues',
  'webhookEndpoints',
])

const ofAllTeams = [...rootLists].filter(
  ([name, { tenant, operator }]) => (tenant || operator) && !others.has(name),
)

test.each(ofAllTeams)('operators read %s by an index, not the whole table', async (_, list) => {
  const data = dataModelOf(api.prisma)
  const model = list.order.model
  const { field: name, direction } = list.order.fallback
  const sorted = data.field(model, String(list.order.columns[name]!.column))
  if (sorted?.kind !== 'column') throw new Error(`${model} has no field ${name}`)
  const order = [sorted.column, data.key(model)].map((column) => `${column} ${direction}`)
  const plan = await api.prisma.$transaction(async (tx) => {
    await tx.$executeRawUnsafe('SET LOCAL enable_seqscan = off')
    return tx.$queryRawUnsafe<object[]>(
      `EXPLAIN SELECT * FROM ${data.table(model)} ORDER BY ${order} LIMIT 25`,
    )
  })
  expect(JSON.stringify(plan)).not.toContain('Sort')
})
