import { byCaller, services } from '../../src/compiler/context.js'
import {
  invitationDays,
  invitationUrl,
  inviteTeamMember,
  resendTeamInvitation,
  type SentInvitation,
  withdrawTeamInvitation,
} from '../../src/domain/accounts/invitation.js'
import { userEmail } from '../../src/domain/accounts/user.js'
import { builder } from '../core/builder.js'
import { asSql } from '../core/exported.js'
import { createdAt, orNull, required, updatedAt } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { byAge, orderInput } from '../core/order.js'
import { completed } from '../core/records.js'
import { whereInput } from '../core/where.js'
import { Language } from '../integration/mail-kind.js'

const TeamInvitationStatus = builder.enumType('TeamInvitationStatus', {
  description: 'How far an invitation is.',
  values: {
    PENDING: { description: 'It can be accepted.' },
    ACCEPTED: { description: 'Who was invited belongs to the team.' },
    WITHDRAWN: { description: 'It was taken back.' },
    EXPIRED: { description: 'Its time is over; it can be sent again.' },
  } as const,
})

const TeamInvitation = builder.prismaObject('TeamInvitation', {
  description: 'Somebody is asked by mail to belong to a team.',
  authScopes: { scope: ['tokens.manage'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('Id of the invitation.')),
    teamId: t.expose('teamId', { type: 'UUID', description: 'To which team.' }),
    team: t.relation('team', { description: 'To which team.' }),
    email: t.exposeString('email', { description: 'The address that is invited, in lower case.' }),
    language: t.expose(
      'language',
      orNull(Language, 'In which language the mail is; absent: in that of the user, else English.'),
    ),
    status: t.field({
      type: TeamInvitationStatus,
      description: 'How far it is.',
      extensions: asSql(
        (column) =>
          `CASE WHEN ${column('acceptedAt')} IS NOT NULL THEN 'ACCEPTED' WHEN ${column('withdrawnAt')} IS NOT NULL THEN 'WITHDRAWN' WHEN ${column('expiresAt')} <= now() THEN 'EXPIRED' ELSE 'PENDING' END`,
      ),
      select: { acceptedAt: true, withdrawnAt: true, expiresAt: true },
      resolve: ({ acceptedAt, withdrawnAt, expiresAt }) => {
        if (acceptedAt) return 'ACCEPTED'
        if (withdrawnAt) return 'WITHDRAWN'
        // Of a record that was read as JSON, a time is a text.
        return new Date(expiresAt) <= new Date() ? 'EXPIRED' : 'PENDING'
      },
    }),
    invitedById: t.expose('invitedById', orNull('UUID', 'Who invites.')),
    invitedBy: t.relation('invitedBy', { nullable: true, description: 'Who invites.' }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      description: 'Until when it can be accepted.',
    }),
    acceptedAt: t.expose('acceptedAt', orNull('DateTime', 'When it was accepted.')),
    acceptedById: t.expose('acceptedById', orNull('UUID', 'Who accepted it.')),
    acceptedBy: t.relation('acceptedBy', { nullable: true, description: 'Who accepted it.' }),
    withdrawnAt: t.expose('withdrawnAt', orNull('DateTime', 'When it was taken back.')),
    createdAt: t.expose('createdAt', createdAt),
    updatedAt: t.expose('updatedAt', updatedAt),
  }),
})

const IssuedTeamInvitation = builder.objectRef<SentInvitation>('IssuedTeamInvitation').implement({
  description: 'An invitation that was just sent.',
  authScopes: { scope: ['tokens.manage'] },
  fields: (t) => ({
    teamInvitation: t.field({
      type: TeamInvitation,
      description: 'It.',
      resolve: ({ invitation }, _args, context, info) => completed(context, info, invitation),
    }),
    link: t.string({
      nullable: true,
      authScopes: { operator: true, secret: 'shownOnce' },
      description:
        'The address at which it is accepted, to be handed on where this server sends no mail; null where it does. Operators only; shown this once.',
      resolve: ({ linkId }, _args, context) =>
        services(context).prisma.market.sendsMail
          ? null
          : invitationUrl(services(context).env, linkId),
    }),
  }),
})

listField('teamInvitations', {
  node: TeamInvitation,
  description: "Who is and was invited to teams; a team token sees its own team's.",
  scope: ['tokens.manage'],
  archive: false,
  where: whereInput('TeamInvitation', (t) => ({
    id: t.uuid('id', 'Id of the invitation.'),
    teamId: t.uuid('teamId', 'To which team.'),
    email: t.string('email', 'The address that is invited.'),
    invitedById: t.uuid('invitedById', 'Who invites.'),
    expiresAt: t.dateTime('expiresAt', 'Until when it can be accepted.'),
    acceptedAt: t.dateTime('acceptedAt', 'When it was accepted.'),
    withdrawnAt: t.dateTime('withdrawnAt', 'When it was taken back.'),
    createdAt: t.dateTime('createdAt', 'When it was made.'),
  })),
  order: orderInput('TeamInvitation', byAge, { field: 'CREATED_AT', direction: 'desc' }),
})

const InviteTeamMemberInput = builder.inputType('InviteTeamMemberInput', {
  description: 'Somebody who is to belong to a team.',
  fields: (t) => ({
    teamId: t.field({
      type: 'UUID',
      description: "To which team; a team token's own when absent, required for operators.",
    }),
    email: t.string({
      required: true,
      description: 'The address to invite.',
      validate: userEmail,
    }),
    language: t.field({
      type: Language,
      description: 'In which language the mail is; absent: in that of the user, else English.',
    }),
  }),
})

const ResendTeamInvitationInput = builder.inputType('ResendTeamInvitationInput', {
  description: 'An invitation to send again.',
  fields: (t) => ({ teamInvitationId: t.field(required('UUID', 'Id of the invitation.')) }),
})

const WithdrawTeamInvitationInput = builder.inputType('WithdrawTeamInvitationInput', {
  description: 'An invitation to take back.',
  fields: (t) => ({ teamInvitationId: t.field(required('UUID', 'Id of the invitation.')) }),
})

const kept = 'Kept in the audit log.'

builder.mutationFields((t) => ({
  inviteTeamMember: t.field({
    type: IssuedTeamInvitation,
    description: `Invites somebody to a team by a mail with a link that works once, within ${invitationDays} days: who accepts becomes a member, and a user where there is none of the address. A token invites that holds all that members may do. At most 100 a day for each team. ${kept}`,
    authScopes: { scope: ['tokens.manage'] },
    args: { input: t.arg(required(InviteTeamMemberInput)) },
    resolve: (_root, { input }, context) => inviteTeamMember(...byCaller(context), input),
  }),
  resendTeamInvitation: t.field({
    type: IssuedTeamInvitation,
    description: `Sends an invitation again, with a new link and ${invitationDays} days more; the earlier link works no more. After a minute at the earliest. ${kept}`,
    authScopes: { scope: ['tokens.manage'] },
    args: { input: t.arg(required(ResendTeamInvitationInput)) },
    resolve: (_root, { input }, context) =>
      resendTeamInvitation(...byCaller(context), input.teamInvitationId),
  }),
  withdrawTeamInvitation: t.field({
    type: TeamInvitation,
    description: `Takes an invitation back: its link works no more. ${kept}`,
    authScopes: { scope: ['tokens.manage'] },
    args: { input: t.arg(required(WithdrawTeamInvitationInput)) },
    resolve: (_root, { input }, context) =>
      withdrawTeamInvitation(...byCaller(context), input.teamInvitationId),
  }),
}))
