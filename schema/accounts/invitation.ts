import { defaultRole } from '../../src/access/role.js'
import { byCaller, services } from '../../src/compiler/context.js'
import {
  invitationDays,
  invitationUrl,
  invitedMemberSql,
  inviteTeamMember,
  loadInvitedMembers,
  resendTeamInvitation,
  type SentInvitation,
  withdrawTeamInvitation,
} from '../../src/domain/accounts/invitation.js'
import { userEmail } from '../../src/domain/accounts/user.js'
import type { ColumnSql } from '../../src/query/export-field.js'
import { batchLoader } from '../core/batch-loader.js'
import { builder } from '../core/builder.js'
import { asSql } from '../core/exported.js'
import { createdAt, orNull, requiredInput, updatedAt } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { byAge, orderInput } from '../core/order.js'
import { completed } from '../core/records.js'
import { whereInput } from '../core/where.js'
import { Language } from '../integration/email-kind.js'
import { MemberRole } from './role.js'

const TeamInvitationStatus = builder.enumType('TeamInvitationStatus', {
  description: 'Status of an invitation.',
  values: {
    PENDING: { description: 'Can be accepted.' },
    ACCEPTED: { description: 'The invitee has joined the team.' },
    WITHDRAWN: { description: 'Withdrawn by the team or an operator.' },
    EXPIRED: { description: 'Expired. Can be sent again.' },
  } as const,
})

const defaultRoleSql = (column: ColumnSql) =>
  `(CASE ${column('team.kind')} ${Object.entries(defaultRole)
    .map(([kind, role]) => `WHEN '${kind}' THEN '${role}'`)
    .join(' ')} END)::member_role`

const invitedMemberOf = batchLoader((ids, _args, context) =>
  loadInvitedMembers(services(context).prisma, ids),
)

const TeamInvitation = builder.prismaObject('TeamInvitation', {
  description: 'Invitation to join a team, sent by email.',
  authScopes: { scope: ['tokens.manage'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the invitation.')),
    teamId: t.expose('teamId', { type: 'UUID', description: 'ID of the team.' }),
    team: t.relation('team', { description: 'Team that the invitee can join.' }),
    email: t.exposeString('email', { description: 'Email address of the invitee, in lower case.' }),
    teamMemberId: t.field({
      type: 'UUID',
      nullable: true,
      description:
        'ID of the membership of the invitee, for an open invitation that an operator sent. Null for other invitations, and if the address is not that of a current member.',
      extensions: asSql(invitedMemberSql),
      select: { id: true },
      resolve: ({ id }, ...place) => invitedMemberOf(id, ...place),
    }),
    language: t.expose(
      'language',
      orNull(Language, "Language of the email. Null: the user's language, else English."),
    ),
    role: t.field({
      type: MemberRole,
      description: 'Role that the invitee gets.',
      extensions: asSql((column) => `coalesce(${column('role')}, ${defaultRoleSql(column)})`),
      select: { role: true, team: { select: { kind: true } } },
      resolve: ({ role, team }) => role ?? defaultRole[team.kind],
    }),
    status: t.field({
      type: TeamInvitationStatus,
      description: 'Status of the invitation.',
      extensions: asSql(
        (column) =>
          `CASE WHEN ${column('acceptedAt')} IS NOT NULL THEN 'ACCEPTED' WHEN ${column('withdrawnAt')} IS NOT NULL THEN 'WITHDRAWN' WHEN ${column('expiresAt')} <= now() THEN 'EXPIRED' ELSE 'PENDING' END`,
      ),
      select: { acceptedAt: true, withdrawnAt: true, expiresAt: true },
      resolve: ({ acceptedAt, withdrawnAt, expiresAt }) => {
        if (acceptedAt) return 'ACCEPTED'
        if (withdrawnAt) return 'WITHDRAWN'
        // Records that were read as JSON have times as strings.
        return new Date(expiresAt) <= new Date() ? 'EXPIRED' : 'PENDING'
      },
    }),
    invitedById: t.expose('invitedById', orNull('UUID', 'ID of the user who sent the invitation.')),
    invitedBy: t.relation('invitedBy', {
      nullable: true,
      description: 'User who sent the invitation.',
    }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      description: 'Expiry time.',
    }),
    acceptedAt: t.expose('acceptedAt', orNull('DateTime', 'Time of acceptance.')),
    acceptedById: t.expose('acceptedById', orNull('UUID', 'ID of the user who accepted.')),
    acceptedBy: t.relation('acceptedBy', { nullable: true, description: 'User who accepted.' }),
    withdrawnAt: t.expose('withdrawnAt', orNull('DateTime', 'Time of withdrawal.')),
    createdAt: t.expose('createdAt', createdAt),
    updatedAt: t.expose('updatedAt', updatedAt),
  }),
})

export const IssuedTeamInvitation = builder
  .objectRef<SentInvitation>('IssuedTeamInvitation')
  .implement({
    description: 'Invitation that has just been sent.',
    authScopes: { scope: ['tokens.manage'] },
    fields: (t) => ({
      teamInvitation: t.field({
        type: TeamInvitation,
        description: 'The invitation.',
        resolve: ({ invitation }, _args, context, info) => completed(context, info, invitation),
      }),
      link: t.string({
        nullable: true,
        authScopes: { operator: true, secret: 'shownOnce' },
        description:
          'URL to accept the invitation. Null if this server sends email. Operators only; it cannot be retrieved again.',
        resolve: ({ linkId }, _args, context) =>
          services(context).prisma.market.sendsEmail
            ? null
            : invitationUrl(services(context).env, linkId),
      }),
    }),
  })

listField('teamInvitations', {
  node: TeamInvitation,
  description: "Pending and past invitations. A team token sees only its own team's.",
  scope: ['tokens.manage'],
  archive: false,
  where: whereInput('TeamInvitation', (t) => ({
    id: t.uuid('id', 'ID of the invitation.'),
    teamId: t.uuid('teamId', 'ID of the team.'),
    email: t.string('email', 'Email address of the invitee.'),
    invitedById: t.uuid('invitedById', 'ID of the user who sent the invitation.'),
    expiresAt: t.dateTime('expiresAt', 'Expiry time.'),
    acceptedAt: t.dateTime('acceptedAt', 'Time of acceptance.'),
    withdrawnAt: t.dateTime('withdrawnAt', 'Time of withdrawal.'),
    createdAt: t.dateTime('createdAt', 'Creation time.'),
  })),
  order: orderInput('TeamInvitation', byAge, { field: 'CREATED_AT', direction: 'desc' }),
})

const InviteTeamMemberInput = builder.inputType('InviteTeamMemberInput', {
  fields: (t) => ({
    teamId: t.field({
      type: 'UUID',
      description: "ID of the team. Required for operators; defaults to the token's team.",
    }),
    email: t.string({
      required: true,
      description: 'Email address of the invitee.',
      validate: userEmail,
    }),
    role: t.field({
      type: MemberRole,
      description:
        'Role in the team. Defaults to BUYER in a buyer team, else to EDITOR. OWNER is not allowed.',
    }),
    language: t.field({
      type: Language,
      description: "Language of the email. Defaults to the user's language, else English.",
    }),
  }),
})

const ResendTeamInvitationInput = builder.inputType('ResendTeamInvitationInput', {
  fields: (t) => ({ teamInvitationId: t.field(requiredInput('UUID', 'ID of the invitation.')) }),
})

const WithdrawTeamInvitationInput = builder.inputType('WithdrawTeamInvitationInput', {
  fields: (t) => ({ teamInvitationId: t.field(requiredInput('UUID', 'ID of the invitation.')) }),
})

const auditNote = 'Recorded in the audit log.'

builder.mutationFields((t) => ({
  inviteTeamMember: t.field({
    type: IssuedTeamInvitation,
    description: `Invites a person to a team by email. The link works once and expires after ${invitationDays} days. Accepting it creates a user if the address is new. The token must hold all scopes of the role. Maximum 100 per team and day. ${auditNote}`,
    authScopes: { scope: ['tokens.manage'] },
    args: { input: t.arg(requiredInput(InviteTeamMemberInput)) },
    resolve: (_root, { input }, context) => inviteTeamMember(...byCaller(context), input),
  }),
  resendTeamInvitation: t.field({
    type: IssuedTeamInvitation,
    description: `Sends an invitation again with a new link, valid for ${invitationDays} days. The previous link stops working. Fails within a minute of the previous email. ${auditNote}`,
    authScopes: { scope: ['tokens.manage'] },
    args: { input: t.arg(requiredInput(ResendTeamInvitationInput)) },
    resolve: (_root, { input }, context) =>
      resendTeamInvitation(...byCaller(context), input.teamInvitationId),
  }),
  withdrawTeamInvitation: t.field({
    type: TeamInvitation,
    description: `Withdraws an invitation. The link stops working. ${auditNote}`,
    authScopes: { scope: ['tokens.manage'] },
    args: { input: t.arg(requiredInput(WithdrawTeamInvitationInput)) },
    resolve: (_root, { input }, context) =>
      withdrawTeamInvitation(...byCaller(context), input.teamInvitationId),
  }),
}))
