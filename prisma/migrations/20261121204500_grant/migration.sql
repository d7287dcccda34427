ALTER TABLE "oauth_grant"
  ADD CONSTRAINT "oauth_grant_client_id_check" CHECK (btrim("client_id") <> '');

-- The same is granted once at a time.
CREATE UNIQUE INDEX "oauth_grant_in_force_key" ON "oauth_grant" (
  "team_id",
  "user_id",
  "client_id",
  COALESCE("profile_id", '00000000-0000-0000-0000-000000000000'::uuid),
  COALESCE("session_id", '00000000-0000-0000-0000-000000000000'::uuid),
  md5(COALESCE("resource", ''))
) WHERE "revoked_at" IS NULL AND "deleted_at" IS NULL;
