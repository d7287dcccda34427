import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testApi } from '../support/api.js'
import { runs } from '../support/attempts.js'
import { demoTeam } from '../support/fixtures/marketplace.js'

const api = await testApi({ demo: true })
const team = await demoTeam(api)
const token = await api.token(team)

type Node = { id: string }
interface Page {
  totalCount: number
  nodes: Node[]
  edges: { cursor: string }[]
  pageInfo: {
    hasNextPage: boolean
    hasPreviousPage: boolean
    startCursor: string | null
    endCursor: string | null
  }
}

// The campaign with the most articles, which fill more than one page.
const [largest] = await api.prisma.article.groupBy({
  by: ['campaignId'],
  where: { teamId: team.id, campaignId: { not: null }, deletedAt: null },
  orderBy: { _count: { campaignId: 'desc' } },
  take: 1,
})
const { campaignId } = largest!

const whole =
  'totalCount nodes { id } edges { cursor } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }'
const argumentsText = (args: Record<string, unknown>) =>
  Object.entries(args)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ')

/** A page of the articles of a campaign, from within it. */
async function within(args: Record<string, unknown>): Promise<Page> {
  const query = `query ($id: UUID!) { campaign(id: $id) { articles(${argumentsText(args)}) { ${whole} } } }`
  return (await api.graph(token, query, { id: campaignId })).campaign.articles
}

/** The same page of the list. */
async function listed({ where = '{}', ...args }: Record<string, unknown>): Promise<Page> {
  const both = `{ AND: [{ campaignId: { eq: "${campaignId}" } }, ${where}] }`
  const query = `{ articles(${argumentsText({ ...args, where: both })}) { ${whole} } }`
  return (await api.graph(token, query)).articles
}

describe('a connection within a record', () => {
  test('returns the same pages as its list, forwards and backwards', async () => {
    const cursors = (await listed({ first: 100, orderBy: '{ field: NAME, direction: ASC }' })).edges
    expect(cursors.length).toBeGreaterThan(2)
    const cursor = fc.constantFrom(...cursors.map(({ cursor }) => JSON.stringify(cursor)))
    const size = fc.integer({ min: 1, max: 4 })
    const args = fc.oneof(
      fc.record({ first: size, after: cursor }, { requiredKeys: ['first'] }),
      fc.record({ last: size, before: cursor }, { requiredKeys: ['last'] }),
    )
    const where = fc.constantFrom(
      '{}',
      '{ liveUrl: { isNull: true } }',
      '{ name: { contains: "a" } }',
    )
    const direction = fc.constantFrom('ASC', 'DESC')
    await fc.assert(
      fc.asyncProperty(args, where, direction, async (page, where, direction) => {
        const isCursored = 'after' in page || 'before' in page
        const orderBy = `{ field: NAME, direction: ${isCursored ? 'ASC' : direction} }`
        expect(await within({ ...page, where, orderBy })).toEqual(
          await listed({ ...page, where, orderBy }),
        )
      }),
      { numRuns: runs(40) },
    )
  })

  test('pages through all records once, in both directions', async () => {
    const { nodes } = await within({ first: 100 })
    const forwards: string[] = []
    for (let after: string | null = null, more = true; more; ) {
      const page: Page = await within({ first: 2, ...(after && { after: JSON.stringify(after) }) })
      forwards.push(...page.nodes.map(({ id }) => id))
      after = page.pageInfo.endCursor
      more = page.pageInfo.hasNextPage
    }
    const backwards: string[] = []
    for (let before: string | null = null, more = true; more; ) {
      const page: Page = await within({
        last: 2,
        ...(before && { before: JSON.stringify(before) }),
      })
      backwards.unshift(...page.nodes.map(({ id }) => id))
      before = page.pageInfo.startCursor
      more = page.pageInfo.hasPreviousPage
    }
    const all = nodes.map(({ id }) => id)
    expect([forwards, backwards]).toEqual([all, all])
  })

  test('is read with its record, for any number of lists and aliases', async () => {
    const query = `query ($first: Int, $where: ArticleWhere) {
      campaigns(first: 25) {
        nodes {
          name
          newest: articles(first: $first) { nodes { name status { prefix } } totalCount }
          some: articles(last: 2, where: $where) { nodes { name } pageInfo { hasPreviousPage } }
          orderItems { nodes { order { invoices { nodes { total } } articles { totalCount } } } }
        }
      }
    }`
    const variables = { first: 3, where: { liveUrl: { isNull: false } } }
    let data: { campaigns: { nodes: { newest: Page }[] } } | undefined
    const sql = await api.sqlOf(async () => {
      data = await api.graph(token, query, variables)
    })
    expect(sql).toHaveLength(1)
    for (const { newest } of data!.campaigns.nodes)
      expect(newest.nodes).toHaveLength(Math.min(3, newest.totalCount))
  })

  test('is read with a record that is selected under two aliases', async () => {
    const long = `a${'b'.repeat(80)}`
    const query = `{ articles(first: 5) { nodes {
      total: campaign { articles(first: 1) { nodes { id } } total: articles(first: 1) { totalCount } }
      ${long}: campaign { ${long}: articles(first: 2) { nodes { id } totalCount } }
    } } }`
    let data: { articles: { nodes: Record<string, Record<string, Page>>[] } } | undefined
    const sql = await api.sqlOf(async () => {
      data = await api.graph(token, query)
    })
    expect(sql).toHaveLength(1)
    for (const { total, [long]: other } of data!.articles.nodes) {
      const { nodes, totalCount } = other![long]!
      expect(total).toEqual({ articles: { nodes: nodes.slice(0, 1) }, total: { totalCount } })
      expect(nodes).toHaveLength(Math.min(2, totalCount))
    }
  })

  test('refuses an invalid page', async () => {
    const issue = async (args: string) => {
      const query = `{ campaigns { nodes { articles(${args}) { nodes { id } } } } }`
      return (await api.graphError(token, query)).extensions
    }
    expect(await issue('first: 101')).toMatchObject({ issues: [{ path: ['first'] }] })
    expect(await issue('first: 1, last: 1')).toMatchObject({ issues: [{ path: ['last'] }] })
    expect(await issue('before: "x"')).toMatchObject({
      issues: [{ path: ['before'], code: 'invalid_cursor' }],
    })
  })

  test('shows a team only its own records within a record without a team', async () => {
    const { productId } = await api.prisma.article.findFirstOrThrow({ where: { teamId: team.id } })
    const query =
      'query ($id: UUID!) { product(id: $id) { articles(first: 100) { totalCount nodes { teamId } } } }'
    const { articles } = (await api.graph(token, query, { id: productId })).product
    expect(articles.totalCount).toBeGreaterThan(0)
    expect(new Set(articles.nodes.map(({ teamId }: { teamId: string }) => teamId))).toEqual(
      new Set([team.id]),
    )
    const other = await api.team()
    expect(
      (await api.graph(other.token, query, { id: productId })).product.articles.totalCount,
    ).toBe(0)
  })

  test('of a mutation or a node is read after it', async () => {
    const query =
      'query ($id: ID!) { node(id: $id) { ... on Campaign { articles(first: 2) { totalCount nodes { id } } } } }'
    const { node } = await api.graph(token, query, { id: campaignId })
    const { nodes, totalCount } = await within({ first: 2 })
    expect(node.articles).toEqual({ nodes, totalCount })
  })
})
