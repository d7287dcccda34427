import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { endUnpaidOrders } from '../../src/domain/ordering/order.js'
import { purgeExpiredPaymentEvents } from '../../src/domain/ordering/payment-event.js'
import { refundPayment } from '../../src/domain/ordering/refund.js'
import { writeEmails } from '../../src/email/write.js'
import { runJobs } from '../../src/jobs/queue.js'
import { testApi } from '../support/api.js'
import { guest } from '../support/clients/guest.js'
import { emailSettings, mailing } from '../support/fixtures/email.js'
import { grantCredit } from '../support/fixtures/ledger.js'
import { checkOut, line } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { openSmtp } from '../support/services/smtp.js'

const smtp = await openSmtp()
const api = await testApi({ env: { ...emailSettings(smtp), PAYMENT_TEST_PROVIDER: '1' } })
const { prisma } = api
const { services } = api.app
const { work, newAddress, reachable, subjects } = mailing(api, smtp)
const product = await makeProduct(api)

beforeEach(() => {
  smtp.emails.length = 0
})
afterAll(() => smtp.close())

describe('the payer', () => {
  it('receives the amount and the destination of a refund', async () => {
    const team = await reachable()
    await grantCredit(api, team.id, 30)
    const { id, reference_number: reference } = await checkOut(api, team, [line(product.id, 3)])
    const payer = newAddress('payer')
    const visitor = await guest(api.app, reference)
    await visitor.pay({ provider: 'test', card: 'tok_success', email: payer })
    await work()
    const [first, second, third] = await prisma.orderItem.findMany({ where: { orderId: id } })
    const refund = async (input: object) => {
      smtp.emails.length = 0
      await api.mutate(api.operator, 'refundOrderItem', input)
      await runJobs([refundPayment], services)
      await work()
      return smtp.to(payer)
    }
    // Credits are refunded and reported first. The refund to the card is reported when it is sent.
    const [credit, card] = await refund({
      orderItemId: first!.id,
      method: 'CARD_PROCESSOR',
      amount: 70,
    })
    expect(credit!.text).toContain('As team credit: $30.00')
    expect(card!.text).toContain('We have refunded $40.00 of the price of $100.00 for')
    expect(card!.headers).toMatchObject({ subject: `Refund for ${reference}` })
    expect(card!.headers).not.toHaveProperty('list-unsubscribe')
    const { customerInvoiceUrl } = await prisma.order.findUniqueOrThrow({ where: { id } })
    for (const part of ['To your card: $40.00', 'test_refund_', product.name, customerInvoiceUrl!])
      expect(card!.text).toContain(part)

    const asCredit = await refund({ orderItemId: second!.id, method: 'CREDIT' })
    expect(asCredit).toHaveLength(1)
    expect(asCredit[0]!.text).toContain('As team credit: $100.00')
    expect(asCredit[0]!.text).toContain('We have refunded the full price of $100.00 for')

    const transfer = { orderItemId: third!.id, method: 'WIRE', reference: 'SEPA 7' }
    const [sent, ...others] = await refund(transfer)
    expect(others).toEqual([])
    for (const part of ['Refunded: $100.00', 'Reference: SEPA 7'])
      expect(sent!.text).toContain(part)
  })

  it('receives no receipt of a payment that is reversed before the email is sent', async () => {
    const team = await reachable()
    const pay = async () => {
      const { id: orderId } = await checkOut(api, team, [line(product.id)])
      await api.mutate(api.operator, 'markOrderPaid', { orderId })
      return orderId as string
    }
    const written = await pay()
    await runJobs([writeEmails], services)
    await api.mutate(api.operator, 'unmarkOrderPaid', { orderId: written })
    const { emails } = await api.graph(
      api.operator,
      `{ emails(where: {entityId: {eq: "${written}"}}) { nodes { status lastError } } }`,
    )
    const recalled = { status: 'FAILED', lastError: expect.stringContaining('Recalled') }
    expect(emails.nodes).toEqual([recalled, recalled])
    await api.mutate(api.operator, 'unmarkOrderPaid', { orderId: await pay() })
    await work()
    expect(subjects(team.email)).toEqual([])
  })
})

it('notifies a team of an order that expired unpaid', async () => {
  const team = await reachable()
  await grantCredit(api, team.id, 30)
  const { id, reference_number: reference } = await checkOut(api, team, [line(product.id)])
  const createdAt = new Date(Date.now() - 11 * 86_400_000)
  await prisma.order.update({ where: { id }, data: { createdAt } })
  const env = { ...services.env, unpaidOrderDays: 10 }
  await endUnpaidOrders.run({}, { ...services, env })
  await endUnpaidOrders.run({}, { ...services, env })
  await work()
  expect(subjects(team.email)).toEqual([`Order ${reference} is cancelled`])
  expect(smtp.to(team.email)[0]!.text).toContain('Credits returned: $30.00')
})

it('purges old payment events', async () => {
  const old = new Date(Date.now() - 91 * 86_400_000)
  const event = (eventId: string, createdAt: Date) => ({
    ...{ provider: 'stripe', type: 'checkout.session.completed', eventId, createdAt },
  })
  await prisma.paymentEvent.createMany({ data: [event('old', old), event('new', new Date())] })
  await purgeExpiredPaymentEvents.run({}, services)
  expect(await prisma.paymentEvent.findMany({ select: { eventId: true } })).toEqual([
    { eventId: 'new' },
  ])
})
