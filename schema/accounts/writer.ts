import { byCaller } from '../../src/compiler/context.js'
import { userEmail } from '../../src/domain/accounts/user.js'
import { type InvitedWriter, inviteWriter } from '../../src/domain/accounts/writer.js'
import { oneLine } from '../../src/domain/rules/text.js'
import { builder } from '../core/builder.js'
import { requiredInput } from '../core/fields.js'
import { completed } from '../core/records.js'
import { Language } from '../integration/email-kind.js'
import { IssuedTeamInvitation } from './invitation.js'
import { User } from './user.js'

const InvitedWriterType = builder.objectRef<InvitedWriter>('InvitedWriter').implement({
  description: 'Writer who has just been invited.',
  authScopes: { operator: true },
  fields: (t) => ({
    user: t.field({
      type: User,
      description: 'The writer. Articles can be assigned before the invitation is accepted.',
      resolve: ({ user }, _args, context, info) => completed(context, info, user),
    }),
    invitation: t.field({
      type: IssuedTeamInvitation,
      description: 'The invitation, with its link if this server sends no email.',
      resolve: ({ sent }) => sent,
    }),
  }),
})

const InviteWriterInput = builder.inputType('InviteWriterInput', {
  fields: (t) => ({
    email: t.string({
      required: true,
      description: 'Email address of the writer.',
      validate: userEmail,
    }),
    name: t.string({
      required: true,
      description: 'First and last name. Ignored if a user has the address.',
      validate: oneLine,
    }),
    language: t.field({
      type: Language,
      description: "Language of the email. Defaults to the user's language, else English.",
    }),
  }),
})

builder.mutationField('inviteWriter', (t) =>
  t.field({
    type: InvitedWriterType,
    description:
      'Invites a writer by email. Creates the user if the address is new, and gives it the role Writer. Operators only. Recorded in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(InviteWriterInput)) },
    resolve: (_root, { input }, context) => inviteWriter(...byCaller(context), input),
  }),
)
