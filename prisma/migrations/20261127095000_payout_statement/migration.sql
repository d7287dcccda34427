ALTER TABLE "payout_account"
  ADD COLUMN "address" TEXT,
  ADD COLUMN "tax_number" TEXT;

CREATE TABLE "payout_statement" (
  "id" UUID NOT NULL,
  "team_id" UUID NOT NULL,
  "reference_number" TEXT NOT NULL,
  "period_start" TIMESTAMPTZ(3) NOT NULL,
  "period_end" TIMESTAMPTZ(3) NOT NULL,
  "language" "language" NOT NULL,
  "seller" JSONB NOT NULL,
  "publisher" JSONB NOT NULL,
  "opening_balance" BIGINT NOT NULL,
  "earned" BIGINT NOT NULL,
  "reversed" BIGINT NOT NULL,
  "paid" BIGINT NOT NULL,
  "closing_balance" BIGINT NOT NULL,
  "lines" JSONB NOT NULL,
  "issued_at" TIMESTAMPTZ(3) NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "payout_statement_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "payout_statement_sum_check" CHECK ("closing_balance" = "opening_balance" + "earned" + "reversed" + "paid"),
  CONSTRAINT "payout_statement_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "team"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

CREATE UNIQUE INDEX "payout_statement_reference_number_key" ON "payout_statement"("reference_number");
CREATE UNIQUE INDEX "payout_statement_team_id_period_start_key" ON "payout_statement"("team_id", "period_start");
CREATE INDEX "payout_statement_created_at_id_idx" ON "payout_statement"("created_at", "id");
CREATE INDEX "payout_statement_team_id_created_at_id_idx" ON "payout_statement"("team_id", "created_at", "id");
