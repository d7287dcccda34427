import { z } from 'zod'
import { EmailStatus as Statuses } from '../../prisma/generated/client/enums.js'
import { byCaller } from '../../src/compiler/context.js'
import {
  type EmailPreferences,
  ofKnownKind,
  resendEmail,
  updateEmailPreferences,
} from '../../src/domain/integration/email.js'
import { User } from '../accounts/user.js'
import { builder } from '../core/builder.js'
import { createdAt, orNull, requiredInput, updatedAt } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { orderInput } from '../core/order.js'
import { ownRecordOf } from '../core/records.js'
import { neverNull } from '../core/validation.js'
import { whereInput } from '../core/where.js'
import { EmailKind, Language } from './email-kind.js'

const EmailStatus = builder.enumType('EmailStatus', {
  description: 'Status of an email.',
  values: {
    [Statuses.PENDING]: { description: 'Waiting for the first or next attempt.' },
    [Statuses.SENT]: { description: 'Accepted by the SMTP server.' },
    [Statuses.FAILED]: {
      description: 'Failed: the SMTP server rejected the email or was unavailable for three days.',
    },
  },
})

/** Returns the options of a field that only operators can read. */
const hidden = (description: string) =>
  ({
    ...orNull('String', `${description}. Operators only.`),
    authScopes: { operator: true },
  }) as const

const Email = builder.prismaObject('Email', {
  description:
    'Email to one recipient. Kept for 90 days, unless `EMAIL_RETENTION_DAYS` sets another period.',
  authScopes: { scope: ['teams.read'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the email. The Message-ID header starts with it.')),
    teamId: t.expose(
      'teamId',
      orNull(
        'UUID',
        "ID of the recipient's team. Null for emails to operators, and for emails about a user only, such as sign-in links.",
      ),
    ),
    team: t.relation('team', { nullable: true, description: 'Team of the recipient.' }),
    userId: t.expose(
      'userId',
      orNull('UUID', 'ID of the recipient. Null if the address does not belong to a user.'),
    ),
    user: t.relation('user', { nullable: true, description: 'Recipient.' }),
    kind: t.expose('kind', { type: EmailKind, description: 'Kind of the email.' }),
    language: t.expose('language', { type: Language, description: 'Language of the email.' }),
    address: t.expose('address', hidden('Email address of the recipient')),
    subject: t.expose('subject', hidden('Subject of the email')),
    entity: t.exposeString('entity', {
      description:
        'Type of the related record: article, order, order_item, outlet_inquiry, payment_refund, swap, team_invitation, user or webhook_endpoint. Its ID is `entityId`.',
    }),
    entityId: t.expose('entityId', { type: 'UUID', description: 'ID of the related record.' }),
    resendOfId: t.expose(
      'resendOfId',
      orNull('UUID', 'ID of the original email that this one resends.'),
    ),
    resendOf: t.relation('resendOf', {
      nullable: true,
      description: 'Original email that this one resends.',
    }),
    status: t.expose('status', { type: EmailStatus, description: 'Status of the email.' }),
    attemptCount: t.exposeInt('attemptCount', { description: 'Number of attempts.' }),
    nextAttemptAt: t.expose(
      'nextAttemptAt',
      orNull('DateTime', 'Time of the next attempt. Null once the email is sent or has failed.'),
    ),
    lastError: t.expose('lastError', hidden('Response of the SMTP server to the last attempt')),
    completedAt: t.expose(
      'completedAt',
      orNull('DateTime', 'Time at which the email was sent or failed.'),
    ),
    createdAt: t.expose('createdAt', createdAt),
    updatedAt: t.expose('updatedAt', updatedAt),
  }),
})

listField('emails', {
  node: Email,
  description: "Emails of the last 90 days. A team token sees only its own team's.",
  scope: ['teams.read'],
  archive: false,
  visible: () => ofKnownKind,
  // Exports keep their name from before emails were renamed.
  exportName: 'mails',
  where: whereInput('Email', (t) => ({
    id: t.uuid('id', 'ID of the email.'),
    teamId: t.uuid('teamId', "ID of the recipient's team."),
    isTest: t.isTest(),
    userId: t.uuid('userId', 'ID of the recipient.'),
    kind: t.enum('kind', EmailKind, 'Kind of the email.'),
    address: t.string('address', 'Email address of the recipient.'),
    search: t.search(
      'Searches for words in the names of the recipient and the team, and for operators in the address and subject, ignoring case.',
      'user.firstName',
      'user.lastName',
      'team.name',
      'address',
      'subject',
    ),
    entity: t.string('entity', 'Type of the related record.'),
    entityId: t.uuid('entityId', 'ID of the related record.'),
    resendOfId: t.uuid('resendOfId', 'ID of the original email that this one resends.'),
    status: t.enum('status', EmailStatus, 'Status of the email.'),
    attemptCount: t.int('attemptCount', 'Number of attempts.'),
    createdAt: t.dateTime('createdAt', 'Creation time.'),
  })),
  order: orderInput(
    'Email',
    { CREATED_AT: { column: 'createdAt', description: 'Creation time.' } },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})

builder.queryField('email', (t) =>
  t.field({
    type: Email,
    nullable: true,
    description: "Fetches an email by ID. A team token sees only its own team's.",
    authScopes: { scope: ['teams.read'] },
    args: { id: t.arg(requiredInput('UUID', 'ID of the email.')) },
    resolve: (_root, { id }, context, info) =>
      ownRecordOf(context, info, 'Email', { AND: [{ id }, ofKnownKind] }),
  }),
)

const ResendEmailInput = builder.inputType('ResendEmailInput', {
  fields: (t) => ({ emailId: t.field(requiredInput('UUID', 'ID of the email.')) }),
})

const UpdateEmailPreferencesInput = builder.inputType('UpdateEmailPreferencesInput', {
  fields: (t) => ({
    userId: t.field({
      type: 'UUID',
      description: "ID of the user. Operators can give any user. Defaults to the token's user.",
    }),
    unsubscribedKinds: t.field({
      type: [EmailKind],
      description:
        'Kinds of email to unsubscribe from. Replaces the existing list; send [] to subscribe to all.',
      validate: z.array(z.string()).max(50, 'must have at most 50 entries'),
    }),
    language: t.field({
      type: Language,
      description: 'Language of emails. Null for English.',
    }),
  }),
  validate: neverNull('unsubscribedKinds'),
})

builder.mutationFields((t) => ({
  resendEmail: t.field({
    type: Email,
    description:
      'Resends an email as a new one with the same content. A pending email is sent immediately instead. Operators only. Recorded in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(ResendEmailInput)) },
    resolve: (_root, { input }, context) => resendEmail(...byCaller(context), input.emailId),
  }),
  updateEmailPreferences: t.field({
    type: User,
    description:
      'Updates the email preferences and language of a user. A team token can update only its own user; an operator can update any. Recorded in the audit log.',
    authScopes: { scope: ['teams.update'] },
    args: { input: t.arg(requiredInput(UpdateEmailPreferencesInput)) },
    resolve: (_root, { input: { userId, ...preferences } }, context) => {
      const [prisma, caller] = byCaller(context)
      return updateEmailPreferences(
        prisma,
        caller,
        userId ?? caller.userId,
        preferences as EmailPreferences,
      )
    },
  }),
}))
