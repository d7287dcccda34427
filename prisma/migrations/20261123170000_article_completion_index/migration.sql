-- Operators see the articles of all teams by when they are due.
DROP INDEX CONCURRENTLY IF EXISTS "article_expected_completion_date_id_idx";
CREATE INDEX CONCURRENTLY "article_expected_completion_date_id_idx" ON "article" ("expected_completion_date", "id");
