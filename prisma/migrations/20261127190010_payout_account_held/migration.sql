ALTER TABLE "payout_account" ADD COLUMN "held_until" TIMESTAMPTZ(3);
