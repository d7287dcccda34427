import { byCaller, bySession } from '../../src/compiler/context.js'
import {
  createInquiry,
  inquiryNotes,
  phoneNumber,
} from '../../src/domain/catalogue/outlet-inquiry.js'
import { archive, restore } from '../../src/domain/rules/archive.js'
import { emailAddress, oneLine } from '../../src/domain/rules/text.js'
import { builder } from '../core/builder.js'
import { orNull, required, updatedAt } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { orderInput } from '../core/order.js'
import { whereInput } from '../core/where.js'
import { Outlet } from './outlet.js'

const OutletInquiry = builder.prismaObject('OutletInquiry', {
  description: 'A question about an outlet, for the operators.',
  authScopes: { scope: ['outlets.read', 'outlets.lists'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('Id of the inquiry.')),
    teamId: t.expose(
      'teamId',
      orNull('UUID', "Id of the team that asks; null for a visitor's question."),
    ),
    team: t.relation('team', { nullable: true, description: 'The team that asks.' }),
    outletId: t.expose('outletId', { type: 'UUID', description: 'Id of the outlet.' }),
    outlet: t.relation('outlet', { type: Outlet, description: 'The outlet.' }),
    name: t.exposeString('name', { description: 'Who asks.' }),
    email: t.exposeString('email', { description: 'E-mail address to answer to.' }),
    phoneNumber: t.expose('phoneNumber', orNull('String', 'Telephone number to answer to.')),
    notes: t.expose('notes', orNull('String', 'What is asked.')),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was asked.' }),
    updatedAt: t.expose('updatedAt', updatedAt),
    deletedAt: t.expose('deletedAt', orNull('DateTime', 'When it was archived.')),
  }),
})

listField('outletInquiries', {
  node: OutletInquiry,
  description: "Questions about outlets; a team token sees its own team's.",
  scope: ['outlets.lists', 'outlets.read'],
  where: whereInput('OutletInquiry', (t) => ({
    id: t.uuid('id', 'Id of the inquiry.'),
    teamId: t.uuid('teamId', 'Id of the team that asks.'),
    outletId: t.uuid('outletId', 'Id of the outlet.'),
    outlet: t.one('outlet', 'Conditions on the outlet.'),
    name: t.string('name', 'Who asks.'),
    email: t.string('email', 'E-mail address to answer to.'),
    createdAt: t.dateTime('createdAt', 'When it was asked.'),
  })),
  order: orderInput(
    'OutletInquiry',
    { CREATED_AT: { column: 'createdAt', description: 'By when it was asked.' } },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})

const CreateOutletInquiryInput = builder.inputType('CreateOutletInquiryInput', {
  description: 'A question about an outlet.',
  fields: (t) => ({
    outletId: t.field(required('UUID', 'Id of the outlet.')),
    name: t.string({
      required: true,
      description: 'Who asks, 1 to 255 characters.',
      validate: oneLine,
    }),
    email: t.string({
      required: true,
      description: 'E-mail address to answer to.',
      validate: emailAddress,
    }),
    phoneNumber: t.string({
      description: 'Telephone number to answer to.',
      validate: phoneNumber.nullable(),
    }),
    notes: t.string({
      description: 'What is asked, up to 5,000 characters.',
      validate: inquiryNotes.nullable(),
    }),
  }),
})

const ArchiveOutletInquiryInput = builder.inputType('ArchiveOutletInquiryInput', {
  description: 'An inquiry that is done with.',
  fields: (t) => ({ outletInquiryId: t.field(required('UUID', 'Id of the inquiry.')) }),
})

const RestoreOutletInquiryInput = builder.inputType('RestoreOutletInquiryInput', {
  description: 'An inquiry that is not done with after all.',
  fields: (t) => ({ outletInquiryId: t.field(required('UUID', 'Id of the inquiry.')) }),
})

builder.mutationFields((t) => ({
  createOutletInquiry: t.field({
    type: OutletInquiry,
    description: "Asks the operators about an outlet; an operator notes a visitor's question.",
    authScopes: { scope: ['orders.create'] },
    args: { input: t.arg(required(CreateOutletInquiryInput)) },
    resolve: (_root, { input }, context) => createInquiry(...bySession(context), input),
  }),
  archiveOutletInquiry: t.field({
    type: OutletInquiry,
    description:
      'Takes an inquiry that is done with out of the lists. Operators only; kept in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(required(ArchiveOutletInquiryInput)) },
    resolve: (_root, { input }, context) =>
      archive(...byCaller(context), 'outletInquiry', input.outletInquiryId),
  }),
  restoreOutletInquiry: t.field({
    type: OutletInquiry,
    description: 'Brings an inquiry back that was archived. Operators only; kept in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(required(RestoreOutletInquiryInput)) },
    resolve: (_root, { input }, context) =>
      restore(...byCaller(context), 'outletInquiry', input.outletInquiryId),
  }),
}))
