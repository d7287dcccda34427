-- Of the articles that there are: row by row, beside who reads and writes.
UPDATE "article" a SET "status_since" = (
  SELECT max(h."effective_at") FROM "article_status_history" h WHERE h."article_id" = a."id"
)
WHERE a."status_since" IS NULL;
