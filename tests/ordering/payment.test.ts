import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { payByCard } from '../../src/domain/ordering/card-payment.js'
import { orderTransitions, paymentTransitions } from '../../src/domain/ordering/order.js'
import { payCoveredOrders } from '../../src/domain/ordering/payment.js'
import { expirePayments, settlePayments } from '../../src/domain/ordering/payment-settlement.js'
import { runJobs } from '../../src/jobs/queue.js'
import type { PaymentProvider } from '../../src/payment/provider.js'
import { testApi } from '../support/api.js'
import { guest } from '../support/clients/guest.js'
import { auditLedger, grantCredit } from '../support/fixtures/ledger.js'
import { checkOut, line } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { type Buyer, makeBuyer } from '../support/fixtures/team.js'

const api = await testApi()

const product = await makeProduct(api)
const addOn = await makeProduct(api, { standard: 25, type: 'ADD_ON', outletId: product.outletId })
const own = await makeBuyer(api)

const bought = (team: Buyer = own) =>
  checkOut(api, team, [line(product.id, 2), line(addOn.id, 1, { is_add_on: true })])

const operate = (
  mutation: 'markOrderPaid' | 'cancelOrder',
  orderId: string,
  token = api.operator,
) =>
  api.send('POST', token, '/graphql', {
    query: `mutation { ${mutation}(input: {orderId: "${orderId}"}) { status paymentStatus checkoutLink } }`,
  })

const codeOf = ({ body }: { body: { errors?: { extensions: { code: string } }[] } }) =>
  body.errors?.[0]?.extensions.code

/** Asserts the invariants of an order. */
async function audit(orderId: string) {
  const { prisma } = api
  const found = await prisma.order.findUniqueOrThrow({ where: { id: orderId } })
  const paid = found.status === 'PAID'
  const articles = await prisma.article.count({ where: { orderItem: { orderId } } })
  const units = await prisma.orderItem.count({
    where: { orderId, product: { type: { prefix: { not: 'ADD_ON' } } } },
  })
  expect(articles).toBe(paid ? units : 0)
  expect(await prisma.invoice.count({ where: { orderId } })).toBe(paid ? 1 : 0)
  const succeeded = await prisma.orderPayment.count({ where: { orderId, status: 'SUCCEEDED' } })
  expect(succeeded).toBe(paid && found.total > 0n ? 1 : 0)
  await auditLedger({ prisma }, found.teamId)
  return found
}

describe('the transitions', () => {
  it('end where they are final', () => {
    expect([orderTransitions.PAID, orderTransitions.CANCELLED, paymentTransitions.PAID]).toEqual([
      [],
      [],
      [],
    ])
  })
})

describe('markOrderPaid', () => {
  it('creates an article for each placement, also one that was bought as an add-on', async () => {
    const { id } = await checkOut(api, own, [line(product.id, 2, { is_add_on: true })])
    await operate('markOrderPaid', id)
    expect(await api.prisma.article.count({ where: { orderItem: { orderId: id } } })).toBe(2)
  })

  it('completes the order: invoice, articles with their first status, no event, no link', async () => {
    const { id } = await bought()
    const { body } = await operate('markOrderPaid', id)
    expect(body.data.markOrderPaid).toEqual({
      status: 'PAID',
      paymentStatus: 'PAID',
      checkoutLink: null,
    })
    const { datePaid } = await audit(id)
    const articles = await api.prisma.article.findMany({
      where: { orderItem: { orderId: id } },
      include: { status: true, statusChanges: true, webhookEvents: true },
    })
    for (const article of articles) {
      expect(article).toMatchObject({
        status: { prefix: 'pending-content-brief' },
        statusChanges: [{ previousStatusId: null }],
        webhookEvents: [],
        expectedCompletionDate: new Date(datePaid!.getTime() + 10 * 86_400_000),
      })
    }
    const { invoices } = await api.graph(
      own.token,
      `{ invoices(where: {orderId: {eq: "${id}"}}) { nodes {
        type status total amountPaid externalSource customerName
        items { name quantity unitAmount amount }
      } } }`,
    )
    expect(invoices.nodes).toEqual([
      {
        type: 'INVOICE',
        status: 'ISSUED',
        total: 225,
        amountPaid: 225,
        externalSource: 'WIRE',
        customerName: 'Acme',
        items: [
          { name: 'Feature', quantity: 2, unitAmount: 100, amount: 200 },
          { name: 'Feature', quantity: 1, unitAmount: 25, amount: 25 },
        ],
      },
    ])
  })

  it('is in the audit log, as a cancellation is', async () => {
    const [one, two] = [await bought(), await bought()]
    await operate('markOrderPaid', one.id)
    await operate('cancelOrder', two.id)
    await operate('cancelOrder', one.id)
    const { auditEntries } = await api.graph(
      api.operator,
      `{ auditEntries(where: {entityId: {in: ["${one.id}", "${two.id}"]}}, orderBy: {field: CREATED_AT, direction: ASC}) {
        nodes { action entityId actor { fullName } before after } } }`,
    )
    const actor = { fullName: 'Tester' }
    expect(auditEntries.nodes).toMatchObject([
      {
        action: 'mark_order_paid',
        entityId: one.id,
        actor,
        after: { status: 'PAID', total: 225 },
      },
      { action: 'cancel_order', entityId: two.id, actor, before: { status: 'CREATED' } },
    ])
    expect(JSON.stringify(auditEntries)).not.toContain('cs_')
  })

  it('is possible once, by operators, for existing orders', async () => {
    const { id } = await bought()
    expect(codeOf(await operate('markOrderPaid', id, own.token))).toBe('operator_only')
    await operate('markOrderPaid', id)
    expect(codeOf(await operate('markOrderPaid', id))).toBe('invalid_transition')
    expect(codeOf(await operate('cancelOrder', id))).toBe('invalid_transition')
    expect(codeOf(await operate('markOrderPaid', randomUUID()))).toBe('not_found')
    await audit(id)
  })

  it('puts the articles into the campaign of their item', async () => {
    const { id } = await bought()
    const campaign = await api.prisma.campaign.create({
      data: { teamId: own.id, profileId: own.profileId, name: 'Spring' },
    })
    const [item] = await api.prisma.orderItem.findMany({
      where: { orderId: id, lineItem: { isAddOn: false } },
    })
    await api.prisma.orderItem.update({
      where: { id: item!.id },
      data: { campaignId: campaign.id },
    })
    await operate('markOrderPaid', id)
    const article = await api.prisma.article.findUniqueOrThrow({ where: { orderItemId: item!.id } })
    expect(article.campaignId).toBe(campaign.id)
  })
})

describe('the guest page', () => {
  it('pays by card once for concurrent requests', async () => {
    const { id, reference_number } = await bought()
    const visitor = await guest(api.app, reference_number)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => visitor.pay({ provider: 'test', card: 'tok_success' })),
    )
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([303]))
    expect(await audit(id)).toMatchObject({
      status: 'PAID',
      customerInvoiceSource: 'CARD_PROCESSOR',
    })
    expect(await api.prisma.testCardCharge.count({ where: { amount: 22_500n } })).toBe(1)
    const page = await visitor.get()
    expect(page.body).toContain('this order is paid')
    expect(page.body).not.toContain('<form')
  })

  it('declines, opens and expires, and can be tried again after each', async () => {
    const { id, reference_number } = await bought()
    const visitor = await guest(api.app, reference_number)
    await visitor.pay({ provider: 'test', card: 'tok_declined' })
    expect(await audit(id)).toMatchObject({ status: 'CREATED', paymentStatus: 'FAILED' })
    expect((await visitor.get()).body).toContain('did not go through')
    await visitor.pay({ provider: 'test', card: 'leave' })
    const open = await audit(id)
    expect(open).toMatchObject({ paymentStatus: 'OPEN', paymentExpiresAt: expect.any(Date) })
    await expirePayments(api.prisma)
    expect((await audit(id)).paymentStatus).toBe('OPEN')
    await api.prisma.order.update({ where: { id }, data: { paymentExpiresAt: new Date(0) } })
    await expirePayments(api.prisma)
    expect(await audit(id)).toMatchObject({ paymentStatus: 'EXPIRED', paymentExpiresAt: null })
    expect((await visitor.get()).body).toContain('not completed in time')
    await visitor.pay({ provider: 'WIRE' })
    expect((await visitor.get()).body).toContain('Payment reference')
    await operate('markOrderPaid', id)
    expect(await audit(id)).toMatchObject({ status: 'PAID', customerInvoiceSource: 'WIRE' })
    const attempts = await api.prisma.orderPayment.findMany({
      where: { orderId: id },
      orderBy: { createdAt: 'asc' },
    })
    expect(attempts.map(({ provider, status }) => [provider, status])).toEqual([
      ['test', 'FAILED'],
      ['test', 'EXPIRED'],
      ['WIRE', 'SUCCEEDED'],
    ])
  })

  it('confirms nothing without a payment: a job marks an order that credits cover as paid', async () => {
    const team = await makeBuyer(api)
    await grantCredit(api, team.id, 1000)
    const { id, reference_number, total, status } = await bought(team)
    expect([total, status]).toEqual([0, 'CREATED'])
    const visitor = await guest(api.app, reference_number)
    const page = (await visitor.get()).body
    expect(page).toContain('It is confirmed automatically')
    expect(page).not.toContain('<form')
    const statusOf = async () => (await api.get(team.token, `/orders/${id}`)).body.status
    for (const provider of ['none', 'WIRE', 'test']) await visitor.pay({ provider })
    expect(await statusOf()).toBe('CREATED')
    // Another delivery of the job finds the order paid.
    await runJobs([payCoveredOrders], api.app.services)
    await payCoveredOrders.run({ orderId: id }, api.app.services)
    expect(await audit(id)).toMatchObject({ status: 'PAID', customerInvoiceSource: null })
    expect(await api.prisma.article.count({ where: { orderItem: { orderId: id } } })).toBe(2)
  })

  it('marks covered orders of a release without the job as paid, and no other', async () => {
    const team = await makeBuyer(api)
    await grantCredit(api, team.id, 1000)
    const [old, cancelled] = [await bought(team), await bought(team)]
    await operate('cancelOrder', cancelled.id)
    const unpaid = await bought()
    await api.prisma.$executeRaw`DELETE FROM graphile_worker._private_jobs`
    await payCoveredOrders.run(undefined, api.app.services)
    const statuses = [old, cancelled, unpaid].map(async ({ id }) => (await audit(id)).status)
    expect(await Promise.all(statuses)).toEqual(['PAID', 'CANCELLED', 'CREATED'])
  })

  it('shows that an order is cancelled', async () => {
    const { id, reference_number } = await bought()
    const visitor = await guest(api.app, reference_number)
    await visitor.pay({ provider: 'WIRE' })
    await operate('cancelOrder', id)
    expect(await audit(id)).toMatchObject({ status: 'CANCELLED', paymentStatus: 'EXPIRED' })
    const page = await visitor.get()
    expect(page.body).toContain('This order is cancelled')
    await visitor.pay({ provider: 'test', card: 'tok_success' })
    expect((await audit(id)).status).toBe('CANCELLED')
  })

  it('refuses a payment from another site, or with a token of another order', async () => {
    const [one, two] = [await bought(), await bought()]
    const visitor = await guest(api.app, one.reference_number)
    const url = `/orders/checkout/${two.reference_number}/pay`
    for (const answer of [
      await visitor.pay({ provider: 'WIRE' }, { url }),
      await visitor.pay({ provider: 'WIRE' }, { cookie: '' }),
      await visitor.pay({ provider: 'WIRE', _csrf: 'forged' }),
    ]) {
      expect(answer.statusCode).toBe(403)
      expect(answer.headers['content-type']).toMatch(/^text\/html/)
    }
    expect((await visitor.pay({ provider: 'CASH' })).statusCode).toBe(400)
    expect((await visitor.pay({ provider: 'test', card: '4242' })).statusCode).toBe(400)
    expect((await audit(one.id)).paymentStatus).toBe('NOT_STARTED')
  })

  it('is a 404 page for every invalid reference, after one statement each', async () => {
    const { reference_number } = await bought()
    for (const reference of [
      'ORD-20261120-0000000000000',
      reference_number.toLowerCase(),
      'x',
      '%00',
      `${reference_number}'`,
      'x'.repeat(400),
    ]) {
      const sql = await api.sqlOf(async () => {
        const page = await api.app.inject({ url: `/orders/checkout/${reference}` })
        expect(page.statusCode).toBe(404)
        expect(page.headers['content-type']).toMatch(/^text\/html/)
        expect(page.body).toContain('Order not found')
      })
      expect(sql).toHaveLength(1)
    }
    const found = await api.sqlOf(() =>
      api.app.inject({ url: `/orders/checkout/${reference_number}` }),
    )
    expect(found).toHaveLength(1)
  })

  it('shows nothing of other orders, escapes its values, and loads nothing', async () => {
    const name = '<script>alert(1)</script>'
    const evil = await makeProduct(api, { name })
    const other = await bought()
    const { reference_number } = await checkOut(api, own, [line(evil.id)])
    const { body, headers } = await api.app.inject({ url: `/orders/checkout/${reference_number}` })
    expect(body).not.toContain(name)
    expect(body).not.toContain(other.reference_number)
    expect(body).not.toContain('.invalid')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(String(headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Strict/)
  })
})

describe('a crash between charge and record', () => {
  it('is settled by repeating the request to the provider with the same key', async () => {
    const { id } = await bought()
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
    await expect(payByCard(services, { orderId: id }, dying, 'tok_success')).rejects.toThrow('dies')
    expect((await audit(id)).paymentStatus).toBe('PROCESSING')
    for (const mutation of ['cancelOrder', 'markOrderPaid'] as const)
      expect(codeOf(await operate(mutation, id))).toBe('invalid_transition')
    await settlePayments(api.app.services, 60_000)
    expect((await audit(id)).paymentStatus).toBe('PROCESSING')
    await Promise.all([0, 0, 0].map((idle) => settlePayments(api.app.services, idle)))
    expect((await audit(id)).status).toBe('PAID')
    const [attempt] = await prisma.orderPayment.findMany({ where: { orderId: id } })
    expect(
      await prisma.testCardCharge.count({ where: { idempotencyKey: attempt!.idempotencyKey } }),
    ).toBe(1)
  })
})

describe('cancelling while paying', () => {
  it('results in a complete payment or a complete cancellation', async () => {
    for (let round = 0; round < 12; round++) {
      const team = await makeBuyer(api)
      await grantCredit(api, team.id, 40)
      const { id, reference_number } = await bought(team)
      const visitor = await guest(api.app, reference_number)
      const pay = () => visitor.pay({ provider: 'test', card: 'tok_success' })
      const cancel = () => operate('cancelOrder', id)
      await Promise.all(round % 2 ? [pay(), cancel()] : [cancel(), pay()])
      const { status } = await audit(id)
      expect(['PAID', 'CANCELLED']).toContain(status)
      expect(await auditLedger(api, team.id)).toBe(status === 'PAID' ? 0n : 4000n)
    }
  })
})
