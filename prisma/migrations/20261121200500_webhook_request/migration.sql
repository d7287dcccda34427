-- The request that made the change: its id goes with every delivery.
ALTER TABLE "webhook_event"
  ADD COLUMN "request_id" TEXT,
  ADD CONSTRAINT "webhook_event_request_id_check" CHECK (length("request_id") BETWEEN 1 AND 100);
