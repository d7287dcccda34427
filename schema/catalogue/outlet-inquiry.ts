import { byCaller, bySession } from '../../src/compiler/context.js'
import {
  createInquiry,
  inquiryNotes,
  inquiryReply,
  phoneNumber,
  replyToInquiry,
} from '../../src/domain/catalogue/outlet-inquiry.js'
import { archive, restoreRecord } from '../../src/domain/rules/archive.js'
import { emailAddress, oneLine } from '../../src/domain/rules/text.js'
import { builder } from '../core/builder.js'
import { asSql } from '../core/exported.js'
import { orNull, requiredInput, updatedAt } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { orderInput } from '../core/order.js'
import { whereInput } from '../core/where.js'
import { Outlet } from './outlet.js'

const OutletInquiryStatus = builder.enumType('OutletInquiryStatus', {
  description: 'Status of an inquiry.',
  values: {
    AWAITING_REPLY: { description: 'Waits for a reply.' },
    REPLIED: { description: 'An operator has replied.' },
  } as const,
})

const OutletInquiry = builder.prismaObject('OutletInquiry', {
  description: 'Inquiry about an outlet, addressed to the operators.',
  authScopes: { scope: ['outlets.read', 'outlets.lists'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the inquiry.')),
    teamId: t.expose(
      'teamId',
      orNull('UUID', "ID of the inquiring team. Null for a visitor's inquiry."),
    ),
    team: t.relation('team', { nullable: true, description: 'Inquiring team.' }),
    outletId: t.expose('outletId', { type: 'UUID', description: 'ID of the outlet.' }),
    outlet: t.relation('outlet', {
      type: Outlet,
      description: 'Outlet that the inquiry concerns.',
    }),
    name: t.exposeString('name', { description: 'Name of the inquirer.' }),
    email: t.exposeString('email', { description: 'Email address for the reply.' }),
    phoneNumber: t.expose('phoneNumber', orNull('String', 'Phone number for the reply.')),
    notes: t.expose('notes', orNull('String', 'Text of the inquiry.')),
    status: t.field({
      type: OutletInquiryStatus,
      description: 'Status of the inquiry.',
      extensions: asSql(
        (column) =>
          `CASE WHEN ${column('repliedAt')} IS NULL THEN 'AWAITING_REPLY' ELSE 'REPLIED' END`,
      ),
      select: { repliedAt: true },
      resolve: ({ repliedAt }) => (repliedAt ? 'REPLIED' : 'AWAITING_REPLY'),
    }),
    reply: t.expose('reply', orNull('String', 'Reply of the operators.')),
    repliedAt: t.expose('repliedAt', orNull('DateTime', 'Time of the reply.')),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Creation time.' }),
    updatedAt: t.expose('updatedAt', updatedAt),
    deletedAt: t.expose('deletedAt', orNull('DateTime', 'Archival time. Null if not archived.')),
  }),
})

listField('outletInquiries', {
  node: OutletInquiry,
  description: "Inquiries about outlets. A team token sees only its own team's.",
  scope: ['outlets.lists', 'outlets.read'],
  where: whereInput('OutletInquiry', (t) => ({
    id: t.uuid('id', 'ID of the inquiry.'),
    teamId: t.uuid('teamId', 'ID of the inquiring team.'),
    outletId: t.uuid('outletId', 'ID of the outlet.'),
    outlet: t.one('outlet', 'Outlet that the inquiry concerns.'),
    name: t.string('name', 'Name of the inquirer.'),
    email: t.string('email', 'Email address for the reply.'),
    repliedAt: t.dateTime('repliedAt', 'Time of the reply. Null if the inquiry waits for one.'),
    createdAt: t.dateTime('createdAt', 'Creation time.'),
  })),
  order: orderInput(
    'OutletInquiry',
    { CREATED_AT: { column: 'createdAt', description: 'Creation time.' } },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})

const CreateOutletInquiryInput = builder.inputType('CreateOutletInquiryInput', {
  fields: (t) => ({
    outletId: t.field(requiredInput('UUID', 'ID of the outlet.')),
    name: t.string({
      required: true,
      description: 'Name of the inquirer, 1 to 255 characters.',
      validate: oneLine,
    }),
    email: t.string({
      required: true,
      description: 'Email address for the reply.',
      validate: emailAddress,
    }),
    phoneNumber: t.string({
      description: 'Phone number for the reply.',
      validate: phoneNumber.nullable(),
    }),
    notes: t.string({
      description: 'Text of the inquiry, up to 5,000 characters.',
      validate: inquiryNotes.nullable(),
    }),
  }),
})

const ReplyToOutletInquiryInput = builder.inputType('ReplyToOutletInquiryInput', {
  fields: (t) => ({
    outletInquiryId: t.field(requiredInput('UUID', 'ID of the inquiry.')),
    reply: t.string({
      required: true,
      description: 'Text of the reply, 1 to 5,000 characters.',
      validate: inquiryReply,
    }),
  }),
})

const ArchiveOutletInquiryInput = builder.inputType('ArchiveOutletInquiryInput', {
  fields: (t) => ({ outletInquiryId: t.field(requiredInput('UUID', 'ID of the inquiry.')) }),
})

const RestoreOutletInquiryInput = builder.inputType('RestoreOutletInquiryInput', {
  fields: (t) => ({ outletInquiryId: t.field(requiredInput('UUID', 'ID of the inquiry.')) }),
})

builder.mutationFields((t) => ({
  createOutletInquiry: t.field({
    type: OutletInquiry,
    description:
      "Sends an inquiry about an outlet to the operators. Operators use it to record a visitor's inquiry.",
    authScopes: { scope: ['orders.create'] },
    args: { input: t.arg(requiredInput(CreateOutletInquiryInput)) },
    resolve: (_root, { input }, context) => createInquiry(...bySession(context), input),
  }),
  replyToOutletInquiry: t.field({
    type: OutletInquiry,
    description:
      'Replies to an inquiry, once. The reply is sent to the email address of the inquiry, and its team can read it. Operators only. Recorded in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(ReplyToOutletInquiryInput)) },
    resolve: (_root, { input: { outletInquiryId: id, reply } }, context) =>
      replyToInquiry(...byCaller(context), { id, reply }),
  }),
  archiveOutletInquiry: t.field({
    type: OutletInquiry,
    description: 'Archives an inquiry. Lists omit it. Operators only. Recorded in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(ArchiveOutletInquiryInput)) },
    resolve: (_root, { input }, context) =>
      archive(...byCaller(context), 'outletInquiry', input.outletInquiryId),
  }),
  restoreOutletInquiry: t.field({
    type: OutletInquiry,
    description: 'Restores an archived inquiry. Operators only. Recorded in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(RestoreOutletInquiryInput)) },
    resolve: (_root, { input }, context) =>
      restoreRecord(...byCaller(context), 'outletInquiry', input.outletInquiryId),
  }),
}))
