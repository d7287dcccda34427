-- Others have taken the place of these.
DROP INDEX CONCURRENTLY IF EXISTS "order_profile_id_idx";
DROP INDEX CONCURRENTLY IF EXISTS "order_item_profile_id_idx";
DROP INDEX CONCURRENTLY IF EXISTS "order_date_paid_idx";
DROP INDEX CONCURRENTLY IF EXISTS "invoice_one_issued_per_order_key";
