-- The span of the request that made the change, as W3C Trace Context writes it: deliveries belong to its trace.
ALTER TABLE "webhook_event" ADD COLUMN "traceparent" TEXT;
