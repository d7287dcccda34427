import type * as prisma from '../../prisma/generated/client/client.js'
import { effectiveScopes, isReading, scopes } from '../../src/access/scope.js'
import { byCaller } from '../../src/compiler/context.js'
import {
  createOperatorToken,
  revokeOperatorToken,
  rotateOperatorToken,
} from '../../src/domain/accounts/operator-token.js'
import {
  createApiToken,
  type Issued,
  revokeApiToken,
  rotateApiToken,
  tokenExpiry,
  tokenName,
  tokenPowers,
} from '../../src/domain/accounts/token.js'
import { userEmail } from '../../src/domain/accounts/user.js'
import { overlapSeconds } from '../../src/domain/rules/time.js'
import type { ColumnSql } from '../../src/query/export-field.js'
import { builder } from '../core/builder.js'
import { asSelected, asSql } from '../core/exported.js'
import { createdAt, orNull, required, updatedAt } from '../core/fields.js'
import { enumFilter } from '../core/filter-types.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { orderInput } from '../core/order.js'
import { completed } from '../core/records.js'
import { whereInput } from '../core/where.js'
import { columnFilter, described } from '../core/where-condition.js'
import { Scope, TokenType } from './session.js'

/** `effectiveScopes` as SQL. */
function effectiveScopesSql(column: ColumnSql): string {
  const granted = `name = ANY (${column('scopes')})`
  const reading = `name = ANY ('{${scopes.filter(isReading).join()}}') AND (${column('scopes')} = '{}' OR ${granted})`
  const has = `CASE ${column('type')} WHEN 'full_access' THEN true WHEN 'custom' THEN ${granted} ELSE ${reading} END`
  return `ARRAY(SELECT name FROM unnest('{${scopes.join()}}'::text[]) WITH ORDINALITY AS scope(name, place) WHERE ${has} ORDER BY place)`
}

const ApiToken = builder.prismaObject('ApiToken', {
  description: "A team's token. Its raw text is shown once, when it is issued.",
  authScopes: { scope: ['tokens.manage'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('Id of the token.')),
    teamId: t.expose('teamId', { type: 'UUID', description: 'The team it is bound to.' }),
    team: t.relation('team', { description: 'Its team.' }),
    userId: t.expose('userId', { type: 'UUID', description: 'The user it acts as.' }),
    user: t.relation('user', { description: 'The user it acts as.' }),
    name: t.exposeString('name', { description: 'Its name, to recognize it by.' }),
    type: t.expose('type', { type: TokenType, description: 'What it may do.' }),
    scopes: t.field({
      type: [Scope],
      description: 'The effective scopes: all for FULL_ACCESS, only reading ones for READ_ONLY.',
      extensions: asSql(effectiveScopesSql),
      select: { type: true, scopes: true },
      resolve: ({ type, scopes }) => effectiveScopes(type, scopes),
    }),
    hint: t.exposeString('hint', { description: 'First 8 characters of its raw text.' }),
    lineageId: t.expose('lineageId', {
      type: 'UUID',
      description: 'The first token of its chain of rotations.',
    }),
    isSession: t.exposeBoolean('isSession', {
      description:
        'Whether it is a session of the console that a link by mail has opened: it ends by signing out, and is not rotated.',
    }),
    lastUsedAt: t.expose('lastUsedAt', orNull('DateTime', 'When it was last used, to the minute.')),
    expiresAt: t.expose('expiresAt', orNull('DateTime', 'When it ends; never when absent.')),
    revokedAt: t.expose(
      'revokedAt',
      orNull('DateTime', 'When it was revoked; after a rotation, until when it stays valid.'),
    ),
    createdAt: t.expose('createdAt', createdAt),
    updatedAt: t.expose('updatedAt', updatedAt),
  }),
})

const OperatorTokenType = builder.enumType('OperatorTokenType', {
  description: "What an operator's token may do.",
  values: {
    FULL_ACCESS: { value: 'full_access', description: 'See and change what all teams have.' },
    READ_ONLY: { value: 'read_only', description: 'See it, and change nothing.' },
  } as const,
})

const OperatorToken = builder.prismaObject('OperatorToken', {
  description: "An operator's token. Its raw text is shown once, when it is issued.",
  authScopes: { operator: true },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('Id of the token.')),
    user: t.relation('user', { description: 'The operator it acts as.' }),
    name: t.exposeString('name', { description: 'Its name, to recognize it by.' }),
    type: t.field({
      type: OperatorTokenType,
      description: 'What it may do.',
      extensions: asSelected,
      select: { type: true },
      resolve: ({ type }) => type as 'full_access' | 'read_only',
    }),
    hint: t.exposeString('hint', { description: 'First 8 characters of its raw text.' }),
    lineageId: t.field({
      type: 'UUID',
      description: 'The first token of its chain of rotations.',
      extensions: asSql((column) => `coalesce(${column('lineageId')}, ${column('id')})`),
      select: { id: true, lineageId: true },
      resolve: ({ id, lineageId }) => lineageId ?? id,
    }),
    lastUsedAt: t.expose('lastUsedAt', orNull('DateTime', 'When it was last used, to the minute.')),
    expiresAt: t.expose('expiresAt', orNull('DateTime', 'When it ends; never when absent.')),
    revokedAt: t.expose(
      'revokedAt',
      orNull('DateTime', 'When it was revoked; after a rotation, until when it stays valid.'),
    ),
    createdAt: t.expose('createdAt', createdAt),
  }),
})

const rawDescription = 'The raw text to send as a bearer token. It is shown this once and not kept.'

const IssuedApiToken = builder.objectRef<Issued<prisma.ApiToken>>('IssuedApiToken').implement({
  description: "A team's token that was just issued.",
  authScopes: { scope: ['tokens.manage'] },
  fields: (t) => ({
    token: t.exposeString('raw', {
      description: rawDescription,
      authScopes: { secret: 'shownOnce' },
    }),
    apiToken: t.field({
      type: ApiToken,
      description: 'What is kept of it.',
      resolve: ({ token }, _args, context, info) => completed(context, info, token),
    }),
  }),
})

const IssuedOperatorToken = builder
  .objectRef<Issued<prisma.OperatorToken>>('IssuedOperatorToken')
  .implement({
    description: "An operator's token that was just issued.",
    authScopes: { operator: true },
    fields: (t) => ({
      token: t.exposeString('raw', {
        description: rawDescription,
        authScopes: { secret: 'shownOnce' },
      }),
      operatorToken: t.field({
        type: OperatorToken,
        description: 'What is kept of it.',
        resolve: ({ token }, _args, context, info) => completed(context, info, token),
      }),
    }),
  })

listField('apiTokens', {
  node: ApiToken,
  description: "The tokens of a team, ended ones too; a team token sees its own team's.",
  scope: ['tokens.manage'],
  archive: false,
  where: whereInput('ApiToken', (t) => ({
    id: t.uuid('id', 'Id of the token.'),
    teamId: t.uuid('teamId', 'The team it is bound to.'),
    userId: t.uuid('userId', 'The user it acts as.'),
    name: t.string('name', 'Its name.'),
    type: t.enum('type', TokenType, 'What it may do.'),
    lineageId: t.uuid('lineageId', 'The first token of its chain of rotations.'),
    isSession: t.boolean('isSession', 'Whether it is a session of the console.'),
    lastUsedAt: t.dateTime('lastUsedAt', 'When it was last used.'),
    expiresAt: t.dateTime('expiresAt', 'When it ends.'),
    revokedAt: t.dateTime('revokedAt', 'When it was or will be revoked.'),
    createdAt: t.dateTime('createdAt', 'When it was created.'),
  })),
  order: orderInput(
    'ApiToken',
    {
      CREATED_AT: { column: 'createdAt', description: 'By when it was created.' },
      NAME: { column: 'name', description: 'By name.' },
    },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})

listField('operatorTokens', {
  node: OperatorToken,
  description: 'The tokens of the operators, ended ones too; operators only.',
  operator: true,
  archive: false,
  where: whereInput('OperatorToken', (t) => ({
    id: t.uuid('id', 'Id of the token.'),
    userId: described(t.uuid('userId', 'The operator it acts as.')),
    name: t.string('name', 'Its name.'),
    type: t.custom(enumFilter(OperatorTokenType), 'What it may do.', columnFilter('type')),
    lineageId: t.uuid('lineageId', 'The first token of its chain of rotations.'),
    lastUsedAt: t.dateTime('lastUsedAt', 'When it was last used.'),
    expiresAt: t.dateTime('expiresAt', 'When it ends.'),
    revokedAt: t.dateTime('revokedAt', 'When it was or will be revoked.'),
    createdAt: t.dateTime('createdAt', 'When it was created.'),
  })),
  order: orderInput(
    'OperatorToken',
    { CREATED_AT: { column: 'createdAt', description: 'By when it was created.' } },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})

const CreateApiTokenInput = builder.inputType('CreateApiTokenInput', {
  description: 'A new token of a team.',
  fields: (t) => ({
    teamId: t.field({
      type: 'UUID',
      description: "The team it is for; a team token's own when absent, required for operators.",
    }),
    name: t.string({
      required: true,
      description: 'Its name, 1 to 255 characters on one line.',
      validate: tokenName,
    }),
    type: t.field(required(TokenType, 'What it may do.')),
    scopes: t.field({
      type: [Scope],
      description:
        'Its scopes: at least one for CUSTOM, none for FULL_ACCESS; READ_ONLY keeps the reading ones, all of them when none is given.',
    }),
    expiresAt: t.field({
      type: 'DateTime',
      description:
        'When it ends; never when absent. A team token that ends must say when, and not after itself.',
      validate: tokenExpiry.nullable(),
    }),
    userId: t.field({
      type: 'UUID',
      description:
        'The member of the team it acts as, for operators to choose; the account owner when absent.',
    }),
  }),
  validate: tokenPowers.loose(),
})

const overlap = {
  required: true,
  defaultValue: 0,
  description: 'How long the old one stays valid, in seconds: 0 to 604,800 (7 days).',
} as const

const RotateApiTokenInput = builder.inputType('RotateApiTokenInput', {
  description: 'The replacement of a token.',
  fields: (t) => ({
    apiTokenId: t.field(required('UUID', 'Id of the token to replace.')),
    overlapSeconds: t.int({ ...overlap, validate: overlapSeconds }),
  }),
})

const RevokeApiTokenInput = builder.inputType('RevokeApiTokenInput', {
  description: 'The end of a token.',
  fields: (t) => ({ apiTokenId: t.field(required('UUID', 'Id of the token.')) }),
})

const CreateOperatorTokenInput = builder.inputType('CreateOperatorTokenInput', {
  description: 'A new token of an operator.',
  fields: (t) => ({
    name: t.string({
      required: true,
      description: 'Its name, 1 to 255 characters on one line; also that of a user who is made.',
      validate: tokenName,
    }),
    email: t.string({
      description:
        'E-mail address of the operator, who is made when there is none of it; the caller when absent.',
      validate: userEmail.nullable(),
    }),
    type: t.field({
      type: OperatorTokenType,
      description: 'What it may do; FULL_ACCESS when absent.',
    }),
    expiresAt: t.field({
      type: 'DateTime',
      description: 'When it ends; never when absent.',
      validate: tokenExpiry.nullable(),
    }),
  }),
})

const RotateOperatorTokenInput = builder.inputType('RotateOperatorTokenInput', {
  description: "The replacement of an operator's token.",
  fields: (t) => ({
    operatorTokenId: t.field(required('UUID', 'Id of the token to replace.')),
    overlapSeconds: t.int({ ...overlap, validate: overlapSeconds }),
  }),
})

const RevokeOperatorTokenInput = builder.inputType('RevokeOperatorTokenInput', {
  description: "The end of an operator's token.",
  fields: (t) => ({ operatorTokenId: t.field(required('UUID', 'Id of the token.')) }),
})

builder.mutationFields((t) => ({
  createApiToken: t.field({
    type: IssuedApiToken,
    description:
      'Issues a token; a team token only for its own team, and none that can do more or ends later than itself, and none while it is being replaced. A team has at most 100 in force.',
    authScopes: { scope: ['tokens.manage'] },
    args: { input: t.arg(required(CreateApiTokenInput)) },
    resolve: (_root, { input }, context) => createApiToken(...byCaller(context), input),
  }),
  rotateApiToken: t.field({
    type: IssuedApiToken,
    description:
      'Issues a successor of the same name, type, scopes and duration; that of a team token ends with the caller at the latest. A team token replaces none that can do more or acts as another user (the account owner may), and none while it is being replaced.',
    authScopes: { scope: ['tokens.manage'] },
    args: { input: t.arg(required(RotateApiTokenInput)) },
    resolve: (_root, { input: { apiTokenId: id, ...how } }, context) =>
      rotateApiToken(...byCaller(context), { id, ...how }),
  }),
  revokeApiToken: t.field({
    type: ApiToken,
    description:
      'Ends a token; it fails everywhere within a second. It asks for the rights that replacing it asks for.',
    authScopes: { scope: ['tokens.manage'] },
    args: { input: t.arg(required(RevokeApiTokenInput)) },
    resolve: (_root, { input }, context) => revokeApiToken(...byCaller(context), input.apiTokenId),
  }),
  createOperatorToken: t.field({
    type: IssuedOperatorToken,
    description: 'Issues a token of an operator; operators only.',
    authScopes: { operator: true },
    args: { input: t.arg(required(CreateOperatorTokenInput)) },
    resolve: (_root, { input: { email, ...token } }, context) =>
      createOperatorToken(...byCaller(context), {
        ...token,
        operator: email ? { email } : { id: context.session!.userId },
      }),
  }),
  rotateOperatorToken: t.field({
    type: IssuedOperatorToken,
    description:
      'Issues a successor of the same operator, name, type and duration; operators only.',
    authScopes: { operator: true },
    args: { input: t.arg(required(RotateOperatorTokenInput)) },
    resolve: (_root, { input: { operatorTokenId: id, ...how } }, context) =>
      rotateOperatorToken(...byCaller(context), { id, ...how }),
  }),
  revokeOperatorToken: t.field({
    type: OperatorToken,
    description: "Ends an operator's token; it fails everywhere within a second. Operators only.",
    authScopes: { operator: true },
    args: { input: t.arg(required(RevokeOperatorTokenInput)) },
    resolve: (_root, { input }, context) =>
      revokeOperatorToken(...byCaller(context), input.operatorTokenId),
  }),
}))
