DROP INDEX CONCURRENTLY IF EXISTS "placement_link_due_at_idx";
CREATE INDEX CONCURRENTLY "placement_link_due_at_idx" ON "placement"("link_due_at");
