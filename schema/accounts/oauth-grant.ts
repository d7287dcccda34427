import { byCaller } from '../../src/compiler/context.js'
import {
  clientId,
  createOauthGrant,
  grantResource,
  revokeOauthGrant,
} from '../../src/domain/accounts/oauth-grant.js'
import { builder } from '../core/builder.js'
import { asSql } from '../core/exported.js'
import { createdAt, deletedAt, orNull, requiredInput, updatedAt } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { orderInput } from '../core/order.js'
import { ownRecordOf } from '../core/records.js'
import { whereInput } from '../core/where.js'

const readers = ['teams.read', 'tokens.manage']

const OauthGrant = builder.prismaObject('OauthGrant', {
  description: 'Permission for an OAuth client to act for a user in a team.',
  authScopes: { scope: readers },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the grant.')),
    teamId: t.expose('teamId', { type: 'UUID', description: 'ID of the team.' }),
    team: t.relation('team', { description: 'Team that the client can access.' }),
    userId: t.expose('userId', { type: 'UUID', description: 'ID of the user.' }),
    user: t.relation('user', { description: 'User that the client acts for.' }),
    clientId: t.exposeString('clientId', {
      description: 'Client ID of the OAuth client.',
    }),
    profileId: t.expose(
      'profileId',
      orNull('UUID', 'ID of the profile that the grant is limited to. Null for the whole team.'),
    ),
    profile: t.relation('profile', {
      nullable: true,
      description: 'Profile that the grant is limited to. Null for the whole team.',
    }),
    sessionId: t.expose(
      'sessionId',
      orNull('UUID', 'ID of the session in which the user consented.'),
    ),
    resource: t.expose(
      'resource',
      orNull('String', 'URI of the resource that the grant covers (RFC 8707).'),
    ),
    isInForce: t.boolean({
      description: 'Whether the grant has not been revoked.',
      extensions: asSql((column) => `${column('revokedAt')} IS NULL`),
      select: { revokedAt: true },
      resolve: ({ revokedAt }) => revokedAt === null,
    }),
    grantedAt: t.expose('grantedAt', { type: 'DateTime', description: 'Time of consent.' }),
    revokedAt: t.expose(
      'revokedAt',
      orNull('DateTime', 'Revocation time. Null if the grant is in force.'),
    ),
    createdAt: t.expose('createdAt', createdAt),
    updatedAt: t.expose('updatedAt', updatedAt),
    deletedAt: t.expose('deletedAt', deletedAt),
  }),
})

builder.queryField('oauthGrant', (t) =>
  t.field({
    type: OauthGrant,
    nullable: true,
    description: "Fetches a grant by ID. A team token sees only its own team's.",
    authScopes: { scope: readers },
    args: { id: t.arg(requiredInput('UUID', 'ID of the grant.')) },
    resolve: (_root, { id }, context, info) =>
      ownRecordOf(context, info, 'OauthGrant', { id, deletedAt: null }, 'Grant'),
  }),
)

listField('oauthGrants', {
  node: OauthGrant,
  description:
    "Grants of OAuth clients, including revoked ones. A team token sees only its own team's.",
  scope: readers,
  where: whereInput('OauthGrant', (t) => ({
    id: t.uuid('id', 'ID of the grant.'),
    teamId: t.uuid('teamId', 'ID of the team.'),
    userId: t.uuid('userId', 'ID of the user.'),
    profileId: t.uuid('profileId', 'ID of the profile that the grant is limited to.'),
    sessionId: t.uuid('sessionId', 'ID of the session in which the user consented.'),
    clientId: t.string('clientId', 'Client ID of the OAuth client.'),
    resource: t.string('resource', 'URI of the resource that the grant covers.'),
    grantedAt: t.dateTime('grantedAt', 'Time of consent.'),
    revokedAt: t.dateTime('revokedAt', 'Revocation time. Null if the grant is in force.'),
    createdAt: t.dateTime('createdAt', 'Creation time.'),
  })),
  order: orderInput(
    'OauthGrant',
    {
      CREATED_AT: { column: 'createdAt', description: 'Creation time.' },
      GRANTED_AT: { column: 'grantedAt', description: 'Time of consent.' },
      REVOKED_AT: { column: 'revokedAt', nullable: true, description: 'Revocation time.' },
    },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})

const CreateOauthGrantInput = builder.inputType('CreateOauthGrantInput', {
  fields: (t) => ({
    teamId: t.field(requiredInput('UUID', 'ID of the team.')),
    userId: t.field(requiredInput('UUID', 'ID of the user.')),
    clientId: t.string({
      required: true,
      description: 'Client ID of the OAuth client, 1 to 255 printable characters.',
      validate: clientId,
    }),
    profileId: t.field({
      type: 'UUID',
      description: "ID of the team's profile to limit the grant to. Defaults to the whole team.",
    }),
    sessionId: t.field({
      type: 'UUID',
      description: 'ID of the session in which the user consents.',
    }),
    resource: t.string({
      description:
        'URI of the resource that the grant covers: absolute, without a fragment, up to 2,048 characters.',
      validate: grantResource.nullable(),
    }),
  }),
})

const RevokeOauthGrantInput = builder.inputType('RevokeOauthGrantInput', {
  fields: (t) => ({ oauthGrantId: t.field(requiredInput('UUID', 'ID of the grant.')) }),
})

builder.mutationFields((t) => ({
  createOauthGrant: t.field({
    type: OauthGrant,
    description:
      'Grants an OAuth client permission to act for a user in a team. Returns the existing grant if there is one. Operators only. Recorded in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(CreateOauthGrantInput)) },
    resolve: (_root, { input }, context) => createOauthGrant(...byCaller(context), input),
  }),
  revokeOauthGrant: t.field({
    type: OauthGrant,
    description:
      'Revokes a grant. Has no effect if it has been revoked. Operators only. Recorded in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(RevokeOauthGrantInput)) },
    resolve: (_root, { input }, context) =>
      revokeOauthGrant(...byCaller(context), input.oauthGrantId),
  }),
}))
