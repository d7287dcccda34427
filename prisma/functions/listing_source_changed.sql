-- Its argument selects the ids of the products that read the changed rows.
CREATE OR REPLACE FUNCTION "listing_source_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text := CASE TG_OP
    WHEN 'INSERT' THEN 'TABLE new_rows'
    WHEN 'DELETE' THEN 'TABLE old_rows'
    ELSE 'TABLE old_rows UNION ALL TABLE new_rows'
  END;
  ids uuid[];
BEGIN
  -- Bulk loading sets this and calls listing_refresh itself, once.
  IF current_setting('masthead.defer_listing', true) = 'on' THEN
    RETURN NULL;
  END IF;
  EXECUTE format('WITH changed AS (%s) SELECT array_agg(DISTINCT id) FROM (%s) affected (id)', changed, TG_ARGV[0]) INTO ids;
  IF ids IS NOT NULL THEN
    PERFORM "listing_refresh"(ids);
  END IF;
  RETURN NULL;
END
$$;
