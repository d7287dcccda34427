DROP INDEX CONCURRENTLY IF EXISTS "audit_log_member_id_idx";
CREATE INDEX CONCURRENTLY "audit_log_member_id_idx" ON "audit_log"("member_id");
