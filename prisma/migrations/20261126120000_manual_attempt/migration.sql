ALTER TABLE "webhook_delivery" ADD COLUMN "manual_attempts" INTEGER NOT NULL DEFAULT 0;
