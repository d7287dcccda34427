import { describe, expect, it } from 'vitest'
import { loadMonthlySpend } from '../../src/domain/ordering/budget.js'
import { inTransaction } from '../../src/postgres/transaction.js'
import { testApi } from '../support/api.js'
import { approvalTeam, makeMember, makeSession } from '../support/fixtures/approval.js'
import { oauthToken } from '../support/fixtures/oauth.js'
import { checkOut, line } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { type Buyer, makeBuyer, makeProfile } from '../support/fixtures/team.js'

/** Number of rounds of concurrent checkouts: `npm run load:budgets` has 1,000. */
const rounds = Number(process.env.ROUNDS ?? 30)

const api = await testApi({ env: { CHECKOUT_DISCOUNT_MAX_PERCENT: '100' } })
const { prisma } = api
const product = await makeProduct(api, { standard: 100 })
const small = await makeProduct(api, { standard: 30.5 })

const budgetFields = 'monthlyBudget monthlySpend monthlyBudgetRemaining'
const setBudget = ({ token, profileId }: Buyer, monthlyBudget: number | null) =>
  api.mutate(token, 'updateProfile', { profileId, monthlyBudget }, budgetFields)
const budgetOf = async ({ token, profileId: id }: Buyer) =>
  (await api.graph(token, `query ($id: UUID!) { profile(id: $id) { ${budgetFields} } }`, { id }))
    .profile
const order = ({ token, profileId: profile_id }: Buyer, cart: object[], more: object = {}) =>
  api.post(token, '/orders/checkout', { profile_id, line_items: cart, ...more })

describe('a budget of a profile', () => {
  it('refuses an order above what remains, naming the budget, the amount and the rest', async () => {
    const buyer = await makeBuyer(api)
    expect(await budgetOf(buyer)).toEqual({
      monthlyBudget: null,
      monthlySpend: 0,
      monthlyBudgetRemaining: null,
    })
    await checkOut(api, buyer, [line(product.id)])
    expect(await setBudget(buyer, 250)).toEqual({
      monthlyBudget: 250,
      monthlySpend: 100,
      monthlyBudgetRemaining: 150,
    })
    const { status, body } = await order(buyer, [line(product.id, 2)])
    expect([status, body.code]).toEqual([400, 'validation_failed'])
    expect(body.issues).toEqual([
      {
        path: ['profile_id'],
        code: 'budget_exceeded',
        message:
          'exceeds the monthly budget of Brightwater, which is 250.00; 150.00 of it remains this month, and the order is 200.00',
        name: 'Brightwater',
        max: 150,
        unit: 'USD',
      },
    ])
    const lineItems = [{ productId: product.id, quantity: 2, isAddOn: false }]
    const input = { profileId: buyer.profileId, lineItems }
    const query =
      'query ($input: CheckoutInput!) { quoteCheckout(input: $input) { total issues { path code } } }'
    expect((await api.graph(buyer.token, query, { input })).quoteCheckout).toEqual({
      total: 200,
      issues: [{ path: ['input', 'profileId'], code: 'budget_exceeded' }],
    })
    await checkOut(api, buyer, [line(product.id, 2)], { discount: 50 })
    expect(await budgetOf(buyer)).toMatchObject({ monthlySpend: 250, monthlyBudgetRemaining: 0 })
    expect((await order(buyer, [line(small.id)])).status).toBe(400)
    expect((await order(buyer, [line(small.id)], { discount: 30.5 })).status).toBe(200)
  })

  it('is that of the profile and month, without cancelled orders and refunds', async () => {
    const buyer = await makeBuyer(api)
    await setBudget(buyer, 200)
    const other = await makeProfile(api, buyer, 'Harbor')
    await checkOut(api, { ...buyer, profileId: other.id }, [line(product.id, 5)])
    const last = await checkOut(api, buyer, [line(product.id, 2)])
    const month = new Date()
    month.setUTCDate(1)
    month.setUTCHours(0, 0, 0, -1)
    await prisma.order.update({ where: { id: last.id }, data: { createdAt: month } })
    expect(await budgetOf(buyer)).toMatchObject({ monthlySpend: 0 })

    const cancelled = await checkOut(api, buyer, [line(product.id, 2)])
    expect((await order(buyer, [line(product.id)])).status).toBe(400)
    await api.mutate(buyer.token, 'cancelOrder', { orderId: cancelled.id })
    const paid = await checkOut(api, buyer, [line(product.id, 2)])
    await api.mutate(api.operator, 'markOrderPaid', { orderId: paid.id })
    const [item] = await prisma.orderItem.findMany({ where: { orderId: paid.id } })
    const refund = { orderItemId: item!.id, method: 'WIRE', amount: 40, reference: 'R-1' }
    await api.mutate(api.operator, 'refundOrderItem', refund)
    expect(await budgetOf(buyer)).toMatchObject({ monthlySpend: 160, monthlyBudgetRemaining: 40 })
    expect((await order(buyer, [line(product.id)])).body.issues[0]).toMatchObject({ max: 40 })
    await checkOut(api, buyer, [line(small.id)])
  })

  it('begins with the month in UTC, in any time zone of the database session', async () => {
    const buyer = await makeBuyer(api)
    await setBudget(buyer, 200)
    const placed = await checkOut(api, buyer, [line(product.id)])
    const now = new Date()
    const start = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)
    const spentIn = (timeZone: string) =>
      inTransaction(prisma, async (tx) => {
        await tx.$executeRaw`SELECT set_config('TimeZone', ${timeZone}, true)`
        return loadMonthlySpend(tx, [buyer.profileId])
      })
    for (const [createdAt, spent] of [
      [new Date(start - 1), 0],
      [new Date(start), 100],
    ] as const) {
      await prisma.order.update({ where: { id: placed.id }, data: { createdAt } })
      expect(await budgetOf(buyer)).toMatchObject({ monthlySpend: spent })
      for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC'])
        expect(await spentIn(zone), zone).toEqual([BigInt(spent * 100)])
    }
    expect((await order(buyer, [line(product.id, 2)])).status).toBe(400)
    expect((await order(buyer, [line(product.id)])).status).toBe(200)
  })

  it('counts orders that wait for approval, and not those that were rejected', async () => {
    const team = await approvalTeam(api)
    await setBudget(team, 150)
    const { id: orderId } = await checkOut(api, team, [line(product.id)])
    expect(await budgetOf(team)).toMatchObject({ monthlySpend: 100 })
    expect((await order(team, [line(product.id)])).status).toBe(400)
    await api.mutate(team.approver.token, 'rejectOrder', { orderId, reason: 'No.' })
    expect(await budgetOf(team)).toMatchObject({ monthlySpend: 0, monthlyBudgetRemaining: 150 })
    await checkOut(api, team, [line(product.id)])
  })

  it('is part of a new profile, and of exports, and each change is in the audit log', async () => {
    const { id: teamId, token, profileId, ownerId } = await makeBuyer(api)
    const { id } = await api.mutate(token, 'createProfile', { name: 'New', monthlyBudget: 80 })
    const { body } = await order({ token, profileId: id } as Buyer, [line(product.id)])
    expect(body.issues[0]).toMatchObject({ code: 'budget_exceeded', name: 'New', max: 80 })
    await api.mutate(token, 'updateProfile', { profileId, monthlyBudget: 7 })
    const entries = await prisma.auditEntry.findMany({ where: { teamId, entityId: profileId } })
    expect(entries).toMatchObject([
      { action: 'update_profile', actorId: ownerId, changedFields: ['monthlyBudget'] },
    ])
    const limited = await api.token({ id: teamId, ownerId }, 'custom', ['profiles.create'])
    const error = await api.mutateError(limited, 'createProfile', { name: 'X', monthlyBudget: 1 })
    expect(error.extensions.code).toBe('missing_scope')
    const seen = await api.token({ id: teamId, ownerId }, 'custom', ['profiles.lists'])
    const hidden = await api.graphError(seen, '{ profiles { nodes { monthlySpend } } }')
    expect(hidden.extensions.code).toBe('missing_scope')
  })

  it('is 0 for a new profile of a caller that cannot set budgets, once the team has a budget', async () => {
    const buyer = await makeBuyer(api)
    const role = await makeMember(api, buyer, undefined, 'BUYER')
    const { token: application } = await oauthToken(api, buyer)
    const create = async (token: string, more: object = {}) =>
      api.mutate(token, 'createProfile', { name: 'New', ...more }, 'id monthlyBudget')
    expect(await create(role.token)).toMatchObject({ monthlyBudget: null })
    await setBudget(buyer, 100)
    for (const token of [role.token, application]) {
      const { id: profileId } = await create(token, { monthlyBudget: null })
      expect(await budgetOf({ ...buyer, profileId })).toMatchObject({ monthlyBudget: 0 })
      const { body } = await order({ ...buyer, token, profileId }, [line(small.id)])
      expect(body.issues[0]).toMatchObject({ code: 'budget_exceeded', max: 0 })
    }
    for (const token of [buyer.token, api.operator])
      expect(await create(token, token === api.operator ? { teamId: buyer.id } : {})).toMatchObject(
        {
          monthlyBudget: null,
        },
      )
    await api.mutate(role.token, 'archiveProfile', { profileId: buyer.profileId })
    expect(await create(role.token)).toMatchObject({ monthlyBudget: 0 })
    const { body } = await api.post(role.token, '/profiles', { name: 'By REST' })
    expect(await budgetOf({ ...buyer, profileId: body.id })).toMatchObject({ monthlyBudget: 0 })
  })

  it('costs no statement of a team without approvals and budgets', async () => {
    const buyer = await makeBuyer(api)
    await checkOut(api, buyer, [line(product.id)])
    const plain = await api.sqlOf(() => checkOut(api, buyer, [line(product.id)]))
    expect(plain.filter((sql) => /monthly_budget|item_refund/.test(sql))).toHaveLength(1)
    const session = await api.token(buyer)
    await makeSession(api, session)
    await setBudget(buyer, 1000)
    const budgeted = await api.sqlOf(() => checkOut(api, buyer, [line(product.id)]))
    expect(budgeted.length - plain.length).toBe(3)
  })
})

it(
  `is never exceeded by concurrent checkouts, in ${rounds} rounds`,
  async () => {
    for (let round = 0; round < rounds; round++) {
      const buyer = await makeBuyer(api)
      const budget = 100 + 50 * (round % 7)
      await setBudget(buyer, budget)
      const carts = [
        ...[product, small, small, product, small].map(({ id }) => [line(id)]),
        [line(product.id), line(small.id)],
      ]
      const answers = await Promise.all(carts.map((cart) => order(buyer, cart)))
      const placed = answers.filter(({ status }) => status === 200)
      const refused = answers.filter(({ status }) => status !== 200)
      const spent = placed.reduce((sum, { body }) => sum + body.subtotal, 0)
      expect(spent).toBeLessThanOrEqual(budget)
      expect(refused.every(({ body }) => body.issues[0].code === 'budget_exceeded')).toBe(true)
      // Each refusal was right: even the cheapest refused cart no longer fits.
      const remaining = budget - spent
      const { monthlySpend, monthlyBudgetRemaining } = await budgetOf(buyer)
      expect([monthlySpend, monthlyBudgetRemaining]).toEqual([spent, remaining])
      const again = await Promise.all(carts.map((cart) => order(buyer, cart)))
      const more = again.reduce(
        (sum, { status, body }) => sum + (status === 200 ? body.subtotal : 0),
        0,
      )
      expect(spent + more).toBeLessThanOrEqual(budget)
    }
  },
  rounds * 10_000,
)
