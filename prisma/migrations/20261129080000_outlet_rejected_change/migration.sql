ALTER TABLE "outlet" ADD COLUMN "rejected_change" JSONB;
