import { describe, expect, test } from 'vitest'
import { markOverduePlacements } from '../../src/domain/publishing/placement-work.js'
import { testApi } from '../support/api.js'
import { checkOut, line } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import {
  deliver,
  makeOffer,
  makePublisher,
  orderPlacements,
  placementsOf,
  readyToPublish,
} from '../support/fixtures/publisher.js'
import { makeBuyer } from '../support/fixtures/team.js'
import { whileHeld } from '../support/held.js'

const api = await testApi()
const publisher = await makePublisher(api)
const other = await makePublisher(api, 'Other Media')
const buyer = await makeBuyer(api)
const offer = await makeOffer(api, publisher)

const act = (id: string, action: string, body?: object, token = publisher.token) =>
  api.post(token, `/publisher/placements/${id}/${action}`, body)
const placementOf = async (id: string) =>
  (await api.get(publisher.token, `/publisher/placements/${id}`)).body
const url = 'https://harbor.example.com/article'

describe('a placement', () => {
  test('is made for each paid unit of an outlet with a publisher', async () => {
    const plain = await makeProduct(api)
    const lines = [line(offer.id, 2), line(plain.id)]
    const { id: orderId } = await checkOut(api, buyer, lines)
    expect(await placementsOf(api, orderId)).toEqual([])
    await api.mutate(api.operator, 'markOrderPaid', { orderId })
    const placements = await placementsOf(api, orderId)
    const amounts = { status: 'OFFERED', payout: 100, salePrice: 120, commission: 20 }
    expect(placements).toMatchObject([amounts, amounts])
    // The amounts are those of the checkout, regardless of later prices.
    const items = await api.prisma.orderItem.findMany({ where: { orderId, productId: offer.id } })
    for (const { payout, marketplaceCommission } of items)
      expect([payout, marketplaceCommission]).toEqual([100_00n, 20_00n])
  })

  test('keeps the payout of the checkout', async () => {
    const own = await makeOffer(api, publisher, { payout: 10 })
    const { id: orderId } = await checkOut(api, buyer, [line(own.id)])
    await api.patch(publisher.token, `/publisher/products/${own.id}`, { payout: 99 })
    await api.mutate(api.operator, 'markOrderPaid', { orderId })
    expect(await placementsOf(api, orderId)).toMatchObject([
      { payout: 10, salePrice: 12, commission: 2 },
    ])
  })

  test('is accepted and delivered, which publishes the article', async () => {
    const [placement] = (await orderPlacements(api, buyer, offer.id)).placements
    const { id, orderItem } = placement!
    expect(await placementOf(id)).toMatchObject({
      status: 'OFFERED',
      payout: 100,
      product: { id: offer.id },
      article: { brief_url: null, draft_url: null, live_url: null },
    })
    expect((await act(id, 'accept')).body).toMatchObject({ status: 'ACCEPTED' })
    const early = await act(id, 'deliver', { live_url: url })
    expect(early.body.issues).toMatchObject([{ code: 'article_status' }])
    await readyToPublish(api, placement!)
    const delivered = await act(id, 'deliver', { live_url: url })
    expect(delivered.body).toMatchObject({ status: 'DELIVERED', live_url: url })
    const { article } = await api.graph(
      buyer.token,
      `{ article(id: "${orderItem.article!.id}") { liveUrl status { prefix } statusChanges(first: 1) { nodes { actor { id } } } } }`,
    )
    expect(article).toEqual({
      liveUrl: url,
      status: { prefix: 'published' },
      // A buyer does not see who publishes.
      statusChanges: { nodes: [{ actor: null }] },
    })
  })

  test('shows brief and draft once they are approved', async () => {
    const [placement] = (await orderPlacements(api, buyer, offer.id)).placements
    const articleId = placement!.orderItem.article!.id
    await api.mutate(buyer.token, 'updateArticle', {
      ...{ articleId, briefSharedDocUrl: 'https://docs.example.com/brief' },
    })
    const article = async () => (await placementOf(placement!.id)).article
    expect(await article()).toMatchObject({ brief_url: null })
    await api.mutate(buyer.token, 'approveBrief', { articleId })
    expect(await article()).toMatchObject({ brief_url: 'https://docs.example.com/brief' })
    await api.mutate(buyer.token, 'approveDraft', {
      ...{ articleId, draftSharedDocUrl: 'https://docs.example.com/draft' },
    })
    expect(await article()).toMatchObject({ draft_url: 'https://docs.example.com/draft' })
  })

  test('shows the draft of an article that an operator releases for publication', async () => {
    const [placement] = (await orderPlacements(api, buyer, offer.id)).placements
    const articleId = placement!.orderItem.article!.id
    const draftSharedDocUrl = 'https://docs.example.com/draft'
    await api.mutate(api.operator, 'updateArticle', { articleId, draftSharedDocUrl })
    const draftAt = async (status: string) => {
      await api.mutate(api.operator, 'setArticleStatus', { articleId, status })
      return (await placementOf(placement!.id)).article.draft_url
    }
    expect(await draftAt('draft-ready-for-review')).toBeNull()
    expect(await draftAt('pending-publishing')).toBe(draftSharedDocUrl)
    expect(await draftAt('request-revision')).toBeNull()
  })

  test('is delivered when an operator publishes the article, and no longer once that is corrected', async () => {
    const [placement] = (await orderPlacements(api, buyer, offer.id)).placements
    const { id, orderItem } = placement!
    await readyToPublish(api, placement!)
    const articleId = orderItem.article!.id
    const published = { articleId, status: 'published', liveUrl: url }
    await api.mutate(api.operator, 'setArticleStatus', published)
    expect(await placementOf(id)).toMatchObject({ status: 'DELIVERED', live_url: url })
    await api.mutate(api.operator, 'correctArticleStatus', {
      ...{ articleId, status: 'pending-publishing', reason: 'Not online.' },
    })
    expect(await placementOf(id)).toMatchObject({ status: 'ACCEPTED', delivered_at: null })
  })

  test('is declined with a reason, which is final', async () => {
    const [placement] = (await orderPlacements(api, buyer, offer.id)).placements
    const { id } = placement!
    expect((await act(id, 'decline', {})).body.issues).toMatchObject([{ path: ['reason'] }])
    const declined = await act(id, 'decline', { reason: 'No capacity.' })
    expect(declined.body).toMatchObject({ status: 'DECLINED', decline_reason: 'No capacity.' })
    for (const [action, body] of [
      ['accept', undefined],
      ['decline', { reason: 'Again.' }],
      ['deliver', { live_url: url }],
    ] as const) {
      const { body: refused } = await act(id, action, body)
      expect(refused, action).toMatchObject({
        code: 'invalid_transition',
        issues: [{ code: 'status_final', status: 'DECLINED' }],
      })
    }
  })

  test('is not delivered with the URL of a page in the network', async () => {
    const [placement] = (await orderPlacements(api, buyer, offer.id)).placements
    const { id } = placement!
    await readyToPublish(api, placement!)
    await act(id, 'accept')
    for (const live_url of [
      'https://wiki.internal/a',
      'https://news.local/',
      'http://127.0.0.1/',
    ]) {
      const { body } = await act(id, 'deliver', { live_url })
      expect(body.issues, live_url).toMatchObject([
        { path: ['live_url'], code: 'address_not_allowed' },
      ])
    }
    expect(await placementOf(id)).toMatchObject({ status: 'ACCEPTED' })
  })

  test('must be accepted before it is delivered, and is delivered once', async () => {
    const [placement] = (await orderPlacements(api, buyer, offer.id)).placements
    const { id } = placement!
    await readyToPublish(api, placement!)
    const early = await act(id, 'deliver', { live_url: url })
    expect(early.body.issues).toMatchObject([{ code: 'status_not_allowed', status: 'OFFERED' }])
    await act(id, 'accept')
    const delivered = await Promise.all([1, 2].map(() => act(id, 'deliver', { live_url: url })))
    expect(delivered.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('is not found by another team', async () => {
    const [placement] = (await orderPlacements(api, buyer, offer.id)).placements
    const { id } = placement!
    expect((await api.get(other.token, `/publisher/placements/${id}`)).status).toBe(404)
    for (const [action, body] of [
      ['accept', undefined],
      ['decline', { reason: 'Mine.' }],
      ['deliver', { live_url: url }],
    ] as const)
      expect((await act(id, action, body, other.token)).status, action).toBe(404)
    expect((await api.get(other.token, '/publisher/placements')).body.total_records).toBe(0)
    for (const path of ['/publisher/placements', `/publisher/placements/${id}`])
      expect((await api.get(buyer.token, path)).status).toBe(403)
    for (const field of ['salePrice', 'commission', 'orderItemId', 'orderItem { id }']) {
      const query = `{ placement(id: "${id}") { ${field} } }`
      const { extensions } = await api.graphError(publisher.token, query)
      expect(extensions.code, field).toBe('operator_only')
    }
  })
})

describe('a change of the order', () => {
  test('withdraws a placement that is refunded before its delivery', async () => {
    const [placement] = (await orderPlacements(api, buyer, offer.id)).placements
    const { id, orderItem } = placement!
    await act(id, 'accept')
    const refund = { orderItemId: orderItem.id, method: 'CREDIT' }
    await api.mutate(api.operator, 'refundOrderItem', refund)
    const seen = await placementOf(id)
    expect(seen).toMatchObject({ status: 'ACCEPTED', withdrawn_at: expect.any(String) })
    const { body } = await act(id, 'decline', { reason: 'Late.' })
    expect(body.issues).toMatchObject([{ code: 'placement_withdrawn' }])
  })

  test('replaces the placement of a swapped product', async () => {
    const { orderId, placements } = await orderPlacements(api, buyer, offer.id)
    const [placement] = placements
    const to = await makeOffer(api, other, { payout: 50 })
    const swap = await api.mutate(api.operator, 'proposeSwap', {
      ...{ orderItemId: placement!.orderItem.id, productId: to.id },
    })
    await api.mutate(buyer.token, 'acceptSwap', { swapId: swap.id })
    const [former, next] = await placementsOf(api, orderId)
    expect(former).toMatchObject({ id: placement!.id, withdrawnAt: expect.any(String) })
    expect(next).toMatchObject({ status: 'OFFERED', payout: 50, salePrice: 60, commission: 10 })
    const mine = await api.get(other.token, `/publisher/placements/${next!.id}`)
    expect(mine.body.status).toBe('OFFERED')
  })

  test('cannot be delivered while a swap is pending, whose reference it does not reveal', async () => {
    const cheaper = await makeOffer(api, other, { payout: 40 })
    const [placement] = (await orderPlacements(api, buyer, offer.id)).placements
    await act(placement!.id, 'accept')
    await readyToPublish(api, placement!)
    await api.mutate(api.operator, 'proposeSwap', {
      ...{ orderItemId: placement!.orderItem.id, productId: cheaper.id },
    })
    const { status, body, text } = await act(placement!.id, 'deliver', { live_url: url })
    expect([status, body.issues[0].code]).toEqual([409, 'swap_proposed'])
    expect(text).not.toContain('SWP-')
  })

  test('earns at most the price that an operator has set', async () => {
    const own = await makeOffer(api, publisher, { payout: 50 })
    const prices = [{ pricingTier: 'STANDARD', unitAmount: 70 }]
    await api.mutate(api.operator, 'updateProduct', { productId: own.id, prices })
    const path = `/publisher/products/${own.id}`
    const { status, body } = await api.patch(publisher.token, path, { payout: 70.01 })
    expect([status, body.issues[0].code]).toEqual([400, 'payout_above_price'])
    expect((await api.patch(publisher.token, path, { payout: 70 })).status).toBe(200)
  })

  test('is undone with the payment, unless the publisher has acted', async () => {
    const first = await orderPlacements(api, buyer, offer.id)
    await api.mutate(api.operator, 'unmarkOrderPaid', { orderId: first.orderId })
    expect(await placementsOf(api, first.orderId)).toEqual([])
    await api.mutate(api.operator, 'markOrderPaid', { orderId: first.orderId })
    const [placement] = await placementsOf(api, first.orderId)
    await act(placement!.id, 'accept')
    const { extensions } = await api.mutateError(api.operator, 'unmarkOrderPaid', {
      orderId: first.orderId,
    })
    expect(extensions.issues).toMatchObject([{ code: 'order_in_progress' }])
  })
})

test('an add-on is delivered without an article, which an operator can undo', async () => {
  const addOn = await makeOffer(api, publisher, {
    ...offer,
    outlet_id: offer.outlet_id,
    type: 'ADD_ON',
    payout: 7,
  } as never)
  const lines = [line(offer.id), line(addOn.id, 1, { is_add_on: true })]
  const { id: orderId } = await checkOut(api, buyer, lines)
  await api.mutate(api.operator, 'markOrderPaid', { orderId })
  const placement = (await placementsOf(api, orderId)).find(({ payout }) => payout === 7)!
  expect(placement.orderItem.article).toBeNull()
  const undone = { id: placement.id, reason: 'The page does not exist.' }
  const refused = async (input: object, token = api.operator) => {
    const { extensions } = await api.mutateError(token, 'undoPlacementDelivery', input)
    return extensions.issues?.[0].code ?? extensions.code
  }
  expect(await refused(undone)).toBe('status_not_allowed')
  const earned = async () => (await api.get(publisher.token, '/publisher/balance')).body.pending
  const before = await earned()
  expect(await deliver(api, publisher, placement)).toMatchObject({ status: 'DELIVERED' })
  expect(await earned()).toBe(before + 7)
  expect(await refused(undone, publisher.token)).toBe('operator_only')
  const fields = 'status deliveredAt liveUrl'
  const after = { status: 'ACCEPTED', deliveredAt: null, liveUrl: null }
  expect(await api.mutate(api.operator, 'undoPlacementDelivery', undone, fields)).toEqual(after)
  expect(await earned()).toBe(before)
  expect(await deliver(api, publisher, { ...placement, status: 'ACCEPTED' })).toMatchObject({
    status: 'DELIVERED',
  })
  expect(await earned()).toBe(before + 7)
  const other = (await placementsOf(api, orderId)).find(({ payout }) => payout !== 7)!
  await deliver(api, publisher, other)
  expect(await refused({ ...undone, id: other.id })).toBe('placement_article')
})

test('an offer that is not accepted in time is marked for the operators once', async () => {
  const [placement] = (await orderPlacements(api, buyer, offer.id)).placements
  const { id } = placement!
  await markOverduePlacements.run({}, api.app.services)
  expect(await placementOf(id)).toBeTruthy()
  const overdueAt = async () =>
    (await api.prisma.placement.findUniqueOrThrow({ where: { id } })).overdueAt
  expect(await overdueAt()).toBeNull()
  await api.prisma.placement.update({ where: { id }, data: { acceptBy: new Date(0) } })
  await markOverduePlacements.run({}, api.app.services)
  const marked = await overdueAt()
  expect(marked).toBeInstanceOf(Date)
  await markOverduePlacements.run({}, api.app.services)
  expect(await overdueAt()).toEqual(marked)
  expect((await act(id, 'accept')).status).toBe(200)
})

describe('a placement that changes concurrently with its order', () => {
  test('stays, once it is accepted', async () => {
    const { orderId, placements } = await orderPlacements(api, buyer, offer.id)
    const accepted = `UPDATE placement SET status = 'ACCEPTED', accepted_at = now() WHERE id = $1`
    const { extensions } = await whileHeld(api, [accepted, placements[0]!.id], () =>
      api.mutateError(api.operator, 'unmarkOrderPaid', { orderId }),
    )
    expect(extensions.issues).toMatchObject([{ code: 'order_in_progress' }])
    expect(await placementsOf(api, orderId)).toMatchObject([{ status: 'ACCEPTED' }])
  })

  test('is locked after its article by the proposal of a swap', async () => {
    const { placements } = await orderPlacements(api, buyer, offer.id)
    const { id, orderItem } = placements[0]!
    const to = await makeOffer(api, other)
    const proposal = { orderItemId: orderItem.id, productId: to.id }
    const article = 'SELECT FROM article WHERE id = $1 FOR NO KEY UPDATE'
    await whileHeld(
      api,
      [article, orderItem.article!.id],
      () => api.mutate(api.operator, 'proposeSwap', proposal),
      // A delivery has locked the article, and locks the placement next.
      (delivery) =>
        delivery.query('SELECT FROM placement WHERE id = $1 FOR NO KEY UPDATE NOWAIT', [id]),
    )
  })
})
