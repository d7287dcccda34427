import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { expireCredits } from '../../src/domain/ordering/ledger.js'
import { testApi } from '../support/api.js'
import { auditLedger, grantCredit } from '../support/fixtures/ledger.js'
import { checkOut, line } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { swapping } from '../support/fixtures/swap.js'
import { type Buyer, makeBuyer } from '../support/fixtures/team.js'

const api = await testApi({ env: { PROCESSING_FEE_PERCENT: '2.9' } })
const swaps = swapping(api)
const product = await makeProduct(api)
const soon = '2099-02-03T04:05:06.000Z'
const day = 86_400_000

const shownFields = 'id teamId type creditType amount remaining expiresAt reason'
const credit = (teamId: string, amount: number, creditType?: string, expiresAt?: string) => {
  const input = { teamId, amount, creditType, expiresAt }
  return api.mutate(api.operator, 'grantCredit', input, shownFields)
}

/** Entries of a team's ledger as it reads them, the newest first. */
const entriesOf = async ({ token }: Pick<Buyer, 'token'>, where: object = {}) =>
  (
    await api.graph(
      token,
      `query ($where: LedgerEntryWhere) { ledgerEntries(where: $where) { totalCount nodes {
        id type amount creditType remaining expiresAt reason orderId orderReferenceNumber
        legs { creditType direction amount sourceId }
      } } }`,
      { where },
    )
  ).ledgerEntries.nodes

interface Leg {
  amount: number
}

const balanceOf = async ({ id, token }: Pick<Buyer, 'id' | 'token'>) =>
  (await api.graph(token, `{ team(id: "${id}") { creditBalance } }`)).team.creditBalance

const cancel = (orderId: string) => api.mutate(api.operator, 'cancelOrder', { orderId }, 'status')

const refund = (orderItemId: string, method = 'CREDIT') =>
  api.mutate(api.operator, 'refundOrderItem', { orderItemId, method, reference: 'R' })

/** Credits returned for an order, oldest first. */
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

/** A team with credits of 60 dollars from a promotion that expires soon, 90 funded, and 10 from a referral. */
async function creditor() {
  const team = await makeBuyer(api)
  await credit(team.id, 60, 'PROMOTIONAL', soon)
  await credit(team.id, 10, 'REFERRAL', '2099-01-01T00:00:00.000Z')
  await credit(team.id, 90, 'FUNDED')
  return team
}

describe('a credit', () => {
  it.each(['FUNDED', 'PROMOTIONAL', 'REFERRAL', 'REFUND', 'MANUAL', 'BONUS'])(
    'of type %s is granted by an operator and seen by the team, with what is left of it',
    async (creditType) => {
      const team = await makeBuyer(api)
      const input = { teamId: team.id, amount: 50.25, creditType, reason: 'Welcome' }
      const granted = { ...input, expiresAt: soon }
      const made = await api.mutate(api.operator, 'grantCredit', granted, shownFields)
      const shown = { amount: 50.25, creditType, reason: 'Welcome', expiresAt: soon }
      expect(made).toMatchObject({ ...shown, teamId: team.id, type: 'CREDIT', remaining: 50.25 })
      const { auditEntries } = await api.graph(
        api.operator,
        `{ auditEntries(where: {entityId: {eq: "${made.id}"}}) { nodes { action after } } }`,
      )
      expect(auditEntries.nodes).toMatchObject([
        { action: 'grant_credit', after: { amount: 50.25 } },
      ])
      expect(await balanceOf(team)).toBe(50.25)

      const order = await checkOut(api, team, [line(product.id)], { discount: 60 })
      expect(order).toMatchObject({ credits_applied: 40, total: 0 })
      expect(await balanceOf(team)).toBe(10.25)
      const about = { orderId: order.id, orderReferenceNumber: order.reference_number }
      expect(await entriesOf(team)).toMatchObject([
        {
          ...about,
          ...{ type: 'DEBIT', amount: 40, creditType: null, remaining: null, expiresAt: null },
          legs: [{ creditType, direction: 'DEBIT', amount: 40, sourceId: made.id }],
        },
        {
          ...shown,
          ...{ id: made.id, type: 'CREDIT', remaining: 10.25, orderId: null },
          legs: [{ creditType, direction: 'CREDIT', amount: 50.25, sourceId: null }],
        },
      ])
    },
  )

  it('is manual by default, and never expires', async () => {
    const { id } = await api.team()
    expect(await credit(id, 1)).toMatchObject({ creditType: 'MANUAL', expiresAt: null })
  })

  it('is revoked as far as it is unspent, from the named credit or from those that expire first', async () => {
    const team = await creditor()
    const [funded] = await entriesOf(team, { creditType: { eq: 'FUNDED' } })
    const withdraw = (input: object) =>
      api.mutate(api.operator, 'withdrawCredit', { teamId: team.id, ...input }, shownFields)
    const taken = await withdraw({ amount: 80, reason: 'Granted twice' })
    expect(taken).toMatchObject({ type: 'DEBIT', amount: 80, reason: 'Granted twice' })
    await withdraw({ amount: 75.5, creditId: funded.id })
    expect(await balanceOf(team)).toBe(4.5)
    const legs = (await entriesOf(team, { type: { eq: 'DEBIT' } })).map(
      (entry: { legs: Leg[] }) => entry.legs,
    )
    expect(legs).toEqual([
      [{ creditType: 'FUNDED', direction: 'DEBIT', amount: 75.5, sourceId: funded.id }],
      expect.arrayContaining([
        expect.objectContaining({ creditType: 'REFERRAL', amount: 10 }),
        expect.objectContaining({ creditType: 'PROMOTIONAL', amount: 60 }),
        expect.objectContaining({ creditType: 'FUNDED', amount: 10 }),
      ]),
    ])
    expect(await auditLedger(api, team.id)).toBe(450n)
    const { auditEntries } = await api.graph(
      api.operator,
      `{ auditEntries(where: {entityId: {eq: "${taken.id}"}}) { nodes { action after } } }`,
    )
    expect(auditEntries.nodes).toMatchObject([{ action: 'withdraw_credit' }])

    const refused = async (input: object, token = api.operator) => {
      const all = { teamId: team.id, amount: 1, ...input }
      const { extensions } = await api.mutateError(token, 'withdrawCredit', all)
      return [
        extensions.code,
        extensions.issues?.[0].path.join('.'),
        extensions.issues?.[0].message,
      ]
    }
    expect(await refused({ amount: 4.51 })).toEqual([
      'validation_failed',
      'input.amount',
      'must be at most 4.50, the unspent amount',
    ])
    expect((await refused({ amount: 0 }))[1]).toBe('input.amount')
    const other = await creditor()
    expect((await refused({ teamId: other.id, creditId: funded.id }))[2]).toContain('at most 0')
    expect((await refused({ teamId: randomUUID() }))[0]).toBe('not_found')
    expect((await refused({}, team.token))[0]).toBe('operator_only')
    expect(await balanceOf(team)).toBe(4.5)
  })

  it('is never revoked twice by concurrent requests', async () => {
    const team = await makeBuyer(api)
    await credit(team.id, 50)
    const all = await Promise.all(
      Array.from({ length: 6 }, () =>
        api
          .mutate(api.operator, 'withdrawCredit', { teamId: team.id, amount: 20 })
          .then(() => 1)
          .catch(() => 0),
      ),
    )
    expect(all.filter(Boolean)).toHaveLength(2)
    expect(await auditLedger(api, team.id)).toBe(1_000n)
  })

  it('is granted by operators only, to an existing team, with a positive amount and a future expiry', async () => {
    const team = await makeBuyer(api)
    const input = { teamId: team.id, amount: 1, creditType: 'BONUS' }
    const refused = async (more: object, token = api.operator) => {
      const { extensions } = await api.mutateError(token, 'grantCredit', { ...input, ...more })
      return [extensions.code, extensions.issues?.[0].path.join('.')]
    }
    expect(await refused({ amount: 0 })).toEqual(['validation_failed', 'input.amount'])
    expect(await refused({ amount: -1 })).toEqual(['validation_failed', 'input.amount'])
    expect(await refused({ amount: 0.001 })).toEqual(['validation_failed', 'input.amount'])
    expect(await refused({ expiresAt: '2020-01-01' })).toEqual([
      'validation_failed',
      'input.expiresAt',
    ])
    expect(await refused({ creditType: 'LOAN' })).toEqual(['validation_failed', 'input.creditType'])
    expect((await refused({ teamId: randomUUID() }))[0]).toBe('not_found')
    expect((await refused({}, team.token))[0]).toBe('operator_only')
    expect(await balanceOf(team)).toBe(0)
  })
})

describe('the ledger of a team', () => {
  it('is filtered by its entries, and visible to the team only', async () => {
    const [team, other] = [await makeBuyer(api), await makeBuyer(api)]
    await credit(team.id, 30, 'BONUS', soon)
    await credit(team.id, 20, 'FUNDED')
    await credit(other.id, 10, 'FUNDED')
    const { id: orderId } = await checkOut(api, team, [line(product.id)])
    const amounts = async (where: object) =>
      (await entriesOf(team, where)).map(({ amount }: { amount: number }) => amount)
    expect(await amounts({})).toEqual([50, 20, 30])
    expect(await amounts({ type: { eq: 'DEBIT' } })).toEqual([50])
    expect(await amounts({ creditType: { in: ['FUNDED'] } })).toEqual([20])
    expect(await amounts({ amount: { gte: 30 } })).toEqual([50, 30])
    expect(await amounts({ expiresAt: { lt: '2100-01-01' } })).toEqual([30])
    expect(await amounts({ orderId: { eq: orderId } })).toEqual([50])
    expect(await amounts({ order: { status: { eq: 'PAID' } } })).toEqual([])
    expect(await amounts({ teamId: { eq: other.id } })).toEqual([])
    const narrow = await api.token(team, 'custom', ['products.read'])
    const { extensions } = await api.graphError(narrow, '{ ledgerEntries { totalCount } }')
    expect(extensions.code).toBe('missing_scope')
  })
})

describe('credits', () => {
  it('are spent by expiry, those without expiry last, expired ones never', async () => {
    const team = await makeBuyer(api)
    const now = Date.now()
    const forever = await grantCredit(api, team.id, 10)
    const later = await grantCredit(api, team.id, 20, new Date(now + 9 * day))
    const soon = await grantCredit(api, team.id, 30, new Date(now + day))
    await grantCredit(api, team.id, 40, new Date(now - day))
    const { id, credits_applied, total, processing_fee } = await checkOut(api, team, [
      line(product.id),
    ])
    // 2.9 percent of 40.
    expect({ credits_applied, total, processing_fee }).toEqual({
      credits_applied: 60,
      processing_fee: 1.16,
      total: 41.16,
    })
    const legs = await api.prisma.teamLedgerLeg.findMany({
      where: { entry: { orderId: id } },
      select: { sourceId: true, amount: true },
      orderBy: { amount: 'desc' },
    })
    expect(legs).toEqual([
      { sourceId: soon.id, amount: 3000n },
      { sourceId: later.id, amount: 2000n },
      { sourceId: forever.id, amount: 1000n },
    ])
    expect(await auditLedger(api, team.id)).toBe(4000n)
    await expireCredits.run({}, api.app.services)
    expect(await auditLedger(api, team.id)).toBe(0n)
    const [expired] = await entriesOf(team)
    expect(expired).toMatchObject({ type: 'DEBIT', amount: 40, reason: 'Expired', orderId: null })
  })

  it('are not applied when disabled, and returned by a cancellation', async () => {
    const team = await makeBuyer(api)
    const expiresAt = new Date(Date.now() + day)
    await grantCredit(api, team.id, 500, expiresAt)
    const without = await checkOut(api, team, [line(product.id)], { apply_credits: false })
    expect(without.credits_applied).toBe(0)
    const free = await checkOut(api, team, [line(product.id)], { discount: 25 })
    expect(free).toMatchObject({ credits_applied: 75, processing_fee: 0, total: 0 })
    expect(await auditLedger(api, team.id)).toBe(42_500n)
    expect(await cancel(free.id)).toEqual({ status: 'CANCELLED' })
    const again = await api.mutateError(api.operator, 'cancelOrder', { orderId: free.id })
    expect(again.extensions.code).toBe('invalid_transition')
    expect(await auditLedger(api, team.id)).toBe(50_000n)
    const returned = await api.prisma.teamLedgerEntry.findFirstOrThrow({
      where: { orderId: free.id, type: 'CREDIT' },
    })
    expect(returned).toMatchObject({ creditType: 'FUNDED', amount: 7500n, expiresAt })
  })

  it('of one expiry are spent in the order in which they were granted', async () => {
    const team = await makeBuyer(api)
    const [first, second] = [
      await credit(team.id, 60, 'BONUS', soon),
      await credit(team.id, 60, 'FUNDED', soon),
    ]
    await checkOut(api, team, [line(product.id)])
    const [debit] = await entriesOf(team)
    expect(debit.legs.sort((a: Leg, b: Leg) => b.amount - a.amount)).toEqual([
      { creditType: 'BONUS', direction: 'DEBIT', amount: 60, sourceId: first.id },
      { creditType: 'FUNDED', direction: 'DEBIT', amount: 40, sourceId: second.id },
    ])
  })

  it('are neither spent nor written off twice by checkouts, cancellations and the expiry at once', async () => {
    const team = await makeBuyer(api)
    await grantCredit(api, team.id, 30)
    await grantCredit(api, team.id, 50, new Date(Date.now() - day))
    const orders = await Promise.all(
      Array.from({ length: 6 }, () => checkOut(api, team, [line(product.id)], { discount: 90 })),
    )
    await Promise.all([
      expireCredits.run({}, api.app.services),
      ...orders.map(({ id }) => cancel(id)),
      expireCredits.run({}, api.app.services),
    ])
    expect(await auditLedger(api, team.id)).toBe(3000n)
    const expired = (await entriesOf(team)).filter(
      ({ reason }: { reason: string }) => reason === 'Expired',
    )
    expect(expired).toMatchObject([{ amount: 50 }])
  })

  it('are not spent twice by 100 checkouts at once', async () => {
    const team = await makeBuyer(api)
    await grantCredit(api, team.id, 730)
    const cheap = await makeProduct(api, { standard: 10 })
    // A busy machine may refuse some of the concurrent requests. The client then retries with the same key.
    const patiently = async (key: string): Promise<{ credits_applied: number }> => {
      const cart = { profile_id: team.profileId, line_items: [line(cheap.id)] }
      const headers = { 'idempotency-key': key }
      const { status, body } = await api.post(team.token, '/orders/checkout', cart, headers)
      if (status === 503 || status === 429) return patiently(key)
      expect(status).toBe(200)
      return body
    }
    const orders = await Promise.all(Array.from({ length: 100 }, () => patiently(randomUUID())))
    expect(await api.prisma.order.count({ where: { teamId: team.id } })).toBe(100)
    const spent = orders.reduce((sum, { credits_applied }) => sum + credits_applied, 0)
    expect(spent).toBe(730)
    expect(await auditLedger(api, team.id)).toBe(0n)
  })
})

describe('credits that come back', () => {
  it('keep their type and expiry when an order item is refunded', async () => {
    const team = await creditor()
    const { id: productId } = await makeProduct(api)
    const { id, items } = await swaps.paid(team, productId, 2)
    // 160 of 200 were credits. The credits spent last are returned first, and paid money never expires.
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
    await auditLedger(api, team.id)
  })

  it('keep them when the card is refunded', async () => {
    const team = await creditor()
    const { id: productId } = await makeProduct(api, { standard: 200 })
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
      await makeProduct(api, { standard: 160 }),
      await makeProduct(api, { standard: 40 }),
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
    await auditLedger(api, team.id)
  })

  it('keep them when the order is cancelled', async () => {
    const team = await creditor()
    const { id: productId } = await makeProduct(api, { standard: 65 })
    const order = await checkOut(api, team, [line(productId)])
    await cancel(order.id)
    expect(await returned(order.id)).toEqual([
      ['REFERRAL', 10, '2099-01-01T00:00:00.000Z'],
      ['PROMOTIONAL', 55, soon],
    ])
  })
})
