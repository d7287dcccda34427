-- The catalogue is searched in memory. Instances of 0.1 that still serve read these tables: views of the same names, over
-- the listings themselves, take their place until the release after this one.
DROP TRIGGER "listing_filter_inserted" ON "listing";
DROP TRIGGER "listing_filter_updated" ON "listing";
-- No release has read it.
-- squawk-ignore ban-drop-table
DROP TABLE "listing_on_sale";
-- squawk-ignore ban-drop-table
DROP TABLE "listing_filter";
-- squawk-ignore ban-drop-table
DROP TABLE "listing_place", "listing_kind", "listing_tag_set", "listing_disclaimer_set";
DROP FUNCTION "listing_filter_refresh"();
DROP FUNCTION "listing_on_sale_refresh"();

-- A set of values has the hash of them as its id.
CREATE VIEW "listing_place" AS
SELECT DISTINCT hashtext(ROW("country", "state", "city")::text) AS "id", "country", "state", "city" FROM "listing";
CREATE VIEW "listing_kind" AS
SELECT DISTINCT hashtext(ROW("product_type", "channel_types", "placement_types")::text) AS "id",
  "product_type", "channel_types", "placement_types" FROM "listing";
CREATE VIEW "listing_tag_set" AS
SELECT DISTINCT hashtext("tags"::text) AS "id", "tags" FROM "listing";
CREATE VIEW "listing_disclaimer_set" AS
SELECT DISTINCT hashtext(ROW("disclaimer_names", "disclaimer_ids")::text) AS "id", "disclaimer_names", "disclaimer_ids"
FROM "listing";
CREATE VIEW "listing_filter" AS
SELECT
  "product_id", "created_at",
  hashtext(ROW("country", "state", "city")::text) AS "place_id",
  hashtext(ROW("product_type", "channel_types", "placement_types")::text) AS "kind_id",
  hashtext("tags"::text) AS "tag_set_id",
  hashtext(ROW("disclaimer_names", "disclaimer_ids")::text) AS "disclaimer_set_id",
  "popularity", "max_delivery_days", "status", "active", "is_featured", "is_indexed", "any_do_follow", "withheld",
  "domain_authority", "domain_ranking", "standard_price", "lowest_price", "name", lower("search_text") AS "search_text",
  "deleted_at"
FROM "listing";
