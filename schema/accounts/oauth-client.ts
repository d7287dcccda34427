import { z } from 'zod'
import { byCaller } from '../../src/compiler/context.js'
import {
  createOauthClient,
  disableOauthClient,
  enableOauthClient,
  type IssuedOauthClient,
  oauthClientName,
  redirectUri,
} from '../../src/domain/accounts/oauth-client.js'
import { builder } from '../core/builder.js'
import { asSql } from '../core/exported.js'
import { createdAt, deletedAt, orNull, requiredInput, updatedAt } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { orderInput } from '../core/order.js'
import { completed } from '../core/records.js'
import { whereInput } from '../core/where.js'

const OauthClient = builder.prismaObject('OauthClient', {
  description:
    'Registered OAuth client. A client that publishes a client ID metadata document has a record once an operator has disabled it.',
  authScopes: { operator: true },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose(
      'id',
      id('ID of the client. Also the `client_id` of a client without `metadataUrl`.'),
    ),
    name: t.exposeString('name', { description: 'Name that users see when they consent.' }),
    redirectUris: t.exposeStringList('redirectUris', {
      description: 'Addresses to which users return after consent.',
    }),
    isConfidential: t.boolean({
      description: 'Whether the client authenticates with a secret.',
      extensions: asSql((column) => `${column('secretHash')} IS NOT NULL`),
      select: { secretHash: true },
      resolve: ({ secretHash }) => secretHash !== null,
    }),
    isDynamic: t.exposeBoolean('isDynamic', {
      description: 'Whether the client registered itself (RFC 7591).',
    }),
    metadataUrl: t.expose(
      'metadataUrl',
      orNull(
        'String',
        'URL of the client ID metadata document, which is the `client_id`. Null for a registered client.',
      ),
    ),
    disabledAt: t.expose(
      'disabledAt',
      orNull('DateTime', 'Time when an operator disabled the client. Null if it is enabled.'),
    ),
    createdBy: t.relation('createdBy', {
      nullable: true,
      description: 'Operator who registered the client. Null if it registered itself.',
    }),
    lastUsedAt: t.expose('lastUsedAt', orNull('DateTime', 'Time of the last use, to the hour.')),
    createdAt: t.expose('createdAt', createdAt),
    updatedAt: t.expose('updatedAt', updatedAt),
    deletedAt: t.expose('deletedAt', deletedAt),
  }),
})

listField('oauthClients', {
  node: OauthClient,
  description: 'Registered OAuth clients. Operators only.',
  operator: true,
  where: whereInput('OauthClient', (t) => ({
    id: t.uuid('id', 'ID of the client.'),
    name: t.string('name', 'Name of the client.'),
    isDynamic: t.boolean('isDynamic', 'Whether the client registered itself.'),
    metadataUrl: t.string('metadataUrl', 'URL of the client ID metadata document.'),
    disabledAt: t.dateTime('disabledAt', 'Time when an operator disabled the client.'),
    lastUsedAt: t.dateTime('lastUsedAt', 'Time of the last use, to the hour.'),
    createdAt: t.dateTime('createdAt', 'Creation time.'),
  })),
  order: orderInput(
    'OauthClient',
    { CREATED_AT: { column: 'createdAt', description: 'Creation time.' } },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})

const IssuedClient = builder.objectRef<IssuedOauthClient>('IssuedOauthClient').implement({
  description: 'OAuth client that has just been registered.',
  authScopes: { operator: true },
  fields: (t) => ({
    clientSecret: t.exposeString('secret', {
      nullable: true,
      description:
        'Secret of a confidential client. It cannot be retrieved again. Null for a public client.',
      authScopes: { secret: 'shownOnce' },
    }),
    oauthClient: t.field({
      type: OauthClient,
      description: "The client's record.",
      resolve: ({ client }, _args, context, info) => completed(context, info, client),
    }),
  }),
})

const CreateOauthClientInput = builder.inputType('CreateOauthClientInput', {
  fields: (t) => ({
    name: t.string({
      required: true,
      description: 'Name that users see when they consent, 1 to 255 characters on one line.',
      validate: oauthClientName,
    }),
    redirectUris: t.stringList({
      required: true,
      description:
        'Addresses to which users return after consent, 1 to 20: https, http on a loopback address, or a scheme of an app.',
      validate: z
        .array(redirectUri)
        .min(1, 'must have at least one address')
        .max(20, 'must have at most 20 addresses'),
    }),
    isConfidential: t.boolean({
      required: true,
      description: 'Whether the client can keep a secret, such as an application on a server.',
    }),
  }),
})

builder.mutationField('createOauthClient', (t) =>
  t.field({
    type: IssuedClient,
    description: 'Registers an OAuth client. Operators only. Recorded in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(CreateOauthClientInput)) },
    resolve: (_root, { input }, context) => createOauthClient(...byCaller(context), input),
  }),
)

const clientId = requiredInput(
  'String',
  'ID of the client, or the URL of its client ID metadata document.',
)

const DisableOauthClientInput = builder.inputType('DisableOauthClientInput', {
  fields: (t) => ({ clientId: t.field(clientId) }),
})

const EnableOauthClientInput = builder.inputType('EnableOauthClientInput', {
  fields: (t) => ({ clientId: t.field(clientId) }),
})

builder.mutationFields((t) => ({
  disableOauthClient: t.field({
    type: OauthClient,
    description:
      'Disables an OAuth client: its grants are revoked, their tokens end within one second, and authorization is refused. Has no effect if the client is disabled. Operators only. Recorded in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(DisableOauthClientInput)) },
    resolve: (_root, { input }, context) =>
      disableOauthClient(...byCaller(context), input.clientId),
  }),
  enableOauthClient: t.field({
    type: OauthClient,
    description:
      'Enables an OAuth client that was disabled. Users must consent again, because the grants stay revoked. Operators only. Recorded in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(EnableOauthClientInput)) },
    resolve: (_root, { input }, context) => enableOauthClient(...byCaller(context), input.clientId),
  }),
}))
