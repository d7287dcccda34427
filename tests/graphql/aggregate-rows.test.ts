import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testApi } from '../support/api.js'
import { runs } from '../support/attempts.js'
import { demoTeam } from '../support/fixtures/marketplace.js'

const api = await testApi({ demo: true })

const team = await demoTeam(api)
const token = await api.token(team, 'read_only')
// Amounts whose sums a floating-point number cannot represent, and dates before and after midnight.
for (const [amount, createdAt] of [
  [10n, '2026-01-31T23:59:59.999Z'],
  [20n, '2026-02-01T00:00:00.000Z'],
  [900_719_925_493n, '2026-02-01T00:00:00.000Z'],
] as const) {
  await api.prisma.teamLedgerEntry.create({
    data: { teamId: team.id, type: 'CREDIT', creditType: 'FUNDED', amount, createdAt },
  })
}

// biome-ignore lint/suspicious/noExplicitAny: rows have whatever shape their list has.
type Row = any

/** A list and its aggregate: the keys and measures as paths in the rows of the list. */
interface Pair {
  list: string
  aggregate: string
  /** The rows' fields, as a selection. */
  fields: string
  keys: Record<string, (row: Row) => unknown>
  dates: Record<string, (row: Row) => unknown>
  money: Record<string, (row: Row) => unknown>
  where: object[]
}

const pairs: Pair[] = [
  {
    list: 'orders',
    aggregate: 'ordersAggregate',
    fields:
      'status paymentStatus teamId coupon createdAt datePaid total subtotal discount creditsApplied',
    keys: {
      status: (row) => row.status,
      paymentStatus: (row) => row.paymentStatus,
      teamId: (row) => row.teamId,
      coupon: (row) => row.coupon,
    },
    dates: { createdAt: (row) => row.createdAt, datePaid: (row) => row.datePaid },
    money: {
      total: (row) => row.total,
      subtotal: (row) => row.subtotal,
      discount: (row) => row.discount,
      creditsApplied: (row) => row.creditsApplied,
    },
    where: [{}, { status: { eq: 'PAID' } }, { NOT: [{ datePaid: { gt: '2026-10-01' } }] }],
  },
  {
    list: 'orderItems',
    aggregate: 'orderItemsAggregate',
    fields:
      'campaignId createdAt salePrice order { status datePaid } product { name type { prefix } outlet { id name country } }',
    keys: {
      outletId: (row) => row.product.outlet.id,
      outlet: (row) => row.product.outlet.name,
      country: (row) => row.product.outlet.country,
      productType: (row) => row.product.type.prefix,
      product: (row) => row.product.name,
      campaignId: (row) => row.campaignId,
      orderStatus: (row) => row.order.status,
    },
    dates: { createdAt: (row) => row.createdAt, datePaid: (row) => row.order.datePaid },
    money: {
      salePrice: (row) => row.salePrice,
    },
    where: [
      {},
      { article: { liveUrl: { isNull: true } } },
      { campaign: { name: { contains: 'a' } } },
    ],
  },
  {
    list: 'articles',
    aggregate: 'articlesAggregate',
    fields:
      'campaignId createdAt expectedCompletionDate status { prefix } profile { name } campaign { name } product { name type { prefix } outlet { id name } }',
    keys: {
      status: (row) => row.status.prefix,
      outletId: (row) => row.product.outlet.id,
      productType: (row) => row.product.type.prefix,
      product: (row) => row.product.name,
      profile: (row) => row.profile?.name ?? null,
      campaign: (row) => row.campaign?.name ?? null,
      campaignId: (row) => row.campaignId,
    },
    dates: {
      createdAt: (row) => row.createdAt,
      expectedCompletionDate: (row) => row.expectedCompletionDate,
    },
    money: {},
    where: [{}, { comments: { some: {} } }, { NOT: [{ status: { prefix: { eq: 'published' } } }] }],
  },
  {
    list: 'ledgerEntries',
    aggregate: 'ledgerAggregate',
    fields: 'type creditType reason teamId createdAt amount',
    keys: {
      type: (row) => row.type,
      creditType: (row) => row.creditType,
      reason: (row) => row.reason,
      teamId: (row) => row.teamId,
    },
    dates: { createdAt: (row) => row.createdAt },
    money: { amount: (row) => (row.type === 'DEBIT' ? -row.amount : row.amount) },
    where: [{}, { type: { eq: 'CREDIT' } }, { NOT: [{ order: { status: { eq: 'CANCELLED' } } }] }],
  },
]

const buckets = ['DAY', 'WEEK', 'MONTH', 'QUARTER', 'YEAR'] as const
type Bucket = (typeof buckets)[number]

/** Start of the period that contains a time. */
function startOf(moment: string, by: Bucket): string {
  const date = new Date(`${moment.slice(0, 10)}T00:00:00.000Z`)
  if (by === 'WEEK') date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  if (by === 'MONTH') date.setUTCDate(1)
  if (by === 'QUARTER') date.setUTCMonth(Math.floor(date.getUTCMonth() / 3) * 3, 1)
  if (by === 'YEAR') date.setUTCMonth(0, 1)
  return date.toISOString()
}

async function rowsOf({ list, fields }: Pair, where: object): Promise<Row[]> {
  const rows: Row[] = []
  const type =
    list === 'ledgerEntries' ? 'LedgerEntry' : `${list[0]!.toUpperCase()}${list.slice(1, -1)}`
  const query = `query ($where: ${type}Where, $after: String) {
    ${list}(first: 100, after: $after, where: $where) { pageInfo { hasNextPage endCursor } nodes { ${fields} } } }`
  for (let after: string | null = null, more = true; more; ) {
    const page: Row = (await api.graph(token, query, { where, after }))[list]
    rows.push(...page.nodes)
    after = page.pageInfo.endCursor
    more = page.pageInfo.hasNextPage
  }
  return rows
}

const cents = (dollars: number) => BigInt(Math.round(dollars * 100))
const dollars = (amount: bigint) => Number(amount) / 100
/** Half away from zero, as PostgreSQL rounds. */
const mean = (sum: bigint, count: number): bigint =>
  sum < 0n ? -mean(-sum, count) : (2n * sum + BigInt(count)) / (2n * BigInt(count))
const upper = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()

function expected(pair: Pair, rows: Row[], groups: Group[]) {
  const found = new Map<string, { keys: Row; rows: Row[] }>()
  for (const row of rows) {
    const keys = Object.fromEntries(
      groups.map(({ key, by }) => {
        if (!by) return [key, pair.keys[key]!(row)]
        const moment = pair.dates[key]!(row) as string | null
        return [key, moment && startOf(moment, by)]
      }),
    )
    const name = JSON.stringify(keys)
    const group = found.get(name) ?? { keys, rows: [] }
    group.rows.push(row)
    found.set(name, group)
  }
  if (groups.length === 0 && found.size === 0) found.set('{}', { keys: {}, rows: [] })
  return [...found.values()].map(({ keys, rows }) => {
    const of = (name: string) =>
      rows.flatMap((row) => {
        const value = pair.money[name]!(row)
        return value === null ? [] : [cents(value as number)]
      })
    const each = (make: (amounts: bigint[]) => bigint) =>
      Object.fromEntries(
        Object.keys(pair.money).map((name) => {
          const amounts = of(name)
          return [name, amounts.length > 0 ? dollars(make(amounts)) : null]
        }),
      )
    const sum = (amounts: bigint[]) => amounts.reduce((a, b) => a + b, 0n)
    return {
      keys,
      count: rows.length,
      ...(Object.keys(pair.money).length > 0 && {
        sum: each(sum),
        avg: each((amounts) => mean(sum(amounts), amounts.length)),
        min: each((amounts) => amounts.reduce((a, b) => (a < b ? a : b))),
        max: each((amounts) => amounts.reduce((a, b) => (a > b ? a : b))),
      }),
    }
  })
}

interface Group {
  key: string
  by?: Bucket
}

const inOrder = (groups: { keys: object }[]) =>
  groups
    .map((group) => [JSON.stringify(Object.entries(group.keys).sort()), group] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, group]) => group)

test.each(pairs)(
  '$aggregate returns the same as adding up the rows of $list, to the cent',
  async (pair) => {
    const key = fc.oneof(
      fc.constantFrom(...Object.keys(pair.keys)).map((key): Group => ({ key })),
      fc.record({
        key: fc.constantFrom(...Object.keys(pair.dates)),
        by: fc.constantFrom(...buckets),
      }),
    )
    const listed = await Promise.all(pair.where.map((where) => rowsOf(pair, where)))
    expect(listed[0]!.length).toBeGreaterThan(2)
    const values = Object.keys(pair.money).join(' ')
    const functions =
      values && ['sum', 'avg', 'min', 'max'].map((fn) => `${fn} { ${values} }`).join(' ')
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: pair.where.length - 1 }),
        fc.uniqueArray(key, { maxLength: 3, selector: ({ key }) => key }),
        async (which, groups) => {
          const by = groups.map(({ key, by }) => `{ key: ${upper(key)}${by ? `, by: ${by}` : ''} }`)
          const name = pair.aggregate.replace(/^./, (letter) => letter.toUpperCase())
          const type =
            pair.list === 'ledgerEntries' ? 'LedgerEntry' : name.replace('sAggregate', '')
          const answer = await api.graph(
            token,
            `query ($where: ${type}Where) { ${pair.aggregate}(where: $where, limit: 1000, groupBy: [${by.join(', ')}]) {
            keys { ${groups.map(({ key }) => key).join(' ') || '__typename'} } count ${functions} } }`,
            { where: pair.where[which] },
          )
          const found = answer[pair.aggregate].map((row: Row) =>
            groups.length > 0 ? row : { ...row, keys: {} },
          )
          expect(inOrder(found)).toEqual(inOrder(expected(pair, listed[which]!, groups)))
        },
      ),
      { numRuns: runs(40) },
    )
  },
)

test('the ledger is exported like every list', async () => {
  const { text } = await api.get(
    token,
    '/exports/ledgerEntries.jsonl?fields=type,amount,createdAt&where={"createdAt":{"lt":"2026-02-02"}}&orderBy={"field":"CREATED_AT","direction":"ASC"}',
  )
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines.map(({ amount }) => amount).sort()).toEqual([0.1, 0.2, 9_007_199_254.93])
})
