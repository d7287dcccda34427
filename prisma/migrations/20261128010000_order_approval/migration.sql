CREATE TYPE "approval_status" AS ENUM ('PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN');
CREATE TYPE "approval_condition" AS ENUM ('API_TOKENS', 'OAUTH_APPLICATIONS', 'BUYERS', 'ADMINS');

ALTER TABLE "order"
  ADD COLUMN "approval_status" "approval_status",
  ADD COLUMN "credits_on_approval" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "approval_decided_by_id" UUID,
  ADD COLUMN "approval_decided_at" TIMESTAMPTZ(3),
  ADD COLUMN "approval_reason" TEXT;
ALTER TABLE "order" ADD CONSTRAINT "order_approval_decided_by_id_fkey"
  FOREIGN KEY ("approval_decided_by_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;

ALTER TABLE "team"
  ADD COLUMN "approval_required_above" BIGINT,
  ADD COLUMN "approval_required_for" "approval_condition"[] NOT NULL DEFAULT ARRAY[]::"approval_condition"[];

ALTER TABLE "profile" ADD COLUMN "monthly_budget" BIGINT;

ALTER TABLE "agreement_template" ADD COLUMN "blocks_checkout" BOOLEAN NOT NULL DEFAULT false;
