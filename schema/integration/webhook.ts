import { z } from 'zod'
import { bySession, services } from '../../src/compiler/context.js'
import {
  createEndpoint,
  deleteEndpoint,
  type EndpointChange,
  endpointDescription,
  endpointTopics,
  endpointUrl,
  type Issued,
  rotateSecret,
  subscribable,
  updateEndpoint,
} from '../../src/domain/integration/webhook.js'
import { overlapSeconds } from '../../src/domain/rules/time.js'
import { builder } from '../core/builder.js'
import { createdAt, deletedAt, orNull, required, updatedAt } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { orderInput } from '../core/order.js'
import { ownRecordOf } from '../core/records.js'
import { pointed, textEnum } from '../core/text-enum.js'
import { neverNull } from '../core/validation.js'
import { whereInput } from '../core/where.js'

const WebhookTopic = textEnum(
  'WebhookTopic',
  'What a webhook endpoint can ask for: `type` of what it is sent, in upper case.',
  pointed(subscribable, 'Events of'),
)

const topicNames = subscribable.map((topic) => `\`${topic}\``).join(', ')

export const WebhookEndpoint = builder.prismaObject('WebhookEndpoint', {
  description: "A team's receiver of events.",
  authScopes: { scope: ['webhooks.read', 'webhooks.lists'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('Id of the endpoint.')),
    teamId: t.expose('teamId', { type: 'UUID', description: 'The team whose events it gets.' }),
    team: t.relation('team', { description: 'Its team.' }),
    url: t.exposeString('url', { description: 'Where events are posted to.' }),
    topics: t.expose('topics', { type: [WebhookTopic], description: 'What it asks for.' }),
    description: t.expose(
      'description',
      orNull('String', 'What it is for, in the words of the team.'),
    ),
    enabled: t.exposeBoolean('enabled', { description: 'Whether events are delivered to it.' }),
    disabledReason: t.expose(
      'disabledReason',
      orNull('String', 'Why it was disabled; absent when the team did it, or while it is enabled.'),
    ),
    failingSince: t.expose('failingSince', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when no delivery has succeeded; five days of it disable the endpoint.',
    }),
    secret: t.string({
      nullable: true,
      authScopes: { secret: 'shownOnce' },
      description:
        'The signing secret, `whsec_…`: only in the answer that creates or rotates it, absent in every other.',
      resolve: (endpoint) => (endpoint as Partial<Issued>).issuedSecret ?? null,
    }),
    createdAt: t.expose('createdAt', createdAt),
    updatedAt: t.expose('updatedAt', updatedAt),
    deletedAt: t.expose('deletedAt', deletedAt),
  }),
})

listField('webhookEndpoints', {
  node: WebhookEndpoint,
  description: "The webhook endpoints of a team; a team token sees its own team's.",
  scope: ['webhooks.lists'],
  where: whereInput('WebhookEndpoint', (t) => ({
    id: t.uuid('id', 'Id of the endpoint.'),
    teamId: t.uuid('teamId', 'The team whose events it gets.'),
    url: t.string('url', 'Where events are posted to.'),
    topics: t.enumList('topics', WebhookTopic, 'What it asks for.'),
    enabled: t.boolean('enabled', 'Whether events are delivered to it.'),
    failingSince: t.dateTime('failingSince', 'Since when no delivery has succeeded.'),
    createdAt: t.dateTime('createdAt', 'When it was created.'),
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

builder.queryField('webhookEndpoint', (t) =>
  t.field({
    type: WebhookEndpoint,
    nullable: true,
    description: "One webhook endpoint; a team token sees its own team's.",
    authScopes: { scope: ['webhooks.read'] },
    args: { id: t.arg(required('UUID', 'Id of the endpoint.')) },
    resolve: (_root, { id }, context, info) =>
      ownRecordOf(context, info, 'WebhookEndpoint', { id, deletedAt: null }, 'Webhook endpoint'),
  }),
)

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
    topics: t.field({
      type: [WebhookTopic],
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
    webhookEndpointId: t.field(required('UUID', 'Id of the endpoint.')),
    url: t.string({
      description: 'Where events are posted to: an https:// URL of at most 2,048 characters.',
      validate: endpointUrl,
    }),
    topics: t.field({
      type: [WebhookTopic],
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
  validate: neverNull('url', 'topics', 'enabled'),
})

const RotateWebhookSecretInput = builder.inputType('RotateWebhookSecretInput', {
  description: "The replacement of an endpoint's signing secret.",
  fields: (t) => ({
    webhookEndpointId: t.field(required('UUID', 'Id of the endpoint.')),
    overlapSeconds: t.int({
      required: true,
      defaultValue: 86_400,
      description:
        'How long deliveries carry a signature of the old secret too, in seconds: 0 to 604,800 (7 days); a day when absent.',
      validate: overlapSeconds,
    }),
  }),
})

const DeleteWebhookEndpointInput = builder.inputType('DeleteWebhookEndpointInput', {
  description: 'The end of an endpoint.',
  fields: (t) => ({ webhookEndpointId: t.field(required('UUID', 'Id of the endpoint.')) }),
})
builder.mutationFields((t) => ({
  createWebhookEndpoint: t.field({
    type: WebhookEndpoint,
    description: 'Creates a webhook endpoint and shows its signing secret, this once.',
    authScopes: { scope: ['webhooks.create'] },
    args: { input: t.arg(required(CreateWebhookEndpointInput)) },
    resolve: (_root, { input }, context) => {
      const { prisma, env } = services(context)
      return createEndpoint(prisma, env, context.session!, input)
    },
  }),
  updateWebhookEndpoint: t.field({
    type: WebhookEndpoint,
    description: 'Changes a webhook endpoint.',
    authScopes: { scope: ['webhooks.update'] },
    args: { input: t.arg(required(UpdateWebhookEndpointInput)) },
    resolve: (_root, { input: { webhookEndpointId: id, ...change } }, context) => {
      const { prisma, env } = services(context)
      return updateEndpoint(prisma, env, context.session!, id, change as EndpointChange)
    },
  }),
  deleteWebhookEndpoint: t.field({
    type: WebhookEndpoint,
    description: 'Deletes a webhook endpoint; what is still to be delivered is not.',
    authScopes: { scope: ['webhooks.delete'] },
    args: { input: t.arg(required(DeleteWebhookEndpointInput)) },
    resolve: (_root, { input }, context) =>
      deleteEndpoint(...bySession(context), input.webhookEndpointId),
  }),
  rotateWebhookSecret: t.field({
    type: WebhookEndpoint,
    description: 'Gives an endpoint a new signing secret and shows it, this once.',
    authScopes: { scope: ['webhooks.update'] },
    args: { input: t.arg(required(RotateWebhookSecretInput)) },
    resolve: (_root, { input: { webhookEndpointId: id, ...how } }, context) => {
      const { prisma, env } = services(context)
      return rotateSecret(prisma, env, context.session!, { id, ...how })
    },
  }),
}))
