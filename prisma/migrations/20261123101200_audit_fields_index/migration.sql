-- Operators ask the audit log what changed of a team, and who changed a field.
DROP INDEX CONCURRENTLY IF EXISTS "audit_log_team_id_created_at_id_idx";
CREATE INDEX CONCURRENTLY "audit_log_team_id_created_at_id_idx" ON "audit_log" ("team_id", "created_at", "id");
DROP INDEX CONCURRENTLY IF EXISTS "audit_log_changed_fields_idx";
CREATE INDEX CONCURRENTLY "audit_log_changed_fields_idx" ON "audit_log" USING GIN ("changed_fields");
