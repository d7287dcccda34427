-- What of a refund went back as credits, and what as money; not known of those that were made before.
ALTER TABLE "item_refund" ADD COLUMN "credits" BIGINT, ADD COLUMN "money" BIGINT;
