-- Listings have the name of the category of their outlet in the index of the catalogue only.
CREATE FUNCTION "listing_category_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'outlet' THEN
    PERFORM FROM "outlet_category"
    WHERE "id" IN (SELECT n."category_id" FROM new_rows n JOIN old_rows o USING ("id") WHERE n."category_id" IS DISTINCT FROM o."category_id")
    ORDER BY "id" FOR SHARE;
    INSERT INTO "listing_change" ("product_ids")
    SELECT array_agg(l."product_id") FROM "listing" l
    JOIN new_rows n ON n."id" = l."outlet_id" JOIN old_rows o ON o."id" = n."id"
    WHERE n."category_id" IS DISTINCT FROM o."category_id"
    HAVING count(*) > 0;
  ELSE
    INSERT INTO "listing_change" ("product_ids")
    SELECT array_agg(l."product_id") FROM "listing" l
    JOIN "outlet" t ON t."id" = l."outlet_id"
    JOIN new_rows n ON n."id" = t."category_id" JOIN old_rows o ON o."id" = n."id"
    WHERE (n."name", n."deleted_at") IS DISTINCT FROM (o."name", o."deleted_at")
    HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER "listing_category_changed" AFTER UPDATE ON "outlet" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "listing_category_changed"();
CREATE TRIGGER "listing_category_changed" AFTER UPDATE ON "outlet_category" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "listing_category_changed"();

-- Servers cache search results, which the names of categories change.
CREATE TRIGGER "catalogue_changed_updated" AFTER UPDATE ON "outlet_category" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "catalogue_changed"();
