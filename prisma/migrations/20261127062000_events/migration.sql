-- Sequence numbers of the events of records other than articles.
CREATE TABLE "event_sequence" (
    "record_id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "last" INTEGER NOT NULL,

    CONSTRAINT "event_sequence_pkey" PRIMARY KEY ("record_id"),
    CONSTRAINT "event_sequence_last_check" CHECK ("last" >= 1),
    CONSTRAINT "event_sequence_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "team"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE INDEX "event_sequence_team_id_idx" ON "event_sequence"("team_id");

-- Positions of events in the order in which readers see them.
CREATE SEQUENCE "webhook_event_position";

ALTER TABLE "webhook_event"
  ADD COLUMN "record_id" UUID,
  ADD COLUMN "profile_id" UUID,
  ADD COLUMN "campaign_id" UUID,
  ADD COLUMN "position" BIGINT;

ALTER TABLE "webhook_endpoint"
  ADD COLUMN "profile_ids" UUID[] NOT NULL DEFAULT ARRAY[]::UUID[],
  ADD COLUMN "campaign_ids" UUID[] NOT NULL DEFAULT ARRAY[]::UUID[];

-- Both functions are replaced by those in prisma/functions, which are generated from the table of topics.
CREATE FUNCTION "is_event_topic"(topic text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN topic IN ('article.status_changed', 'comment.created', 'comment.updated', 'comment.archived', 'webhook.test');
CREATE FUNCTION "are_webhook_topics"(topics text[]) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN topics <@ ARRAY['article.status_changed', 'comment.created', 'comment.updated', 'comment.archived', 'comment.*'];

ALTER TABLE "webhook_event"
  DROP CONSTRAINT "webhook_event_sequence_check",
  ADD CONSTRAINT "webhook_event_sequence_check" CHECK ("sequence" >= 1) NOT VALID,
  DROP CONSTRAINT "webhook_event_topic_check",
  ADD CONSTRAINT "webhook_event_topic_check" CHECK ("is_event_topic"("topic")) NOT VALID;

ALTER TABLE "webhook_endpoint"
  DROP CONSTRAINT "webhook_endpoint_topics_check",
  ADD CONSTRAINT "webhook_endpoint_topics_check"
    CHECK (cardinality("topics") > 0 AND "are_webhook_topics"("topics")) NOT VALID;
