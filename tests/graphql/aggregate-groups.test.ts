import { describe, expect, test } from 'vitest'
import { testApi } from '../support/api.js'

const api = await testApi()
const team = await api.team()

/** Credits of the team, as [cents, when]. */
const credits: [amount: number, createdAt: string][] = [
  [100, '2026-01-31T23:30:00Z'],
  [250, '2026-02-01T00:30:00Z'],
  [400, '2026-02-14T12:00:00Z'],
  [1_000, '2026-04-01T03:00:00Z'],
  [1_001, '2026-04-01T05:00:00Z'],
]
for (const [amount, createdAt] of credits) {
  await api.prisma.teamLedgerEntry.create({
    data: {
      teamId: team.id,
      type: 'CREDIT',
      creditType: amount < 300 ? 'FUNDED' : 'BONUS',
      amount,
      createdAt,
    },
  })
}
const ask = async (args: string, fields: string, token = team.token) =>
  (await api.graph(token, `{ ledgerAggregate${args && `(${args})`} { ${fields} } }`))
    .ledgerAggregate

describe('all groups or none', () => {
  const byDay = 'groupBy: [{ key: CREATED_AT, by: DAY }]'

  test('are refused above the maximum of a response', async () => {
    const crowd = await api.team()
    const dayAfter = (days: number) => new Date(Date.UTC(2020, 0, 1 + days))
    await api.prisma.teamLedgerEntry.createMany({
      data: Array.from({ length: 1_001 }, (_, day) => ({
        ...{ teamId: crowd.id, type: 'CREDIT' as const, creditType: 'FUNDED' as const, amount: 1n },
        createdAt: dayAfter(day),
      })),
    })
    const query = `{ ledgerAggregate(${byDay}) { count } }`
    const { extensions } = await api.graphError(crowd.token, query)
    expect(extensions.issues).toMatchObject([{ path: ['limit'], code: 'too_many_groups' }])
    expect(extensions.issues[0].message).toContain('offset')
    const rest = await ask(`${byDay}, offset: 1`, 'groupCount keys { createdAt }', crowd.token)
    expect(rest).toHaveLength(1_000)
    expect(rest[0]).toEqual({
      groupCount: 1_001,
      keys: { createdAt: dayAfter(1).toISOString() },
    })
  })

  test('are limited by limit, in the requested order', async () => {
    const order = 'orderBy: [{ function: SUM, of: AMOUNT, direction: DESC }]'
    expect(await ask(`${byDay}, limit: 2, ${order}`, 'sum { amount }')).toEqual([
      { sum: { amount: 20.01 } },
      { sum: { amount: 4 } },
    ])
    expect(await ask(`${byDay}, limit: 1`, 'sum { amount }')).toEqual([{ sum: { amount: 1 } }])
  })

  test('are paged by offset, with the total as groupCount', async () => {
    const part = (offset: number) =>
      ask(
        `${byDay}, limit: 3, offset: ${offset}`,
        'groupCount count filtered(where: {}) { groupCount }',
      )
    const one = await part(0)
    expect(one).toHaveLength(3)
    expect(one[0]).toEqual({ groupCount: 4, count: 1, filtered: { groupCount: 4 } })
    expect(await part(3)).toEqual([{ groupCount: 4, count: 2, filtered: { groupCount: 4 } }])
    expect(await part(4)).toEqual([])
    const few = await ask(`${byDay}, limit: 1, having: { count: { gte: 2 } }`, 'groupCount')
    expect(few).toEqual([{ groupCount: 1 }])
  })
})

describe('values of a group', () => {
  test('are medians, percentiles, deviations and counts', async () => {
    expect(
      await ask(
        '',
        'count countDistinct { creditType teamId } countValues { amount remaining } median { amount } p90: percentile(p: 0.9) { amount } least: percentile(p: 0) { amount } standardDeviation { amount }',
      ),
    ).toEqual([
      {
        count: 5,
        countDistinct: { creditType: 2, teamId: 1 },
        countValues: { amount: 5, remaining: 5 },
        median: { amount: 4 },
        p90: { amount: 10.01 },
        least: { amount: 1 },
        standardDeviation: { amount: 4.25 },
      },
    ])
  })

  test('can be limited by filtered, also nested, and can be a share', async () => {
    const bonus = '{ creditType: { eq: BONUS } }'
    expect(
      await ask(
        '',
        `bonus: filtered(where: ${bonus}) { count sum { amount } large: filtered(where: { amount: { gt: 5 } }) { count share(of: { amount: { gt: 10 } }) } }
         share(of: ${bonus}) among: share(of: { amount: { gte: 10.01 } }, in: ${bonus}) none: share(of: ${bonus}, in: { amount: { gt: 50 } })`,
      ),
    ).toEqual([
      {
        bonus: { count: 3, sum: { amount: 24.01 }, large: { count: 2, share: 0.5 } },
        share: 0.6,
        among: 1 / 3,
        none: null,
      },
    ])
  })

  test('allow filtered without measures of its own', async () => {
    const bonus = 'filtered(where: { creditType: { eq: BONUS } })'
    const large = 'filtered(where: { amount: { gt: 5 } })'
    expect(
      await ask(
        '',
        `outer: ${bonus} { within: ${large} { count } } named: ${bonus} { __typename } none: ${large} { share(of: { amount: { gt: 10 } }) }`,
      ),
    ).toEqual([
      {
        outer: { within: { count: 2 } },
        named: { __typename: expect.any(String) },
        none: { share: 0.5 },
      },
    ])
  })

  test('include the values of previous periods', async () => {
    const rows = await ask(
      'groupBy: [{ key: CREATED_AT, by: MONTH }]',
      'keys { createdAt } sum { amount } previous { count sum { amount } } two: previous(spans: 2) { count } change { count sum { amount } } running { count sum { amount } }',
    )
    expect(rows).toEqual([
      {
        keys: { createdAt: '2026-01-01T00:00:00.000Z' },
        sum: { amount: 1 },
        previous: { count: 0, sum: { amount: null } },
        two: { count: 0 },
        change: { count: 1, sum: { amount: 1 } },
        running: { count: 1, sum: { amount: 1 } },
      },
      {
        keys: { createdAt: '2026-02-01T00:00:00.000Z' },
        sum: { amount: 6.5 },
        previous: { count: 1, sum: { amount: 1 } },
        two: { count: 0 },
        change: { count: 1, sum: { amount: 5.5 } },
        running: { count: 3, sum: { amount: 7.5 } },
      },
      {
        keys: { createdAt: '2026-04-01T00:00:00.000Z' },
        sum: { amount: 20.01 },
        previous: { count: 0, sum: { amount: null } },
        two: { count: 2 },
        change: { count: 2, sum: { amount: 20.01 } },
        running: { count: 5, sum: { amount: 27.51 } },
      },
    ])
    expect(await ask('', 'previous { count }')).toEqual([{ previous: null }])
    const large = '{ amount: { gte: 2.5 } }'
    const [, february] = await ask(
      'groupBy: [{ key: CREATED_AT, by: MONTH }]',
      `filtered(where: ${large}) { keys { createdAt } count previous { count } }
       previous { filtered(where: ${large}) { count } previous { count } change { count } }`,
    )
    expect(february).toEqual({
      filtered: {
        keys: { createdAt: '2026-02-01T00:00:00.000Z' },
        ...{ count: 2, previous: { count: 0 } },
      },
      previous: { filtered: { count: 0 }, previous: null, change: null },
    })
  })

  test('are by days and months of a time zone', async () => {
    const rows = await ask(
      'groupBy: [{ key: CREATED_AT, by: MONTH, timeZone: "America/New_York" }]',
      'keys { createdAt } count previous { count } monthBeforeLast: previous(spans: 2) { count }',
    )
    expect(rows).toMatchObject([
      { keys: { createdAt: '2026-01-01T05:00:00.000Z' }, count: 2 },
      { keys: { createdAt: '2026-02-01T05:00:00.000Z' }, count: 1, previous: { count: 2 } },
      { keys: { createdAt: '2026-03-01T05:00:00.000Z' }, count: 1, previous: { count: 1 } },
      {
        keys: { createdAt: '2026-04-01T04:00:00.000Z' },
        count: 1,
        previous: { count: 1 },
        monthBeforeLast: { count: 1 },
      },
    ])
    const hours = await ask(
      'groupBy: [{ key: CREATED_AT, by: WEEKDAY }, { key: CREATED_AT, by: HOUR_OF_DAY }], orderBy: [{ key: CREATED_AT, by: HOUR_OF_DAY, direction: DESC }]',
      'keys { day: part(of: CREATED_AT, by: WEEKDAY) hour: part(of: CREATED_AT, by: HOUR_OF_DAY) }',
    )
    expect(hours.map(({ keys }: { keys: object }) => Object.values(keys))).toEqual([
      [6, 23],
      [6, 12],
      [3, 5],
      [3, 3],
      [7, 0],
    ])
  })

  test('sort and filter groups', async () => {
    const rows = await ask(
      `groupBy: [{ key: CREATED_AT, by: DAY }, { key: CREDIT_TYPE }],
       having: { median: { amount: { gt: 2 } }, countDistinct: { creditType: { eq: 1 } }, countValues: { remaining: { gte: 1 } } },
       orderBy: [{ function: SHARE, where: { amount: { gt: 10 } }, direction: DESC }, { function: PERCENTILE, p: 0.5, of: AMOUNT, direction: DESC }]`,
      'median { amount }',
    )
    expect(rows.map((row: { median: { amount: number } }) => row.median.amount)).toEqual([
      10.01, 4, 2.5,
    ])
  })

  test('are limited to the first groups by top', async () => {
    const rows = await ask(
      `groupBy: [{ key: CREATED_AT, by: YEAR }, { key: CREATED_AT, by: MONTH_OF_YEAR }], top: { first: 1, per: [CREATED_AT] },
       orderBy: [{ function: SUM, of: AMOUNT, direction: DESC }]`,
      'count',
    )
    expect(rows).toHaveLength(3)
    const best = await ask(
      `groupBy: [{ key: CREATED_AT, by: MONTH }, { key: CREDIT_TYPE }], top: { first: 1, per: [CREATED_AT] },
       orderBy: [{ function: SUM, of: AMOUNT, direction: DESC }]`,
      'keys { creditType } sum { amount }',
    )
    expect(best).toEqual([
      { keys: { creditType: 'BONUS' }, sum: { amount: 20.01 } },
      { keys: { creditType: 'BONUS' }, sum: { amount: 4 } },
      { keys: { creditType: 'FUNDED' }, sum: { amount: 1 } },
    ])
  })

  test('are refused with every issue of the query', async () => {
    const { extensions } = await api.graphError(
      team.token,
      `{ ledgerAggregate(groupBy: [{ key: CREATED_AT, by: DAY, timeZone: "Mars/Olympus" }, { key: TYPE, timeZone: "UTC" }],
          top: { first: 0, per: [REASON] }, orderBy: [{ function: SHARE, direction: ASC }, { function: PERCENTILE, of: AMOUNT, direction: ASC }])
        { percentile(p: 2) { amount } previous(spans: 0) { count } } }`,
    )
    expect(extensions.issues.map((issue: { path: unknown[] }) => issue.path.join('.'))).toEqual([
      'groupBy.0.timeZone',
      'groupBy.1.timeZone',
      'percentile.p',
      'previous.spans',
      'orderBy.0.where',
      'orderBy.1.p',
      'top.first',
      'top.per.0',
    ])
  })
})

test('aggregates of related records take one statement for all records', async () => {
  const other = await api.team()
  const sql = await api.sqlOf(async () => {
    const { teams } = await api.graph(
      api.operator,
      `{ teams(where: { id: { in: ["${team.id}", "${other.id}"] } }, orderBy: { field: CREATED_AT, direction: ASC }) {
          nodes { id ledgerAggregate { groupCount count sum { amount } } funded: ledgerAggregate(where: { creditType: { eq: FUNDED } }) { count share(of: { amount: { gt: 2 } }) } } } }`,
    )
    expect(teams.nodes).toEqual([
      {
        id: team.id,
        ledgerAggregate: { groupCount: 1, count: 5, sum: { amount: 27.51 } },
        funded: { count: 2, share: 0.5 },
      },
      {
        id: other.id,
        ledgerAggregate: { groupCount: 1, count: 0, sum: { amount: null } },
        funded: { count: 0, share: null },
      },
    ])
  })
  expect(sql.filter((text) => text.includes('team_ledger'))).toHaveLength(2)
})

describe('bands of a number', () => {
  const issues = async (group: string) => {
    const query = `{ orderItemsAggregate(groupBy: [${group}]) { count } }`
    return (await api.graphError(api.operator, query)).extensions.issues
  }

  test('have a width of at least 1', async () => {
    for (const width of [0, -10, 1_000_001])
      expect(await issues(`{ key: DOMAIN_AUTHORITY, width: ${width} }`)).toMatchObject([
        { path: ['groupBy', 0, 'width'], message: 'must be from 1 to 1,000,000' },
      ])
  })

  test('require a number', async () => {
    expect(await issues('{ key: TEAM, width: 10 }')).toMatchObject([
      { path: ['groupBy', 0, 'width'], message: expect.stringContaining('not a number') },
    ])
  })

  test('have one band per value without a width', async () => {
    const demo = await testApi({ demo: true })
    const groups = async (width: string) =>
      (
        await demo.graph(
          demo.operator,
          `{ listingsAggregate(groupBy: [{ key: DOMAIN_AUTHORITY ${width} }]) { keys { domainAuthority } count } }`,
        )
      ).listingsAggregate as { keys: { domainAuthority: number | null }; count: number }[]
    const counts = new Map<number | null, number>()
    for (const { keys, count } of await groups('')) {
      const { domainAuthority: value } = keys
      const band = value === null ? null : value - (value % 25)
      counts.set(band, (counts.get(band) ?? 0) + count)
    }
    expect(counts.size).toBeGreaterThan(2)
    const bands = await groups(', width: 25')
    expect(new Map(bands.map(({ keys, count }) => [keys.domainAuthority, count]))).toEqual(counts)
  })
})
