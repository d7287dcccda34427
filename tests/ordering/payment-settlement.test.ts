import { describe, expect, it } from 'vitest'
import { createLogger } from '../../src/config/log.js'
import { payByCard } from '../../src/domain/ordering/card-payment.js'
import { expireCredits } from '../../src/domain/ordering/ledger.js'
import { endUnpaidOrders } from '../../src/domain/ordering/order.js'
import { payCoveredOrders } from '../../src/domain/ordering/payment.js'
import {
  endLatePayments,
  expirePayments,
  settleOrderPayments,
  settlePayments,
} from '../../src/domain/ordering/payment-settlement.js'
import { runJobs, startJobs } from '../../src/jobs/queue.js'
import type { PaymentProvider } from '../../src/payment/provider.js'
import { testApi } from '../support/api.js'
import { guest } from '../support/clients/guest.js'
import { auditLedger, grantCredit } from '../support/fixtures/ledger.js'
import { checkOut, line } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { swapping } from '../support/fixtures/swap.js'
import { makeBuyer } from '../support/fixtures/team.js'

const api = await testApi()
const { paid, propose } = swapping(api)

const product = await makeProduct(api)
const dearer = await makeProduct(api, { standard: 150 })
const own = await makeBuyer(api)

const attemptsOf = (orderId: string) =>
  api.prisma.orderPayment.findMany({ where: { orderId }, orderBy: { createdAt: 'asc' } })

describe('an order without an amount to pay', () => {
  it('is confirmed without a charge', async () => {
    await grantCredit(api, own.id, 100)
    const { id, reference_number } = await checkOut(api, own, [line(product.id)])
    const visitor = await guest(api.app, reference_number)
    await visitor.pay({ provider: 'WIRE' })
    await visitor.pay({ provider: 'test', card: 'leave' })
    await visitor.pay({ provider: 'test', card: 'tok_success' })
    expect((await api.get(own.token, `/orders/${id}`)).body).toMatchObject({
      status: 'CREATED',
      payment_status: 'NOT_STARTED',
    })
    await runJobs([payCoveredOrders], api.app.services)
    expect((await api.get(own.token, `/orders/${id}`)).body.status).toBe('PAID')
    expect(await attemptsOf(id)).toEqual([])
  })
})

/** An order with an interrupted charge, and the ID of the attempt. */
async function leftOver(): Promise<{ id: string; attempt: string }> {
  const { id } = await checkOut(api, own, [line(product.id)])
  const { payments, prisma } = api.app.services
  const dying: PaymentProvider = {
    ...payments.get('test')!,
    charge: () => Promise.reject(new Error('the process dies here')),
  }
  const services = { prisma, payments: new Map([['test', dying]]) }
  await expect(payByCard(services, { orderId: id }, dying, 'tok_success')).rejects.toThrow('dies')
  const [attempt] = await attemptsOf(id)
  return { id, attempt: attempt!.id }
}

const statusOf = async (id: string) => (await api.get(own.token, `/orders/${id}`)).body.status

/** Makes changes of the rows of a table with an ID in a column fail. @returns a function that ends this */
async function refuse(table: string, change: string, column: string, id: string) {
  const { prisma } = api
  await prisma.$executeRawUnsafe(
    `CREATE FUNCTION refuse_${table}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'refused'; END $$`,
  )
  await prisma.$executeRawUnsafe(
    `CREATE TRIGGER refuse BEFORE ${change} ON "${table}" FOR EACH ROW WHEN (NEW.${column} = '${id}') EXECUTE FUNCTION refuse_${table}()`,
  )
  return () => prisma.$executeRawUnsafe(`DROP FUNCTION refuse_${table} CASCADE`)
}

describe('settling', () => {
  it('continues after a charge whose status the provider cannot return, and reports it', async () => {
    const [first, second] = [await leftOver(), await leftOver()]
    const { payments, prisma } = api.app.services
    const card = payments.get('test')!
    const failing: PaymentProvider = {
      ...card,
      charge: (charge, signal) =>
        charge.idempotencyKey === first.attempt
          ? Promise.reject(new Error('no answer'))
          : card.charge!(charge, signal),
    }
    const settled = settlePayments({ prisma, payments: new Map([['test', failing]]) }, 0)
    await expect(settled).rejects.toThrow(
      `Payments that could not be settled: ${first.attempt} (no answer)`,
    )
    expect([await statusOf(first.id), await statusOf(second.id)]).toEqual(['CREATED', 'PAID'])
    await settlePayments(api.app.services, 0)
    expect(await statusOf(first.id)).toBe('PAID')
  })

  it('times out on a charge without a response, and continues', async () => {
    const [first, second] = [await leftOver(), await leftOver()]
    const { payments, prisma } = api.app.services
    const card = payments.get('test')!
    let passedSignal: AbortSignal | undefined
    const hanging: PaymentProvider = {
      ...card,
      answersWithinMs: 500,
      charge: (charge, signal) => {
        if (charge.idempotencyKey !== first.attempt) return card.charge!(charge, signal)
        passedSignal = signal
        return new Promise(() => {})
      },
    }
    const settled = settlePayments({ prisma, payments: new Map([['test', hanging]]) }, 0)
    await expect(settled).rejects.toThrow(
      `${first.attempt} (The payment provider test did not respond within 500 ms)`,
    )
    expect(passedSignal!.aborted).toBe(true)
    expect([await statusOf(first.id), await statusOf(second.id)]).toEqual(['CREATED', 'PAID'])
    await settlePayments(api.app.services, 0)
    expect(await statusOf(first.id)).toBe('PAID')
  })

  it('reports a payment whose provider no longer exists, and continues', async () => {
    const [first, second] = [await leftOver(), await leftOver()]
    const takenBy = (provider: string) =>
      api.prisma.orderPayment.update({ where: { id: first.attempt }, data: { provider } })
    await takenBy('gone')
    await expect(settlePayments(api.app.services, 0)).rejects.toThrow(
      `Payments that could not be settled: ${first.attempt} (The payment provider gone is not configured or cannot charge cards)`,
    )
    expect([await statusOf(first.id), await statusOf(second.id)]).toEqual(['CREATED', 'PAID'])
    await takenBy('test')
    await settlePayments(api.app.services, 0)
    expect(await statusOf(first.id)).toBe('PAID')
  })
})

describe('an error with one payment', () => {
  it('does not stop the settlement and expiry of others, and every error is reported', async () => {
    const { attempt } = await leftOver()
    const old = new Date(Date.now() - 11_000)
    await api.prisma.orderPayment.update({
      where: { id: attempt },
      data: { provider: 'gone', updatedAt: old },
    })
    const [one, two] = await Promise.all(
      [0, 1].map(async (age) => {
        const { id, reference_number } = await checkOut(api, own, [line(product.id)])
        await (await guest(api.app, reference_number)).pay({ provider: 'test', card: 'leave' })
        await api.prisma.order.update({ where: { id }, data: { paymentExpiresAt: new Date(age) } })
        return id as string
      }),
    )
    const allow = await refuse('order', 'UPDATE', 'id', one!)
    const settle = () => settleOrderPayments.run({}, api.app.services)
    const end = () => endLatePayments.run({}, api.app.services)
    await expect(settle()).rejects.toThrow(
      `${attempt} (The payment provider gone is not configured`,
    )
    await expect(end()).rejects.toThrow(`payment could not be expired: ${one} (`)
    const progress = async (id: string) =>
      (await api.get(own.token, `/orders/${id}`)).body.payment_status
    expect([await progress(one!), await progress(two!)]).toEqual(['OPEN', 'EXPIRED'])
    await allow()
    await api.prisma.orderPayment.update({
      where: { id: attempt },
      data: { provider: 'test', updatedAt: old },
    })
    await settle()
    await end()
    expect(await progress(one!)).toBe('EXPIRED')
  })

  it('does not stop the expiry of credits of other teams', async () => {
    const teams = [await makeBuyer(api), await makeBuyer(api)]
    for (const { id } of teams) await grantCredit(api, id, 10, new Date(Date.now() - 1000))
    const bad = teams.map(({ id }) => id).sort()[0]!
    const allow = await refuse('team_ledger', 'INSERT', 'team_id', bad)
    const expire = () => expireCredits.run({}, api.app.services)
    await expect(expire()).rejects.toThrow(`could not be written off: ${bad} (`)
    const balances = () => Promise.all(teams.map(({ id }) => auditLedger(api, id)))
    expect((await balances()).sort()).toEqual([0n, 1000n])
    await allow()
    await expire()
    expect(await balances()).toEqual([0n, 0n])
  })
})

describe('a start', () => {
  it('settles interrupted payments within 15 seconds', async () => {
    const { id, attempt } = await leftOver()
    await api.prisma.orderPayment.update({
      where: { id: attempt },
      data: { updatedAt: new Date(Date.now() - 11_000) },
    })
    const worker = await startJobs([settleOrderPayments], api.app.services, createLogger('silent'))
    try {
      // The scheduled job may run first.
      await api.prisma.$executeRaw`
        UPDATE graphile_worker._private_jobs SET run_at = now()
        WHERE run_at < now() + interval '12 s'`
      await expect.poll(() => statusOf(id)).toBe('PAID')
    } finally {
      await worker.stop()
    }
  })
})

describe('expiry', () => {
  it('waits for a concurrent payment of a swap', async () => {
    const bought = await paid(own, product.id)
    const { id, paymentUrl } = (await propose(bought.items[0]!.id, dearer.id)).body.data.proposeSwap
    const visitor = await guest(api.app, new URL(paymentUrl).pathname.split('/').at(-1)!)
    await visitor.pay({ provider: 'test', card: 'leave' })
    const { prisma } = api
    await prisma.orderPayment.updateMany({
      where: { swapId: id },
      data: { expiresAt: new Date(0) },
    })
    let expired: Promise<void> | undefined
    await prisma.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT FROM "order" WHERE id = ${bought.id}::uuid FOR UPDATE`
      expired = expirePayments(prisma)
      await new Promise((resolve) => setTimeout(resolve, 200))
      await tx.orderPayment.updateMany({ where: { swapId: id }, data: { status: 'PROCESSING' } })
    })
    await expired
    expect(await prisma.orderPayment.findMany({ where: { swapId: id } })).toMatchObject([
      { status: 'PROCESSING', settledAt: null },
    ])
  })
})

describe('an order of the largest size', () => {
  it('is paid in few statements for any number of units', async () => {
    const largest = await checkOut(
      api,
      own,
      Array.from({ length: 100 }, () => line(product.id, 100)),
    )
    const small = await checkOut(api, own, [line(product.id)])
    const pay = (id: string) => () =>
      api.graph(api.operator, `mutation { markOrderPaid(input: {orderId: "${id}"}) { status } }`)
    const few = await api.sqlOf(pay(small.id))
    const many = await api.sqlOf(pay(largest.id))
    expect(many.length).toBe(few.length)
    const articles = await api.prisma.article.count({
      where: { orderItem: { orderId: largest.id } },
    })
    expect(articles).toBe(10_000)
  })
})

describe('unpaid orders', () => {
  const days = (count: number) => new Date(Date.now() - count * 86_400_000)
  const end = (unpaidOrderDays?: number) => {
    const { prisma, env } = api.app.services
    return endUnpaidOrders.run({}, { prisma, env: { ...env, unpaidOrderDays } })
  }
  const aged = async (age: number) => {
    const { id, reference_number } = await checkOut(api, own, [line(product.id)])
    await api.prisma.order.update({ where: { id }, data: { createdAt: days(age) } })
    return { id: id as string, reference: reference_number as string }
  }

  it('expire after a configured time and return their credits, unless a payment is pending', async () => {
    const team = await makeBuyer(api)
    await grantCredit(api, team.id, 40)
    const withCredits = await checkOut(api, team, [line(product.id)])
    await api.prisma.order.update({ where: { id: withCredits.id }, data: { createdAt: days(8) } })
    const [old, young, waiting, done] = [await aged(8), await aged(6), await aged(8), await aged(8)]
    await (await guest(api.app, waiting.reference)).pay({ provider: 'WIRE' })
    await api.mutate(api.operator, 'markOrderPaid', { orderId: done.id })
    await end()
    expect(await statusOf(old.id)).toBe('CREATED')
    await Promise.all([end(7), end(7)])
    expect(await Promise.all([old, young, waiting, done].map(({ id }) => statusOf(id)))).toEqual([
      'CANCELLED',
      'CREATED',
      'CREATED',
      'PAID',
    ])
    expect(await auditLedger(api, team.id)).toBe(4_000n)
    const { auditEntries } = await api.graph(
      api.operator,
      `{ auditEntries(where: {entityId: {eq: "${old.id}"}}) { nodes { action actor { id } } } }`,
    )
    expect(auditEntries.nodes).toEqual([{ action: 'end_unpaid_order', actor: null }])
  })
})
