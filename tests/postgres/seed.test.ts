import { afterAll, describe, expect, it } from 'vitest'
import { demoToken, hasDemo, seedDemo } from '../../prisma/demo/seed.js'
import { seedCatalogue } from '../../prisma/demo/seed-catalogue.js'
import * as enums from '../../prisma/generated/client/enums.js'
import { Authenticator } from '../../src/domain/accounts/authenticator.js'
import { stateMonth } from '../../src/domain/publishing/payout-statement.js'
import type { Database } from '../../src/postgres/database.js'
import { testApi } from '../support/api.js'
import { openTestDatabase } from '../support/database.js'
import { expectedListings } from '../support/expected/listing.js'
import { auditOrders } from '../support/expected/orders.js'
import { secretKey } from '../support/processes/instance.js'

const now = Date.UTC(2026, 10, 1)

/** All seeded rows, without dates that depend on the current time. */
async function fingerprint({ pool }: Database): Promise<unknown[]> {
  const tables = [
    'outlet',
    'outlet_channel',
    'outlet_tag',
    'product',
    'product_channel',
    'product_price',
    'team',
    'profile',
    'order',
    'order_item',
    'invoice',
    'team_ledger',
    'campaign',
    'questionnaire',
    'comment',
    'order_line_item',
    'swap',
    'compliance_check',
    'compliance_issue',
    'search_synonym',
    'outlet_list',
    'outlet_list_entry',
    'outlet_inquiry',
    'opportunity',
    'opportunity_interaction',
    'agreement_acceptance',
    'oauth_grant',
    'folder',
    'placement',
    'placement_comment',
    'publisher_ledger',
    'payout',
    'payout_account',
    'payout_statement',
    'invoice_number',
  ]
  const digests = tables.map(async (table) => {
    const { rows } = await pool.query(
      `SELECT '${table}' AS table, count(*), md5(string_agg(row, '' ORDER BY row)) FROM (
         SELECT (to_jsonb(t) - '{created_at,updated_at,deleted_at,replied_at,date_paid,customer_invoice_date,payment_expires_at,issued_at,expires_at,completed_at,accepted_at,granted_at,revoked_at,accept_by,declined_at,delivered_at,link_checked_at,payable_at}'::text[])::text AS row FROM "${table}" t
       ) seeded`,
    )
    return rows[0]
  })
  return Promise.all(digests)
}

const api = await testApi({ demo: true })
const { db, app } = api

describe('the demo marketplace', () => {
  const ask = async (token: string, query: string) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: `Bearer ${token}` },
      payload: { query },
    })
    expect(answer.json().errors).toBeUndefined()
    return answer.json().data
  }

  it('is large enough to page through', async () => {
    expect(await db.prisma.outlet.count()).toBeGreaterThanOrEqual(300)
    expect(await db.prisma.product.count()).toBeGreaterThanOrEqual(1500)
    const monthAgo = new Date(Date.now() - 30 * 86_400_000)
    expect(
      await db.prisma.listing.count({ where: { withheld: null, createdAt: { gt: monthAgo } } }),
    ).toBeGreaterThan(100)
  })

  it('has orders in every state of payment, whole to the cent', async () => {
    const states = await db.prisma.order.groupBy({ by: ['teamId', 'status', 'paymentStatus'] })
    expect(new Set(states.map(({ paymentStatus }) => paymentStatus))).toEqual(
      new Set(['NOT_STARTED', 'OPEN', 'FAILED', 'EXPIRED', 'PAID']),
    )
    expect(states).toHaveLength(12)
    const errors = await auditOrders((sql) => db.prisma.$queryRawUnsafe(sql))
    expect(Object.entries(errors).filter(([, count]) => count > 0)).toEqual([])
  })

  it('has orders that checkout accepts at the same prices, some with linked add-ons', async () => {
    const orders = await db.prisma.order.findMany({
      include: { team: true, lineItems: { orderBy: { position: 'asc' } } },
      orderBy: { id: 'asc' },
    })
    for (const { team, lineItems, ...order } of orders) {
      const productOf = (id: string | null) =>
        lineItems.find((line) => line.id === id)?.productId ?? null
      const lines = lineItems.map(({ productId, quantity, isAddOn, linkedOrderLineItemId }) => ({
        ...{ product_id: productId, quantity, is_add_on: isAddOn },
        linked_order_line_item_id: productOf(linkedOrderLineItemId),
      }))
      const token = demoToken(secretKey, team.slug)
      const { status, body } = await api.post(token, '/orders/checkout', {
        profile_id: order.profileId,
        line_items: lines,
        discount: Number(order.discount) / 100,
        apply_credits: false,
      })
      expect(status, JSON.stringify(body)).toBe(200)
      expect(body.line_items.map(({ price }: { price: number }) => price * 100)).toEqual(
        lineItems.map(({ price }) => Number(price)),
      )
      expect([body.subtotal * 100, body.discount * 100]).toEqual([
        Number(order.subtotal),
        Number(order.discount),
      ])
      const again = await db.prisma.order.findUniqueOrThrow({ where: { id: body.id } })
      expect(again.pricingTier).toBe(order.pricingTier)
      const addOns = lineItems.filter(({ isAddOn }) => isAddOn)
      expect(addOns.every(({ linkedOrderLineItemId: id }) => productOf(id))).toBe(true)
    }
    const where = { isAddOn: true, order: { status: 'PAID' } } as const
    const linked = await db.prisma.orderLineItem.groupBy({ by: ['teamId'], where })
    expect(linked).toHaveLength(2)
  })

  it('has open swaps that could be proposed', async () => {
    const { prisma } = db
    const open = await prisma.swap.findMany({ where: { status: 'PENDING_CLIENT' } })
    for (const { id, orderItemId, toProductId, priceDifference } of open) {
      await api.mutate(api.operator, 'cancelSwap', { swapId: id })
      const input = { orderItemId, productId: toProductId }
      const again = await api.mutate(api.operator, 'proposeSwap', input, 'priceDifference')
      expect(again.priceDifference * 100).toBe(Number(priceDifference))
    }
  })

  it('shows each team and the operators some of everything', async () => {
    const ofTeams = {
      campaigns: 1,
      articles: 1,
      comments: 1,
      profiles: 1,
      orders: 1,
      orderItems: 1,
      swaps: 1,
      invoices: 1,
      ledgerEntries: 1,
      complianceChecks: 1,
      outletLists: 1,
      outletInquiries: 1,
      outletCategories: 1,
      opportunities: 1,
      agreementTemplates: 2,
      oauthGrants: 1,
      folders: 1,
      tags: 1,
      disclaimers: 1,
    }
    const query = `{ ${Object.keys(ofTeams).map((name) => `${name} { totalCount }`)} }`
    for (const name of ['northwind-communications', 'aurora-brand-studio', 'operator']) {
      const data = await ask(demoToken(secretKey, name), query)
      for (const [list, least] of Object.entries(ofTeams))
        expect(data[list].totalCount, `${list} of ${name}`).toBeGreaterThanOrEqual(least)
    }
    const { prisma } = db
    const found = await Promise.all([
      prisma.agreementAcceptance.count(),
      prisma.swap.count({ where: { total: { gt: 0 }, status: 'PENDING_CLIENT' } }),
      prisma.swap.count({ where: { priceDifference: { lt: 0 }, status: 'PENDING_CLIENT' } }),
      prisma.outletInquiry.count({ where: { teamId: null } }),
      prisma.oauthGrant.count({ where: { revokedAt: { not: null } } }),
      prisma.searchSynonym.count(),
      ...Object.values(enums.OpportunityStatus).map((status) =>
        prisma.opportunity.count({ where: { status } }),
      ),
    ])
    for (const count of found) expect(count).toBeGreaterThan(0)
    const lists = await prisma.outletList.findMany({ include: { entries: true } })
    for (const { entries } of lists) expect(entries).toHaveLength(8)
    for (const check of await prisma.complianceCheck.findMany({ include: { issues: true } })) {
      const count = (severity: string) =>
        check.issues.filter((issue) => issue.severity === severity).length
      const score = 100 - 20 * count('critical') - 5 * count('warning') - count('suggestion')
      expect(check.complianceScore).toBe(check.status === 'completed' ? score : null)
      expect(check.totalIssuesCount).toBe(check.issues.length)
    }
  })

  it('has publishers with placements in every status, a payout and a statement', async () => {
    const { prisma } = db
    expect(await prisma.team.count({ where: { kind: 'PUBLISHER' } })).toBe(3)
    expect(await prisma.outlet.count({ where: { publisherId: null } })).toBeGreaterThan(300)
    const placements = await prisma.placement.findMany({
      include: { product: { include: { outlet: true } }, orderItem: { include: { order: true } } },
    })
    expect(new Set(placements.map(({ status }) => status))).toEqual(
      new Set(Object.values(enums.PlacementStatus)),
    )
    expect(new Set(placements.map(({ teamId }) => teamId)).size).toBe(3)
    for (const { teamId, product, orderItem, salePrice, payout } of placements) {
      expect([product.outlet.publisherId, orderItem.order.status]).toEqual([teamId, 'PAID'])
      expect([orderItem.salePrice, orderItem.payout]).toEqual([salePrice, payout])
    }
    const publisher = demoToken(secretKey, 'tidewater-media')
    const data = await ask(
      publisher,
      `{ publisherBalance { pending paid }
        payouts { nodes { status amount } }
        payoutStatements { nodes { closingBalance earned paid pdfUrl } }
        placements { nodes { status payout } } }`,
    )
    const payoutIn = (status: string) =>
      data.placements.nodes.find((node: { status: string }) => node.status === status).payout
    const settled = payoutIn('SETTLED')
    expect(data.publisherBalance).toEqual({ pending: payoutIn('DELIVERED'), paid: settled })
    expect(data.payouts.nodes).toEqual([{ status: 'PAID', amount: settled }])
    const [statement] = data.payoutStatements.nodes
    expect(statement.earned + statement.paid).toBe(statement.closingBalance)
    const { pathname, search } = new URL(statement.pdfUrl)
    expect((await app.inject(pathname + search)).headers['content-type']).toBe('application/pdf')
    // The next statement continues the balance.
    await stateMonth(prisma, new Date())
    const [last] = await prisma.payoutStatement.findMany({ orderBy: { periodStart: 'desc' } })
    expect(await auditOrders((sql) => prisma.$queryRawUnsafe(sql))).toMatchObject({
      'numbers of documents that were left out': 0,
    })
    expect(Number(last!.openingBalance + last!.paid + last!.earned)).toBe(
      Number(last!.closingBalance),
    )
  })

  it('has two writers with articles', async () => {
    const writers = await db.prisma.user.findMany({
      where: { memberships: { some: { team: { kind: 'WRITER' } } }, writtenArticles: { some: {} } },
    })
    expect(writers).toHaveLength(2)
  })

  it('has agreements whose signed copy opens', async () => {
    const { agreementStatuses } = await ask(
      demoToken(secretKey, 'northwind-communications'),
      '{ agreementStatuses { isAccepted pdfUrl } }',
    )
    expect(agreementStatuses.map((status: { isAccepted: boolean }) => status.isAccepted)).toEqual(
      expect.arrayContaining([true, false]),
    )
    const { pdfUrl } = agreementStatuses.find(({ pdfUrl }: { pdfUrl: string }) => pdfUrl)
    const { pathname, search } = new URL(pdfUrl)
    expect((await app.inject(pathname + search)).headers['content-type']).toBe('application/pdf')
  })

  it('is the same every time', async () => {
    const [one, other] = await Promise.all([openTestDatabase(), openTestDatabase()])
    await seedDemo(one, secretKey, now)
    await seedDemo(other, secretKey, now + 60_000)
    expect(await fingerprint(other)).toEqual(await fingerprint(one))
    await Promise.all([one.close(), other.close()])
  })

  it.each([
    ['outlet', 'status', enums.OutletStatus],
    ['outlet_channel', 'channel_type', enums.ChannelType],
    ['outlet_channel', 'placement_type', enums.PlacementType],
    ['product_price', 'pricing_tier', enums.PricingTier],
    ['tag', 'category', enums.TagCategory],
  ])('has every value of %s.%s', async (table, column, values) => {
    const { rows } = await db.pool.query(
      `SELECT DISTINCT "${column}"::text AS value FROM ${table} WHERE "${column}" IS NOT NULL`,
    )
    expect(rows.map(({ value }) => value).sort()).toEqual(Object.values(values).sort())
  })

  it('has articles in every status with their whole history, none of it in the future', async () => {
    const { prisma } = db
    const statuses = await prisma.articleContentStatus.findMany({
      include: { _count: { select: { articles: true } } },
    })
    for (const { prefix, _count } of statuses) expect(_count.articles, prefix).toBeGreaterThan(0)
    const articles = await prisma.article.findMany({
      include: { statusChanges: { orderBy: [{ effectiveAt: 'desc' }, { id: 'desc' }] } },
    })
    for (const { statusId, statusChanges, createdAt } of articles) {
      expect(statusChanges[0]!.statusId).toBe(statusId)
      expect(statusChanges.at(-1)!.previousStatusId).toBeNull()
      expect(+statusChanges.at(-1)!.effectiveAt).toBe(+createdAt)
      expect(+statusChanges[0]!.effectiveAt).toBeLessThanOrEqual(Date.now())
      statusChanges.slice(1).forEach((change, at) => {
        expect(statusChanges[at]!.previousStatusId).toBe(change.statusId)
      })
    }
    expect(await prisma.comment.count({ where: { visibility: 'INTERNAL' } })).toBeGreaterThan(0)
    expect(await prisma.comment.count({ where: { deletedAt: { not: null } } })).toBeGreaterThan(0)
    expect(await prisma.comment.count({ where: { parentId: { not: null } } })).toBeGreaterThan(2)
  })

  it('has every product type, and a null in every optional field', async () => {
    expect(await db.prisma.productType.count({ where: { products: { none: {} } } })).toBe(0)
    const { prisma } = db
    const counts = [
      prisma.outlet.count({ where: { logo: null } }),
      prisma.outlet.count({ where: { country: null } }),
      prisma.outlet.count({ where: { country: 'Global' } }),
      prisma.outlet.count({ where: { deletedAt: { not: null } } }),
      prisma.outletChannel.count({ where: { domainAuthority: null } }),
      prisma.outletChannel.count({ where: { channelType: 'INSTAGRAM', placementType: null } }),
      prisma.product.count({ where: { active: false } }),
      prisma.product.count({ where: { deletedAt: { not: null } } }),
      prisma.product.count({ where: { prices: { none: { pricingTier: 'PRO' } } } }),
    ]
    for (const count of await Promise.all(counts)) expect(count).toBeGreaterThan(0)
    expect(await prisma.product.count({ where: { key: null } })).toBe(0)
  })

  it('opens with tokens that follow from the secret key', async () => {
    const authenticator = new Authenticator(db.prisma)
    const session = (team: string) =>
      authenticator.authenticate(`Bearer ${demoToken(secretKey, team)}`)
    expect(await session('northwind-communications')).toMatchObject({
      kind: 'team',
      type: 'full_access',
      proPricing: false,
    })
    expect(await session('aurora-brand-studio')).toMatchObject({ kind: 'team', proPricing: true })
    expect(await session('operator')).toMatchObject({ kind: 'operator' })
    expect(await hasDemo(db, secretKey)).toBe(true)
    expect(await hasDemo(db, `${secretKey} another`)).toBe(false)
  })

  it('does not change a database that is not empty', async () => {
    expect(await seedDemo(db, secretKey)).toBeNull()
  })

  it('has listings that agree with a plain scan', async () => {
    expect(await db.prisma.listing.findMany({ orderBy: { productId: 'asc' } })).toEqual(
      await expectedListings(db),
    )
  })
})

describe('the benchmark catalogue', async () => {
  const db = await openTestDatabase()
  afterAll(() => db.close())

  const indexes = async () => {
    const { rows } = await db.pool.query(
      `SELECT indexdef FROM pg_indexes WHERE tablename = 'listing' ORDER BY 1`,
    )
    return rows
  }

  it('has exactly the requested number of products, and all indexes', async () => {
    const before = await indexes()
    const progress: number[] = []
    const result = await seedCatalogue(db, {
      products: 10_000,
      now,
      onProgress: ({ done }) => progress.push(done),
    })
    expect(result.products).toBe(10_000)
    expect(await db.prisma.product.count()).toBe(10_000)
    expect(await db.prisma.listing.count()).toBe(10_000)
    expect(await indexes()).toEqual(before)
    expect(progress.at(-1)).toBe(10_000)
    expect(result.products / result.outlets).toBeCloseTo(5, 0)
  })

  it('grows when it is seeded again', async () => {
    await seedCatalogue(db, { products: 500, now })
    expect(await db.prisma.listing.count()).toBe(10_500)
    await seedCatalogue(db, { products: 500, seed: 2, now })
    expect(await db.prisma.listing.count()).toBe(11_000)
  })

  it('is the same for the same seed', async () => {
    const [one, two] = await Promise.all([openTestDatabase(), openTestDatabase()])
    await seedCatalogue(one, { products: 400, seed: 7, now })
    await seedCatalogue(two, { products: 400, seed: 7, now: now + 5_000 })
    expect(await fingerprint(one)).toEqual(await fingerprint(two))
    expect(await one.prisma.listing.findMany({ orderBy: { productId: 'asc' } })).toEqual(
      await expectedListings(one),
    )
    await Promise.all([one.close(), two.close()])
  })
})
