import fc from 'fast-check'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { testApi } from '../support/api.js'
import { runs } from '../support/attempts.js'
import { makeAnalystsMarketplace } from '../support/fixtures/analytics.js'

const api = await testApi()
await makeAnalystsMarketplace(api.db.url)
const client = new pg.Client({ connectionString: api.db.url, options: '-c timezone=UTC' })
await client.connect()
afterAll(() => client.end())

// Orders with all keys and measures as columns of one table, grouped by formatted strings instead of timestamps.
await client.query(`CREATE TEMP TABLE flat AS
  SELECT o.status::text, o.pricing_tier::text AS "pricingTier", t.name AS team, o.team_id, o.date_paid AS "datePaid", o.created_at AS "createdAt",
    o.total, o.discount, (SELECT max(i.total) FROM invoice i WHERE i.order_id = o.id AND i.status = 'ISSUED' AND i.type = 'INVOICE') AS "netRevenue"
  FROM "order" o, team t WHERE t.id = o.team_id`)

const upper = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()

const zones = ['UTC', 'America/New_York', 'Asia/Kolkata'] as const
const forms = {
  HOUR: 'YYYY-MM-DD HH24',
  DAY: 'YYYY-MM-DD',
  MONTH: 'YYYY-MM',
  YEAR: 'YYYY',
} as const
const parts = { WEEKDAY: 'ID', HOUR_OF_DAY: 'HH24', MONTH_OF_YEAR: 'MM' } as const

interface Key {
  key: string
  by?: string
  zone?: string
}
const plain = fc.constantFrom('status', 'pricingTier', 'team').map((key): Key => ({ key }))
const dated = fc
  .record({
    key: fc.constantFrom('datePaid', 'createdAt'),
    by: fc.constantFrom(...Object.keys(forms), ...Object.keys(parts)),
    zone: fc.constantFrom(...zones),
  })
  // An hour that occurs twice, when clocks are set back, has two groups.
  .map((key): Key => (key.by === 'HOUR' ? { ...key, zone: 'UTC' } : key))
const keys = fc.uniqueArray(fc.oneof(plain, dated), { maxLength: 3, selector: ({ key }) => key })

/** A measured value as a GraphQL field and as SQL. */
interface Value {
  field: string
  sql: string
  order?: string
}
const half = (column: string) => `(array_remove(array_agg(${column} ORDER BY ${column}), NULL))`
const values: Value[] = [
  { field: 'count', sql: 'count(*)', order: 'function: COUNT' },
  ...['total', 'netRevenue', 'discount'].flatMap((of): Value[] => {
    const c = `"${of}"`
    const n = `count(${c})`
    return [
      {
        field: `sum { ${of} }`,
        sql: `sum(${c}) / 100.0`,
        order: `function: SUM, of: ${upper(of)}`,
      },
      { field: `avg { ${of} }`, sql: `round(sum(${c}) / nullif(${n}, 0)::numeric) / 100` },
      { field: `min { ${of} }`, sql: `(${half(c)})[1] / 100.0` },
      {
        field: `max { ${of} }`,
        sql: `(${half(c)})[${n}] / 100.0`,
        order: `function: MAX, of: ${upper(of)}`,
      },
      {
        field: `median { ${of} }`,
        sql: `round((${half(c)}[(${n} + 1) / 2] + ${half(c)}[(${n} + 2) / 2]) / 2.0) / 100`,
      },
      { field: `countValues { ${of} }`, sql: `sum((${c} IS NOT NULL)::int)` },
    ]
  }),
  { field: 'countDistinct { team teamId }', sql: 'count(DISTINCT team), count(DISTINCT team_id)' },
  {
    field: 'share(of: { status: { eq: PAID } })',
    sql: `avg(CASE status WHEN 'PAID' THEN 1 ELSE 0 END)`,
  },
  {
    field: 'filtered(where: { pricingTier: { eq: PRO } }) { count sum { total } }',
    sql: `sum(CASE "pricingTier" WHEN 'PRO' THEN 1 ELSE 0 END), sum(CASE "pricingTier" WHEN 'PRO' THEN total END) / 100.0`,
  },
]

const conditions = [
  ['{}', 'true'],
  ['{ status: { eq: PAID } }', `status = 'PAID'`],
  ['{ NOT: [{ pricingTier: { eq: PRO } }] }', `"pricingTier" IS DISTINCT FROM 'PRO'`],
  ['{ total: { gt: 900.5 } }', 'total > 90050'],
  ['{ compare: [{ field: DATE_PAID, gt: CREATED_AT }] }', '"datePaid" > "createdAt"'],
] as const
const havings = [
  ['{}', 'true'],
  ['{ count: { gte: 40 } }', 'count(*) >= 40'],
  ['{ sum: { total: { lt: 20000 } } }', 'sum(total) < 2000000'],
  ['{ countDistinct: { teamId: { gt: 3 } } }', 'count(DISTINCT team_id) > 3'],
] as const

const question = fc.record({
  keys,
  values: fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 5 }),
  where: fc.constantFrom(...conditions),
  having: fc.constantFrom(...havings),
  descending: fc.boolean(),
  first: fc.integer({ min: 5, max: 400 }),
})

const isPart = ({ by }: Key) => by !== undefined && by in parts

function keySql({ key, by, zone }: Key): string {
  if (!by) return `"${key}"`
  const local = `"${key}" AT TIME ZONE '${zone}'`
  if (by in parts) return `to_char(${local}, '${parts[by as 'WEEKDAY']}')::int`
  const form = forms[by as 'DAY']
  return `to_timestamp(to_char(${local}, '${form}'), '${form}')::timestamp AT TIME ZONE '${zone}'`
}

function keyField(key: Key, index: number): string {
  return isPart(key)
    ? `k${index}: part(of: ${upper(key.key)}, by: ${key.by})`
    : `k${index}: ${key.key}`
}

const leaves = (value: unknown): unknown[] =>
  value !== null && typeof value === 'object' ? Object.values(value).flatMap(leaves) : [value]

const normalized = (value: unknown): unknown => {
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)) return normalized(Number(value))
  return typeof value === 'number' ? Math.round(value * 1e6) / 1e6 : value
}

test('random aggregates return the same as independently written SQL, page by page', async () => {
  await fc.assert(
    fc.asyncProperty(question, async ({ keys, values, where, having, descending, first }) => {
      const by = keys.map(({ key, by, zone }) =>
        by ? `{ key: ${upper(key)}, by: ${by}, timeZone: "${zone}" }` : `{ key: ${upper(key)} }`,
      )
      const order = values.find((value) => value.order)?.order
      const direction = descending ? 'DESC' : 'ASC'
      const fields = [
        ...(keys.length > 0 ? [`keys { ${keys.map(keyField).join(' ')} }`] : []),
        ...values.map(({ field }, index) => field.replace(/^\w+/, (name) => `v${index}: ${name}`)),
      ]
      const query = `query ($offset: Int) { ordersAggregate(limit: ${first}, offset: $offset, where: ${where[0]}, having: ${having[0]},
        groupBy: [${by.join(', ')}], orderBy: [${order ? `{ ${order}, direction: ${direction} }` : ''}]) {
          groupCount ${fields.join(' ')} } }`
      const rows: unknown[][] = []
      let total = 0
      do {
        const { ordersAggregate } = await api.graph(api.operator, query, { offset: rows.length })
        for (const { groupCount, ...row } of ordersAggregate) {
          rows.push(leaves(row))
          total = groupCount
        }
      } while (rows.length > 0 && rows.length % first === 0 && rows.length < total)

      const columns = [...keys.map(keySql), ...values.map(({ sql }) => sql)]
      const groups = keys.length > 0 ? `GROUP BY ${keys.map((_, at) => at + 1).join(', ')}` : ''
      const expected = await client.query({
        text: `SELECT ${columns.join(', ')} FROM flat WHERE ${where[1]} ${groups} HAVING ${having[1]}`,
        rowMode: 'array',
      })
      const inOrder = (all: unknown[][]) =>
        all.map((row) => JSON.stringify(row.map(normalized))).sort()
      expect(inOrder(rows)).toEqual(inOrder(expected.rows))
      expect(total).toBe(expected.rows.length)
      if (!order) return
      const place = keys.length + values.findIndex((value) => value.order)
      // Values before it may have two columns.
      const before = values
        .slice(0, place - keys.length)
        .filter(({ sql }) => /, (count|sum)\(/.test(sql))
      const sorted = rows.map((row) => row[place + before.length] as number | null)
      const present = sorted.filter((value) => value !== null)
      expect(sorted.slice(0, present.length)).toEqual(present)
      expect(present).toEqual([...present].sort((a, b) => (descending ? b - a : a - b)))
    }),
    { numRuns: runs(40) },
  )
})
