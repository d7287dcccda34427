import { byCaller } from '../../src/compiler/context.js'
import {
  endConsoleSession,
  endOtherConsoleSessions,
  isCurrentSession,
  visibleSessions,
} from '../../src/domain/accounts/console-session.js'
import { builder } from '../core/builder.js'
import { asSql } from '../core/exported.js'
import { createdAt, orNull, requiredInput } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { orderInput } from '../core/order.js'
import { whereInput } from '../core/where.js'
import { SignInMethod } from './sign-in-method.js'

const ConsoleSession = builder.prismaObject('ConsoleSession', {
  description: 'Session of a user in the console. Sessions end after 12 hours at the latest.',
  authScopes: { scope: [] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the session.')),
    userId: t.expose('userId', { type: 'UUID', description: 'ID of the user.' }),
    user: t.relation('user', { description: 'User who signed in.' }),
    teamId: t.expose(
      'teamId',
      orNull('UUID', 'ID of the team. Null for a session of an operator.'),
    ),
    team: t.relation('team', {
      nullable: true,
      description: 'Team that the session can access. Null for a session of an operator.',
    }),
    signInMethod: t.expose('signInMethod', {
      type: SignInMethod,
      description: 'Method by which the user signed in.',
    }),
    browser: t.expose(
      'browser',
      orNull('String', 'Name of the browser without its version. Null if unknown.'),
    ),
    operatingSystem: t.expose(
      'operatingSystem',
      orNull('String', 'Name of the operating system without its version. Null if unknown.'),
    ),
    network: t.expose(
      'network',
      orNull(
        'String',
        'Network from which the user signed in: the first 24 bits of an IPv4 address, or the first 48 of an IPv6 address. Null if unknown.',
      ),
    ),
    isCurrent: t.boolean({
      description: "Whether it is the caller's session.",
      select: { apiTokenId: true, operatorTokenId: true },
      resolve: (session, _args, context) => isCurrentSession(session, context.session!),
    }),
    lastUsedAt: t.field({
      ...orNull('DateTime', 'Time of the last use, to the minute. Null if it was never used.'),
      extensions: asSql(
        (column) =>
          `coalesce(${column('apiToken.lastUsedAt')}, ${column('operatorToken.lastUsedAt')})`,
      ),
      select: {
        apiToken: { select: { lastUsedAt: true } },
        operatorToken: { select: { lastUsedAt: true } },
      },
      resolve: ({ apiToken, operatorToken }) => (apiToken ?? operatorToken)?.lastUsedAt ?? null,
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Expiry time.' }),
    createdAt: t.expose('createdAt', createdAt),
  }),
})

listField('consoleSessions', {
  node: ConsoleSession,
  description:
    "Open sessions of the console. In a console session these are the user's own, in all teams. A role with the scope `tokens.manage` also sees those of the team's other members, an operator all.",
  archive: false,
  tenant: false,
  visible: visibleSessions,
  where: whereInput('ConsoleSession', (t) => ({
    id: t.uuid('id', 'ID of the session.'),
    userId: t.uuid('userId', 'ID of the user.'),
    teamId: t.uuid('teamId', 'ID of the team.'),
    signInMethod: t.enum('signInMethod', SignInMethod, 'Method by which the user signed in.'),
    browser: t.string('browser', 'Name of the browser.'),
    operatingSystem: t.string('operatingSystem', 'Name of the operating system.'),
    network: t.string('network', 'Network from which the user signed in.'),
    expiresAt: t.dateTime('expiresAt', 'Expiry time.'),
    createdAt: t.dateTime('createdAt', 'Creation time.'),
  })),
  order: orderInput(
    'ConsoleSession',
    {
      CREATED_AT: { column: 'createdAt', description: 'Creation time.' },
      EXPIRES_AT: { column: 'expiresAt', description: 'Expiry time.' },
    },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})

const EndConsoleSessionInput = builder.inputType('EndConsoleSessionInput', {
  fields: (t) => ({ id: t.field(requiredInput('UUID', 'ID of the session.')) }),
})

const EndOtherConsoleSessionsInput = builder.inputType('EndOtherConsoleSessionsInput', {
  fields: (t) => ({
    userId: t.field({
      type: 'UUID',
      description: "ID of the user. Defaults to the caller's user.",
    }),
  }),
})

const whose =
  "Users end their own sessions. A role with the scope `tokens.manage` also ends those of the team's other members. Operators with the role FULL or SUPPORT end those of all users. Recorded in the audit log."

builder.mutationFields((t) => ({
  endConsoleSession: t.field({
    type: ConsoleSession,
    description: `Ends a session of the console within one second. ${whose}`,
    authScopes: { scope: [] },
    args: { input: t.arg(requiredInput(EndConsoleSessionInput)) },
    resolve: (_root, { input }, context) => endConsoleSession(...byCaller(context), input.id),
  }),
  endOtherConsoleSessions: t.int({
    description: `Ends the sessions of a user that the caller can see, except the caller's own, within one second. Returns the number of ended sessions. ${whose}`,
    authScopes: { scope: [] },
    args: { input: t.arg(requiredInput(EndOtherConsoleSessionsInput)) },
    resolve: (_root, { input }, context) =>
      endOtherConsoleSessions(...byCaller(context), input.userId ?? undefined),
  }),
}))
