import { describe, expect, it } from 'vitest'
import { dispatchWebhooks } from '../../src/webhooks/dispatch.js'
import { testApi } from '../support/api.js'
import { oauthToken } from '../support/fixtures/oauth.js'
import { checkOut, line } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeOffer, makePublisher, orderPlacements } from '../support/fixtures/publisher.js'
import { makeBuyer } from '../support/fixtures/team.js'

const api = await testApi()
const product = await makeProduct(api)
const url = 'https://hooks.example.com/'
const dispatch = () => dispatchWebhooks.run(undefined, { prisma: api.prisma } as never)

const create = (token: string, topics: string[]) =>
  api.post(token, '/webhook-endpoints', { url, topics })

describe('a token that manages webhooks', () => {
  it('subscribes only to topics whose records it can read', async () => {
    const team = await makeBuyer(api)
    const webhooks = await api.token(team, 'custom', ['webhooks.create'])
    const orders = await api.token(team, 'custom', ['webhooks.create', 'orders.lists'])
    for (const topics of [['*'], ['order.*'], ['comment.*', 'order.created'], ['article.*']])
      expect((await create(webhooks, topics)).body, String(topics)).toMatchObject({
        code: 'missing_scope',
        detail: expect.stringMatching(/orders\.read or orders\.lists|articles\.read/),
      })
    for (const topics of [['order.*', 'invoice.*'], ['swap.completed']])
      expect((await create(orders, topics)).status, String(topics)).toBe(200)
    expect((await create(orders, ['*'])).status).toBe(403)
    expect((await create(team.token, ['*', 'file.*'])).status).toBe(200)
    const publisher = await makePublisher(api)
    expect((await create(publisher.token, ['*', 'payout.*', 'outlet.*'])).status).toBe(200)
    const files = await api.token(publisher, 'custom', ['webhooks.create', 'files.read'])
    expect((await create(files, ['*'])).status).toBe(403)
  })

  it('manages the topics of release 1.0 without further scopes', async () => {
    const team = await makeBuyer(api)
    const token = await api.token(team, 'custom', ['webhooks.create', 'webhooks.update'])
    const topics = ['article.status_changed', 'comment.*', 'comment.created', 'comment.updated']
    const { status, body } = await create(token, topics)
    expect(status).toBe(200)
    const path = `/webhook-endpoints/${body.id}`
    const changed = await api.patch(token, path, { url: `${url}new`, topics: topics.slice(1) })
    expect(changed.status).toBe(200)
  })

  it('neither redirects nor widens an endpoint whose records it cannot read', async () => {
    const team = await makeBuyer(api)
    const { body } = await create(team.token, ['order.*'])
    const path = `/webhook-endpoints/${body.id}`
    const token = await api.token(team, 'custom', ['webhooks.update'])
    for (const change of [
      { url: 'https://elsewhere.example.com/' },
      { topics: ['order.*', 'comment.*'] },
      { filters: { profile_ids: [] } },
    ])
      expect((await api.patch(token, path, change)).body).toMatchObject({ code: 'missing_scope' })
    const harmless = { description: 'Orders', enabled: false }
    expect((await api.patch(token, path, harmless)).body).toMatchObject(harmless)
    expect((await api.patch(token, path, { topics: ['comment.*'] })).status).toBe(200)
  })

  it('sees deliveries without the data of records that it cannot read', async () => {
    const team = await makeBuyer(api)
    const { body: endpoint } = await create(team.token, ['*'])
    await checkOut(api, team, [line(product.id)])
    await api.post(team.token, `/webhook-endpoints/${endpoint.id}/test`)
    await dispatch()
    const path = `/webhook-endpoints/${endpoint.id}/deliveries`
    const dataFor = async (token: string) => {
      const { status, body, text } = await api.get(token, path)
      expect(status, text).toBe(200)
      return Object.fromEntries(
        body.records.map(({ event }: { event: { topic: string; data: object } }) => [
          event.topic,
          Object.keys(event.data),
        ]),
      )
    }
    const test = { 'webhook.test': ['message', 'endpoint_id'] }
    const webhooks = await api.token(team, 'custom', ['webhooks.read'])
    expect(await dataFor(webhooks)).toEqual({ ...test, 'order.created': [] })
    const orders = await api.token(team, 'custom', ['webhooks.read', 'orders.read'])
    const shown = { 'order.created': expect.arrayContaining(['order', 'team_id']) }
    expect(await dataFor(orders)).toEqual({ ...test, ...shown })
    const query = '{ webhookDeliveries(first: 5) { nodes { event { data } } } }'
    const { webhookDeliveries } = await api.graph(webhooks, query)
    expect(JSON.stringify(webhookDeliveries)).not.toContain('order')
  })
})

describe('an event that crosses from one team to another', () => {
  it('names neither the request nor the application of the other team', async () => {
    const publisher = await makePublisher(api)
    const buyer = await makeBuyer(api)
    const offer = await makeOffer(api, publisher)
    const { placements } = await orderPlacements(api, buyer, offer.id)
    const { id, orderItem } = placements[0]!
    const { token: application } = await oauthToken(api, publisher)
    const articleId = orderItem.article!.id
    for (const status of ['pending-publishing'])
      await api.mutate(api.operator, 'setArticleStatus', { articleId, status })
    await api.mutate(publisher.token, 'acceptPlacement', { id })
    const liveUrl = 'https://harbor.example.com/a'
    await api.mutate(application, 'deliverPlacement', { id, liveUrl })

    const eventOf = async (teamId: string, topic: string) => {
      const where = { teamId, topic }
      const event = await api.prisma.webhookEvent.findFirstOrThrow({
        where,
        orderBy: { createdAt: 'desc' },
      })
      return { requestId: event.requestId, ...(event.payload as object) }
    }
    const offered = await eventOf(publisher.id, 'placement.offered')
    expect(offered).toMatchObject({ requestId: null, placement: { id } })
    const delivered = await eventOf(publisher.id, 'placement.delivered')
    expect(delivered).toMatchObject({
      requestId: expect.any(String),
      application: { name: 'Planner' },
    })
    const published = await eventOf(buyer.id, 'article.status_changed')
    expect(published).toMatchObject({ requestId: null, status: { prefix: 'published' } })
    expect(published).not.toHaveProperty('application')
  })
})
