import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { limits } from '../../src/graphql/limits.js'
import { randomBase58 } from '../../src/values/base58.js'
import { testApi } from '../support/api.js'
import { makeCampaign } from '../support/fixtures/campaign.js'
import { makeOrder } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeProfile } from '../support/fixtures/team.js'

const api = await testApi({ demo: true })

const demo = await api.prisma.team.findFirstOrThrow({
  where: { articles: { some: {} } },
  orderBy: { orders: { _count: 'desc' } },
})
const token = await api.token(demo)

type Row = Record<string, unknown>
type Filter = { [name: string]: unknown }

interface Page {
  nodes: { id: string }[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

/** Ids that a list answers, whole. */
const ids = async (list: string, where: Filter, as = token): Promise<string[]> => {
  const type = `${list[0]!.toUpperCase()}${list.slice(1, -1)}Where`
  const query = `query ($where: ${type}, $after: String) {
    ${list}(where: $where, first: 100, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } } }`
  const found: string[] = []
  for (let after: string | null = null, more = true; more; ) {
    const page: Page = (await api.graph(as, query, { where, after }))[list]
    found.push(...page.nodes.map(({ id }) => id))
    after = page.pageInfo.endCursor
    more = page.pageInfo.hasNextPage
  }
  return found.sort()
}

/** What belongs to what, for the filters that are tried below. */
const relations: Record<string, Record<string, { to: string; many?: true }>> = {
  orders: { items: { to: 'orderItems', many: true }, profile: { to: 'profiles' } },
  orderItems: {
    order: { to: 'orders' },
    article: { to: 'articles' },
    campaign: { to: 'campaigns' },
    product: { to: 'products' },
    outlet: { to: 'outlets' },
  },
  articles: {
    orderItem: { to: 'orderItems' },
    campaign: { to: 'campaigns' },
    profile: { to: 'profiles' },
    outlet: { to: 'outlets' },
    comments: { to: 'comments', many: true },
  },
  campaigns: {
    articles: { to: 'articles', many: true },
    orderItems: { to: 'orderItems', many: true },
    profile: { to: 'profiles' },
  },
  profiles: {
    campaigns: { to: 'campaigns', many: true },
    orders: { to: 'orders', many: true },
    articles: { to: 'articles', many: true },
  },
  products: { outlet: { to: 'outlets' } },
  outlets: {},
  comments: { article: { to: 'articles' } },
}

const text = fc.constantFrom('a', 'e', 'Launch', '%', '')
const day = fc.constantFrom('2026-01-01', '2026-11-01', '2026-11-20')
/** Conditions on columns, nullable ones among them. */
const columns: Record<string, fc.Arbitrary<Filter>> = {
  orders: fc.oneof(
    fc.record({ total: fc.record({ gte: fc.integer({ min: 0, max: 3000 }) }) }),
    fc.record({ datePaid: fc.record({ lt: day }) }),
    fc.record({ externalReferenceNumber: fc.record({ eq: fc.constant('x') }) }),
    fc.record({ status: fc.record({ in: fc.constant(['PAID', 'CANCELLED']) }) }),
  ),
  orderItems: fc.oneof(
    fc.record({ salePrice: fc.record({ lt: fc.integer({ min: 0, max: 900 }) }) }),
    fc.record({ campaignId: fc.record({ isNull: fc.boolean() }) }),
  ),
  articles: fc.oneof(
    fc.record({ liveUrl: fc.record({ contains: fc.constant('http') }) }),
    fc.record({ name: fc.record({ contains: text }) }),
    fc.record({ expectedCompletionDate: fc.record({ gt: day }) }),
  ),
  campaigns: fc.oneof(
    fc.record({ reference: fc.record({ startsWith: fc.constant('A') }) }),
    fc.record({ name: fc.record({ contains: text }) }),
  ),
  profiles: fc.record({ name: fc.record({ contains: text }) }),
  products: fc.oneof(
    fc.record({ isFeatured: fc.record({ eq: fc.boolean() }) }),
    fc.record({ maxDeliveryDays: fc.record({ lte: fc.integer({ min: 1, max: 30 }) }) }),
  ),
  outlets: fc.oneof(
    fc.record({ state: fc.record({ contains: text }) }),
    fc.record({ country: fc.record({ ne: fc.constant('Global') }) }),
  ),
  comments: fc.record({ content: fc.record({ contains: text }) }),
}

const filters = fc.letrec<Record<string, Filter>>((tie) =>
  Object.fromEntries(
    Object.entries(relations).map(([model, related]) => [
      model,
      fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        columns[model]!,
        fc.record({ AND: fc.array(tie(model), { minLength: 1, maxLength: 2 }) }),
        fc.record({ OR: fc.array(tie(model), { minLength: 0, maxLength: 2 }) }),
        fc.record({ NOT: fc.array(tie(model), { minLength: 1, maxLength: 2 }) }),
        ...Object.entries(related).map(([name, { to, many }]) =>
          fc.record({
            [name]: many
              ? fc
                  .constantFrom('some', 'every', 'none')
                  .chain((how) => fc.record({ [how]: tie(to) }))
              : tie(to),
          }),
        ),
      ),
    ]),
  ),
)

/** Everything the team has, in plain rows with what belongs to them: filters are tried on these by hand. */
async function world(): Promise<Record<string, Row[]>> {
  const { prisma } = api
  const mine = { where: { teamId: demo.id, deletedAt: null } }
  const rows: Record<string, Row[]> = {
    orders: await prisma.order.findMany(mine),
    orderItems: await prisma.orderItem.findMany(mine),
    articles: await prisma.article.findMany(mine),
    campaigns: await prisma.campaign.findMany(mine),
    profiles: await prisma.profile.findMany(mine),
    comments: await prisma.comment.findMany({
      where: {
        ...mine.where,
        visibility: 'TEAM',
        OR: [{ parentId: null }, { parent: { deletedAt: null } }],
      },
    }),
    products: await prisma.product.findMany(),
    outlets: await prisma.outlet.findMany(),
  }
  const by = (list: string, key: string) => {
    const groups = new Map<unknown, Row[]>()
    for (const row of rows[list]!) groups.set(row[key], [...(groups.get(row[key]) ?? []), row])
    return groups
  }
  const link = (list: string, name: string, to: string, own: string, other: string) => {
    const others = by(to, other)
    for (const row of rows[list]!) {
      const found = row[own] === null ? [] : (others.get(row[own]) ?? [])
      row[name] = relations[list]![name]!.many ? found : (found[0] ?? null)
    }
  }
  link('products', 'outlet', 'outlets', 'outletId', 'id')
  const outletOf = new Map(rows.products!.map(({ id, outletId }) => [id, outletId]))
  for (const list of ['orderItems', 'articles'])
    for (const row of rows[list]!) row.outletId = outletOf.get(row.productId)
  link('orders', 'items', 'orderItems', 'id', 'orderId')
  link('orders', 'profile', 'profiles', 'profileId', 'id')
  link('orderItems', 'order', 'orders', 'orderId', 'id')
  link('orderItems', 'article', 'articles', 'id', 'orderItemId')
  link('orderItems', 'campaign', 'campaigns', 'campaignId', 'id')
  link('orderItems', 'product', 'products', 'productId', 'id')
  link('orderItems', 'outlet', 'outlets', 'outletId', 'id')
  link('articles', 'orderItem', 'orderItems', 'orderItemId', 'id')
  link('articles', 'campaign', 'campaigns', 'campaignId', 'id')
  link('articles', 'profile', 'profiles', 'profileId', 'id')
  link('articles', 'outlet', 'outlets', 'outletId', 'id')
  link('articles', 'comments', 'comments', 'id', 'articleId')
  link('campaigns', 'articles', 'articles', 'id', 'campaignId')
  link('campaigns', 'orderItems', 'orderItems', 'id', 'campaignId')
  link('campaigns', 'profile', 'profiles', 'profileId', 'id')
  for (const name of ['campaigns', 'orders', 'articles'])
    link('profiles', name, name, 'id', 'profileId')
  link('comments', 'article', 'articles', 'articleId', 'id')
  return rows
}

const money = new Set(['total', 'salePrice'])

function fits(list: string, row: Row, filter: Filter): boolean {
  return Object.entries(filter).every(([name, operand]) => {
    if (name === 'AND') return (operand as Filter[]).every((one) => fits(list, row, one))
    if (name === 'OR') return (operand as Filter[]).some((one) => fits(list, row, one))
    if (name === 'NOT') return !(operand as Filter[]).some((one) => fits(list, row, one))
    const relation = relations[list]![name]
    if (!relation) return fitsColumn(name, row[name], operand as Filter)
    if (!relation.many)
      return row[name] !== null && fits(relation.to, row[name] as Row, operand as Filter)
    const all = row[name] as Row[]
    const [[how, inner]] = Object.entries(operand as Filter) as [[string, Filter]]
    const one = (other: Row) => fits(relation.to, other, inner)
    return how === 'some' ? all.some(one) : how === 'none' ? !all.some(one) : all.every(one)
  })
}

function fitsColumn(name: string, value: unknown, operators: Filter): boolean {
  return Object.entries(operators).every(([operator, operand]) => {
    if (operator === 'isNull') return (value === null) === operand
    if (value === null || value === undefined) return false
    const a =
      value instanceof Date ? value.getTime() : money.has(name) ? Number(value) / 100 : value
    const b = value instanceof Date ? Date.parse(String(operand)) : operand
    const [x, y] = [String(a).toLowerCase(), String(b).toLowerCase()]
    if (operator === 'eq') return a === b
    if (operator === 'ne') return a !== b
    if (operator === 'in') return (b as unknown[]).includes(a)
    if (operator === 'contains') return x.includes(y)
    if (operator === 'startsWith') return x.startsWith(y)
    const [n, m] = [Number(a), Number(b)]
    return { gt: n > m, gte: n >= m, lt: n < m, lte: n <= m }[operator]!
  })
}

describe('a filter', () => {
  test('by what belongs to a record answers what filtering by hand does, whatever is null', async () => {
    const rows = await world()
    const lists = ['orders', 'orderItems', 'articles', 'campaigns', 'profiles']
    for (const list of lists) expect(rows[list]!.length).toBeGreaterThan(1)
    const asked = fc
      .constantFrom(...lists)
      .chain((list) => fc.tuple(fc.constant(list), filters[list]!))
    const nothing = { orders: { some: { items: { every: { article: { OR: [] } } } } } }
    await fc.assert(
      fc.asyncProperty(asked, async ([list, where]) => {
        const expected = rows[list]!.filter((row) => fits(list, row, where)).map(({ id }) => id)
        expect(await ids(list, where)).toEqual(expected.sort())
      }),
      {
        numRuns: 150,
        examples: [
          [['articles', { profile: nothing }]],
          [['orderItems', { article: {} }]],
          [['orderItems', { NOT: [{ campaign: {} }] }]],
        ],
      },
    )
  })

  test('takes what has no value for what is not of a value', async () => {
    const team = await api.team()
    const profile = await makeProfile(api, team)
    const [bare, named] = [await makeCampaign(api, profile), await makeCampaign(api, profile)]
    await api.prisma.campaign.update({ where: { id: named.id }, data: { reference: 'A' } })
    const not = (where: Filter) => ids('campaigns', { NOT: [where] }, team.token)
    expect(await not({ reference: { eq: 'A' } })).toEqual([bare.id])
    expect(await not({ reference: { eq: 'B' } })).toEqual([bare.id, named.id].sort())
    expect(await not({ reference: { isNull: true } })).toEqual([named.id])
    expect(await not({ reference: { notIn: [] } })).toEqual([])
    expect(await not({ NOT: [{ reference: { eq: 'A' } }] })).toEqual([named.id])
    expect(await not({})).toEqual([])
    expect(await not({ name: { isNull: true } })).toEqual([bare.id, named.id].sort())
    expect(await ids('campaigns', { name: { isNull: true } }, team.token)).toEqual([])
    const asked = '{ campaignIsNull: articlesAggregate(where: { id: { isNull: true } }) { count } }'
    expect((await api.graph(team.token, asked)).campaignIsNull).toEqual([{ count: 0 }])
    expect(await ids('campaigns', { OR: [] }, team.token)).toEqual([])
    expect(await not({ orderItems: { some: {} } })).toEqual([bare.id, named.id].sort())
  })
})

describe('a filter tells nothing of', () => {
  test('internal comments, archived records and other teams', async () => {
    const [team, other] = [await api.team(), await api.team()]
    const profile = await makeProfile(api, team)
    const campaign = await makeCampaign(api, profile)
    const product = await makeProduct(api)
    const { articles } = await makeOrder(api, profile, product, { campaignId: campaign.id })
    const article = articles[0]!
    const comment = (content: string, more: object = {}) =>
      api.prisma.comment.create({
        data: {
          ...{ reference: `c_${randomBase58(10)}`, teamId: team.id, articleId: article.id },
          ...{ content, authorName: 'Ada', ...more },
        },
      })
    await comment('secret', { visibility: 'INTERNAL' })
    await comment('gone', { deletedAt: new Date() })
    await comment('plain')
    const saying = (content: string) => ({ comments: { some: { content: { eq: content } } } })
    expect(await ids('articles', saying('plain'), team.token)).toEqual([article.id])
    for (const hidden of ['secret', 'gone']) {
      expect(await ids('articles', saying(hidden), team.token)).toEqual([])
      const none = { comments: { none: { content: { eq: hidden } } } }
      expect(await ids('articles', none, team.token)).toEqual([article.id])
      const every = { comments: { every: { content: { eq: 'plain' } } } }
      expect(await ids('articles', every, team.token)).toEqual([article.id])
    }
    expect(await ids('articles', saying('secret'), api.operator)).toEqual([article.id])
    expect(await ids('articles', saying('plain'), other.token)).toEqual([])
    await api.prisma.article.update({ where: { id: article.id }, data: { deletedAt: new Date() } })
    expect(await ids('campaigns', { articles: { some: {} } }, team.token)).toEqual([])
    expect(await ids('campaigns', { articles: { none: {} } }, team.token)).toEqual([campaign.id])
  })

  test('records whose list the token may not read', async () => {
    const limited = await api.token(demo, 'custom', ['articles.lists'])
    const query = (where: string) => `{ articles(where: ${where}) { totalCount } }`
    for (const where of [
      '{ orderItem: { salePrice: { gt: 1 } } }',
      '{ NOT: [{ orderItem: { order: { total: { gt: 1 } } } }] }',
      '{ campaign: { name: { contains: "a" } } }',
    ]) {
      const { extensions } = await api.graphError(limited, query(where))
      expect(extensions.code).toBe('missing_scope')
    }
    const { articles } = await api.graph(limited, query('{ comments: { some: {} } }'))
    expect(articles.totalCount).toBeGreaterThan(0)
  })
})

test('a text or a time that no record can have is the fault of whoever asks', async () => {
  const fault = async (query: string, variables: object = {}) =>
    (await api.graphError(token, query, variables)).extensions
  const wrong = { code: 'validation_failed', issues: [{ path: [], code: 'invalid_value' }] }
  const count = 'query ($where: FileWhere) { files(where: $where) { totalCount } }'
  for (const name of [{ eq: 'a\0' }, { contains: '\0' }, { in: ['\0'] }])
    expect(await fault(count, { where: { name } })).toMatchObject(wrong)
  expect(
    await fault('mutation { archiveComment(input: { reference: "c_\\u0000" }) { id } }'),
  ).toMatchObject(wrong)
  for (const moment of ['0000-01-01', '9999-12-31T23:59:59-14:00'])
    expect((await fault(count, { where: { createdAt: { gt: moment } } })).code).toBe(
      'validation_failed',
    )
})

describe('a filter is refused before it reaches the database', () => {
  const refusal = async (where: unknown, as = token) => {
    let answer: { code: string; message: string } | undefined
    const query = 'query ($where: OrderWhere) { orders(where: $where) { nodes { id } } }'
    const sql = await api.sqlOf(async () => {
      const { message, extensions } = await api.graphError(as, query, { where })
      answer = { message, code: extensions.code }
    })
    expect(sql).toEqual([])
    return answer!
  }
  const nested = (depth: number): object =>
    depth === 0 ? { status: { eq: 'PAID' } } : { AND: [nested(depth - 1)] }

  test('when it is too deep or has too many conditions', async () => {
    expect(await refusal(nested(limits.filterDepth))).toMatchObject({
      code: 'query_too_expensive',
      message: expect.stringMatching(/nests deeper/),
    })
    const many = Array.from({ length: limits.filterNames }, () => ({ total: { gt: 1 } }))
    expect(await refusal({ OR: many })).toMatchObject({
      code: 'query_too_expensive',
      message: expect.stringMatching(/conditions/),
    })
    const query = 'query ($where: OrderWhere) { orders(where: $where) { nodes { id } } }'
    const deepest = `${'{"AND":['.repeat(30_000)}${']}'.repeat(30_000)}`
    const answer = await api.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload: `{"query":${JSON.stringify(query)},"variables":{"where":${deepest}}}`,
    })
    expect(answer.json().errors[0].extensions.code).toBe('malformed_request')
  })

  test('when it looks at too many relations; each costs', async () => {
    const related = (count: number) => ({
      OR: Array.from({ length: count }, () => ({ items: { some: {} } })),
    })
    expect(await refusal(related(240))).toMatchObject({
      code: 'query_too_expensive',
      message: expect.stringMatching(/costs \d+ points/),
    })
    const cost = async (where: object) => {
      const query = 'query ($where: OrderWhere) { orders(first: 1, where: $where) { totalCount } }'
      const { body } = await api.post(token, '/graphql', { query, variables: { where } })
      return body.extensions.cost.requested
    }
    expect(await cost({})).toBe(1)
    expect(await cost(related(10))).toBeGreaterThan(4)
  })

  test('in exports too', async () => {
    const { status, body } = await api.post(token, '/exports/orders.csv', { where: nested(50) })
    expect([status, body.code]).toEqual([422, 'query_too_expensive'])
  })
})
