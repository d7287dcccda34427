import { aggregateField } from '../core/aggregate.js'
import { declareAggregate } from '../core/aggregate-options.js'
import { createdAtKey, team, teamIdKey, timestamp } from '../core/aggregate-terms.js'
import { EventTopic, WebhookDeliveryStatus } from './webhook-delivery.js'

aggregateField(
  'webhookDeliveries',
  declareAggregate({
    name: 'WebhookDeliveries',
    model: 'WebhookDelivery',
    description: 'Aggregates deliveries of the last 30 days by endpoint, topic, status or date.',
    keys: {
      status: {
        path: 'status',
        type: WebhookDeliveryStatus,
        description: 'Status of the delivery.',
      },
      topic: { path: 'event.topic', type: EventTopic, description: 'Topic of the event.' },
      endpointId: { path: 'endpointId', type: 'UUID', description: 'ID of the endpoint.' },
      endpoint: { path: 'endpoint.url', type: 'String', description: 'URL of the endpoint.' },
      teamId: teamIdKey,
      team: { ...team, path: 'endpoint.team.name' },
      createdAt: createdAtKey,
    },
    measures: {
      attemptCount: { sql: 'attemptCount', kind: 'int', description: 'Number of attempts.' },
      createdAt: timestamp('createdAt', 'Creation time.'),
    },
  }),
)
