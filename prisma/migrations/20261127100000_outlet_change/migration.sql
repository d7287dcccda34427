ALTER TABLE "outlet"
  ADD COLUMN "review_comments" JSONB,
  ADD COLUMN "pending_change" JSONB,
  ADD COLUMN "pending_since" TIMESTAMPTZ(3);
