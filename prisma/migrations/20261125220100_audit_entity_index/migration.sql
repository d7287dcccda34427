-- The history of a record is read by its id alone.
DROP INDEX CONCURRENTLY IF EXISTS "audit_log_entity_id_created_at_id_idx";
CREATE INDEX CONCURRENTLY "audit_log_entity_id_created_at_id_idx" ON "audit_log"("entity_id", "created_at", "id");
DROP INDEX CONCURRENTLY IF EXISTS "audit_log_entity_entity_id_created_at_id_idx";
