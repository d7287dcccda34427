-- Lists are counted in these alone: they are a fortieth of their tables, as few values have many records each.
DROP INDEX CONCURRENTLY IF EXISTS "order_profile_id_deleted_at_idx";
CREATE INDEX CONCURRENTLY "order_profile_id_deleted_at_idx" ON "order" ("profile_id", "deleted_at");
DROP INDEX CONCURRENTLY IF EXISTS "order_item_profile_id_deleted_at_idx";
CREATE INDEX CONCURRENTLY "order_item_profile_id_deleted_at_idx" ON "order_item" ("profile_id", "deleted_at");
DROP INDEX CONCURRENTLY IF EXISTS "article_status_id_deleted_at_idx";
CREATE INDEX CONCURRENTLY "article_status_id_deleted_at_idx" ON "article" ("status_id", "deleted_at");

-- What was paid in a span of days is added up in these alone.
DROP INDEX CONCURRENTLY IF EXISTS "order_date_paid_deleted_at_idx";
CREATE INDEX CONCURRENTLY "order_date_paid_deleted_at_idx" ON "order" ("date_paid", "id") INCLUDE ("deleted_at") WHERE "status" = 'PAID';
DROP INDEX CONCURRENTLY IF EXISTS "invoice_in_force_key";
CREATE UNIQUE INDEX CONCURRENTLY "invoice_in_force_key" ON "invoice" ("order_id") INCLUDE ("total") WHERE "type" = 'INVOICE' AND "status" = 'ISSUED';
