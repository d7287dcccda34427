-- Who lists the articles that somebody is waited for passes over all that are published.
DROP INDEX CONCURRENTLY IF EXISTS "article_team_id_status_id_expected_completion_date_id_idx";
CREATE INDEX CONCURRENTLY "article_team_id_status_id_expected_completion_date_id_idx" ON "article" ("team_id", "status_id", "expected_completion_date", "id");
