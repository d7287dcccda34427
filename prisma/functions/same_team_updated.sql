-- Tenancy, as same_team_inserted has it: for a row, when a statement sets the column.
CREATE OR REPLACE FUNCTION "same_team_updated"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wrong boolean;
BEGIN
  EXECUTE format('SELECT EXISTS (SELECT FROM %I WHERE "id" = $1 AND "team_id" <> $2)', TG_ARGV[1])
  INTO wrong USING (to_jsonb(NEW) ->> TG_ARGV[0])::uuid, NEW."team_id";
  IF wrong THEN
    RAISE '%.% names a row of another team', TG_TABLE_NAME, TG_ARGV[0] USING ERRCODE = 'foreign_key_violation';
  END IF;
  RETURN NULL;
END
$$;
