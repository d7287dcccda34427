import { describe, expect, it } from 'vitest'
import { payByCard } from '../../src/domain/ordering/card-payment.js'
import { expirePayments, settlePayments } from '../../src/domain/ordering/payment-settlement.js'
import { swapTransitions } from '../../src/domain/ordering/swap.js'
import type { PaymentProvider } from '../../src/payment/provider.js'
import { testApi } from '../support/api.js'
import { guest } from '../support/clients/guest.js'
import { grantCredit } from '../support/fixtures/ledger.js'
import { makeProduct } from '../support/fixtures/product.js'
import { auditSwaps, codeOf, errorOf, swapping } from '../support/fixtures/swap.js'
import { makeBuyer } from '../support/fixtures/team.js'

const api = await testApi({ env: { PROCESSING_FEE_PERCENT: '2.9' } })
const { propose, accept, cancel, markPaid, paid } = swapping(api)

const standard = await makeProduct(api, { name: 'Feature' })
const dearer = await makeProduct(api, { standard: 150.5, pro: 120, name: 'Interview' })
const cheaper = await makeProduct(api, { standard: 60.25, name: 'Note' })
const own = await makeBuyer(api)
const other = await makeBuyer(api)

const refOf = (url: string) => new URL(url).pathname.split('/').at(-1)!

/** A pending swap of the first unit of a new order. */
async function pending(to: { id: string }, team = own, units = 1, more: object = {}) {
  const bought = await paid(team, standard.id, units, more)
  const sent = await propose(bought.items[0]!.id, to.id)
  return { ...sent.body.data.proposeSwap, orderId: bought.id, item: bought.items[0]! }
}

const documents = (token: string, orderId: string) =>
  api
    .graph(
      token,
      `{ invoices(where: {orderId: {eq: "${orderId}"}}, orderBy: {field: CREATED_AT, direction: ASC}) { nodes {
        type status label referenceNumber correctsReferenceNumber total amountPaid amountRefunded
        items { name quantity unitAmount } } } }`,
    )
    .then(({ invoices }) => invoices.nodes)

describe('the transitions', () => {
  it('end where they are final', () => {
    expect([swapTransitions.COMPLETED, swapTransitions.CANCELLED]).toEqual([[], []])
  })
})

describe('a swap for something dearer', () => {
  it('is proposed, paid on its page, and replaces product, article and invoice', async () => {
    const { id, orderId, item, ...swap } = await pending(dearer, own, 3)
    expect(swap).toMatchObject({
      status: 'PENDING_CLIENT',
      priceDifference: 50.5,
      processingFee: 1.46,
      total: 51.96,
      fromName: 'The Daily: Feature',
      toName: 'The Daily: Interview',
      paymentUrl: expect.stringMatching(/\/orders\/checkout\/SWP-\d{8}-[0-9A-Z]{13}$/),
    })
    const visitor = await guest(api.app, refOf(swap.paymentUrl))
    expect((await visitor.get()).body).toMatch(/The Daily: Interview[\s\S]*\$51\.96/)
    await Promise.all(
      Array.from({ length: 6 }, () => visitor.pay({ provider: 'test', card: 'tok_success' })),
    )
    expect((await visitor.get()).body).toContain('the change is made')
    expect(await api.prisma.testCardCharge.count({ where: { amount: 5196n } })).toBe(1)

    const seen = await api.graph(
      own.token,
      `{ swap(id: "${id}") { status paymentUrl completedAt invoices { type status }
         orderItem { salePrice productId product { name } article { name } } } }`,
    )
    expect(seen.swap).toMatchObject({
      status: 'COMPLETED',
      paymentUrl: null,
      completedAt: expect.any(String),
      orderItem: { salePrice: 150.5, productId: dearer.id, article: { name: 'Interview' } },
    })
    const [first, note, second] = await documents(own.token, orderId)
    expect(first).toMatchObject({
      type: 'INVOICE',
      status: 'SUPERSEDED',
      label: 'Replaced: publication swapped',
      total: 308.7,
    })
    expect(note).toMatchObject({
      type: 'CREDIT_NOTE',
      status: 'ISSUED',
      label: null,
      correctsReferenceNumber: first.referenceNumber,
      total: 308.7,
      items: first.items,
    })
    expect(second).toMatchObject({
      type: 'INVOICE',
      status: 'ISSUED',
      correctsReferenceNumber: first.referenceNumber,
      total: 360.66,
      amountPaid: 360.66,
      items: [
        { name: 'Feature', quantity: 2, unitAmount: 100 },
        { name: 'Interview', quantity: 1, unitAmount: 150.5 },
      ],
    })
    const { body } = await api.get(own.token, `/orders/${orderId}`)
    expect(body).toMatchObject({ total: 308.7, customer_invoice_id: second.referenceNumber })
    const article = await api.prisma.article.findUniqueOrThrow({ where: { id: item.article!.id } })
    expect(article.productId).toBe(dearer.id)
    expect(article.expectedCompletionDate!.getTime()).toBeGreaterThan(
      item.article!.expectedCompletionDate!.getTime(),
    )
    const { auditEntries } = await api.graph(
      api.operator,
      `{ auditEntries(where: {entityId: {eq: "${id}"}}, orderBy: {field: CREATED_AT, direction: ASC}) { nodes { action actor { id } before after } } }`,
    )
    expect(auditEntries.nodes).toMatchObject([
      { action: 'propose_swap', before: null, after: { total: 51.96 } },
      { action: 'complete_swap', actor: null, before: { status: 'PENDING_CLIENT' } },
    ])
    await auditSwaps(api, orderId)
  })

  it('is at the price that the team sees', async () => {
    const pro = await makeBuyer(api, { proPricing: true })
    expect(await pending(dearer, pro)).toMatchObject({ priceDifference: 20, total: 20.58 })
  })

  it('is declined by the card, left and expired, and can be paid by transfer after each', async () => {
    const { id, orderId, paymentUrl } = await pending(dearer)
    const visitor = await guest(api.app, refOf(paymentUrl))
    await visitor.pay({ provider: 'test', card: 'tok_declined' })
    expect((await visitor.get()).body).toContain('did not go through')
    await visitor.pay({ provider: 'test', card: 'leave' })
    expect((await visitor.get()).body).toContain('You started a card payment')
    await api.prisma.orderPayment.updateMany({
      where: { swapId: id, status: 'STARTED' },
      data: { expiresAt: new Date(0) },
    })
    await expirePayments(api.prisma)
    expect((await visitor.get()).body).toContain('not completed in time')
    await visitor.pay({ provider: 'WIRE' })
    expect((await visitor.get()).body).toContain('Payment reference')
    expect(codeOf(await accept(id, own.token))).toBe('invalid_transition')
    expect(codeOf(await markPaid(id, own.token))).toBe('operator_only')
    expect((await markPaid(id)).body.data.markSwapPaid).toMatchObject({ status: 'COMPLETED' })
    expect(errorOf(await markPaid(id)).message).toBe(
      'The swap is COMPLETED and cannot become COMPLETED. This status is final.',
    )
    const attempts = await api.prisma.orderPayment.findMany({
      where: { swapId: id },
      orderBy: { createdAt: 'asc' },
    })
    expect(attempts.map(({ provider, status }) => [provider, status])).toEqual([
      ['test', 'FAILED'],
      ['test', 'EXPIRED'],
      ['WIRE', 'SUCCEEDED'],
    ])
    await auditSwaps(api, orderId)
  })

  /** Charges a swap without recording the result. */
  async function chargeAlone(payable: { orderId: string; swapId: string }) {
    const { payments, prisma } = api.app.services
    const card = payments.get('test')!
    const dying: PaymentProvider = {
      ...card,
      charge: async (charge, signal) => {
        await card.charge!(charge, signal)
        throw new Error('the process dies here')
      },
    }
    const services = { prisma, payments: new Map([['test', dying]]) }
    await expect(payByCard(services, payable, dying, 'tok_success')).rejects.toThrow('dies')
  }

  it('is charged once where the clock of an instance went back', async () => {
    const { prisma } = api
    const { id, orderId, paymentUrl } = await pending(dearer)
    const visitor = await guest(api.app, refOf(paymentUrl))
    await visitor.pay({ provider: 'test', card: 'tok_declined' })
    const later = new Date(Date.now() + 60_000)
    await prisma.orderPayment.updateMany({
      where: { swapId: id },
      data: { createdAt: later, settledAt: later },
    })
    await chargeAlone({ orderId, swapId: id })
    expect((await visitor.get()).body).not.toContain('<form')
    expect(codeOf(await markPaid(id))).toBe('invalid_transition')
    await settlePayments(api.app.services, 0)
    expect((await prisma.swap.findUniqueOrThrow({ where: { id } })).status).toBe('COMPLETED')
    await auditSwaps(api, orderId)
  })

  it('is settled after a crash between charge and record, and is not cancelled meanwhile', async () => {
    const { prisma } = api
    const { id, orderId } = await pending(dearer)
    await chargeAlone({ orderId, swapId: id })
    expect(codeOf(await cancel(id))).toBe('invalid_transition')
    expect(codeOf(await markPaid(id))).toBe('invalid_transition')
    await Promise.all([0, 0, 0].map((idle) => settlePayments(api.app.services, idle)))
    expect((await prisma.swap.findUniqueOrThrow({ where: { id } })).status).toBe('COMPLETED')
    await auditSwaps(api, orderId)
  })

  it('cancelled during a payment results in a complete payment or cancellation', async () => {
    for (let round = 0; round < 8; round++) {
      const { id, orderId, paymentUrl } = await pending(dearer)
      const visitor = await guest(api.app, refOf(paymentUrl))
      const ways = [
        () => visitor.pay({ provider: 'test', card: 'tok_success' }),
        () => cancel(id),
        () => markPaid(id),
      ]
      if (round % 2) ways.reverse()
      await Promise.all(ways.map((way) => way()))
      const { status } = await api.prisma.swap.findUniqueOrThrow({ where: { id } })
      expect(status).not.toBe('PENDING_CLIENT')
      await auditSwaps(api, orderId)
    }
  })
})

describe('a swap for something cheaper', () => {
  it('is completed by the client, and the difference is a credit', async () => {
    const team = await makeBuyer(api)
    const { id, orderId, ...swap } = await pending(cheaper, team)
    expect(swap).toMatchObject({
      priceDifference: -39.75,
      processingFee: 0,
      total: 0,
      paymentUrl: null,
    })
    expect(
      (await api.app.inject({ url: `/orders/checkout/${swap.referenceNumber}` })).body,
    ).toContain('accepts it')
    expect(codeOf(await markPaid(id))).toBe('invalid_transition')
    const readOnly = await api.token(team, 'read_only')
    expect(codeOf(await accept(id, readOnly))).toBe('read_only_token')
    const all = await Promise.all(Array.from({ length: 5 }, () => accept(id, team.token)))
    expect(all.filter(({ body }) => !body.errors)).toHaveLength(1)
    const { ledgerEntries, team: seen } = await api.graph(
      team.token,
      `{ team(id: "${team.id}") { creditBalance } ledgerEntries { nodes { type creditType amount entity entityId orderReferenceNumber } } }`,
    )
    expect(seen.creditBalance).toBe(39.75)
    expect(ledgerEntries.nodes).toMatchObject([
      { type: 'CREDIT', creditType: 'REFUND', amount: 39.75, entity: 'swap', entityId: id },
    ])
    expect(await auditSwaps(api, orderId)).toMatchObject({
      total: 6315n,
      amountPaid: 10290n,
      amountRefunded: 3975n,
    })
  })

  it('returns no more than was paid, credits first', async () => {
    const team = await makeBuyer(api)
    await grantCredit(api, team.id, 20)
    const { id, orderId } = await pending(cheaper, team, 1, { discount: 70 })
    await accept(id, team.token)
    // 30 of 100 was paid, 20 of it by credits; 60.25 is less than the discount of 70.
    expect(await auditSwaps(api, orderId)).toMatchObject({
      subtotal: 6025n,
      discount: 6025n,
      creditsApplied: 0n,
      amountRefunded: 1000n,
      total: 29n,
    })
  })
})

describe('an article that the outlet has refused', () => {
  it('starts again with the swap, and sends an event', async () => {
    const { id, item } = await pending(cheaper)
    const articleId = item.article!.id
    await api.graph(
      api.operator,
      `mutation { setArticleStatus(input: {articleId: "${articleId}", status: "rejected"}) { id } }`,
    )
    await accept(id, own.token)
    const article = await api.prisma.article.findUniqueOrThrow({
      where: { id: articleId },
      include: {
        status: true,
        statusChanges: { orderBy: { effectiveAt: 'desc' } },
        webhookEvents: true,
      },
    })
    expect(article).toMatchObject({
      status: { prefix: 'pending-content-brief' },
      productId: cheaper.id,
      statusChanges: [
        { notes: 'The Daily: Feature was swapped for The Daily: Note' },
        expect.anything(),
        expect.anything(),
      ],
    })
    expect(article.eventSequence).toBe(3)
  })
})

it('another team can neither read nor change it', async () => {
  const { id, orderId } = await pending(dearer)
  const list = `{ swaps(where: {id: {eq: "${id}"}}) { totalCount nodes { id } }
    byOrder: swaps(where: {OR: [{orderId: {eq: "${orderId}"}}, {teamId: {eq: "${own.id}"}}]}) { totalCount }
    byItem: swaps(where: {orderItem: {orderId: {eq: "${orderId}"}}, order: {status: {eq: PAID}}}) { totalCount } }`
  expect(await api.graph(other.token, list)).toEqual({
    swaps: { totalCount: 0, nodes: [] },
    byOrder: { totalCount: 0 },
    byItem: { totalCount: 0 },
  })
  expect(await api.graph(own.token, list)).toMatchObject({
    swaps: { totalCount: 1 },
    byItem: { totalCount: 1 },
  })
  expect((await api.graph(api.operator, list)).swaps.totalCount).toBe(1)
  expect((await api.graphError(other.token, `{ swap(id: "${id}") { id } }`)).extensions.code).toBe(
    'not_found',
  )
  for (const move of [accept, cancel]) expect(codeOf(await move(id, other.token))).toBe('not_found')
  expect(await documents(other.token, orderId)).toEqual([])
})
