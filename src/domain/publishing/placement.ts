/** Placements follow their order items: created by the payment, withdrawn or reversed by refunds and swaps. */
import type { Order, OrderItem, Placement } from '../../../prisma/generated/client/client.js'
import type { PlacementStatus } from '../../../prisma/generated/client/enums.js'
import { invalidTransition } from '../../errors/app-error.js'
import type { Transaction } from '../../postgres/transaction.js'
import { dayMs } from '../../values/units.js'
import { uuidV7 } from '../../values/uuid.js'
import { recallEmails } from '../integration/email.js'
import { emit } from '../integration/event.js'
import { notify } from '../integration/notification.js'
import type { Actor } from '../rules/audit.js'
import { linkToCheck, queueLinkCheck } from './link-check.js'
import { bookEarned, bookReversal } from './publisher-ledger.js'

/** Statuses in which the publisher can still deliver. */
const undelivered: PlacementStatus[] = ['OFFERED', 'ACCEPTED']

/**
 * Creates the placements of order items whose outlets have a publisher, with the amounts at the time of the order.
 * Other units of a test team than those of test publishers get simulated placements, without a payout. These belong
 * to the buyer, so that no publisher sees them. Only `simulate` changes them.
 * @param orderItemIds the items of a paid order; defaults to all of them
 */
export async function createPlacements(
  tx: Transaction,
  { id: orderId }: Pick<Order, 'id'>,
  orderItemIds: string[] | null = null,
): Promise<void> {
  const items = await tx.$queryRaw<{ id: string }[]>`
    SELECT item.id FROM order_item item
    JOIN product ON product.id = item.product_id
    JOIN outlet ON outlet.id = product.outlet_id
    JOIN team buyer ON buyer.id = item.team_id
    WHERE item.order_id = ${orderId}::uuid AND item.deleted_at IS NULL
      AND (outlet.publisher_id IS NOT NULL OR buyer.is_test)
      AND (${orderItemIds}::uuid[] IS NULL OR item.id = ANY (${orderItemIds}::uuid[]))
    ORDER BY item.created_at, item.id`
  if (items.length === 0) return
  const acceptBy = new Date(Date.now() + tx.market.placementAcceptDays * dayMs)
  // One statement, because an order may have ten thousand units.
  await tx.$executeRaw`
    INSERT INTO placement (
      id, team_id, order_item_id, product_id, article_id, sale_price, payout, commission, accept_by
    )
    SELECT given.id, CASE WHEN is_simulated THEN buyer.id ELSE outlet.publisher_id END, item.id, item.product_id,
      article.id, item.sale_price,
      placement.payout, item.sale_price - placement.payout, ${acceptBy}
    FROM unnest(${items.map(() => uuidV7())}::uuid[], ${items.map(({ id }) => id)}::uuid[]) AS given (id, item_id)
    JOIN order_item item ON item.id = given.item_id
    JOIN product ON product.id = item.product_id
    JOIN outlet ON outlet.id = product.outlet_id
    LEFT JOIN article ON article.order_item_id = item.id AND article.deleted_at IS NULL
    JOIN team buyer ON buyer.id = item.team_id
    CROSS JOIN LATERAL (SELECT buyer.is_test AND NOT outlet.is_test AS is_simulated) kind
    -- An item without a payout was ordered before its outlet had a publisher, at a price that may be lower.
    CROSS JOIN LATERAL (
      SELECT CASE WHEN is_simulated THEN 0
        ELSE COALESCE(item.payout, LEAST(product.payout, item.sale_price), 0) END AS payout
    ) placement`
  await announceOffers(
    tx,
    items.map(({ id }) => id),
  )
}

/** Writes the events of new placements. Notifies each publisher once, however many units an order has. */
async function announceOffers(tx: Transaction, orderItemIds: string[]): Promise<void> {
  const offers = await tx.$queryRaw<{ ids: string[] }[]>`
    SELECT array_agg(placement.id ORDER BY placement.id) AS ids FROM placement
    JOIN team ON team.id = placement.team_id AND team.kind = 'PUBLISHER'
    WHERE order_item_id = ANY (${orderItemIds}::uuid[]) AND withdrawn_at IS NULL
    GROUP BY team_id`
  for (const { ids } of offers) {
    // Publishers see neither the request nor the application of the buyer.
    await emit(tx, null, 'placement.offered', ids)
    const about = { entity: 'placement', entityId: ids[0]! } as const
    await notify(tx, { kind: 'PLACEMENT_OFFERED', ...about, details: { count: ids.length } })
  }
}

/** Writes an event of a placement, unless it is simulated: the buyer that it belongs to does not see placements. */
export async function emitForPublisher(
  tx: Transaction,
  actor: Actor | null,
  topic: 'placement.accepted' | 'placement.declined' | 'placement.delivered',
  { id, teamId }: Pick<Placement, 'id' | 'teamId'>,
): Promise<void> {
  const { kind } = await tx.team.findUniqueOrThrow({
    where: { id: teamId },
    select: { kind: true },
  })
  if (kind === 'PUBLISHER') await emit(tx, actor, topic, id)
}

const activeWhere = (orderItemId: string) => ({ orderItemId, withdrawnAt: null })

/**
 * Finds and locks the placement of an order item, so that a refund or a swap does not miss a concurrent delivery. Null
 * if its outlet has no publisher, or the placement is withdrawn.
 */
export async function findPlacement(
  tx: Transaction,
  orderItemId: string,
): Promise<Placement | null> {
  await tx.$queryRaw`
    SELECT FROM placement WHERE order_item_id = ${orderItemId}::uuid AND withdrawn_at IS NULL
    FOR NO KEY UPDATE`
  return tx.placement.findFirst({ where: activeWhere(orderItemId) })
}

/**
 * Marks the placement of an order item as delivered, and books its payout. A declined placement stays declined.
 * @param actor publisher or operator who delivers; null for the system
 */
export async function markDelivered(
  tx: Transaction,
  actor: Actor | null,
  orderItemId: string,
  liveUrl: string | null,
  now: Date,
): Promise<void> {
  const [placement] = await tx.placement.updateManyAndReturn({
    where: { ...activeWhere(orderItemId), status: { in: undelivered } },
    data: { status: 'DELIVERED', deliveredAt: now, ...linkToCheck(liveUrl, now) },
  })
  if (!placement) return
  await queueLinkCheck(tx)
  if (!placement.acceptedAt)
    await tx.placement.update({ where: { id: placement.id }, data: { acceptedAt: now } })
  const item = await tx.orderItem.findUniqueOrThrow({ where: { id: orderItemId } })
  await bookEarned(tx, placement, item, now)
  await emitForPublisher(tx, actor, 'placement.delivered', placement)
}

/** Takes back a delivery when its article is no longer published, and reverses the payout. */
export async function undoDelivery(tx: Transaction, orderItemId: string, now: Date): Promise<void> {
  const [placement] = await tx.placement.updateManyAndReturn({
    where: { ...activeWhere(orderItemId), status: 'DELIVERED' },
    data: { status: 'ACCEPTED', deliveredAt: null, ...linkToCheck(null, now) },
  })
  if (placement) await bookReversal(tx, placement, { salePrice: 0n, isRefunded: true }, now)
}

/** Sets the URL of a delivered placement to the new one of its article, and checks it. */
export async function updateLiveUrl(
  tx: Transaction,
  orderItemId: string,
  liveUrl: string | null,
): Promise<void> {
  const where = { ...activeWhere(orderItemId), deliveredAt: { not: null } }
  await tx.placement.updateMany({ where, data: linkToCheck(liveUrl, new Date()) })
  await queueLinkCheck(tx)
}

/**
 * Applies a refund of an order item to its placement. A delivered placement loses the corresponding part of its
 * payout. An undelivered one is withdrawn by a full refund.
 * @param item after the refund
 */
export async function refundPlacement(
  tx: Transaction,
  item: Pick<OrderItem, 'id' | 'salePrice' | 'isRefunded'>,
  now: Date,
): Promise<void> {
  const placement = await findPlacement(tx, item.id)
  if (!placement) return
  if (undelivered.includes(placement.status) || placement.status === 'DECLINED') {
    if (item.isRefunded) await withdraw(tx, placement, now)
  } else {
    await bookReversal(tx, placement, item, now)
  }
}

/**
 * Replaces the placement of an order item whose product was swapped.
 * @throws AppError invalid_transition (delivered)
 */
export async function swapPlacement(
  tx: Transaction,
  { id, orderId }: Pick<OrderItem, 'id' | 'orderId'>,
  now: Date,
): Promise<void> {
  const placement = await findPlacement(tx, id)
  if (placement) {
    requireUndelivered(placement)
    await withdraw(tx, placement, now)
  }
  await createPlacements(tx, { id: orderId }, [id])
}

/** @throws AppError invalid_transition (delivered or settled) */
export function requireUndelivered({ status }: Pick<Placement, 'status'>): void {
  if (status !== 'DELIVERED' && status !== 'SETTLED') return
  throw invalidTransition(
    'placement_delivered',
    `The order item cannot be changed this way: its publisher has delivered the placement, which is ${status}.`,
    { status },
  )
}

async function withdraw(tx: Transaction, placement: Placement, now: Date): Promise<void> {
  const { id } = placement
  // A decline that is not committed yet waits for this lock, and then finds the placement withdrawn.
  await tx.placement.update({ where: { id }, data: { withdrawnAt: now } })
  await recallOffer(tx, placement)
  if (placement.status !== 'DECLINED')
    await notify(tx, { kind: 'PLACEMENT_WITHDRAWN', entity: 'placement', entityId: id })
}

/** Cancels the unsent email about the offered placements of an order once the publisher has lost all of them. */
async function recallOffer(tx: Transaction, { orderItemId, teamId }: Placement): Promise<void> {
  const { orderId } = await tx.orderItem.findUniqueOrThrow({
    where: { id: orderItemId },
    select: { orderId: true },
  })
  const placements = await tx.placement.findMany({
    where: { teamId, orderItem: { orderId } },
    select: { id: true, withdrawnAt: true },
  })
  if (placements.some(({ withdrawnAt }) => !withdrawnAt)) return
  for (const { id } of placements)
    await recallEmails(tx, 'placement', id, 'Recalled: the placement was withdrawn.')
}

/** Locks the placements of an order, so that no publisher accepts or declines one until the transaction ends. */
export const lockPlacements = (tx: Transaction, orderId: string) =>
  tx.$queryRaw`
    SELECT FROM placement WHERE order_item_id IN (SELECT id FROM order_item WHERE order_id = ${orderId}::uuid)
    ORDER BY id FOR NO KEY UPDATE`

/** Deletes the placements of an order whose payment is undone. No publisher has acted on them. */
export async function deletePlacements(tx: Transaction, orderId: string): Promise<void> {
  const where = { orderItem: { orderId } }
  const placements = await tx.placement.findMany({ where, select: { id: true } })
  for (const { id } of placements)
    await recallEmails(tx, 'placement', id, 'Recalled: the payment of the order was undone.')
  await tx.placement.deleteMany({ where })
}
