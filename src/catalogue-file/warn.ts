import type { ClientBase } from 'pg'

// A product without an active channel has no listing.
const unlisted = `
  FROM product p JOIN outlet o ON o.id = p.outlet_id
  WHERE p.active AND p.deleted_at IS NULL AND o.deleted_at IS NULL
    AND NOT EXISTS (SELECT FROM listing l WHERE l.product_id = p.id)`

/**
 * Adds a warning for each product for sale without a channel: those of the stage, and others of outlets whose
 * channels the file contains. Call it after `applyStage`.
 */
export async function warnOfStage(client: ClientBase): Promise<void> {
  await client.query(`
    INSERT INTO import_fault (line, "column", reason, is_warning)
    SELECT line, "column", format('leaves product “%s” without a channel: it is for sale, but not listed', key), true
    FROM (
      SELECT i.line, i.key, CASE
        WHEN EXISTS (SELECT FROM outlet_channel c WHERE c.outlet_id = i.outlet_id AND c.deleted_at IS NULL)
        THEN 'product_channels' ELSE 'outlet_channels'
      END AS "column"
      FROM import_product i WHERE EXISTS (SELECT ${unlisted} AND p.id = i.id)
      UNION ALL
      SELECT named.line, COALESCE(other.key, other.id::text), 'outlet_channels'
      FROM import_outlet i
      JOIN (SELECT outlet_key, min(line) AS line FROM import_row WHERE NOT bad GROUP BY 1) named ON named.outlet_key = i.key
      JOIN product other ON other.outlet_id = i.id
      WHERE i.data ? 'channels' AND NOT EXISTS (SELECT FROM import_product p WHERE p.id = other.id)
        AND EXISTS (SELECT ${unlisted} AND p.id = other.id)
    ) warned ORDER BY line, key`)
}
