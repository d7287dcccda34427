import type { Job } from '../../jobs/queue.js'
import type { Db } from '../../postgres/transaction.js'

/**
 * Maps the ID of a product to the ID of its listing, and vice versa. The two records need different
 * IDs, so the version digit of the UUID is replaced by its complement: 7 becomes 8.
 */
export function listingIdOf(productId: string): string {
  const digit = 15 - Number.parseInt(productId[14]!, 16)
  return `${productId.slice(0, 14)}${digit.toString(16)}${productId.slice(15)}`
}

/**
 * SQL expression of `listingIdOf`.
 * @param productId name of the column with the product ID
 */
export const listingIdSql = (productId: string): string =>
  `overlay(${productId}::text placing translate(substr(${productId}::text, 15, 1), '0123456789abcdef', 'fedcba9876543210') from 15)`

const socialNetworks: readonly string[] = [
  'INSTAGRAM',
  'LINKEDIN',
  'YOUTUBE',
  'TIKTOK',
  'TWITTER_X',
]

/**
 * Counts the listings on sale by type of their first channel, largest count first. The type is
 * SOCIAL, NEWSLETTER or the placement type.
 */
export async function countCategories(db: Db): Promise<{ type: string; count: number }[]> {
  const groups = await db.listing.groupBy({
    by: ['channelType', 'placementType'],
    where: { withheld: null },
    _count: { _all: true },
  })
  const counts = new Map<string, number>()
  for (const { channelType, placementType, _count } of groups) {
    const type = socialNetworks.includes(channelType)
      ? 'SOCIAL'
      : channelType === 'NEWSLETTER'
        ? 'NEWSLETTER'
        : (placementType ?? 'OTHER')
    counts.set(type, (counts.get(type) ?? 0) + _count._all)
  }
  return [...counts]
    .map(([type, count]) => ({ type, count }))
    .sort((a, b) => b.count - a.count || (a.type < b.type ? -1 : 1))
}

/**
 * Finds the most similar listings on sale for each product, best first. They belong to other
 * outlets and have the same product type.
 *
 * The score of a candidate is the sum of:
 * - three times the share of common tags in all tags of both listings
 * - 1 if the country is the same
 * - up to 1 each for the proximity of domain authority and of STANDARD price
 *
 * Index scans select the candidates, so the cost does not depend on the size of the catalogue.
 * Candidates are the listings with the most common tags, the nearest in price and in authority, and
 * the newest of the country.
 */
export async function similarTo(
  db: Db,
  productIds: readonly string[],
  first: number,
): Promise<string[][]> {
  const rows = await db.$queryRaw<{ id: string; similar: string[] }[]>`
    SELECT own.product_id AS id, (
      SELECT COALESCE(array_agg(best.product_id ORDER BY best.likeness DESC, best.product_id), '{}')
      FROM (
        SELECT other.product_id,
          3 * COALESCE(shared.n / NULLIF(cardinality(own.tags) + cardinality(other.tags) - shared.n, 0)::float8, 0)
          + COALESCE((other.country = own.country)::int, 0)
          + COALESCE(1 - abs(other.domain_authority - own.domain_authority) / 100.0::float8, 0)
          + COALESCE(
              1 - abs(other.standard_price - own.standard_price)
                / NULLIF(greatest(other.standard_price, own.standard_price), 0)::float8, 0
            ) AS likeness
        FROM (
          (
            SELECT near.product_id
            FROM (
              SELECT product_id, tags FROM listing WHERE withheld IS NULL AND tags && own.tags LIMIT 1000
            ) near
            ORDER BY (SELECT count(*) FROM unnest(near.tags) tag WHERE tag = ANY (own.tags)) DESC,
              cardinality(near.tags), near.product_id
            LIMIT 200
          )
          UNION (
            SELECT product_id FROM listing WHERE withheld IS NULL AND standard_price >= own.standard_price
            ORDER BY standard_price, product_id LIMIT 100
          )
          UNION (
            SELECT product_id FROM listing WHERE withheld IS NULL AND standard_price < own.standard_price
            ORDER BY standard_price DESC NULLS LAST, product_id DESC LIMIT 100
          )
          UNION (
            SELECT product_id FROM listing WHERE withheld IS NULL AND domain_authority >= own.domain_authority
            ORDER BY domain_authority, product_id LIMIT 100
          )
          UNION (
            SELECT product_id FROM listing WHERE withheld IS NULL AND domain_authority < own.domain_authority
            ORDER BY domain_authority DESC NULLS LAST, product_id DESC LIMIT 100
          )
          UNION (
            SELECT product_id FROM listing WHERE withheld IS NULL AND country = own.country
            ORDER BY created_at DESC, product_id DESC LIMIT 100
          )
        ) candidate
        JOIN listing other ON other.product_id = candidate.product_id
        CROSS JOIN LATERAL (
          SELECT count(*) AS n FROM unnest(other.tags) tag WHERE tag = ANY (own.tags)
        ) shared
        WHERE other.outlet_id <> own.outlet_id AND other.product_type = own.product_type
        ORDER BY likeness DESC, other.product_id
        LIMIT ${first}
      ) best
    ) AS similar
    FROM listing own
    WHERE own.product_id = ANY (${productIds}::uuid[])`
  const byId = new Map(rows.map(({ id, similar }) => [id, similar]))
  return productIds.map((id) => byId.get(id) ?? [])
}

/**
 * Deletes rows of `listing_change` an hour after their commit was seen. By then every catalogue
 * index has applied them or was reloaded.
 */
export const purgeExpiredListingChanges: Job = {
  name: 'purge_expired_listing_changes',
  aliases: ['forget_listing_changes'],
  cron: '*/10 * * * *',
  async run(_payload, { prisma }) {
    await prisma.listingChange.deleteMany({ where: { expiresAt: { lt: new Date() } } })
    // Rows of open transactions are not visible here. A later run sets their `expires_at`.
    await prisma.$executeRaw`
      UPDATE listing_change SET expires_at = now() + interval '1 hour' WHERE expires_at IS NULL`
  },
}

/** Recounts the paid orders of the last 90 days every minute. */
export const refreshPopularity: Job = {
  name: 'refresh_popularity',
  cron: '* * * * *',
  async run(_payload, { prisma }) {
    await prisma.$executeRaw`SELECT refresh_popularity()`
  },
}
