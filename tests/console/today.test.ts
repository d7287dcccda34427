import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Kind, parse, print } from 'graphql'
import { expect, test } from 'vitest'
import { statusIdFor, statusPrefixes, waitingForIn } from '../../src/domain/production/workflow.js'
import { root } from '../../src/root.js'
import { testApi } from '../support/api.js'
import { checkOut, line } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeDraft } from '../support/fixtures/publisher.js'
import { makeBuyer } from '../support/fixtures/team.js'

const api = await testApi({ demo: true })
const day = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString()

const operations = parse(
  readFileSync(join(root, 'src/console/app/operations/today.graphql'), 'utf8'),
).definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)

/** Runs a query of the Today screen. */
const today = (name: string, variables: object = {}) => {
  const operation = operations.find((one) => one.name!.value === name)!
  return api.graph(api.operator, print(operation), variables)
}

// biome-ignore lint/suspicious/noExplicitAny: what is read has the shape that was asked for.
type Answered = any

/** Every record of the list that a number of Today opens. */
async function listed(list: string, given: string, fields: string): Promise<Answered[]> {
  const records = []
  let after = ''
  for (;;) {
    const query = `{ ${list}(first: 100, ${given}${after}) { nodes { id ${fields} } pageInfo { hasNextPage endCursor } } }`
    const { nodes, pageInfo } = (await api.graph(api.operator, query))[list]
    records.push(...nodes)
    if (!pageInfo.hasNextPage) return records
    after = `, after: "${pageInfo.endCursor}"`
  }
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + Math.round(one * 100), 0)

test('the revenue of Today is that of the invoices in force of the orders behind it', async () => {
  const [from, before, later] = [daysAgo(30), daysAgo(60), daysAgo(20)]
  const { id } = (await listed('orders', `where: { datePaid: { gte: "${later}" } }`, ''))[0]
  await api.prisma.order.update({ where: { id }, data: { deletedAt: new Date() } })
  const paid = { status: { eq: 'PAID' } }
  const result = {
    ...(await today('TodayRevenue', { where: { ...paid, datePaid: { gte: from } } })),
    ...(await today('TodayRevenueBefore', {
      where: { ...paid, datePaid: { gte: before, lt: from } },
    })),
  }
  const fields = 'datePaid invoices(first: 100) { nodes { type status total } }'
  for (const [groups, span] of [
    [result.byDay, `gte: "${from}"`],
    [result.before, `gte: "${before}", lt: "${from}"`],
  ]) {
    const orders = await listed(
      'orders',
      `where: { status: { eq: PAID }, datePaid: { ${span} } }`,
      fields,
    )
    const revenues = orders.map(({ invoices }) =>
      invoices.nodes.find(
        (one: { type: string; status: string }) =>
          one.type === 'INVOICE' && one.status === 'ISSUED',
      ),
    )
    expect(orders.length).toBeGreaterThan(1)
    expect(sum(groups.map((group: Answered) => group.count / 100))).toBe(orders.length)
    expect(sum(groups.map((group: Answered) => group.sum.netRevenue))).toBe(
      sum(revenues.map((invoice) => invoice?.total ?? 0)),
    )
  }
})

test('the counts on Today are those of the lists behind them, with the oldest date', async () => {
  const [refund, archived] = await api.prisma.orderItem.findMany({
    where: { isRefunded: false },
    take: 2,
  })
  await api.prisma.orderItem.update({ where: { id: refund!.id }, data: { refundRequired: true } })
  await api.prisma.orderItem.update({
    where: { id: archived!.id },
    data: { refundRequired: true, deletedAt: new Date() },
  })
  const result = {
    ...(await today('TodayOrders')),
    ...(await today('TodayChecks')),
    ...(await today('TodaySettlement')),
    ...(await today('TodayWebhooks')),
    ...(await today('TodayEmails')),
  }
  const by = (field: string) => `orderBy: { field: ${field}, direction: ASC }`
  const behind = {
    unpaid: ['orders', `where: { status: { eq: CREATED } }, ${by('CREATED_AT')}`],
    swaps: ['swaps', `where: { status: { eq: PENDING_CLIENT } }, ${by('CREATED_AT')}`],
    refunds: ['orderItems', `where: { refundRequired: { eq: true } }, ${by('UPDATED_AT')}`],
    unsettled: [
      'orderItems',
      `where: { isPublisherPaid: { eq: false }, isPaidByPayouts: false, isRefunded: { eq: false }, article: { status: { prefix: { eq: "published" } } } }, ${by('UPDATED_AT')}`,
    ],
    checks: [
      'complianceChecks',
      `where: { status: { eq: PENDING }, checkType: { eq: MANUAL } }, ${by('CREATED_AT')}`,
    ],
    failing: ['webhookEndpoints', 'where: { failingSince: { isNull: false } }'],
    failed: ['emails', `where: { status: { eq: FAILED } }, ${by('CREATED_AT')}`],
  } as const
  for (const [name, [list, given]] of Object.entries(behind)) {
    const records = await listed(list, given, '')
    expect(result[name].totalCount, name).toBe(records.length)
    expect(result[name].nodes[0]?.id, name).toBe(records[0]?.id)
  }
  expect(result.refunds.totalCount).toBe(1)
  expect(result.unpaid.totalCount).toBeGreaterThan(0)
  expect(result.unsettled.totalCount).toBeGreaterThan(0)
})

test('articles on Today are those of the lists behind them', async () => {
  const result = { ...(await today('TodayArticles')), ...(await today('TodayStatuses')) }
  const articles = await listed(
    'articles',
    'orderBy: { field: EXPECTED_COMPLETION_DATE, direction: ASC }',
    'waitingFor waitingSince dueAt status { prefix }',
  )
  const inStatus = articles.map(({ status }) => status.prefix)
  for (const { keys, count } of result.byStatus)
    expect(count).toBe(inStatus.filter((prefix) => prefix === keys.status).length)
  expect(sum(result.byStatus.map((group: Answered) => group.count / 100))).toBe(articles.length)
  const waiting = articles.filter(({ waitingFor }) => waitingFor)
  expect(result.next.nodes.map(({ id }: { id: string }) => id)).toEqual(
    waiting.slice(0, 8).map(({ id }) => id),
  )
  for (const party of ['TEAM', 'OPERATOR', 'WRITER']) {
    const of = (groups: Answered[]) => groups.find(({ keys }) => keys.waitingFor === party)
    const those = waiting.filter(({ waitingFor }) => waitingFor === party)
    const late = those.filter(({ dueAt }) => dueAt && new Date(dueAt) < new Date())
    const since = Math.min(...those.map(({ waitingSince }) => Date.parse(waitingSince)))
    expect(of(result.waiting)?.count).toBe(those.length)
    expect(Date.parse(of(result.waiting)?.min.statusSince)).toBe(since)
    expect(of(result.overdue)?.count ?? 0).toBe(late.length)
  }
})

test('Today of operators counts no test teams', async () => {
  const teams = { team: { isTest: { eq: false } } }
  const numbers = async () => {
    const result = [
      await today('TodayOrders', teams),
      await today('TodayPublishing'),
      await today('TodayWebhooks', teams),
      await today('TodayChecks', { isTest: false }),
      await today('TodayEmails', { isTest: false }),
    ]
    return result.map((lists) =>
      Object.entries(lists).map(([name, { totalCount }]: Answered) => [name, totalCount]),
    )
  }
  const before = await numbers()
  const ofAll = async () => {
    const { unpaid } = await today('TodayOrders')
    const { checks } = await today('TodayChecks')
    const { failed } = await today('TodayEmails')
    return [unpaid, checks, failed].map(({ totalCount }) => totalCount)
  }
  const ofAllBefore = await ofAll()
  const buyer = await makeBuyer(api, { isTest: true })
  const product = await makeProduct(api)
  const { id: orderId } = await checkOut(api, buyer, [line(product.id)])
  await api.mutate(api.operator, 'markOrderPaid', { orderId })
  await checkOut(api, buyer, [line(product.id)])
  const { id: articleId, teamId } = await api.prisma.article.findFirstOrThrow({
    where: { orderItem: { orderId } },
  })
  await api.prisma.complianceCheck.create({ data: { teamId, articleId } })
  const email = {
    kind: 'RECEIPT',
    language: 'EN',
    status: 'FAILED',
    completedAt: new Date(),
    nextAttemptAt: null,
    address: 'payer@example.com',
    subject: 'Receipt',
    model: {},
    entity: 'order',
    entityId: orderId,
  } as const
  const failedEmail = (notificationId: string, teamId: string | null) =>
    api.prisma.email.create({ data: { ...email, notificationId, teamId } })
  await failedEmail(orderId, teamId)
  const publisher = await api.team({ kind: 'PUBLISHER', isTest: true })
  const draft = await makeDraft(api, publisher)
  await api.post(publisher.token, `/publisher/outlets/${draft.id}/submit`)
  await api.prisma.payout.create({ data: { teamId: publisher.id, amount: 100_00n } })
  expect(await numbers()).toEqual(before)
  expect(await ofAll()).toEqual(ofAllBefore.map((count) => count + 1))
  // An email to an operator has no team.
  await failedEmail(articleId, null)
  const [, countBefore] = before.at(-1)![0]!
  expect((await numbers()).at(-1)).toEqual([['failed', countBefore + 1]])
})

const indexesOfWaiting = ['article_waiting_idx', 'article_waiting_since_idx']

test.each(indexesOfWaiting)(
  '%s has every status in which an article waits for a party',
  async (name) => {
    const waiting = statusPrefixes.filter((status) => waitingForIn(status)).map(statusIdFor)
    const [{ indexdef }] = await api.prisma.$queryRaw<[{ indexdef: string }]>`
    SELECT indexdef FROM pg_indexes WHERE indexname = ${name}`
    const within = [...indexdef.matchAll(/'([0-9a-f-]{36})'/g)].map(([, id]) => id)
    expect(within.toSorted()).toEqual(waiting.toSorted())
  },
)

test('refunded items are found by an index, also when only their articles are queried', async () => {
  const plan = await api.prisma.$transaction(async (tx) => {
    await tx.$executeRawUnsafe('SET LOCAL enable_seqscan = off')
    return tx.$queryRaw<object[]>`
      EXPLAIN SELECT id FROM article a WHERE EXISTS (
        SELECT FROM order_item i WHERE i.id = a.order_item_id AND i.is_refunded)`
  })
  expect(JSON.stringify(plan)).toContain('order_item_refunded_idx')
})

test('the waiting party and its date are read by an index-only scan', async () => {
  const waiting = statusPrefixes.filter((status) => waitingForIn(status)).map(statusIdFor)
  await api.prisma.$executeRaw`VACUUM article`
  const plan = await api.prisma.$transaction(async (tx) => {
    await tx.$executeRawUnsafe('SET LOCAL enable_seqscan = off')
    await tx.$executeRawUnsafe('SET LOCAL enable_bitmapscan = off')
    return tx.$queryRaw<object[]>`
      EXPLAIN SELECT status_id, count(*), min(status_since) FROM article
      WHERE deleted_at IS NULL AND status_id = ANY (${waiting}::uuid[]) GROUP BY 1`
  })
  expect(JSON.stringify(plan)).toContain('Index Only Scan using article_waiting_since_idx')
})

test.each([
  ['order_date_paid_team_id_idx', `o.status = 'PAID' AND o.date_paid >= now() - interval '1 hour'`],
  ['order_unpaid_team_id_idx', `o.status = 'CREATED'`],
])(
  'orders without those of test teams are counted by an index-only scan of %s',
  async (index, where) => {
    await api.prisma.$executeRaw`VACUUM "order"`
    const plan = await api.prisma.$transaction(async (tx) => {
      await tx.$executeRawUnsafe('SET LOCAL enable_seqscan = off')
      await tx.$executeRawUnsafe('SET LOCAL enable_bitmapscan = off')
      return tx.$queryRawUnsafe<object[]>(
        `EXPLAIN SELECT count(*) FROM "order" o WHERE o.deleted_at IS NULL AND ${where}
       AND NOT EXISTS (SELECT FROM team t WHERE t.id = o.team_id AND t.is_test)`,
      )
    })
    expect(JSON.stringify(plan)).toContain(`Index Only Scan using ${index}`)
  },
)
