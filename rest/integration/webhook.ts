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
    path: '/webhook-endpoints',
    summary: 'List the webhook endpoints',
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
    path: '/webhook-endpoints',
    summary: 'Create a webhook endpoint; the answer shows its signing secret, this once',
    tag,
    scope: ['webhooks.create'],
    envelope: 'field',
    body: {
      url: 'input.url',
      topics: 'input.topics',
      description: 'input.description',
      enabled: 'input.enabled',
    },
    operation: `mutation ($input: CreateWebhookEndpointInput!) {
      createWebhookEndpoint(input: $input) { ${endpoint} secret }
    }`,
  },
  {
    method: 'GET',
    path: '/webhook-endpoints/{endpoint_id}',
    summary: 'Read a webhook endpoint',
    tag,
    scope: ['webhooks.read'],
    envelope: 'field',
    params: { endpoint_id: 'id' },
    operation: `query ($id: UUID!) { webhookEndpoint(id: $id) { ${endpoint} } }`,
  },
  {
    method: 'PATCH',
    path: '/webhook-endpoints/{endpoint_id}',
    summary: 'Change a webhook endpoint',
    tag,
    scope: ['webhooks.update'],
    envelope: 'field',
    params: { endpoint_id: 'input.id' },
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
    path: '/webhook-endpoints/{endpoint_id}',
    summary: 'Delete a webhook endpoint',
    tag,
    scope: ['webhooks.delete'],
    envelope: 'success',
    params: { endpoint_id: 'input.id' },
    operation: `mutation ($input: DeleteWebhookEndpointInput!) {
      deleteWebhookEndpoint(input: $input) { id }
    }`,
  },
  {
    method: 'POST',
    path: '/webhook-endpoints/{endpoint_id}/rotate-secret',
    summary: 'Replace the signing secret; the answer shows the new one, this once',
    tag,
    scope: ['webhooks.update'],
    envelope: 'field',
    params: { endpoint_id: 'input.id' },
    body: { overlap_seconds: 'input.overlapSeconds' },
    operation: `mutation ($input: RotateWebhookSecretInput!) {
      rotateWebhookSecret(input: $input) { ${endpoint} secret }
    }`,
  },
  {
    method: 'POST',
    path: '/webhook-endpoints/{endpoint_id}/test',
    summary: 'Send a test event',
    tag,
    scope: ['webhooks.update'],
    envelope: 'field',
    params: { endpoint_id: 'input.id' },
    operation: `mutation ($input: TestWebhookEndpointInput!) {
      testWebhookEndpoint(input: $input) { ${delivery} }
    }`,
  },
  {
    method: 'POST',
    path: '/webhook-endpoints/{endpoint_id}/replay',
    summary: 'Deliver every event since a moment once more',
    tag,
    scope: ['webhooks.update'],
    envelope: 'data',
    params: { endpoint_id: 'input.id' },
    body: { since: 'input.since' },
    operation: `mutation ($input: ReplayWebhookEventsInput!) {
      replayed_count: replayWebhookEvents(input: $input)
    }`,
  },
  {
    method: 'GET',
    path: '/webhook-endpoints/{endpoint_id}/deliveries',
    summary: 'List the deliveries of a webhook endpoint, newest first, with their attempts',
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
    path: '/webhook-deliveries/{delivery_id}',
    summary: 'Read a delivery with its attempts',
    tag,
    scope: ['webhooks.read'],
    envelope: 'field',
    params: { delivery_id: 'id' },
    operation: `query ($id: UUID!) { webhookDelivery(id: $id) { ${delivery} } }`,
  },
  {
    method: 'POST',
    path: '/webhook-deliveries/{delivery_id}/replay',
    summary: 'Deliver an event once more, or now where it is still to be delivered',
    tag,
    scope: ['webhooks.update'],
    envelope: 'field',
    params: { delivery_id: 'input.id' },
    operation: `mutation ($input: ReplayWebhookDeliveryInput!) {
      replayWebhookDelivery(input: $input) { ${delivery} }
    }`,
  },
)
