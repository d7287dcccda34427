-- Of those that there are nobody knows which replaced which.
UPDATE "operator_token" SET "lineage_id" = "id" WHERE "lineage_id" IS NULL;
