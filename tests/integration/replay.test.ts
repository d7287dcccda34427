import { describe, expect, it } from 'vitest'
import { topicNamed } from '../../src/domain/integration/event-topic.js'
import { maxReplayed } from '../../src/domain/integration/webhook-delivery.js'
import { dayMs } from '../../src/values/units.js'
import { dispatchWebhooks } from '../../src/webhooks/dispatch.js'
import { testApi } from '../support/api.js'
import { checkOut, line } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeBuyer } from '../support/fixtures/team.js'

const api = await testApi()
const product = await makeProduct(api)
const dispatch = () => dispatchWebhooks.run(undefined, { prisma: api.prisma } as never)

async function subscribed() {
  const buyer = await makeBuyer(api)
  const { body } = await api.post(buyer.token, '/webhook-endpoints', {
    ...{ url: 'https://hooks.example.com/', topics: ['*'] },
  })
  return { buyer, endpointId: body.id as string, path: `/webhook-endpoints/${body.id}` }
}

describe('the example of a topic', () => {
  it('is sent to one endpoint, and is in no log or replay', async () => {
    const { buyer, endpointId, path } = await subscribed()
    const { status, body } = await api.post(buyer.token, `${path}/test`, { topic: 'order.paid' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ endpoint_id: endpointId, status: 'PENDING' })
    const { example } = topicNamed('order.paid')
    expect(body.event).toMatchObject({ topic: 'order.paid', sequence: null })
    expect(body.event.data).toEqual({ ...example, example: true })
    await dispatch()
    expect((await api.get(buyer.token, '/events')).body.records).toEqual([])
    const replay = await api.post(buyer.token, `${path}/replay`, { since: '2026-01-01' })
    expect(replay.body).toEqual({ replayed_count: 0 })
    const unknown = await api.post(buyer.token, `${path}/test`, { topic: 'order.lost' })
    expect(unknown.body.issues).toMatchObject([{ path: ['topic'] }])
  })
})

describe('a replay', () => {
  it('is of a span of time, or of failed events alone', async () => {
    const { buyer, endpointId, path } = await subscribed()
    for (let count = 0; count < 3; count++) await checkOut(api, buyer, [line(product.id)])
    await dispatch()
    const deliveries = await api.prisma.webhookDelivery.findMany({
      where: { endpointId },
      orderBy: { position: 'asc' },
    })
    const end = (id: string, status: 'SUCCEEDED' | 'FAILED') =>
      api.prisma.webhookDelivery.update({
        where: { id },
        data: { status, nextAttemptAt: null, completedAt: new Date() },
      })
    await end(deliveries[0]!.id, 'SUCCEEDED')
    await end(deliveries[1]!.id, 'FAILED')
    await end(deliveries[2]!.id, 'FAILED')
    await api.prisma.webhookEvent.update({
      where: { id: deliveries[2]!.eventId },
      data: { createdAt: new Date('2026-11-01T00:00:00Z') },
    })
    const replay = async (body: object) =>
      (await api.post(buyer.token, `${path}/replay`, body)).body.replayed_count
    const since = '2026-10-31T00:00:00Z'
    expect(await replay({ since, until: '2026-10-31T12:00:00Z' })).toBe(0)
    expect(await replay({ since, until: '2026-11-02T00:00:00Z' })).toBe(1)
    // The other failed event has a pending delivery by now.
    expect(await replay({ since, only_failed: true })).toBe(1)
    expect(await replay({ since })).toBe(1)
  })

  it('by an operator is in the audit log', async () => {
    const { buyer, endpointId } = await subscribed()
    await checkOut(api, buyer, [line(product.id)])
    await dispatch()
    await api.prisma.webhookDelivery.updateMany({
      where: { endpointId },
      data: { status: 'SUCCEEDED', nextAttemptAt: null, completedAt: new Date() },
    })
    const since = new Date(Date.now() - dayMs).toISOString()
    const input = { webhookEndpointId: endpointId, since }
    const mutation =
      'mutation ($input: ReplayWebhookEventsInput!) { count: replayWebhookEvents(input: $input) }'
    const { count } = await api.graph(api.operator, mutation, { input })
    expect(count).toBeGreaterThan(0)
    const query = `{ auditEntries(where: { entityId: { eq: "${endpointId}" }, action: { eq: "replay_webhook_events" } }) { nodes { entity teamId isNew after } } }`
    const { auditEntries } = await api.graph(api.operator, query)
    expect(auditEntries.nodes).toMatchObject([
      { entity: 'webhook_endpoint', teamId: buyer.id, isNew: false, after: { since, count } },
    ])
  })

  it('is of the last 30 days, and of each event once however many are requested at once', async () => {
    const { buyer, endpointId, path } = await subscribed()
    await api.patch(buyer.token, path, { enabled: false })
    for (let count = 0; count < 3; count++) await checkOut(api, buyer, [line(product.id)])
    await dispatch()
    await api.patch(buyer.token, path, { enabled: true })
    const [old] = await api.prisma.webhookEvent.findMany({ where: { teamId: buyer.id } })
    await api.prisma.webhookEvent.update({
      where: { id: old!.id },
      data: { createdAt: new Date(Date.now() - 31 * dayMs) },
    })
    const replays = await Promise.all(
      Array.from({ length: 4 }, () =>
        api.post(buyer.token, `${path}/replay`, { since: '2020-01-01T00:00:00Z' }),
      ),
    )
    expect(replays.map(({ body }) => body.replayed_count).sort()).toEqual([0, 0, 0, 2])
    expect(await api.prisma.webhookDelivery.count({ where: { endpointId } })).toBe(2)
  })

  it('is of 10,000 events at most', async () => {
    const { buyer, path } = await subscribed()
    await api.prisma.$executeRaw`
      INSERT INTO webhook_event (id, team_id, record_id, sequence, topic, payload, dispatched_at, position)
      SELECT gen_random_uuid(), ${buyer.id}::uuid, ${buyer.id}::uuid, n, 'campaign.created', '{}', now(), 1000000 + n
      FROM generate_series(1, ${maxReplayed + 1}) AS n`
    const { body } = await api.post(buyer.token, `${path}/replay`, {
      since: new Date(Date.now() - dayMs),
    })
    expect(body).toEqual({ replayed_count: maxReplayed })
    await api.prisma.webhookEvent.deleteMany({ where: { teamId: buyer.id } })
  })
})

describe('eventTopics', () => {
  const query = '{ eventTopics { topic summary scopes example } }'
  it("has the topics of the team's kind with an example of each", async () => {
    const [buyer, publisher] = [await api.team(), await api.team({ kind: 'PUBLISHER' })]
    const topicsOf = async (token: string) =>
      (await api.graph(token, query)).eventTopics.map(({ topic }: { topic: string }) => topic)
    expect(await topicsOf(buyer.token)).not.toContain('PAYOUT_PAID')
    expect(await topicsOf(publisher.token)).toEqual(
      expect.arrayContaining(['PAYOUT_PAID', 'FILE_CREATED']),
    )
    expect(await topicsOf(publisher.token)).not.toContain('ORDER_PAID')
    const { eventTopics } = await api.graph(api.operator, query)
    expect(eventTopics).toContainEqual({
      topic: 'ORDER_PAID',
      summary: 'An order was paid',
      scopes: ['orders.read', 'orders.lists'],
      example: topicNamed('order.paid').example,
    })
  })
})

describe('webhookDeliveriesAggregate', () => {
  it('counts deliveries by status and topic, of the own team', async () => {
    const { buyer, path } = await subscribed()
    await api.post(buyer.token, `${path}/test`)
    await api.post(buyer.token, `${path}/test`, { topic: 'order.paid' })
    const { webhookDeliveriesAggregate } = await api.graph(
      buyer.token,
      `{ webhookDeliveriesAggregate(groupBy: [{ key: STATUS }, { key: TOPIC }]) {
        keys { status topic } count } }`,
    )
    expect(webhookDeliveriesAggregate).toHaveLength(2)
    expect(webhookDeliveriesAggregate).toContainEqual({
      keys: { status: 'PENDING', topic: 'ORDER_PAID' },
      count: 1,
    })
  })
})
