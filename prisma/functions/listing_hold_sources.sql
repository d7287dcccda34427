-- Locks the records that a listing reads through a new link, until the end of the transaction. A concurrent change of
-- such a record does not see the link, and the listing would not see the change. One therefore waits for the other.
CREATE OR REPLACE FUNCTION "listing_hold_sources"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_TABLE_NAME
    WHEN 'product' THEN
      PERFORM FROM "outlet" WHERE "id" IN (SELECT "outlet_id" FROM new_rows) ORDER BY "id" FOR SHARE;
      PERFORM FROM "tag"
      WHERE "id" IN (SELECT "tag_id" FROM "outlet_tag" WHERE "outlet_id" IN (SELECT "outlet_id" FROM new_rows))
      ORDER BY "id" FOR SHARE;
      PERFORM FROM "outlet_category"
      WHERE "id" IN (SELECT "category_id" FROM "outlet" WHERE "id" IN (SELECT "outlet_id" FROM new_rows))
      ORDER BY "id" FOR SHARE;
    WHEN 'product_channel' THEN
      PERFORM FROM "outlet_channel" WHERE "id" IN (SELECT "channel_id" FROM new_rows) ORDER BY "id" FOR SHARE;
      PERFORM FROM "disclaimer"
      WHERE "id" IN (SELECT "disclaimer_id" FROM "outlet_channel" WHERE "id" IN (SELECT "channel_id" FROM new_rows))
      ORDER BY "id" FOR SHARE;
    WHEN 'outlet_channel' THEN
      PERFORM FROM "disclaimer" WHERE "id" IN (SELECT "disclaimer_id" FROM new_rows) ORDER BY "id" FOR SHARE;
    WHEN 'outlet_tag' THEN
      -- Conflicts with the lock of a new product of the outlet, which does not see the tag.
      IF TG_OP = 'DELETE' THEN
        PERFORM FROM "outlet" WHERE "id" IN (SELECT "outlet_id" FROM old_rows) ORDER BY "id" FOR NO KEY UPDATE;
      ELSE
        PERFORM FROM "outlet" WHERE "id" IN (SELECT "outlet_id" FROM new_rows) ORDER BY "id" FOR NO KEY UPDATE;
        PERFORM FROM "tag" WHERE "id" IN (SELECT "tag_id" FROM new_rows) ORDER BY "id" FOR SHARE;
      END IF;
  END CASE;
  RETURN NULL;
END
$$;
