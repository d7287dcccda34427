import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Kind, parse, type SelectionSetNode } from 'graphql'
import { afterAll, expect, test, vi } from 'vitest'
import { parseEnv } from '../../src/config/env.js'
import { testApi } from '../support/api.js'
import { completeRecords, demoTeam } from '../support/fixtures/marketplace.js'

const api = await testApi({ demo: true })
const team = await demoTeam(api)
await completeRecords(api, team)
const token = await api.token(team)

const { prisma } = api
const own = { teamId: team.id, deletedAt: null }
const first = { orderBy: { id: 'asc' } } as const
const [profile, order, article, products] = await Promise.all([
  prisma.profile.findFirstOrThrow({ where: own, ...first }),
  prisma.order.findFirstOrThrow({ where: { ...own, status: 'PAID' }, ...first }),
  prisma.article.findFirstOrThrow({ where: { ...own, campaignId: { not: null } }, ...first }),
  prisma.listing.findMany({ where: { withheld: null }, take: 20, orderBy: { productId: 'asc' } }),
])
const productIds = products.map(({ productId }) => productId)

/** Variables of each screen. */
const variables: Record<string, object> = {
  agreements: {},
  article: { id: article.id },
  'campaign-board': { id: article.campaignId },
  cart: {
    productIds,
    input: {
      profileId: profile.id,
      lineItems: productIds.map((productId) => ({ productId, quantity: 1, isAddOn: false })),
    },
  },
  catalogue: { where: { domainAuthority: { gte: 20 }, price: { lte: 1_000 } } },
  dashboard: { teamId: team.id },
  library: { search: 'e' },
  notifications: { since: '2020-01-01' },
  opportunities: { profileId: profile.id },
  order: { id: order.id },
  outlet: { id: products[0]!.outletId },
  'team-settings': { teamId: team.id },
}

const directory = join(import.meta.dirname, 'screens')
const screens = readdirSync(directory).map((file) => basename(file, '.graphql'))

/** Statements of computed fields: counts, and the lookup of similar records before they are read. */
const computed: Record<string, number> = { totalCount: 1, facets: 1, statusCounts: 1, similar: 2 }

/** Maximum number of statements of a screen: one for each root field, and those of its computed fields. */
function allowance(text: string): number {
  const [operation] = parse(text).definitions
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('A screen is one operation.')
  const countsIn = ({ selections }: SelectionSetNode, depth: number): number =>
    selections.reduce((sum, node) => {
      if (node.kind !== Kind.FIELD) return sum
      const { value: name } = node.name
      // Pages within a record are counted in the statement of the record.
      const isWithin = name === 'totalCount' && depth > 1
      const own = isWithin ? 0 : (computed[name] ?? 0)
      return sum + own + (node.selectionSet ? countsIn(node.selectionSet, depth + 1) : 0)
    }, 0)
  const { selectionSet } = operation
  return selectionSet.selections.length + countsIn(selectionSet, 0)
}

const perMinute = parseEnv({ SECRET_KEY: 'x'.repeat(32) }).rateLimit.perMinute
const usage: Record<string, { statements: number; allowed: number; points: number }> = {}
afterAll(() => console.table(usage))

test('every screen has its variables', () => {
  expect(screens.sort()).toEqual(Object.keys(variables).sort())
})

// The values of facets are read once and cached.
await api.graph(token, '{ listings { facets { tags { hasMore } } } }')

test.each(screens)('%s is one operation of few statements, fifty times a minute', async (name) => {
  const query = readFileSync(join(directory, `${name}.graphql`), 'utf8')
  let body: { errors?: unknown; data: object; extensions: { cost: { requested: number } } }
  const fellBack = vi.spyOn(api.app.services, 'fellBack')
  const sql = await api.sqlOf(async () => {
    const answer = await api.post(token, '/graphql', { query, variables: variables[name] })
    body = answer.body
  })
  expect(body!.errors).toBeUndefined()
  expect(fellBack.mock.calls).toEqual([])
  expect(Object.values(body!.data)).not.toContain(null)
  const points = body!.extensions.cost.requested
  usage[name] = { statements: sql.length, allowed: allowance(query), points }
  expect(sql.length).toBeLessThanOrEqual(allowance(query))
  expect(points * 50).toBeLessThanOrEqual(perMinute)
})
