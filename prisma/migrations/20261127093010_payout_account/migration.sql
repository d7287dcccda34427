ALTER TABLE "payout"
  ADD COLUMN "provider" TEXT,
  ADD COLUMN "provider_account_id" TEXT,
  ADD COLUMN "reason" TEXT,
  ADD COLUMN "ended_at" TIMESTAMPTZ(3);

CREATE TABLE "payout_account" (
  "id" UUID NOT NULL,
  "team_id" UUID NOT NULL,
  "provider" TEXT,
  "provider_account_id" TEXT,
  "payouts_enabled" BOOLEAN NOT NULL DEFAULT false,
  "checked_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "payout_account_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "payout_account_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "team"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

CREATE UNIQUE INDEX "payout_account_team_id_key" ON "payout_account"("team_id");
CREATE UNIQUE INDEX "payout_account_provider_provider_account_id_key" ON "payout_account"("provider", "provider_account_id");
