import { z } from 'zod'
import { services } from '../src/context.js'
import {
  createEndpoint,
  deleteEndpoint,
  type EndpointChange,
  endpointDescription,
  endpointTopics,
  endpointUrl,
  type Issued,
  rotateSecret,
  secretOverlap,
  subscribable,
  updateEndpoint,
  visibleEndpoint,
} from '../src/domain/webhook.js'
import { builder } from './builder.js'
import { listField, orderInput } from './connection.js'
import { by, whereInput } from './where.js'

const topicNames = subscribable.map((topic) => `\`${topic}\``).join(', ')

export const WebhookEndpoint = builder.prismaObject('WebhookEndpoint', {
  description: "A team's receiver of events.",
  select: {},
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

builder.queryField('webhookEndpoint', (t) =>
  t.prismaField({
    type: 'WebhookEndpoint',
    description: "One webhook endpoint; a team token sees its own team's.",
    authScopes: { scope: ['webhooks.read'] },
    args: { id: t.arg({ type: 'UUID', required: true, description: 'Id of the endpoint.' }) },
    resolve: (_query, _root, { id }, context) =>
      visibleEndpoint(services(context).prisma, context.session!, id),
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

const DeleteWebhookEndpointInput = builder.inputType('DeleteWebhookEndpointInput', {
  description: 'The end of an endpoint.',
  fields: (t) => ({
    id: t.field({ type: 'UUID', required: true, description: 'Id of the endpoint.' }),
  }),
})
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
}))
