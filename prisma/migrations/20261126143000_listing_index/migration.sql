-- What PostgreSQL answers of the catalogue while no index of it is in memory.
DROP INDEX CONCURRENTLY IF EXISTS "listing_sale_tags_idx";
CREATE INDEX CONCURRENTLY "listing_sale_tags_idx" ON "listing" USING gin ("tags") WHERE "withheld" IS NULL;
DROP INDEX CONCURRENTLY IF EXISTS "listing_sale_search_text_idx";
CREATE INDEX CONCURRENTLY "listing_sale_search_text_idx" ON "listing" USING gin ("search_text" gin_trgm_ops) WHERE "withheld" IS NULL;
