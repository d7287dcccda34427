import { describe, expect, it } from 'vitest'
import { testApi } from '../support/api.js'
import { auditLedger, buyer, sell } from '../support/shop.js'
import { swapping } from '../support/swap.js'

const api = testApi({ env: { PROCESSING_FEE_PERCENT: '2.9' } })
const swaps = swapping(api)
const soon = '2099-02-03T04:05:06.000Z'

const credit = (teamId: string, amount: number, creditType: string, expiresAt?: string) =>
  api.graph(
    api.operator,
    'mutation ($input: GrantCreditInput!) { grantCredit(input: $input) { id } }',
    { input: { teamId, amount, creditType, ...(expiresAt && { expiresAt }) } },
  )

const refund = (orderItemId: string, method = 'CREDIT') =>
  api.graph(
    api.operator,
    `mutation { refundOrderItem(input: {orderItemId: "${orderItemId}", method: ${method}, reference: "R"}) { id } }`,
  )

/** What came back of an order, oldest first. */
async function returned(orderId: string, entityId?: string) {
  const entries = await api.prisma.teamLedgerEntry.findMany({
    where: { orderId, type: 'CREDIT', ...(entityId && { entityId }) },
    orderBy: [{ createdAt: 'asc' }, { amount: 'asc' }],
  })
  return entries.map(({ creditType, amount, expiresAt }) => [
    creditType,
    Number(amount) / 100,
    expiresAt?.toISOString() ?? null,
  ])
}

/** A team that has 60 dollars of a promotion that ends, 90 that it was paid, and 10 for a recommendation. */
async function creditor() {
  const team = await buyer(api)
  await credit(team.id, 60, 'PROMOTIONAL', soon)
  await credit(team.id, 10, 'REFERRAL', '2099-01-01T00:00:00.000Z')
  await credit(team.id, 90, 'FUNDED')
  return team
}

describe('credits that come back', () => {
  it('keep their type and their end when an order item is refunded', async () => {
    const team = await creditor()
    const { id: productId } = await sell(api.prisma)
    const { id, items } = await swaps.paid(team, productId, 2)
    // 160 of 200 were credits: drawn last comes back first, and what money paid never expires.
    await refund(items[0]!.id)
    expect(await returned(id, items[0]!.id)).toEqual([
      ['PROMOTIONAL', 10, soon],
      ['FUNDED', 90, null],
    ])
    await refund(items[1]!.id)
    expect(await returned(id, items[1]!.id)).toEqual([
      ['REFERRAL', 10, '2099-01-01T00:00:00.000Z'],
      ['REFUND', 40, null],
      ['PROMOTIONAL', 50, soon],
    ])
    await auditLedger(api.prisma, team.id)
  })

  it('keep them though the money goes back to the card', async () => {
    const team = await creditor()
    const { id: productId } = await sell(api.prisma, { standard: 200 })
    const { id, items } = await swaps.paid(team, productId)
    await refund(items[0]!.id, 'CARD_PROCESSOR')
    expect(await returned(id)).toEqual([
      ['REFERRAL', 10, '2099-01-01T00:00:00.000Z'],
      ['PROMOTIONAL', 60, soon],
      ['FUNDED', 90, null],
    ])
  })

  it('keep them when an order item is swapped for a cheaper product', async () => {
    const team = await creditor()
    const [dear, cheap] = [
      await sell(api.prisma, { standard: 160 }),
      await sell(api.prisma, { standard: 40 }),
    ]
    const { id, items } = await swaps.paid(team, dear.id)
    const swap = (await swaps.propose(items[0]!.id, cheap.id)).body.data.proposeSwap
    await swaps.accept(swap.id)
    expect(await returned(id)).toEqual([
      ['PROMOTIONAL', 30, soon],
      ['FUNDED', 90, null],
    ])
    await refund(items[0]!.id)
    expect(await returned(id, items[0]!.id)).toEqual([
      ['REFERRAL', 10, '2099-01-01T00:00:00.000Z'],
      ['PROMOTIONAL', 30, soon],
    ])
    await auditLedger(api.prisma, team.id)
  })

  it('keep them when the order is cancelled', async () => {
    const team = await creditor()
    const { id: productId } = await sell(api.prisma, { standard: 65 })
    const { body } = await api.post(team.token, '/orders/checkout', {
      profile_id: team.profileId,
      line_items: [{ product_id: productId, quantity: 1, is_add_on: false }],
    })
    await api.graph(api.operator, `mutation { cancelOrder(input: {orderId: "${body.id}"}) { id } }`)
    expect(await returned(body.id)).toEqual([
      ['REFERRAL', 10, '2099-01-01T00:00:00.000Z'],
      ['PROMOTIONAL', 55, soon],
    ])
  })
})
