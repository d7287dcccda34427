import * as enums from '../../prisma/generated/client/enums.js'
import { isAllowed, requireAccess } from '../../src/access/access.js'
import { type Scope, scopes } from '../../src/access/scope.js'
import { isTestSession, type Session, teamOf } from '../../src/access/session.js'
import { services } from '../../src/compiler/context.js'
import { loadUnsubscribedKinds } from '../../src/domain/integration/email.js'
import { builder } from '../core/builder.js'
import { recordOf } from '../core/records.js'
import { pointed, textEnum } from '../core/text-enum.js'
import { EmailKind } from '../integration/email-kind.js'
import { MemberRole, OperatorRole } from './role.js'
import { Team, TeamKind } from './team.js'
import { User } from './user.js'

export const TokenType = builder.enumType('TokenType', {
  description: 'Access level of a token.',
  values: {
    FULL_ACCESS: {
      value: enums.TokenType.full_access,
      description: "All scopes of the user's role.",
    },
    CUSTOM: { value: enums.TokenType.custom, description: 'Exactly the scopes of the token.' },
    READ_ONLY: {
      value: enums.TokenType.read_only,
      description: 'Read scopes only.',
    },
  },
})

/** Access that a scope grants, described for the API. */
const scopeDescriptions: Record<Scope, string> = {
  'outlets.lists': 'List outlets and product listings.',
  'outlets.read': 'Read outlets, their locations and product listings.',
  'products.read': 'Read products and list product listings.',
  'orders.lists': 'List and export orders, order items, payments, invoices and the credit ledger.',
  'orders.read': 'Read orders with their payments, invoices and swaps.',
  'orders.create': 'Place and cancel orders, accept or reject swaps and send outlet inquiries.',
  'orders.approve': 'Approve and reject orders of other users.',
  'teams.read': 'Read the team, its members, agreements and emails.',
  'teams.update': 'Update the team and accept agreements.',
  'profiles.create': 'Create profiles.',
  'profiles.update': 'Update profiles, their outlet lists and opportunities.',
  'profiles.lists': 'List profiles, their outlet lists and opportunities.',
  'campaigns.lists': 'List campaigns.',
  'campaigns.read': 'Read campaigns with their questionnaires and articles.',
  'campaigns.create': 'Create campaigns.',
  'campaigns.update': 'Update campaigns and their questionnaires, and assign order items to them.',
  'articles.lists': 'List and export articles, comments and compliance checks.',
  'articles.read': 'Read articles, comments and compliance checks.',
  'articles.create': 'Create comments on articles.',
  'articles.update': 'Update, approve and request changes to articles, and edit comments.',
  'articles.delete': 'Archive and restore comments.',
  'files.lists': 'List files in the media library.',
  'files.read': 'Read and download files.',
  'files.create': 'Upload files.',
  'files.update': 'Rename and move files.',
  'files.delete': 'Delete and restore files.',
  'folders.lists': 'List folders in the media library.',
  'folders.create': 'Create folders.',
  'folders.update': 'Rename folders.',
  'folders.delete': 'Delete and restore folders.',
  'tags.lists': 'List tags.',
  'outlet_disclaimers.lists': 'List disclaimers.',
  'webhooks.lists': 'List webhook endpoints.',
  'webhooks.read': 'Read webhook endpoints and their deliveries.',
  'webhooks.create': 'Create webhook endpoints.',
  'webhooks.update': 'Update and test webhook endpoints, rotate secrets and replay events.',
  'webhooks.delete': 'Delete webhook endpoints.',
  'tokens.manage': 'Manage the tokens, members and invitations of the team.',
  'publishing.read': 'Read the outlets, products, placements and payouts of a publisher team.',
  'publishing.update':
    'Offer outlets and products, and accept, decline and deliver placements of a publisher team.',
  'writing.read': 'Read the articles that the user writes.',
  'writing.update':
    'Submit drafts, request information and comment on the articles that the user writes.',
  'audit.read': 'Read the audit log of the team.',
}

export const ScopeEnum = textEnum(
  'Scope',
  'Permission of a token. In REST and on the command line, scopes are written in lower case, such as `orders.read`.',
  pointed(scopes, (scope) => scopeDescriptions[scope]),
)

const SessionSource = textEnum('SessionSource', 'Authentication method of a caller.', {
  API_TOKEN: { value: 'api_token', description: 'Token of a team.' },
  OAUTH_GRANT: { value: 'oauth_grant', description: 'Access token of an OAuth client.' },
  OPERATOR_TOKEN: { value: 'operator_token', description: 'Token of an operator.' },
})

const SessionType = builder.objectRef<Session>('Session').implement({
  description: 'Caller of the API.',
  authScopes: { scope: [] },
  fields: (t) => ({
    source: t.field({
      type: SessionSource,
      description: 'Authentication method.',
      resolve: (session) =>
        session.kind === 'operator'
          ? 'operator_token'
          : session.grant
            ? 'oauth_grant'
            : 'api_token',
    }),
    tokenId: t.expose('tokenId', {
      type: 'UUID',
      description: 'ID of the token, or of the OAuth grant.',
    }),
    teamId: t.field({
      type: 'UUID',
      nullable: true,
      description: "ID of the token's team. Null for an operator.",
      resolve: (session) => teamOf(session),
    }),
    teamKind: t.field({
      type: TeamKind,
      nullable: true,
      description: "Kind of the token's team. Null for an operator.",
      resolve: (session) => (session.kind === 'team' ? session.teamKind : null),
    }),
    team: t.field({
      type: Team,
      nullable: true,
      authScopes: { scope: ['teams.read'] },
      description: 'Team of the token. Null for an operator.',
      resolve: (session, _args, context, info) => {
        const id = teamOf(session)
        return id ? recordOf(context, info, 'Team', { id }) : null
      },
    }),
    role: t.field({
      type: MemberRole,
      nullable: true,
      description: 'Role of the user in the team. Null for an operator.',
      resolve: (session) => (session.kind === 'team' ? session.role : null),
    }),
    operatorRole: t.field({
      type: OperatorRole,
      nullable: true,
      description: 'Role of the operator token. Null for a team.',
      resolve: (session) => (session.kind === 'operator' ? session.role : null),
    }),
    mutations: t.stringList({
      description: 'Names of the mutations that the scopes and the role allow.',
      resolve: (session, _args, _context, { schema }) =>
        Object.values(schema.getMutationType()!.getFields())
          .filter(({ extensions: { requirement } }) =>
            isAllowed(() => requireAccess(session, requirement!, true)),
          )
          .map(({ name }) => name),
    }),
    isTest: t.boolean({
      description: 'Whether the team of the token is a test team. False for an operator.',
      resolve: (session) => isTestSession(session),
    }),
  }),
})

/** User, scopes and settings of the server. */
builder.objectFields(SessionType, (t) => ({
  userId: t.expose('userId', {
    type: 'UUID',
    description: 'ID of the user that the token acts as.',
  }),
  user: t.field({
    type: User,
    nullable: true,
    authScopes: { scope: ['teams.read'] },
    description: 'User that the token acts as.',
    resolve: ({ userId }, _args, context, info) => recordOf(context, info, 'User', { id: userId }),
  }),
  userName: t.string({
    description:
      'First and last name of the user that the token acts as. Empty if the user has no name.',
    resolve: async ({ userId: id }, _args, context) => {
      const select = { firstName: true, lastName: true }
      const { firstName, lastName } = await services(context).prisma.user.findUniqueOrThrow({
        where: { id },
        select,
      })
      return `${firstName} ${lastName}`.trim()
    },
  }),
  unsubscribedKinds: t.field({
    type: [EmailKind],
    description: 'Kinds of email that the user has unsubscribed from.',
    resolve: async ({ userId: id }, _args, context) => {
      const [kinds] = await loadUnsubscribedKinds(services(context).prisma, [id])
      return kinds!
    },
  }),
  tokenType: t.expose('type', { type: TokenType, description: 'Access level of the token.' }),
  scopes: t.field({
    type: [ScopeEnum],
    description: 'Effective scopes.',
    resolve: ({ scopes }) => [...scopes],
  }),
  sendsEmail: t.boolean({
    description:
      'Whether this server sends email. If not, operators deliver invitation links themselves.',
    resolve: (_session, _args, context) => services(context).env.email !== undefined,
  }),
  singleSignOn: t.boolean({
    description: 'Whether users can sign in to this server by single sign-on.',
    resolve: (_session, _args, context) => services(context).env.oidc !== undefined,
  }),
  proPricingEnabled: t.exposeBoolean('proPricing', {
    description: 'Whether prices of all tiers are shown.',
  }),
}))

builder.queryField('session', (t) =>
  t.field({
    type: SessionType,
    description: 'Returns the session of the token.',
    authScopes: { scope: [] },
    resolve: (_root, _args, { session }) => session!,
  }),
)
