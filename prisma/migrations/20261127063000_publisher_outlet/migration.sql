ALTER TABLE "team" ADD COLUMN "commission_percent" INTEGER;

ALTER TABLE "outlet"
  ADD COLUMN "publisher_id" UUID,
  ADD COLUMN "claimed_url" TEXT,
  ADD COLUMN "rejection_reason" TEXT;

ALTER TABLE "product"
  ADD COLUMN "payout" BIGINT,
  ADD COLUMN "has_manual_prices" BOOLEAN NOT NULL DEFAULT false;

ALTER TABLE "outlet" ADD CONSTRAINT "outlet_publisher_id_fkey"
  FOREIGN KEY ("publisher_id") REFERENCES "team"("id") ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;
