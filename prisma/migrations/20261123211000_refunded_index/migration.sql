-- What was given back is found without what was not.
DROP INDEX CONCURRENTLY IF EXISTS "order_item_refunded_idx";
CREATE INDEX CONCURRENTLY "order_item_refunded_idx" ON "order_item" ("order_id") WHERE "is_refunded" AND "deleted_at" IS NULL;
