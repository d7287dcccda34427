-- A narrow table beside "listing" with what listings are filtered and sorted by, so that any combination of filters is
-- found in one pass over it. Sets of values that many listings have alike are rows of their own.

CREATE TABLE "listing_place" (
    "id" SERIAL NOT NULL,
    "country" TEXT,
    "state" TEXT,
    "city" TEXT,

    CONSTRAINT "listing_place_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "listing_kind" (
    "id" SERIAL NOT NULL,
    "product_type" TEXT NOT NULL,
    "channel_types" "channel_type"[] NOT NULL,
    "placement_types" "placement_type"[] NOT NULL,

    CONSTRAINT "listing_kind_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "listing_tag_set" (
    "id" SERIAL NOT NULL,
    "tags" TEXT[] NOT NULL,

    CONSTRAINT "listing_tag_set_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "listing_disclaimer_set" (
    "id" SERIAL NOT NULL,
    "disclaimer_names" TEXT[] NOT NULL,
    "disclaimer_ids" UUID[] NOT NULL,

    CONSTRAINT "listing_disclaimer_set_pkey" PRIMARY KEY ("id")
);

-- What every row has stands first, and has its place without looking at what comes before it.
CREATE TABLE "listing_filter" (
    "product_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "place_id" INTEGER NOT NULL,
    "kind_id" INTEGER NOT NULL,
    "tag_set_id" INTEGER NOT NULL,
    "disclaimer_set_id" INTEGER NOT NULL,
    "popularity" INTEGER NOT NULL,
    "max_delivery_days" INTEGER NOT NULL,
    "status" "outlet_status" NOT NULL,
    "active" BOOLEAN NOT NULL,
    "is_featured" BOOLEAN NOT NULL,
    "is_indexed" BOOLEAN NOT NULL,
    "any_do_follow" BOOLEAN NOT NULL,
    "withheld" TEXT,
    "domain_authority" INTEGER,
    "domain_ranking" INTEGER,
    "standard_price" BIGINT,
    "lowest_price" BIGINT,
    "name" TEXT NOT NULL,
    "search_text" TEXT NOT NULL,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "listing_filter_pkey" PRIMARY KEY ("product_id")
);

CREATE INDEX "listing_place_values_idx" ON "listing_place" USING hash ((ARRAY["country", "state", "city"]));
CREATE INDEX "listing_kind_values_idx" ON "listing_kind" ("product_type", "channel_types", "placement_types");
CREATE INDEX "listing_tag_set_values_idx" ON "listing_tag_set" USING hash ("tags");
CREATE INDEX "listing_tag_set_tags_idx" ON "listing_tag_set" USING gin ("tags");
CREATE INDEX "listing_disclaimer_set_values_idx" ON "listing_disclaimer_set" USING hash ("disclaimer_ids");

-- Keeping it

-- Writes what these listings are filtered by as they are now. A set of values that is new gets its row first.
-- One plan, look-ups by key, as in listing_refresh.
CREATE FUNCTION "listing_filter_refresh"() RETURNS trigger LANGUAGE plpgsql
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

CREATE TRIGGER "listing_filter_inserted" AFTER INSERT ON "listing" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "listing_filter_refresh"();
CREATE TRIGGER "listing_filter_updated" AFTER UPDATE ON "listing" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "listing_filter_refresh"();
-- Where triggers are left out to load much at once, too: whoever writes listings writes this.
ALTER TABLE "listing" ENABLE ALWAYS TRIGGER "listing_filter_inserted";
ALTER TABLE "listing" ENABLE ALWAYS TRIGGER "listing_filter_updated";

-- What there is

INSERT INTO "listing_place" ("country", "state", "city") SELECT DISTINCT "country", "state", "city" FROM "listing";
INSERT INTO "listing_kind" ("product_type", "channel_types", "placement_types")
SELECT DISTINCT "product_type", "channel_types", "placement_types" FROM "listing";
INSERT INTO "listing_tag_set" ("tags") SELECT DISTINCT "tags" FROM "listing";
INSERT INTO "listing_disclaimer_set" ("disclaimer_names", "disclaimer_ids")
SELECT DISTINCT "disclaimer_names", "disclaimer_ids" FROM "listing";

INSERT INTO "listing_filter"
SELECT
  l."product_id", l."created_at", p."id", k."id", t."id", d."id", l."popularity", l."max_delivery_days", l."status", l."active",
  l."is_featured", l."is_indexed", l."any_do_follow", l."withheld", l."domain_authority", l."domain_ranking",
  l."standard_price", l."lowest_price", l."name", lower(l."search_text"), l."deleted_at"
FROM "listing" l
JOIN "listing_place" p ON ARRAY[p."country", p."state", p."city"] = ARRAY[l."country", l."state", l."city"]
JOIN "listing_kind" k
  ON k."product_type" = l."product_type" AND k."channel_types" = l."channel_types" AND k."placement_types" = l."placement_types"
JOIN "listing_tag_set" t ON t."tags" = l."tags"
JOIN "listing_disclaimer_set" d ON d."disclaimer_ids" = l."disclaimer_ids" AND d."disclaimer_names" = l."disclaimer_names";

-- Reading it

CREATE INDEX "listing_filter_tag_set_id_idx" ON "listing_filter"("tag_set_id");
CREATE INDEX "listing_filter_search_text_idx" ON "listing_filter" USING gin ("search_text" gin_trgm_ops) WHERE "withheld" IS NULL;
-- Found by its set of values, or in one pass.
DROP INDEX "listing_sale_tags_idx", "listing_sale_channel_types_idx", "listing_sale_placement_types_idx",
  "listing_sale_disclaimer_names_idx", "listing_sale_disclaimer_ids_idx", "listing_sale_search_text_idx";

ALTER TABLE "listing_filter"
  ADD CONSTRAINT "listing_filter_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "listing"("product_id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "listing_filter_place_id_fkey" FOREIGN KEY ("place_id") REFERENCES "listing_place"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "listing_filter_kind_id_fkey" FOREIGN KEY ("kind_id") REFERENCES "listing_kind"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "listing_filter_tag_set_id_fkey" FOREIGN KEY ("tag_set_id") REFERENCES "listing_tag_set"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "listing_filter_disclaimer_set_id_fkey" FOREIGN KEY ("disclaimer_set_id") REFERENCES "listing_disclaimer_set"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ANALYZE "listing_filter", "listing_place", "listing_kind", "listing_tag_set", "listing_disclaimer_set";
