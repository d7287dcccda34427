import { z } from 'zod'
import { services } from '../../src/compiler/context.js'
import { eventScopes, isOfTeam } from '../../src/domain/integration/event-access.js'
import { type LoggedEvent, listEvents, maxEvents } from '../../src/domain/integration/event-log.js'
import { type Topic, topicNamed, topics } from '../../src/domain/integration/event-topic.js'
import { builder } from '../core/builder.js'
import { listSize } from '../core/description-suffix.js'
import { anyObject } from '../core/fields.js'
import { EventTopic } from './webhook-delivery.js'

export const Event = builder.objectRef<LoggedEvent>('Event').implement({
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

const TopicDescription = builder.objectRef<Topic>('TopicDescription').implement({
  description: 'Topic of events, with an example.',
  authScopes: { scope: [] },
  fields: (t) => ({
    topic: t.field({
      type: EventTopic,
      description: 'Topic.',
      resolve: (topic) => topic,
    }),
    summary: t.string({
      description: 'Change that the event reports.',
      resolve: (topic) => topicNamed(topic).summary,
    }),
    description: t.string({
      description: 'When the event is sent, and when it is not.',
      resolve: (topic) => topicNamed(topic).description,
    }),
    scopes: t.stringList({
      description: 'Scopes of which a token needs one to read the events.',
      extensions: listSize(3),
      resolve: (topic) => [...topicNamed(topic).readScopes],
    }),
    example: t.field({
      type: 'JSON',
      description: 'Example of `data`.',
      extensions: { jsonSchema: anyObject },
      resolve: (topic) => topicNamed(topic).example,
    }),
  }),
})

builder.queryField('eventTopics', (t) =>
  t.field({
    type: [TopicDescription],
    description: "Lists the topics of events. A team token sees the topics of its team's kind.",
    authScopes: { scope: [] },
    extensions: listSize(topics.length),
    resolve: (_root, _args, { session }) => topics.filter((topic) => isOfTeam(session!, topic)),
  }),
)

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
