-- Prices are a list of their own, by age or amount.
DROP INDEX CONCURRENTLY IF EXISTS "product_price_created_at_id_idx";
CREATE INDEX CONCURRENTLY "product_price_created_at_id_idx" ON "product_price" ("created_at", "id");
DROP INDEX CONCURRENTLY IF EXISTS "product_price_unit_amount_id_idx";
CREATE INDEX CONCURRENTLY "product_price_unit_amount_id_idx" ON "product_price" ("unit_amount", "id");
