import { byCaller } from '../../src/compiler/context.js'
import {
  clientId,
  createOauthGrant,
  grantResource,
  revokeOauthGrant,
} from '../../src/domain/accounts/oauth-grant.js'
import { builder } from '../core/builder.js'
import { asSql } from '../core/exported.js'
import { createdAt, deletedAt, orNull, required, updatedAt } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { orderInput } from '../core/order.js'
import { ownRecordOf } from '../core/records.js'
import { whereInput } from '../core/where.js'

const readers = ['teams.read', 'tokens.manage']

const OauthGrant = builder.prismaObject('OauthGrant', {
  description: 'Lets an OAuth client act for a user in a team.',
  authScopes: { scope: readers },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('Id of the grant.')),
    teamId: t.expose('teamId', { type: 'UUID', description: 'Id of the team.' }),
    team: t.relation('team', { description: 'Its team.' }),
    userId: t.expose('userId', { type: 'UUID', description: 'Id of the user.' }),
    user: t.relation('user', { description: 'The user.' }),
    clientId: t.exposeString('clientId', {
      description: 'The OAuth client, by its name for programs.',
    }),
    profileId: t.expose(
      'profileId',
      orNull('UUID', 'Id of the profile it is limited to; null: the whole team.'),
    ),
    profile: t.relation('profile', {
      nullable: true,
      description: 'The profile it is limited to; null: the whole team.',
    }),
    sessionId: t.expose('sessionId', orNull('UUID', 'Id of the session it was granted in.')),
    resource: t.expose('resource', orNull('String', 'URI of what it is for (RFC 8707).')),
    isInForce: t.boolean({
      description: 'Whether it has not been revoked.',
      extensions: asSql((column) => `${column('revokedAt')} IS NULL`),
      select: { revokedAt: true },
      resolve: ({ revokedAt }) => revokedAt === null,
    }),
    grantedAt: t.expose('grantedAt', { type: 'DateTime', description: 'When it was granted.' }),
    revokedAt: t.expose('revokedAt', orNull('DateTime', 'When it was revoked.')),
    createdAt: t.expose('createdAt', createdAt),
    updatedAt: t.expose('updatedAt', updatedAt),
    deletedAt: t.expose('deletedAt', deletedAt),
  }),
})

builder.queryField('oauthGrant', (t) =>
  t.field({
    type: OauthGrant,
    nullable: true,
    description: "One grant; a team token sees its own team's.",
    authScopes: { scope: readers },
    args: { id: t.arg(required('UUID', 'Id of the grant.')) },
    resolve: (_root, { id }, context, info) =>
      ownRecordOf(context, info, 'OauthGrant', { id, deletedAt: null }, 'Grant'),
  }),
)

listField('oauthGrants', {
  node: OauthGrant,
  description:
    "What OAuth clients may do in teams, ended grants too; a team token sees its own team's.",
  scope: readers,
  where: whereInput('OauthGrant', (t) => ({
    id: t.uuid('id', 'Id of the grant.'),
    teamId: t.uuid('teamId', 'Id of the team.'),
    userId: t.uuid('userId', 'Id of the user.'),
    profileId: t.uuid('profileId', 'Id of the profile it is limited to.'),
    sessionId: t.uuid('sessionId', 'Id of the session it was granted in.'),
    clientId: t.string('clientId', 'The OAuth client.'),
    resource: t.string('resource', 'URI of what it is for.'),
    grantedAt: t.dateTime('grantedAt', 'When it was granted.'),
    revokedAt: t.dateTime('revokedAt', 'When it was revoked; null: in force.'),
    createdAt: t.dateTime('createdAt', 'When it was created.'),
  })),
  order: orderInput(
    'OauthGrant',
    {
      CREATED_AT: { column: 'createdAt', description: 'By when it was created.' },
      GRANTED_AT: { column: 'grantedAt', description: 'By when it was granted.' },
      REVOKED_AT: { column: 'revokedAt', nullable: true, description: 'By when it was revoked.' },
    },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})

const CreateOauthGrantInput = builder.inputType('CreateOauthGrantInput', {
  description: 'What to grant.',
  fields: (t) => ({
    teamId: t.field(required('UUID', 'Id of the team.')),
    userId: t.field(required('UUID', 'Id of the user.')),
    clientId: t.string({
      required: true,
      description: 'The OAuth client, by its name for programs, 1 to 255 printable characters.',
      validate: clientId,
    }),
    profileId: t.field({
      type: 'UUID',
      description: 'Id of a profile of the team to limit it to; the whole team when absent.',
    }),
    sessionId: t.field({ type: 'UUID', description: 'Id of the session it is granted in.' }),
    resource: t.string({
      description: 'What it is for: an absolute URI without a fragment, up to 2,048 characters.',
      validate: grantResource.nullable(),
    }),
  }),
})

const RevokeOauthGrantInput = builder.inputType('RevokeOauthGrantInput', {
  description: 'The end of a grant.',
  fields: (t) => ({ oauthGrantId: t.field(required('UUID', 'Id of the grant.')) }),
})

builder.mutationFields((t) => ({
  createOauthGrant: t.field({
    type: OauthGrant,
    description:
      'Lets an OAuth client act for a user in a team; the same granted again is answered with what there is. Operators only; kept in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(required(CreateOauthGrantInput)) },
    resolve: (_root, { input }, context) => createOauthGrant(...byCaller(context), input),
  }),
  revokeOauthGrant: t.field({
    type: OauthGrant,
    description:
      'Ends a grant; one that has ended stays as it is. Operators only; kept in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(required(RevokeOauthGrantInput)) },
    resolve: (_root, { input }, context) =>
      revokeOauthGrant(...byCaller(context), input.oauthGrantId),
  }),
}))
