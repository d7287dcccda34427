DROP INDEX CONCURRENTLY IF EXISTS "oauth_client_metadata_url_key";
CREATE UNIQUE INDEX CONCURRENTLY "oauth_client_metadata_url_key" ON "oauth_client" ("metadata_url");
