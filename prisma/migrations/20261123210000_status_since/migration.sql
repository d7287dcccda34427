-- Since when an article has its status, which was looked up among its moves for each article that waits. The release before
-- writes moves alone.
ALTER TABLE "article" ADD COLUMN "status_since" TIMESTAMPTZ(3);

CREATE FUNCTION "article_status_since"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "article" a SET "status_since" = m."since"
  FROM (SELECT r."article_id", max(r."effective_at") AS "since" FROM new_rows r GROUP BY r."article_id") m
  WHERE a."id" = m."article_id" AND (a."status_since" IS NULL OR a."status_since" < m."since");
  RETURN NULL;
END
$$;
CREATE TRIGGER "article_status_since" AFTER INSERT ON "article_status_history"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "article_status_since"();
