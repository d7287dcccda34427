ALTER TABLE "payout_account"
  ADD COLUMN "account_holder" TEXT,
  ADD COLUMN "iban" TEXT,
  ADD COLUMN "bic" TEXT;

CREATE TABLE "payout_file" (
  "id" UUID NOT NULL,
  "amount" BIGINT NOT NULL,
  "payout_count" INTEGER NOT NULL,
  "execution_date" TIMESTAMPTZ(3) NOT NULL,
  "content" TEXT NOT NULL,
  "cancelled_at" TIMESTAMPTZ(3),
  "reason" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "payout_file_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "payout_file_created_at_id_idx" ON "payout_file"("created_at", "id");

ALTER TABLE "payout"
  ADD COLUMN "file_id" UUID,
  ADD CONSTRAINT "payout_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "payout_file"("id") ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;
