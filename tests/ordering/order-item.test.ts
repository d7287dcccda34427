import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testApi } from '../support/api.js'
import { runs } from '../support/attempts.js'
import { auditLedger, grantCredit } from '../support/fixtures/ledger.js'
import { checkOut, line } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { swapping } from '../support/fixtures/swap.js'
import { makeBuyer } from '../support/fixtures/team.js'

const api = await testApi({ env: { PROCESSING_FEE_PERCENT: '2.9' } })
const { paid, propose, accept, cancel } = swapping(api)

const product = await makeProduct(api)
const cheaper = await makeProduct(api, { standard: 60.25, name: 'Note' })
const own = await makeBuyer(api)

const shown =
  'id commissionStatus commissionAmount commissionDatePaid referrerTeamId vendorInvoiceId vendorCost isPublisherPaid publisherPaidDate isResellerPaid isAccountingCompleted refundRequired isRefunded refundDate refundMethod refundReference'

/** Returns the result of a mutation of an order item, or its error. */
const change = async (name: string, orderItemId: string, input: object, token = api.operator) => {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`
  const query = `mutation ($input: ${type}!) { ${name}(input: $input) { ${shown} } }`
  const variables = { input: { orderItemId, ...input } }
  const { body } = await api.post(token, '/graphql', { query, variables })
  return body.errors ? body.errors[0] : body.data[name]
}
const settle = (id: string, settlement: string, date?: string) =>
  change('settleOrderItem', id, { settlement, date })
const refund = (id: string, method = 'CREDIT', reference?: string) =>
  change('refundOrderItem', id, { method, reference })

/** Publishes the articles of order items. */
const publish = async (...orderItemIds: string[]) => {
  const prefix = 'published'
  const { id: statusId } = await api.prisma.articleContentStatus.findUniqueOrThrow({
    where: { prefix },
  })
  const where = { orderItemId: { in: orderItemIds } }
  await api.prisma.article.updateMany({ where, data: { statusId } })
}

type Refused = { message: string; extensions: { code: string; issues: { path: string[] }[] } }
const codeOf = ({ extensions }: Refused) => extensions.code
const pathsOf = ({ extensions }: Refused) => extensions.issues.map(({ path }) => path.join('.'))

const invoiceOf = (orderId: string) =>
  api.prisma.invoice.findFirstOrThrow({
    where: { orderId, type: 'INVOICE', status: 'ISSUED' },
    include: { items: true },
  })

describe('the life of an order item', () => {
  it("from the publisher's invoice over a commission to closed accounts", async () => {
    const { items } = await paid(own, product.id)
    const { id } = items[0]!
    const { id: referrerTeamId } = await api.team({ name: 'Referrer' })
    const notes = { vendorInvoiceId: 'V-1', vendorCost: 40.5 }
    expect(await change('updateOrderItem', id, notes)).toMatchObject(notes)
    expect(await change('setCommission', id, { referrerTeamId, amount: 7.25 })).toMatchObject({
      referrerTeamId,
      commissionStatus: 'PENDING',
      commissionAmount: 7.25,
    })
    expect((await settle(id, 'ACCOUNTING')).message).toContain('its commission must be paid first')
    expect(await settle(id, 'PUBLISHER')).toMatchObject({
      message: expect.stringContaining(
        'its article is pending-content-brief, but must be published',
      ),
      extensions: { code: 'invalid_transition' },
    })
    await publish(id)
    const date = new Date().toISOString()
    expect(await settle(id, 'PUBLISHER', date)).toMatchObject({
      isPublisherPaid: true,
      publisherPaidDate: date,
    })
    expect((await settle(id, 'PUBLISHER')).message).toContain('its publisher has already been paid')
    expect(await settle(id, 'RESELLER')).toMatchObject({ isResellerPaid: true })
    expect(await settle(id, 'COMMISSION')).toMatchObject({ commissionStatus: 'PAID' })
    expect((await settle(id, 'COMMISSION')).message).toContain('is PAID, but must be PENDING')
    expect((await change('setCommission', id, {})).message).toContain('its commission is paid')
    expect(await settle(id, 'ACCOUNTING')).toMatchObject({ isAccountingCompleted: true })
    for (const late of [
      await change('updateOrderItem', id, notes),
      await change('setCommission', id, {}),
      await settle(id, 'RESELLER'),
      await refund(id),
    ])
      expect([codeOf(late), late.message]).toEqual([
        'invalid_transition',
        expect.stringContaining('its accounts are closed'),
      ])
    const { auditEntries } = await api.graph(
      api.operator,
      `{ auditEntries(where: {entityId: {eq: "${id}"}}, orderBy: {field: CREATED_AT, direction: ASC}) { nodes { action actor { fullName } } } }`,
    )
    const actor = { fullName: 'Tester' }
    expect(auditEntries.nodes).toEqual(
      ['update_order_item', 'set_commission', ...Array(4).fill('settle_order_item')].map(
        (action) => ({ action, actor }),
      ),
    )
  })

  it('is refunded to the payment method, and its credits to the team', async () => {
    const team = await makeBuyer(api)
    await grantCredit(api, team.id, 30)
    const { id: orderId, items } = await paid(team, product.id, 2, { discount: 50 })
    const { id } = items[0]!
    await change('setCommission', id, { referrerTeamId: own.id, amount: 5 })
    expect(await change('updateOrderItem', id, { refundRequired: true })).toMatchObject({
      refundRequired: true,
    })
    expect((await propose(id, cheaper.id)).body.errors[0].message).toContain(
      'its price must be refunded',
    )
    expect((await settle(id, 'ACCOUNTING')).message).toContain('must be refunded first')
    expect(pathsOf(await refund(id, 'WIRE'))).toEqual(['input.reference'])
    const all = await Promise.all(Array.from({ length: 4 }, () => refund(id, 'WIRE', 'T-1')))
    const [done, ...more] = all.filter((one) => !one.extensions)
    expect(more).toEqual([])
    expect(done).toMatchObject({
      isRefunded: true,
      refundRequired: false,
      refundDate: expect.any(String),
      refundMethod: 'WIRE',
      refundReference: 'T-1',
      commissionStatus: 'NOT_APPLICABLE',
      commissionAmount: null,
    })
    // 200 less 50 less 30 was paid with 3.48 of fee; 100 is returned, 30 of it as a credit again.
    expect(await auditLedger(api, team.id)).toBe(3_000n)
    const invoice = await invoiceOf(orderId)
    expect(invoice).toMatchObject({
      subtotal: 10_000n,
      discount: 5_000n,
      creditsApplied: 0n,
      processingFee: 348n,
      total: 5_348n,
      amountPaid: 12_348n,
      amountRefunded: 7_000n,
    })
    expect(invoice.items).toMatchObject([{ quantity: 1, amount: 10_000n }])
    expect((await change('updateOrderItem', id, { refundRequired: true })).message).toContain(
      'already been refunded',
    )
    expect((await api.get(team.token, `/orders/${orderId}`)).body).toMatchObject({
      total: 123.48,
      customer_invoice_id: invoice.referenceNumber,
    })
  })
})

describe('a partial refund', () => {
  it('returns credits first, and shows the amount for each method', async () => {
    const team = await makeBuyer(api)
    await grantCredit(api, team.id, 30)
    const { items } = await paid(team, product.id, 1)
    const { id } = items[0]!
    await change('refundOrderItem', id, { method: 'WIRE', reference: 'T-1', amount: 20 })
    await change('refundOrderItem', id, { method: 'WIRE', reference: 'T-2', amount: 25 })
    expect(await auditLedger(api, team.id)).toBe(3_000n)
    const refundsQuery = `{ orderItems(where: { id: { eq: "${id}" } }) { nodes {
      refunds { amount credits money }
    } } }`
    expect((await api.graph(team.token, refundsQuery)).orderItems.nodes[0].refunds).toEqual([
      { amount: 20, credits: 20, money: 0 },
      { amount: 25, credits: 10, money: 15 },
    ])
  })

  it('lowers the price, and the rest can be refunded later', async () => {
    const team = await makeBuyer(api)
    await grantCredit(api, team.id, 30)
    const { id: orderId, items } = await paid(team, product.id, 2)
    const { id } = items[0]!
    const part = (amount: number, method = 'CREDIT', reference?: string) =>
      change('refundOrderItem', id, { method, reference, amount })
    expect(pathsOf(await part(100.01))).toEqual(['input.amount'])
    expect(pathsOf(await part(0))).toEqual(['input.amount'])
    expect(await part(40)).toMatchObject({ isRefunded: false, refundDate: null })
    // Credits had paid 30 of it.
    expect(await auditLedger(api, team.id)).toBe(4_000n)
    const invoice = await invoiceOf(orderId)
    expect(invoice).toMatchObject({ subtotal: 16_000n, creditsApplied: 0n, amountRefunded: 1_000n })
    expect(invoice.items.map(({ amount }) => amount).sort()).toEqual([10_000n, 6_000n])
    expect(pathsOf(await part(60.01))).toEqual(['input.amount'])
    await part(10, 'WIRE', 'T-1')
    const refundsQuery = `{ orderItems(where: { id: { eq: "${id}" } }) { nodes {
      refunds { amount credits money method reference createdAt }
    } } }`
    const { refunds } = (await api.graph(team.token, refundsQuery)).orderItems.nodes[0]
    const createdAt = expect.any(String)
    expect(refunds).toEqual([
      { amount: 40, credits: 40, money: 0, method: 'CREDIT', reference: null, createdAt },
      { amount: 10, credits: 0, money: 10, method: 'WIRE', reference: 'T-1', createdAt },
    ])
    expect(await refund(id, 'WIRE', 'T-2')).toMatchObject({
      isRefunded: true,
      refundReference: 'T-1, T-2',
    })
    expect(await invoiceOf(orderId)).toMatchObject({ subtotal: 10_000n, amountRefunded: 7_000n })
    expect(await auditLedger(api, team.id)).toBe(4_000n)
    expect((await part(1)).message).toContain('already been refunded')
  })
})

it('is filtered by settlement and refund status', async () => {
  const team = await makeBuyer(api)
  const { items } = await paid(team, product.id, 3)
  const [one, two] = items.map(({ id }) => id)
  await publish(one!)
  await settle(one!, 'PUBLISHER')
  await change('setCommission', one!, { referrerTeamId: own.id, amount: 1 })
  await refund(two!)
  const { id: three } = items[2]!
  await change('updateOrderItem', three, { refundRequired: true, vendorInvoiceId: 'V-9' })
  await settle(one!, 'RESELLER')
  for (const [where, found] of [
    ['isPublisherPaid: {eq: true}', [one]],
    ['isResellerPaid: {eq: false}', [two, three]],
    ['commissionStatus: {eq: PENDING}', [one]],
    ['isRefunded: {eq: true}', [two]],
    ['refundRequired: {eq: true}', [three]],
    ['vendorInvoiceId: {eq: "V-9"}', [three]],
    ['isAccountingCompleted: {eq: true}', []],
  ] as const) {
    const query = `{ orderItems(where: {teamId: {eq: "${team.id}"}, ${where}}) { nodes { id } } }`
    const { orderItems } = await api.graph(api.operator, query)
    const ids = orderItems.nodes.map(({ id }: { id: string }) => id).sort()
    expect([where, ids]).toEqual([where, [...found].sort()])
  }
})

it('shows the commission to operators only', async () => {
  const team = await makeBuyer(api)
  const { items } = await paid(team, product.id)
  const { id } = items[0]!
  await change('setCommission', id, { referrerTeamId: own.id, amount: 7.25 })
  await settle(id, 'COMMISSION')
  const read = `{ node(id: "${id}") { ... on OrderItem { commissionStatus commissionAmount commissionDatePaid } } }`
  expect((await api.graph(team.token, read)).node).toEqual({
    commissionStatus: 'NOT_APPLICABLE',
    commissionAmount: null,
    commissionDatePaid: null,
  })
  expect((await api.graph(api.operator, read)).node).toMatchObject({
    commissionStatus: 'PAID',
    commissionAmount: 7.25,
  })
  const { records } = (await api.get(team.token, '/order-items')).body
  expect(records[0]).toMatchObject({
    commission_status: 'NOT_APPLICABLE',
    commission_amount: null,
    commission_date_paid: null,
  })
  const fields = ['commissionStatus', 'commissionAmount']
  const exported = async (token: string) =>
    (await api.post(token, '/exports/orderItems.csv', { fields })).text
  expect(await exported(team.token)).toBe(`${fields}\nNOT_APPLICABLE,\n`)
  expect(await exported(api.operator)).toContain('\nPAID,7.25\n')
  for (const question of [
    'orderItems(where: {commissionStatus: {eq: PAID}}) { totalCount }',
    'orderItemsAggregate(groupBy: [{key: COMMISSION_STATUS}]) { count }',
    'orderItemsAggregate { countDistinct { commissionStatus } }',
    'orderItemsAggregate { sum { commissionAmount } }',
    'orderItemsAggregate(having: {max: {commissionAmount: {gt: 1}}}) { count }',
    'orderItemsAggregate(groupBy: [{key: PRODUCT}], orderBy: [{function: COUNT_DISTINCT, key: COMMISSION_STATUS, direction: ASC}]) { count }',
  ]) {
    const { extensions } = await api.graphError(team.token, `{ ${question} }`)
    expect([question, extensions.code]).toEqual([question, 'operator_only'])
    await api.graph(api.operator, `{ ${question} }`)
  }
})

describe('what is refused', () => {
  it('an item of an unpaid order, one with an open swap, and an unknown one', async () => {
    const unpaid = await checkOut(api, own, [line(product.id)])
    const item = await api.prisma.orderItem.findFirstOrThrow({ where: { orderId: unpaid.id } })
    expect((await refund(item.id)).message).toContain('its order is CREATED, but must be PAID')
    const { items } = await paid(own, product.id)
    const { id } = items[0]!
    const swap = (await propose(id, cheaper.id)).body.data.proposeSwap
    for (const early of [await settle(id, 'RESELLER'), await refund(id)])
      expect([codeOf(early), early.message]).toEqual([
        'invalid_transition',
        expect.stringContaining(swap.referenceNumber),
      ])
    await cancel(swap.id)
    expect(await settle(id, 'RESELLER')).toMatchObject({ isResellerPaid: true })
    expect(codeOf(await refund(randomUUID()))).toBe('not_found')
  })

  it('a commission above the price that a swap has left', async () => {
    const { items } = await paid(own, product.id)
    const { id } = items[0]!
    const { id: referrerTeamId } = await api.team()
    await change('setCommission', id, { referrerTeamId, amount: 60.26 })
    await accept((await propose(id, cheaper.id)).body.data.proposeSwap.id)
    expect((await settle(id, 'COMMISSION')).message).toContain('more than its price')
    await change('setCommission', id, { referrerTeamId, amount: 60.25 })
    expect(await settle(id, 'COMMISSION')).toMatchObject({ commissionStatus: 'PAID' })
  })

  it('invalid input with every issue, and callers that are not operators', async () => {
    const { items } = await paid(own, product.id)
    const { id } = items[0]!
    const commission = async (input: object) => pathsOf(await change('setCommission', id, input))
    expect(await commission({ amount: 5 })).toEqual(['input.referrerId'])
    expect(
      await commission({ referrerId: randomUUID(), referrerTeamId: own.id, amount: 100.01 }),
    ).toEqual(['input.referrerId', 'input.referrerTeamId', 'input.amount'])
    expect(await commission({ referrerTeamId: randomUUID(), amount: -1 })).toEqual(['input.amount'])
    const bad = { vendorCost: -1, vendorInvoiceUrl: '//x', refundRequired: null }
    for (const [field, value] of Object.entries(bad))
      expect(pathsOf(await change('updateOrderItem', id, { [field]: value }))).toEqual([
        `input.${field}`,
      ])
    expect(pathsOf(await settle(id, 'PUBLISHER', '2999-01-01'))).toEqual(['input.date'])
    const early = { vendorInvoiceDate: '2020-01-01', vendorPaidDate: '2020-01-01' }
    expect(pathsOf(await change('updateOrderItem', id, early))).toEqual([
      'input.vendorInvoiceDate',
      'input.vendorPaidDate',
    ])
    const yesterday = new Date(Date.now() - 86_400_000).toISOString()
    const before = await settle(id, 'RESELLER', yesterday)
    expect([pathsOf(before), before.extensions.issues[0].code]).toEqual([
      ['input.date'],
      'before_order',
    ])
    // A date without a time is the beginning of its day.
    const today = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`
    expect(await settle(id, 'RESELLER', today)).toMatchObject({ isResellerPaid: true })
    for (const [name, input] of Object.entries({
      updateOrderItem: {},
      setCommission: {},
      settleOrderItem: { settlement: 'PUBLISHER' },
      refundOrderItem: { method: 'CREDIT' },
    }))
      expect(codeOf(await change(name, id, input, own.token))).toBe('operator_only')
  })
})

describe('random refunds and swaps', () => {
  const step = fc.record({
    item: fc.nat(2),
    how: fc.constantFrom('CREDIT', 'WIRE', 'part', 'swap'),
  })
  const shop = fc.record({
    discount: fc.integer({ min: 0, max: 30_000 }),
    credits: fc.integer({ min: 0, max: 40_000 }),
    steps: fc.array(step, { minLength: 1, maxLength: 6 }),
  })

  it('return the paid amount to the cent, and never more', async () => {
    await fc.assert(
      fc.asyncProperty(shop, async ({ discount, credits, steps }) => {
        const team = await makeBuyer(api)
        if (credits) await grantCredit(api, team.id, credits / 100)
        const { id, items } = await paid(team, product.id, 3, { discount: discount / 100 })
        for (const { item, how } of steps) {
          const { id: itemId } = items[item]!
          if (how === 'part') {
            await change('refundOrderItem', itemId, { method: 'CREDIT', amount: 12.34 })
          } else if (how !== 'swap') await refund(itemId, how, how === 'WIRE' ? 'T' : undefined)
          else {
            const sent = await propose(itemId, cheaper.id)
            if (sent.body.data) await accept(sent.body.data.proposeSwap.id, team.token)
          }
        }
        const left = await api.prisma.orderItem.findMany({
          where: { orderId: id, isRefunded: false },
        })
        const bought = await api.prisma.order.findUniqueOrThrow({ where: { id } })
        const holds = await invoiceOf(id)
        const subtotal = left.reduce((sum, { salePrice }) => sum + salePrice, 0n)
        expect(holds.subtotal).toBe(subtotal)
        expect(holds.items.reduce((sum, { amount }) => sum + amount, 0n)).toBe(subtotal)
        expect(holds.amountPaid - holds.amountRefunded).toBe(holds.total)
        expect(holds.amountPaid).toBe(bought.total)
        if (left.length === 0) expect(holds.total).toBe(bought.processingFee)
        const invoices = await api.prisma.invoice.findMany({ where: { orderId: id } })
        const sum = (type: string) =>
          invoices.reduce((all, one) => (one.type === type ? all + one.total : all), 0n)
        expect(sum('INVOICE') - sum('CREDIT_NOTE')).toBe(holds.total)
        // The rest was refunded by other methods, and the invoice shows its amount.
        const now = await auditLedger(api, team.id)
        const back = now - (BigInt(credits) - bought.creditsApplied)
        const returned = bought.creditsApplied - holds.creditsApplied + holds.amountRefunded
        expect(back).toBeLessThanOrEqual(returned)
        if (!steps.some(({ how }) => how === 'WIRE')) expect(back).toBe(returned)
      }),
      { numRuns: runs(12), endOnFailure: true },
    )
  })
})
