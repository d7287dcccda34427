-- Which listings each transaction has changed, for the indexes of the catalogue in memory.
CREATE TABLE "listing_change" (
    "id" BIGSERIAL NOT NULL,
    "transaction" xid8 NOT NULL DEFAULT pg_current_xact_id(),
    "product_ids" UUID[] NOT NULL,
    "expires_at" TIMESTAMPTZ(3),

    CONSTRAINT "listing_change_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "listing_change_transaction_idx" ON "listing_change"("transaction");

CREATE FUNCTION "listing_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "listing_change" ("product_ids")
  SELECT array_agg("product_id") FROM changed HAVING count(*) > 0;
  RETURN NULL;
END
$$;

CREATE TRIGGER "listing_changed_inserted" AFTER INSERT ON "listing" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "listing_changed"();
CREATE TRIGGER "listing_changed_updated" AFTER UPDATE ON "listing" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "listing_changed"();
CREATE TRIGGER "listing_changed_deleted" AFTER DELETE ON "listing" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "listing_changed"();
-- Also where triggers are left out to load many rows at once.
ALTER TABLE "listing" ENABLE ALWAYS TRIGGER "listing_changed_inserted";
ALTER TABLE "listing" ENABLE ALWAYS TRIGGER "listing_changed_updated";
ALTER TABLE "listing" ENABLE ALWAYS TRIGGER "listing_changed_deleted";
