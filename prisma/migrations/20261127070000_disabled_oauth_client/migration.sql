ALTER TABLE "oauth_client"
  ADD COLUMN "metadata_url" TEXT,
  ADD COLUMN "disabled_at" TIMESTAMPTZ(3);

ALTER TABLE "audit_log" ADD COLUMN "application_id" TEXT;
