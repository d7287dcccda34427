-- An article has its status since the last of its moves.
CREATE OR REPLACE FUNCTION "article_status_since"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "article" a SET "status_since" = m."since"
  FROM (SELECT r."article_id", max(r."effective_at") AS "since" FROM new_rows r GROUP BY r."article_id") m
  WHERE a."id" = m."article_id" AND (a."status_since" IS NULL OR a."status_since" < m."since");
  RETURN NULL;
END
$$;
