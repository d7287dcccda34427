-- A file is a row once its content is stored whole. What is still on its way into the store is known by
-- its key alone, so nothing that lists or links files has to tell the two apart.
DROP INDEX "file_pending_idx";

ALTER TABLE "file" DROP COLUMN "state",
  ADD COLUMN "purged_at" TIMESTAMPTZ(3);

DROP TYPE "file_state";

ALTER TABLE "file" ADD CONSTRAINT "file_purged_at_check" CHECK ("purged_at" IS NULL OR "deleted_at" IS NOT NULL);

CREATE INDEX "file_unpurged_idx" ON "file" ("deleted_at") WHERE "deleted_at" IS NOT NULL AND "purged_at" IS NULL;

CREATE TABLE "pending_upload" (
    "key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "pending_upload_pkey" PRIMARY KEY ("key")
);

CREATE INDEX "pending_upload_created_at_idx" ON "pending_upload"("created_at");
