-- Requests of the last 7 days from before the column existed. The token ID of a request by an OAuth grant is that of the
-- grant, which is its lineage.
UPDATE "api_request" SET "lineage_id" = coalesce(
  (SELECT "lineage_id" FROM "api_token" WHERE "id" = "api_request"."token_id"), "token_id"
)
WHERE "lineage_id" IS NULL;
