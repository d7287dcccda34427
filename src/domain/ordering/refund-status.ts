import type { Db } from '../../postgres/transaction.js'

/** Refund status of an item or an order. Null if nothing was refunded. */
export type PriceRefundStatus = 'PARTIALLY_REFUNDED' | 'REFUNDED'

/**
 * SQL of the refund status of an order item.
 * @param isRefunded SQL of the column `is_refunded`
 * @param id SQL of the item ID
 */
export const itemRefundStatusSql = (isRefunded: string, id: string) =>
  `CASE WHEN ${isRefunded} THEN 'REFUNDED' WHEN EXISTS (SELECT FROM "item_refund" AS r WHERE r."order_item_id" = ${id}) THEN 'PARTIALLY_REFUNDED' END`

/**
 * SQL of the refund status of an order: REFUNDED if all items are refunded, PARTIALLY_REFUNDED if
 * any item has a refund status.
 * @param id SQL of the order ID
 */
export const refundStatusSql = (id: string) =>
  `(SELECT CASE WHEN bool_and(i."is_refunded") THEN 'REFUNDED' WHEN bool_or(${itemRefundStatusSql('i."is_refunded"', 'i."id"')} IS NOT NULL) THEN 'PARTIALLY_REFUNDED' END FROM "order_item" AS i WHERE i."order_id" = ${id} AND i."deleted_at" IS NULL)`

/** Reads the refund statuses of orders, in the order of `ids`. */
export async function loadRefundStatuses(
  db: Db,
  ids: readonly string[],
): Promise<(PriceRefundStatus | null)[]> {
  const rows = await db.$queryRawUnsafe<{ status: PriceRefundStatus | null }[]>(
    `SELECT ${refundStatusSql('given.id')} AS status FROM unnest($1::uuid[]) WITH ORDINALITY AS given (id, at) ORDER BY given.at`,
    ids,
  )
  return rows.map(({ status }) => status)
}
