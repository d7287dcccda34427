import { describe, expect, test } from 'vitest'
import { testApi } from '../support/api.js'
import { makeOffer, makeOutlet, makePublisher } from '../support/fixtures/publisher.js'
import { makeBuyer } from '../support/fixtures/team.js'

const api = await testApi()
const publisher = await makePublisher(api)
const buyer = await makeBuyer(api)

describe('the price of a product', () => {
  const pricesOf = async (id: string) => {
    const query = `{ product(id: "${id}") { prices { unitAmount pricingTier } } }`
    return (await api.graph(api.operator, query)).product.prices
  }
  const standard = (unitAmount: number) => [{ unitAmount, pricingTier: 'STANDARD' }]

  test('is the payout plus the commission, rounded half up to the cent', async () => {
    for (const [payout, price] of [
      [100, 120],
      [0.33, 0.4],
      [0.02, 0.02],
      [0.03, 0.04],
      [0, 0],
    ] as const) {
      const { id } = await makeOffer(api, publisher, { payout })
      expect(await pricesOf(id), String(payout)).toEqual(standard(price))
    }
  })

  test('follows a new payout and the commission of the publisher, unless an operator sets it', async () => {
    const own = await makePublisher(api, 'Priced Media')
    const { id } = await makeOffer(api, own, { payout: 50 })
    const pay = (payout: number) =>
      api.patch(own.token, `/publisher/products/${id}`, { payout, currency: 'USD' })
    await pay(80)
    expect(await pricesOf(id)).toEqual(standard(96))
    await api.mutate(api.operator, 'updateTeam', { id: own.id, commissionPercent: 12.5 })
    expect(await pricesOf(id)).toEqual(standard(90))
    await api.mutate(api.operator, 'updateTeam', { id: own.id, commissionPercent: 50 })
    expect(await pricesOf(id)).toEqual(standard(120))

    const prices = standard(200)
    await api.mutate(api.operator, 'updateProduct', { productId: id, prices })
    await pay(10)
    await api.mutate(api.operator, 'updateTeam', { id: own.id, commissionPercent: 10 })
    expect(await pricesOf(id)).toEqual(prices)
    await api.mutate(api.operator, 'updateProduct', { productId: id, prices: [] })
    expect(await pricesOf(id)).toEqual(standard(11))
  })

  test('follows a payout and a commission that change at the same time', async () => {
    const own = await makePublisher(api, 'Racing Media')
    const { id } = await makeOffer(api, own, { payout: 50 })
    for (const [payout, commissionPercent] of [
      [60, 10],
      [70, 30],
      [80, 50],
      [90, 70],
    ] as const) {
      await Promise.all([
        api.mutate(api.operator, 'updateTeam', { id: own.id, commissionPercent }),
        api.patch(own.token, `/publisher/products/${id}`, { payout }),
      ])
      const price = Math.round(payout * (100 + commissionPercent)) / 100
      expect(await pricesOf(id)).toEqual(standard(price))
    }
  })

  test('is refused below zero, without an amount and in another currency', async () => {
    const { id } = await makeOutlet(api, publisher)
    const product = { outlet_id: id, type: 'FULL_FEATURE', name: 'Feature' }
    for (const [more, path] of [
      [{ payout: -1 }, 'payout'],
      [{}, 'payout'],
      [{ payout: null }, 'payout'],
      [{ payout: 1.005 }, 'payout'],
      [{ payout: 1, currency: 'EUR' }, 'currency'],
      [{ payout: 1, currency: '' }, 'currency'],
      [{ payout: 1, currency: null }, 'currency'],
    ] as const) {
      const { body } = await api.post(publisher.token, '/publisher/products', {
        ...product,
        ...more,
      })
      expect(body.issues, JSON.stringify(more)).toMatchObject([{ path: [path] }])
    }
  })

  test('is hidden from publishers, and the payout from buyers', async () => {
    const { id, outlet_id } = await makeOffer(api, publisher)
    const refused = async (token: string, query: string) =>
      (await api.graphError(token, query)).extensions.code
    const product = (fields: string) => `{ product(id: "${id}") { ${fields} } }`
    expect(await refused(publisher.token, product('prices { unitAmount }'))).toBe('missing_scope')
    expect(await refused(publisher.token, product('internalCost'))).toBe('operator_only')
    expect(await refused(buyer.token, product('payout'))).toBe('missing_scope')
    const outlet = (fields: string) => `{ outlet(id: "${outlet_id}") { ${fields} } }`
    for (const fields of ['publisher { name }', 'publisherId', 'rejectionReason'])
      expect(await refused(buyer.token, outlet(fields)), fields).toBe('missing_scope')
    const filter = `{ outlets(where: { publisherId: { eq: "${publisher.id}" } }) { totalCount } }`
    expect(await refused(buyer.token, filter)).toBe('missing_scope')
    const { text } = await api.get(buyer.token, `/products/${id}`)
    expect(text).not.toContain('payout')
  })
})
