ALTER TABLE "profile" ADD COLUMN "metadata" JSONB;
ALTER TABLE "campaign" ADD COLUMN "metadata" JSONB;
ALTER TABLE "article" ADD COLUMN "metadata" JSONB;
