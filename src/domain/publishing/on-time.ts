/** On-time rate of outlets: share of the deliveries that were published by the expected date of their article. */
import type { Db } from '../../postgres/transaction.js'

/** Minimum number of deliveries for which an outlet has an on-time rate. */
export const minDeliveries = 10

/**
 * SQL of whether a placement was delivered by the expected publication date. Null before the delivery, and for add-ons,
 * which have no article.
 * @param deliveredAt SQL of the column `delivered_at`
 * @param expectedAt SQL of the article's column `expected_completion_date`
 */
export const isOnTimeSql = (deliveredAt: string, expectedAt: string) =>
  `(${deliveredAt} <= ${expectedAt})`

/**
 * SQL of the on-time rate of an outlet, 0 to 1. It covers the deliveries of the current publisher. Null with fewer than
 * `minDeliveries` deliveries, so that it reveals nothing about a single order.
 * @param outletId SQL of the outlet's ID
 * @param publisherId SQL of the column `publisher_id` of the outlet
 */
export const onTimeRateSql = (outletId: string, publisherId: string) => {
  const isOnTime = isOnTimeSql('p."delivered_at"', 'a."expected_completion_date"')
  return `(SELECT avg(${isOnTime}::int)::double precision FROM "placement" AS p JOIN "product" AS r ON r."id" = p."product_id" JOIN "article" AS a ON a."id" = p."article_id" WHERE r."outlet_id" = ${outletId} AND p."team_id" = ${publisherId} HAVING count(${isOnTime}) >= ${minDeliveries})`
}

/** Reads the on-time rates of outlets, in the order of `ids`. */
export async function loadOnTimeRates(db: Db, ids: readonly string[]): Promise<(number | null)[]> {
  const rows = await db.$queryRawUnsafe<{ rate: number | null }[]>(
    `SELECT ${onTimeRateSql('o."id"', 'o."publisher_id"')} AS rate
     FROM unnest($1::uuid[]) WITH ORDINALITY AS given (id, at) LEFT JOIN "outlet" AS o ON o."id" = given.id
     ORDER BY given.at`,
    ids,
  )
  return rows.map(({ rate }) => rate)
}
