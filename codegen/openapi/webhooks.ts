/** Requests to webhook endpoints, one per topic. */
import type { EventDescription } from '../../rest/engine/route.js'
import { pascal } from './inputs.js'
import { type Json, ref } from './json-schema.js'

const header = (name: string, description: string, schema: Json, example: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema,
  example,
})

const text = { type: 'string' }

/** Headers defined by Standard Webhooks. */
export const webhookParameters = {
  WebhookId: header(
    'webhook-id',
    'Event ID. Identical across retries; store it to deduplicate.',
    { ...text, format: 'uuid' },
    '0198f0c0-7d1e-7c1b-8f00-5b1f2c3d4e5f',
  ),
  WebhookTimestamp: header(
    'webhook-timestamp',
    'Time of sending, as a Unix timestamp in seconds. Reject requests older than five minutes.',
    { ...text, pattern: '^[0-9]+$' },
    '1772355600',
  ),
  WebhookSignature: header(
    'webhook-signature',
    'Signature of `id.timestamp.body`. Two signatures while the secret is being rotated.',
    text,
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
}

const schemaName = (topic: string) => `${pascal(topic)}Event`

/** Builds the schemas of event bodies. */
export function webhookSchemas(events: Record<string, EventDescription>): Json {
  const bodies = Object.entries(events).map(([topic, { summary, data, example }]) => [
    schemaName(topic),
    {
      type: 'object',
      description: `${summary}.`,
      required: ['type', 'timestamp', 'data'],
      properties: {
        type: { type: 'string', const: topic, description: 'Topic of the event.' },
        timestamp: { type: 'string', format: 'date-time', description: 'Time of the event.' },
        data: { ...data, description: 'Event data.' },
      },
      additionalProperties: false,
      examples: [{ type: topic, timestamp: '2026-03-01T09:00:00.000Z', data: example }],
    },
  ])
  return Object.fromEntries(bodies)
}

/** Builds the webhook requests by topic. */
export function webhooks(events: Record<string, EventDescription>): Json {
  return Object.fromEntries(
    Object.entries(events).map(([topic, { summary, description, example }]) => [
      topic,
      {
        post: {
          operationId: `on${pascal(topic)}`,
          summary,
          description: `${description}\n\nSigned according to [Standard Webhooks](https://www.standardwebhooks.com).`,
          tags: ['Webhooks'],
          security: [],
          parameters: Object.keys(webhookParameters).map((name) => ref('parameters', name)),
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: ref('schemas', schemaName(topic)),
                example: { type: topic, timestamp: '2026-03-01T09:00:00.000Z', data: example },
              },
            },
          },
          responses: {
            '2XX': { description: 'Event received. The response body is ignored.' },
            '410': { description: 'Disables the endpoint.' },
            '4XX': {
              description: 'The event is sent again later, up to nine times within four days.',
            },
          },
        },
      },
    ]),
  )
}
