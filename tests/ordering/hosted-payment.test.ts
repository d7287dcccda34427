import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { expirePayments } from '../../src/domain/ordering/payment-settlement.js'
import { root } from '../../src/root.js'
import { guest } from '../support/clients/guest.js'
import { checkOut, line } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { stripeApi } from '../support/fixtures/stripe.js'
import { swapping } from '../support/fixtures/swap.js'

const { api, stripe, team, product, begun, tell, tellAll, reconcile, metric, audit } =
  await stripeApi()

describe('a payment on a page of Stripe', () => {
  it('redirects the guest there and back, and completes the order', async () => {
    const { id, reference_number: reference } = await checkOut(api, team, [line(product.id, 2)])
    const visitor = await guest(api.app, reference)
    const opened = await visitor.get()
    expect(opened.body).toContain('Pay $200.00 by card')
    expect(opened.headers['content-security-policy']).toContain(`form-action 'self' ${stripe.url};`)
    const answer = await visitor.pay({ provider: 'stripe', email: 'ada@example.com' })
    expect(answer.statusCode).toBe(303)
    const [session] = [...stripe.sessions.values()].slice(-1)
    expect(answer.headers.location).toBe(session!.url)
    const page = `http://127.0.0.1:4000/orders/checkout/${reference}`
    expect(session!.asked).toMatchObject({
      mode: 'payment',
      client_reference_id: reference,
      customer_email: 'ada@example.com',
      success_url: `${page}/return`,
      cancel_url: page,
      adaptive_pricing: { enabled: 'false' },
      line_items: [{ quantity: '1', price_data: { unit_amount: '20000', currency: 'usd' } }],
    })
    const open = (await api.get(team.token, `/orders/${id}`)).body
    expect(open).toMatchObject({
      status: 'CREATED',
      payment_status: 'OPEN',
      checkout_session_id: session!.id,
      payment_intent_id: null,
      payment_expires_at: new Date(session!.expires_at * 1000).toISOString(),
    })
    expect((await visitor.get()).body).toContain(`href="${session!.url}"`)

    stripe.pay(session!.url)
    await tellAll()
    const paid = (await api.get(team.token, `/orders/${id}`)).body
    expect(paid).toMatchObject({
      status: 'PAID',
      payment_status: 'PAID',
      checkout_link: null,
      checkout_session_id: session!.id,
      payment_intent_id: session!.payment_intent,
      guest_processor_customer_id: session!.customer,
      customer_invoice_source: 'CARD_PROCESSOR',
      guest_email: 'ada@example.com',
    })
    await audit(id)
    expect((await visitor.get()).body).toContain('this order is paid')
  })

  it('is confirmed when the guest returns, and a later webhook changes nothing', async () => {
    const { id, visitor, url, reference } = await begun()
    stripe.pay(url)
    const back = await api.app.inject({ url: `/orders/checkout/${reference}/return` })
    expect([back.statusCode, back.headers.location]).toEqual([303, `/orders/checkout/${reference}`])
    const { datePaid, clientSecret } = await audit(id)
    expect(clientSecret).toMatch(/^pi_\w+_secret$/)
    expect((await visitor.get()).body).toContain('this order is paid')
    await tellAll()
    expect((await audit(id)).datePaid).toEqual(datePaid)
  })

  it('is confirmed by polling Stripe without a webhook', async () => {
    const { id, url } = await begun()
    stripe.pay(url)
    stripe.events.length = 0
    await reconcile()
    expect((await audit(id)).status).toBe('PAID')
  })

  it('is recorded once for repeated and concurrent webhooks', async () => {
    const { id, url } = await begun()
    stripe.pay(url)
    const event = stripe.events.pop()!
    const before = await metric('masthead_payment_events_total{outcome="repeated"}')
    expect(await Promise.all(Array.from({ length: 6 }, () => tell(event)))).toEqual(
      Array(6).fill(200),
    )
    await audit(id)
    expect(await api.prisma.paymentEvent.count({ where: { eventId: event.id } })).toBe(1)
    expect(await metric('masthead_payment_events_total{outcome="repeated"}')).toBe(before + 5)
  })

  it('reuses the same page for concurrent requests of the guest', async () => {
    const { id, reference_number } = await checkOut(api, team, [line(product.id)])
    const visitor = await guest(api.app, reference_number)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => visitor.pay({ provider: 'stripe' })),
    )
    const places = new Set(answers.map(({ headers }) => headers.location))
    expect(places.size).toBe(1)
    const again = await visitor.pay({ provider: 'stripe' })
    expect(again.headers.location).toBe([...places][0])
    stripe.pay([...places][0]!)
    await tellAll()
    expect((await audit(id)).status).toBe('PAID')
  })

  it('by a debit waits for the bank, whose result may arrive before the start', async () => {
    for (const [outcome, reordered, status] of [
      ['succeeded', false, 'PAID'],
      ['succeeded', true, 'PAID'],
      ['failed', false, 'FAILED'],
      ['failed', true, 'FAILED'],
    ] as const) {
      const { id, visitor, url } = await begun()
      stripe.pay(url, 'debit')
      if (!reordered) {
        await tellAll()
        expect((await audit(id)).paymentStatus).toBe('PROCESSING')
        expect((await visitor.get()).body).toContain('can take some days')
        await reconcile()
        expect((await audit(id)).paymentStatus).toBe('PROCESSING')
      }
      stripe.answerDebit(url, outcome)
      stripe.events.reverse()
      await tellAll()
      expect((await audit(id)).paymentStatus).toBe(status)
    }
  })

  it('of a failed debit is found by polling as well, with its reason', async () => {
    const { id, visitor, url } = await begun()
    stripe.pay(url, 'debit')
    stripe.answerDebit(url, 'failed')
    stripe.events.length = 0
    await reconcile()
    expect((await audit(id)).payments).toMatchObject([
      { status: 'FAILED', failureCode: 'debit_not_authorized' },
    ])
    expect((await visitor.get()).body).toContain('It was refused.')
    const { headers } = await visitor.pay({ provider: 'stripe' })
    expect(headers.location).not.toBe(url)
    stripe.pay(headers.location!)
    await tellAll()
    expect((await audit(id)).status).toBe('PAID')
  })

  it('expires, at Stripe first', async () => {
    const { id, url, visitor } = await begun()
    const past = new Date(Date.now() - 1000)
    await api.prisma.order.update({ where: { id }, data: { paymentExpiresAt: past } })
    await api.prisma.orderPayment.updateMany({ where: { orderId: id }, data: { expiresAt: past } })
    await expirePayments(api.prisma)
    expect((await audit(id)).paymentStatus).toBe('OPEN')
    await reconcile()
    expect(await audit(id)).toMatchObject({ paymentStatus: 'EXPIRED', paymentExpiresAt: null })
    expect(() => stripe.pay(url)).toThrow('expired')
    await tellAll()
    expect((await visitor.get()).body).toContain('not completed in time')
  })

  it('just before the expiry is accepted', async () => {
    const { id, url } = await begun()
    await api.prisma.orderPayment.updateMany({
      where: { orderId: id },
      data: { expiresAt: new Date(0) },
    })
    stripe.pay(url)
    stripe.events.length = 0
    await reconcile()
    expect((await audit(id)).status).toBe('PAID')
  })

  it('pays a swap', async () => {
    const dearer = await makeProduct(api, { standard: 150 })
    const { paid, propose } = swapping(api)
    const { id, items } = await paid(team, product.id)
    const { referenceNumber } = (await propose(items[0]!.id, dearer.id)).body.data.proposeSwap
    const visitor = await guest(api.app, referenceNumber)
    const { headers } = await visitor.pay({ provider: 'stripe' })
    stripe.pay(headers.location!)
    await tellAll()
    expect((await visitor.get()).body).toContain('the change is made')
    expect(stripe.keptOf(referenceNumber)).toBe(5000)
    expect(await api.prisma.swap.findFirst({ where: { orderId: id } })).toMatchObject({
      status: 'COMPLETED',
    })
  })

  it('is not offered for amounts that Stripe does not accept', async () => {
    const [cheap, dear] = [0.3, 1_000_000]
    for (const standard of [cheap, dear]) {
      const { id } = await makeProduct(api, { standard })
      const { reference_number } = await checkOut(api, team, [line(id)])
      const { body } = await (await guest(api.app, reference_number)).get()
      expect(body).not.toContain('value="stripe"')
      expect(body).toContain('value="WIRE"')
    }
  })
})

test('the package of Stripe is loaded with the first payment, where there is a key', () => {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  const named = files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const text = readFileSync(join(root, 'src', file), 'utf8')
      return [...text.matchAll(/^.*(?:from|import\() ?'stripe'.*$/gm)].map(([line]) => line.trim())
    })
  expect(named.sort()).toEqual([
    "const { Stripe } = await import('stripe')",
    "import type { Stripe } from 'stripe'",
    "import type { Stripe } from 'stripe'",
  ])
})

describe('a request to the webhook', () => {
  it('is refused without a valid signature, and changes nothing', async () => {
    const { id, url } = await begun()
    stripe.pay(url)
    const event = stripe.events.pop()!
    expect(await tell(event, 'whsec_of_somebody_else')).toBe(403)
    const { payload } = stripe.signed(event)
    const unsigned = await api.app.inject({
      method: 'POST',
      url: '/payments/stripe/webhook',
      payload,
    })
    expect(unsigned.statusCode).toBe(403)
    expect(unsigned.json()).toMatchObject({ code: 'invalid_signature' })
    const empty = await api.app.inject({ method: 'POST', url: '/payments/stripe/webhook' })
    expect(empty.statusCode).toBe(403)
    expect((await api.prisma.order.findUniqueOrThrow({ where: { id } })).status).toBe('CREATED')
    expect(await metric('masthead_payment_events_total{outcome="refused"}')).toBe(3)
  })

  it('is refused as malformed when it is signed but invalid', async () => {
    const paid = { type: 'checkout.session.completed', id: 'evt_malformed' }
    const object = { id: 'cs_1', payment_status: 'paid', payment_intent: 'pi_1' }
    const malformed: unknown[] = [
      null,
      [],
      'text',
      {},
      { ...paid, id: 5 },
      { ...paid, data: null },
      { ...paid, data: {} },
      { ...paid, data: { object: null } },
      { ...paid, data: { object: { id: {} } } },
      { ...paid, data: { object: { ...object, amount_total: 1.5 } } },
      { ...paid, data: { object: { ...object, amount_total: 'many' } } },
      { ...paid, data: { object: { ...object, currency: 5 } } },
      { ...paid, data: { object: { ...object, id: 'cs\0' } } },
      { type: 'refund.failed', id: 'evt_1', data: { object: { metadata: 'x' } } },
    ]
    for (const event of malformed)
      expect(await tell(event as never), JSON.stringify(event)).toBe(400)
    const foreign = { metadata: { masthead_refund_id: 'no-uuid' }, status: 'failed' }
    expect(await tell({ type: 'refund.failed', id: 'evt_2', data: { object: foreign } })).toBe(200)
  })

  it('is ignored when it refers to no record', async () => {
    const event = { id: 'evt_other', type: 'customer.created', data: { object: {} } }
    expect(await tell(event)).toBe(200)
    const { url } = await begun()
    const session = { ...stripe.sessions.get(url.split('/').at(-1)!), id: 'cs_of_another_shop' }
    const type = 'checkout.session.completed'
    expect(await tell({ id: 'evt_another', type, data: { object: session } })).toBe(200)
    expect(
      await api.prisma.paymentEvent.count({ where: { eventId: { startsWith: 'evt_an' } } }),
    ).toBe(0)
  })

  it('is not found for an unknown provider', async () => {
    for (const name of ['test', 'WIRE', 'paypal']) {
      const answer = await api.app.inject({ method: 'POST', url: `/payments/${name}/webhook` })
      expect(answer.statusCode).toBe(404)
    }
  })
})

describe('a Stripe API that does not respond', () => {
  it('lets the guest try again', async () => {
    const { id, reference_number } = await checkOut(api, team, [line(product.id)])
    const visitor = await guest(api.app, reference_number)
    stripe.trouble = () => 'refused'
    const refused = await visitor.pay({ provider: 'stripe' })
    expect(refused.statusCode).toBe(503)
    expect(refused.body).toContain('does not respond')
    stripe.trouble = () => undefined
    const { headers } = await visitor.pay({ provider: 'stripe' })
    stripe.pay(headers.location!)
    stripe.trouble = () => 'refused'
    const back = await api.app.inject({ url: `/orders/checkout/${reference_number}/return` })
    expect(back.statusCode).toBe(303)
    expect((await visitor.get()).body).toContain('If you have already paid')
    await expect(reconcile()).rejects.toThrow('Payments whose providers did not respond')
    stripe.trouble = () => undefined
    await reconcile()
    expect((await audit(id)).status).toBe('PAID')
    stripe.events.length = 0
  })
})
