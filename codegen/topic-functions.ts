import { testTopic, topics } from '../src/domain/integration/event-topic.js'
import { subscribable } from '../src/domain/integration/webhook.js'

const list = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ')

const mark = '-- Generated from src/domain/integration/event-topic.ts by `npm run generated`.\n'

/** Renders the functions that the constraints of topics call, by path. */
export function generateTopicFunctions(): Record<string, string> {
  return {
    'prisma/functions/is_event_topic.sql': `${mark}CREATE OR REPLACE FUNCTION "is_event_topic"(topic text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN topic IN (${list([...topics, testTopic])});
`,
    'prisma/functions/are_webhook_topics.sql': `${mark}CREATE OR REPLACE FUNCTION "are_webhook_topics"(topics text[]) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN topics <@ ARRAY[${list(subscribable)}];
`,
  }
}
