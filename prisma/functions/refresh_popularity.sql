-- Updates the popularity of all listings, and returns the number of changed rows. Skips locked rows until the next run,
-- so that it does not wait for an edit of the catalogue.
CREATE OR REPLACE FUNCTION "refresh_popularity"() RETURNS integer LANGUAGE sql AS $$
  WITH "sold" AS (
    SELECT i."product_id", sum(i."quantity")::integer AS "units"
    FROM "order" o JOIN "order_line_item" i ON i."order_id" = o."id"
    WHERE o."status" = 'PAID' AND o."date_paid" >= now() - interval '90 days' AND o."deleted_at" IS NULL AND i."deleted_at" IS NULL
      AND NOT EXISTS (SELECT FROM "team" t WHERE t."id" = o."team_id" AND t."is_test")
    GROUP BY i."product_id"
  ), "stale" AS (
    SELECT COALESCE(s."product_id", l."product_id") AS "product_id", COALESCE(s."units", 0) AS "units"
    FROM "sold" s FULL JOIN (SELECT "product_id", "popularity" FROM "listing" WHERE "popularity" > 0) l ON l."product_id" = s."product_id"
    WHERE s."units" IS DISTINCT FROM l."popularity"
  ), "free" AS (
    SELECT l."product_id", s."units" FROM "listing" l JOIN "stale" s ON s."product_id" = l."product_id"
    FOR NO KEY UPDATE OF l SKIP LOCKED
  ), "counted" AS (
    UPDATE "listing" l SET "popularity" = f."units" FROM "free" f WHERE l."product_id" = f."product_id" RETURNING 1
  )
  SELECT count(*)::integer FROM "counted"
$$;
