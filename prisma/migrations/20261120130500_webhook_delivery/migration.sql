-- How endpoints are shared among instances, and left alone while they fail.
ALTER TABLE "webhook_endpoint"
  ADD COLUMN "failure_count" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "hold_until" TIMESTAMPTZ(3),
  ADD COLUMN "leased_by" UUID,
  ADD COLUMN "leased_until" TIMESTAMPTZ(3);

-- Topics are kept as they were asked for.
ALTER TABLE "webhook_endpoint"
  DROP CONSTRAINT "webhook_endpoint_topics_check",
  ADD CONSTRAINT "webhook_endpoint_topics_check" CHECK (
    cardinality("topics") > 0
    AND "topics" <@ ARRAY['article.status_changed', 'comment.created', 'comment.updated', 'comment.archived', 'comment.*']
  ),
  ADD CONSTRAINT "webhook_endpoint_failure_count_check" CHECK ("failure_count" >= 0);

-- CreateIndex
CREATE INDEX "webhook_event_created_at_idx" ON "webhook_event"("created_at");

-- Deliveries of one endpoint in their order.
ALTER TABLE "webhook_delivery" ADD COLUMN "position" BIGSERIAL NOT NULL;

DROP INDEX "webhook_delivery_due_idx";
CREATE INDEX "webhook_delivery_due_idx" ON "webhook_delivery" ("endpoint_id", "next_attempt_at", "position") WHERE "status" = 'PENDING';

-- A UUID v7 for rows that the database makes by itself.
CREATE FUNCTION "uuid_v7"() RETURNS uuid LANGUAGE sql VOLATILE AS $$
  SELECT encode(
    set_bit(
      set_bit(
        overlay(
          uuid_send(gen_random_uuid())
          PLACING substring(int8send((extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3)
          FROM 1 FOR 6
        ),
        52, 1
      ),
      53, 1
    ),
    'hex'
  )::uuid
$$;
