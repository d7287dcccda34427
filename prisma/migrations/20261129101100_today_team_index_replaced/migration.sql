-- The indexes of the previous migration replace these.
DROP INDEX CONCURRENTLY IF EXISTS "order_date_paid_deleted_at_idx";
DROP INDEX CONCURRENTLY IF EXISTS "order_unpaid_idx";
