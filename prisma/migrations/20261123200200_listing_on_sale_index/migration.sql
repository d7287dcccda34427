-- Searches look in the table of what is on sale; the index of the table of all listings was of that part alone.
DROP INDEX CONCURRENTLY IF EXISTS "listing_on_sale_search_text_idx";
CREATE INDEX CONCURRENTLY "listing_on_sale_search_text_idx" ON "listing_on_sale" USING gin ("search_text" gin_trgm_ops);
DROP INDEX CONCURRENTLY IF EXISTS "listing_filter_search_text_idx";
