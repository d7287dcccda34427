import { describe, expect, test } from 'vitest'
import { testApi } from '../support/api.js'
import { line } from '../support/fixtures/order.js'
import { makeOffer, makeOutlet, makePublisher } from '../support/fixtures/publisher.js'
import { makeBuyer } from '../support/fixtures/team.js'

const api = await testApi()
const buyer = await makeBuyer(api)
const publisher = await makePublisher(api)

const limit = (kind: 'outlets' | 'products', id: string, monthly_limit: number | null) =>
  api.patch(publisher.token, `/publisher/${kind}/${id}`, { monthly_limit })

const order = (lines: object[], { token, profileId } = buyer) =>
  api.post(token, '/orders/checkout', { profile_id: profileId, line_items: lines })

const limited = async (monthly_limit: number) => {
  const offer = await makeOffer(api, publisher)
  const { body } = await limit('products', offer.id, monthly_limit)
  expect(body.monthly_limit).toBe(monthly_limit)
  return offer
}

const issue = { code: 'monthly_limit', path: ['line_items', 0, 'quantity'] }

describe('the monthly limit of a product', () => {
  test('is an error that names it, in the quote and at the checkout', async () => {
    const offer = await limited(3)
    expect((await order([line(offer.id, 2)])).status).toBe(200)
    const { status, body } = await order([line(offer.id, 2)])
    expect(status).toBe(400)
    expect(body.issues).toMatchObject([{ ...issue, max: 3, name: 'Feature' }])
    expect(body.issues[0].message).toBe(
      'exceeds the monthly limit of Feature, which is 3; 1 can still be ordered this month',
    )
    const { quoteCheckout } = await api.graph(
      buyer.token,
      `query ($input: CheckoutInput!) { quoteCheckout(input: $input) { issues { path code } } }`,
      {
        input: {
          profileId: buyer.profileId,
          lineItems: [{ productId: offer.id, quantity: 2, isAddOn: false }],
        },
      },
    )
    expect(quoteCheckout.issues).toMatchObject([{ code: 'monthly_limit' }])
    expect((await order([line(offer.id, 1)])).status).toBe(200)
  })

  test('counts neither cancelled orders, nor those of another month, nor those of test teams', async () => {
    const offer = await limited(1)
    const first = await order([line(offer.id)])
    expect((await order([line(offer.id)])).status).toBe(400)
    await api.mutate(api.operator, 'cancelOrder', { orderId: first.body.id })
    const second = await order([line(offer.id)])
    expect(second.status).toBe(200)
    const before = new Date()
    before.setUTCDate(0)
    await api.prisma.orderItem.updateMany({
      where: { orderId: second.body.id },
      data: { createdAt: before },
    })
    expect((await order([line(offer.id)], await makeBuyer(api, { isTest: true }))).status).toBe(200)
    expect((await order([line(offer.id)])).status).toBe(200)
    expect((await order([line(offer.id)])).status).toBe(400)
  })

  test('is not exceeded by concurrent orders', async () => {
    const offer = await limited(3)
    const buyers = await Promise.all([makeBuyer(api), makeBuyer(api)])
    const orders = await Promise.all(
      Array.from({ length: 8 }, (_, index) => order([line(offer.id)], buyers[index % 2])),
    )
    expect(orders.filter(({ status }) => status === 200)).toHaveLength(3)
    for (const { status, body } of orders.filter(({ status }) => status !== 200))
      expect([status, body.issues]).toMatchObject([400, [issue]])
    expect(await api.prisma.orderItem.count({ where: { productId: offer.id } })).toBe(3)
  })
})

test('the monthly limit of an outlet counts all its products, except add-ons', async () => {
  const { id: outlet_id } = await makeOutlet(api, publisher)
  const [feature, release, addOn] = await Promise.all(
    ['FULL_FEATURE', 'PRESS_RELEASE', 'ADD_ON'].map((type) =>
      makeOffer(api, publisher, { outlet_id, type }),
    ),
  )
  await limit('outlets', outlet_id, 2)
  const withAddOns = [line(feature!.id, 2), line(addOn!.id, 5, { is_add_on: true })]
  expect((await order(withAddOns)).status).toBe(200)
  const { body } = await order([line(release!.id)])
  expect(body.issues).toMatchObject([{ ...issue, max: 2 }])
  await limit('outlets', outlet_id, null)
  expect((await order([line(release!.id)])).status).toBe(200)
})

test('only the publisher and operators see and set a limit', async () => {
  const offer = await limited(7)
  const query = `{ product(id: "${offer.id}") { monthlyLimit } }`
  expect((await api.graph(api.operator, query)).product.monthlyLimit).toBe(7)
  const { extensions } = await api.graphError(buyer.token, query)
  expect(extensions.code).toBe('missing_scope')
  const other = await makePublisher(api, 'Northern Post')
  const path = `/publisher/products/${offer.id}`
  expect((await api.patch(other.token, path, { monthly_limit: 1 })).status).toBe(404)
  for (const monthly_limit of [-1, 1.5, 100_001])
    expect((await api.patch(publisher.token, path, { monthly_limit })).status).toBe(400)
})
