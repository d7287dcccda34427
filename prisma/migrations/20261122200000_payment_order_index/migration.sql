-- Operators list the payments of all teams, newest first.
DROP INDEX CONCURRENTLY IF EXISTS "order_payment_created_at_id_idx";
CREATE INDEX CONCURRENTLY "order_payment_created_at_id_idx" ON "order_payment" ("created_at", "id");
