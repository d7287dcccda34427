-- Operators list the interactions of all teams.
DROP INDEX CONCURRENTLY IF EXISTS "opportunity_interaction_created_at_id_idx";
CREATE INDEX CONCURRENTLY "opportunity_interaction_created_at_id_idx" ON "opportunity_interaction"("created_at", "id");
