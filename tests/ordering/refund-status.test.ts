import { describe, expect, it } from 'vitest'
import { testApi } from '../support/api.js'
import { makeProduct } from '../support/fixtures/product.js'
import { swapping } from '../support/fixtures/swap.js'
import { makeBuyer } from '../support/fixtures/team.js'

const api = await testApi()
const { paid } = swapping(api)
const product = await makeProduct(api)
const own = await makeBuyer(api)

const refund = (orderItemId: string, amount?: number) =>
  api.mutate(
    api.operator,
    'refundOrderItem',
    { orderItemId, method: 'CREDIT', amount },
    'id refundStatus order { refundStatus }',
  )

type Status = 'REFUNDED' | 'PARTIALLY_REFUNDED' | null

/** The statuses of an order and its items, in the order of the items, as a team sees them. */
async function statusesOf(id: string): Promise<Status[]> {
  const { order, orderItems } = await api.graph(
    own.token,
    `{ order(id: "${id}") { refundStatus }
       orderItems(where: { orderId: { eq: "${id}" } }) { nodes { id refundStatus } } }`,
  )
  const nodes: { id: string; refundStatus: Status }[] = orderItems.nodes
  const items = nodes.sort((one, other) => (one.id < other.id ? -1 : 1))
  return [order.refundStatus, ...items.map(({ refundStatus }) => refundStatus)]
}

describe('the refund status', () => {
  it('of an order is made of that of its items, and follows each refund', async () => {
    const { id, items } = await paid(own, product.id, 2)
    const [one, other] = items.map((item) => item.id) as [string, string]
    expect(await statusesOf(id)).toEqual([null, null, null])
    expect(await refund(one, 10)).toEqual({
      id: one,
      refundStatus: 'PARTIALLY_REFUNDED',
      order: { refundStatus: 'PARTIALLY_REFUNDED' },
    })
    expect(await statusesOf(id)).toEqual(['PARTIALLY_REFUNDED', 'PARTIALLY_REFUNDED', null])
    await refund(one)
    expect(await statusesOf(id)).toEqual(['PARTIALLY_REFUNDED', 'REFUNDED', null])
    expect((await refund(other)).order.refundStatus).toBe('REFUNDED')
    expect(await statusesOf(id)).toEqual(['REFUNDED', 'REFUNDED', 'REFUNDED'])
    const { status } = await api.prisma.order.findUniqueOrThrow({ where: { id } })
    expect(status).toBe('PAID')
  })

  it('narrows lists to what has it, and what has not, and is exported', async () => {
    const buyer = await makeBuyer(api)
    const [none, part, half, whole] = await Promise.all(
      [1, 1, 2, 1].map((units) => paid(buyer, product.id, units)),
    )
    await refund(part!.items[0]!.id, 1)
    await refund(half!.items[0]!.id)
    await refund(whole!.items[0]!.id)
    const found = async (list: string, condition: string) => {
      const query = `{ ${list}(first: 100, where: { teamId: { eq: "${buyer.id}" }, refundStatus: ${condition} }) { nodes { id } } }`
      return (await api.graph(api.operator, query))[list].nodes
        .map(({ id }: { id: string }) => id)
        .sort()
    }
    const expected: Record<string, [orders: (typeof none)[], items: (string | undefined)[]]> = {
      '{ eq: REFUNDED }': [[whole], [half!.items[0]!.id, whole!.items[0]!.id]],
      '{ eq: PARTIALLY_REFUNDED }': [[part, half], [part!.items[0]!.id]],
      '{ isNull: true }': [[none], [none!.items[0]!.id, half!.items[1]!.id]],
      '{ in: [REFUNDED, PARTIALLY_REFUNDED] }': [
        [part, half, whole],
        [part!.items[0]!.id, half!.items[0]!.id, whole!.items[0]!.id],
      ],
    }
    for (const [condition, [orders, items]] of Object.entries(expected)) {
      const ids = orders.map((order) => order!.id)
      expect([condition, await found('orders', condition)]).toEqual([condition, ids.sort()])
      expect([condition, await found('orderItems', condition)]).toEqual([condition, items.sort()])
    }
    const { text } = await api.post(api.operator, '/exports/orders.jsonl', {
      fields: ['id', 'refundStatus'],
      where: { id: { eq: half!.id } },
    })
    expect(JSON.parse(text)).toEqual({ id: half!.id, refundStatus: 'PARTIALLY_REFUNDED' })
  })

  it('finds the articles that are worked on though their price was refunded', async () => {
    const buyer = await makeBuyer(api)
    const { items } = await paid(buyer, product.id, 3)
    const [refunded, ended, kept] = items.map(({ id, article }) => ({ id, article: article!.id }))
    for (const { id } of [refunded!, ended!]) await refund(id)
    await api.mutate(api.operator, 'setArticleStatus', {
      ...{ articleId: ended!.article, status: 'rejected' },
    })
    const where = `{ teamId: { eq: "${buyer.id}" }, waitingFor: { isNull: false }, orderItem: { refundStatus: { eq: REFUNDED } } }`
    const { articles } = await api.graph(
      api.operator,
      `{ articles(where: ${where}) { nodes { id orderItem { refundStatus } } } }`,
    )
    expect(articles.nodes).toEqual([
      { id: refunded!.article, orderItem: { refundStatus: 'REFUNDED' } },
    ])
    expect(articles.nodes[0].id).not.toBe(kept!.article)
  })
})
