import { afterAll, describe, expect, test } from 'vitest'
import { writeEmails } from '../../src/email/write.js'
import { runJobs } from '../../src/jobs/queue.js'
import { testApi } from '../support/api.js'
import { emailSettings, mailing, reachOwner } from '../support/fixtures/email.js'
import { checkOut, line } from '../support/fixtures/order.js'
import {
  deliver,
  makeOffer,
  makePublisher,
  orderPlacements,
  placementsOf,
} from '../support/fixtures/publisher.js'
import { makeBuyer } from '../support/fixtures/team.js'
import { openSmtp } from '../support/services/smtp.js'

const smtp = await openSmtp()
afterAll(() => smtp.close())
const api = await testApi({ env: { ...emailSettings(smtp), PAYOUT_HOLDING_DAYS: '0' } })
const { work, subjects } = mailing(api, smtp)
const publisher = await makePublisher(api)
const other = await makePublisher(api, 'Other Media')
const buyer = await makeBuyer(api)
const offer = await makeOffer(api, publisher)
const placementOf = async (id: string, token = publisher.token) =>
  (await api.get(token, `/publisher/placements/${id}`)).body

describe('the amounts of a placement', () => {
  test('after a swap are those of the proposal', async () => {
    const { orderId, placements } = await orderPlacements(api, buyer, offer.id)
    const to = await makeOffer(api, other, { payout: 50 })
    const orderItemId = placements[0]!.orderItem.id
    const swap = await api.mutate(api.operator, 'proposeSwap', { orderItemId, productId: to.id })
    await api.patch(other.token, `/publisher/products/${to.id}`, { payout: 90 })
    await api.mutate(buyer.token, 'acceptSwap', { swapId: swap.id })
    const [, next] = await placementsOf(api, orderId)
    expect(next).toMatchObject({ payout: 50, salePrice: 60, commission: 10 })
    const item = await api.prisma.orderItem.findUniqueOrThrow({ where: { id: orderItemId } })
    expect([item.payout, item.marketplaceCommission]).toEqual([50_00n, 10_00n])
  })

  test('never exceed the price of an item that was ordered before its outlet had a publisher', async () => {
    const outlet = await api.mutate(api.operator, 'createOutlet', { name: 'Own', status: 'ACTIVE' })
    const prices = (unitAmount: number) => [{ pricingTier: 'STANDARD', unitAmount }]
    const product = await api.mutate(api.operator, 'createProduct', {
      ...{ outletId: outlet.id, type: 'FULL_FEATURE', name: 'Feature', prices: prices(70) },
      ...{ minDeliveryDays: 1, maxDeliveryDays: 2 },
    })
    const { id: orderId } = await checkOut(api, buyer, [line(product.id)])
    const assigned = { outletId: outlet.id, publisherId: publisher.id }
    await api.mutate(api.operator, 'updateOutlet', assigned)
    const raised = { productId: product.id, prices: prices(200) }
    await api.mutate(api.operator, 'updateProduct', raised)
    await api.patch(publisher.token, `/publisher/products/${product.id}`, { payout: 150 })
    await api.mutate(api.operator, 'markOrderPaid', { orderId })
    expect(await placementsOf(api, orderId)).toMatchObject([
      { payout: 70, salePrice: 70, commission: 0 },
    ])
  })

  test('are never read by a buyer, nor that they are paid', async () => {
    const { placements } = await orderPlacements(api, buyer, offer.id)
    const { id: orderItemId } = placements[0]!.orderItem
    await deliver(api, publisher, placements[0]!)
    const invoice = { orderItemId, vendorInvoiceUrl: 'https://invoices.example.com/1.pdf' }
    const { extensions } = await api.mutateError(api.operator, 'updateOrderItem', invoice)
    expect(extensions.issues).toMatchObject([{ code: 'paid_by_payout' }])
    const seen = async () => {
      const { body } = await api.get(buyer.token, '/order-items?limit=100')
      return body.records.find(({ id }: { id: string }) => id === orderItemId)
    }
    const before = await seen()
    const payout = await api.mutate(api.operator, 'createPayout', { teamId: publisher.id })
    await api.mutate(api.operator, 'markPayoutPaid', { id: payout.id, reference: 'T-7' })
    expect(await placementOf(placements[0]!.id)).toMatchObject({ status: 'SETTLED' })
    expect(await seen()).toEqual(before)
    expect(before).toMatchObject({ is_publisher_paid: false, publisher_paid_date: null })
    const filter = '{ orderItems(where: { isPaidByPayouts: true }) { totalCount } }'
    expect((await api.graphError(buyer.token, filter)).extensions.code).toBe('operator_only')
    const unsettled = '{ orderItems(where: { isPaidByPayouts: false, order: { id: { eq: "'
    const own = `${unsettled}${before.order_id}" } } }) { totalCount } }`
    expect((await api.graph(api.operator, own)).orderItems.totalCount).toBe(0)
    // The publication stays, once its publisher is paid.
    const corrected = await api.mutateError(api.operator, 'correctArticleStatus', {
      ...{ articleId: placements[0]!.orderItem.article!.id, status: 'pending-publishing' },
      reason: 'Late.',
    })
    expect(corrected.extensions.issues).toMatchObject([{ code: 'article_settled' }])
  })
})

describe('the article of a placement', () => {
  const briefUrl = 'https://docs.example.com/brief'

  test('has an ID and a status, and a brief while it is approved', async () => {
    const { placements } = await orderPlacements(api, buyer, offer.id)
    const { id, orderItem } = placements[0]!
    const articleId = orderItem.article!.id
    const article = async () => (await placementOf(id)).article
    expect(await article()).toMatchObject({ id: articleId, status: 'pending-content-brief' })
    await api.mutate(buyer.token, 'updateArticle', { articleId, briefSharedDocUrl: briefUrl })
    await api.mutate(buyer.token, 'approveBrief', { articleId })
    expect(await article()).toMatchObject({ brief_url: briefUrl, status: 'pending-draft' })
    const draftSharedDocUrl = 'https://docs.example.com/draft'
    await api.mutate(buyer.token, 'approveDraft', { articleId, draftSharedDocUrl })
    expect(await article()).toMatchObject({ brief_url: briefUrl, draft_url: draftSharedDocUrl })
    const set = (status: string) =>
      api.mutate(api.operator, 'setArticleStatus', { articleId, status })
    await set('draft-ready-for-review')
    expect(await article()).toMatchObject({ brief_url: briefUrl, draft_url: null })
    await set('brief-ready-for-review')
    expect(await article()).toMatchObject({ brief_url: null, draft_url: null })
  })

  test('is refused to a publisher who declined the placement or lost it', async () => {
    const [declined, refunded, swapped] = await Promise.all(
      [1, 2, 3].map(async () => (await orderPlacements(api, buyer, offer.id)).placements[0]!),
    )
    const placements = [declined!, refunded!, swapped!]
    for (const { id, orderItem } of placements) {
      const articleId = orderItem.article!.id
      await api.mutate(buyer.token, 'updateArticle', { articleId, briefSharedDocUrl: briefUrl })
      await api.mutate(buyer.token, 'approveBrief', { articleId })
      expect((await placementOf(id)).article).toMatchObject({ brief_url: briefUrl })
    }
    const path = `/publisher/placements/${declined!.id}/decline`
    await api.post(publisher.token, path, { reason: 'No capacity.' })
    const refund = { orderItemId: refunded!.orderItem.id, method: 'CREDIT' }
    await api.mutate(api.operator, 'refundOrderItem', refund)
    const to = await makeOffer(api, other, { payout: 50 })
    const proposal = { orderItemId: swapped!.orderItem.id, productId: to.id }
    const swap = await api.mutate(api.operator, 'proposeSwap', proposal)
    await api.mutate(buyer.token, 'acceptSwap', { swapId: swap.id })
    for (const { id } of placements) expect((await placementOf(id)).article).toBeNull()
  })
})

test('a former publisher does not see the next publisher of its outlet', async () => {
  const own = await makeOffer(api, publisher)
  const { placements } = await orderPlacements(api, buyer, own.id)
  const assigned = { outletId: own.outlet_id, publisherId: other.id }
  await api.mutate(api.operator, 'updateOutlet', assigned)
  await api.patch(other.token, `/publisher/products/${own.id}`, { payout: 77 })
  const placement = (fields: string) => `{ placement(id: "${placements[0]!.id}") { ${fields} } }`
  const product = 'product { id name type outlet { id name websiteUrl } }'
  const { placement: seen } = await api.graph(publisher.token, placement(product))
  expect(seen.product).toMatchObject({ id: own.id, outlet: { id: own.outlet_id } })
  for (const fields of ['product { payout }', 'product { outlet { publisher { name } } }'])
    expect((await api.graphError(publisher.token, placement(fields))).message).toContain(
      'Cannot query field',
    )
})

test('a former publisher does not find placements by the present terms of its outlet', async () => {
  const own = await makeOffer(api, publisher, { payout: 91 })
  await orderPlacements(api, buyer, own.id)
  const count = async (where: string) => {
    const query = `{ placements(where: { ${where} }) { totalCount } }`
    return (await api.graph(publisher.token, query)).placements.totalCount
  }
  const ofProduct = `product: { id: { eq: "${own.id}" } }`
  const ofOutlet = `outlet: { id: { eq: "${own.outlet_id}" } }`
  for (const where of [ofProduct, ofOutlet]) expect(await count(where), where).toBe(1)
  const assigned = { outletId: own.outlet_id, publisherId: other.id }
  await api.mutate(api.operator, 'updateOutlet', assigned)
  for (const where of [
    ...[ofProduct, ofOutlet],
    `product: { outlet: { id: { eq: "${own.outlet_id}" } } }`,
    `product: { OR: [{ id: { eq: "${own.id}" } }] }`,
  ])
    expect(await count(where), where).toBe(0)
  expect(await count(`productId: { eq: "${own.id}" }`)).toBe(1)
})

test('the email about the placements of an order is recalled with the last of them', async () => {
  const address = await reachOwner(api, publisher, 'publisher@people.example')
  const sent = async (refunded: number) => {
    smtp.emails.length = 0
    const { placements } = await orderPlacements(api, buyer, offer.id, 2)
    await runJobs([writeEmails], api.app.services)
    for (const { orderItem } of placements.slice(0, refunded)) {
      const refund = { orderItemId: orderItem.id, method: 'CREDIT' }
      await api.mutate(api.operator, 'refundOrderItem', refund)
    }
    await work()
    return subjects(address)
  }
  const withdrawn = expect.stringContaining('ithdrawn')
  expect(await sent(1)).toEqual(expect.arrayContaining(['2 new placements', withdrawn]))
  expect(await sent(2)).not.toContain('2 new placements')
})
