DROP INDEX CONCURRENTLY IF EXISTS "payout_file_id_idx";
CREATE INDEX CONCURRENTLY "payout_file_id_idx" ON "payout"("file_id");
