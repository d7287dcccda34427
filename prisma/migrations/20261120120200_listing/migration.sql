-- Written by hand: the catalogue read model, how it is kept and how it is read.

-- Keeping it

-- Writes the listings of these products as their sources are now. Rows that would not change are left alone.
-- One plan, look-ups by key, whatever the statistics say: in the transaction of a bulk load there are none. Each
-- LIMIT 1 keeps the planner from starting at the other end.
CREATE FUNCTION "listing_refresh"("ids" uuid[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off
SET enable_hashjoin = off
SET enable_mergejoin = off
SET jit = off
AS $$
BEGIN
  -- A statement of its own: whoever changes another part of the same listing waits here, and the statements below
  -- see what he has committed.
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
    "standard_price", "lowest_price", "popularity", "search_text", "withheld", "created_at", "updated_at", "deleted_at"
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
      WHEN y."prefix" = 'ADD_ON' THEN 'ADD_ON'
    END,
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
    "withheld" = EXCLUDED."withheld", "created_at" = EXCLUDED."created_at", "updated_at" = EXCLUDED."updated_at",
    "deleted_at" = EXCLUDED."deleted_at"
  WHERE l.* IS DISTINCT FROM EXCLUDED.*;
END
$$;

-- Locks what a new link makes a listing read, until the end of the transaction: a change of it that has not been
-- committed does not know of the link, and the link's listing not of the change, unless one waits for the other.
CREATE FUNCTION "listing_hold_sources"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_TABLE_NAME
    WHEN 'product' THEN
      PERFORM FROM "outlet" WHERE "id" IN (SELECT "outlet_id" FROM new_rows) ORDER BY "id" FOR SHARE;
      PERFORM FROM "tag"
      WHERE "id" IN (SELECT "tag_id" FROM "outlet_tag" WHERE "outlet_id" IN (SELECT "outlet_id" FROM new_rows))
      ORDER BY "id" FOR SHARE;
    WHEN 'product_channel' THEN
      PERFORM FROM "outlet_channel" WHERE "id" IN (SELECT "channel_id" FROM new_rows) ORDER BY "id" FOR SHARE;
      PERFORM FROM "disclaimer"
      WHERE "id" IN (SELECT "disclaimer_id" FROM "outlet_channel" WHERE "id" IN (SELECT "channel_id" FROM new_rows))
      ORDER BY "id" FOR SHARE;
    WHEN 'outlet_channel' THEN
      PERFORM FROM "disclaimer" WHERE "id" IN (SELECT "disclaimer_id" FROM new_rows) ORDER BY "id" FOR SHARE;
    WHEN 'outlet_tag' THEN
      -- Stronger than the lock of a new product of the outlet, which does not know of the tag.
      IF TG_OP = 'DELETE' THEN
        PERFORM FROM "outlet" WHERE "id" IN (SELECT "outlet_id" FROM old_rows) ORDER BY "id" FOR NO KEY UPDATE;
      ELSE
        PERFORM FROM "outlet" WHERE "id" IN (SELECT "outlet_id" FROM new_rows) ORDER BY "id" FOR NO KEY UPDATE;
        PERFORM FROM "tag" WHERE "id" IN (SELECT "tag_id" FROM new_rows) ORDER BY "id" FOR SHARE;
      END IF;
  END CASE;
  RETURN NULL;
END
$$;

-- Its argument selects the ids of the products that read the changed rows.
CREATE FUNCTION "listing_source_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text := CASE TG_OP
    WHEN 'INSERT' THEN 'TABLE new_rows'
    WHEN 'DELETE' THEN 'TABLE old_rows'
    ELSE 'TABLE old_rows UNION ALL TABLE new_rows'
  END;
  ids uuid[];
BEGIN
  -- Bulk loading sets this and calls listing_refresh itself, once.
  IF current_setting('masthead.defer_listing', true) = 'on' THEN
    RETURN NULL;
  END IF;
  EXECUTE format('WITH changed AS (%s) SELECT array_agg(DISTINCT id) FROM (%s) affected (id)', changed, TG_ARGV[0]) INTO ids;
  IF ids IS NOT NULL THEN
    PERFORM "listing_refresh"(ids);
  END IF;
  RETURN NULL;
END
$$;

-- Servers listen to drop what they have cached. The payload is the same, so a transaction notifies once.
CREATE FUNCTION "catalogue_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM changed) THEN
    PERFORM pg_notify('masthead_catalogue', '');
  END IF;
  RETURN NULL;
END
$$;

-- Triggers of a kind fire by name: hold, then refresh.
CREATE TRIGGER "listing_1_hold_inserted" AFTER INSERT ON "product" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "listing_hold_sources"();
CREATE TRIGGER "listing_1_hold_inserted" AFTER INSERT ON "product_channel" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "listing_hold_sources"();
CREATE TRIGGER "listing_1_hold_inserted" AFTER INSERT ON "outlet_channel" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "listing_hold_sources"();
CREATE TRIGGER "listing_1_hold_updated" AFTER UPDATE ON "outlet_channel" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "listing_hold_sources"();
CREATE TRIGGER "listing_1_hold_inserted" AFTER INSERT ON "outlet_tag" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "listing_hold_sources"();
CREATE TRIGGER "listing_1_hold_deleted" AFTER DELETE ON "outlet_tag" REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "listing_hold_sources"();

DO $$
DECLARE
  source record;
BEGIN
  FOR source IN
    SELECT * FROM (VALUES
      ('product', 'SELECT id FROM changed'),
      ('product_type', 'SELECT p.id FROM changed JOIN product p ON p.type_id = changed.id'),
      ('product_price', 'SELECT product_id FROM changed'),
      ('product_channel', 'SELECT product_id FROM changed'),
      ('outlet', 'SELECT p.id FROM changed JOIN product p ON p.outlet_id = changed.id'),
      ('outlet_channel', 'SELECT pc.product_id FROM changed JOIN product_channel pc ON pc.channel_id = changed.id'),
      ('outlet_tag', 'SELECT p.id FROM changed JOIN product p ON p.outlet_id = changed.outlet_id'),
      ('tag', 'SELECT p.id FROM changed JOIN outlet_tag ot ON ot.tag_id = changed.id JOIN product p ON p.outlet_id = ot.outlet_id'),
      ('disclaimer', 'SELECT pc.product_id FROM changed JOIN outlet_channel c ON c.disclaimer_id = changed.id JOIN product_channel pc ON pc.channel_id = c.id')
    ) AS sources (source_table, affected)
  LOOP
    EXECUTE format('CREATE TRIGGER "listing_2_refresh_inserted" AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "listing_source_changed"(%L)', source.source_table, source.affected);
    EXECUTE format('CREATE TRIGGER "listing_2_refresh_updated" AFTER UPDATE ON %I REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "listing_source_changed"(%L)', source.source_table, source.affected);
    EXECUTE format('CREATE TRIGGER "listing_2_refresh_deleted" AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "listing_source_changed"(%L)', source.source_table, source.affected);
    EXECUTE format('CREATE TRIGGER "catalogue_changed_inserted" AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "catalogue_changed"()', source.source_table);
    EXECUTE format('CREATE TRIGGER "catalogue_changed_updated" AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "catalogue_changed"()', source.source_table);
    EXECUTE format('CREATE TRIGGER "catalogue_changed_deleted" AFTER DELETE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "catalogue_changed"()', source.source_table);
  END LOOP;
END
$$;

CREATE TRIGGER "catalogue_changed_inserted" AFTER INSERT ON "listing" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "catalogue_changed"();
CREATE TRIGGER "catalogue_changed_updated" AFTER UPDATE ON "listing" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "catalogue_changed"();
CREATE TRIGGER "catalogue_changed_deleted" AFTER DELETE ON "listing" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "catalogue_changed"();

-- Counts anew and answers how many rows changed. A row that somebody holds is left for the next run: no run waits
-- for an edit of the catalogue, nor an edit for a run.
CREATE FUNCTION "refresh_popularity"() RETURNS integer LANGUAGE sql AS $$
  WITH "sold" AS (
    SELECT i."product_id", sum(i."quantity")::integer AS "units"
    FROM "order" o JOIN "order_line_item" i ON i."order_id" = o."id"
    WHERE o."status" = 'PAID' AND o."date_paid" >= now() - interval '90 days' AND o."deleted_at" IS NULL AND i."deleted_at" IS NULL
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

-- Reading it: one index per sort and filter over what is on sale. Each sort ends in the id, in its own direction;
-- where the column may be null, both directions have an index because nulls come last in either.

ALTER TABLE "listing"
  ALTER COLUMN "example_links" SET NOT NULL,
  ALTER COLUMN "tags" SET NOT NULL,
  ALTER COLUMN "channel_types" SET NOT NULL,
  ALTER COLUMN "placement_types" SET NOT NULL,
  ALTER COLUMN "disclaimer_names" SET NOT NULL,
  ALTER COLUMN "disclaimer_ids" SET NOT NULL;

CREATE INDEX "listing_sale_created_at_idx" ON "listing" ("created_at" DESC, "product_id" DESC) WHERE "withheld" IS NULL;
CREATE INDEX "listing_sale_name_idx" ON "listing" ("name", "product_id") WHERE "withheld" IS NULL;
CREATE INDEX "listing_sale_domain_authority_desc_idx" ON "listing" ("domain_authority" DESC NULLS LAST, "product_id" DESC) WHERE "withheld" IS NULL;
CREATE INDEX "listing_sale_domain_authority_asc_idx" ON "listing" ("domain_authority" ASC NULLS LAST, "product_id") WHERE "withheld" IS NULL;
CREATE INDEX "listing_sale_domain_ranking_desc_idx" ON "listing" ("domain_ranking" DESC NULLS LAST, "product_id" DESC) WHERE "withheld" IS NULL;
CREATE INDEX "listing_sale_domain_ranking_asc_idx" ON "listing" ("domain_ranking" ASC NULLS LAST, "product_id") WHERE "withheld" IS NULL;
CREATE INDEX "listing_sale_standard_price_desc_idx" ON "listing" ("standard_price" DESC NULLS LAST, "product_id" DESC) WHERE "withheld" IS NULL;
CREATE INDEX "listing_sale_standard_price_asc_idx" ON "listing" ("standard_price" ASC NULLS LAST, "product_id") WHERE "withheld" IS NULL;
CREATE INDEX "listing_sale_lowest_price_desc_idx" ON "listing" ("lowest_price" DESC NULLS LAST, "product_id" DESC) WHERE "withheld" IS NULL;
CREATE INDEX "listing_sale_lowest_price_asc_idx" ON "listing" ("lowest_price" ASC NULLS LAST, "product_id") WHERE "withheld" IS NULL;
CREATE INDEX "listing_sale_popularity_idx" ON "listing" ("popularity" DESC, "product_id" DESC) WHERE "withheld" IS NULL;
CREATE INDEX "listing_sale_country_idx" ON "listing" ("country", "created_at" DESC, "product_id" DESC) WHERE "withheld" IS NULL;
CREATE INDEX "listing_sale_state_idx" ON "listing" ("state", "created_at" DESC, "product_id" DESC) WHERE "withheld" IS NULL;
CREATE INDEX "listing_sale_city_idx" ON "listing" ("city", "created_at" DESC, "product_id" DESC) WHERE "withheld" IS NULL;
CREATE INDEX "listing_sale_state_authority_idx" ON "listing" ("state", "domain_authority" DESC NULLS LAST, "product_id" DESC) WHERE "withheld" IS NULL;
CREATE INDEX "listing_sale_city_authority_idx" ON "listing" ("city", "domain_authority" DESC NULLS LAST, "product_id" DESC) WHERE "withheld" IS NULL;
CREATE INDEX "listing_sale_tags_idx" ON "listing" USING gin ("tags") WHERE "withheld" IS NULL;
CREATE INDEX "listing_sale_channel_types_idx" ON "listing" USING gin ("channel_types") WHERE "withheld" IS NULL;
CREATE INDEX "listing_sale_placement_types_idx" ON "listing" USING gin ("placement_types") WHERE "withheld" IS NULL;
CREATE INDEX "listing_sale_disclaimer_names_idx" ON "listing" USING gin ("disclaimer_names") WHERE "withheld" IS NULL;
CREATE INDEX "listing_sale_disclaimer_ids_idx" ON "listing" USING gin ("disclaimer_ids") WHERE "withheld" IS NULL;
CREATE INDEX "listing_sale_search_text_idx" ON "listing" USING gin ("search_text" gin_trgm_ops) WHERE "withheld" IS NULL;
CREATE INDEX "listing_popular_idx" ON "listing" ("product_id", "popularity") WHERE "popularity" > 0;
