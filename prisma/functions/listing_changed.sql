-- Records which listings a statement has changed, for those who follow them.
CREATE OR REPLACE FUNCTION "listing_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "listing_change" ("product_ids")
  SELECT array_agg("product_id") FROM changed HAVING count(*) > 0;
  RETURN NULL;
END
$$;
