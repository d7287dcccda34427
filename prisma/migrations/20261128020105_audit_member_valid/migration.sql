ALTER TABLE "audit_log" VALIDATE CONSTRAINT "audit_log_member_id_fkey";
