DROP INDEX CONCURRENTLY IF EXISTS "team_member_owner_key";
CREATE UNIQUE INDEX CONCURRENTLY "team_member_owner_key" ON "team_member"("team_id") WHERE "role" = 'OWNER';
