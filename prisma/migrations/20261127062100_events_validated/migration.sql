ALTER TABLE "webhook_event" VALIDATE CONSTRAINT "webhook_event_sequence_check";
ALTER TABLE "webhook_event" VALIDATE CONSTRAINT "webhook_event_topic_check";
ALTER TABLE "webhook_endpoint" VALIDATE CONSTRAINT "webhook_endpoint_topics_check";
