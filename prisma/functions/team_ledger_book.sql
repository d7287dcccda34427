-- An entry of the ledger moves the balance; a credit also opens what can be drawn from, with its leg.
CREATE OR REPLACE FUNCTION "team_ledger_book"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "team_balance"
  SET "amount" = "amount" + CASE NEW."type" WHEN 'CREDIT' THEN NEW."amount" ELSE -NEW."amount" END
  WHERE "team_id" = NEW."team_id";

  IF NEW."type" = 'CREDIT' THEN
    INSERT INTO "team_credit" ("entry_id", "team_id", "credit_type", "remaining", "expires_at")
    VALUES (NEW."id", NEW."team_id", NEW."credit_type", NEW."amount", NEW."expires_at");
    INSERT INTO "team_ledger_leg" ("team_id", "entry_id", "credit_type", "direction", "amount")
    VALUES (NEW."team_id", NEW."id", NEW."credit_type", 'CREDIT', NEW."amount");
  END IF;
  RETURN NULL;
END
$$;
