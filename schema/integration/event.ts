import { z } from 'zod'
import { services } from '../../src/compiler/context.js'
import { eventScopes } from '../../src/domain/integration/event-access.js'
import { type LoggedEvent, listEvents, maxEvents } from '../../src/domain/integration/event-log.js'
import { builder } from '../core/builder.js'
import { listSize } from '../core/description-suffix.js'
import { anyObject } from '../core/fields.js'
import { EventTopic } from './webhook-delivery.js'

const Event = builder.objectRef<LoggedEvent>('Event').implement({
  description: 'Event of the last 30 days.',
  authScopes: { scope: [] },
  fields: (t) => ({
    id: t.expose('id', {
      type: 'UUID',
      description: 'ID of the event, sent in the `webhook-id` header.',
    }),
    type: t.field({
      type: EventTopic,
      description: 'Topic of the event.',
      resolve: ({ topic }) => topic,
    }),
    timestamp: t.expose('createdAt', { type: 'DateTime', description: 'Time of the event.' }),
    data: t.field({
      type: 'JSON',
      description: 'Payload of the event, sent as `data` to webhook endpoints.',
      extensions: { jsonSchema: anyObject },
      resolve: ({ payload }) => payload,
    }),
  }),
})

const EventList = builder.objectRef<{ nodes: LoggedEvent[] }>('EventList').implement({
  description: 'Events in the order in which they became visible, oldest first.',
  authScopes: { scope: [] },
  fields: (t) => ({
    nodes: t.field({
      type: [Event],
      description: 'Events.',
      extensions: listSize(maxEvents),
      resolve: ({ nodes }) => nodes,
    }),
  }),
})

builder.queryField('events', (t) =>
  t.field({
    type: EventList,
    description:
      'Lists events of the last 30 days, oldest first. To continue, send the ID of the last event as `after`. A token sees only topics whose records it can read.',
    authScopes: { scope: [...eventScopes] },
    args: {
      after: t.arg({
        type: 'UUID',
        description: 'ID of the event after which the list begins. Defaults to the oldest events.',
      }),
      first: t.arg.int({
        defaultValue: 25,
        description: `Maximum number of events, 1 to ${maxEvents}. Defaults to 25.`,
        validate: z
          .int('must be a whole number')
          .min(1, 'must be at least 1')
          .max(maxEvents, `must be at most ${maxEvents}`),
      }),
    },
    resolve: async (_root, { after, first }, context) => ({
      nodes: await listEvents(services(context).prisma, context.session!, {
        after,
        limit: first ?? 25,
      }),
    }),
  }),
)
