-- Generated from src/domain/integration/event-topic.ts by `npm run generated`.
CREATE OR REPLACE FUNCTION "are_webhook_topics"(topics text[]) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN topics <@ ARRAY['article.created', 'article.status_changed', 'comment.created', 'comment.updated', 'comment.archived', 'order.created', 'order.paid', 'order.cancelled', 'order.refunded', 'swap.proposed', 'swap.completed', 'invoice.issued', 'file.created', 'campaign.created', 'opportunity.created', 'article.*', 'comment.*', 'order.*', 'swap.*', '*'];
