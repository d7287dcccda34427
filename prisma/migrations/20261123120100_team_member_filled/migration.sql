-- The account owners, and whom tokens act as that are in force.
INSERT INTO "team_member" ("id", "team_id", "user_id")
SELECT uuid_v7(), "team_id", "user_id" FROM (
  SELECT "id" AS "team_id", "owner_id" AS "user_id" FROM "team"
  UNION
  SELECT "team_id", "user_id" FROM "api_token"
  WHERE ("revoked_at" IS NULL OR "revoked_at" > now()) AND ("expires_at" IS NULL OR "expires_at" > now())
) known
ON CONFLICT ("team_id", "user_id") DO NOTHING;
