ALTER TABLE "oauth_grant"
  ADD COLUMN "client_name" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "scopes" TEXT[] DEFAULT ARRAY[]::TEXT[],
  ADD COLUMN "last_used_at" TIMESTAMPTZ(3);

ALTER TABLE "audit_log" ADD COLUMN "application" TEXT;

CREATE TABLE "oauth_client" (
  "id" UUID NOT NULL,
  "name" TEXT NOT NULL,
  "redirect_uris" TEXT[],
  "secret_hash" BYTEA,
  "metadata" JSONB NOT NULL,
  "created_by_id" UUID,
  "is_dynamic" BOOLEAN NOT NULL,
  "last_used_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "deleted_at" TIMESTAMPTZ(3),
  CONSTRAINT "oauth_client_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "oauth_client_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "user" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

CREATE INDEX "oauth_client_created_at_id_idx" ON "oauth_client" ("created_at", "id");
CREATE INDEX "oauth_client_created_by_id_idx" ON "oauth_client" ("created_by_id");

CREATE TABLE "oauth_artifact" (
  "hash" BYTEA NOT NULL,
  "kind" TEXT NOT NULL,
  "grant_id" UUID,
  "payload" JSONB NOT NULL,
  "consumed_at" TIMESTAMPTZ(3),
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "oauth_artifact_pkey" PRIMARY KEY ("hash"),
  CONSTRAINT "oauth_artifact_grant_id_fkey" FOREIGN KEY ("grant_id") REFERENCES "oauth_grant" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE INDEX "oauth_artifact_grant_id_idx" ON "oauth_artifact" ("grant_id");
CREATE INDEX "oauth_artifact_expires_at_idx" ON "oauth_artifact" ("expires_at");
