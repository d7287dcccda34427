import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { endUnpaidOrders } from '../../src/domain/ordering/order.js'
import { payCoveredOrders } from '../../src/domain/ordering/payment.js'
import { runJobs } from '../../src/jobs/queue.js'
import { dispatchWebhooks } from '../../src/webhooks/dispatch.js'
import { testApi } from '../support/api.js'
import { guest } from '../support/clients/guest.js'
import { approvalTeam, approving, makeMember, makeSession } from '../support/fixtures/approval.js'
import { auditLedger, grantCredit } from '../support/fixtures/ledger.js'
import { oauthToken } from '../support/fixtures/oauth.js'
import { checkOut, line } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeBuyer } from '../support/fixtures/team.js'

const api = await testApi({
  env: {
    PAYMENT_TEST_PROVIDER: '1',
    PROCESSING_FEE_PERCENT: '3',
    UNPAID_ORDER_DAYS: '14',
    CHECKOUT_DISCOUNT_MAX_PERCENT: '100',
  },
})
const { prisma } = api
const product = await makeProduct(api, { standard: 100 })
const cheap = await makeProduct(api, { standard: 50 })
const { orderOf, refusalOf, waiting, checkOutAsOperator } = approving(api, product.id)

const eventsOf = async (token: string) => {
  await dispatchWebhooks.run(undefined, { prisma } as never)
  return (await api.get(token, '/events')).body.records
}

describe('an order above the amount of the team', () => {
  it('is CREATED without a payment link, and its event has the approval', async () => {
    const { token, ownerId, order } = await waiting()
    expect(order).toMatchObject({ status: 'CREATED', checkout_link: null, total: 103 })
    expect((await api.get(token, `/orders/${order.id}`)).body).toMatchObject({
      status: 'CREATED',
      payment_status: 'NOT_STARTED',
      checkout_link: null,
    })
    expect(await orderOf(token, order.id)).toEqual({
      status: 'CREATED',
      approvalStatus: 'PENDING',
      approvalReason: null,
      approvalDecidedAt: null,
      approvalDecidedById: null,
      checkoutLink: null,
      checkoutById: ownerId,
    })
    const events = await eventsOf(token)
    expect(events).toMatchObject([
      { type: 'order.created', data: { order: { id: order.id, approval_status: 'PENDING' } } },
    ])
    const { body } = await api.get(token, '/orders?filters[approval_status]=PENDING')
    expect(body.records.map(({ id }: { id: string }) => id)).toEqual([order.id])
  })

  it('is approved by another member, and then paid', async () => {
    const { token, approver, order } = await waiting()
    const { status, body } = await api.post(approver.token, `/orders/${order.id}/approve`)
    expect([status, body.status]).toEqual([200, 'CREATED'])
    expect(body.checkout_link).toBe(
      `http://127.0.0.1:4000/orders/checkout/${order.reference_number}`,
    )
    expect(await orderOf(token, order.id)).toMatchObject({
      approvalStatus: 'APPROVED',
      approvalDecidedById: approver.userId,
    })
    await (await guest(api.app, order.reference_number)).pay({
      provider: 'test',
      card: 'tok_success',
    })
    expect(await orderOf(token, order.id)).toMatchObject({ status: 'PAID' })
    const entries = await prisma.auditEntry.findMany({ where: { entityId: order.id } })
    expect(entries).toMatchObject([{ action: 'approve_order', actorId: approver.userId }])
  })

  it('is cancelled with the reason of its rejection', async () => {
    const { token, approver, order } = await waiting()
    const path = `/orders/${order.id}/reject`
    expect((await api.post(approver.token, path, { reason: ' ' })).body).toMatchObject({
      code: 'validation_failed',
      issues: [{ path: ['reason'] }],
    })
    const { status, body } = await api.post(approver.token, path, { reason: 'Too expensive.' })
    expect([status, body.status, body.checkout_link]).toEqual([200, 'CANCELLED', null])
    expect(await orderOf(token, order.id)).toMatchObject({
      status: 'CANCELLED',
      approvalStatus: 'REJECTED',
      approvalReason: 'Too expensive.',
    })
    const events = await eventsOf(token)
    expect(events.at(-1)).toMatchObject({
      type: 'order.cancelled',
      data: { order: { approval_status: 'REJECTED', approval_reason: 'Too expensive.' } },
    })
    expect(await refusalOf(approver.token, 'approveOrder', { orderId: order.id })).toEqual([
      'invalid_transition',
      'status_final',
    ])
  })

  it('counts without credits and the fee, with the discount, and above the amount only', async () => {
    const team = await approvalTeam(api, 100)
    await grantCredit(api, team.id, 90)
    const statusOf = async (cart: object[], more = {}) => {
      const { id } = await checkOut(api, team, cart, more)
      return (await orderOf(team.token, id)).approvalStatus
    }
    expect(await statusOf([line(product.id)])).toBeNull()
    expect(await statusOf([line(product.id), line(cheap.id)], { discount: 50 })).toBeNull()
    expect(await statusOf([line(product.id), line(cheap.id)])).toBe('PENDING')
  })

  it('is named by the quote', async () => {
    const { token, profileId } = await approvalTeam(api)
    const quote = async (productId: string) => {
      const input = { profileId, lineItems: [{ productId, quantity: 1, isAddOn: false }] }
      const query =
        'query ($input: CheckoutInput!) { quoteCheckout(input: $input) { needsApproval issues { code } } }'
      return (await api.graph(token, query, { input })).quoteCheckout
    }
    expect(await quote(product.id)).toEqual({ needsApproval: true, issues: [] })
    expect(await quote(cheap.id)).toEqual({ needsApproval: false, issues: [] })
  })
})

describe('the requester of an approval', () => {
  it('cannot decide, with another token or an application of the same user', async () => {
    const team = await waiting()
    const { order, approver } = team
    const session = await api.token(team)
    await makeSession(api, session)
    const custom = await api.token(team, 'custom', ['orders.approve'])
    const { token: grant } = await oauthToken(api, team)
    for (const token of [team.token, session, custom, grant]) {
      for (const [name, more] of [
        ['approveOrder', {}],
        ['rejectOrder', { reason: 'x' }],
      ] as const)
        expect(await refusalOf(token, name, { orderId: order.id, ...more })).toEqual([
          'missing_scope',
          'own_order',
        ])
    }
    expect((await api.post(team.token, `/orders/${order.id}/approve`)).status).toBe(403)
    expect(await orderOf(team.token, order.id)).toMatchObject({ approvalStatus: 'PENDING' })
    const own = { id: team.id, ownerId: approver.userId }
    const limited = await api.token(own, 'custom', ['orders.create', 'orders.read'])
    expect(await refusalOf(limited, 'approveOrder', { orderId: order.id })).toEqual([
      'missing_scope',
      'scope_missing',
    ])
    const reading = await api.token(own, 'read_only')
    expect(await refusalOf(reading, 'approveOrder', { orderId: order.id })).toEqual([
      'read_only_token',
    ])
  })

  it('is the account owner for a token that an operator has created without a user', async () => {
    const team = await approvalTeam(api)
    const { token } = await api.mutate(
      api.operator,
      'createApiToken',
      { teamId: team.id, name: 'Integration', type: 'FULL_ACCESS' },
      'token',
    )
    const order = await checkOut(api, { ...team, token }, [line(product.id)])
    const input = { orderId: order.id }
    expect(await refusalOf(team.token, 'approveOrder', input)).toEqual([
      'missing_scope',
      'own_order',
    ])
    await api.mutate(team.approver.token, 'approveOrder', input)
  })

  it('may be an operator, who cannot decide', async () => {
    const team = await approvalTeam(api)
    const order = await checkOutAsOperator(team.profileId)
    expect(order.approvalStatus).toBe('PENDING')
    const input = { orderId: order.id }
    expect(await refusalOf(api.operator, 'approveOrder', input)).toEqual(['operator_token'])
    expect(await refusalOf(api.operator, 'rejectOrder', { ...input, reason: 'x' })).toEqual([
      'operator_token',
    ])
    await api.mutate(team.token, 'approveOrder', input)
  })
})

describe('an order that waits for approval', () => {
  it('is not paid by a guest, an operator, a simulated payment or credits', async () => {
    const { token, id: teamId, order } = await waiting()
    const visitor = await guest(api.app, order.reference_number)
    const page = (await visitor.get()).body
    expect(page).toContain('This order waits for approval')
    expect(page).not.toContain('<button')
    for (const provider of ['test', 'WIRE'])
      await visitor.pay({ provider, card: 'tok_success', email: 'guest@example.com' })
    expect(await refusalOf(api.operator, 'markOrderPaid', { orderId: order.id })).toEqual([
      'invalid_transition',
      'not_approved',
    ])
    await grantCredit(api, teamId, 500)
    await runJobs([payCoveredOrders], api.app.services)
    await payCoveredOrders.run(undefined, api.app.services)
    expect(await prisma.order.findUniqueOrThrow({ where: { id: order.id } })).toMatchObject({
      status: 'CREATED',
      paymentStatus: 'NOT_STARTED',
      guestEmail: null,
      creditsApplied: 0n,
    })
    expect(await prisma.orderPayment.count({ where: { orderId: order.id } })).toBe(0)
    expect(await prisma.placement.count({ where: { teamId } })).toBe(0)
    expect(await orderOf(token, order.id)).toMatchObject({ approvalStatus: 'PENDING' })
  })

  it('takes no credits before the approval, and those that remain then', async () => {
    const team = await approvalTeam(api)
    await grantCredit(api, team.id, 150)
    const full = await checkOut(api, team, [line(product.id)])
    const partial = await checkOut(api, team, [line(product.id)])
    const without = await checkOut(api, team, [line(product.id)], { apply_credits: false })
    expect([full, partial, without].map((order) => [order.credits_applied, order.total])).toEqual([
      [0, 103],
      [0, 103],
      [0, 103],
    ])
    expect(await auditLedger(api, team.id)).toBe(15_000n)
    const amounts = 'creditsApplied processingFee total'
    const approve = (orderId: string) =>
      api.mutate(team.approver.token, 'approveOrder', { orderId }, amounts)
    expect(await approve(full.id)).toEqual({ creditsApplied: 100, processingFee: 0, total: 0 })
    expect(await approve(partial.id)).toEqual({
      creditsApplied: 50,
      processingFee: 1.5,
      total: 51.5,
    })
    expect(await approve(without.id)).toEqual({ creditsApplied: 0, processingFee: 3, total: 103 })
    expect(await auditLedger(api, team.id)).toBe(0n)
    await runJobs([payCoveredOrders], api.app.services)
    expect(await orderOf(team.token, full.id)).toMatchObject({ status: 'PAID' })
    await api.mutate(team.token, 'cancelOrder', { orderId: partial.id })
    expect(await auditLedger(api, team.id)).toBe(5_000n)
  })

  it('stays so when the setting changes, and for a repeated request', async () => {
    const team = await approvalTeam(api)
    const body = { profile_id: team.profileId, line_items: [line(product.id)] }
    const headers = { 'idempotency-key': randomUUID() }
    const first = await api.post(team.token, '/orders/checkout', body, headers)
    await api.mutate(api.operator, 'updateTeam', { id: team.id, approvalRequiredAbove: null })
    const second = await api.post(team.token, '/orders/checkout', body, headers)
    expect(second.body).toEqual(first.body)
    expect(await orderOf(team.token, first.body.id)).toMatchObject({
      approvalStatus: 'PENDING',
      checkoutLink: null,
    })
    expect(await prisma.order.count({ where: { teamId: team.id } })).toBe(1)
    const later = await checkOut(api, team, [line(product.id)])
    expect(later.checkout_link).not.toBeNull()
  })

  it('is withdrawn when it is cancelled or expires, and cannot be approved after that', async () => {
    const { token, approver, order: cancelled } = await waiting()
    await api.mutate(token, 'cancelOrder', { orderId: cancelled.id })
    const { order: expired, approver: other } = await waiting()
    await prisma.order.update({
      where: { id: expired.id },
      data: { createdAt: new Date(Date.now() - 15 * 86_400_000) },
    })
    await endUnpaidOrders.run(undefined, api.app.services)
    for (const [decider, { id: orderId }] of [
      [approver, cancelled],
      [other, expired],
    ] as const) {
      expect(await orderOf(decider.token, orderId)).toMatchObject({
        status: 'CANCELLED',
        approvalStatus: 'WITHDRAWN',
      })
      for (const [name, more] of [
        ['approveOrder', {}],
        ['rejectOrder', { reason: 'x' }],
      ] as const)
        expect(await refusalOf(decider.token, name, { orderId, ...more })).toEqual([
          'invalid_transition',
          'status_final',
        ])
    }
  })
})

describe('a decision', () => {
  it('is made once when several members decide at the same time', async () => {
    for (let round = 0; round < 5; round++) {
      const team = await waiting()
      const { id } = team.order
      await grantCredit(api, team.id, 100)
      const members = [team.approver, await makeMember(api, team), await makeMember(api, team)]
      const answers = await Promise.all([
        ...members.map(({ token }) => api.post(token, `/orders/${id}/approve`)),
        api.post(members[0]!.token, `/orders/${id}/reject`, { reason: 'No.' }),
        api.post(team.token, `/orders/${id}/approve`),
      ])
      const statuses = answers.map(({ status }) => status)
      expect(statuses.filter((status) => status === 200)).toHaveLength(1)
      expect(statuses.slice(0, 4).every((status) => status === 200 || status === 409)).toBe(true)
      const { creditsApplied, status } = await prisma.order.findUniqueOrThrow({ where: { id } })
      const isApproved = status === 'CREATED'
      expect(creditsApplied).toBe(isApproved ? 10_000n : 0n)
      expect(await auditLedger(api, team.id)).toBe(isApproved ? 0n : 10_000n)
    }
  })

  it('is refused to a member who has lost the role, left the team or is blocked since the request', async () => {
    const team = await waiting()
    const { id: teamId, token: ownToken, approver } = team
    const orderId = team.order.id
    const session = await api.token({ id: teamId, ownerId: approver.userId })
    await makeSession(api, session)
    const where = { teamId, userId: approver.userId, deletedAt: null }
    const { id: teamMemberId } = await prisma.teamMember.findFirstOrThrow({ where })
    const role = (name: string) =>
      api.mutate(api.operator, 'updateTeamMember', { teamMemberId, role: name }, 'role')
    const decide = () => refusalOf(session, 'rejectOrder', { orderId, reason: 'Late.' })
    const statusOf = async () => (await orderOf(ownToken, orderId)).approvalStatus
    const canApprove = async () => {
      const { body } = await api.get(session, '/auth/token')
      return body.scopes?.includes('orders.approve') ?? body.code
    }
    await role('BUYER')
    await expect.poll(canApprove).toBe(false)
    expect(await decide()).toEqual(['missing_scope', 'scope_of_other_role'])
    expect(await statusOf()).toBe('PENDING')
    await role('ADMIN')
    await expect.poll(canApprove).toBe(true)
    await api.mutate(api.operator, 'blockUser', { userId: approver.userId })
    await expect.poll(canApprove).toBe('invalid_token')
    expect(await decide()).toContain('invalid_token')
    expect(await statusOf()).toBe('PENDING')
    await api.mutate(api.operator, 'unblockUser', { userId: approver.userId })
    await api.mutate(api.operator, 'removeTeamMember', { teamMemberId })
    await expect.poll(canApprove).toBe('invalid_token')
    expect(await decide()).toContain('invalid_token')
    expect(await statusOf()).toBe('PENDING')
    const another = await makeMember(api, team)
    await api.mutate(another.token, 'approveOrder', { orderId })
    expect(await statusOf()).toBe('APPROVED')
  })

  it('is refused for an order of another team or profile, without approval, or unknown', async () => {
    const { order } = await waiting()
    const stranger = await makeBuyer(api)
    const free = await checkOut(api, stranger, [line(product.id)])
    for (const orderId of [order.id, randomUUID()])
      expect(await refusalOf(stranger.token, 'approveOrder', { orderId })).toEqual(['not_found'])
    const { token } = await makeMember(api, stranger)
    expect(await refusalOf(token, 'approveOrder', { orderId: free.id })).toEqual([
      'invalid_transition',
      'approval_not_needed',
    ])
  })
})
