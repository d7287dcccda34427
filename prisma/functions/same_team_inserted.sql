-- Tenancy: a row and what it belongs to are of one team. Once per statement; the arguments are the column and the table
-- that it names.
CREATE OR REPLACE FUNCTION "same_team_inserted"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wrong boolean;
BEGIN
  EXECUTE format('SELECT EXISTS (SELECT FROM new_rows r JOIN %I p ON p."id" = r.%I WHERE p."team_id" <> r."team_id")', TG_ARGV[1], TG_ARGV[0])
  INTO wrong;
  IF wrong THEN
    RAISE '%.% names a row of another team', TG_TABLE_NAME, TG_ARGV[0] USING ERRCODE = 'foreign_key_violation';
  END IF;
  RETURN NULL;
END
$$;
