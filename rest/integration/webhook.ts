import { defineRoutes } from '../engine/route.js'

const endpoint = `
  id
  url
  topics
  filters { profile_ids: profileIds campaign_ids: campaignIds }
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

const endpointBody = {
  url: 'input.url',
  topics: 'input.topics',
  filters: {
    fields: {
      profile_ids: 'input.filters.profileIds',
      campaign_ids: 'input.filters.campaignIds',
    },
  },
  description: 'input.description',
  enabled: 'input.enabled',
}

const list = { sort: { created_at: 'CREATED_AT', updated_at: 'UPDATED_AT' } }
const tag = 'Webhooks'

export const webhookRoutes = defineRoutes(
  {
    method: 'GET',
    id: 'listWebhookEndpoints',
    path: '/webhook-endpoints',
    summary: 'List webhook endpoints',
    description: 'Returns the webhook endpoints of your team.',
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
    summary: 'Create a webhook endpoint. The response includes its signing secret',
    description:
      'Creates an endpoint that receives events for the given topics, signed according to Standard Webhooks. The response includes the signing secret; it cannot be retrieved again. Maximum 20 endpoints per team.',
    tag,
    scope: ['webhooks.create'],
    envelope: 'field',
    body: endpointBody,
    records: { '': 'WebhookEndpointWithSecret' },
    operation: `mutation ($input: CreateWebhookEndpointInput!) {
      createWebhookEndpoint(input: $input) { ${endpoint} secret }
    }`,
  },
  {
    method: 'GET',
    id: 'getWebhookEndpoint',
    path: '/webhook-endpoints/{endpoint_id}',
    summary: 'Retrieve a webhook endpoint',
    description:
      'Returns a webhook endpoint. `disabled_reason` is set if the endpoint was disabled automatically.',
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
    summary: 'Update a webhook endpoint',
    description:
      'Omitted fields are unchanged. Disabling an endpoint cancels its pending deliveries; enabling it clears `disabled_reason`.',
    tag,
    scope: ['webhooks.update'],
    envelope: 'field',
    params: { endpoint_id: 'input.webhookEndpointId' },
    body: endpointBody,
    operation: `mutation ($input: UpdateWebhookEndpointInput!) {
      updateWebhookEndpoint(input: $input) { ${endpoint} }
    }`,
  },
  {
    method: 'DELETE',
    id: 'deleteWebhookEndpoint',
    path: '/webhook-endpoints/{endpoint_id}',
    summary: 'Delete a webhook endpoint',
    description: 'Deletes a webhook endpoint and cancels its pending deliveries.',
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
    effect: 'irreversible',
    path: '/webhook-endpoints/{endpoint_id}/rotate-secret',
    summary: 'Rotate the signing secret. The response includes the new secret',
    description:
      'Rotates the signing secret. The response includes the new secret; it cannot be retrieved again. For `overlap_seconds`, deliveries are signed with both secrets.',
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
      "Sends an event with the topic `webhook.test`, or the example of `topic`, regardless of the endpoint's topics. Returns the delivery; fetch it again to see the result.",
    tag,
    scope: ['webhooks.update'],
    envelope: 'field',
    params: { endpoint_id: 'input.webhookEndpointId' },
    body: { topic: 'input.topic' },
    operation: `mutation ($input: TestWebhookEndpointInput!) {
      testWebhookEndpoint(input: $input) { ${delivery} }
    }`,
  },
  {
    method: 'POST',
    id: 'replayWebhookEvents',
    path: '/webhook-endpoints/{endpoint_id}/replay',
    summary: 'Replay the events of a span of time',
    description:
      "Replays the events since a point in time that match the endpoint's topics, for example after it was disabled. Includes events that were delivered before, unless `only_failed` is true. Events are kept for 30 days. Maximum 10,000 events, the oldest: to replay the next ones, send the `timestamp` of the last event as `since`.",
    tag,
    scope: ['webhooks.update'],
    envelope: 'data',
    params: { endpoint_id: 'input.webhookEndpointId' },
    body: { since: 'input.since', until: 'input.until', only_failed: 'input.onlyFailed' },
    records: { '': 'ReplayedEvents' },
    operation: `mutation ($input: ReplayWebhookEventsInput!) {
      replayed_count: replayWebhookEvents(input: $input)
    }`,
  },
  {
    method: 'GET',
    id: 'listWebhookDeliveries',
    path: '/webhook-endpoints/{endpoint_id}/deliveries',
    summary: 'List the deliveries of a webhook endpoint with their attempts, newest first',
    description:
      'Returns past and pending deliveries to an endpoint, with each attempt and its response.',
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
    summary: 'Retrieve a delivery with its attempts',
    description: 'Returns a delivery with its attempts and its event.',
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
    summary: 'Replay a delivery, or attempt a pending delivery immediately',
    description: 'Delivers an event again. A pending delivery is attempted immediately instead.',
    tag,
    scope: ['webhooks.update'],
    envelope: 'field',
    params: { delivery_id: 'input.webhookDeliveryId' },
    operation: `mutation ($input: ReplayWebhookDeliveryInput!) {
      replayWebhookDelivery(input: $input) { ${delivery} }
    }`,
  },
)
