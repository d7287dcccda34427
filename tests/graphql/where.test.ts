import fc from 'fast-check'
import {
  type GraphQLInputObjectType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { schema } from '../../schema/index.js'
import { limits } from '../../src/graphql/limits.js'
import { randomBase58 } from '../../src/values/base58.js'
import { testApi } from '../support/api.js'
import { runs } from '../support/attempts.js'
import { filters, fits, isListed, world } from '../support/expected/filters.js'
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

type Filter = { [name: string]: unknown }

interface Page {
  nodes: { id: string }[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

const idOf: Record<string, string> = { listings: 'id: productId' }

/** Values of `show` for each list, the default first. */
const shows: Record<string, string[]> = {
  outlets: ['ON_SALE', 'ALL'],
  listings: ['ON_SALE', 'ON_SALE_AND_ADD_ONS', 'ALL'],
}

/** All IDs that a list returns. */
const ids = async (list: string, where: Filter, as = token, show = ''): Promise<string[]> => {
  const shown = show && `, show: ${show}`
  const type = `${list[0]!.toUpperCase()}${list.slice(1, -1)}Where`
  const query = `query ($where: ${type}, $after: String) {
    ${list}(where: $where, first: 100, after: $after${shown}) { nodes { ${idOf[list] ?? 'id'} } pageInfo { hasNextPage endCursor } } }`
  const found: string[] = []
  for (let after: string | null = null, more = true; more; ) {
    const page: Page = (await api.graph(as, query, { where, after }))[list]
    found.push(...page.nodes.map(({ id }) => id))
    after = page.pageInfo.endCursor
    more = page.pageInfo.hasNextPage
  }
  return found.sort()
}

describe('a filter', () => {
  test('by related records returns the same as filtering in JavaScript, also with nulls', async () => {
    const rows = await world(api, demo)
    const own = ['orders', 'orderItems', 'articles', 'campaigns', 'profiles']
    const lists = [...own, 'outlets', 'listings']
    for (const list of lists) expect(rows[list]!.length).toBeGreaterThan(1)
    const queries = fc
      .constantFrom(...lists)
      .chain((list) =>
        fc.tuple(fc.constant(list), filters[list]!, fc.constantFrom(...(shows[list] ?? ['']))),
      )
    const nothing = { orders: { some: { items: { every: { article: { OR: [] } } } } } }
    await fc.assert(
      fc.asyncProperty(queries, async ([list, where, show]) => {
        const expected = rows[list]!.filter(
          (row) => isListed(list, row, show) && fits(list, row, where),
        ).map(({ id }) => id)
        expect(await ids(list, where, token, show)).toEqual(expected.sort())
      }),
      {
        numRuns: runs(300),
        examples: [
          [['articles', { profile: nothing }, '']],
          [['orderItems', { article: {} }, '']],
          [['orderItems', { NOT: [{ campaign: {} }] }, '']],
          [['outlets', { NOT: [{ status: { eq: 'ACTIVE' } }] }, 'ON_SALE']],
          [['outlets', { NOT: [{ status: { eq: 'ACTIVE' } }] }, 'ALL']],
          [['outlets', { products: { some: { outlet: { status: { eq: 'DRAFT' } } } } }, 'ALL']],
          [['listings', { outlet: { status: { notIn: ['ACTIVE'] } } }, 'ALL']],
          [['listings', { AND: [{ productType: { eq: 'ADD_ON' } }] }, 'ON_SALE']],
          [['listings', { AND: [{ productType: { eq: 'ADD_ON' } }] }, 'ON_SALE_AND_ADD_ONS']],
          [['campaigns', { reference: { ne: 'A' } }, '']],
        ],
      },
    )
  })

  test('matches nulls with a negated condition', async () => {
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
    const aliased =
      '{ campaignIsNull: articlesAggregate(where: { id: { isNull: true } }) { count } }'
    expect((await api.graph(team.token, aliased)).campaignIsNull).toEqual([{ count: 0 }])
    expect(await ids('campaigns', { OR: [] }, team.token)).toEqual([])
    expect(await not({ orderItems: { some: {} } })).toEqual([bare.id, named.id].sort())
  })
})

describe('a filter reveals nothing of', () => {
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

  test('records whose list the token cannot read', async () => {
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

test('a string or a time that no record can have is a validation error', async () => {
  const issue = async (query: string, variables: object = {}) =>
    (await api.graphError(token, query, variables)).extensions
  const wrong = { code: 'validation_failed', issues: [{ path: [], code: 'invalid_text' }] }
  const count = 'query ($where: FileWhere) { files(where: $where) { totalCount } }'
  for (const name of [{ eq: 'a\0' }, { contains: '\0' }, { in: ['\0'] }])
    expect(await issue(count, { where: { name } })).toMatchObject(wrong)
  expect(
    await issue('mutation { archiveComment(input: { reference: "c_\\u0000" }) { id } }'),
  ).toMatchObject(wrong)
  for (const moment of ['0000-01-01', '9999-12-31T23:59:59-14:00'])
    expect((await issue(count, { where: { createdAt: { gt: moment } } })).code).toBe(
      'validation_failed',
    )
})

/** More characters than a search text may have. */
const long = 'a'.repeat(501)

test.each([
  [{ items: { some: null } }, ['items', 'some']],
  [{ items: { aggregate: null } }, ['items', 'aggregate']],
  [{ items: { aggregate: { count: null } } }, ['items', 'aggregate', 'count']],
  [{ items: { aggregate: { count: { eq: null } } } }, ['items', 'aggregate', 'count', 'eq']],
  [{ total: { gt: null } }, ['total', 'gt']],
  [{ NOT: [{ referenceNumber: { in: null } }] }, ['NOT', 0, 'referenceNumber', 'in']],
])('null is refused as a condition: %j', async (where, path) => {
  const query = 'query ($where: OrderWhere) { orders(where: $where) { totalCount } }'
  const { extensions } = await api.graphError(token, query, { where })
  const issues = [{ path: ['where', ...path], code: 'not_null' }]
  expect(extensions).toMatchObject({ code: 'validation_failed', issues })
  const { status, body } = await api.post(token, '/exports/orders.jsonl', { where })
  expect([status, body.code]).toEqual([400, 'validation_failed'])
})

test.each([
  ['orders', { search: long }, ['where', 'search']],
  [
    'orders',
    { OR: [{ referenceNumber: { contains: long } }] },
    ['where', 'OR', 0, 'referenceNumber', 'contains'],
  ],
  ['orders', { compare: [{ field: 'DATE_PAID', lt: null }] }, ['where', 'compare', 0, 'lt']],
  [
    'orders',
    { NOT: [{ compare: [{ field: 'DATE_PAID', lt: 'TOTAL' }] }] },
    ['where', 'NOT', 0, 'compare', 0, 'lt'],
  ],
  ['orders', { items: { none: { search: long } } }, ['where', 'items', 'none', 'search']],
  [
    'orders',
    { items: { aggregate: { count: { gt: 1 }, where: { search: long } } } },
    ['where', 'items', 'aggregate', 'where', 'search'],
  ],
  ['listings', { q: long }, ['where', 'q']],
  [
    'outlets',
    { tags: { some: { name: { startsWith: long } } } },
    ['where', 'tags', 'some', 'name', 'startsWith'],
  ],
])('an issue of a filter has the full path: %s %j', async (list, where, path) => {
  const type = { orders: 'OrderWhere', listings: 'ListingWhere', outlets: 'OutletWhere' }[list]
  const query = `query ($where: ${type}) { ${list}(where: $where) { totalCount } }`
  const { extensions } = await api.graphError(api.operator, query, { where })
  expect(extensions).toMatchObject({ code: 'validation_failed', issues: [{ path }] })
})

test.each([
  ['filtered(where: $where) { count }', ['filtered', 'where', 'search']],
  ['share(of: $where)', ['share', 'of', 'search']],
])('an issue of a filter in an aggregate has the full path: %s', async (selection, path) => {
  const query = `query ($where: OrderWhere!) { ordersAggregate { ${selection} } }`
  const { extensions } = await api.graphError(api.operator, query, { where: { search: long } })
  expect(extensions).toMatchObject({ code: 'validation_failed', issues: [{ path }] })
})

test('an issue of an argument that is not a filter has the name of the argument', async () => {
  const query = 'query ($search: String) { countries(search: $search) }'
  const { extensions } = await api.graphError(api.operator, query, { search: long })
  expect(extensions).toMatchObject({ code: 'validation_failed', issues: [{ path: ['search'] }] })
})

/** Operands of conditions of every type, each with one null, for a list that has the condition. */
function* operandsWithNull(): Generator<[list: string, type: string, where: object]> {
  const seen = new Set<string>()
  const within = function* (type: GraphQLInputObjectType): Generator<object> {
    if (seen.has(type.name)) return
    seen.add(type.name)
    const fields = Object.values(type.getFields())
    const needed = Object.fromEntries(
      fields.filter(isRequiredInputField).map(({ name, type }) => {
        const named = getNamedType(type)
        return [name, isEnumType(named) ? named.getValues()[0]!.name : {}]
      }),
    )
    for (const { name, type } of fields) {
      if (!isNonNullType(type)) yield { ...needed, [name]: null }
      const inner = getNamedType(type)
      if (!isInputObjectType(inner) || inner.name.endsWith('Where')) continue
      for (const at of within(inner)) yield { ...needed, [name]: at }
    }
  }
  for (const { name: list, args } of Object.values(schema.getQueryType()!.getFields())) {
    const where = getNamedType(args.find(({ name }) => name === 'where')?.type)
    if (!isInputObjectType(where) || list.endsWith('Aggregate') || list.endsWith('Groups')) continue
    for (const { name, type } of Object.values(where.getFields())) {
      const inner = getNamedType(type)
      if (!isInputObjectType(inner) || inner.name.endsWith('Where')) continue
      for (const at of within(inner))
        yield [list, where.name, { [name]: isListType(type) ? [at] : at }]
    }
  }
}

test('null in a condition is refused, in the query and in a variable', async () => {
  const literal = (value: unknown): string =>
    Array.isArray(value)
      ? `[${value.map(literal)}]`
      : value instanceof Object
        ? `{ ${Object.entries(value).map(([name, inner]) => `${name}: ${literal(inner)}`)} }`
        : String(value)
  const accepted: string[] = []
  let count = 0
  for (const [list, type, where] of operandsWithNull()) {
    count++
    for (const [query, variables] of [
      [`{ ${list}(where: ${literal(where)}) { __typename } }`, {}],
      [`query ($where: ${type}) { ${list}(where: $where) { __typename } }`, { where }],
    ] as const) {
      const { body } = await api.post(api.operator, '/graphql', { query, variables })
      const [issue] = body.errors?.[0].extensions.issues ?? []
      if (issue?.message !== 'must not be null; omit it instead')
        accepted.push(`${query} ${JSON.stringify(body)}`)
    }
  }
  expect(count).toBeGreaterThan(300)
  expect(accepted).toEqual([])
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
      message: expect.stringMatching(/nested deeper/),
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

  test('when it has too many relations, each of which adds to the cost', async () => {
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

  test('also in exports', async () => {
    const { status, body } = await api.post(token, '/exports/orders.csv', { where: nested(50) })
    expect([status, body.code]).toEqual([422, 'query_too_expensive'])
  })
})
