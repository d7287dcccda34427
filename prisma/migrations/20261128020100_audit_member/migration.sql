CREATE TYPE "audit_actor_kind" AS ENUM ('MEMBER', 'OPERATOR', 'SYSTEM');

ALTER TABLE "audit_log"
  ADD COLUMN "actor_kind" "audit_actor_kind" NOT NULL DEFAULT 'SYSTEM',
  ADD COLUMN "member_id" UUID,
  ADD COLUMN "team_changes" JSONB;
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_member_id_fkey"
  FOREIGN KEY ("member_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE NOT VALID;
