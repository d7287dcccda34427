import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { statusPrefixes } from '../../src/domain/production/workflow.js'
import { testApi } from '../support/api.js'
import { makeCampaign } from '../support/fixtures/campaign.js'
import { makeOrder } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeProfile } from '../support/fixtures/team.js'

const api = await testApi()
const [team, other] = await Promise.all([api.team(), api.team()])
const profile = await makeProfile(api, team)
const foreign = await makeProfile(api, other)
const product = await makeProduct(api)

const keys = (record: object) => Object.keys(record).sort()
const timestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)

describe('the articles of a campaign', () => {
  it('are listed with their status, writer, and order item', async () => {
    const { id } = await makeCampaign(api, profile)
    const { articles } = await makeOrder(api, profile, product, { units: 2, campaignId: id })
    const { status, body } = await api.get(team.token, `/campaigns/${id}/articles?limit=1`)
    expect(status).toBe(200)
    expect(keys(body)).toEqual(['records', 'total_records'])
    expect(body.total_records).toBe(2)
    expect(body.records).toEqual([
      {
        id: expect.toBeOneOf(articles.map((article) => article.id)),
        name: product.name,
        live_url: null,
        brief_shared_doc_url: null,
        draft_shared_doc_url: null,
        campaign_id: id,
        order_item_id: expect.any(String),
        created_at: timestamp,
        updated_at: timestamp,
        deleted_at: null,
        total_images: 0,
        writer: null,
        status: [
          {
            effective_at: timestamp,
            notes: null,
            name: 'Pending content brief',
            prefix: 'pending-content-brief',
            color: '#94a3b8',
          },
        ],
        order_item: {
          name: product.name,
          outlet: {
            name: 'The Daily',
            logo: 'https://logos.example.com/daily.png',
            website_url: 'https://daily.example',
          },
          addons: [],
          includes: [{ channel_type: 'WEBSITE', placement_type: 'FULL_FEATURE' }],
        },
      },
    ])
  })

  it('are an empty list for a campaign without any, and a 404 for an unknown campaign', async () => {
    const { id } = await makeCampaign(api, profile)
    const { body } = await api.get(team.token, `/campaigns/${id}/articles`)
    expect(body).toEqual({ records: [], total_records: 0 })
    for (const path of ['articles', 'articles/status-count']) {
      for (const unknown of [randomUUID(), (await makeCampaign(api, foreign)).id]) {
        expect((await api.get(team.token, `/campaigns/${unknown}/${path}`)).status).toBe(404)
      }
    }
  })

  it('take the same number of statements for any number of articles', async () => {
    const { id } = await makeCampaign(api, profile)
    const count = async () =>
      (await api.sqlOf(() => api.get(team.token, `/campaigns/${id}/articles?limit=100`))).length
    await makeOrder(api, profile, product, { campaignId: id })
    const one = await count()
    await makeOrder(api, profile, product, { units: 40, campaignId: id })
    expect(await count()).toBe(one)
    expect(one).toBe(1)
  })

  it('are counted by every status in the order of the workflow', async () => {
    const { id } = await makeCampaign(api, profile)
    await makeOrder(api, profile, product, { units: 2, campaignId: id })
    await makeOrder(api, profile, product, { campaignId: id, articleStatus: 'published' })
    const { body } = await api.get(team.token, `/campaigns/${id}/articles/status-count`)
    expect(keys(body)).toEqual(['records'])
    expect(body.records.map(({ prefix }: { prefix: string }) => prefix)).toEqual(statusPrefixes)
    expect(keys(body.records[0])).toEqual(['count', 'id', 'name', 'prefix'])
    expect(body.records.map(({ count }: { count: number }) => count)).toEqual([
      2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0,
    ])
  })
})

describe('POST /campaigns/{campaign_id}/order-items', () => {
  it('assigns order items with their articles, and again without a change', async () => {
    const { id } = await makeCampaign(api, profile)
    const { items, articles } = await makeOrder(api, profile, product, { units: 2 })
    const unpaid = await makeOrder(api, profile, product, { status: 'CREATED' })
    const order_item_ids = [...items, ...unpaid.items].map((item) => item.id)
    for (let i = 0; i < 2; i++) {
      const url = `/campaigns/${id}/order-items`
      const { status, body } = await api.post(team.token, url, { order_item_ids })
      expect(status).toBe(200)
      expect(body).toEqual({
        records: order_item_ids.map((item) => ({ id: item, campaign_id: id })),
      })
    }
    const moved = await api.prisma.article.findMany({ where: { campaignId: id } })
    expect(moved.map((article) => article.id).sort()).toEqual(
      articles.map((article) => article.id).sort(),
    )
    expect((await api.get(team.token, `/campaigns/${id}`)).body.total_articles).toBe(2)
  })

  it('refuses all of them if some cannot be assigned, and names those', async () => {
    const { id } = await makeCampaign(api, profile)
    const elsewhere = await makeCampaign(api, profile)
    const good = (await makeOrder(api, profile, product)).items[0]!.id
    const wrong = [
      (await makeOrder(api, foreign, product)).items[0]!.id,
      (await makeOrder(api, profile, product, { status: 'CANCELLED' })).items[0]!.id,
      (await makeOrder(api, profile, product, { campaignId: elsewhere.id })).items[0]!.id,
      (await makeOrder(api, await makeProfile(api, team), product)).items[0]!.id,
      randomUUID(),
    ]
    const url = `/campaigns/${id}/order-items`
    const { status, body } = await api.post(team.token, url, { order_item_ids: [good, ...wrong] })
    expect(status).toBe(400)
    expect(body.issues.map(({ path }: { path: unknown[] }) => path)).toEqual(
      wrong.map((_, index) => ['order_item_ids', index + 1]),
    )
    const messages = body.issues.map(({ message }: { message: string }) => message)
    expect(messages[1]).toMatch(/cancelled/)
    expect(messages[2]).toMatch(/already/)
    expect(messages[3]).toMatch(/profile of the campaign/)
    const item = await api.prisma.orderItem.findUniqueOrThrow({ where: { id: good } })
    expect(item.campaignId).toBeNull()
    for (const order_item_ids of [undefined, null, [], 'x', ['x'], [null], Array(101).fill(good)]) {
      const answer = await api.post(team.token, url, { order_item_ids })
      expect(answer.status).toBe(400)
      expect(answer.body.issues[0].path[0]).toBe('order_item_ids')
    }
    const theirs = await makeCampaign(api, foreign)
    const answer = await api.post(team.token, `/campaigns/${theirs.id}/order-items`, {
      order_item_ids: [good],
    })
    expect(answer.status).toBe(404)
  })

  it('assigns an item to one of two campaigns that request it concurrently', async () => {
    const [one, two] = [await makeCampaign(api, profile), await makeCampaign(api, profile)]
    const { items } = await makeOrder(api, profile, product)
    const answers = await Promise.all(
      [one, two].map(({ id }) =>
        api.post(team.token, `/campaigns/${id}/order-items`, { order_item_ids: [items[0]!.id] }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })
})
