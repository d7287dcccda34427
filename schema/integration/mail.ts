import { z } from 'zod'
import { MailStatus as Statuses } from '../../prisma/generated/client/enums.js'
import { byCaller } from '../../src/compiler/context.js'
import {
  type MailPreferences,
  resendMail,
  setMailPreferences,
} from '../../src/domain/integration/mail.js'
import { User } from '../accounts/user.js'
import { builder } from '../core/builder.js'
import { createdAt, orNull, required, updatedAt } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { orderInput } from '../core/order.js'
import { ownRecordOf } from '../core/records.js'
import { neverNull } from '../core/validation.js'
import { whereInput } from '../core/where.js'
import { Language, MailKind } from './mail-kind.js'

const MailStatus = builder.enumType('MailStatus', {
  description: 'How far a mail is.',
  values: {
    [Statuses.PENDING]: { description: 'It is still to be sent, for the first time or again.' },
    [Statuses.SENT]: { description: 'The mail server has taken it.' },
    [Statuses.FAILED]: {
      description: 'It was given up: the mail server refused it, or took no mail for three days.',
    },
  },
})

/** Options of a field that only operators see. */
const hidden = (description: string) =>
  ({
    ...orNull('String', `${description}; operators only.`),
    authScopes: { operator: true },
  }) as const

const Mail = builder.prismaObject('Mail', {
  description: 'A mail to one address; kept for 90 days.',
  authScopes: { scope: ['teams.read'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('Id of the mail, which its Message-ID begins with.')),
    teamId: t.expose('teamId', orNull('UUID', 'The team it goes to; null when to operators.')),
    team: t.relation('team', { nullable: true, description: 'The team it goes to.' }),
    userId: t.expose(
      'userId',
      orNull('UUID', "Whom it goes to; null when the address is no user's."),
    ),
    user: t.relation('user', { nullable: true, description: 'Whom it goes to.' }),
    kind: t.expose('kind', { type: MailKind, description: 'What it tells of.' }),
    language: t.expose('language', { type: Language, description: 'In which language.' }),
    address: t.expose('address', hidden('Where it goes')),
    subject: t.expose('subject', hidden('Its subject')),
    entity: t.exposeString('entity', {
      description:
        'What it is about: article, order, swap, outlet_inquiry, webhook_endpoint or team_invitation, with `entityId`.',
    }),
    entityId: t.expose('entityId', { type: 'UUID', description: 'Id of what it is about.' }),
    resendOfId: t.expose('resendOfId', orNull('UUID', 'The mail that it repeats by request.')),
    resendOf: t.relation('resendOf', {
      nullable: true,
      description: 'The mail that it repeats by request.',
    }),
    status: t.expose('status', { type: MailStatus, description: 'How far it is.' }),
    attemptCount: t.exposeInt('attemptCount', { description: 'Attempts so far.' }),
    nextAttemptAt: t.expose(
      'nextAttemptAt',
      orNull('DateTime', 'When it is due, or due again; absent when it is over.'),
    ),
    lastError: t.expose('lastError', hidden('What the mail server answered to the last attempt')),
    completedAt: t.expose('completedAt', orNull('DateTime', 'When it was sent or given up.')),
    createdAt: t.expose('createdAt', createdAt),
    updatedAt: t.expose('updatedAt', updatedAt),
  }),
})

listField('mails', {
  node: Mail,
  description: "The mails of the last 90 days; a team token sees its own team's.",
  scope: ['teams.read'],
  archive: false,
  where: whereInput('Mail', (t) => ({
    id: t.uuid('id', 'Id of the mail.'),
    teamId: t.uuid('teamId', 'The team it goes to.'),
    userId: t.uuid('userId', 'Whom it goes to.'),
    kind: t.enum('kind', MailKind, 'What it tells of.'),
    address: t.string('address', 'Where it goes.'),
    search: t.search(
      'Words of the name of the user or the team it goes to, and for operators of its address and subject, without case.',
      'user.firstName',
      'user.lastName',
      'team.name',
      'address',
      'subject',
    ),
    entity: t.string('entity', 'What it is about.'),
    entityId: t.uuid('entityId', 'Id of what it is about.'),
    resendOfId: t.uuid('resendOfId', 'The mail that it repeats.'),
    status: t.enum('status', MailStatus, 'How far it is.'),
    attemptCount: t.int('attemptCount', 'Attempts so far.'),
    createdAt: t.dateTime('createdAt', 'When it was written.'),
  })),
  order: orderInput(
    'Mail',
    { CREATED_AT: { column: 'createdAt', description: 'By when it was written.' } },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})

builder.queryField('mail', (t) =>
  t.field({
    type: Mail,
    nullable: true,
    description: "One mail; a team token sees its own team's.",
    authScopes: { scope: ['teams.read'] },
    args: { id: t.arg(required('UUID', 'Id of the mail.')) },
    resolve: (_root, { id }, context, info) => ownRecordOf(context, info, 'Mail', { id }),
  }),
)

const ResendMailInput = builder.inputType('ResendMailInput', {
  description: 'A mail to send once more.',
  fields: (t) => ({ mailId: t.field(required('UUID', 'Id of the mail.')) }),
})

const UpdateMailPreferencesInput = builder.inputType('UpdateMailPreferencesInput', {
  description: 'What a user gets by mail; what is absent stays.',
  fields: (t) => ({
    userId: t.field({
      type: 'UUID',
      description: "Id of the user; the token's own when absent. Operators name anybody.",
    }),
    unwanted: t.field({
      type: [MailKind],
      description:
        'What the user does not want to be told, in place of what it was; [] for nothing.',
      validate: z.array(z.string()).max(50, 'must have at most 50 entries'),
    }),
    language: t.field({
      type: Language,
      description: 'In which language mail is written; null: in English.',
    }),
  }),
  validate: neverNull('unwanted'),
})

builder.mutationFields((t) => ({
  resendMail: t.field({
    type: Mail,
    description:
      'Sends a mail once more, as a new one with the same content; one that is still pending is tried at once. Operators only; kept in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(required(ResendMailInput)) },
    resolve: (_root, { input }, context) => resendMail(...byCaller(context), input.mailId),
  }),
  updateMailPreferences: t.field({
    type: User,
    description:
      'Changes what a user gets by mail, and in which language: a team token its own user, an operator anybody. Kept in the audit log.',
    authScopes: { scope: ['teams.update'] },
    args: { input: t.arg(required(UpdateMailPreferencesInput)) },
    resolve: (_root, { input: { userId, ...preferences } }, context) => {
      const [prisma, caller] = byCaller(context)
      return setMailPreferences(
        prisma,
        caller,
        userId ?? caller.userId,
        preferences as MailPreferences,
      )
    },
  }),
}))
