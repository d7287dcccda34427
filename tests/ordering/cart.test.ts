import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { testApi } from '../support/api.js'
import { approvalTeam } from '../support/fixtures/approval.js'
import { carts } from '../support/fixtures/cart.js'
import { grantCredit } from '../support/fixtures/ledger.js'
import { checkOut, line } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeBuyer, makeProfile } from '../support/fixtures/team.js'

const api = await testApi({
  env: { PROCESSING_FEE_PERCENT: '2.9', CHECKOUT_DISCOUNT_MAX_PERCENT: '30' },
})
const { prisma } = api
const feature = await makeProduct(api, { standard: 100, pro: 80 })
const addOn = await makeProduct(api, {
  ...{ name: 'Teaser', standard: 25, type: 'ADD_ON', outletId: feature.outletId },
})
const foreignAddOn = await makeProduct(api, { name: 'Other', type: 'ADD_ON' })

const { read, set, order, issuesOf, setIssues } = carts(api)
const codesOf = ({ quote }: { quote: { issues: { code: string; cartLineId: string }[] } }) =>
  quote.issues.map(({ code, cartLineId }) => [cartLineId, code])

describe('a cart', () => {
  it('keeps products with quantity and who added them, in the order in which they were added', async () => {
    const buyer = await makeBuyer(api)
    expect(await read(buyer)).toEqual({ profileId: buyer.profileId, lines: [], quote: null })
    await set(buyer, feature.id, 2)
    const other = await makeProduct(api, { standard: 30 })
    const cart = await set(buyer, other.id)
    expect(cart.lines).toEqual([
      {
        ...{ id: expect.any(String), productId: feature.id, quantity: 2 },
        ...{ linkedOrderLineItemId: null, linkedProductId: null },
        ...{ product: { name: 'Feature' }, addedBy: { id: buyer.ownerId } },
        createdAt: expect.any(String),
      },
      expect.objectContaining({ productId: other.id, quantity: 1 }),
    ])
    expect(await read(buyer)).toEqual(cart)
    const changed = await set(buyer, feature.id, 5)
    expect(changed.lines.map(({ id, quantity }: never) => [id, quantity])).toEqual([
      [cart.lines[0].id, 5],
      [cart.lines[1].id, 1],
    ])
    expect((await set(buyer, feature.id, 0)).lines).toHaveLength(1)
    // Removing what is not there changes nothing.
    expect((await set(buyer, feature.id, 0)).lines).toHaveLength(1)
    const input = { profileId: buyer.profileId }
    expect(await api.mutate(buyer.token, 'clearCart', input, 'lines { id }')).toEqual({ lines: [] })
  })

  it('has the price that its order would have, with credits and discount', async () => {
    const buyer = await makeBuyer(api, { proPricing: true })
    await grantCredit(api, buyer.id, 50)
    await set(buyer, feature.id, 2)
    const { lines, quote } = await set(buyer, addOn.id, 3, { linkedProductId: feature.id })
    expect(quote).toEqual({
      version: expect.any(String),
      ...{ subtotal: 235, discount: 0, creditsApplied: 50, maxDiscount: 70.5 },
      ...{ total: 190.37, needsApproval: false, issues: [] },
      lineItems: [
        { index: 0, cartLineId: lines[0].id, price: 80, quantity: 2, amount: 160 },
        { index: 1, cartLineId: lines[1].id, price: 25, quantity: 3, amount: 75 },
      ],
    })
    const other = await read(buyer, '(discount: 35, applyCredits: false)')
    expect(other.quote).toMatchObject({ discount: 35, creditsApplied: 0, total: 205.8 })
    const placed = await order(buyer, { discount: 35, applyCredits: false })
    expect(placed).toMatchObject({ status: 'CREATED', total: 205.8 })
    const items = await prisma.orderLineItem.findMany({
      where: { orderId: placed.id },
      orderBy: { position: 'asc' },
    })
    expect(items.map(({ productId, quantity, isAddOn }) => [productId, quantity, isAddOn])).toEqual(
      [
        [feature.id, 2, false],
        [addOn.id, 3, true],
      ],
    )
    expect(items[1]!.linkedOrderLineItemId).toBe(items[0]!.id)
    expect(await read(buyer)).toMatchObject({ lines: [], quote: null })
  })

  it('links an add-on to a line item of an earlier order, and removes add-ons with their placement', async () => {
    const buyer = await makeBuyer(api)
    const earlier = await checkOut(api, buyer, [line(feature.id)])
    const [item] = await prisma.orderLineItem.findMany({ where: { orderId: earlier.id } })
    await set(buyer, feature.id)
    await set(buyer, addOn.id, 1, { linkedProductId: feature.id })
    const link = { linkedOrderLineItemId: item!.id }
    const { lines, quote } = await set(buyer, addOn.id, 2, link)
    expect(quote.issues).toEqual([])
    expect(lines.map(({ quantity }: { quantity: number }) => quantity)).toEqual([1, 1, 2])
    const cart = await set(buyer, feature.id, 0)
    expect(cart.lines).toEqual([expect.objectContaining({ quantity: 2, ...link })])
    const { id } = await order(buyer)
    const [ordered] = await prisma.orderLineItem.findMany({ where: { orderId: id } })
    expect(ordered).toMatchObject({ isAddOn: true, ...link, quantity: 2 })
  })

  it('refuses what cannot be added, naming the field', async () => {
    const buyer = await makeBuyer(api)
    const stranger = await makeBuyer(api)
    const theirs = await checkOut(api, stranger, [line(feature.id)])
    const [item] = await prisma.orderLineItem.findMany({ where: { orderId: theirs.id } })
    const inactive = await makeProduct(api, { active: false })
    const closed = await makeProduct(api, { status: 'PENDING_REVIEW' })
    const unknown = [['productId', 'unknown_product']]
    for (const id of [inactive.id, closed.id, randomUUID()])
      expect(await setIssues(buyer, id)).toEqual(unknown)
    const linked = (link: object) => setIssues(buyer, addOn.id, link)
    const [itemLink, productLink] = [
      { linkedOrderLineItemId: item!.id },
      { linkedProductId: feature.id },
    ]
    expect(await linked(itemLink)).toEqual([['linkedOrderLineItemId', 'unknown_id']])
    const { id: profileId } = await makeProfile(api, buyer, 'Second')
    const ofProfile = await checkOut(api, { ...buyer, profileId }, [line(feature.id)])
    const [second] = await prisma.orderLineItem.findMany({ where: { orderId: ofProfile.id } })
    const secondLink = { linkedOrderLineItemId: second!.id }
    expect(await linked(secondLink)).toEqual([['linkedOrderLineItemId', 'unknown_id']])
    const { lines } = await set({ ...buyer, profileId }, addOn.id, 1, secondLink)
    expect(lines).toMatchObject([secondLink])
    expect(await linked(productLink)).toEqual([['linkedProductId', 'unknown_id']])
    expect(await linked({ ...itemLink, ...productLink })).toEqual([['linkedProductId', 'conflict']])
    expect(await setIssues(buyer, feature.id, productLink)).toEqual([
      ['linkedProductId', 'not_an_add_on'],
    ])
    expect(await setIssues(stranger, feature.id, itemLink)).toEqual([
      ['linkedOrderLineItemId', 'not_an_add_on'],
    ])
    for (const quantity of [-1, 101])
      expect(await setIssues(buyer, feature.id, { quantity })).toEqual([
        ['quantity', quantity < 0 ? 'too_small' : 'too_big'],
      ])
    expect((await read(buyer)).lines).toEqual([])
  })

  it('has at most 100 lines', async () => {
    const buyer = await makeBuyer(api)
    const products = await Promise.all(Array.from({ length: 101 }, () => makeProduct(api)))
    const last = products.pop()!
    await prisma.cartLine.createMany({
      data: products.map(({ id: productId }) => ({
        ...{ teamId: buyer.id, profileId: buyer.profileId, productId, quantity: 1 },
      })),
    })
    expect(await setIssues(buyer, last.id)).toEqual([['profileId', 'too_many']])
    // A line that is there can change, and its place can be taken.
    await set(buyer, products[0]!.id, 2)
    await set(buyer, products[0]!.id, 0)
    const { lines } = await set(buyer, last.id)
    expect(lines).toHaveLength(100)
    expect((await order(buyer)).total).toBe(10_290)
  })
})

describe('the problems of a cart', () => {
  it('are at their lines, which stay until they are removed', async () => {
    const buyer = await makeBuyer(api)
    const going = await makeProduct(api, { standard: 40 })
    await set(buyer, feature.id)
    await set(buyer, going.id)
    await set(buyer, addOn.id, 1, { linkedProductId: feature.id })
    const { lines } = await set(buyer, foreignAddOn.id, 1, { linkedProductId: feature.id })
    const [, gone, , foreign] = lines as { id: string }[]
    await prisma.product.update({ where: { id: going.id }, data: { active: false } })
    const cart = await read(buyer)
    expect(cart.lines).toHaveLength(4)
    expect(cart.quote.subtotal).toBe(225)
    expect(cart.quote.issues).toEqual([
      {
        path: ['input', 'lineItems', 1, 'productId'],
        code: 'unknown_product',
        message: 'is not a product that the team can buy',
        cartLineId: gone!.id,
        parameters: {},
      },
      expect.objectContaining({
        path: ['input', 'lineItems', 3, 'linkedOrderLineItemId'],
        ...{ code: 'other_outlet', cartLineId: foreign!.id },
      }),
    ])
    const input = { profileId: buyer.profileId }
    expect(await issuesOf(buyer.token, 'checkoutCart', input)).toEqual([
      ['lineItems.1.productId', 'unknown_product'],
      ['lineItems.3.linkedOrderLineItemId', 'other_outlet'],
    ])
    // The quantity of what is off sale can still change, and the line goes at 0.
    expect(codesOf(await set(buyer, going.id, 3))).toContainEqual([gone!.id, 'unknown_product'])
    expect(await set(buyer, going.id, 0)).toMatchObject({ lines: { length: 3 } })
    await set(buyer, foreignAddOn.id, 0, { linkedProductId: feature.id })
    expect((await order(buyer)).total).toBe(128.63)
  })

  it('include monthly limits, the budget and agreements, with their parameters', async () => {
    const buyer = await makeBuyer(api)
    const limited = await makeProduct(api, { name: 'Rare', standard: 10 })
    await prisma.product.update({ where: { id: limited.id }, data: { monthlyLimit: 1 } })
    const { lines } = await set(buyer, limited.id, 2)
    await prisma.profile.update({ where: { id: buyer.profileId }, data: { monthlyBudget: 1_500n } })
    const { id: templateId } = await api.mutate(api.operator, 'createAgreementTemplate', {
      ...{ key: `terms-${randomUUID()}`, name: 'Terms', title: 'Cart terms', scope: 'CLIENT' },
      ...{ contentMarkdown: 'Pay.', acceptanceLabel: 'I accept', blocksCheckout: true },
    })
    const template = { agreementTemplateId: templateId }
    await api.mutate(api.operator, 'activateAgreementTemplate', template)
    const { quote } = await read(buyer)
    expect(
      quote.issues.map(({ code, cartLineId, parameters }: never) => [code, cartLineId, parameters]),
    ).toEqual([
      ['monthly_limit', lines[0].id, { max: 1, name: 'Rare' }],
      ['budget_exceeded', null, { name: 'Brightwater', max: 15, unit: 'USD' }],
      ['agreement_required', null, { name: 'Cart terms' }],
    ])
    await api.mutate(api.operator, 'retireAgreementTemplate', template)
    expect(codesOf(await set(buyer, limited.id, 1))).toEqual([])
    await order(buyer)
  })

  it('include lines, quantities and prices that changed after the buyer read the version', async () => {
    const buyer = await makeBuyer(api)
    const { profileId } = buyer
    const product = await makeProduct(api, { standard: 100 })
    const swapped = await makeProduct(api, { standard: 100 })
    await set(buyer, product.id)
    const versionOf = async () => (await read(buyer)).quote.version
    const seen = await versionOf()
    expect(await versionOf()).toBe(seen)
    expect((await read(buyer, '(discount: 5, applyCredits: false)')).quote.version).toBe(seen)
    const expectChanged = async (version: string) => {
      const input = { profileId, version }
      const { extensions } = await api.mutateError(buyer.token, 'checkoutCart', input)
      expect(extensions.issues).toEqual([
        {
          path: ['input', 'version'],
          code: 'cart_changed',
          message: 'is outdated, because lines or prices have changed: read the cart again',
        },
      ])
    }
    await set(buyer, product.id, 2)
    await expectChanged(seen)
    // Another member replaces the line by one with the same price.
    await set(buyer, product.id, 0)
    await set(buyer, swapped.id)
    await expectChanged(seen)
    const before = await versionOf()
    await prisma.productPrice.updateMany({
      where: { productId: swapped.id },
      data: { unitAmount: 12_000n },
    })
    await expectChanged(before)
    expect((await read(buyer)).lines).toHaveLength(1)
    const version = await versionOf()
    expect((await order(buyer, { version })).total).toBe(123.48)
    expect(await issuesOf(buyer.token, 'checkoutCart', { profileId, version })).toEqual([
      ['profileId', 'empty_cart'],
    ])
  })
})

describe('an order of a cart', () => {
  it('waits for approval as other orders do', async () => {
    const team = await approvalTeam(api)
    expect((await set(team, feature.id)).quote.needsApproval).toBe(true)
    expect(await order(team)).toMatchObject({ approvalStatus: 'PENDING' })
    expect((await read(team)).lines).toEqual([])
  })

  it('is placed once by concurrent calls, and loses no line that is added meanwhile', async () => {
    for (let round = 0; round < 10; round++) {
      const buyer = await makeBuyer(api)
      const late = await makeProduct(api, { standard: 1 })
      await set(buyer, feature.id)
      const input = { profileId: buyer.profileId }
      const text = 'mutation ($input: CheckoutCartInput!) { checkoutCart(input: $input) { id } }'
      const tab = async () => {
        const variables = { input }
        const { body } = await api.post(buyer.token, '/graphql', { query: text, variables })
        return body.data?.checkoutCart?.id ?? body.errors[0].extensions.issues[0].code
      }
      const [first, second] = await Promise.all([
        tab(),
        tab(),
        set(buyer, late.id),
        set(buyer, feature.id, 3),
      ])
      const orders = await prisma.order.findMany({
        where: { teamId: buyer.id },
        include: { lineItems: true },
      })
      const answered = [first, second].filter((one) => one !== 'empty_cart')
      expect(orders.map(({ id }) => id).sort()).toEqual(answered.sort())
      const { lines } = await read(buyer)
      const inOrders = orders.flatMap(({ lineItems }) => lineItems)
      const everywhere = [...inOrders, ...lines].map(({ productId }) => productId)
      // The late line is in an order or in the cart, once.
      expect(everywhere.filter((id) => id === late.id)).toHaveLength(1)
      expect(inOrders.filter(({ productId }) => productId === feature.id).length).toBeGreaterThan(0)
    }
  })

  it('is placed once by a repeated Idempotency-Key', async () => {
    const buyer = await makeBuyer(api)
    await set(buyer, feature.id)
    const query = 'mutation ($input: CheckoutCartInput!) { checkoutCart(input: $input) { id } }'
    const variables = { input: { profileId: buyer.profileId } }
    const key = { 'idempotency-key': randomUUID() }
    const send = () => api.post(buyer.token, '/graphql', { query, variables }, key)
    const [first, again] = [await send(), await send()]
    expect(again.body.data).toEqual(first.body.data)
    expect(await prisma.order.count({ where: { teamId: buyer.id } })).toBe(1)
  })

  it('has at most one line of a product, also for concurrent changes', async () => {
    const buyer = await makeBuyer(api)
    await Promise.all(Array.from({ length: 8 }, (_, at) => set(buyer, feature.id, at + 1)))
    expect((await read(buyer)).lines).toHaveLength(1)
  })
})
