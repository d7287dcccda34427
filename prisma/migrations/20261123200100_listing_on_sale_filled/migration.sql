-- What is on sale already. Each row is locked, so that a change that has begun is waited for; the trigger writes those that
-- come after.
INSERT INTO "listing_on_sale" (
  "product_id", "created_at", "place_id", "kind_id", "tag_set_id", "disclaimer_set_id", "popularity", "max_delivery_days",
  "is_featured", "is_indexed", "any_do_follow", "lowest_price", "standard_price", "domain_authority", "domain_ranking", "name",
  "search_text"
)
SELECT
  "product_id", "created_at", "place_id", "kind_id", "tag_set_id", "disclaimer_set_id", "popularity", "max_delivery_days",
  "is_featured", "is_indexed", "any_do_follow", "lowest_price", "standard_price", "domain_authority", "domain_ranking", "name",
  "search_text"
FROM "listing_filter"
WHERE "withheld" IS NULL
ORDER BY "product_id"
FOR SHARE
ON CONFLICT ("product_id") DO NOTHING;

ANALYZE "listing_on_sale";
