-- Entries of earlier releases do not contain in which role their actor made the change. A user with an operator token
-- counts as an operator.
UPDATE "audit_log" SET
  "actor_kind" = CASE WHEN is_member THEN 'MEMBER' ELSE 'OPERATOR' END::"audit_actor_kind",
  "member_id" = CASE WHEN is_member THEN "actor_id" END
FROM (
  SELECT "id", NOT EXISTS (SELECT FROM "operator_token" WHERE "user_id" = entry."actor_id") AS is_member
  FROM "audit_log" entry WHERE "actor_id" IS NOT NULL
) role
WHERE role."id" = "audit_log"."id";
