DROP INDEX CONCURRENTLY IF EXISTS "profile_metadata_idx";
CREATE INDEX CONCURRENTLY "profile_metadata_idx" ON "profile" USING GIN ("metadata" jsonb_path_ops) WHERE "metadata" IS NOT NULL;
DROP INDEX CONCURRENTLY IF EXISTS "campaign_metadata_idx";
CREATE INDEX CONCURRENTLY "campaign_metadata_idx" ON "campaign" USING GIN ("metadata" jsonb_path_ops) WHERE "metadata" IS NOT NULL;
DROP INDEX CONCURRENTLY IF EXISTS "article_metadata_idx";
CREATE INDEX CONCURRENTLY "article_metadata_idx" ON "article" USING GIN ("metadata" jsonb_path_ops) WHERE "metadata" IS NOT NULL;
DROP INDEX CONCURRENTLY IF EXISTS "order_metadata_idx";
CREATE INDEX CONCURRENTLY "order_metadata_idx" ON "order" USING GIN ("metadata" jsonb_path_ops) WHERE "metadata" IS NOT NULL;
