import { describe, expect, test } from 'vitest'
import { refundPayment } from '../../src/domain/ordering/refund.js'
import { runJobs } from '../../src/jobs/queue.js'
import { checkOut, line } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeOffer, makePublisher, placementsOf } from '../support/fixtures/publisher.js'
import { makeBuyer } from '../support/fixtures/team.js'
import { delivering } from '../support/services/delivering.js'

const { api, deliver, receiver } = await delivering()
const publisher = await makePublisher(api)
const offer = await makeOffer(api, publisher)
const product = await makeProduct(api)

const sandbox = () => makeBuyer(api, { isTest: true })
type Sandbox = Awaited<ReturnType<typeof sandbox>>

const step = (team: Pick<Sandbox, 'id' | 'token'>, name: string, id: string) =>
  api.mutate(team.token, 'simulate', { teamId: team.id, step: name, id }, 'step')
const stepError = (team: Pick<Sandbox, 'id' | 'token'>, name: string, id: string) =>
  api.mutateError(team.token, 'simulate', { teamId: team.id, step: name, id })

const itemsOf = async ({ token }: Sandbox, orderId: string) =>
  (await api.get(token, `/order-items?filters[order_id]=${orderId}`)).body.records
const articleStatus = async ({ token }: Sandbox, id: string) =>
  (await api.get(token, `/articles/${id}`)).body.status.prefix

interface SeenEvent {
  type: string
  data: { article: { id: string }; status: { prefix: string } } & Record<string, unknown>
}

/** A paid order of one unit, with its item and article. */
async function paid(team: Sandbox, productId = product.id) {
  const { id: orderId } = await checkOut(api, team, [line(productId)])
  await step(team, 'PAYMENT_SUCCEEDS', orderId)
  const [item] = await itemsOf(team, orderId)
  return { orderId, itemId: item.id as string, articleId: item.article_id as string }
}

/** Aggregates of operators about money. */
const figures = () =>
  api.graph(
    api.operator,
    `{
      ordersAggregate { count sum { total netRevenue } }
      orderItemsAggregate { count sum { salePrice internalCost } }
      articlesAggregate { count }
      invoicesAggregate { count sum { total } }
      ledgerAggregate { count sum { amount } }
      teamsAggregate { count }
      profilesAggregate: ordersAggregate(groupBy: [{ key: STATUS }]) { count sum { total } }
    }`,
  )

describe('a test team', () => {
  test('orders, publishes and is refunded by REST, simulation and webhooks, without a change of the live figures', async () => {
    const live = await makeBuyer(api)
    await checkOut(api, live, [line(product.id)])
    const team = await sandbox()
    const before = await figures()
    const path = `/${team.id}`
    const endpoint = await api.post(team.token, '/webhook-endpoints', {
      url: receiver.url + path,
      topics: ['*'],
    })
    const received = async () => {
      await deliver()
      return receiver.received
        .filter((one) => one.path === path)
        .map(({ body }) => JSON.parse(body) as SeenEvent)
    }
    const order = await checkOut(api, team, [line(offer.id)])
    await step(team, 'PAYMENT_FAILS', order.id)
    const failed = await api.get(team.token, `/orders/${order.id}`)
    expect(failed.body).toMatchObject({ status: 'CREATED', payment_status: 'FAILED' })
    await step(team, 'PAYMENT_SUCCEEDS', order.id)
    const [paidEvent] = (await received()).filter(({ type }) => type === 'order.paid')
    expect(paidEvent!.data).toMatchObject({ team_id: team.id, order: { id: order.id } })
    const created = (await received()).find(({ type }) => type === 'article.created')
    const articleId = created!.data.article.id

    const brief = { brief_shared_doc_url: 'https://docs.example.com/brief' }
    expect((await api.put(team.token, `/articles/${articleId}`, brief)).status).toBe(200)
    await api.patch(team.token, `/articles/${articleId}/approve-brief`)
    expect(await articleStatus(team, articleId)).toBe('pending-draft')
    await step(team, 'WRITER_SUBMITS', articleId)
    const approval = await api.patch(team.token, `/articles/${articleId}/approve-draft`)
    expect(approval.status, approval.text).toBe(200)
    await step(team, 'PUBLISHER_ACCEPTS', articleId)
    await step(team, 'PUBLISHER_DELIVERS', articleId)
    expect(await articleStatus(team, articleId)).toBe('published')

    const placements = () =>
      api.prisma.placement.findMany({ where: { articleId }, select: { linkStatus: true } })
    await step(team, 'LINK_GOES_AWAY', articleId)
    expect(await placements()).toEqual([{ linkStatus: 'LOST' }])

    const [item] = await itemsOf(team, order.id)
    await step(team, 'OPERATOR_REFUNDS', item.id)
    await runJobs([refundPayment], api.app.services)
    const events = await received()
    const types = events.map(({ type }) => type)
    expect(types).toEqual(
      expect.arrayContaining([
        'order.created',
        'order.paid',
        'invoice.issued',
        'article.status_changed',
        'order.refunded',
      ]),
    )
    // A buyer sees no placements, including simulated ones.
    expect(types.filter((type) => type.startsWith('placement.'))).toEqual([])
    const statuses = events.flatMap(({ type, data }) =>
      type === 'article.status_changed' ? data.status.prefix : [],
    )
    expect(statuses).toEqual([
      'pending-draft',
      'draft-ready-for-review',
      'pending-publishing',
      'published',
    ])
    const refunds = await api.prisma.paymentRefund.findMany({ where: { teamId: team.id } })
    expect(refunds).toMatchObject([{ status: 'SENT', amount: 120_00n }])
    expect(endpoint.status).toBe(200)
    // To the cent.
    expect(await figures()).toEqual(before)
    const { ordersAggregate } = await api.graph(
      api.operator,
      `{ ordersAggregate(includeTest: true, where: { teamId: { eq: "${team.id}" } }) { count } }`,
    )
    expect(ordersAggregate).toEqual([{ count: 1 }])
    const own = await api.graph(team.token, '{ ordersAggregate { count } }')
    expect(own.ordersAggregate).toEqual([{ count: 1 }])
  })

  test('gives a live publisher neither a placement nor a payout', async () => {
    const team = await sandbox()
    const { orderId, articleId } = await paid(team, offer.id)
    expect(await placementsOf(api, orderId)).toMatchObject([{ payout: 0, status: 'OFFERED' }])
    const seen = await api.get(publisher.token, '/publisher/placements')
    expect(seen.body.total_records).toBe(0)
    const early = await stepError(team, 'LINK_GOES_AWAY', articleId)
    expect(early.extensions.code).toBe('invalid_transition')
    await step(team, 'PUBLISHER_ACCEPTS', articleId)
    const again = await stepError(team, 'PUBLISHER_ACCEPTS', articleId)
    expect(again.extensions.code).toBe('invalid_transition')
    await step(team, 'PUBLISHER_DECLINES', articleId)
    const late = await stepError(team, 'PUBLISHER_DELIVERS', articleId)
    expect(late.extensions.code).toBe('invalid_transition')
    const events = await api.prisma.webhookEvent.findMany({ where: { topic: 'placement.offered' } })
    expect(events).toEqual([])
  })

  test('has real placements at test publishers, whose outlets only test teams see', async () => {
    const own = await api.team({ name: 'Sandbox Media', kind: 'PUBLISHER', isTest: true })
    const outlet = await api.post(own.token, '/publisher/outlets', {
      name: 'Sandbox Gazette',
      website_url: 'https://sandbox-gazette.example.com/',
      country: 'Atlantis',
    })
    await api.post(own.token, `/publisher/outlets/${outlet.body.id}/submit`)
    await step(own, 'OPERATOR_REJECTS_OUTLET', outlet.body.id)
    await api.post(own.token, `/publisher/outlets/${outlet.body.id}/submit`)
    await step(own, 'OPERATOR_APPROVES_OUTLET', outlet.body.id)
    const made = await makeOffer(api, own, { outlet_id: outlet.body.id })
    const [team, live] = [await sandbox(), await makeBuyer(api)]

    const listed = async (token: string, path: string) =>
      JSON.stringify((await api.get(token, path)).body).includes('Sandbox Gazette')
    for (const path of [
      '/outlets?limit=100',
      '/products/listings?limit=100',
      '/products/listings?limit=100&include_archived=true',
    ]) {
      // The response is cached by what its callers see.
      expect(await listed(live.token, path), path).toBe(false)
      expect(await listed(team.token, path), path).toBe(true)
      expect(await listed(live.token, path), path).toBe(false)
    }
    const graphLists =
      '{ outlets(first: 100) { nodes { name } } listings(show: ALL, first: 100) { nodes { outletName } } productPrices(first: 100) { nodes { product { outlet { name } } } } }'
    expect(JSON.stringify(await api.graph(live.token, graphLists))).not.toContain('Gazette')
    expect(JSON.stringify(await api.graph(team.token, graphLists)).match(/Gazette/g)).toHaveLength(
      3,
    )
    expect((await api.get(live.token, `/outlets/${outlet.body.id}`)).status).toBe(404)
    expect((await api.get(team.token, `/outlets/${outlet.body.id}`)).status).toBe(200)
    const outletIds = [outlet.body.id]
    const list = (buyer: Sandbox) => ({ profileId: buyer.profileId, name: 'Outlets', outletIds })
    const unlisted = await api.mutateError(live.token, 'createOutletList', list(live))
    expect(unlisted.extensions.issues).toMatchObject([{ code: 'unknown_id' }])
    await api.mutate(team.token, 'createOutletList', list(team))
    const inquiry = { outletId: outlet.body.id, name: 'Ada', email: 'ada@example.com' }
    const unasked = await api.mutateError(live.token, 'createOutletInquiry', inquiry)
    expect(unasked.extensions.issues).toMatchObject([{ code: 'unknown_id' }])
    const countries = await api.get(live.token, '/outlets/locations/countries')
    expect(countries.text).not.toContain('Atlantis')
    const refused = await api.post(live.token, '/orders/checkout', {
      profile_id: live.profileId,
      line_items: [line(made.id)],
    })
    expect(refused.body.issues).toMatchObject([{ code: 'unknown_product' }])

    const { articleId, orderId } = await paid(team, made.id)
    const { body } = await api.get(own.token, '/publisher/placements')
    expect(body.records).toMatchObject([{ status: 'OFFERED', payout: 100 }])
    await step(team, 'PUBLISHER_ACCEPTS', articleId)
    const events = await api.prisma.webhookEvent.findMany({ where: { teamId: own.id } })
    expect(events.map(({ topic }) => topic)).toEqual(
      expect.arrayContaining(['placement.offered', 'placement.accepted']),
    )
    expect(await placementsOf(api, orderId)).toMatchObject([{ status: 'ACCEPTED' }])
  })

  test('expires an unpaid order', async () => {
    const team = await sandbox()
    const { id } = await checkOut(api, team, [line(product.id)])
    await step(team, 'ORDER_EXPIRES', id)
    expect((await api.get(team.token, `/orders/${id}`)).body.status).toBe('CANCELLED')
    const late = await stepError(team, 'PAYMENT_SUCCEEDS', id)
    expect(late.extensions.code).toBe('invalid_transition')
  })

  test('moves briefs on for operators', async () => {
    const team = await sandbox()
    const { articleId } = await paid(team)
    const early = await stepError(team, 'WRITER_SUBMITS', articleId)
    expect(early.extensions).toMatchObject({
      code: 'invalid_transition',
      issues: [{ code: 'article_status', status: 'pending-content-brief' }],
    })
    await api.mutate(api.operator, 'setArticleStatus', {
      articleId,
      status: 'brief-ready-for-review',
    })
    await step(team, 'OPERATOR_REQUESTS_BRIEF_CHANGES', articleId)
    expect(await articleStatus(team, articleId)).toBe('brief-update-requested')
    await step(team, 'OPERATOR_APPROVES_BRIEF', articleId)
    expect(await articleStatus(team, articleId)).toBe('pending-draft')
  })
})

describe('simulate', () => {
  test('is refused for live teams, other teams, records of others, and without the scope', async () => {
    const [team, other, live] = [await sandbox(), await sandbox(), await makeBuyer(api)]
    const { id } = await checkOut(api, live, [line(product.id)])
    expect((await stepError(live, 'PAYMENT_SUCCEEDS', id)).extensions).toMatchObject({
      code: 'validation_failed',
      issues: [{ path: ['input', 'teamId'], code: 'not_test_team' }],
    })
    const operators = { teamId: live.id, step: 'PAYMENT_SUCCEEDS', id }
    const refused = await api.mutateError(api.operator, 'simulate', operators)
    expect(refused.extensions.issues).toMatchObject([{ code: 'not_test_team' }])
    for (const teamId of [other.id, live.id]) {
      const error = await stepError({ id: teamId, token: team.token }, 'PAYMENT_SUCCEEDS', id)
      expect(error.extensions.code).toBe('not_found')
    }
    expect((await stepError(team, 'PAYMENT_SUCCEEDS', id)).extensions.code).toBe('not_found')
    const ownOrder = await checkOut(api, team, [line(product.id)])
    const wrong = await stepError(team, 'WRITER_SUBMITS', ownOrder.id)
    expect(wrong.extensions.code).toBe('not_found')
    const narrow = await api.token(team, 'custom', ['articles.update'])
    const denied = await stepError({ id: team.id, token: narrow }, 'PAYMENT_SUCCEEDS', ownOrder.id)
    expect(denied.extensions.code).toBe('missing_scope')
    const readOnly = await api.token(team, 'read_only')
    const reader = await stepError(
      { id: team.id, token: readOnly },
      'PAYMENT_SUCCEEDS',
      ownOrder.id,
    )
    expect(reader.extensions.code).toBe('read_only_token')
  })

  test('by an operator is in the audit log', async () => {
    const team = await sandbox()
    const { id } = await checkOut(api, team, [line(product.id)])
    await step({ id: team.id, token: api.operator }, 'PAYMENT_SUCCEEDS', id)
    const query = `{ auditEntries(where: { teamId: { eq: "${team.id}" }, action: { eq: "simulate" } }) { nodes { isNew after } } }`
    const { auditEntries } = await api.graph(api.operator, query)
    expect(auditEntries.nodes).toMatchObject([
      { isNew: false, after: { step: 'PAYMENT_SUCCEEDS', recordId: id } },
    ])
  })
})

describe('emptying a test team', () => {
  test('deletes its records, and keeps its tokens, endpoints and those of others', async () => {
    const [team, other] = [await sandbox(), await sandbox()]
    const { itemId, articleId } = await paid(team)
    await paid(other)
    await api.mutate(api.operator, 'grantCredit', {
      teamId: team.id,
      amount: 50,
      creditType: 'PROMOTIONAL',
      reason: 'Test',
    })
    await checkOut(api, team, [line(product.id)])
    await step(team, 'OPERATOR_REFUNDS', itemId)
    await api.post(team.token, `/articles/${articleId}/comments`, { content: 'Hello' })
    await api.post(team.token, '/folders', { name: 'Briefs' })
    await api.post(team.token, '/webhook-endpoints', {
      url: `${receiver.url}/empty`,
      topics: ['*'],
    })
    const narrow = await api.token(team, 'custom', ['orders.create'])
    const denied = await api.mutateError(narrow, 'emptyTestTeam', { teamId: team.id })
    expect(denied.extensions.code).toBe('missing_scope')
    const foreign = await api.mutateError(other.token, 'emptyTestTeam', { teamId: team.id })
    expect(foreign.extensions.code).toBe('not_found')
    const live = await makeBuyer(api)
    const refused = await api.mutateError(live.token, 'emptyTestTeam', { teamId: live.id })
    expect(refused.extensions.issues).toMatchObject([{ code: 'not_test_team' }])

    expect(await api.mutate(team.token, 'emptyTestTeam', { teamId: team.id })).toEqual({
      id: team.id,
    })
    const left = await api.prisma.$queryRawUnsafe<{ name: string; rows: bigint }[]>(
      (
        await api.prisma.$queryRaw<{ table_name: string }[]>`
          SELECT c.table_name FROM information_schema.columns c
          JOIN information_schema.tables t USING (table_schema, table_name)
          WHERE c.column_name = 'team_id' AND c.table_schema = 'public' AND t.table_type = 'BASE TABLE'
          ORDER BY 1`
      )
        .map(
          ({ table_name: name }) =>
            `SELECT '${name}' AS name, count(*) AS rows FROM "${name}" WHERE team_id = '${team.id}'`,
        )
        .join(' UNION ALL '),
    )
    // Requests of the last second may not be logged yet.
    const kept = left
      .filter(({ name, rows }) => rows > 0n && name !== 'api_request')
      .map(({ name }) => name)
    expect(kept).toEqual([
      'api_token',
      'audit_log',
      'team_balance',
      'team_member',
      'webhook_endpoint',
    ])
    const { creditBalance } = (
      await api.graph(team.token, `{ team(id: "${team.id}") { creditBalance } }`)
    ).team
    expect(creditBalance).toBe(0)
    const orders = await api.get(other.token, '/orders')
    expect(orders.body.total_records).toBe(1)
    // The team can order again.
    const { body: profile } = await api.post(team.token, '/profiles', {
      name: 'Again',
      website_url: 'https://again.example.com',
    })
    const again = await paid({ ...team, profileId: profile.id })
    expect(again.articleId).toEqual(expect.any(String))
  })
})
