import { routes } from '../engine/route.js'

const endpoint = `
  id
  url
  topics
  description
  enabled
  disabled_reason: disabledReason
  created_at: createdAt
  updated_at: updatedAt
`

const delivery = `
  id
  endpoint_id: endpointId
  event_id: eventId
  replay_of_id: replayOfId
  event { topic sequence data request_id: requestId created_at: createdAt }
  status
  attempt_count: attemptCount
  next_attempt_at: nextAttemptAt
  completed_at: completedAt
  attempts {
    number
    response_status: responseStatus
    response_body: responseBody
    error
    latency_ms: latencyMs
    created_at: createdAt
  }
  created_at: createdAt
  updated_at: updatedAt
`

const list = { sort: { created_at: 'CREATED_AT', updated_at: 'UPDATED_AT' } }
const tag = 'Webhooks'

export const webhookRoutes = routes(
  {
    method: 'GET',
    id: 'listWebhookEndpoints',
    path: '/webhook-endpoints',
    summary: 'List the webhook endpoints',
    description: 'The addresses that events of your team are posted to.',
    tag,
    scope: ['webhooks.lists'],
    envelope: 'page',
    list,
    query: { 'filters[enabled]': 'where.enabled.eq', 'filters[topic]': 'where.topics.has' },
    operation: `
      query ($first: Int!, $offset: Int, $orderBy: WebhookEndpointOrder, $where: WebhookEndpointWhere, $includeArchived: Boolean) {
        webhookEndpoints(first: $first, offset: $offset, orderBy: $orderBy, where: $where, includeArchived: $includeArchived) {
          records: nodes { ${endpoint} }
          total_records: totalCount
        }
      }`,
  },
  {
    method: 'POST',
    id: 'createWebhookEndpoint',
    path: '/webhook-endpoints',
    summary: 'Create a webhook endpoint; the answer shows its signing secret, this once',
    description:
      'Events of the topics that it names are posted to its URL from now on, signed as Standard Webhooks has it. The answer shows the signing secret, this once. A team has at most 20.',
    tag,
    scope: ['webhooks.create'],
    envelope: 'field',
    body: {
      url: 'input.url',
      topics: 'input.topics',
      description: 'input.description',
      enabled: 'input.enabled',
    },
    records: { '': 'WebhookEndpointWithSecret' },
    operation: `mutation ($input: CreateWebhookEndpointInput!) {
      createWebhookEndpoint(input: $input) { ${endpoint} secret }
    }`,
  },
  {
    method: 'GET',
    id: 'getWebhookEndpoint',
    path: '/webhook-endpoints/{endpoint_id}',
    summary: 'Read a webhook endpoint',
    description:
      'One endpoint. `disabled_reason` says why it was disabled when the team did not do it.',
    tag,
    scope: ['webhooks.read'],
    envelope: 'field',
    params: { endpoint_id: 'id' },
    operation: `query ($id: UUID!) { webhookEndpoint(id: $id) { ${endpoint} } }`,
  },
  {
    method: 'PATCH',
    id: 'updateWebhookEndpoint',
    path: '/webhook-endpoints/{endpoint_id}',
    summary: 'Change a webhook endpoint',
    description:
      'What is absent stays. Disabling an endpoint gives up what is still to be delivered; enabling it forgets why it was disabled.',
    tag,
    scope: ['webhooks.update'],
    envelope: 'field',
    params: { endpoint_id: 'input.webhookEndpointId' },
    body: {
      url: 'input.url',
      topics: 'input.topics',
      description: 'input.description',
      enabled: 'input.enabled',
    },
    operation: `mutation ($input: UpdateWebhookEndpointInput!) {
      updateWebhookEndpoint(input: $input) { ${endpoint} }
    }`,
  },
  {
    method: 'DELETE',
    id: 'deleteWebhookEndpoint',
    path: '/webhook-endpoints/{endpoint_id}',
    summary: 'Delete a webhook endpoint',
    description: 'Nothing more is posted to it, and what is still to be delivered is given up.',
    tag,
    scope: ['webhooks.delete'],
    envelope: 'success',
    params: { endpoint_id: 'input.webhookEndpointId' },
    operation: `mutation ($input: DeleteWebhookEndpointInput!) {
      deleteWebhookEndpoint(input: $input) { id }
    }`,
  },
  {
    method: 'POST',
    id: 'rotateWebhookSecret',
    path: '/webhook-endpoints/{endpoint_id}/rotate-secret',
    summary: 'Replace the signing secret; the answer shows the new one, this once',
    description:
      'Gives an endpoint a new signing secret, which the answer shows this once. For `overlap_seconds` deliveries carry a signature of both secrets.',
    tag,
    scope: ['webhooks.update'],
    envelope: 'field',
    params: { endpoint_id: 'input.webhookEndpointId' },
    body: { overlap_seconds: 'input.overlapSeconds' },
    records: { '': 'WebhookEndpointWithSecret' },
    operation: `mutation ($input: RotateWebhookSecretInput!) {
      rotateWebhookSecret(input: $input) { ${endpoint} secret }
    }`,
  },
  {
    method: 'POST',
    id: 'testWebhookEndpoint',
    path: '/webhook-endpoints/{endpoint_id}/test',
    summary: 'Send a test event',
    description:
      'Sends an event of the topic `webhook.test`, whatever the endpoint asks for. The answer is its delivery, which can be read again to see what came of it.',
    tag,
    scope: ['webhooks.update'],
    envelope: 'field',
    params: { endpoint_id: 'input.webhookEndpointId' },
    operation: `mutation ($input: TestWebhookEndpointInput!) {
      testWebhookEndpoint(input: $input) { ${delivery} }
    }`,
  },
  {
    method: 'POST',
    id: 'replayWebhookEvents',
    path: '/webhook-endpoints/{endpoint_id}/replay',
    summary: 'Deliver every event since a moment once more',
    description:
      'Delivers once more every event since a point in time that the endpoint asks for, such as after it was disabled. Events are kept for 30 days.',
    tag,
    scope: ['webhooks.update'],
    envelope: 'data',
    params: { endpoint_id: 'input.webhookEndpointId' },
    body: { since: 'input.since' },
    records: { '': 'ReplayedEvents' },
    operation: `mutation ($input: ReplayWebhookEventsInput!) {
      replayed_count: replayWebhookEvents(input: $input)
    }`,
  },
  {
    method: 'GET',
    id: 'listWebhookDeliveries',
    path: '/webhook-endpoints/{endpoint_id}/deliveries',
    summary: 'List the deliveries of a webhook endpoint, newest first, with their attempts',
    description:
      'What was, is and will be delivered to an endpoint, with each attempt and how it was answered.',
    tag,
    scope: ['webhooks.read'],
    envelope: 'page',
    list: { sort: { created_at: 'CREATED_AT' } },
    params: { endpoint_id: 'where.endpointId.eq' },
    query: {
      'filters[status]': 'where.status.eq',
      'filters[event_id]': 'where.eventId.eq',
      'filters[topic]': 'where.event.topic.eq',
    },
    operation: `
      query ($first: Int!, $offset: Int, $orderBy: WebhookDeliveryOrder, $where: WebhookDeliveryWhere) {
        webhookDeliveries(first: $first, offset: $offset, orderBy: $orderBy, where: $where) {
          records: nodes { ${delivery} }
          total_records: totalCount
        }
      }`,
    exists: 'query ($endpoint_id: UUID!) { webhookEndpoint(id: $endpoint_id) { id } }',
  },
  {
    method: 'GET',
    id: 'getWebhookDelivery',
    path: '/webhook-deliveries/{delivery_id}',
    summary: 'Read a delivery with its attempts',
    description: 'One delivery with its attempts and its event.',
    tag,
    scope: ['webhooks.read'],
    envelope: 'field',
    params: { delivery_id: 'id' },
    operation: `query ($id: UUID!) { webhookDelivery(id: $id) { ${delivery} } }`,
  },
  {
    method: 'POST',
    id: 'replayWebhookDelivery',
    path: '/webhook-deliveries/{delivery_id}/replay',
    summary: 'Deliver an event once more, or now where it is still to be delivered',
    description: 'Delivers an event once more. One that is still to be delivered is tried now.',
    tag,
    scope: ['webhooks.update'],
    envelope: 'field',
    params: { delivery_id: 'input.webhookDeliveryId' },
    operation: `mutation ($input: ReplayWebhookDeliveryInput!) {
      replayWebhookDelivery(input: $input) { ${delivery} }
    }`,
  },
)
