-- At the end of the transaction the legs of an entry add up to it.
CREATE OR REPLACE FUNCTION "team_ledger_check_legs"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  entry uuid := CASE TG_TABLE_NAME WHEN 'team_ledger' THEN to_jsonb(NEW) ->> 'id' ELSE to_jsonb(NEW) ->> 'entry_id' END;
BEGIN
  IF NOT (
    SELECT COALESCE(sum(l."amount"), 0) = e."amount" AND COALESCE(bool_and(l."direction" = e."type" AND l."team_id" = e."team_id"), true)
    FROM "team_ledger" e LEFT JOIN "team_ledger_leg" l ON l."entry_id" = e."id"
    WHERE e."id" = entry
    GROUP BY e."id"
  ) THEN
    RAISE 'the legs of a ledger entry must add up to its amount'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'team_ledger_legs_check';
  END IF;
  RETURN NULL;
END
$$;
