import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testApi } from '../support/api.js'
import { runs } from '../support/attempts.js'
import { auditLedger, grantCredit } from '../support/fixtures/ledger.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeBuyer } from '../support/fixtures/team.js'

const api = await testApi({
  env: { PROCESSING_FEE_PERCENT: '2.9', CHECKOUT_DISCOUNT_MAX_PERCENT: '30' },
})

const amounts = 'subtotal discount creditsApplied processingFee total'
const products = await Promise.all([
  makeProduct(api, { standard: 33.35, pro: 20.05 }),
  makeProduct(api, { standard: 100 }),
  makeProduct(api, { standard: 25, type: 'ADD_ON' }),
  makeProduct(api, { active: false }),
])
const [feature, dear, addOn, inactive] = products.map(({ id }) => id) as [
  string,
  string,
  string,
  string,
]

const quoteOf = async (token: string, input: object) => {
  const query = `query ($input: CheckoutInput!) { quoteCheckout(input: $input) {
    ${amounts} lineItems { index price quantity amount } issues { path code message } } }`
  return (await api.graph(token, query, { input })).quoteCheckout
}

const line = (productId: string, quantity = 1, more: object = {}) => ({
  productId,
  quantity,
  isAddOn: false,
  ...more,
})

describe('a quote', () => {
  it('returns the price of each line and the total, and creates no order', async () => {
    const { token, id, profileId } = await makeBuyer(api)
    await grantCredit(api, id, 50)
    const lineItems = [line(feature, 2), line(dear)]
    expect(await quoteOf(token, { profileId, lineItems, discount: 10 })).toEqual({
      subtotal: 166.7,
      discount: 10,
      creditsApplied: 50,
      processingFee: 3.09,
      total: 109.79,
      lineItems: [
        { index: 0, price: 33.35, quantity: 2, amount: 66.7 },
        { index: 1, price: 100, quantity: 1, amount: 100 },
      ],
      issues: [],
    })
    expect(await api.prisma.order.count({ where: { teamId: id } })).toBe(0)
    expect(await auditLedger(api, id)).toBe(5_000n)
  })

  it('equals the following checkout, or refuses with the same issues', async () => {
    const [pro, standard] = [await makeBuyer(api, { proPricing: true }), await makeBuyer(api)]
    for (const { id } of [pro, standard]) await grantCredit(api, id, 400)
    const one = fc.record(
      {
        productId: fc.constantFrom(feature, dear, addOn, inactive, randomUUID()),
        quantity: fc.integer({ min: 1, max: 3 }),
        isAddOn: fc.boolean(),
        linkedOrderLineItemId: fc.constantFrom(feature, addOn, randomUUID(), null),
      },
      { requiredKeys: ['productId', 'quantity', 'isAddOn'] },
    )
    // Mostly valid carts.
    const sound = fc.record({
      productId: fc.constantFrom(feature, dear),
      quantity: fc.integer({ min: 1, max: 3 }),
      isAddOn: fc.constant(false),
    })
    const cart = fc.record({
      lineItems: fc.array(fc.oneof({ weight: 4, arbitrary: sound }, one), {
        minLength: 1,
        maxLength: 4,
      }),
      discount: fc.integer({ min: 0, max: 6_000 }).map((cents) => cents / 100),
      applyCredits: fc.boolean(),
    })
    const buyer = fc.constantFrom(pro, standard)
    const isKnown = fc.boolean()
    const checkout = `mutation ($input: CheckoutInput!) { checkout(input: $input) { ${amounts} } }`
    await fc.assert(
      fc.asyncProperty(cart, buyer, isKnown, async (cart, { token, profileId }, isKnown) => {
        const input = { ...cart, profileId: isKnown ? profileId : randomUUID() }
        const { lineItems, issues, ...quoted } = await quoteOf(token, input)
        const { body } = await api.post(token, '/graphql', {
          query: checkout,
          variables: { input },
        })
        // Issues of a quote have no parameters.
        if (body.errors) expect(body.errors[0].extensions.issues).toMatchObject(issues)
        else expect([quoted, issues]).toEqual([body.data.checkout, []])
      }),
      { numRuns: runs(60) },
    )
  })

  it('excludes invalid lines from the amounts', async () => {
    const { token, profileId } = await makeBuyer(api)
    const lineItems = [line(inactive, 5), line(dear), line(addOn)]
    const quoted = await quoteOf(token, { profileId: randomUUID(), lineItems })
    expect(quoted).toMatchObject({ subtotal: 125, total: 128.63 })
    expect(quoted.lineItems.map(({ index }: { index: number }) => index)).toEqual([1, 2])
    expect(quoted.issues.map(({ path }: { path: unknown[] }) => path)).toEqual([
      ['input', 'profileId'],
      ['input', 'lineItems', 0, 'productId'],
      ['input', 'lineItems', 2, 'isAddOn'],
    ])
    const { discount, total, issues } = await quoteOf(token, {
      profileId,
      lineItems: [line(dear)],
      discount: 31,
    })
    expect([discount, total]).toEqual([0, 102.9])
    expect(issues).toMatchObject([{ path: ['input', 'discount'], code: 'out_of_range' }])
  })

  it('is refused to callers that cannot order, and for input that the checkout refuses', async () => {
    const team = await makeBuyer(api)
    const query = 'query ($input: CheckoutInput!) { quoteCheckout(input: $input) { total } }'
    const input = { profileId: team.profileId, lineItems: [line(dear, 101)] }
    const { extensions } = await api.graphError(team.token, query, { input })
    expect(extensions.issues).toMatchObject([{ path: ['input', 'lineItems', 0, 'quantity'] }])
    const reader = await api.token(team, 'custom', ['orders.read'])
    expect((await api.graphError(reader, query, { input })).extensions.code).toBe('missing_scope')
  })
})
