import { describe, expect, test } from 'vitest'
import { testApi } from '../support/api.js'
import {
  deliver,
  makeOffer,
  makePublisher,
  orderPlacements,
  type Publisher,
  placementsOf,
} from '../support/fixtures/publisher.js'
import { makeBuyer } from '../support/fixtures/team.js'
import { whileHeld } from '../support/held.js'

const api = await testApi({ env: { PAYOUT_HOLDING_DAYS: '0' } })
const buyer = await makeBuyer(api)

const create = (teamId: string) =>
  api.mutate(api.operator, 'createPayout', { teamId }, 'id amount status')
const pay = (id: string) =>
  api.mutate(api.operator, 'markPayoutPaid', { id, reference: 'T-9' }, 'status reference paidAt')
const balance = async ({ token }: Publisher) => (await api.get(token, '/publisher/balance')).body
const refund = (orderItemId: string, amount?: number) =>
  api.mutate(api.operator, 'refundOrderItem', { orderItemId, method: 'CREDIT', amount })

/** A publisher with one delivered placement of 100 dollars, sold for 120. */
async function delivered() {
  const publisher = await makePublisher(api)
  const offer = await makeOffer(api, publisher)
  const { orderId, placements } = await orderPlacements(api, buyer, offer.id)
  const placement = placements[0]!
  await deliver(api, publisher, placement)
  return { publisher, offer, orderId, placement }
}

describe('a payout', () => {
  test('pays what was earned, settles the placement and is listed', async () => {
    const { publisher, orderId, placement } = await delivered()
    expect(await balance(publisher)).toEqual({ pending: 0, payable: 100, in_payout: 0, paid: 0 })
    const payout = await create(publisher.id)
    expect(payout).toMatchObject({ amount: 100, status: 'PENDING' })
    expect(await balance(publisher)).toEqual({ pending: 0, payable: 0, in_payout: 100, paid: 0 })
    expect(await pay(payout.id)).toEqual({
      ...{ status: 'PAID', reference: 'T-9', paidAt: expect.any(String) },
    })
    expect(await placementsOf(api, orderId)).toMatchObject([{ status: 'SETTLED' }])
    const { body } = await api.get(publisher.token, '/publisher/payouts')
    expect(body.records).toMatchObject([{ id: payout.id, amount: 100, status: 'PAID' }])
    expect((await api.get(publisher.token, `/publisher/payouts/${payout.id}`)).status).toBe(200)
    const { payouts } = await api.graph(
      publisher.token,
      '{ payouts { nodes { entries { nodes { type amount placement { id } } } } } }',
    )
    expect(payouts.nodes).toEqual([
      { entries: { nodes: [{ type: 'EARNED', amount: 100, placement: { id: placement.id } }] } },
    ])
  })

  test('requires a balance, and is paid once', async () => {
    const { publisher } = await delivered()
    const [first, second] = await Promise.allSettled([create(publisher.id), create(publisher.id)])
    const created = [first, second].filter(({ status }) => status === 'fulfilled')
    expect(created).toHaveLength(1)
    const { extensions } = await api.mutateError(api.operator, 'createPayout', {
      teamId: publisher.id,
    })
    expect(extensions).toMatchObject({
      code: 'invalid_transition',
      issues: [{ code: 'nothing_payable' }],
    })
    const payout = (created[0] as PromiseFulfilledResult<{ id: string }>).value
    const paid = await Promise.allSettled([pay(payout.id), pay(payout.id)])
    expect(paid.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('is marked as paid once with different references, with one event, and keeps the first', async () => {
    const { publisher } = await delivered()
    const { id } = await create(publisher.id)
    const references = ['T-1', 'T-2', 'T-3']
    const answers = await Promise.allSettled(
      references.map((reference) =>
        api.mutate(api.operator, 'markPayoutPaid', { id, reference }, 'reference'),
      ),
    )
    const [paid, ...others] = answers.flatMap((answer) =>
      answer.status === 'fulfilled' ? [answer.value.reference] : [],
    )
    expect([references.includes(paid), others]).toEqual([true, []])
    const late = await api.mutateError(api.operator, 'markPayoutPaid', { id, reference: 'T-4' })
    expect(late.extensions.issues).toMatchObject([{ code: 'status_not_allowed' }])
    const payout = await api.prisma.payout.findUniqueOrThrow({ where: { id } })
    expect(payout).toMatchObject({ status: 'PAID', reference: paid })
    const where = { entityId: id, action: 'mark_payout_paid' }
    expect(await api.prisma.auditEntry.count({ where })).toBe(1)
    const topic = 'payout.paid'
    const events = await api.prisma.webhookEvent.findMany({ where: { topic, recordId: id } })
    expect(events).toHaveLength(1)
  })

  test('of two operators at once, and of refunds meanwhile, has each entry once', async () => {
    const input = { name: 'Second', role: 'FINANCE' }
    const second = await api.mutate(api.operator, 'createOperatorToken', input, 'token')
    const operators = [api.operator, second.token]
    for (let round = 0; round < 8; round++) {
      const { publisher, offer, placement } = await delivered()
      const more = await orderPlacements(api, buyer, offer.id)
      await deliver(api, publisher, more.placements[0]!)
      const answers = await Promise.allSettled([
        ...operators.map((token) =>
          api.mutate(token, 'createPayout', { teamId: publisher.id }, 'id amount'),
        ),
        refund(placement.orderItem.id, 60),
        ...operators.map((token) =>
          api.mutate(token, 'createPayout', { teamId: publisher.id }, 'id amount'),
        ),
      ])
      expect(answers[2]!.status).toBe('fulfilled')
      const payouts = await api.prisma.payout.findMany({
        where: { teamId: publisher.id },
        include: { entries: true },
      })
      for (const { amount, entries } of payouts)
        expect(entries.reduce((sum, entry) => sum + entry.amount, 0n)).toBe(amount)
      // Half of one placement of 100 was refunded.
      const { payable, in_payout } = await balance(publisher)
      expect(payable + in_payout).toBe(150)
      expect(payouts).toHaveLength(1)
      expect(in_payout === 150 || payable === -50).toBe(true)
    }
  })

  test('is created by operators only, for publishers only', async () => {
    const { publisher } = await delivered()
    const { id } = await create(publisher.id)
    for (const [name, input] of [
      ['createPayout', { teamId: publisher.id }],
      ['markPayoutPaid', { id, reference: 'T' }],
    ] as const) {
      const { extensions } = await api.mutateError(publisher.token, name, input)
      expect(extensions.code, name).toBe('operator_only')
    }
    const { extensions } = await api.mutateError(api.operator, 'createPayout', {
      teamId: buyer.id,
    })
    expect(extensions.issues).toMatchObject([{ code: 'wrong_team_kind' }])
    const other = await makePublisher(api, 'Other')
    expect((await api.get(other.token, `/publisher/payouts/${id}`)).status).toBe(404)
    expect((await api.get(other.token, '/publisher/payouts')).body.total_records).toBe(0)
  })

  test('is lowered by refunds before and after it', async () => {
    const { publisher, offer, placement } = await delivered()
    await refund(placement.orderItem.id, 30)
    // A quarter of the price.
    expect(await balance(publisher)).toMatchObject({ payable: 75 })
    const first = await create(publisher.id)
    expect(first.amount).toBe(75)
    await pay(first.id)
    await refund(placement.orderItem.id)
    expect(await balance(publisher)).toMatchObject({ payable: -75, paid: 75 })
    const nothing = await api.mutateError(api.operator, 'createPayout', { teamId: publisher.id })
    expect(nothing.extensions.issues).toMatchObject([{ code: 'nothing_payable' }])

    const again = await orderPlacements(api, buyer, offer.id)
    await deliver(api, publisher, again.placements[0]!)
    const second = await create(publisher.id)
    expect(second.amount).toBe(25)
  })

  test('is not replaced by the settlement of the order item', async () => {
    const { placement } = await delivered()
    const { extensions } = await api.mutateError(api.operator, 'settleOrderItem', {
      ...{ orderItemId: placement.orderItem.id, settlement: 'PUBLISHER' },
    })
    expect(extensions.issues).toMatchObject([{ code: 'paid_by_payout' }])
  })

  test('settles a delivery that is corrected at the same time', async () => {
    const { publisher, placement } = await delivered()
    const { id } = await create(publisher.id)
    const settled = `UPDATE placement SET status = 'SETTLED', settled_at = now() WHERE id = $1`
    const { extensions } = await whileHeld(api, [settled, placement.id], () =>
      api.mutateError(api.operator, 'correctArticleStatus', {
        articleId: placement.orderItem.article!.id,
        ...{ status: 'pending-publishing', reason: 'Not online.' },
      }),
    )
    expect(extensions.issues).toMatchObject([{ code: 'article_settled' }])
    await pay(id)
  })

  test('of a delivery that is corrected is reversed', async () => {
    const { publisher, placement } = await delivered()
    await api.mutate(api.operator, 'correctArticleStatus', {
      articleId: placement.orderItem.article!.id,
      ...{ status: 'pending-publishing', reason: 'Not online.' },
    })
    expect(await balance(publisher)).toMatchObject({ payable: 0, pending: 0 })
    await deliver(api, publisher, { ...placement, status: 'ACCEPTED' })
    expect(await balance(publisher)).toMatchObject({ payable: 100 })
  })
})
