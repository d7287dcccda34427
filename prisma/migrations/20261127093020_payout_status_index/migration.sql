DROP INDEX CONCURRENTLY IF EXISTS "payout_status_created_at_id_idx";
CREATE INDEX CONCURRENTLY "payout_status_created_at_id_idx" ON "payout"("status", "created_at", "id");
