-- Whose record an entry of the audit log is of, and what of it changed.
ALTER TABLE "audit_log"
  ADD COLUMN "team_id" UUID,
  ADD COLUMN "changed_fields" TEXT[] DEFAULT ARRAY[]::TEXT[];
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_team_id_fkey"
  FOREIGN KEY ("team_id") REFERENCES "team"("id") ON DELETE SET NULL ON UPDATE CASCADE NOT VALID;
