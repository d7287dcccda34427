import { describe, expect, it } from 'vitest'
import { parseEnv } from '../../src/config/env.js'
import { payCoveredOrders } from '../../src/domain/ordering/payment.js'
import { runJobs } from '../../src/jobs/queue.js'
import { testApi } from '../support/api.js'
import { guest } from '../support/clients/guest.js'
import { auditLedger, grantCredit } from '../support/fixtures/ledger.js'
import { checkOut, line } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeBuyer } from '../support/fixtures/team.js'

const api = await testApi({
  env: { PAYMENT_TEST_PROVIDER: '1', CHECKOUT_DISCOUNT_MAX_PERCENT: '30' },
})

const limit = (id: string, percent: number | null, token = api.operator) =>
  api.post(token, '/graphql', {
    query: `mutation { updateTeam(input: {id: "${id}", discountLimitPercent: ${percent}}) { discountLimitPercent } }`,
  })

async function shopper() {
  const team = await makeBuyer(api)
  const { id } = await makeProduct(api, { standard: 33.35 })
  const checkout = (discount: number, more: object = {}) =>
    api.post(team.token, '/orders/checkout', {
      profile_id: team.profileId,
      line_items: [line(id, 2)],
      discount,
      ...more,
    })
  return { ...team, productId: id, checkout }
}

describe('the discount of a checkout', () => {
  it('is limited by the settings, and the refusal includes the limit', async () => {
    const { checkout, token, profileId, productId } = await shopper()
    expect(await checkout(20.01)).toMatchObject({ status: 200, body: { total: 46.69 } })
    const { status, body } = await checkout(20.02)
    expect(status).toBe(400)
    expect(body.issues).toEqual([
      {
        path: ['discount'],
        code: 'out_of_range',
        message: 'must be at most 20.01, which is 30 % of the subtotal',
        max: 20.01,
        unit: 'USD',
      },
    ])
    const input = `profileId: "${profileId}", lineItems: [{productId: "${productId}", quantity: 1, isAddOn: false}], discount: 20`
    const { extensions } = await api.graphError(
      token,
      `mutation { checkout(input: {${input}}) { id } }`,
    )
    expect(extensions.issues).toMatchObject([{ path: ['input', 'discount'], code: 'out_of_range' }])
  })

  it('is limited by the limit of the team, which overrides the settings', async () => {
    const { id, checkout, token } = await shopper()
    expect((await limit(id, 80)).body.data.updateTeam).toEqual({ discountLimitPercent: 80 })
    expect((await checkout(53.36)).status).toBe(200)
    expect((await checkout(53.37)).status).toBe(400)
    await limit(id, 0)
    expect((await checkout(0)).status).toBe(200)
    expect((await checkout(0.01)).body.issues[0].message).toContain('at most 0.00,')
    await limit(id, null)
    expect((await checkout(20.01)).status).toBe(200)
    expect((await limit(id, 100, token)).body.errors[0].extensions.code).toBe('operator_only')
    for (const wrong of [-1, 101]) {
      const { body } = await limit(id, wrong)
      expect(body.errors[0].extensions.issues[0].path).toEqual(['input', 'discountLimitPercent'])
    }
    const seen = await api.graphError(token, `{ team(id: "${id}") { discountLimitPercent } }`)
    expect(seen.extensions.code).toBe('operator_only')
  })

  it('that covers the whole price is confirmed by an operator, not by the guest', async () => {
    const { id, checkout } = await shopper()
    await limit(id, 100)
    const { body: free } = await checkout(66.7)
    expect(free.total).toBe(0)
    const visitor = await guest(api.app, free.reference_number)
    expect((await visitor.get()).body).toContain('waiting to be confirmed')
    expect((await visitor.get()).body).not.toContain('<form')
    // The page has no form to confirm it, but a guest can still send the request.
    expect((await visitor.pay({ provider: 'none' })).statusCode).toBe(403)
    await runJobs([payCoveredOrders], api.app.services)
    const status = async () =>
      (await api.prisma.order.findUniqueOrThrow({ where: { id: free.id } })).status
    expect(await status()).toBe('CREATED')
    await api.graph(
      api.operator,
      `mutation { markOrderPaid(input: {orderId: "${free.id}"}) { id } }`,
    )
    expect(await status()).toBe('PAID')
  })

  it('requires an operator also if credits cover the rest', async () => {
    const team = await shopper()
    await grantCredit(api, team.id, 100)
    const { id, reference_number, total } = await checkOut(api, team, [line(team.productId, 2)], {
      discount: 20,
    })
    expect(total).toBe(0)
    await runJobs([payCoveredOrders], api.app.services)
    const visitor = await guest(api.app, reference_number)
    expect((await visitor.get()).body).toContain('waiting to be confirmed')
    expect((await api.prisma.order.findUniqueOrThrow({ where: { id } })).status).toBe('CREATED')
    await api.mutate(api.operator, 'markOrderPaid', { orderId: id })
    expect(await auditLedger(api, team.id)).toBe(53_30n)
  })

  it('is refused unless the settings or an operator allow it', async () => {
    const plain = parseEnv({ DATA_DIR: '/tmp' })
    expect(plain.checkoutDiscountMaxPercent).toBe(0)
  })
})

describe("the email address of an order's guest", () => {
  const email = async (id: string) =>
    (await api.prisma.order.findUniqueOrThrow({ where: { id } })).guestEmail
  const set = (token: string, orderId: string, address: string | null) =>
    api.post(token, '/graphql', {
      query:
        'mutation ($input: SetGuestEmailInput!) { setGuestEmail(input: $input) { guestEmail isGuestOrder } }',
      variables: { input: { orderId, email: address } },
    })

  it('is entered once on the page, and then changed only by the team and operators', async () => {
    const team = await shopper()
    const { id, reference_number } = await checkOut(api, team, [line(team.productId)])
    const visitor = await guest(api.app, reference_number)
    const choice = { provider: 'test', card: 'leave' }
    expect((await visitor.get()).body).toContain('name="email"')
    await visitor.pay({ ...choice, email: 'payer@example.com' })
    expect(await email(id)).toBe('payer@example.com')
    expect((await visitor.get()).body).not.toContain('name="email"')
    expect((await visitor.get()).body).not.toContain('payer@example.com')
    await visitor.pay({ ...choice, email: 'thief@example.com' })
    expect(await email(id)).toBe('payer@example.com')
    await visitor.pay({ ...choice, email: 'payer@example.com' })

    const answer = await set(team.token, id, 'ours@example.com')
    expect(answer.body.data.setGuestEmail).toEqual({
      guestEmail: 'ours@example.com',
      isGuestOrder: true,
    })
    expect((await set(api.operator, id, null)).body.data.setGuestEmail.isGuestOrder).toBe(false)
    const other = await makeBuyer(api)
    expect((await set(other.token, id, 'x@example.com')).body.errors[0].extensions.code).toBe(
      'not_found',
    )
    expect((await set(team.token, id, 'nope')).body.errors[0].extensions.code).toBe(
      'validation_failed',
    )
    expect(await api.prisma.auditEntry.count({ where: { entityId: id } })).toBe(2)
  })
})
