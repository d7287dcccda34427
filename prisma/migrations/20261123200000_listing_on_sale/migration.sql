-- What is on sale: of the narrow table the part that nearly every question about the catalogue needs, in little more than half
-- of its pages. What every row has stands first, and has its place without looking at what comes before it.
CREATE TABLE "listing_on_sale" (
    "product_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "place_id" INTEGER NOT NULL,
    "kind_id" INTEGER NOT NULL,
    "tag_set_id" INTEGER NOT NULL,
    "disclaimer_set_id" INTEGER NOT NULL,
    "popularity" INTEGER NOT NULL,
    "max_delivery_days" INTEGER NOT NULL,
    "is_featured" BOOLEAN NOT NULL,
    "is_indexed" BOOLEAN NOT NULL,
    "any_do_follow" BOOLEAN NOT NULL,
    "lowest_price" BIGINT,
    "standard_price" BIGINT,
    "domain_authority" INTEGER,
    "domain_ranking" INTEGER,
    "name" TEXT NOT NULL,
    "search_text" TEXT NOT NULL,

    CONSTRAINT "listing_on_sale_pkey" PRIMARY KEY ("product_id"),
    CONSTRAINT "listing_on_sale_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "listing_filter"("product_id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "listing_on_sale_place_id_fkey" FOREIGN KEY ("place_id") REFERENCES "listing_place"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "listing_on_sale_kind_id_fkey" FOREIGN KEY ("kind_id") REFERENCES "listing_kind"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "listing_on_sale_tag_set_id_fkey" FOREIGN KEY ("tag_set_id") REFERENCES "listing_tag_set"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "listing_on_sale_disclaimer_set_id_fkey" FOREIGN KEY ("disclaimer_set_id") REFERENCES "listing_disclaimer_set"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- Writes which of these listings are on sale as they are now. One plan, look-ups by key, as in listing_refresh.
CREATE FUNCTION "listing_on_sale_refresh"() RETURNS trigger LANGUAGE plpgsql
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

CREATE TRIGGER "listing_on_sale_inserted" AFTER INSERT ON "listing_filter" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "listing_on_sale_refresh"();
CREATE TRIGGER "listing_on_sale_updated" AFTER UPDATE ON "listing_filter" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "listing_on_sale_refresh"();
-- Where triggers are left out to load much at once, too: whoever writes listings writes this.
ALTER TABLE "listing_filter" ENABLE ALWAYS TRIGGER "listing_on_sale_inserted";
ALTER TABLE "listing_filter" ENABLE ALWAYS TRIGGER "listing_on_sale_updated";
