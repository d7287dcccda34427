import { byCaller } from '../../src/compiler/context.js'
import { grantsOf, revokeGrantFor } from '../../src/domain/accounts/oauth-grant.js'
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
    clientName: t.exposeString('clientName', {
      description: 'Name of the OAuth client at the time of consent.',
    }),
    scopes: t.exposeStringList('scopes', {
      description: 'Granted scopes in lower case, such as `orders.read`, and `offline_access`.',
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
    lastUsedAt: t.expose(
      'lastUsedAt',
      orNull('DateTime', 'Time of the last use, to the minute. Null if it was never used.'),
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
    description:
      "Fetches a grant by ID. A member sees their own, the account owner also the team's others.",
    authScopes: { scope: readers },
    args: { id: t.arg(requiredInput('UUID', 'ID of the grant.')) },
    resolve: (_root, { id }, context, info) => {
      const where = { AND: [{ id, deletedAt: null }, grantsOf(context.session!)] }
      return ownRecordOf(context, info, 'OauthGrant', where, 'Grant')
    },
  }),
)

listField('oauthGrants', {
  node: OauthGrant,
  description:
    "Grants of OAuth clients, including revoked ones. A member sees their own, the account owner also the team's others.",
  scope: readers,
  visible: (session) => grantsOf(session),
  where: whereInput('OauthGrant', (t) => ({
    id: t.uuid('id', 'ID of the grant.'),
    teamId: t.uuid('teamId', 'ID of the team.'),
    userId: t.uuid('userId', 'ID of the user.'),
    profileId: t.uuid('profileId', 'ID of the profile that the grant is limited to.'),
    sessionId: t.uuid('sessionId', 'ID of the session in which the user consented.'),
    clientId: t.string('clientId', 'Client ID of the OAuth client.'),
    resource: t.string('resource', 'URI of the resource that the grant covers.'),
    clientName: t.string('clientName', 'Name of the OAuth client.'),
    grantedAt: t.dateTime('grantedAt', 'Time of consent.'),
    revokedAt: t.dateTime('revokedAt', 'Revocation time. Null if the grant is in force.'),
    lastUsedAt: t.dateTime('lastUsedAt', 'Time of the last use, to the minute.'),
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

const RevokeOauthGrantInput = builder.inputType('RevokeOauthGrantInput', {
  fields: (t) => ({ id: t.field(requiredInput('UUID', 'ID of the grant.')) }),
})

builder.mutationField('revokeOauthGrant', (t) =>
  t.field({
    type: OauthGrant,
    description:
      "Revokes a grant: its access and refresh tokens end within one second. Has no effect if it has been revoked. A member revokes their own, the account owner also the team's others. Recorded in the audit log.",
    authScopes: { scope: readers },
    args: { input: t.arg(requiredInput(RevokeOauthGrantInput)) },
    resolve: (_root, { input }, context) => revokeGrantFor(...byCaller(context), input.id),
  }),
)
