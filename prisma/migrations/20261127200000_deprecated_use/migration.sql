CREATE TABLE "deprecated_use" (
  "id" UUID NOT NULL,
  "name" TEXT NOT NULL,
  "team_id" UUID,
  "token_id" UUID NOT NULL,
  "count" INTEGER NOT NULL,
  "first_used_at" TIMESTAMPTZ(3) NOT NULL,
  "last_used_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "deprecated_use_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "deprecated_use_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "team"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE UNIQUE INDEX "deprecated_use_token_id_name_key" ON "deprecated_use"("token_id", "name");
CREATE INDEX "deprecated_use_team_id_idx" ON "deprecated_use"("team_id");
CREATE INDEX "deprecated_use_last_used_at_id_idx" ON "deprecated_use"("last_used_at", "id");
