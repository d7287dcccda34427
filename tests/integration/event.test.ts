import { describe, expect, it } from 'vitest'
import { events } from '../../codegen/openapi/event-schemas.js'
import {
  type Topic,
  topicNamed,
  topicPatterns,
  topics,
} from '../../src/domain/integration/event-topic.js'
import { testApi } from '../support/api.js'
import { upload } from '../support/files/upload.js'
import { makeCampaign } from '../support/fixtures/campaign.js'
import { expectValidEvents } from '../support/fixtures/event.js'
import { checkOut, line } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeBuyer } from '../support/fixtures/team.js'

const api = await testApi()
const product = await makeProduct(api, { standard: 10 })
const dearer = await makeProduct(api, { standard: 15 })

/** Events of a topic in a team, oldest first, with their data. */
async function eventsOf(teamId: string, topic: Topic) {
  const found = await api.prisma.webhookEvent.findMany({
    where: { teamId, topic },
    orderBy: [{ createdAt: 'asc' }, { sequence: 'asc' }],
  })
  // biome-ignore lint/suspicious/noExplicitAny: the data of each topic is its own.
  return found.map(({ payload, ...event }) => ({ ...event, data: payload as any }))
}

const bought = async (quantity = 1) => {
  const buyer = await makeBuyer(api)
  const order = await checkOut(api, buyer, [line(product.id, quantity)])
  return { buyer, order }
}
const pay = (orderId: string) => api.mutate(api.operator, 'markOrderPaid', { orderId })

async function paid(quantity = 1) {
  const { buyer, order } = await bought(quantity)
  await pay(order.id)
  const items = await api.prisma.orderItem.findMany({ where: { orderId: order.id } })
  return { buyer, order, items }
}

/** The order by REST, without what events leave out or REST does not list, and with the approval, which is in events only. */
async function byRest(token: string, id: string) {
  const { body } = await api.get(token, `/orders/${id}`)
  const { line_items: lines, client_secret: _secret, checkout_link: _link, ...order } = body
  const { name: _name, email: _email, guest_processor_customer_id: _customer, ...rest } = order
  const { checkout_session_id: _session, payment_intent_id: _intent, ...same } = rest
  const line_items = lines.map((item: Record<string, unknown>) => ({
    ...Object.fromEntries(
      ['id', 'product_id', 'quantity', 'price', 'is_add_on', 'linked_order_line_item_id'].map(
        (name) => [name, item[name]],
      ),
    ),
  }))
  const approval = {
    ...{ approval_status: null, approval_reason: null },
    ...{ approval_decided_by_id: null, approval_decided_at: null },
  }
  return { ...same, ...approval, line_items }
}

describe('the table of topics', () => {
  it('has an example of each, which its schema accepts', () => {
    for (const topic of topics) {
      const { schema, example, readScopes } = topicNamed(topic)
      expect(schema.safeParse(example), topic).toMatchObject({ success: true })
      expect(readScopes.length, topic).toBeGreaterThan(0)
      expect(events[topic], topic).toMatchObject({ example })
    }
  })

  it('is what the database accepts', async () => {
    const accepts = async (name: string, value: string | readonly string[]) => {
      const type = typeof value === 'string' ? 'text' : 'text[]'
      const [row] = await api.prisma.$queryRawUnsafe<{ accepted: boolean }[]>(
        `SELECT ${name}($1::${type}) AS accepted`,
        value,
      )
      return row!.accepted
    }
    for (const topic of [...topics, 'webhook.test'])
      expect(await accepts('is_event_topic', topic), topic).toBe(true)
    expect(await accepts('are_webhook_topics', [...topics, ...topicPatterns])).toBe(true)
    expect(await accepts('is_event_topic', 'order.forgotten')).toBe(false)
    expect(await accepts('are_webhook_topics', ['order.created', 'order.forgotten'])).toBe(false)
    const groups = topics.map((topic) => `${topic.split('.')[0]}.*`)
    expect([...topicPatterns].sort()).toEqual([...new Set(['*', ...groups])].sort())
  })
})

describe('each topic', () => {
  it('order.created', async () => {
    const { buyer, order } = await bought(2)
    const [event, ...others] = await eventsOf(buyer.id, 'order.created')
    expect(others).toEqual([])
    expect(event).toMatchObject({ recordId: order.id, profileId: buyer.profileId, sequence: 1 })
    expect(event!.data).toEqual({
      order: await byRest(buyer.token, order.id),
      team_id: buyer.id,
      profile_id: buyer.profileId,
      campaign_id: null,
      sequence: 1,
    })
    expect(JSON.stringify(event!.data)).not.toMatch(/"cs_|checkout\//)
  })

  it('order.paid, invoice.issued and article.created', async () => {
    const { buyer, order, items } = await paid(3)
    const [event] = await eventsOf(buyer.id, 'order.paid')
    expect(event!.data).toMatchObject({
      order: await byRest(buyer.token, order.id),
      previous_status: 'CREATED',
      previous_payment_status: 'NOT_STARTED',
      sequence: 2,
    })
    const [invoice] = await eventsOf(buyer.id, 'invoice.issued')
    const { customer_invoice_id } = event!.data.order
    expect(invoice!.data).toMatchObject({
      invoice: { reference_number: customer_invoice_id, type: 'INVOICE', total: order.total },
      profile_id: buyer.profileId,
      sequence: 1,
    })
    const articles = await eventsOf(buyer.id, 'article.created')
    expect(articles.map(({ data }) => data.article.order_item_id).sort()).toEqual(
      items.map(({ id }) => id).sort(),
    )
    const { id } = articles[0]!.data.article
    const { body } = await api.get(buyer.token, `/articles/${id}`)
    const { order_item_id: _item, ...article } = articles[0]!.data.article
    expect(body).toMatchObject(article)
    await api.patch(buyer.token, `/articles/${id}/approve-brief`)
    const [changed] = await eventsOf(buyer.id, 'article.status_changed')
    expect(changed!.data).toMatchObject({
      team_id: buyer.id,
      profile_id: buyer.profileId,
      sequence: 2,
    })
  })

  it('order.paid, also by a credit that covers the order', async () => {
    const buyer = await makeBuyer(api)
    const credit = { teamId: buyer.id, amount: 5000, creditType: 'BONUS' }
    await api.mutate(api.operator, 'grantCredit', credit)
    const order = await checkOut(api, buyer, [line(product.id)])
    const { payCoveredOrders } = await import('../../src/domain/ordering/payment.js')
    await payCoveredOrders.run({ orderId: order.id }, { prisma: api.prisma } as never)
    expect((await eventsOf(buyer.id, 'order.created'))[0]!.data.order.total).toBe(0)
    expect((await eventsOf(buyer.id, 'order.paid'))[0]!.data.order.status).toBe('PAID')
  })

  it('order.cancelled, also by a job', async () => {
    const { buyer, order } = await bought()
    await api.mutate(buyer.token, 'cancelOrder', { orderId: order.id })
    const late = await checkOut(api, buyer, [line(product.id)])
    await api.prisma.order.update({ where: { id: late.id }, data: { createdAt: new Date(0) } })
    const { endUnpaidOrders } = await import('../../src/domain/ordering/order.js')
    const env = { ...api.app.services.env, unpaidOrderDays: 30 }
    await endUnpaidOrders.run(undefined, { prisma: api.prisma, env })
    const cancelled = await eventsOf(buyer.id, 'order.cancelled')
    expect(cancelled.map(({ recordId }) => recordId).sort()).toEqual([order.id, late.id].sort())
    for (const { data } of cancelled) {
      expect(data).toMatchObject({
        order: { status: 'CANCELLED' },
        previous_status: 'CREATED',
        previous_payment_status: 'NOT_STARTED',
        sequence: 2,
      })
    }
  })

  it('order.refunded, in part and in full', async () => {
    const { buyer, order, items } = await paid()
    const refund = { orderItemId: items[0]!.id, method: 'CREDIT' }
    await api.mutate(api.operator, 'refundOrderItem', { ...refund, amount: 2.5 })
    await api.mutate(api.operator, 'refundOrderItem', refund)
    const [part, full] = await eventsOf(buyer.id, 'order.refunded')
    expect(part!.data).toMatchObject({
      order: { id: order.id },
      refund: {
        order_item_id: items[0]!.id,
        amount: 2.5,
        credits: 2.5,
        money: 0,
        method: 'CREDIT',
      },
      refund_status: 'PARTIALLY_REFUNDED',
      previous_refund_status: null,
      sequence: 3,
    })
    expect(full!.data).toMatchObject({
      refund: { amount: 7.5 },
      refund_status: 'REFUNDED',
      previous_refund_status: 'PARTIALLY_REFUNDED',
      sequence: 4,
    })
    const documents = await eventsOf(buyer.id, 'invoice.issued')
    expect(documents.map(({ data }) => data.invoice.type).sort()).toEqual([
      ...['CREDIT_NOTE', 'CREDIT_NOTE', 'INVOICE', 'INVOICE', 'INVOICE'],
    ])
  })

  it('swap.proposed and swap.completed', async () => {
    const { buyer, items } = await paid()
    const proposal = { orderItemId: items[0]!.id, productId: dearer.id }
    const { id } = await api.mutate(api.operator, 'proposeSwap', proposal)
    await api.mutate(api.operator, 'markSwapPaid', { swapId: id })
    const [[proposed], [completed]] = [
      await eventsOf(buyer.id, 'swap.proposed'),
      await eventsOf(buyer.id, 'swap.completed'),
    ]
    expect(proposed!.data).toMatchObject({
      swap: { id, status: 'PENDING_CLIENT', price_difference: 5, from_product_id: product.id },
      profile_id: buyer.profileId,
      sequence: 1,
    })
    expect(completed!.data).toMatchObject({
      swap: { id, status: 'COMPLETED', completed_at: expect.any(String) },
      previous_status: 'PENDING_CLIENT',
      sequence: 2,
    })
  })

  it('file.created', async () => {
    const team = await api.team()
    const { body } = await upload(api, team.token, [{ name: 'a.txt', content: 'Text' }])
    const [event] = await eventsOf(team.id, 'file.created')
    const { file_url: _url, ...file } = (await api.get(team.token, `/files/${body.files[0].id}`))
      .body
    expect(event!.data).toEqual({
      file,
      team_id: team.id,
      profile_id: null,
      campaign_id: null,
      sequence: 1,
    })
  })

  it('campaign.created', async () => {
    const buyer = await makeBuyer(api)
    const { body } = await api.post(buyer.token, '/campaigns', {
      ...{ name: 'Launch', profile_id: buyer.profileId, objectives: 'Reach', description: 'x' },
      ...{
        keywords: null,
        target_audience: null,
        tone: null,
        writing_samples: null,
        file_id: null,
      },
    })
    const [event] = await eventsOf(buyer.id, 'campaign.created')
    expect((await api.get(buyer.token, `/campaigns/${body.id}`)).body).toMatchObject(
      event!.data.campaign,
    )
    expect(event!.data).toMatchObject({
      profile_id: buyer.profileId,
      campaign_id: body.id,
      sequence: 1,
    })
  })

  it('opportunity.created', async () => {
    const buyer = await makeBuyer(api)
    const campaign = await makeCampaign(api, { id: buyer.profileId, teamId: buyer.id })
    const { id } = await api.mutate(api.operator, 'createOpportunity', {
      ...{ profileId: buyer.profileId, campaignId: campaign.id, title: 'Spring', price: 90.5 },
    })
    const [event] = await eventsOf(buyer.id, 'opportunity.created')
    expect(event!.data).toMatchObject({
      opportunity: { id, title: 'Spring', price: 90.5, status: 'ACTIVE' },
      campaign_id: campaign.id,
    })
  })

  it('is written in the transaction of the change, and not without it', async () => {
    const buyer = await makeBuyer(api)
    const { status } = await api.post(buyer.token, '/orders/checkout', {
      ...{ profile_id: buyer.profileId, line_items: [line(product.id)], discount: 100000 },
    })
    expect(status).toBe(400)
    expect(await eventsOf(buyer.id, 'order.created')).toEqual([])
  })

  it('has the payload that its schema describes', async () => {
    expect(await expectValidEvents(api)).toEqual(
      // tests/publishing/publisher-event.test.ts tests the events of publishers.
      topics.filter((topic) => !/^(comment|placement|payout|outlet)\./.test(topic)).sort(),
    )
  })
})
