-- Writes the listings of these products from the current state of their sources. Updates only rows that change.
-- Always uses the same plan, with look-ups by key, because the transaction of a bulk load has no statistics yet. Each
-- LIMIT 1 prevents a plan that starts from the other table.
CREATE OR REPLACE FUNCTION "listing_refresh"("ids" uuid[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off
SET enable_hashjoin = off
SET enable_mergejoin = off
SET jit = off
AS $$
BEGIN
  -- A separate statement: a concurrent change of the same listing waits here, and the statements below see its commit.
  PERFORM FROM "product" WHERE "id" IN (SELECT unnest("ids")) ORDER BY "id" FOR NO KEY UPDATE;

  DELETE FROM "listing" l
  WHERE l."product_id" IN (SELECT unnest("ids")) AND 0 = (
    SELECT count(*)
    FROM "product_channel" pc
    CROSS JOIN LATERAL (SELECT FROM "outlet_channel" WHERE "id" = pc."channel_id" AND "deleted_at" IS NULL LIMIT 1) c
    WHERE pc."product_id" = l."product_id"
  );

  INSERT INTO "listing" AS l (
    "product_id", "outlet_id", "product_type", "name", "description", "requirements", "min_delivery_days", "max_delivery_days",
    "is_featured", "active", "example_links", "outlet_name", "website_url", "logo", "country", "state", "city", "is_indexed",
    "status", "channels", "prices", "tags", "channel_id", "channel_type", "placement_type", "is_do_follow", "domain_authority",
    "domain_ranking", "disclaimer", "channel_types", "placement_types", "any_do_follow", "disclaimer_names", "disclaimer_ids",
    "standard_price", "lowest_price", "popularity", "search_text", "withheld", "is_test", "created_at", "updated_at", "deleted_at"
  )
  SELECT
    p."id", p."outlet_id", y."prefix", p."name", p."description", p."requirements", p."min_delivery_days", p."max_delivery_days",
    p."is_featured", p."active", p."example_links", o."name", o."website_url", o."logo", o."country", o."state", o."city", o."is_indexed",
    o."status", c."channels", COALESCE(r."prices", '[]'), t."tags", (c."first")."id", (c."first")."channel_type",
    (c."first")."placement_type", (c."first")."is_do_follow", (c."first")."domain_authority", (c."first")."domain_ranking",
    c."disclaimer", c."channel_types", COALESCE(c."placement_types", '{}'), c."any_do_follow",
    COALESCE(c."disclaimer_names", '{}'), COALESCE(c."disclaimer_ids", '{}'), r."standard_price", r."lowest_price",
    COALESCE(was."popularity", 0), p."name" || E'\x1f' || o."name",
    CASE
      WHEN p."deleted_at" IS NOT NULL OR o."deleted_at" IS NOT NULL THEN 'DELETED'
      WHEN o."status" <> 'ACTIVE' THEN 'OUTLET_' || o."status"
      WHEN NOT p."active" THEN 'PRODUCT_INACTIVE'
      WHEN o."is_test" THEN CASE WHEN y."prefix" = 'ADD_ON' THEN 'TEST_ADD_ON' ELSE 'TEST' END
      WHEN y."prefix" = 'ADD_ON' THEN 'ADD_ON'
    END,
    o."is_test",
    p."created_at", p."updated_at", LEAST(p."deleted_at", o."deleted_at")
  FROM (SELECT DISTINCT unnest("ids") AS "id") u
  JOIN "product" p ON p."id" = u."id"
  JOIN "outlet" o ON o."id" = p."outlet_id"
  JOIN "product_type" y ON y."id" = p."type_id"
  LEFT JOIN "listing" was ON was."product_id" = p."id"
  CROSS JOIN LATERAL (
    SELECT
      jsonb_agg(
        jsonb_build_object(
          'channelType', c."channel_type", 'placementType', c."placement_type", 'isDoFollow', c."is_do_follow",
          'domainAuthority', c."domain_authority", 'domainRanking', c."domain_ranking",
          'disclaimerName', d."name", 'disclaimerDescription', d."description"
        ) ORDER BY pc."position", c."id"
      ) AS "channels",
      (array_agg(c."row" ORDER BY pc."position", c."id"))[1] AS "first",
      (array_agg(d."name" ORDER BY pc."position", c."id"))[1] AS "disclaimer",
      array_agg(DISTINCT c."channel_type") AS "channel_types",
      array_agg(DISTINCT c."placement_type") FILTER (WHERE c."placement_type" IS NOT NULL) AS "placement_types",
      bool_or(c."is_do_follow") AS "any_do_follow",
      array_agg(DISTINCT d."name") FILTER (WHERE d."id" IS NOT NULL) AS "disclaimer_names",
      array_agg(DISTINCT d."id") FILTER (WHERE d."id" IS NOT NULL) AS "disclaimer_ids"
    FROM "product_channel" pc
    CROSS JOIN LATERAL (
      SELECT oc AS "row", oc.* FROM "outlet_channel" oc WHERE oc."id" = pc."channel_id" AND oc."deleted_at" IS NULL LIMIT 1
    ) c
    LEFT JOIN "disclaimer" d ON d."id" = c."disclaimer_id" AND d."deleted_at" IS NULL
    WHERE pc."product_id" = p."id"
    HAVING count(*) > 0
  ) c
  CROSS JOIN LATERAL (
    SELECT
      jsonb_agg(
        jsonb_build_object('unitAmount', "unit_amount", 'currency', "currency", 'pricingTier', "pricing_tier") ORDER BY "pricing_tier"
      ) AS "prices",
      min("unit_amount") FILTER (WHERE "pricing_tier" = 'STANDARD') AS "standard_price",
      min("unit_amount") AS "lowest_price"
    FROM "product_price"
    WHERE "product_id" = p."id"
  ) r
  CROSS JOIN LATERAL (
    SELECT ARRAY(
      SELECT DISTINCT t."name"
      FROM "outlet_tag" ot
      CROSS JOIN LATERAL (SELECT "name" FROM "tag" WHERE "id" = ot."tag_id" AND "deleted_at" IS NULL LIMIT 1) t
      WHERE ot."outlet_id" = p."outlet_id"
      ORDER BY t."name"
    ) AS "tags"
  ) t
  ORDER BY p."id"
  ON CONFLICT ("product_id") DO UPDATE SET
    "outlet_id" = EXCLUDED."outlet_id", "product_type" = EXCLUDED."product_type", "name" = EXCLUDED."name",
    "description" = EXCLUDED."description", "requirements" = EXCLUDED."requirements",
    "min_delivery_days" = EXCLUDED."min_delivery_days", "max_delivery_days" = EXCLUDED."max_delivery_days",
    "is_featured" = EXCLUDED."is_featured", "active" = EXCLUDED."active", "example_links" = EXCLUDED."example_links",
    "outlet_name" = EXCLUDED."outlet_name", "website_url" = EXCLUDED."website_url", "logo" = EXCLUDED."logo",
    "country" = EXCLUDED."country", "state" = EXCLUDED."state", "city" = EXCLUDED."city", "is_indexed" = EXCLUDED."is_indexed",
    "status" = EXCLUDED."status", "channels" = EXCLUDED."channels", "prices" = EXCLUDED."prices", "tags" = EXCLUDED."tags",
    "channel_id" = EXCLUDED."channel_id", "channel_type" = EXCLUDED."channel_type", "placement_type" = EXCLUDED."placement_type",
    "is_do_follow" = EXCLUDED."is_do_follow", "domain_authority" = EXCLUDED."domain_authority",
    "domain_ranking" = EXCLUDED."domain_ranking", "disclaimer" = EXCLUDED."disclaimer", "channel_types" = EXCLUDED."channel_types",
    "placement_types" = EXCLUDED."placement_types", "any_do_follow" = EXCLUDED."any_do_follow",
    "disclaimer_names" = EXCLUDED."disclaimer_names", "disclaimer_ids" = EXCLUDED."disclaimer_ids",
    "standard_price" = EXCLUDED."standard_price", "lowest_price" = EXCLUDED."lowest_price", "search_text" = EXCLUDED."search_text",
    "withheld" = EXCLUDED."withheld", "is_test" = EXCLUDED."is_test", "created_at" = EXCLUDED."created_at", "updated_at" = EXCLUDED."updated_at",
    "deleted_at" = EXCLUDED."deleted_at"
  WHERE l.* IS DISTINCT FROM EXCLUDED.*;
END
$$;
