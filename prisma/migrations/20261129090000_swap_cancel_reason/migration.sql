ALTER TABLE "swap" ADD COLUMN "cancel_reason" TEXT;
