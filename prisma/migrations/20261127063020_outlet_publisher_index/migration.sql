-- Publishers list their outlets.
DROP INDEX CONCURRENTLY IF EXISTS "outlet_publisher_id_created_at_id_idx";
CREATE INDEX CONCURRENTLY "outlet_publisher_id_created_at_id_idx" ON "outlet"("publisher_id", "created_at", "id");
