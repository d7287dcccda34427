import { setTimeout as sleep } from 'node:timers/promises'
import type { Load } from './load.js'
import { deliverNext, operate } from './payouts.js'

// Another client may have refunded or published the item.
const meanwhile = ['validation_failed', 'not_found']

/** Refunds an item of a paid order, or proposes a swap, which the team may accept. */
export async function adjust(load: Load): Promise<void> {
  const { random, market } = load
  await sleep(200)
  const team = load.team()
  const order = random.pick(team.orders.filter(({ reportedStatus }) => reportedStatus === 'paid'))
  if (!order) return
  const query = 'query ($id: UUID!) { order(id: $id) { lineItems { items { id } } } }'
  const answer = await load.query(team.token, query, { id: order.id })
  const lines: { items: { id: string }[] }[] = answer?.json?.data?.order?.lineItems ?? []
  const item = random.pick(lines.flatMap(({ items }) => items))
  if (!item) return
  const { operator } = market
  if (random.next() < 0.3) {
    const amount = random.between(1, 400) / 100
    const input = { orderItemId: item.id, method: 'CREDIT', amount }
    await operate(load, 'refundOrderItem', input, operator, meanwhile)
    return
  }
  // The cheaper product, so that there is no amount due.
  const input = { orderItemId: item.id, productId: market.products[1] }
  const swapId = await operate(load, 'proposeSwap', input, operator, meanwhile)
  if (!swapId) return
  const choice = random.next()
  if (choice < 0.6) await operate(load, 'acceptSwap', { swapId }, team.token, meanwhile)
  else if (choice < 0.8) await operate(load, 'cancelSwap', { swapId }, operator, meanwhile)
}

/** Creates an opportunity for a profile. */
export async function suggest(load: Load): Promise<void> {
  const { profileId } = load.team()
  const title = load.marker('opportunity')
  await operate(load, 'createOpportunity', { profileId, title })
  await sleep(500)
}

const offered = `{
  placements(first: 5, where: { status: { eq: OFFERED }, withdrawnAt: { isNull: true } }) { nodes { id } }
}`

/** Declines or delivers a placement, records a payout by transfer, and changes the status of an outlet. */
export async function publish(load: Load): Promise<void> {
  const { random, market } = load
  await sleep(300)
  const { publisher } = market
  if (random.next() < 0.2) {
    const answer = await load.query(publisher.token, offered)
    const nodes: { id: string }[] = answer?.json?.data?.placements?.nodes ?? []
    const id = random.pick(nodes)?.id
    const input = { id, reason: 'Chaos' }
    if (id) await operate(load, 'declinePlacement', input, publisher.token)
  } else await deliverNext(load)
  const payout = await operate(load, 'createPayout', { teamId: publisher.id })
  if (payout) await operate(load, 'markPayoutPaid', { id: payout, reference: 'T' })
  const status = random.pick(['ACTIVE', 'INACTIVE', 'DRAFT'])
  await operate(load, 'updateOutlet', { outletId: publisher.spareOutletId, status })
}
