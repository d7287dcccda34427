-- The leg of a debit takes from the credit it names.
CREATE OR REPLACE FUNCTION "team_ledger_draw"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "team_credit" SET "remaining" = "remaining" - NEW."amount"
  WHERE "entry_id" = NEW."source_id" AND "team_id" = NEW."team_id" AND "credit_type" = NEW."credit_type";
  IF NOT FOUND THEN
    RAISE 'a debit''s leg must draw from a credit of the same team and type'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'team_ledger_leg_source_check';
  END IF;
  RETURN NULL;
END
$$;
