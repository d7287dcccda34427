/** The requests that webhook endpoints get: one for each topic. */
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

/** The headers of Standard Webhooks. */
export const webhookParameters = {
  WebhookId: header(
    'webhook-id',
    'The event. It is the same however often it is sent: keep those that you have seen.',
    { ...text, format: 'uuid' },
    '0198f0c0-7d1e-7c1b-8f00-5b1f2c3d4e5f',
  ),
  WebhookTimestamp: header(
    'webhook-timestamp',
    'When it was sent, in seconds since 1970; refuse what is older than five minutes.',
    { ...text, pattern: '^[0-9]+$' },
    '1772355600',
  ),
  WebhookSignature: header(
    'webhook-signature',
    'One or, while a secret is being replaced, two signatures of `id.timestamp.body`.',
    text,
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
}

const schemaName = (topic: string) => `${pascal(topic)}Event`

/** The bodies of events. */
export function webhookSchemas(events: Record<string, EventDescription>): Json {
  const bodies = Object.entries(events).map(([topic, { summary, data, example }]) => [
    schemaName(topic),
    {
      type: 'object',
      description: `${summary}.`,
      required: ['type', 'timestamp', 'data'],
      properties: {
        type: { type: 'string', const: topic, description: 'The topic.' },
        timestamp: { type: 'string', format: 'date-time', description: 'When it happened.' },
        data: { ...data, description: 'What happened.' },
      },
      additionalProperties: false,
      examples: [{ type: topic, timestamp: '2026-03-01T09:00:00.000Z', data: example }],
    },
  ])
  return Object.fromEntries(bodies)
}

/** The requests, by topic. */
export function webhooks(events: Record<string, EventDescription>): Json {
  return Object.fromEntries(
    Object.entries(events).map(([topic, { summary, description, example }]) => [
      topic,
      {
        post: {
          operationId: `on${pascal(topic)}`,
          summary,
          description: `${description}\n\nSigned as [Standard Webhooks](https://www.standardwebhooks.com) has it.`,
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
            '2XX': { description: 'You have it. The body is not read any further.' },
            '410': { description: 'You want no more: the endpoint is disabled.' },
            '4XX': { description: 'It is sent again later, up to nine times within four days.' },
          },
        },
      },
    ]),
  )
}
