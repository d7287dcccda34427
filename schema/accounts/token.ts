import type * as prisma from '../../prisma/generated/client/client.js'
import { memberRights } from '../../src/access/role.js'
import { isReading, type Scope, scopes, scopesOfKind } from '../../src/access/scope.js'
import { byCaller, services } from '../../src/compiler/context.js'
import { scopesOfToken } from '../../src/domain/accounts/role.js'
import {
  createApiToken,
  type IssuedToken,
  revokeApiToken,
  rotateApiToken,
} from '../../src/domain/accounts/token.js'
import { tokenExpiry, tokenName, tokenPowers } from '../../src/domain/accounts/token-input.js'
import { overlapSeconds } from '../../src/domain/rules/time.js'
import type { ColumnSql } from '../../src/query/export-field.js'
import { builder } from '../core/builder.js'
import { asSql } from '../core/exported.js'
import { createdAt, orNull, requiredInput, updatedAt } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { orderInput } from '../core/order.js'
import { completed } from '../core/records.js'
import { whereInput } from '../core/where.js'
import { ScopeEnum, TokenType } from './session.js'
import { SignInMethod } from './sign-in-method.js'

/** Like `scopesOfToken`, in SQL. */
function effectiveScopesSql(column: ColumnSql): string {
  const isGranted = `name = ANY (${column('scopes')})`
  const isIn = (key: string, scopesByKey: [string, readonly Scope[]][]) =>
    `name = ANY (CASE ${key} ${scopesByKey
      .map(([value, available]) => `WHEN '${value}' THEN '{${available.join()}}'::text[]`)
      .join(' ')} END)`
  const role = `(SELECT m.role FROM team_member m WHERE m.team_id = ${column('teamId')} AND m.user_id = ${column('userId')})`
  const ofRoles = Object.entries(memberRights).map(
    ([name, { scopes }]): [string, readonly Scope[]] => [name, scopes],
  )
  const isAvailable = `${isIn(column('team.kind'), Object.entries(scopesOfKind))} AND ${isIn(role, ofRoles)}`
  const isReadScope = `name = ANY ('{${scopes.filter(isReading).join()}}') AND (${column('scopes')} = '{}' OR ${isGranted})`
  const isEffective = `CASE ${column('type')} WHEN 'full_access' THEN true WHEN 'custom' THEN ${isGranted} ELSE ${isReadScope} END`
  return `ARRAY(SELECT name FROM unnest('{${scopes.join()}}'::text[]) WITH ORDINALITY AS scope(name, place) WHERE ${isAvailable} AND ${isEffective} ORDER BY place)`
}

const ApiToken = builder.prismaObject('ApiToken', {
  description: 'API token of a team. The secret is shown once, when the token is issued.',
  authScopes: { scope: ['tokens.manage'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the token.')),
    teamId: t.expose('teamId', {
      type: 'UUID',
      description: 'ID of the team that the token belongs to.',
    }),
    team: t.relation('team', { description: 'Team that the token belongs to.' }),
    userId: t.expose('userId', {
      type: 'UUID',
      description: 'ID of the user that the token acts as.',
    }),
    user: t.relation('user', { description: 'User that the token acts as.' }),
    name: t.exposeString('name', { description: 'Name of the token.' }),
    type: t.expose('type', { type: TokenType, description: 'Access level of the token.' }),
    scopes: t.field({
      type: [ScopeEnum],
      description:
        "Effective scopes: those that the role of the token's user has. FULL_ACCESS has all of them, READ_ONLY only read scopes.",
      extensions: asSql(effectiveScopesSql),
      select: {
        teamId: true,
        userId: true,
        type: true,
        scopes: true,
        team: { select: { kind: true } },
      },
      resolve: ({ team, ...token }, _args, context) =>
        scopesOfToken(services(context).prisma, token, team.kind),
    }),
    hint: t.exposeString('hint', { description: 'First 8 characters of the secret.' }),
    lineageId: t.expose('lineageId', {
      type: 'UUID',
      description: 'ID of the first token in the chain of rotations.',
    }),
    isSession: t.exposeBoolean('isSession', {
      description:
        'Whether the token is a console session. It ends when the user signs out and cannot be rotated.',
    }),
    signInMethod: t.expose('signInMethod', {
      type: SignInMethod,
      description: 'Sign-in method of the console session. TOKEN for an API token.',
    }),
    lastUsedAt: t.expose('lastUsedAt', orNull('DateTime', 'Time of the last use, to the minute.')),
    expiresAt: t.expose(
      'expiresAt',
      orNull('DateTime', 'Expiry time. Null if the token does not expire.'),
    ),
    revokedAt: t.expose(
      'revokedAt',
      orNull(
        'DateTime',
        'Revocation time. After a rotation, the time until which the token remains valid.',
      ),
    ),
    createdAt: t.expose('createdAt', createdAt),
    updatedAt: t.expose('updatedAt', updatedAt),
  }),
})

/** Options of the field with the secret of a new token. */
export const tokenSecret = {
  description: 'Secret to send as a bearer token. It cannot be retrieved again.',
  authScopes: { secret: 'shownOnce' },
} as const

const IssuedApiToken = builder.objectRef<IssuedToken<prisma.ApiToken>>('IssuedApiToken').implement({
  description: 'Team token that has just been issued.',
  authScopes: { scope: ['tokens.manage'] },
  fields: (t) => ({
    token: t.exposeString('raw', tokenSecret),
    apiToken: t.field({
      type: ApiToken,
      description: "The token's record.",
      resolve: ({ token }, _args, context, info) => completed(context, info, token),
    }),
  }),
})

listField('apiTokens', {
  node: ApiToken,
  description:
    "Tokens of teams, including expired and revoked ones. A team token sees only its own team's.",
  scope: ['tokens.manage'],
  archive: false,
  where: whereInput('ApiToken', (t) => ({
    id: t.uuid('id', 'ID of the token.'),
    teamId: t.uuid('teamId', 'ID of the team that the token belongs to.'),
    userId: t.uuid('userId', 'ID of the user that the token acts as.'),
    name: t.string('name', 'Name of the token.'),
    type: t.enum('type', TokenType, 'Access level of the token.'),
    lineageId: t.uuid('lineageId', 'ID of the first token in the chain of rotations.'),
    isSession: t.boolean('isSession', 'Whether the token is a console session.'),
    signInMethod: t.enum('signInMethod', SignInMethod, 'Sign-in method of the console session.'),
    lastUsedAt: t.dateTime('lastUsedAt', 'Time of the last use, to the minute.'),
    expiresAt: t.dateTime('expiresAt', 'Expiry time.'),
    revokedAt: t.dateTime('revokedAt', 'Revocation time, which can be in the future.'),
    createdAt: t.dateTime('createdAt', 'Creation time.'),
  })),
  order: orderInput(
    'ApiToken',
    {
      CREATED_AT: { column: 'createdAt', description: 'Creation time.' },
      NAME: { column: 'name', description: 'Name.' },
    },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})

const CreateApiTokenInput = builder.inputType('CreateApiTokenInput', {
  fields: (t) => ({
    teamId: t.field({
      type: 'UUID',
      description: "ID of the team. Required for operators; defaults to the token's team.",
    }),
    name: t.string({
      required: true,
      description: 'Name of the token, 1 to 255 characters on one line.',
      validate: tokenName,
    }),
    type: t.field(requiredInput(TokenType, 'Access level of the token.')),
    scopes: t.field({
      type: [ScopeEnum],
      description:
        'Scopes that the kind of team can have: at least one for CUSTOM, none for FULL_ACCESS. READ_ONLY keeps the read scopes of those given, or all read scopes if none are given.',
    }),
    expiresAt: t.field({
      type: 'DateTime',
      description:
        'Expiry time. The token does not expire if omitted. A team token with an expiry time must give one that is not later than its own.',
      validate: tokenExpiry.nullable(),
    }),
    userId: t.field({
      type: 'UUID',
      description:
        'ID of the team member that the token acts as. Operators only. Defaults to the account owner.',
    }),
  }),
  validate: tokenPowers.loose(),
})

/** Input of `overlapSeconds`. */
export const overlap = {
  required: true,
  defaultValue: 0,
  description: 'Time for which the old token remains valid, in seconds, 0 to 604,800 (7 days).',
} as const

const RotateApiTokenInput = builder.inputType('RotateApiTokenInput', {
  fields: (t) => ({
    apiTokenId: t.field(requiredInput('UUID', 'ID of the token to rotate.')),
    overlapSeconds: t.int({ ...overlap, validate: overlapSeconds }),
  }),
})

const RevokeApiTokenInput = builder.inputType('RevokeApiTokenInput', {
  fields: (t) => ({ apiTokenId: t.field(requiredInput('UUID', 'ID of the token.')) }),
})

builder.mutationFields((t) => ({
  createApiToken: t.field({
    type: IssuedApiToken,
    description:
      'Issues a token. A team token can issue tokens only for its own team, with no more scopes and no later expiry than its own. It cannot issue tokens while it is being rotated. Maximum 100 valid tokens per team.',
    authScopes: { scope: ['tokens.manage'] },
    args: { input: t.arg(requiredInput(CreateApiTokenInput)) },
    resolve: (_root, { input }, context) => createApiToken(...byCaller(context), input),
  }),
  rotateApiToken: t.field({
    type: IssuedApiToken,
    description:
      "Issues a successor with the same name, type, scopes and lifetime. The successor of a team token expires no later than the caller's token. A team token cannot rotate a token with more scopes. It cannot rotate tokens of other users, even if it acts as the account owner. A token that is being rotated cannot rotate others.",
    authScopes: { scope: ['tokens.manage'] },
    args: { input: t.arg(requiredInput(RotateApiTokenInput)) },
    resolve: (_root, { input: { apiTokenId: id, ...how } }, context) =>
      rotateApiToken(...byCaller(context), { id, ...how }),
  }),
  revokeApiToken: t.field({
    type: ApiToken,
    description:
      'Revokes a token. It stops working within a second. A team token cannot revoke a token with more scopes. Only the account owner can revoke tokens of other users.',
    authScopes: { scope: ['tokens.manage'] },
    args: { input: t.arg(requiredInput(RevokeApiTokenInput)) },
    resolve: (_root, { input }, context) => revokeApiToken(...byCaller(context), input.apiTokenId),
  }),
}))
