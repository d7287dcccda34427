-- Payments to ask their provider for, the longest unasked first.
DROP INDEX CONCURRENTLY IF EXISTS "order_payment_session_open_idx";
CREATE INDEX CONCURRENTLY "order_payment_session_open_idx" ON "order_payment" ("checked_at") WHERE "session_open";
