-- Records the listings whose outlet has another category, or whose category has another name: listings do not have it.
-- The lock makes a rename that is not yet committed wait, or wait for it.
CREATE OR REPLACE FUNCTION "listing_category_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
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
