DROP INDEX CONCURRENTLY IF EXISTS "webhook_event_record_id_sequence_key";
CREATE UNIQUE INDEX CONCURRENTLY "webhook_event_record_id_sequence_key" ON "webhook_event"("record_id", "sequence");
DROP INDEX CONCURRENTLY IF EXISTS "webhook_event_position_key";
CREATE UNIQUE INDEX CONCURRENTLY "webhook_event_position_key" ON "webhook_event"("position");
DROP INDEX CONCURRENTLY IF EXISTS "webhook_event_team_id_position_idx";
CREATE INDEX CONCURRENTLY "webhook_event_team_id_position_idx" ON "webhook_event"("team_id", "position");
-- Events without a position, in the order in which they get one.
DROP INDEX CONCURRENTLY IF EXISTS "webhook_event_waiting_idx";
CREATE INDEX CONCURRENTLY "webhook_event_waiting_idx" ON "webhook_event"("created_at", "id") WHERE "position" IS NULL;
