import type { Db } from '../../postgres/transaction.js'

/** Whether a price was refunded, or all of an order's; null where nothing was. */
export type RefundStatus = 'PARTIALLY_REFUNDED' | 'REFUNDED'

/** The refund status of an order as SQL. @param id SQL of its id */
export const refundStatusSql = (id: string) =>
  `(SELECT CASE WHEN bool_and(i."is_refunded") THEN 'REFUNDED' WHEN bool_or(i."is_refunded" OR EXISTS (SELECT FROM "item_refund" AS r WHERE r."order_item_id" = i."id")) THEN 'PARTIALLY_REFUNDED' END FROM "order_item" AS i WHERE i."order_id" = ${id} AND i."deleted_at" IS NULL)`

/** The refund statuses of orders, in the order of their ids. */
export async function refundStatusesOf(
  db: Db,
  ids: readonly string[],
): Promise<(RefundStatus | null)[]> {
  const rows = await db.$queryRawUnsafe<{ status: RefundStatus | null }[]>(
    `SELECT ${refundStatusSql('given.id')} AS status FROM unnest($1::uuid[]) WITH ORDINALITY AS given (id, at) ORDER BY given.at`,
    ids,
  )
  return rows.map(({ status }) => status)
}
