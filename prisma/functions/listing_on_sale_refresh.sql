-- Writes which of these listings are on sale as they are now. One plan, look-ups by key, as in listing_refresh.
CREATE OR REPLACE FUNCTION "listing_on_sale_refresh"() RETURNS trigger LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off
SET enable_hashjoin = off
SET enable_mergejoin = off
SET jit = off
AS $$
BEGIN
  DELETE FROM "listing_on_sale" s USING new_rows n WHERE s."product_id" = n."product_id" AND n."withheld" IS NOT NULL;
  INSERT INTO "listing_on_sale" AS s (
    "product_id", "created_at", "place_id", "kind_id", "tag_set_id", "disclaimer_set_id", "popularity", "max_delivery_days",
    "is_featured", "is_indexed", "any_do_follow", "lowest_price", "standard_price", "domain_authority", "domain_ranking",
    "name", "search_text"
  )
  SELECT
    n."product_id", n."created_at", n."place_id", n."kind_id", n."tag_set_id", n."disclaimer_set_id", n."popularity",
    n."max_delivery_days", n."is_featured", n."is_indexed", n."any_do_follow", n."lowest_price", n."standard_price",
    n."domain_authority", n."domain_ranking", n."name",
    n."search_text"
  FROM new_rows n
  WHERE n."withheld" IS NULL
  ORDER BY n."product_id"
  ON CONFLICT ("product_id") DO UPDATE SET
    "created_at" = EXCLUDED."created_at", "place_id" = EXCLUDED."place_id", "kind_id" = EXCLUDED."kind_id",
    "tag_set_id" = EXCLUDED."tag_set_id", "disclaimer_set_id" = EXCLUDED."disclaimer_set_id", "popularity" = EXCLUDED."popularity",
    "max_delivery_days" = EXCLUDED."max_delivery_days", "is_featured" = EXCLUDED."is_featured",
    "is_indexed" = EXCLUDED."is_indexed", "any_do_follow" = EXCLUDED."any_do_follow", "lowest_price" = EXCLUDED."lowest_price",
    "standard_price" = EXCLUDED."standard_price", "domain_authority" = EXCLUDED."domain_authority",
    "domain_ranking" = EXCLUDED."domain_ranking", "name" = EXCLUDED."name",
    "search_text" = EXCLUDED."search_text"
  WHERE s.* IS DISTINCT FROM EXCLUDED.*;
  RETURN NULL;
END
$$;
