-- What waits is found without what is done: the first view of the console asks for all of it, and its lists show it in these orders.
DROP INDEX CONCURRENTLY IF EXISTS "order_unpaid_idx";
CREATE INDEX CONCURRENTLY "order_unpaid_idx" ON "order" ("created_at", "id") WHERE "status" = 'CREATED' AND "deleted_at" IS NULL;
DROP INDEX CONCURRENTLY IF EXISTS "order_item_refund_required_idx";
CREATE INDEX CONCURRENTLY "order_item_refund_required_idx" ON "order_item" ("updated_at", "id") WHERE "refund_required" AND "deleted_at" IS NULL;
DROP INDEX CONCURRENTLY IF EXISTS "order_item_unsettled_idx";
CREATE INDEX CONCURRENTLY "order_item_unsettled_idx" ON "order_item" ("updated_at", "id") WHERE NOT "is_publisher_paid" AND NOT "is_refunded" AND "deleted_at" IS NULL;
DROP INDEX CONCURRENTLY IF EXISTS "compliance_check_manual_idx";
CREATE INDEX CONCURRENTLY "compliance_check_manual_idx" ON "compliance_check" ("created_at", "id") WHERE "status" = 'pending' AND "check_type" = 'manual';
DROP INDEX CONCURRENTLY IF EXISTS "mail_failed_idx";
CREATE INDEX CONCURRENTLY "mail_failed_idx" ON "mail" ("created_at", "id") WHERE "status" = 'FAILED';

-- The statuses in which somebody is waited for.
DROP INDEX CONCURRENTLY IF EXISTS "article_waiting_idx";
CREATE INDEX CONCURRENTLY "article_waiting_idx" ON "article" ("expected_completion_date", "id") INCLUDE ("status_id")
  WHERE "deleted_at" IS NULL AND "status_id" IN (
    '01900000-0000-7000-8000-000000000201', '01900000-0000-7000-8000-000000000202', '01900000-0000-7000-8000-000000000203',
    '01900000-0000-7000-8000-000000000204', '01900000-0000-7000-8000-000000000205', '01900000-0000-7000-8000-000000000206',
    '01900000-0000-7000-8000-000000000207', '01900000-0000-7000-8000-000000000208', '01900000-0000-7000-8000-000000000210',
    '01900000-0000-7000-8000-000000000211'
  );

-- Operators see the deliveries of all teams, newest first.
DROP INDEX CONCURRENTLY IF EXISTS "webhook_delivery_created_at_id_idx";
CREATE INDEX CONCURRENTLY "webhook_delivery_created_at_id_idx" ON "webhook_delivery" ("created_at", "id");
