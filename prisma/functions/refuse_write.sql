-- Its argument says why.
CREATE OR REPLACE FUNCTION "refuse_write"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE '% on % is refused: %', TG_OP, TG_TABLE_NAME, TG_ARGV[0] USING ERRCODE = 'restrict_violation';
END
$$;
