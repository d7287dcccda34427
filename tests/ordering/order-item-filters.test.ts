import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { testApi } from '../support/api.js'
import { makeCampaign } from '../support/fixtures/campaign.js'
import { makeOrder } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeProfile } from '../support/fixtures/team.js'

const api = await testApi()
const team = await api.team()
const profile = await makeProfile(api, team)
const product = await makeProduct(api)
const { id: campaignId } = await makeCampaign(api, profile)
const assigned = await makeOrder(api, profile, product, { units: 2, campaignId })
const unassigned = await makeOrder(api, profile, product, { units: 1 })
const articleIds = assigned.articles.map(({ id }) => id).sort()

// Only the scope that the route requires.
const token = await api.token(team, 'custom', ['orders.lists'])

async function articlesOf(query: string): Promise<string[]> {
  const { status, body } = await api.get(token, `/order-items?${query}`)
  expect([status, body.total_records]).toEqual([200, body.records?.length])
  return body.records.map(({ article_id }: { article_id: string }) => article_id).sort()
}

it('lists the order items of an order, with their articles', async () => {
  const orderId = (
    await api.prisma.article.findFirstOrThrow({
      where: { id: articleIds[0] },
      select: { orderItem: { select: { orderId: true } } },
    })
  ).orderItem.orderId
  expect(await articlesOf(`filters[order_id]=${orderId}`)).toEqual(articleIds)
})

it('lists the order items of a campaign', async () => {
  expect(await articlesOf(`filters[campaign_id]=${campaignId}`)).toEqual(articleIds)
})

it('finds the order item of an article', async () => {
  const { id } = unassigned.articles[0]!
  expect(await articlesOf(`filters[article_id]=${id}`)).toEqual([id])
  const both = `filters[campaign_id]=${campaignId}&filters[article_id]`
  expect(await articlesOf(`${both}=${articleIds[1]}`)).toEqual([articleIds[1]])
  expect(await articlesOf(`${both}=${id}`)).toEqual([])
})

it.each(['order_id', 'campaign_id', 'article_id'])(
  'returns an empty list for an unknown %s, and refuses an invalid ID',
  async (name) => {
    expect(await articlesOf(`filters[${name}]=${randomUUID()}`)).toEqual([])
    const { status, body } = await api.get(token, `/order-items?filters[${name}]=1`)
    expect([status, body.code]).toEqual([400, 'validation_failed'])
    expect(body.issues).toMatchObject([{ path: ['filters', name] }])
  },
)
