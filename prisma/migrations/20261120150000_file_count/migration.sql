-- Counts the files of a team, which every page of their list tells, from the index alone.
CREATE INDEX "file_team_id_live_idx" ON "file" ("team_id") WHERE "deleted_at" IS NULL;
