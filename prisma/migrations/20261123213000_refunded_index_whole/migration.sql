-- Articles are asked for by items that were given back whether or not these are archived, which the index left out.
DROP INDEX CONCURRENTLY IF EXISTS "order_item_refunded_idx";
CREATE INDEX CONCURRENTLY "order_item_refunded_idx" ON "order_item" ("order_id") WHERE "is_refunded";
