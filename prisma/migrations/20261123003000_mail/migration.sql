CREATE TYPE "mail_kind" AS ENUM (
  'RECEIPT', 'BRIEF_WANTED', 'DRAFT_READY', 'INFO_WANTED', 'ARTICLE_PUBLISHED', 'SWAP_PROPOSED', 'ORDER_ENDING',
  'TRANSFER_EXPECTED', 'BRIEF_READY', 'OUTLET_INQUIRY', 'WEBHOOK_FAILING'
);
CREATE TYPE "mail_status" AS ENUM ('PENDING', 'SENT', 'FAILED');
CREATE TYPE "language" AS ENUM ('EN', 'DE');

-- Mail is in the language of who gets it, and nobody gets what they have ended.
ALTER TABLE "user"
  ADD COLUMN "language" "language",
  ADD COLUMN "unwanted_mails" "mail_kind"[] NOT NULL DEFAULT '{}';
ALTER TABLE "order" ADD COLUMN "guest_language" "language";

CREATE TABLE "mail" (
  "id" UUID NOT NULL,
  "team_id" UUID,
  "user_id" UUID,
  "kind" "mail_kind" NOT NULL,
  "language" "language" NOT NULL,
  "address" TEXT NOT NULL,
  "subject" TEXT NOT NULL,
  "facts" JSONB NOT NULL,
  "entity" TEXT NOT NULL,
  "entity_id" UUID NOT NULL,
  "notice_id" UUID NOT NULL,
  "resend_of_id" UUID,
  "status" "mail_status" NOT NULL DEFAULT 'PENDING',
  "attempt_count" INTEGER NOT NULL DEFAULT 0,
  "next_attempt_at" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP,
  "last_error" TEXT,
  "completed_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

  CONSTRAINT "mail_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "mail_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "team"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "mail_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT "mail_resend_of_id_fkey" FOREIGN KEY ("resend_of_id") REFERENCES "mail"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT "mail_status_check" CHECK (
    ("status" = 'PENDING') = ("next_attempt_at" IS NOT NULL) AND ("status" = 'PENDING') = ("completed_at" IS NULL)
  ),
  CONSTRAINT "mail_attempt_count_check" CHECK ("attempt_count" >= 0)
);

CREATE UNIQUE INDEX "mail_notice_id_address_key" ON "mail"("notice_id", "address");
CREATE INDEX "mail_created_at_id_idx" ON "mail"("created_at", "id");
CREATE INDEX "mail_team_id_created_at_id_idx" ON "mail"("team_id", "created_at", "id");
CREATE INDEX "mail_user_id_created_at_id_idx" ON "mail"("user_id", "created_at", "id");
CREATE INDEX "mail_resend_of_id_idx" ON "mail"("resend_of_id");
-- What is to be sent, the longest due first.
CREATE INDEX "mail_pending_idx" ON "mail"("next_attempt_at") WHERE "status" = 'PENDING';
