-- Finds other claims of a URL.
DROP INDEX CONCURRENTLY IF EXISTS "outlet_claimed_url_idx";
CREATE INDEX CONCURRENTLY "outlet_claimed_url_idx" ON "outlet"("claimed_url");
