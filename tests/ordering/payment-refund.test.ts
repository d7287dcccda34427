import { describe, expect, it } from 'vitest'
import { runs } from '../support/attempts.js'
import { guest } from '../support/clients/guest.js'
import { checkOut, line } from '../support/fixtures/order.js'
import { stripeApi } from '../support/fixtures/stripe.js'
import { swapping } from '../support/fixtures/swap.js'

const {
  api,
  stripe,
  team,
  product,
  lines,
  begun,
  tell,
  tellAll,
  reconcile,
  refund,
  metric,
  audit,
} = await stripeApi()

const operate = (mutation: 'markOrderPaid' | 'cancelOrder', orderId: string) =>
  api.mutate(api.operator, mutation, { orderId })

const refundsOf = (orderId: string) =>
  api.prisma.paymentRefund.findMany({ where: { payment: { orderId } } })

const auditOf = async (entityId: string) => {
  const { auditEntries } = await api.graph(
    api.operator,
    `{ auditEntries(where: {entityId: {eq: "${entityId}"}}) { nodes { action before after } } }`,
  )
  return auditEntries.nodes
}

describe('an unapplied payment', () => {
  it('is refunded when the order was cancelled, and reported', async () => {
    const { id, url, reference } = await begun()
    await operate('cancelOrder', id)
    stripe.pay(url)
    await tellAll()
    await refund()
    const order = await audit(id)
    expect(order).toMatchObject({ status: 'CANCELLED', paymentStatus: 'EXPIRED' })
    const [payment] = order.payments
    expect(payment).toMatchObject({
      status: 'RETURNED',
      failureCode: 'not_owed',
      amountRefunded: 10_000n,
      refunds: [{ status: 'SENT', amount: 10_000n, providerRefundId: stripe.refunds.at(-1)!.id }],
    })
    expect(stripe.keptOf(reference)).toBe(0)
    expect(await auditOf(payment!.id)).toMatchObject([
      { action: 'return_payment', before: { status: 'EXPIRED' }, after: { status: 'RETURNED' } },
    ])
    expect(JSON.stringify(await auditOf(payment!.id))).not.toContain('/pay/')
    expect(
      lines.filter(({ msg }) => String(msg).startsWith('A payment that was not owed')),
    ).toMatchObject([
      { level: 40, payment: { orderId: id }, refund: { amount: 100, currency: 'USD' } },
    ])
    expect(await metric('masthead_payment_refunds_total{reason="not_owed",outcome="sent"}')).toBe(1)
  })

  it('is refunded when a transfer was recorded first', async () => {
    const { id, url } = await begun()
    stripe.pay(url)
    await operate('markOrderPaid', id)
    await reconcile()
    await refund()
    expect(await audit(id)).toMatchObject({ status: 'PAID', customerInvoiceSource: 'WIRE' })
    await tellAll()
    await refund()
    await audit(id)
  })

  it('cannot arrive after Stripe has expired the page', async () => {
    const { id, url } = await begun()
    await operate('cancelOrder', id)
    await reconcile()
    expect(() => stripe.pay(url)).toThrow('expired')
    const before = stripe.events.length
    await reconcile()
    expect(stripe.events.length).toBe(before)
    await tellAll()
    expect((await audit(id)).payments).toMatchObject([{ status: 'EXPIRED', sessionOpen: false }])
  })

  it('is refunded when it is another amount, and the order can be paid again', async () => {
    const { id, url, visitor } = await begun()
    stripe.pay(url, 'card', 9_999)
    await tellAll()
    await refund()
    const order = await audit(id)
    expect(order).toMatchObject({ status: 'CREATED', paymentStatus: 'FAILED' })
    expect(order.payments).toMatchObject([
      { status: 'RETURNED', failureCode: 'other_amount', amountRefunded: 9_999n },
    ])
    const { headers } = await visitor.pay({ provider: 'stripe' })
    stripe.pay(headers.location!)
    await tellAll()
    expect((await audit(id)).status).toBe('PAID')
  })

  it('pays the order when the guest has since chosen another method', async () => {
    const { id, url, visitor } = await begun()
    await visitor.pay({ provider: 'WIRE' })
    stripe.pay(url)
    await tellAll()
    const order = await audit(id)
    expect(order).toMatchObject({ status: 'PAID', customerInvoiceSource: 'CARD_PROCESSOR' })
    expect(order.payments.map(({ provider, status }) => [provider, status]).sort()).toEqual([
      ['WIRE', 'EXPIRED'],
      ['stripe', 'SUCCEEDED'],
    ])
  })

  it('is refunded once even if the response is lost', async () => {
    const { id, url } = await begun()
    await operate('cancelOrder', id)
    stripe.pay(url)
    await tellAll()
    stripe.trouble = (request) => (request === 'POST /v1/refunds' ? 'lost after' : undefined)
    await refund()
    stripe.trouble = () => undefined
    expect(await refundsOf(id)).toMatchObject([{ status: 'REQUESTED' }])
    // The job is retried after a delay, for which the test does not wait.
    await api.prisma.$executeRaw`
      SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at := now())
      FROM graphile_worker.jobs WHERE task_identifier = 'refund_payment'`
    await refund()
    expect(await refundsOf(id)).toMatchObject([{ status: 'SENT' }])
    await audit(id)
  })
})

describe('a refund of an order item', () => {
  const refundItem = (orderItemId: string, more: object = {}) =>
    ({ orderItemId, method: 'CARD_PROCESSOR', ...more }) as const

  const paidItems = async (units: number) => {
    const { id, url } = await begun(units)
    stripe.pay(url)
    await tellAll()
    return api.prisma.orderItem.findMany({ where: { orderId: id }, orderBy: { id: 'asc' } })
  }

  it('is made by the provider of the payment, and names the refund', async () => {
    const [one, two] = await paidItems(2)
    await api.mutate(api.operator, 'refundOrderItem', refundItem(one!.id))
    await refund()
    const [made] = stripe.refunds.slice(-1)
    expect(made).toMatchObject({ amount: 10_000 })
    const item = await api.prisma.orderItem.findUniqueOrThrow({ where: { id: one!.id } })
    expect(item).toMatchObject({
      isRefunded: true,
      refundMethod: 'CARD_PROCESSOR',
      refundReference: made!.id,
    })
    await api.mutate(api.operator, 'refundOrderItem', refundItem(two!.id))
    await refund()
    const { payments } = await api.graph(
      team.token,
      `{ payments(where: {orderId: {eq: "${one!.orderId}"}}) { nodes { amount amountRefunded } } }`,
    )
    expect(payments.nodes).toEqual([{ amount: 200, amountRefunded: 200 }])
  })

  it('is refused without a card payment, unless the operator chooses the method', async () => {
    const { items } = await swapping(api).paid(team, product.id)
    const { extensions } = await api.mutateError(
      api.operator,
      'refundOrderItem',
      refundItem(items[0]!.id),
    )
    expect(extensions.code).toBe('invalid_transition')
    await api.mutate(
      api.operator,
      'refundOrderItem',
      refundItem(items[0]!.id, { reference: 'R-1' }),
    )
  })

  it('that the bank returns is reported', async () => {
    const [item] = await paidItems(1)
    await api.mutate(api.operator, 'refundOrderItem', refundItem(item!.id))
    await refund()
    stripe.failRefund(stripe.refunds.at(-1)!)
    const event = stripe.events.at(-1)!
    await tellAll()
    expect(await tell(event)).toBe(200)
    const failed = await api.prisma.paymentRefund.findFirstOrThrow({
      where: { orderItemId: item!.id },
      include: { payment: true },
    })
    expect(failed).toMatchObject({
      status: 'FAILED',
      failureMessage: 'lost_or_stolen_card',
      payment: { amountRefunded: 0n },
    })
    expect(await auditOf(failed.id)).toMatchObject([{ action: 'fail_refund' }])
    expect(
      await metric('masthead_payment_refunds_total{reason="order_item",outcome="failed"}'),
    ).toBe(1)
  })
})

describe('webhooks that Stripe delays, repeats, reorders and loses', () => {
  it('has every payment settled once or refunded, to the cent', async () => {
    let seed = 20261123
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return Math.floor((seed / 2_147_483_648) * below)
    }
    stripe.trouble = () =>
      ([undefined, undefined, undefined, 'lost', 'lost after', 'refused', { lateMs: 20 }] as const)[
        random(7)
      ]
    const orders: string[] = []
    const patient = async <T>(work: () => Promise<T>): Promise<T> => {
      for (let tries = 0; ; tries++) {
        try {
          return await work()
        } catch (error) {
          if (tries === 30) throw error
        }
      }
    }
    const one = async () => {
      const { id, reference_number } = await checkOut(api, team, [line(product.id, 1 + random(3))])
      orders.push(id)
      const visitor = await guest(api.app, reference_number)
      const url = await patient(async () => {
        const { headers, statusCode } = await visitor.pay({ provider: 'stripe' })
        if (statusCode !== 303) throw new Error('again')
        return headers.location!
      })
      if (random(4) === 0) await visitor.pay({ provider: 'WIRE' })
      const end = [
        () => operate('cancelOrder', id).catch(() => {}),
        () => operate('markOrderPaid', id).catch(() => {}),
        async () => {},
        async () => {},
      ][random(4)]!
      const isFirst = random(2) === 0
      if (isFirst) await end()
      const session = stripe.sessions.get(url.split('/').at(-1)!)!
      if (random(5) > 0 && session.status === 'open')
        stripe.pay(url, random(3) === 0 ? 'debit' : 'card')
      if (!isFirst) await end()
      if (stripe.processing().includes(session) && random(2) === 0)
        stripe.answerDebit(url, random(3) > 0 ? 'succeeded' : 'failed')
    }
    for (let round = 0; round < runs(6); round++) {
      await Promise.all(Array.from({ length: 4 }, one))
      const events = stripe.events
        .splice(0)
        .filter(() => random(3) > 0)
        .flatMap((event) => (random(3) === 0 ? [event, event] : [event]))
        .sort(() => random(3) - 1)
      await Promise.all(events.map((event) => tell(event)))
      await reconcile().catch(() => {})
    }
    stripe.trouble = () => undefined
    for (const { id } of stripe.processing()) stripe.answerDebit(id, 'succeeded')
    stripe.events.length = 0
    await reconcile()
    await refund()
    for (const id of orders) await audit(id)
    expect(orders).toHaveLength(4 * runs(6))
  })
})
