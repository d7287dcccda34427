ALTER TABLE "user"
  ADD COLUMN "sso_issuer" TEXT,
  ADD COLUMN "sso_subject" TEXT;

ALTER TABLE "team"
  ADD COLUMN "sso_required" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "sso_domains" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[];
