import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aggregates } from '../../schema/core/aggregate.js'
import type { Session } from '../../src/access/session.js'
import { analystQuery } from '../../src/query/analyst.js'
import { dataModelOf } from '../../src/query/model.js'
import { Statement } from '../../src/query/read.js'
import { RelationScope } from '../../src/query/relation-scope.js'
import { testApi } from '../support/api.js'
import { runs } from '../support/attempts.js'

const api = await testApi({ demo: true })

const token = (await api.team()).token
const pro = (await api.team({ proPricing: true })).token

describe('aggregates of the catalogue', () => {
  test('without keys are one group of all listed records', async () => {
    const { listings, listingsAggregate } = await api.graph(
      token,
      '{ listings { totalCount } listingsAggregate { count keys { outlet } } }',
    )
    expect(listingsAggregate).toEqual([{ count: listings.totalCount, keys: { outlet: null } }])
  })

  test('group by several keys and compute only the selected measures', async () => {
    const sql = await api.sqlOf(async () => {
      const { listingsAggregate: rows } = await api.graph(
        token,
        `{ listingsAggregate(groupBy: [{ key: COUNTRY }, { key: CHANNEL_TYPE }], limit: 1000) {
            keys { country channelType } count sum { price } avg { price domainAuthority } min { price createdAt } max { price } } }`,
      )
      expect(rows.length).toBeGreaterThan(3)
      const found = await api.prisma.listing.findMany({ where: { withheld: null } })
      for (const { keys, count, sum, min, max, avg } of rows) {
        const group = found.filter(
          ({ country, channelType }) =>
            country === keys.country && channelType === keys.channelType,
        )
        const amounts = group.flatMap(({ standardPrice }) =>
          standardPrice === null ? [] : [Number(standardPrice)],
        )
        expect(count).toBe(group.length)
        const total = amounts.reduce((a, b) => a + b, 0)
        expect(sum.price).toBe(amounts.length ? total / 100 : null)
        expect(min.price).toBe(amounts.length ? Math.min(...amounts) / 100 : null)
        expect(max.price).toBe(amounts.length ? Math.max(...amounts) / 100 : null)
        if (amounts.length) expect(avg.price).toBeCloseTo(total / amounts.length / 100, 1)
        expect(min.createdAt).toMatch(/Z$/)
      }
    })
    expect(sql).toHaveLength(2)
    expect(sql[0]).not.toMatch(/max\(t0."popularity"\)/)
  })

  test('show prices as the caller sees them', async () => {
    const query = '{ listingsAggregate { sum { price } } }'
    const standard = (await api.graph(token, query)).listingsAggregate[0].sum.price
    expect((await api.graph(pro, query)).listingsAggregate[0].sum.price).toBeLessThan(standard)
  })

  test('group dates by period, in UTC', async () => {
    for (const [by, start] of [
      ['DAY', /T00:00:00.000Z$/],
      ['MONTH', /-01T00:00:00.000Z$/],
      ['YEAR', /-01-01T00:00:00.000Z$/],
    ] as const) {
      const { listingsAggregate: rows } = await api.graph(
        token,
        `{ listingsAggregate(groupBy: [{ key: CREATED_AT, by: ${by} }], limit: 1000) { keys { createdAt } count } }`,
      )
      for (const { keys } of rows) expect(keys.createdAt).toMatch(start)
      const times = rows.map((row: { keys: { createdAt: string } }) => row.keys.createdAt)
      expect(times).toEqual([...times].sort())
    }
  })

  test('are filtered by where and having, sorted and limited', async () => {
    const { listingsAggregate: rows } = await api.graph(
      token,
      `{ listingsAggregate(
          where: { NOT: [{ country: { eq: "Global" } }], price: { gt: 10 } }
          groupBy: [{ key: OUTLET }]
          having: { count: { gte: 2 }, avg: { price: { gt: 50 } }, sum: { popularity: { gte: 0 } } }
          orderBy: [{ function: SUM, of: PRICE, direction: DESC }]
          limit: 5) { keys { outlet } count sum { price } avg { price } } }`,
    )
    expect(rows).toHaveLength(5)
    const sums = rows.map((row: { sum: { price: number } }) => row.sum.price)
    expect(sums).toEqual([...sums].sort((a, b) => b - a))
    for (const { count, avg } of rows) {
      expect(count).toBeGreaterThanOrEqual(2)
      expect(avg.price).toBeGreaterThan(50)
    }
  })

  test('refuse conflicting arguments with every issue', async () => {
    const { extensions } = await api.graphError(
      token,
      `{ listingsAggregate(
          having: { count: { gte: null }, avg: { price: { gt: null } } }
          groupBy: [{ key: CREATED_AT }, { key: OUTLET, by: MONTH }, { key: OUTLET }]
          orderBy: [{ key: COUNTRY, direction: ASC }, { function: SUM, direction: ASC }, { direction: ASC }, { function: COUNT, of: PRICE, direction: ASC }]) { count } }`,
    )
    expect(extensions.issues.map((issue: { path: unknown[] }) => issue.path.join('.'))).toEqual([
      'groupBy.0.by',
      'groupBy.1.by',
      'groupBy.2.key',
      'having.avg.price.gt',
      'having.count.gte',
      'orderBy.0.key',
      'orderBy.1.of',
      'orderBy.2',
      'orderBy.3.of',
    ])
  })

  test('require the scopes of the list', async () => {
    const team = await api.team()
    const limited = await api.token(team, 'custom', ['files.read'])
    const error = await api.graphError(limited, '{ listingsAggregate { count } }')
    expect(error.extensions.code).toBe('missing_scope')
  })
})

test('a filter matches the same records in an aggregate and in a list', async () => {
  const condition = fc.oneof(
    fc.record({ outletName: fc.record({ contains: fc.string({ maxLength: 2 }) }) }),
    fc.record({ price: fc.record({ gte: fc.integer({ min: 0, max: 900 }) }) }),
    fc.record({ domainAuthority: fc.record({ lt: fc.integer({ min: 0, max: 100 }) }) }),
    fc.record({ channelTypes: fc.record({ has: fc.constantFrom('WEBSITE', 'NEWSLETTER') }) }),
    fc.record({ placementType: fc.constant(undefined) }),
    fc.record({ state: fc.record({ isNull: fc.boolean() }) }),
    fc.record({ tags: fc.record({ hasSome: fc.constant(['Technology', "it's; DROP"]) }) }),
    fc.record({ createdAt: fc.record({ gt: fc.constant('2026-01-01') }) }),
  )
  const where = fc.letrec<{ where: object }>((tie) => ({
    where: fc.oneof(
      { depthSize: 'small' },
      condition,
      fc.record({ OR: fc.array(tie('where'), { minLength: 1, maxLength: 3 }) }),
      fc.record({ NOT: fc.array(tie('where'), { minLength: 1, maxLength: 2 }) }),
    ),
  })).where
  await fc.assert(
    fc.asyncProperty(where, async (where) => {
      const { listings, listingsAggregate } = await api.graph(
        token,
        'query ($where: ListingWhere) { listings(where: $where) { totalCount } listingsAggregate(where: $where) { count } }',
        { where: JSON.parse(JSON.stringify(where).replaceAll('"placementType"', '"name"')) },
      )
      expect(listingsAggregate[0].count).toBe(listings.totalCount)
    }),
    { numRuns: runs(40) },
  )
})

test('every key and measure is a column or an expression that PostgreSQL accepts', async () => {
  for (const { model, keys, measures } of Object.values(aggregates)) {
    const statement = new Statement(dataModelOf(api.prisma))
    const base = statement.alias()
    const record = new RelationScope(statement, model, base)
    const columns = [
      ...Object.values(keys).map(({ path, isMany }) => ({ sql: path, isMany })),
      ...Object.values(measures).map(({ sql }) => ({ sql, isMany: false })),
    ].map(({ sql, isMany }) => {
      const session = { kind: 'team', proPricing: true } as Session
      if (typeof sql === 'object') return sql.of((path) => record.column(path), session)
      const path = typeof sql === 'function' ? sql(session) : sql
      return isMany ? record.eachValue(path) : record.column(path)
    })
    const text = `SELECT ${columns.join(', ')} FROM ${statement.table(model, base)}${record.joins} LIMIT 0`
    await expect(api.db.analyst.pool.query(text)).resolves.toBeDefined()
  }
})

test('an analyst cannot write, and has a statement timeout', async () => {
  await expect(api.db.analyst.pool.query('UPDATE "team" SET "name" = \'x\'')).rejects.toThrow(
    /read-only/,
  )
  const slow = { text: 'SET LOCAL statement_timeout = 1; SELECT pg_sleep(1)', values: [] }
  const error = await analystQuery(api.db, { kind: 'operator', tokenId: 'a' } as Session, {
    ...slow,
    values: undefined as never,
  }).catch((e) => e)
  expect(error).toMatchObject({ code: 'query_too_expensive', status: 422 })
})
