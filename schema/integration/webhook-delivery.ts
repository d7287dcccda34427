import type { WebhookAttempt } from '../../prisma/generated/client/client.js'
import { WebhookDeliveryStatus as Statuses } from '../../prisma/generated/client/enums.js'
import { byCaller, bySession } from '../../src/compiler/context.js'
import { topics } from '../../src/domain/integration/event.js'
import {
  mostManualAttempts,
  replayDelivery,
  replaySince,
  sendTest,
  testTopic,
} from '../../src/domain/integration/webhook.js'
import type { ColumnSql } from '../../src/query/export-field.js'
import { Team } from '../accounts/team.js'
import { bounded } from '../core/addition.js'
import { builder } from '../core/builder.js'
import { asSelected, asSql } from '../core/exported.js'
import { anyObject, createdAt, orNull, required, updatedAt } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { orderInput } from '../core/order.js'
import { ownRecordOf, recordOf } from '../core/records.js'
import { pointed, textEnum } from '../core/text-enum.js'
import { whereInput } from '../core/where.js'

const WebhookDeliveryStatus = builder.enumType('WebhookDeliveryStatus', {
  description: 'How far a delivery is.',
  values: {
    [Statuses.PENDING]: {
      description: 'It is still to be delivered, for the first time or again.',
    },
    [Statuses.SUCCEEDED]: { description: 'The receiver answered 2xx.' },
    [Statuses.FAILED]: {
      description:
        'It was given up: after the last attempt, or because the endpoint was disabled or deleted.',
    },
  },
})

const EventTopic = textEnum(
  'EventTopic',
  'What an event is about: `type` of what webhook endpoints are sent, in upper case.',
  pointed([...topics, testTopic], 'Events of'),
)

builder.prismaObject('WebhookAttempt', {
  description: 'One attempt of a delivery; kept for 30 days.',
  authScopes: { scope: ['webhooks.read'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('Id of the attempt.')),
    number: t.exposeInt('number', { description: 'Its number within the delivery, from 1.' }),
    responseStatus: t.expose(
      'responseStatus',
      orNull('Int', 'HTTP status of the answer; absent when none came.'),
    ),
    responseBody: t.expose('responseBody', orNull('String', 'First kilobyte of the answer.')),
    error: t.expose('error', orNull('String', 'Why it failed, when not for the status alone.')),
    latencyMs: t.exposeInt('latencyMs', { description: 'How long it took, in milliseconds.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it began.' }),
  }),
})

builder.prismaObject('WebhookEvent', {
  description: 'Something that happened, as endpoints are told of it.',
  authScopes: { scope: ['webhooks.read'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('Id of the event: the `webhook-id` header.')),
    topic: t.expose('topic', { type: EventTopic, description: '`type` of the body.' }),
    sequence: t.expose(
      'sequence',
      orNull('Int', 'Its number among the events of its article; absent for a test.'),
    ),
    data: t.field({
      type: 'JSON',
      description: '`data` of the body.',
      extensions: { jsonSchema: anyObject, ...asSelected },
      select: { payload: true },
      resolve: ({ payload }) => payload,
    }),
    requestId: t.expose('requestId', {
      type: 'String',
      nullable: true,
      description:
        'The `X-Request-Id` of the request that made the change, which deliveries carry too; absent when it was no request.',
    }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      description: 'When it happened: `timestamp` of the body.',
    }),
  }),
})

/** Why an attempt failed; null when it succeeded. */
const errorOf = (attempt?: Pick<WebhookAttempt, 'error' | 'responseStatus'>) => {
  if (!attempt) return null
  const { error, responseStatus } = attempt
  if (error !== null) return error
  return isSuccess(responseStatus) ? null : `answered with status ${responseStatus}`
}

const isSuccess = (status: number | null) => status !== null && status >= 200 && status < 300

const lastErrorSql = (column: ColumnSql) =>
  `(SELECT CASE WHEN a."error" IS NOT NULL THEN a."error"
      WHEN a."response_status" NOT BETWEEN 200 AND 299 THEN 'answered with status ' || a."response_status"
    END FROM "webhook_attempt" AS a WHERE a."delivery_id" = ${column('id')} ORDER BY a."number" DESC LIMIT 1)`

const WebhookDelivery = builder.prismaObject('WebhookDelivery', {
  description: 'The delivery of one event to one endpoint; kept for 30 days.',
  authScopes: { scope: ['webhooks.read'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('Id of the delivery.')),
    teamId: t.expose('teamId', { type: 'UUID', description: 'The team whose event it is.' }),
    team: t.field({
      type: Team,
      description: 'Its team.',
      extensions: asSelected,
      select: (_args, _context, nested) => ({
        endpoint: { select: { team: nested({ select: { id: true } }) } },
      }),
      resolve: ({ endpoint }) => endpoint.team,
    }),
    endpointId: t.expose('endpointId', { type: 'UUID', description: 'The endpoint it goes to.' }),
    endpoint: t.relation('endpoint', { description: 'The endpoint it goes to.' }),
    eventId: t.expose('eventId', {
      type: 'UUID',
      description: 'The event it carries: the `webhook-id` header.',
    }),
    event: t.relation('event', { description: 'The event it carries.' }),
    replayOfId: t.expose('replayOfId', orNull('UUID', 'The delivery that it repeats by request.')),
    replayOf: t.relation('replayOf', {
      nullable: true,
      description: 'The delivery that it repeats by request.',
    }),
    status: t.expose('status', { type: WebhookDeliveryStatus, description: 'How far it is.' }),
    attemptCount: t.exposeInt('attemptCount', {
      description: `Attempts so far: at most 10 by the schedule, and ${mostManualAttempts} by \`replayWebhookDelivery\`.`,
    }),
    nextAttemptAt: t.expose(
      'nextAttemptAt',
      orNull('DateTime', 'When it is due, or due again; absent when it is over.'),
    ),
    completedAt: t.expose('completedAt', orNull('DateTime', 'When it succeeded or was given up.')),
    attempts: t.relation('attempts', {
      query: { orderBy: { number: 'asc' } },
      description: 'The attempts, first one first.',
      extensions: bounded(10 + mostManualAttempts),
    }),
    lastError: t.string({
      nullable: true,
      description:
        'Why the last attempt failed: what went wrong, or the status of the answer; absent when it succeeded or there was none.',
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
  id: t.uuid('id', 'Id of the event.'),
  topic: t.enum('topic', EventTopic, '`type` of the body.'),
  createdAt: t.dateTime('createdAt', 'When it happened.'),
}))

listField('webhookDeliveries', {
  node: WebhookDelivery,
  description: "The deliveries of the last 30 days; a team token sees its own team's.",
  scope: ['webhooks.read'],
  archive: false,
  where: whereInput('WebhookDelivery', (t) => ({
    id: t.uuid('id', 'Id of the delivery.'),
    teamId: t.uuid('teamId', 'The team whose event it is.'),
    endpointId: t.uuid('endpointId', 'The endpoint it goes to.'),
    eventId: t.uuid('eventId', 'The event it carries.'),
    event: t.one('event', 'The event it carries.'),
    search: t.search(
      "Words of the endpoint's address, or of the event's topic or request, without case.",
      'endpoint.url',
      'event.topic',
      'event.requestId',
    ),
    status: t.enum('status', WebhookDeliveryStatus, 'How far it is.'),
    attemptCount: t.int('attemptCount', 'Attempts so far.'),
    createdAt: t.dateTime('createdAt', 'When it was created.'),
  })),
  order: orderInput(
    'WebhookDelivery',
    { CREATED_AT: { column: 'createdAt', description: 'By when it was created.' } },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})

builder.queryField('webhookDelivery', (t) =>
  t.field({
    type: WebhookDelivery,
    nullable: true,
    description: "One delivery; a team token sees its own team's.",
    authScopes: { scope: ['webhooks.read'] },
    args: { id: t.arg(required('UUID', 'Id of the delivery.')) },
    resolve: (_root, { id }, context, info) =>
      ownRecordOf(context, info, 'WebhookDelivery', { id }, 'Delivery'),
  }),
)

const ReplayWebhookEventsInput = builder.inputType('ReplayWebhookEventsInput', {
  description: 'Which events an endpoint gets once more.',
  fields: (t) => ({
    webhookEndpointId: t.field(required('UUID', 'Id of the endpoint.')),
    since: t.field(
      required('DateTime', 'Events that happened then or later; they are kept for 30 days.'),
    ),
  }),
})

const TestWebhookEndpointInput = builder.inputType('TestWebhookEndpointInput', {
  description: 'A test of an endpoint.',
  fields: (t) => ({ webhookEndpointId: t.field(required('UUID', 'Id of the endpoint.')) }),
})

const ReplayWebhookDeliveryInput = builder.inputType('ReplayWebhookDeliveryInput', {
  description: 'The repetition of a delivery.',
  fields: (t) => ({ webhookDeliveryId: t.field(required('UUID', 'Id of the delivery.')) }),
})

builder.mutationFields((t) => ({
  testWebhookEndpoint: t.field({
    type: WebhookDelivery,
    description: 'Sends an endpoint an event of type `webhook.test`, whatever its topics.',
    authScopes: { scope: ['webhooks.update'] },
    args: { input: t.arg(required(TestWebhookEndpointInput)) },
    resolve: async (_root, { input }, context, info) => {
      const { id } = await sendTest(...byCaller(context), input.webhookEndpointId)
      return recordOf(context, info, 'WebhookDelivery', { id })
    },
  }),
  replayWebhookDelivery: t.field({
    type: WebhookDelivery,
    description:
      'Delivers an event once more, with the same `webhook-id`; a delivery that is PENDING is tried now.',
    authScopes: { scope: ['webhooks.update'] },
    args: { input: t.arg(required(ReplayWebhookDeliveryInput)) },
    resolve: async (_root, { input }, context, info) => {
      const { id } = await replayDelivery(...bySession(context), input.webhookDeliveryId)
      return recordOf(context, info, 'WebhookDelivery', { id })
    },
  }),
  replayWebhookEvents: t.int({
    description:
      'Delivers every event since a moment once more, in order, also what came while the endpoint was disabled; answers how many.',
    authScopes: { scope: ['webhooks.update'] },
    args: { input: t.arg(required(ReplayWebhookEventsInput)) },
    resolve: (_root, { input: { webhookEndpointId: id, since } }, context) =>
      replaySince(...byCaller(context), id, since),
  }),
}))
