import { z } from 'zod'
import { bySession, services } from '../../src/compiler/context.js'
import {
  createEndpoint,
  deleteEndpoint,
  type EndpointChange,
  endpointDescription,
  endpointTopics,
  endpointUrl,
  type IssuedEndpoint,
  rotateSecret,
  subscribable,
  updateEndpoint,
} from '../../src/domain/integration/webhook.js'
import { overlapSeconds } from '../../src/domain/rules/time.js'
import { builder } from '../core/builder.js'
import { listSize } from '../core/description-suffix.js'
import { createdAt, deletedAt, orNull, requiredInput, updatedAt } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { orderInput } from '../core/order.js'
import { ownRecordOf } from '../core/records.js'
import { pointed, textEnum } from '../core/text-enum.js'
import { neverNull } from '../core/validation.js'
import { whereInput } from '../core/where.js'

const WebhookTopic = textEnum(
  'WebhookTopic',
  'Topic that a webhook endpoint can subscribe to. In the body that it receives, `type` is the topic in lower case.',
  pointed(subscribable, (topic) => `Events of \`${topic}\`.`),
)

const topicsDescription =
  'Topics to subscribe to, at least one. Patterns such as `order.*` and `*` cover several topics. The token needs a scope to read the records of each topic.'

const maxFilterIds = 100

const WebhookFilters = builder
  .objectRef<{ profileIds: string[]; campaignIds: string[] }>('WebhookFilters')
  .implement({
    description: 'Filters of a webhook endpoint. An event must match each list that is not empty.',
    authScopes: { scope: ['webhooks.read', 'webhooks.lists'] },
    fields: (t) => ({
      profileIds: t.expose('profileIds', {
        type: ['UUID'],
        description: 'IDs of profiles. Empty if the endpoint gets events of all profiles.',
        extensions: listSize(maxFilterIds),
      }),
      campaignIds: t.expose('campaignIds', {
        type: ['UUID'],
        description: 'IDs of campaigns. Empty if the endpoint gets events of all campaigns.',
        extensions: listSize(maxFilterIds),
      }),
    }),
  })

export const WebhookEndpoint = builder.prismaObject('WebhookEndpoint', {
  description: 'Endpoint of a team that receives events.',
  authScopes: { scope: ['webhooks.read', 'webhooks.lists'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the endpoint.')),
    teamId: t.expose('teamId', {
      type: 'UUID',
      description: 'ID of the team that owns the endpoint.',
    }),
    team: t.relation('team', { description: 'Team that owns the endpoint.' }),
    url: t.exposeString('url', { description: 'URL that receives events.' }),
    topics: t.expose('topics', { type: [WebhookTopic], description: 'Subscribed topics.' }),
    filters: t.field({
      type: WebhookFilters,
      description: 'Profiles and campaigns whose events the endpoint gets.',
      select: { profileIds: true, campaignIds: true },
      resolve: (endpoint) => endpoint,
    }),
    description: t.expose('description', orNull('String', 'Description given by the team.')),
    enabled: t.exposeBoolean('enabled', {
      description: 'Whether events are delivered to the endpoint.',
    }),
    disabledReason: t.expose(
      'disabledReason',
      orNull(
        'String',
        'Reason why the endpoint was disabled automatically. Null if it is enabled or was disabled by the team.',
      ),
    ),
    failingSince: t.expose('failingSince', {
      type: 'DateTime',
      nullable: true,
      description:
        'Time since which no delivery has succeeded. The endpoint is disabled after five days.',
    }),
    secret: t.string({
      nullable: true,
      authScopes: { secret: 'shownOnce' },
      description:
        'Signing secret, `whsec_…`. Returned only when the endpoint is created or the secret rotated; null otherwise.',
      resolve: (endpoint) => (endpoint as Partial<IssuedEndpoint>).issuedSecret ?? null,
    }),
    createdAt: t.expose('createdAt', createdAt),
    updatedAt: t.expose('updatedAt', updatedAt),
    deletedAt: t.expose('deletedAt', deletedAt),
  }),
})

listField('webhookEndpoints', {
  node: WebhookEndpoint,
  description: "Webhook endpoints. A team token sees only its own team's.",
  scope: ['webhooks.lists'],
  where: whereInput('WebhookEndpoint', (t) => ({
    id: t.uuid('id', 'ID of the endpoint.'),
    teamId: t.uuid('teamId', 'ID of the team that owns the endpoint.'),
    team: t.one('team', 'Team that owns the endpoint.'),
    url: t.string('url', 'URL that receives events.'),
    topics: t.enumList('topics', WebhookTopic, 'Subscribed topics.'),
    enabled: t.boolean('enabled', 'Whether events are delivered to the endpoint.'),
    failingSince: t.dateTime('failingSince', 'Time since which no delivery has succeeded.'),
    createdAt: t.dateTime('createdAt', 'Creation time.'),
  })),
  order: orderInput(
    'WebhookEndpoint',
    {
      CREATED_AT: { column: 'createdAt', description: 'Creation time.' },
      UPDATED_AT: { column: 'updatedAt', description: 'Time of the last update.' },
    },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})

builder.queryField('webhookEndpoint', (t) =>
  t.field({
    type: WebhookEndpoint,
    nullable: true,
    description: "Fetches a webhook endpoint by ID. A team token sees only its own team's.",
    authScopes: { scope: ['webhooks.read'] },
    args: { id: t.arg(requiredInput('UUID', 'ID of the endpoint.')) },
    resolve: (_root, { id }, context, info) =>
      ownRecordOf(context, info, 'WebhookEndpoint', { id, deletedAt: null }, 'Webhook endpoint'),
  }),
)

const filterIds = z.array(z.string()).max(maxFilterIds, `must have at most ${maxFilterIds} entries`)

const WebhookFiltersInput = builder.inputType('WebhookFiltersInput', {
  description: 'Filters of a webhook endpoint. Omitted lists are unchanged.',
  fields: (t) => ({
    profileIds: t.field({
      type: ['UUID'],
      description: 'IDs of profiles, up to 100. Empty for all profiles.',
      validate: filterIds,
    }),
    campaignIds: t.field({
      type: ['UUID'],
      description: 'IDs of campaigns, up to 100. Empty for all campaigns.',
      validate: filterIds,
    }),
  }),
})

const CreateWebhookEndpointInput = builder.inputType('CreateWebhookEndpointInput', {
  fields: (t) => ({
    teamId: t.field({
      type: 'UUID',
      description: "ID of the team. Required for operators; defaults to the token's team.",
    }),
    url: t.string({
      required: true,
      description: 'URL that receives events: `https://`, up to 2,048 characters.',
      validate: endpointUrl,
    }),
    topics: t.field({
      type: [WebhookTopic],
      required: true,
      description: topicsDescription,
      validate: endpointTopics,
    }),
    filters: t.field({
      type: WebhookFiltersInput,
      description: 'Profiles and campaigns whose events the endpoint gets. Defaults to all.',
    }),
    description: t.string({
      description: 'Description of the endpoint, up to 1,000 characters.',
      validate: endpointDescription.nullable(),
    }),
    enabled: t.boolean({
      description: 'Whether events are delivered to the endpoint. Defaults to true.',
    }),
  }),
})

const UpdateWebhookEndpointInput = builder.inputType('UpdateWebhookEndpointInput', {
  fields: (t) => ({
    webhookEndpointId: t.field(requiredInput('UUID', 'ID of the endpoint.')),
    url: t.string({
      description: 'URL that receives events: `https://`, up to 2,048 characters.',
      validate: endpointUrl,
    }),
    topics: t.field({
      type: [WebhookTopic],
      description: topicsDescription,
      validate: endpointTopics,
    }),
    filters: t.field({
      type: WebhookFiltersInput,
      description:
        'Profiles and campaigns whose events the endpoint gets. Null removes all filters.',
    }),
    description: t.string({
      description: 'Description of the endpoint, up to 1,000 characters, or null.',
      validate: endpointDescription.nullable(),
    }),
    enabled: t.boolean({
      description:
        'Whether events are delivered to the endpoint. False cancels pending deliveries; true clears the reason for which the endpoint was disabled.',
      validate: z.boolean(),
    }),
  }),
  validate: neverNull('url', 'topics', 'enabled'),
})

const RotateWebhookSecretInput = builder.inputType('RotateWebhookSecretInput', {
  fields: (t) => ({
    webhookEndpointId: t.field(requiredInput('UUID', 'ID of the endpoint.')),
    overlapSeconds: t.int({
      required: true,
      defaultValue: 86_400,
      description:
        'Time for which deliveries are also signed with the old secret, in seconds, 0 to 604,800 (7 days). Defaults to one day.',
      validate: overlapSeconds,
    }),
  }),
})

const DeleteWebhookEndpointInput = builder.inputType('DeleteWebhookEndpointInput', {
  fields: (t) => ({ webhookEndpointId: t.field(requiredInput('UUID', 'ID of the endpoint.')) }),
})
builder.mutationFields((t) => ({
  createWebhookEndpoint: t.field({
    type: WebhookEndpoint,
    description:
      'Creates a webhook endpoint. The response includes the signing secret; it cannot be retrieved again.',
    authScopes: { scope: ['webhooks.create'] },
    args: { input: t.arg(requiredInput(CreateWebhookEndpointInput)) },
    resolve: (_root, { input }, context) => {
      const { prisma, env } = services(context)
      return createEndpoint(prisma, env, context.session!, input)
    },
  }),
  updateWebhookEndpoint: t.field({
    type: WebhookEndpoint,
    description: 'Updates a webhook endpoint.',
    authScopes: { scope: ['webhooks.update'] },
    args: { input: t.arg(requiredInput(UpdateWebhookEndpointInput)) },
    resolve: (_root, { input: { webhookEndpointId: id, ...change } }, context) => {
      const { prisma, env } = services(context)
      return updateEndpoint(prisma, env, context.session!, id, change as EndpointChange)
    },
  }),
  deleteWebhookEndpoint: t.field({
    type: WebhookEndpoint,
    description: 'Deletes a webhook endpoint and cancels its pending deliveries.',
    authScopes: { scope: ['webhooks.delete'] },
    args: { input: t.arg(requiredInput(DeleteWebhookEndpointInput)) },
    resolve: (_root, { input }, context) =>
      deleteEndpoint(...bySession(context), input.webhookEndpointId),
  }),
  rotateWebhookSecret: t.field({
    type: WebhookEndpoint,
    description:
      'Rotates the signing secret of an endpoint. The response includes the new secret; it cannot be retrieved again.',
    authScopes: { scope: ['webhooks.update'] },
    args: { input: t.arg(requiredInput(RotateWebhookSecretInput)) },
    resolve: (_root, { input: { webhookEndpointId: id, ...how } }, context) => {
      const { prisma, env } = services(context)
      return rotateSecret(prisma, env, context.session!, { id, ...how })
    },
  }),
}))
