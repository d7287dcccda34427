CREATE TYPE "link_status" AS ENUM ('OK', 'FAILING', 'LOST');

ALTER TABLE "placement"
  ADD COLUMN "link_status" "link_status",
  ADD COLUMN "link_checked_at" TIMESTAMPTZ(3),
  ADD COLUMN "link_lost_at" TIMESTAMPTZ(3),
  ADD COLUMN "link_error" TEXT,
  ADD COLUMN "link_failures" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "link_due_at" TIMESTAMPTZ(3);
