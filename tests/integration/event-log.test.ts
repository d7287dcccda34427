import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../src/postgres/transaction.js'
import { dispatchWebhooks } from '../../src/webhooks/dispatch.js'
import { testApi } from '../support/api.js'
import { makeCampaign } from '../support/fixtures/campaign.js'
import { bareArticles, writeEvents } from '../support/fixtures/event.js'
import { checkOut, line } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeBuyer, makeProfile } from '../support/fixtures/team.js'

const api = await testApi()
const product = await makeProduct(api)
const dispatch = () => dispatchWebhooks.run(undefined, { prisma: api.prisma } as never)

interface Listed {
  id: string
  type: string
  timestamp: string
  data: { sequence: number; article_id: string; profile_id: string | null }
}

async function page(token: string, query = ''): Promise<Listed[]> {
  const { status, body, text } = await api.get(token, `/events${query}`)
  expect(status, text).toBe(200)
  return body.records
}

/** Reads all events after an event. */
async function readOn(token: string, seen: Listed[], limit = 7): Promise<void> {
  for (;;) {
    const last = seen.at(-1)
    const events = await page(token, `?limit=${limit}${last ? `&after=${last.id}` : ''}`)
    seen.push(...events)
    if (events.length < limit) return
  }
}

describe('GET /events', () => {
  it('lists what webhooks send, oldest first, as events() does', async () => {
    const buyer = await makeBuyer(api)
    const order = await checkOut(api, buyer, [line(product.id)])
    expect(await page(buyer.token)).toEqual([])
    await api.mutate(api.operator, 'markOrderPaid', { orderId: order.id })
    await dispatch()
    const events = await page(buyer.token)
    expect(events.map(({ type }) => type).sort()).toEqual([
      ...['article.created', 'invoice.issued', 'order.created', 'order.paid'],
    ])
    expect(events.every(({ timestamp }) => timestamp === new Date(timestamp).toISOString())).toBe(
      true,
    )
    const orders = events.filter(({ type }) => type.startsWith('order.'))
    expect(orders.map(({ data }) => data.sequence)).toEqual([1, 2])
    const rest = await page(buyer.token, `?after=${events[0]!.id}&limit=2`)
    expect(rest).toEqual(events.slice(1, 3))
    const graph = await api.graph(
      buyer.token,
      `{ events(after: "${events[0]!.id}", first: 2) { nodes { id timestamp data } } }`,
    )
    expect(graph.events.nodes).toEqual(rest.map(({ type: _type, ...event }) => event))
  })

  it('refuses an unknown event and another limit', async () => {
    const [team, other] = [await makeBuyer(api), await makeBuyer(api)]
    await checkOut(api, other, [line(product.id)])
    await dispatch()
    const [theirs] = await page(other.token)
    for (const after of [theirs!.id, '01905a6c-8000-7e17-9ae2-2a9d3c2f1c11', 'x'])
      expect((await api.get(team.token, `/events?after=${after}`)).body.issues).toMatchObject([
        { path: ['after'] },
      ])
    for (const limit of [0, 101]) {
      const { status, body } = await api.get(team.token, `/events?limit=${limit}`)
      expect([status, body.issues[0].path]).toEqual([400, ['limit']])
    }
  })

  it('shows a token the topics whose records it can read', async () => {
    const buyer = await makeBuyer(api)
    const order = await checkOut(api, buyer, [line(product.id)])
    await api.mutate(api.operator, 'markOrderPaid', { orderId: order.id })
    await dispatch()
    const typesFor = async (...scopes: string[]) => {
      const events = await page(await api.token(buyer, 'custom', scopes))
      return events.map(({ type }) => type)
    }
    expect(await typesFor('articles.read')).toEqual(['article.created'])
    expect(await typesFor('orders.lists')).not.toContain('article.created')
    expect(await typesFor('files.read')).toEqual([])
    const webhooks = await api.token(buyer, 'custom', ['webhooks.read'])
    expect((await api.get(webhooks, '/events')).status).toBe(403)
  })

  it('skips nothing, however late the transactions of events commit', async () => {
    const team = await api.team()
    const articles = await bareArticles(api.db, team.id, 20)
    const seen: Listed[] = []
    let isWriting = true
    const writer = async (articleId: string, number: number) => {
      for (let round = 0; round < 5; round++) {
        await inTransaction(api.prisma, async (tx) => {
          await writeEvents({ prisma: tx } as never, [articleId])
          await tx.$executeRaw`SELECT pg_sleep(${((number * 7 + round * 3) % 10) / 100}::float8)`
        })
      }
    }
    const reader = async () => {
      while (isWriting) {
        await dispatch()
        await readOn(team.token, seen)
      }
      await dispatch()
      await readOn(team.token, seen)
    }
    const reading = reader()
    await Promise.all(articles.map(writer))
    isWriting = false
    await reading
    expect(new Set(seen.map(({ id }) => id)).size).toBe(100)
    expect(seen).toHaveLength(100)
    for (const id of articles) {
      const own = seen.filter(({ data }) => data.article_id === id)
      expect(own.map(({ data }) => data.sequence)).toEqual([1, 2, 3, 4, 5])
    }
  })
})

describe('the dispatch', () => {
  it('leaves an event that has no position yet to the next run', async () => {
    const team = await api.team()
    const [early, late] = await bareArticles(api.db, team.id, 2)
    // Commits an event between the assignment of positions and the dispatch.
    await api.db.pool.query(`
      CREATE FUNCTION write_late_event() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO webhook_event (id, team_id, record_id, article_id, sequence, topic, payload)
        SELECT uuid_v7(), '${team.id}', '${late}', '${late}', 1, 'comment.created', '{"sequence": 1}'
        ON CONFLICT DO NOTHING;
        RETURN NULL;
      END $$;
      CREATE TRIGGER late_event AFTER UPDATE OF position ON webhook_event EXECUTE FUNCTION write_late_event()`)
    await writeEvents(api.db, [early!])
    await dispatch()
    await api.db.pool.query(
      'DROP TRIGGER late_event ON webhook_event; DROP FUNCTION write_late_event',
    )
    const eventOf = (recordId: string) => api.prisma.webhookEvent.findFirst({ where: { recordId } })
    expect(await eventOf(early!)).toMatchObject({ dispatchedAt: expect.any(Date) })
    expect(await eventOf(late!)).toMatchObject({ position: null, dispatchedAt: null })
    await dispatch()
    expect(await eventOf(late!)).toMatchObject({
      position: expect.any(BigInt),
      dispatchedAt: expect.any(Date),
    })
  })
})

describe('an endpoint', () => {
  const url = 'https://hooks.example.com/'
  const deliveredTo = async (endpointId: string) => {
    const where = { endpointId }
    const deliveries = await api.prisma.webhookDelivery.findMany({
      where,
      include: { event: true },
    })
    return deliveries.map(({ event }) => event.topic).sort()
  }

  it('gets the topics of its patterns', async () => {
    const buyer = await makeBuyer(api)
    const endpoint = async (...topics: string[]) =>
      (await api.post(buyer.token, '/webhook-endpoints', { url, topics })).body.id
    const ids = [await endpoint('order.*'), await endpoint('*'), await endpoint('order.paid')]
    await checkOut(api, buyer, [line(product.id)])
    await api.post(buyer.token, `/webhook-endpoints/${ids[2]}/test`)
    await makeCampaign(api, { id: buyer.profileId, teamId: buyer.id })
    await dispatch()
    expect(await Promise.all(ids.map(deliveredTo))).toEqual([
      ...[['order.created'], ['order.created'], ['webhook.test']],
    ])
  })

  it('gets no test events again when it replays all topics', async () => {
    const buyer = await makeBuyer(api)
    const { body } = await api.post(buyer.token, '/webhook-endpoints', { url, topics: ['*'] })
    await api.post(buyer.token, `/webhook-endpoints/${body.id}/test`)
    await checkOut(api, buyer, [line(product.id)])
    await dispatch()
    await api.prisma.webhookDelivery.updateMany({
      where: { endpointId: body.id },
      data: { status: 'SUCCEEDED', nextAttemptAt: null, completedAt: new Date() },
    })
    const since = new Date(Date.now() - 60_000)
    const replay = await api.post(buyer.token, `/webhook-endpoints/${body.id}/replay`, { since })
    expect(replay.body).toEqual({ replayed_count: 1 })
    expect(await deliveredTo(body.id)).toEqual([
      ...['order.created', 'order.created', 'webhook.test'],
    ])
  })

  it('gets the events of its profiles and campaigns', async () => {
    const buyer = await makeBuyer(api)
    const other = await makeProfile(api, buyer)
    const made = async (filters: object) => {
      const { body } = await api.post(buyer.token, '/webhook-endpoints', {
        ...{ url, topics: ['*'], filters },
      })
      return body
    }
    const [mine, theirs] = [
      await made({ profile_ids: [buyer.profileId] }),
      await made({ profile_ids: [other.id] }),
    ]
    expect(mine.filters).toEqual({ profile_ids: [buyer.profileId], campaign_ids: [] })
    await checkOut(api, buyer, [line(product.id)])
    await dispatch()
    expect(await deliveredTo(mine.id)).toEqual(['order.created'])
    expect(await deliveredTo(theirs.id)).toEqual([])
    const path = `/webhook-endpoints/${theirs.id}`
    const changed = await api.patch(buyer.token, path, { filters: { profile_ids: [] } })
    expect(changed.body.filters).toEqual({ profile_ids: [], campaign_ids: [] })
    await checkOut(api, buyer, [line(product.id)])
    await dispatch()
    expect(await deliveredTo(theirs.id)).toEqual(['order.created'])
    const foreign = await makeBuyer(api)
    const refused = await api.patch(buyer.token, path, {
      filters: { profile_ids: [buyer.profileId, foreign.profileId] },
    })
    expect(refused.status).toBe(400)
    expect(refused.body.issues).toMatchObject([{ path: ['filters', 'profile_ids', 1] }])
  })
})
