CREATE TYPE "privacy_request_kind" AS ENUM ('EXPORT', 'ERASURE');
CREATE TYPE "privacy_request_status" AS ENUM ('PENDING', 'COMPLETED');

CREATE TABLE "privacy_request" (
  "id" UUID NOT NULL,
  "kind" "privacy_request_kind" NOT NULL,
  "status" "privacy_request_status" NOT NULL DEFAULT 'PENDING',
  "reason" TEXT NOT NULL,
  "user_id" UUID,
  "requested_by_id" UUID,
  "person" BYTEA,
  "data" BYTEA,
  "report" JSONB,
  "completed_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "privacy_request_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "privacy_request_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT "privacy_request_requested_by_id_fkey" FOREIGN KEY ("requested_by_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE
);

CREATE INDEX "privacy_request_created_at_id_idx" ON "privacy_request"("created_at", "id");
CREATE INDEX "privacy_request_user_id_idx" ON "privacy_request"("user_id");
CREATE INDEX "privacy_request_requested_by_id_idx" ON "privacy_request"("requested_by_id");
