import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { addProcessingFee } from '../../src/domain/ordering/checkout.js'
import { draw } from '../../src/domain/ordering/ledger.js'
import { readerFor } from '../../src/query/reader.js'
import { testApi } from '../support/api.js'
import { runs } from '../support/attempts.js'
import { auditLedger, grantCredit } from '../support/fixtures/ledger.js'
import { checkOut, line } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeBuyer } from '../support/fixtures/team.js'

const api = await testApi({ env: { PROCESSING_FEE_PERCENT: '2.9' } })

const feature = await makeProduct(api)
const addOn = await makeProduct(api, { standard: 25, type: 'ADD_ON', outletId: feature.outletId })
const own = await makeBuyer(api)

describe('bad input', () => {
  const refused = async (lines: unknown, more: object = {}) => {
    const { status, body } = await api.post(own.token, '/orders/checkout', {
      profile_id: own.profileId,
      line_items: lines,
      ...more,
    })
    expect([status, body.code]).toEqual([400, 'validation_failed'])
    return body.issues.map(({ path }: { path: unknown[] }) => path.join('.')).sort()
  }

  it.each([0, -1, 1.5, 101, '2', null])('refuses a quantity of %s', async (quantity) => {
    expect(await refused([line(feature.id, quantity as number)])).toEqual(['line_items.0.quantity'])
  })

  it.each([
    ['negative', -1],
    ['of three decimals', 1.005],
    ['above the subtotal', 100.01],
    ['that is no number', 'much'],
  ])('refuses a discount %s', async (_name, discount) => {
    expect(await refused([line(feature.id)], { discount })).toEqual(['discount'])
  })

  it('refuses line items that are empty, missing, too many or not a list', async () => {
    expect(await refused([])).toEqual(['line_items'])
    expect(await refused(undefined)).toEqual(['line_items'])
    expect(await refused('all')).toEqual(['line_items'])
    expect(await refused(Array.from({ length: 101 }, () => line(feature.id)))).toEqual([
      'line_items',
    ])
    expect(await refused([{}])).toEqual([
      'line_items.0.is_add_on',
      'line_items.0.product_id',
      'line_items.0.quantity',
    ])
  })

  it("refuses another team's profile, and one that is unknown", async () => {
    const { profileId } = await makeBuyer(api)
    for (const profile_id of [profileId, randomUUID()])
      expect(await refused([line(feature.id)], { profile_id })).toEqual(['profile_id'])
    expect(await refused([line(feature.id)], { profile_id: 'x' })).toEqual(['profile_id'])
  })

  it('names every product that cannot be bought', async () => {
    const inactive = await makeProduct(api, { active: false })
    const hidden = await makeProduct(api, { status: 'SUSPENDED' })
    const unpriced = await makeProduct(api)
    await api.prisma.productPrice.updateMany({
      where: { productId: unpriced.id },
      data: { pricingTier: 'PRO' },
    })
    const deleted = await makeProduct(api)
    await api.prisma.product.update({ where: { id: deleted.id }, data: { deletedAt: new Date() } })
    const lines = [inactive, hidden, unpriced, deleted, feature, { id: randomUUID() }]
    expect(await refused(lines.map(({ id }) => line(id)))).toEqual(
      [0, 1, 2, 3, 5].map((index) => `line_items.${index}.product_id`),
    )
  })

  it('ignores other fields of an order, and refuses unknown fields and those of a line', async () => {
    const more = {
      id: 'x',
      total: 1,
      status: 'PAID',
      coupon: 'X',
      guest_email: 'x',
      date_paid: 'x',
    }
    const order = { profile_id: own.profileId, line_items: [line(feature.id)], ...more }
    const { status, body } = await api.post(own.token, '/orders/checkout', order)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'CREATED',
      coupon: null,
      guest_email: null,
      subtotal: 100,
    })
    expect(await refused([line(feature.id, 1, { price: 1, total: 1 })], { cupon: 'X' })).toEqual([
      'cupon',
      'line_items.0.price',
      'line_items.0.total',
    ])
  })

  it('refuses an add-on product that is not bought as one', async () => {
    expect(await refused([line(addOn.id)])).toEqual(['line_items.0.is_add_on'])
  })

  it('refuses parents that are unknown, foreign, add-ons, or of a cancelled order', async () => {
    const addTo = (parent: string) =>
      line(addOn.id, 1, { is_add_on: true, linked_order_line_item_id: parent })
    const theirs = await checkOut(api, await makeBuyer(api), [line(feature.id)])
    const ours = await checkOut(api, own, [
      line(feature.id),
      line(addOn.id, 1, { is_add_on: true }),
    ])
    const gone = await checkOut(api, own, [line(feature.id)])
    await api.graph(
      api.operator,
      `mutation { cancelOrder(input: {orderId: "${gone.id}"}) { status } }`,
    )
    const lineOf = async (orderId: string, isAddOn: boolean) =>
      (await api.prisma.orderLineItem.findFirstOrThrow({ where: { orderId, isAddOn } })).id
    for (const parent of [
      randomUUID(),
      await lineOf(theirs.id, false),
      await lineOf(ours.id, true),
      await lineOf(gone.id, false),
      addOn.id,
    ]) {
      expect(await refused([line(feature.id), addTo(parent)])).toEqual([
        'line_items.1.linked_order_line_item_id',
      ])
    }
    expect(await refused([line(feature.id, 1, { linked_order_line_item_id: feature.id })])).toEqual(
      ['line_items.0.linked_order_line_item_id'],
    )
    const parent = await lineOf(ours.id, false)
    const { line_items } = await checkOut(api, own, [addTo(parent)])
    expect(line_items).toMatchObject([{ linked_order_line_item_id: parent }])
  })

  it('refuses more than a hundred add-ons of a line item, in however many orders', async () => {
    const { id: orderId } = await checkOut(api, own, [line(feature.id)])
    const { id: parent } = await api.prisma.orderLineItem.findFirstOrThrow({ where: { orderId } })
    const addOns = (count: number) =>
      Array.from({ length: count }, () =>
        line(addOn.id, 1, { is_add_on: true, linked_order_line_item_id: parent }),
      )
    await checkOut(api, own, addOns(99))
    expect(await refused(addOns(2))).toEqual(['line_items.1.linked_order_line_item_id'])
    await checkOut(api, own, addOns(1))
  })

  it('reports only an unknown profile to an operator, without line items of another team', async () => {
    const { id } = await checkOut(api, own, [line(feature.id)])
    const { id: parent } = await api.prisma.orderLineItem.findFirstOrThrow({
      where: { orderId: id },
    })
    const { extensions } = await api.graphError(
      api.operator,
      `mutation { checkout(input: {profileId: "${randomUUID()}", lineItems: [
        {productId: "${addOn.id}", quantity: 1, isAddOn: true, linkedOrderLineItemId: "${parent}"}
      ]}) { id } }`,
    )
    expect(extensions.issues.map(({ path }: { path: string[] }) => path.join('.'))).toEqual([
      'input.profileId',
    ])
  })

  it('takes as many statements for a hundred line items as for one', async () => {
    const statements = (count: number) =>
      api.sqlOf(() =>
        checkOut(
          api,
          own,
          Array.from({ length: count }, () => line(feature.id, 2)),
        ),
      )
    expect((await statements(100)).length).toBe((await statements(1)).length)
    // Prices, the order with its items, its event, the job of the event, and the response.
    expect((await statements(1)).length).toBeLessThanOrEqual(5)
  })

  it('is rolled back when its response cannot be read, and can be sent again', async () => {
    const team = await makeBuyer(api)
    await grantCredit(api, team.id, 50)
    const cart = { profile_id: team.profileId, line_items: [line(feature.id)] }
    for (const apply_credits of [true, false]) {
      const away = new Error('Connection terminated unexpectedly')
      const reading = vi.spyOn(readerFor(api.db), 'findTexts').mockRejectedValueOnce(away)
      const { status } = await api.post(team.token, '/orders/checkout', { ...cart, apply_credits })
      expect([status, reading.mock.calls.length]).toEqual([503, 1])
      reading.mockRestore()
      expect(await api.prisma.order.count({ where: { teamId: team.id } })).toBe(0)
      expect(await auditLedger(api, team.id)).toBe(5000n)
    }
  })

  it('leaves nothing behind', async () => {
    const team = await makeBuyer(api)
    await grantCredit(api, team.id, 50)
    await api.post(team.token, '/orders/checkout', {
      profile_id: team.profileId,
      line_items: [line(feature.id), line(randomUUID())],
    })
    expect(await api.prisma.order.count({ where: { teamId: team.id } })).toBe(0)
    expect(await auditLedger(api, team.id)).toBe(5000n)
  })
})

describe('add-ons', () => {
  it('are linked to the only other line, to the first line of a product, or to no line', async () => {
    const second = await makeProduct(api, { outletId: feature.outletId })
    const extra = line(addOn.id, 1, { is_add_on: true })
    const two = await checkOut(api, own, [line(feature.id), line(second.id), extra])
    expect(two.line_items[2].linked_order_line_item_id).toBeNull()
    const named = await checkOut(api, own, [
      { ...extra, linked_order_line_item_id: second.id },
      line(second.id),
      line(second.id),
    ])
    const [first] = await api.prisma.orderLineItem.findMany({
      where: { orderId: named.id, isAddOn: false },
      orderBy: { position: 'asc' },
    })
    expect(named.line_items[0].linked_order_line_item_id).toBe(first!.id)
  })

  it('are refused for a line of another outlet, and not linked to one automatically', async () => {
    const other = await makeProduct(api)
    const extra = line(addOn.id, 1, { is_add_on: true })
    const { id: orderId, line_items } = await checkOut(api, own, [line(other.id), extra])
    expect(line_items[1].linked_order_line_item_id).toBeNull()
    const earlier = await api.prisma.orderLineItem.findFirstOrThrow({
      where: { orderId, isAddOn: false },
    })
    for (const parent of [other.id, earlier.id]) {
      const { status, body } = await api.post(own.token, '/orders/checkout', {
        profile_id: own.profileId,
        line_items: [{ ...extra, linked_order_line_item_id: parent }, line(other.id)],
      })
      expect(status).toBe(400)
      expect(body.issues).toMatchObject([
        { path: ['line_items', 0, 'linked_order_line_item_id'], code: 'other_outlet' },
      ])
    }
  })
})

describe('amounts', () => {
  it('round the fee half up to the cent', () => {
    const fee = (cents: bigint, percent: number) =>
      addProcessingFee({ subtotal: cents, discount: 0n, creditsApplied: 0n }, percent).processingFee
    expect([fee(50n, 1), fee(49n, 1), fee(150n, 1), fee(10_000n, 2.9)]).toEqual([1n, 0n, 2n, 290n])
    expect(fee(10_000_000_001n, 0.0001)).toBe(10_000n)
  })

  const cents = fc.bigInt({ min: 0n, max: 10n ** 12n })

  it('add up to the cent', () => {
    const parts = fc.tuple(cents, cents, cents, fc.integer({ min: 0, max: 999_999 }))
    fc.assert(
      fc.property(parts, ([due, discount, creditsApplied, rate]) => {
        const subtotal = due + discount + creditsApplied
        const amounts = addProcessingFee({ subtotal, discount, creditsApplied }, rate / 10_000)
        expect(amounts.total).toBe(subtotal - discount - creditsApplied + amounts.processingFee)
        const exact = due * BigInt(rate)
        expect(amounts.processingFee * 1_000_000n - exact).toBeLessThanOrEqual(500_000n)
        expect(exact - amounts.processingFee * 1_000_000n).toBeLessThan(500_000n)
      }),
    )
  })

  it('apply the requested credits in their order, and never more than the balance', () => {
    const credit = fc.record({
      entryId: fc.uuid(),
      remaining: fc.bigInt({ min: 1n, max: 10_000n }),
    })
    fc.assert(
      fc.property(fc.array(credit), fc.bigInt({ min: 0n, max: 50_000n }), (given, limit) => {
        const credits = given.map((one) => ({ ...one, creditType: 'BONUS' as const }))
        const { amount, legs } = draw(credits, limit)
        const all = credits.reduce((sum, { remaining }) => sum + remaining, 0n)
        expect(amount).toBe(all < limit ? all : limit)
        expect(legs.reduce((sum, leg) => sum + leg.amount, 0n)).toBe(amount)
        legs.forEach((leg, index) => {
          const { entryId, remaining } = credits[index]!
          expect(leg.sourceId).toBe(entryId)
          if (index < legs.length - 1) expect(leg.amount).toBe(remaining)
          expect(leg.amount).toBeLessThanOrEqual(remaining)
        })
      }),
    )
  })
})

describe('random carts', () => {
  it('total the sum of their lines, with one order item for each unit', async () => {
    const prices = [0.01, 99.99, 154.5, 1234.56]
    const products = await Promise.all(prices.map((standard) => makeProduct(api, { standard })))
    const cart = fc.array(
      fc.record({ product: fc.nat(prices.length - 1), quantity: fc.integer({ min: 1, max: 9 }) }),
      { minLength: 1, maxLength: 6 },
    )
    const share = fc.integer({ min: 0, max: 100 })
    await fc.assert(
      fc.asyncProperty(
        cart,
        share,
        fc.integer({ min: 0, max: 300_000 }),
        async (lines, off, credit) => {
          const team = await makeBuyer(api)
          if (credit > 0) await grantCredit(api, team.id, credit / 100)
          const exact = lines.reduce(
            (sum, { product, quantity }) => sum + Math.round(prices[product]! * 100) * quantity,
            0,
          )
          const discount = Math.floor((exact * off) / 100) / 100
          const made = await checkOut(
            api,
            team,
            lines.map(({ product, quantity }) => line(products[product]!.id, quantity)),
            { discount },
          )
          const inCents = (dollars: number) => Math.round(dollars * 100)
          const credits = Math.min(credit, exact - inCents(discount))
          expect(inCents(made.subtotal)).toBe(exact)
          expect(inCents(made.credits_applied)).toBe(credits)
          const due = exact - inCents(discount) - credits
          expect(inCents(made.total)).toBe(due + Math.floor((due * 29 + 500) / 1000))
          expect(await auditLedger(api, team.id)).toBe(BigInt(credit - credits))
          expect(await api.prisma.orderItem.count({ where: { orderId: made.id } })).toBe(
            lines.reduce((sum, { quantity }) => sum + quantity, 0),
          )
        },
      ),
      { numRuns: runs(15) },
    )
  })

  it('of the largest size are one order', async () => {
    const lines = Array.from({ length: 100 }, () => line(feature.id, 100))
    const made = await checkOut(api, own, lines)
    expect(made.subtotal).toBe(1_000_000)
    expect(await api.prisma.orderItem.count({ where: { orderId: made.id } })).toBe(10_000)
  })
})
