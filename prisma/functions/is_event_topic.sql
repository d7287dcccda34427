-- Generated from src/domain/integration/event-topic.ts by `npm run generated`.
CREATE OR REPLACE FUNCTION "is_event_topic"(topic text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN topic IN ('article.created', 'article.status_changed', 'comment.created', 'comment.updated', 'comment.archived', 'order.created', 'order.paid', 'order.cancelled', 'order.refunded', 'swap.proposed', 'swap.completed', 'invoice.issued', 'file.created', 'campaign.created', 'opportunity.created', 'webhook.test');
