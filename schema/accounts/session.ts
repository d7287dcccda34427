import * as enums from '../../prisma/generated/client/enums.js'
import { scopes } from '../../src/access/scope.js'
import { type Session, teamOf } from '../../src/access/session.js'
import { services } from '../../src/compiler/context.js'
import { builder } from '../core/builder.js'
import { recordOf } from '../core/records.js'
import { pointed, textEnum } from '../core/text-enum.js'
import { MailKind } from '../integration/mail-kind.js'
import { Team } from './team.js'
import { User } from './user.js'

export const TokenType = builder.enumType('TokenType', {
  description: 'What a token may do.',
  values: {
    FULL_ACCESS: { value: enums.TokenType.full_access, description: 'Everything its team may do.' },
    CUSTOM: { value: enums.TokenType.custom, description: 'Exactly its scopes.' },
    READ_ONLY: {
      value: enums.TokenType.read_only,
      description: 'The reading ones among its scopes; never a write.',
    },
  },
})

export const Scope = textEnum(
  'Scope',
  'What a token may do: its names in REST and on the command line, in upper case.',
  pointed(scopes, 'The scope'),
)

const SessionSource = textEnum('SessionSource', 'How a caller authenticated.', {
  API_TOKEN: { value: 'api_token', description: "By a team's token." },
  OPERATOR_TOKEN: { value: 'operator_token', description: "By an operator's token." },
})

const SessionType = builder.objectRef<Session>('Session').implement({
  description: 'Who is calling.',
  authScopes: { scope: [] },
  fields: (t) => ({
    source: t.field({
      type: SessionSource,
      description: 'How the caller authenticated.',
      resolve: ({ kind }) => (kind === 'operator' ? 'operator_token' : 'api_token'),
    }),
    tokenId: t.expose('tokenId', { type: 'UUID', description: 'Id of the token in use.' }),
    teamId: t.field({
      type: 'UUID',
      nullable: true,
      description: 'The team the token is bound to; none for an operator.',
      resolve: (session) => teamOf(session),
    }),
    team: t.field({
      type: Team,
      nullable: true,
      authScopes: { scope: ['teams.read'] },
      description: 'The team the token is bound to; none for an operator.',
      resolve: (session, _args, context, info) => {
        const id = teamOf(session)
        return id ? recordOf(context, info, 'Team', { id }) : null
      },
    }),
    userId: t.expose('userId', { type: 'UUID', description: 'Id of the user the token acts as.' }),
    user: t.field({
      type: User,
      nullable: true,
      authScopes: { scope: ['teams.read'] },
      description: 'The user the token acts as.',
      resolve: ({ userId }, _args, context, info) =>
        recordOf(context, info, 'User', { id: userId }),
    }),
    userName: t.string({
      description: 'First and last name of the user the token acts as; empty when there is none.',
      resolve: async ({ userId: id }, _args, context) => {
        const select = { firstName: true, lastName: true }
        const { firstName, lastName } = await services(context).prisma.user.findUniqueOrThrow({
          where: { id },
          select,
        })
        return `${firstName} ${lastName}`.trim()
      },
    }),
    unwantedMails: t.field({
      type: [MailKind],
      description: 'What the user does not want to be told by mail.',
      resolve: async ({ userId: id }, _args, context) => {
        const select = { unwantedMails: true }
        const user = await services(context).prisma.user.findUniqueOrThrow({
          where: { id },
          select,
        })
        return user.unwantedMails
      },
    }),
    tokenType: t.expose('type', { type: TokenType, description: 'What the token may do.' }),
    scopes: t.field({
      type: [Scope],
      description: 'The effective scopes.',
      resolve: ({ scopes }) => [...scopes],
    }),
    sendsMail: t.boolean({
      description:
        'Whether this server sends mail; where it does not, operators hand on the links of invitations.',
      resolve: (_session, _args, context) => services(context).env.mail !== undefined,
    }),
    proPricingEnabled: t.exposeBoolean('proPricing', {
      description: 'Whether prices of all tiers are seen.',
    }),
  }),
})

builder.queryField('session', (t) =>
  t.field({
    type: SessionType,
    description: 'The session of the token in use.',
    authScopes: { scope: [] },
    resolve: (_root, _args, { session }) => session!,
  }),
)
