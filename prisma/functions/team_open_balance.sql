-- Every team has its balance from the start, so that there always is a row to lock.
CREATE OR REPLACE FUNCTION "team_open_balance"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "team_balance" ("team_id") SELECT "id" FROM new_rows;
  RETURN NULL;
END
$$;
