DROP INDEX CONCURRENTLY IF EXISTS "user_sso_issuer_sso_subject_key";
CREATE UNIQUE INDEX CONCURRENTLY "user_sso_issuer_sso_subject_key" ON "user"("sso_issuer", "sso_subject");
