-- Writes what these listings are filtered by as they are now. A set of values that is new gets its row first.
-- One plan, look-ups by key, as in listing_refresh.
CREATE OR REPLACE FUNCTION "listing_filter_refresh"() RETURNS trigger LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off
SET enable_hashjoin = off
SET enable_mergejoin = off
SET jit = off
AS $$
BEGIN
  INSERT INTO "listing_place" ("country", "state", "city")
  SELECT DISTINCT n."country", n."state", n."city" FROM new_rows n
  WHERE NOT EXISTS (
    SELECT FROM "listing_place" s WHERE ARRAY[s."country", s."state", s."city"] = ARRAY[n."country", n."state", n."city"]
  );
  INSERT INTO "listing_kind" ("product_type", "channel_types", "placement_types")
  SELECT DISTINCT n."product_type", n."channel_types", n."placement_types" FROM new_rows n
  WHERE NOT EXISTS (
    SELECT FROM "listing_kind" s
    WHERE s."product_type" = n."product_type" AND s."channel_types" = n."channel_types" AND s."placement_types" = n."placement_types"
  );
  INSERT INTO "listing_tag_set" ("tags")
  SELECT DISTINCT n."tags" FROM new_rows n
  WHERE NOT EXISTS (SELECT FROM "listing_tag_set" s WHERE s."tags" = n."tags");
  INSERT INTO "listing_disclaimer_set" ("disclaimer_names", "disclaimer_ids")
  SELECT DISTINCT n."disclaimer_names", n."disclaimer_ids" FROM new_rows n
  WHERE NOT EXISTS (
    SELECT FROM "listing_disclaimer_set" s
    WHERE s."disclaimer_ids" = n."disclaimer_ids" AND s."disclaimer_names" = n."disclaimer_names"
  );

  INSERT INTO "listing_filter" AS f (
    "product_id", "created_at", "place_id", "kind_id", "tag_set_id", "disclaimer_set_id", "popularity", "max_delivery_days",
    "status", "active", "is_featured", "is_indexed", "any_do_follow", "withheld", "domain_authority", "domain_ranking",
    "standard_price", "lowest_price", "name", "search_text", "deleted_at"
  )
  SELECT
    n."product_id", n."created_at",
    (
      SELECT s."id" FROM "listing_place" s
      WHERE ARRAY[s."country", s."state", s."city"] = ARRAY[n."country", n."state", n."city"] LIMIT 1
    ),
    (
      SELECT s."id" FROM "listing_kind" s
      WHERE s."product_type" = n."product_type" AND s."channel_types" = n."channel_types" AND s."placement_types" = n."placement_types"
      LIMIT 1
    ),
    (SELECT s."id" FROM "listing_tag_set" s WHERE s."tags" = n."tags" LIMIT 1),
    (
      SELECT s."id" FROM "listing_disclaimer_set" s
      WHERE s."disclaimer_ids" = n."disclaimer_ids" AND s."disclaimer_names" = n."disclaimer_names" LIMIT 1
    ),
    n."popularity", n."max_delivery_days", n."status", n."active", n."is_featured", n."is_indexed", n."any_do_follow",
    n."withheld", n."domain_authority", n."domain_ranking", n."standard_price", n."lowest_price", n."name",
    lower(n."search_text"), n."deleted_at"
  FROM new_rows n
  ORDER BY n."product_id"
  ON CONFLICT ("product_id") DO UPDATE SET
    "created_at" = EXCLUDED."created_at", "place_id" = EXCLUDED."place_id", "kind_id" = EXCLUDED."kind_id",
    "tag_set_id" = EXCLUDED."tag_set_id", "disclaimer_set_id" = EXCLUDED."disclaimer_set_id", "popularity" = EXCLUDED."popularity",
    "max_delivery_days" = EXCLUDED."max_delivery_days", "status" = EXCLUDED."status", "active" = EXCLUDED."active",
    "is_featured" = EXCLUDED."is_featured", "is_indexed" = EXCLUDED."is_indexed", "any_do_follow" = EXCLUDED."any_do_follow",
    "withheld" = EXCLUDED."withheld", "domain_authority" = EXCLUDED."domain_authority",
    "domain_ranking" = EXCLUDED."domain_ranking", "standard_price" = EXCLUDED."standard_price",
    "lowest_price" = EXCLUDED."lowest_price", "name" = EXCLUDED."name", "search_text" = EXCLUDED."search_text",
    "deleted_at" = EXCLUDED."deleted_at"
  WHERE f.* IS DISTINCT FROM EXCLUDED.*;
  RETURN NULL;
END
$$;
