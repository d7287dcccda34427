import * as enums from '../../prisma/generated/client/enums.js'
import { type Session, teamOf } from '../../src/access/session.js'
import { builder } from '../core/builder.js'

export const TokenType = builder.enumType('TokenType', {
  description: 'What a token may do.',
  values: {
    full_access: { value: enums.TokenType.full_access, description: 'Everything its team may do.' },
    custom: { value: enums.TokenType.custom, description: 'Exactly its scopes.' },
    read_only: {
      value: enums.TokenType.read_only,
      description: 'The reading ones among its scopes; never a write.',
    },
  },
})

const SessionType = builder.objectRef<Session>('Session').implement({
  description: 'Who is calling.',
  authScopes: { scope: [] },
  fields: (t) => ({
    source: t.string({
      description: 'How the caller authenticated: api_token or operator_token.',
      resolve: ({ kind }) => (kind === 'operator' ? 'operator_token' : 'api_token'),
    }),
    teamId: t.field({
      type: 'UUID',
      nullable: true,
      description: 'The team the token is bound to; none for an operator.',
      resolve: (session) => teamOf(session),
    }),
    tokenType: t.expose('type', { type: TokenType, description: 'What the token may do.' }),
    scopes: t.stringList({
      description: 'The effective scopes.',
      resolve: ({ scopes }) => [...scopes],
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
