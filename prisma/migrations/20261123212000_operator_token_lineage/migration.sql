-- Which tokens of operators replaced each other, as those of teams tell it.
ALTER TABLE "operator_token" ADD COLUMN "lineage_id" UUID;
