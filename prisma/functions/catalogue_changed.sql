-- Servers listen to drop what they have cached. The payload is the same, so a transaction notifies once.
CREATE OR REPLACE FUNCTION "catalogue_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM changed) THEN
    PERFORM pg_notify('masthead_catalogue', '');
  END IF;
  RETURN NULL;
END
$$;
