import { z } from 'zod'
import type { WebhookAttempt } from '../../prisma/generated/client/client.js'
import { WebhookDeliveryStatus as Statuses } from '../../prisma/generated/client/enums.js'
import { byCaller, bySession } from '../../src/compiler/context.js'
import { isShownInDeliveries } from '../../src/domain/integration/event-access.js'
import { type Topic, testTopic, topics } from '../../src/domain/integration/event-topic.js'
import {
  maxManualAttempts,
  type Replay,
  replayDelivery,
  replayEvents,
  sendTest,
} from '../../src/domain/integration/webhook-delivery.js'
import type { ColumnSql } from '../../src/query/export-field.js'
import { Team } from '../accounts/team.js'
import { builder } from '../core/builder.js'
import { listSize } from '../core/description-suffix.js'
import { asSelected, asSql } from '../core/exported.js'
import { anyObject, createdAt, orNull, requiredInput, updatedAt } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { orderInput } from '../core/order.js'
import { ownRecordOf, recordOf } from '../core/records.js'
import { pointed, textEnum } from '../core/text-enum.js'
import { whereInput } from '../core/where.js'

export const WebhookDeliveryStatus = builder.enumType('WebhookDeliveryStatus', {
  description: 'Status of a delivery.',
  values: {
    [Statuses.PENDING]: {
      description: 'Waiting for the first or next attempt.',
    },
    [Statuses.SUCCEEDED]: { description: 'The endpoint responded with status 2xx.' },
    [Statuses.FAILED]: {
      description:
        'Failed after the last attempt, or because the endpoint was disabled or deleted.',
    },
  },
})

/** Topics of events that are sent. */
const sendable = [...topics, testTopic]

export const EventTopic = textEnum(
  'EventTopic',
  'Topic of an event. In the body sent to webhook endpoints, `type` is the topic in lower case.',
  pointed(sendable, (topic) => `Events of \`${topic}\`.`),
)

builder.prismaObject('WebhookAttempt', {
  description: 'Attempt of a delivery. Kept for 30 days.',
  authScopes: { scope: ['webhooks.read'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the attempt.')),
    number: t.exposeInt('number', {
      description: 'Number of the attempt within the delivery, starting at 1.',
    }),
    responseStatus: t.expose(
      'responseStatus',
      orNull('Int', 'HTTP status of the response. Null if there was no response.'),
    ),
    responseBody: t.expose(
      'responseBody',
      orNull('String', 'First kilobyte of the response body.'),
    ),
    error: t.expose(
      'error',
      orNull('String', 'Error message. Null if only the status indicates the failure.'),
    ),
    latencyMs: t.exposeInt('latencyMs', {
      description: 'Duration of the attempt in milliseconds.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Start of the attempt.' }),
  }),
})

builder.prismaObject('WebhookEvent', {
  description: 'Event sent to webhook endpoints.',
  authScopes: { scope: ['webhooks.read'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose(
      'id',
      id(
        'ID of the event, sent in the `webhook-id` header. Identical across retries; store it to deduplicate.',
      ),
    ),
    topic: t.expose('topic', {
      type: EventTopic,
      description: 'Topic of the event, sent as `type` in the body.',
    }),
    sequence: t.expose(
      'sequence',
      orNull('Int', 'Sequence number of the event for the record. Null for a test event.'),
    ),
    data: t.field({
      type: 'JSON',
      description:
        'Payload of the event, sent as `data` in the body. Empty if the token cannot read the records of the topic.',
      extensions: { jsonSchema: anyObject },
      select: { payload: true, topic: true },
      resolve: ({ payload, topic }, _args, { session }) =>
        isShownInDeliveries(session!, topic) ? payload : {},
    }),
    requestId: t.expose('requestId', {
      type: 'String',
      nullable: true,
      description:
        '`X-Request-Id` of the request that caused the event, also sent with deliveries. Null if no request did.',
    }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      description: 'Time of the event, sent as `timestamp` in the body.',
    }),
  }),
})

const failedStatus = 'responded with status '

/** Returns the error of an attempt, or null if it succeeded. `lastErrorSql` returns the same. */
const errorOf = (attempt?: Pick<WebhookAttempt, 'error' | 'responseStatus'>) => {
  if (!attempt) return null
  const { error, responseStatus } = attempt
  if (error !== null) return error
  return isSuccess(responseStatus) ? null : `${failedStatus}${responseStatus}`
}

const isSuccess = (status: number | null) => status !== null && status >= 200 && status < 300

const lastErrorSql = (column: ColumnSql) =>
  `(SELECT CASE WHEN a."error" IS NOT NULL THEN a."error"
      WHEN a."response_status" NOT BETWEEN 200 AND 299 THEN '${failedStatus}' || a."response_status"
    END FROM "webhook_attempt" AS a WHERE a."delivery_id" = ${column('id')} ORDER BY a."number" DESC LIMIT 1)`

const WebhookDelivery = builder.prismaObject('WebhookDelivery', {
  description: 'Delivery of an event to an endpoint. Kept for 30 days.',
  authScopes: { scope: ['webhooks.read'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the delivery.')),
    teamId: t.expose('teamId', {
      type: 'UUID',
      description: 'ID of the team that owns the endpoint.',
    }),
    team: t.field({
      type: Team,
      description: 'Team that owns the endpoint.',
      extensions: asSelected,
      select: (_args, _context, nested) => ({
        endpoint: { select: { team: nested({ select: { id: true } }) } },
      }),
      resolve: ({ endpoint }) => endpoint.team,
    }),
    endpointId: t.expose('endpointId', { type: 'UUID', description: 'ID of the endpoint.' }),
    endpoint: t.relation('endpoint', { description: 'Endpoint that receives the event.' }),
    eventId: t.expose('eventId', {
      type: 'UUID',
      description: 'ID of the event, sent in the `webhook-id` header.',
    }),
    event: t.relation('event', { description: 'Delivered event.' }),
    replayOfId: t.expose('replayOfId', orNull('UUID', 'ID of the delivery that this one replays.')),
    replayOf: t.relation('replayOf', {
      nullable: true,
      description: 'Delivery that this one replays.',
    }),
    status: t.expose('status', {
      type: WebhookDeliveryStatus,
      description: 'Status of the delivery.',
    }),
    attemptCount: t.exposeInt('attemptCount', {
      description: `Number of attempts. Maximum 10 scheduled attempts and ${maxManualAttempts} by \`replayWebhookDelivery\`.`,
    }),
    nextAttemptAt: t.expose(
      'nextAttemptAt',
      orNull(
        'DateTime',
        'Time of the next attempt. Null once the delivery has succeeded or failed.',
      ),
    ),
    completedAt: t.expose(
      'completedAt',
      orNull('DateTime', 'Time at which the delivery succeeded or failed.'),
    ),
    attempts: t.relation('attempts', {
      query: { orderBy: { number: 'asc' } },
      description: 'Attempts, oldest first.',
      extensions: listSize(10 + maxManualAttempts),
    }),
    lastError: t.string({
      nullable: true,
      description:
        'Error of the last attempt, or the status of its response. Null if it succeeded or there was no attempt.',
      extensions: asSql(lastErrorSql),
      select: {
        attempts: {
          select: { error: true, responseStatus: true },
          orderBy: { number: 'asc' },
        },
      },
      resolve: ({ attempts }) => errorOf(attempts.at(-1)),
    }),
    createdAt: t.expose('createdAt', createdAt),
    updatedAt: t.expose('updatedAt', updatedAt),
  }),
})

const _WebhookEventWhere = whereInput('WebhookEvent', (t) => ({
  id: t.uuid('id', 'ID of the event.'),
  topic: t.enum('topic', EventTopic, 'Topic of the event.'),
  createdAt: t.dateTime('createdAt', 'Time of the event.'),
}))

listField('webhookDeliveries', {
  node: WebhookDelivery,
  description: "Deliveries of the last 30 days. A team token sees only its own team's.",
  scope: ['webhooks.read'],
  archive: false,
  where: whereInput('WebhookDelivery', (t) => ({
    id: t.uuid('id', 'ID of the delivery.'),
    teamId: t.uuid('teamId', 'ID of the team that owns the endpoint.'),
    endpointId: t.uuid('endpointId', 'ID of the endpoint.'),
    eventId: t.uuid('eventId', 'ID of the event.'),
    event: t.one('event', 'Delivered event.'),
    search: t.search(
      "Searches for words in the endpoint's URL and the event's topic and request ID, ignoring case.",
      'endpoint.url',
      'event.topic',
      'event.requestId',
    ),
    status: t.enum('status', WebhookDeliveryStatus, 'Status of the delivery.'),
    attemptCount: t.int('attemptCount', 'Number of attempts.'),
    createdAt: t.dateTime('createdAt', 'Creation time.'),
  })),
  order: orderInput(
    'WebhookDelivery',
    { CREATED_AT: { column: 'createdAt', description: 'Creation time.' } },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})

builder.queryField('webhookDelivery', (t) =>
  t.field({
    type: WebhookDelivery,
    nullable: true,
    description: "Fetches a delivery by ID. A team token sees only its own team's.",
    authScopes: { scope: ['webhooks.read'] },
    args: { id: t.arg(requiredInput('UUID', 'ID of the delivery.')) },
    resolve: (_root, { id }, context, info) =>
      ownRecordOf(context, info, 'WebhookDelivery', { id }, 'Delivery'),
  }),
)

const ReplayWebhookEventsInput = builder.inputType('ReplayWebhookEventsInput', {
  fields: (t) => ({
    webhookEndpointId: t.field(requiredInput('UUID', 'ID of the endpoint.')),
    since: t.field(requiredInput('DateTime', 'Start time. Events are kept for 30 days.')),
    until: t.field({ type: 'DateTime', description: 'End time. Defaults to now.' }),
    onlyFailed: t.boolean({
      description:
        'Whether to replay only events whose delivery to the endpoint failed. Defaults to false.',
    }),
  }),
})

const TestWebhookEndpointInput = builder.inputType('TestWebhookEndpointInput', {
  fields: (t) => ({
    webhookEndpointId: t.field(requiredInput('UUID', 'ID of the endpoint.')),
    topic: t.field({
      type: EventTopic,
      description:
        'Topic whose example is sent. The IDs in examples are not those of records. Defaults to `webhook.test`.',
      validate: z.enum(sendable, {
        error: ({ input }) => `${input} is not a topic; the topics are ${sendable.join(', ')}`,
      }),
    }),
  }),
})

const ReplayWebhookDeliveryInput = builder.inputType('ReplayWebhookDeliveryInput', {
  fields: (t) => ({ webhookDeliveryId: t.field(requiredInput('UUID', 'ID of the delivery.')) }),
})

builder.mutationFields((t) => ({
  testWebhookEndpoint: t.field({
    type: WebhookDelivery,
    description:
      'Sends a `webhook.test` event, or the example of a topic, to an endpoint, regardless of its topics.',
    authScopes: { scope: ['webhooks.update'] },
    args: { input: t.arg(requiredInput(TestWebhookEndpointInput)) },
    resolve: async (_root, { input }, context, info) => {
      const { webhookEndpointId, topic } = input
      // Cast, because the enum contains the topics.
      const { id } = await sendTest(
        ...byCaller(context),
        webhookEndpointId,
        (topic as Topic | null) ?? undefined,
      )
      return recordOf(context, info, 'WebhookDelivery', { id })
    },
  }),
  replayWebhookDelivery: t.field({
    type: WebhookDelivery,
    description:
      'Replays a delivery with the same `webhook-id`. A PENDING delivery is attempted immediately instead.',
    authScopes: { scope: ['webhooks.update'] },
    args: { input: t.arg(requiredInput(ReplayWebhookDeliveryInput)) },
    resolve: async (_root, { input }, context, info) => {
      const { id } = await replayDelivery(...bySession(context), input.webhookDeliveryId)
      return recordOf(context, info, 'WebhookDelivery', { id })
    },
  }),
  replayWebhookEvents: t.int({
    description:
      "Replays the events of a span of time that match the endpoint's topics, in order, including events from while the endpoint was disabled. Maximum 10,000 events, the oldest. Returns the number of events queued for replay.",
    authScopes: { scope: ['webhooks.update'] },
    args: { input: t.arg(requiredInput(ReplayWebhookEventsInput)) },
    resolve: (_root, { input: { webhookEndpointId: id, ...replay } }, context) =>
      replayEvents(...byCaller(context), id, replay as Replay),
  }),
}))
