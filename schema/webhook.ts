import { z } from 'zod'
import { WebhookDeliveryStatus as Statuses } from '../prisma/generated/client/enums.js'
import { services } from '../src/context.js'
import {
  createEndpoint,
  deleteEndpoint,
  type EndpointChange,
  endpointDescription,
  endpointTopics,
  endpointUrl,
  type Issued,
  replayDelivery,
  replaySince,
  rotateSecret,
  secretOverlap,
  sendTest,
  subscribable,
  updateEndpoint,
  visibleEndpoint,
} from '../src/domain/webhook.js'
import { notFound } from '../src/errors.js'
import { builder } from './builder.js'
import { listField, orderInput } from './connection.js'
import { by, whereInput } from './where.js'

const topicNames = subscribable.map((topic) => `\`${topic}\``).join(', ')

export const WebhookEndpoint = builder.prismaObject('WebhookEndpoint', {
  description: "A team's receiver of events.",
  fields: (t) => ({
    id: t.expose('id', { type: 'UUID', description: 'Id of the endpoint.' }),
    teamId: t.expose('teamId', { type: 'UUID', description: 'The team whose events it gets.' }),
    url: t.exposeString('url', { description: 'Where events are posted to.' }),
    topics: t.exposeStringList('topics', { description: `What it asks for: ${topicNames}.` }),
    description: t.exposeString('description', {
      nullable: true,
      description: 'What it is for, in the words of the team.',
    }),
    enabled: t.exposeBoolean('enabled', { description: 'Whether events are delivered to it.' }),
    disabledReason: t.exposeString('disabledReason', {
      nullable: true,
      description: 'Why it was disabled; absent when the team did it, or while it is enabled.',
    }),
    failingSince: t.expose('failingSince', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when no delivery has succeeded; five days of it disable the endpoint.',
    }),
    secret: t.string({
      nullable: true,
      description:
        'The signing secret, `whsec_…`: only in the answer that creates or rotates it, absent in every other.',
      resolve: (endpoint) => (endpoint as Partial<Issued>).issuedSecret ?? null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description: 'When it was last changed.',
    }),
    deletedAt: t.expose('deletedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was deleted.',
    }),
  }),
})

export const WebhookDeliveryStatus = builder.enumType('WebhookDeliveryStatus', {
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

builder.prismaObject('WebhookAttempt', {
  description: 'One attempt of a delivery; kept for 30 days.',
  fields: (t) => ({
    id: t.expose('id', { type: 'UUID', description: 'Id of the attempt.' }),
    number: t.exposeInt('number', { description: 'Its number within the delivery, from 1.' }),
    responseStatus: t.exposeInt('responseStatus', {
      nullable: true,
      description: 'HTTP status of the answer; absent when none came.',
    }),
    responseBody: t.exposeString('responseBody', {
      nullable: true,
      description: 'First kilobyte of the answer.',
    }),
    error: t.exposeString('error', {
      nullable: true,
      description: 'Why it failed, when not for the status alone.',
    }),
    latencyMs: t.exposeInt('latencyMs', { description: 'How long it took, in milliseconds.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it began.' }),
  }),
})

builder.prismaObject('WebhookEvent', {
  description: 'Something that happened, as endpoints are told of it.',
  fields: (t) => ({
    id: t.expose('id', { type: 'UUID', description: 'Id of the event: the `webhook-id` header.' }),
    topic: t.exposeString('topic', { description: '`type` of the body.' }),
    sequence: t.exposeInt('sequence', {
      nullable: true,
      description: 'Its number among the events of its article; absent for a test.',
    }),
    data: t.field({
      type: 'JSON',
      description: '`data` of the body.',
      select: { payload: true },
      resolve: ({ payload }) => payload,
    }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      description: 'When it happened: `timestamp` of the body.',
    }),
  }),
})

export const WebhookDelivery = builder.prismaObject('WebhookDelivery', {
  description: 'The delivery of one event to one endpoint; kept for 30 days.',
  fields: (t) => ({
    id: t.expose('id', { type: 'UUID', description: 'Id of the delivery.' }),
    teamId: t.expose('teamId', { type: 'UUID', description: 'The team whose event it is.' }),
    endpointId: t.expose('endpointId', { type: 'UUID', description: 'The endpoint it goes to.' }),
    endpoint: t.relation('endpoint', { description: 'The endpoint it goes to.' }),
    eventId: t.expose('eventId', {
      type: 'UUID',
      description: 'The event it carries: the `webhook-id` header.',
    }),
    event: t.relation('event', { description: 'The event it carries.' }),
    replayOfId: t.expose('replayOfId', {
      type: 'UUID',
      nullable: true,
      description: 'The delivery that it repeats by request.',
    }),
    status: t.expose('status', { type: WebhookDeliveryStatus, description: 'How far it is.' }),
    attemptCount: t.exposeInt('attemptCount', { description: 'Attempts so far, at most 10.' }),
    nextAttemptAt: t.expose('nextAttemptAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it is due, or due again; absent when it is over.',
    }),
    completedAt: t.expose('completedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it succeeded or was given up.',
    }),
    attempts: t.relation('attempts', {
      query: { orderBy: { number: 'asc' } },
      description: 'The attempts, first one first.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description: 'When it was last changed.',
    }),
  }),
})

listField('webhookEndpoints', {
  node: WebhookEndpoint,
  model: 'webhookEndpoint',
  description: "The webhook endpoints of a team; a team token sees its own team's.",
  scope: ['webhooks.lists'],
  tenant: 'teamId',
  where: whereInput('WebhookEndpoint', () => ({
    id: by.uuid('id', 'Id of the endpoint.'),
    teamId: by.uuid('teamId', 'The team whose events it gets.'),
    url: by.string('url', 'Where events are posted to.'),
    topics: by.stringList('topics', 'What it asks for.'),
    enabled: by.boolean('enabled', 'Whether events are delivered to it.'),
    failingSince: by.dateTime('failingSince', 'Since when no delivery has succeeded.'),
    createdAt: by.dateTime('createdAt', 'When it was created.'),
  })),
  order: orderInput(
    'WebhookEndpoint',
    {
      CREATED_AT: { column: 'createdAt', description: 'By when it was created.' },
      UPDATED_AT: { column: 'updatedAt', description: 'By when it was last changed.' },
    },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})

listField('webhookDeliveries', {
  node: WebhookDelivery,
  model: 'webhookDelivery',
  description: "The deliveries of the last 30 days; a team token sees its own team's.",
  scope: ['webhooks.read'],
  tenant: 'teamId',
  archive: false,
  where: whereInput('WebhookDelivery', () => ({
    id: by.uuid('id', 'Id of the delivery.'),
    teamId: by.uuid('teamId', 'The team whose event it is.'),
    endpointId: by.uuid('endpointId', 'The endpoint it goes to.'),
    eventId: by.uuid('eventId', 'The event it carries.'),
    event: by.one(
      'event',
      whereInput('WebhookEvent', () => ({
        id: by.uuid('id', 'Id of the event.'),
        topic: by.string('topic', '`type` of the body.'),
        createdAt: by.dateTime('createdAt', 'When it happened.'),
      })),
      'The event it carries.',
    ),
    status: by.enum('status', WebhookDeliveryStatus, 'How far it is.'),
    attemptCount: by.int('attemptCount', 'Attempts so far.'),
    createdAt: by.dateTime('createdAt', 'When it was created.'),
  })),
  order: orderInput(
    'WebhookDelivery',
    { CREATED_AT: { column: 'createdAt', description: 'By when it was created.' } },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})

builder.queryFields((t) => ({
  webhookEndpoint: t.prismaField({
    type: 'WebhookEndpoint',
    description: "One webhook endpoint; a team token sees its own team's.",
    authScopes: { scope: ['webhooks.read'] },
    args: { id: t.arg({ type: 'UUID', required: true, description: 'Id of the endpoint.' }) },
    resolve: (_query, _root, { id }, context) =>
      visibleEndpoint(services(context).prisma, context.session!, id),
  }),
  webhookDelivery: t.prismaField({
    type: 'WebhookDelivery',
    description: "One delivery; a team token sees its own team's.",
    authScopes: { scope: ['webhooks.read'] },
    args: { id: t.arg({ type: 'UUID', required: true, description: 'Id of the delivery.' }) },
    resolve: async (query, _root, { id }, context) => {
      const { kind, teamId } = context.session!
      const delivery = await services(context).prisma.webhookDelivery.findFirst({
        ...query,
        where: { id, ...(kind === 'team' && { teamId }) },
      })
      if (!delivery) throw notFound('Delivery')
      return delivery
    },
  }),
}))

const CreateWebhookEndpointInput = builder.inputType('CreateWebhookEndpointInput', {
  description: 'A new webhook endpoint.',
  fields: (t) => ({
    teamId: t.field({
      type: 'UUID',
      description: "The team it is for; a team token's own when absent, required for operators.",
    }),
    url: t.string({
      required: true,
      description: 'Where events are posted to: an https:// URL of at most 2,048 characters.',
      validate: endpointUrl,
    }),
    topics: t.stringList({
      required: true,
      description: `What it asks for, at least one of ${topicNames}.`,
      validate: endpointTopics,
    }),
    description: t.string({
      description: 'What it is for, at most 1,000 characters.',
      validate: endpointDescription.nullable(),
    }),
    enabled: t.boolean({ description: 'Whether events are delivered to it; true when absent.' }),
  }),
})

const UpdateWebhookEndpointInput = builder.inputType('UpdateWebhookEndpointInput', {
  description: 'What of a webhook endpoint changes; what is absent stays.',
  fields: (t) => ({
    id: t.field({ type: 'UUID', required: true, description: 'Id of the endpoint.' }),
    url: t.string({
      description: 'Where events are posted to: an https:// URL of at most 2,048 characters.',
      validate: endpointUrl,
    }),
    topics: t.stringList({
      description: `What it asks for, at least one of ${topicNames}.`,
      validate: endpointTopics,
    }),
    description: t.string({
      description: 'What it is for, at most 1,000 characters, or null.',
      validate: endpointDescription.nullable(),
    }),
    enabled: t.boolean({
      description:
        'Whether events are delivered to it. False gives up what is still to be delivered; true forgets why it was disabled.',
      validate: z.boolean(),
    }),
  }),
  // The rules of fields are not asked about null.
  validate: z.looseObject({
    url: z.string('must not be null').optional(),
    topics: z.array(z.string(), 'must not be null').optional(),
    enabled: z.boolean('must not be null').optional(),
  }),
})

const RotateWebhookSecretInput = builder.inputType('RotateWebhookSecretInput', {
  description: "The replacement of an endpoint's signing secret.",
  fields: (t) => ({
    id: t.field({ type: 'UUID', required: true, description: 'Id of the endpoint.' }),
    overlapSeconds: t.int({
      required: true,
      defaultValue: 86_400,
      description:
        'How long deliveries carry a signature of the old secret too, in seconds: 0 to 604,800 (7 days); a day when absent.',
      validate: secretOverlap,
    }),
  }),
})

const ReplayWebhookEventsInput = builder.inputType('ReplayWebhookEventsInput', {
  description: 'Which events an endpoint gets once more.',
  fields: (t) => ({
    id: t.field({ type: 'UUID', required: true, description: 'Id of the endpoint.' }),
    since: t.field({
      type: 'DateTime',
      required: true,
      description: 'Events that happened then or later; they are kept for 30 days.',
    }),
  }),
})

const idInput = (name: string, description: string, what: string) =>
  builder.inputType(name, {
    description,
    fields: (t) => ({
      id: t.field({ type: 'UUID', required: true, description: `Id of the ${what}.` }),
    }),
  })

const DeleteWebhookEndpointInput = idInput(
  'DeleteWebhookEndpointInput',
  'The end of an endpoint.',
  'endpoint',
)
const TestWebhookEndpointInput = idInput(
  'TestWebhookEndpointInput',
  'A test of an endpoint.',
  'endpoint',
)
const ReplayWebhookDeliveryInput = idInput(
  'ReplayWebhookDeliveryInput',
  'The repetition of a delivery.',
  'delivery',
)

builder.mutationFields((t) => ({
  createWebhookEndpoint: t.field({
    type: WebhookEndpoint,
    description: 'Creates a webhook endpoint and shows its signing secret, this once.',
    authScopes: { scope: ['webhooks.create'] },
    args: {
      input: t.arg({
        type: CreateWebhookEndpointInput,
        required: true,
        description: 'The endpoint.',
      }),
    },
    resolve: (_root, { input }, context) => {
      const { prisma, env } = services(context)
      return createEndpoint(prisma, env, context.session!, input)
    },
  }),
  updateWebhookEndpoint: t.field({
    type: WebhookEndpoint,
    description: 'Changes a webhook endpoint.',
    authScopes: { scope: ['webhooks.update'] },
    args: {
      input: t.arg({
        type: UpdateWebhookEndpointInput,
        required: true,
        description: 'The changes.',
      }),
    },
    resolve: (_root, { input: { id, ...change } }, context) => {
      const { prisma, env } = services(context)
      return updateEndpoint(prisma, env, context.session!, id, change as EndpointChange)
    },
  }),
  deleteWebhookEndpoint: t.field({
    type: WebhookEndpoint,
    description: 'Deletes a webhook endpoint; what is still to be delivered is not.',
    authScopes: { scope: ['webhooks.delete'] },
    args: {
      input: t.arg({
        type: DeleteWebhookEndpointInput,
        required: true,
        description: 'Which one.',
      }),
    },
    resolve: (_root, { input }, context) =>
      deleteEndpoint(services(context).prisma, context.session!, input.id),
  }),
  rotateWebhookSecret: t.field({
    type: WebhookEndpoint,
    description: 'Gives an endpoint a new signing secret and shows it, this once.',
    authScopes: { scope: ['webhooks.update'] },
    args: {
      input: t.arg({
        type: RotateWebhookSecretInput,
        required: true,
        description: 'Which one, how.',
      }),
    },
    resolve: (_root, { input }, context) => {
      const { prisma, env } = services(context)
      return rotateSecret(prisma, env, context.session!, input)
    },
  }),
  testWebhookEndpoint: t.field({
    type: WebhookDelivery,
    description: 'Sends an endpoint an event of type `webhook.test`, whatever its topics.',
    authScopes: { scope: ['webhooks.update'] },
    args: {
      input: t.arg({ type: TestWebhookEndpointInput, required: true, description: 'Which one.' }),
    },
    resolve: (_root, { input }, context) =>
      sendTest(services(context).prisma, context.session!, input.id),
  }),
  replayWebhookDelivery: t.field({
    type: WebhookDelivery,
    description: 'Delivers an event once more, with the same `webhook-id`.',
    authScopes: { scope: ['webhooks.update'] },
    args: {
      input: t.arg({
        type: ReplayWebhookDeliveryInput,
        required: true,
        description: 'Which one.',
      }),
    },
    resolve: (_root, { input }, context) =>
      replayDelivery(services(context).prisma, context.session!, input.id),
  }),
  replayWebhookEvents: t.int({
    description:
      'Delivers every event since a moment once more, in order, also what came while the endpoint was disabled; answers how many.',
    authScopes: { scope: ['webhooks.update'] },
    args: {
      input: t.arg({
        type: ReplayWebhookEventsInput,
        required: true,
        description: 'Which one, since when.',
      }),
    },
    resolve: (_root, { input: { id, since } }, context) =>
      replaySince(services(context).prisma, context.session!, id, since),
  }),
}))
