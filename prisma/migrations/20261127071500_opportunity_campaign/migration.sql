-- An opportunity refers only to a campaign of its profile.
UPDATE "opportunity" AS o
SET "campaign_id" = NULL
FROM "campaign" AS c
WHERE c."id" = o."campaign_id" AND c."profile_id" <> o."profile_id";
