-- Its argument is the reason. The rows of test teams can be changed and deleted, so that a test team can be emptied.
CREATE OR REPLACE FUNCTION "refuse_write"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND EXISTS (SELECT FROM "team" WHERE "id" = OLD."team_id" AND "is_test") THEN
    IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
    RETURN NEW;
  END IF;
  RAISE '% on % is refused: %', TG_OP, TG_TABLE_NAME, TG_ARGV[0] USING ERRCODE = 'restrict_violation';
END
$$;
