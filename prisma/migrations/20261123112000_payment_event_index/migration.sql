-- Events that are old enough to be forgotten.
DROP INDEX CONCURRENTLY IF EXISTS "payment_event_created_at_idx";
CREATE INDEX CONCURRENTLY "payment_event_created_at_idx" ON "payment_event"("created_at");
