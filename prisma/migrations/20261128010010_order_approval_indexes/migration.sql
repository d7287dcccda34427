DROP INDEX CONCURRENTLY IF EXISTS "order_approval_decided_by_id_idx";
CREATE INDEX CONCURRENTLY "order_approval_decided_by_id_idx" ON "order"("approval_decided_by_id");
