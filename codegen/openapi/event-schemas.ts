import { z } from 'zod'
import type { EventDescription } from '../../rest/engine/route.js'
import { objectSchema, text, uuid } from '../../src/domain/integration/event-column.js'
import {
  type Topic,
  testTopic,
  topicNamed,
  topics,
} from '../../src/domain/integration/event-topic.js'

type Json = Record<string, unknown>

/** Converts the schema of event data to JSON Schema. */
const jsonSchema = (schema: z.ZodType): Json => {
  const { $schema: _dialect, ...converted } = z.toJSONSchema(schema, {
    override: ({ jsonSchema }) => simplify(jsonSchema),
  })
  return converted
}

/** Writes a nullable type as a list of types, and omits what Zod adds to formats and integers. */
function simplify(schema: Json): void {
  const { anyOf, description } = schema as { anyOf?: Json[]; description?: string }
  if (anyOf?.length === 2 && anyOf[1]!.type === 'null') {
    const { type, description: _own, enum: values, ...rest } = anyOf[0]!
    delete schema.anyOf
    Object.assign(schema, {
      type: [type, 'null'],
      description,
      ...(values !== undefined && { enum: [...(values as unknown[]), null] }),
      ...rest,
    })
  }
  if (schema.format) delete schema.pattern
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
}

const descriptionOf = (topic: Topic): EventDescription => {
  const { summary, description, schema, example } = topicNamed(topic)
  return { summary, description, data: jsonSchema(schema), example }
}

const testData = {
  message: text('Test message.'),
  endpoint_id: uuid('ID of the endpoint.'),
}

/** Webhook events by topic. */
export const events: Record<string, EventDescription> = {
  ...Object.fromEntries(topics.map((topic) => [topic, descriptionOf(topic)])),
  [testTopic]: {
    summary: 'A test event was requested',
    description: "Sent by `testWebhookEndpoint`, regardless of the endpoint's topics.",
    data: jsonSchema(objectSchema(testData, 'Test data.')),
    example: {
      message: 'This is a test of your webhook endpoint.',
      endpoint_id: '0198f0c0-7d1e-7c1b-8f00-5b1f2c3d4e5f',
    },
  },
}
