import { describe, expect, it } from 'vitest'
import { testApi } from '../support/api.js'
import { guest } from '../support/clients/guest.js'
import { auditLedger, grantCredit } from '../support/fixtures/ledger.js'
import { checkOut, line } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { swapping } from '../support/fixtures/swap.js'
import { makeBuyer } from '../support/fixtures/team.js'

const api = await testApi()
const product = await makeProduct(api)
const own = await makeBuyer(api)

const bought = async (team = own) =>
  (await checkOut(api, team, [line(product.id)])) as { id: string; reference_number: string }
const mark = (orderId: string, transfer: object = {}) =>
  api.mutate(api.operator, 'markOrderPaid', { orderId, ...transfer }, 'id status datePaid')
const unmark = (orderId: string, reason?: string) =>
  api.mutate(api.operator, 'unmarkOrderPaid', { orderId, reason }, 'status paymentStatus datePaid')
const refused = async (orderId: string) =>
  (await api.mutateError(api.operator, 'unmarkOrderPaid', { orderId })).message
const articlesOf = (orderId: string) =>
  api.prisma.article.findMany({ where: { orderItem: { orderId } } })

describe('a transfer that has arrived', () => {
  it('has its date, amount and reference', async () => {
    const { id } = await bought()
    const date = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`
    const transfer = { date, amount: 100, reference: 'SEPA 4711' }
    expect(await mark(id, transfer)).toEqual({ id, status: 'PAID', datePaid: date })
    const { payments } = await api.graph(
      own.token,
      `{ payments(where: {orderId: {eq: "${id}"}}) { nodes { provider status reference } } }`,
    )
    expect(payments.nodes).toEqual([
      { provider: 'WIRE', status: 'SUCCEEDED', reference: 'SEPA 4711' },
    ])
    const [invoice] = await api.prisma.invoice.findMany({ where: { orderId: id } })
    expect(invoice!.datePaid).toEqual(new Date(date))
    expect(invoice!.issuedAt.getTime()).toBeGreaterThan(Date.now() - 60_000)
  })

  it('is refused with another amount, and with an impossible date', async () => {
    const { id } = await bought()
    for (const [transfer, path] of [
      [{ amount: 99.99 }, 'amount'],
      [{ date: '2999-01-01' }, 'date'],
      [{ date: '2020-01-01' }, 'date'],
      [{ reference: ' ' }, 'reference'],
    ] as const) {
      const input = { orderId: id, ...transfer }
      const { extensions } = await api.mutateError(api.operator, 'markOrderPaid', input)
      expect(extensions.issues).toMatchObject([{ path: ['input', path] }])
    }
    expect(await articlesOf(id)).toEqual([])
  })
})

describe('a payment that was marked by mistake', () => {
  it('is undone, with its articles and its invoice, and can be marked again', async () => {
    const team = await makeBuyer(api)
    await grantCredit(api, team.id, 40)
    const { id } = await bought(team)
    await mark(id, { reference: 'wrong' })
    expect(await unmark(id, 'That was another order')).toEqual({
      status: 'CREATED',
      paymentStatus: 'NOT_STARTED',
      datePaid: null,
    })
    expect(await articlesOf(id)).toEqual([])
    expect((await api.get(team.token, `/orders/${id}`)).body).toMatchObject({
      status: 'CREATED',
      checkout_link: expect.any(String),
      date_paid: null,
      payment_intent_id: null,
      customer_invoice_id: null,
      customer_invoice_source: null,
      credits_applied: 40,
    })
    await mark(id)
    expect(await articlesOf(id)).toHaveLength(1)
    const documents = await api.prisma.invoice.findMany({
      where: { orderId: id },
      orderBy: { createdAt: 'asc' },
    })
    expect(documents.map(({ type, status, total }) => [type, status, total])).toEqual([
      ['INVOICE', 'SUPERSEDED', 6_000n],
      ['CREDIT_NOTE', 'ISSUED', 6_000n],
      ['INVOICE', 'ISSUED', 6_000n],
    ])
    const payments = await api.prisma.orderPayment.findMany({
      where: { orderId: id },
      orderBy: { createdAt: 'asc' },
    })
    expect(payments).toMatchObject([
      { status: 'FAILED', failureCode: 'undone', failureMessage: 'That was another order' },
      { status: 'SUCCEEDED' },
    ])
    expect(await auditLedger(api, team.id)).toBe(0n)
    const { auditEntries } = await api.graph(
      api.operator,
      `{ auditEntries(where: {entityId: {eq: "${id}"}}, orderBy: {field: CREATED_AT, direction: ASC}) { nodes { action } } }`,
    )
    expect(auditEntries.nodes.map(({ action }: { action: string }) => action)).toEqual([
      'mark_order_paid',
      'unmark_order_paid',
      'mark_order_paid',
    ])
  })

  it('is not undone after later changes, after the deadline, or if it was not marked by an operator', async () => {
    const { paid, propose } = swapping(api)
    const dearer = await makeProduct(api, { standard: 150 })
    const followed: Record<string, (order: Awaited<ReturnType<typeof paid>>) => Promise<unknown>> =
      {
        comment: ({ items }) =>
          api.post(own.token, `/articles/${items[0]!.article!.id}/comments`, {
            content: 'Hello',
            author: { name: 'Ada' },
          }),
        status: ({ items }) =>
          api.mutate(api.operator, 'setArticleStatus', {
            articleId: items[0]!.article!.id,
            status: 'brief-ready-for-review',
          }),
        brief: ({ items }) =>
          api.put(own.token, `/articles/${items[0]!.article!.id}`, { name: 'Ours' }),
        refund: ({ items }) =>
          api.mutate(api.operator, 'refundOrderItem', {
            orderItemId: items[0]!.id,
            method: 'CREDIT',
            amount: 1,
          }),
        reseller: ({ items }) =>
          api.mutate(api.operator, 'settleOrderItem', {
            orderItemId: items[0]!.id,
            settlement: 'RESELLER',
          }),
        swap: ({ items }) => propose(items[0]!.id, dearer.id),
      }
    for (const [name, follow] of Object.entries(followed)) {
      const order = await paid(own, product.id)
      await follow(order)
      expect(await refused(order.id), name).toContain('has followed')
      expect(await articlesOf(order.id)).toHaveLength(1)
    }
    const late = await paid(own, product.id)
    const yesterday = new Date(Date.now() - 86_400_001)
    await api.prisma.orderPayment.updateMany({
      where: { orderId: late.id },
      data: { settledAt: yesterday },
    })
    expect(await refused(late.id)).toContain('more than a day ago')
    // A new invoice does not change when the order was marked.
    const invoice = await api.prisma.invoice.findFirstOrThrow({ where: { orderId: late.id } })
    const corrected = { invoiceId: invoice.id, customerName: 'Ada Ltd' }
    await api.mutate(api.operator, 'reissueInvoice', corrected, 'id')
    expect(await refused(late.id)).toContain('more than a day ago')
    const unpaid = await bought()
    expect(await refused(unpaid.id)).toContain('the order is CREATED')
    const byCard = await bought()
    const visitor = await guest(api.app, byCard.reference_number)
    await visitor.pay({ provider: 'test', card: 'tok_success' })
    expect(await refused(byCard.id)).toContain('no operator has marked it')
    const { extensions } = await api.mutateError(own.token, 'unmarkOrderPaid', {
      orderId: byCard.id,
    })
    expect(extensions.code).toBe('operator_only')
  })

  it('is undone once by concurrent requests', async () => {
    const { id } = await bought()
    await mark(id)
    const all = await Promise.allSettled([1, 2, 3, 4].map(() => unmark(id)))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await api.prisma.invoice.count({ where: { orderId: id } })).toBe(2)
  })
})
