-- Account owners become OWNER. Members become ADMIN only if a valid token of theirs has a scope that neither BUYER nor
-- EDITOR has. All others become BUYER, or EDITOR in teams of publishers and writers. Members of buyers also become EDITOR
-- if their tokens update articles, which BUYER cannot, and have no scope that EDITOR lacks.
WITH "held" AS (
  SELECT "team_id", "user_id", bool_or("type" = 'full_access') AS "has_all", array_agg("scope"::text) AS "scopes"
  FROM "api_token" LEFT JOIN LATERAL unnest("scopes") AS "scope" ON true
  WHERE NOT "is_session" AND "type" <> 'read_only'
    AND ("revoked_at" IS NULL OR "revoked_at" > now())
    AND ("expires_at" IS NULL OR "expires_at" > now())
  GROUP BY "team_id", "user_id"
), "filled" AS (
  SELECT "member"."id", CASE
    WHEN "team"."owner_id" = "member"."user_id" THEN 'OWNER'::"member_role"
    WHEN "held"."has_all"
      OR "held"."scopes" && ARRAY['teams.update', 'tokens.manage', 'webhooks.create', 'webhooks.update', 'webhooks.delete']
      THEN 'ADMIN'::"member_role"
    WHEN "team"."kind" <> 'BUYER' THEN 'EDITOR'::"member_role"
    WHEN "held"."scopes" && ARRAY['articles.update']
      AND NOT "held"."scopes" && ARRAY['orders.create', 'profiles.create', 'profiles.update', 'campaigns.create']
      THEN 'EDITOR'::"member_role"
    ELSE 'BUYER'::"member_role"
  END AS "role"
  FROM "team_member" AS "member" JOIN "team" ON "team"."id" = "member"."team_id"
  LEFT JOIN "held" ON "held"."team_id" = "member"."team_id" AND "held"."user_id" = "member"."user_id"
)
UPDATE "team_member" SET "role" = "filled"."role" FROM "filled" WHERE "filled"."id" = "team_member"."id";

UPDATE "operator_token" SET "role" = 'READ_ONLY' WHERE "type" = 'read_only';
