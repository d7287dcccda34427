-- From now on the answers that are kept are sealed. Those with a webhook secret were not, and are forgotten; the
-- others, without a token, stay for the rest of their day.
DELETE FROM "idempotency_key" WHERE position('\x77687365635f'::bytea IN "response_body") > 0;

ALTER TABLE "idempotency_key"
  ADD COLUMN "token_id" UUID,
  ADD COLUMN "lineage_id" UUID;
