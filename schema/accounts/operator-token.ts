import type * as prisma from '../../prisma/generated/client/client.js'
import { byCaller } from '../../src/compiler/context.js'
import {
  createOperatorToken,
  revokeOperatorToken,
  roleOfToken,
  rotateOperatorToken,
} from '../../src/domain/accounts/operator-token.js'
import type { IssuedToken } from '../../src/domain/accounts/token.js'
import { tokenExpiry, tokenName } from '../../src/domain/accounts/token-input.js'
import { userEmail } from '../../src/domain/accounts/user.js'
import { overlapSeconds } from '../../src/domain/rules/time.js'
import { builder } from '../core/builder.js'
import { asSelected, asSql } from '../core/exported.js'
import { createdAt, orNull, requiredInput } from '../core/fields.js'
import { enumFilter } from '../core/filter-types.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { orderInput } from '../core/order.js'
import { completed } from '../core/records.js'
import { whereInput } from '../core/where.js'
import { columnFilter, keepOwnDescription } from '../core/where-condition.js'
import { OperatorRole } from './role.js'
import { SignInMethod } from './sign-in-method.js'
import { overlap, tokenSecret } from './token.js'

const OperatorTokenType = builder.enumType('OperatorTokenType', {
  description: 'Access level of an operator token.',
  values: {
    FULL_ACCESS: {
      value: 'full_access',
      description: 'Can read the records of all teams, and make the changes of its role.',
    },
    READ_ONLY: {
      value: 'read_only',
      description: 'Can read the records of all teams. The role is READ_ONLY.',
    },
  } as const,
})

const OperatorToken = builder.prismaObject('OperatorToken', {
  description: 'API token of an operator. The secret is shown once, when the token is issued.',
  authScopes: { operator: true },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the token.')),
    user: t.relation('user', { description: 'Operator that the token acts as.' }),
    name: t.exposeString('name', { description: 'Name of the token.' }),
    type: t.field({
      type: OperatorTokenType,
      description: 'Access level of the token.',
      extensions: asSelected,
      select: { type: true },
      resolve: ({ type }) => type as 'full_access' | 'read_only',
    }),
    role: t.field({
      type: OperatorRole,
      description: 'Role of the token.',
      extensions: asSql(
        (column) =>
          `CASE WHEN ${column('type')} = 'read_only' THEN 'READ_ONLY' ELSE ${column('role')} END`,
      ),
      select: { type: true, role: true },
      resolve: roleOfToken,
    }),
    isSession: t.exposeBoolean('isSession', {
      description:
        'Whether the token is a console session. It ends when the operator signs out and cannot be rotated.',
    }),
    signInMethod: t.expose('signInMethod', {
      type: SignInMethod,
      description: 'Sign-in method of the console session. TOKEN for an operator token.',
    }),
    hint: t.exposeString('hint', { description: 'First 8 characters of the secret.' }),
    lineageId: t.field({
      type: 'UUID',
      description: 'ID of the first token in the chain of rotations.',
      extensions: asSql((column) => `coalesce(${column('lineageId')}, ${column('id')})`),
      select: { id: true, lineageId: true },
      resolve: ({ id, lineageId }) => lineageId ?? id,
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
  }),
})

const IssuedOperatorToken = builder
  .objectRef<IssuedToken<prisma.OperatorToken>>('IssuedOperatorToken')
  .implement({
    description: 'Operator token that has just been issued.',
    authScopes: { operator: true },
    fields: (t) => ({
      token: t.exposeString('raw', tokenSecret),
      operatorToken: t.field({
        type: OperatorToken,
        description: "The token's record.",
        resolve: ({ token }, _args, context, info) => completed(context, info, token),
      }),
    }),
  })

listField('operatorTokens', {
  node: OperatorToken,
  description: 'Tokens of operators, including expired and revoked ones. Operators only.',
  operator: true,
  archive: false,
  where: whereInput('OperatorToken', (t) => ({
    id: t.uuid('id', 'ID of the token.'),
    userId: keepOwnDescription(t.uuid('userId', 'ID of the operator that the token acts as.')),
    name: t.string('name', 'Name of the token.'),
    type: t.custom(
      enumFilter(OperatorTokenType),
      'Access level of the token.',
      columnFilter('type'),
    ),
    role: t.enum('role', OperatorRole, 'Role of the token.'),
    isSession: t.boolean('isSession', 'Whether the token is a console session.'),
    lineageId: t.uuid('lineageId', 'ID of the first token in the chain of rotations.'),
    lastUsedAt: t.dateTime('lastUsedAt', 'Time of the last use, to the minute.'),
    expiresAt: t.dateTime('expiresAt', 'Expiry time.'),
    revokedAt: t.dateTime('revokedAt', 'Revocation time, which can be in the future.'),
    createdAt: t.dateTime('createdAt', 'Creation time.'),
  })),
  order: orderInput(
    'OperatorToken',
    { CREATED_AT: { column: 'createdAt', description: 'Creation time.' } },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})

const CreateOperatorTokenInput = builder.inputType('CreateOperatorTokenInput', {
  fields: (t) => ({
    name: t.string({
      required: true,
      description:
        'Name of the token, 1 to 255 characters on one line. Also the name of the user, if one is created.',
      validate: tokenName,
    }),
    email: t.string({
      description:
        'Email address of the operator. Creates a user if the address is new. Defaults to the caller.',
      validate: userEmail.nullable(),
    }),
    role: t.field({
      type: OperatorRole,
      description: 'Role of the token. Defaults to READ_ONLY for the type READ_ONLY, else to FULL.',
    }),
    type: t.field({
      type: OperatorTokenType,
      description: 'Access level of the token. Defaults to that of the role.',
    }),
    expiresAt: t.field({
      type: 'DateTime',
      description: 'Expiry time. The token does not expire if omitted.',
      validate: tokenExpiry.nullable(),
    }),
  }),
})

const RotateOperatorTokenInput = builder.inputType('RotateOperatorTokenInput', {
  fields: (t) => ({
    operatorTokenId: t.field(requiredInput('UUID', 'ID of the token to rotate.')),
    overlapSeconds: t.int({ ...overlap, validate: overlapSeconds }),
  }),
})

const RevokeOperatorTokenInput = builder.inputType('RevokeOperatorTokenInput', {
  fields: (t) => ({ operatorTokenId: t.field(requiredInput('UUID', 'ID of the token.')) }),
})

builder.mutationFields((t) => ({
  createOperatorToken: t.field({
    type: IssuedOperatorToken,
    description: 'Issues an operator token. Operators only.',
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(CreateOperatorTokenInput)) },
    resolve: (_root, { input: { email, ...token } }, context) =>
      createOperatorToken(...byCaller(context), {
        ...token,
        operator: email ? { email } : { id: context.session!.userId },
      }),
  }),
  rotateOperatorToken: t.field({
    type: IssuedOperatorToken,
    description:
      'Issues a successor with the same operator, name, role and lifetime. Operators only.',
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(RotateOperatorTokenInput)) },
    resolve: (_root, { input: { operatorTokenId: id, ...how } }, context) =>
      rotateOperatorToken(...byCaller(context), { id, ...how }),
  }),
  revokeOperatorToken: t.field({
    type: OperatorToken,
    description:
      'Revokes an operator token, and ends the console sessions that it admitted. It stops working within a second. Operators only.',
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(RevokeOperatorTokenInput)) },
    resolve: (_root, { input }, context) =>
      revokeOperatorToken(...byCaller(context), input.operatorTokenId),
  }),
}))
