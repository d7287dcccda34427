import { byCaller } from '../../src/compiler/context.js'
import { userEmail } from '../../src/domain/accounts/user.js'
import {
  type InvitedPublisher,
  invitePublisher,
} from '../../src/domain/publishing/publisher-invitation.js'
import { oneLine } from '../../src/domain/rules/text.js'
import { IssuedTeamInvitation } from '../accounts/invitation.js'
import { Team } from '../accounts/team.js'
import { builder } from '../core/builder.js'
import { requiredInput } from '../core/fields.js'
import { completed } from '../core/records.js'
import { Language } from '../integration/email-kind.js'

const InvitedPublisherType = builder.objectRef<InvitedPublisher>('InvitedPublisher').implement({
  description: 'Publisher who has just been invited.',
  authScopes: { operator: true },
  fields: (t) => ({
    team: t.field({
      type: Team,
      description: 'Publisher team.',
      resolve: ({ team }, _args, context, info) => completed(context, info, team),
    }),
    invitation: t.field({
      type: IssuedTeamInvitation,
      description: 'Invitation of the account owner, with its link if this server sends no email.',
      resolve: ({ sent }) => sent,
    }),
  }),
})

const InvitePublisherInput = builder.inputType('InvitePublisherInput', {
  fields: (t) => ({
    name: t.string({
      required: true,
      description: 'Name of the publisher team, 1 to 255 characters on one line.',
      validate: oneLine,
    }),
    email: t.string({
      required: true,
      description: 'Email address of the account owner. A user is created if none has the address.',
      validate: userEmail,
    }),
    ownerName: t.string({
      description:
        'First and last name of the account owner. Defaults to the address. Ignored if a user has the address.',
      validate: oneLine.nullable(),
    }),
    language: t.field({
      type: Language,
      description: "Language of the email. Defaults to the user's language, else English.",
    }),
  }),
})

builder.mutationField('invitePublisher', (t) =>
  t.field({
    type: InvitedPublisherType,
    description:
      'Creates a publisher team, and invites its account owner by email. Operators only. Recorded in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(InvitePublisherInput)) },
    resolve: (_root, { input }, context) => invitePublisher(...byCaller(context), input),
  }),
)
