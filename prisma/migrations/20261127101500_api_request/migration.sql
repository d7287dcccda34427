-- Without foreign keys: a row is written in the background, and must neither lock nor wait for other rows.
CREATE TABLE "api_request" (
  "id" UUID NOT NULL,
  "team_id" UUID NOT NULL,
  "token_id" UUID NOT NULL,
  "method" TEXT NOT NULL,
  "path" TEXT NOT NULL,
  "status" INTEGER NOT NULL,
  "error_code" TEXT,
  "duration" INTEGER NOT NULL,
  "request_id" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "api_request_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "api_request_team_id_created_at_id_idx" ON "api_request"("team_id", "created_at", "id");
CREATE INDEX "api_request_created_at_id_idx" ON "api_request"("created_at", "id");
