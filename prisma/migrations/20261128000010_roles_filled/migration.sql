-- Account owners become OWNER. A member as whom a token that can write acts becomes ADMIN, so that no token loses a
-- scope. All others had the scopes of the console: they become BUYER, or EDITOR in teams of publishers and writers.
UPDATE "team_member" AS "member" SET "role" = CASE
  WHEN "team"."owner_id" = "member"."user_id" THEN 'OWNER'::"member_role"
  WHEN EXISTS (
    SELECT FROM "api_token" AS "token"
    WHERE "token"."team_id" = "member"."team_id" AND "token"."user_id" = "member"."user_id"
      AND NOT "token"."is_session" AND "token"."type" <> 'read_only'
      AND ("token"."revoked_at" IS NULL OR "token"."revoked_at" > now())
      AND ("token"."expires_at" IS NULL OR "token"."expires_at" > now())
  ) THEN 'ADMIN'::"member_role"
  WHEN "team"."kind" = 'BUYER' THEN 'BUYER'::"member_role"
  ELSE 'EDITOR'::"member_role"
END
FROM "team" WHERE "team"."id" = "member"."team_id";

UPDATE "operator_token" SET "role" = 'READ_ONLY' WHERE "type" = 'read_only';
