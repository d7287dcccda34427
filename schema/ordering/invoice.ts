import * as enums from '../../prisma/generated/client/enums.js'
import { byCaller, services } from '../../src/compiler/context.js'
import { mostLines, mostUnits } from '../../src/domain/ordering/cart.js'
import { reissueInvoice, updateInvoice } from '../../src/domain/ordering/invoice.js'
import { emailAddress, oneLine, webAddress } from '../../src/domain/rules/text.js'
import { invoicePdfUrl } from '../../src/pdf/invoice/mount.js'
import { bounded } from '../core/addition.js'
import { builder } from '../core/builder.js'
import { asSelected } from '../core/exported.js'
import { createdAt, orNull, required, updatedAt } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { orderInput } from '../core/order.js'
import { ownRecordOf } from '../core/records.js'
import { whereInput } from '../core/where.js'
import { InvoiceSource } from './order.js'

export const InvoiceType = builder.enumType('InvoiceType', {
  description: 'What an invoice document does.',
  values: {
    [enums.InvoiceType.INVOICE]: { description: 'Asks for, or confirms, a payment.' },
    [enums.InvoiceType.CREDIT_NOTE]: { description: 'Takes back another document or part of it.' },
  },
})

export const InvoiceStatus = builder.enumType('InvoiceStatus', {
  description: 'Whether an invoice document holds.',
  values: {
    [enums.InvoiceStatus.ISSUED]: { description: 'It holds.' },
    [enums.InvoiceStatus.SUPERSEDED]: { description: 'Another one has taken its place.' },
  },
})

builder.prismaObject('InvoiceItem', {
  description: 'A line of an invoice document. Amounts are US dollars.',
  authScopes: { scope: ['orders.read', 'orders.lists'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('Id of the line.')),
    name: t.exposeString('name', { description: 'What was bought.' }),
    description: t.expose('description', orNull('String', 'Of whom.')),
    quantity: t.exposeInt('quantity', { description: 'Number of units.' }),
    unitAmount: t.expose('unitAmount', { type: 'Money', description: 'Price of one unit.' }),
    amount: t.expose('amount', { type: 'Money', description: 'Price of all units.' }),
  }),
})

const money = (description: string) => ({ type: 'Money' as const, description })

export const Invoice = builder.prismaObject('Invoice', {
  description:
    'An invoice document as it was issued; a correction is a new one. Amounts are US dollars.',
  authScopes: { scope: ['orders.read', 'orders.lists'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('Id of the document.')),
    teamId: t.expose('teamId', { type: 'UUID', description: 'Id of the team.' }),
    team: t.relation('team', { description: 'Its team.' }),
    orderId: t.expose('orderId', { type: 'UUID', description: 'Id of its order.' }),
    order: t.relation('order', { description: 'Its order.' }),
    swapId: t.expose('swapId', orNull('UUID', 'Id of the swap that made it necessary.')),
    swap: t.relation('swap', { nullable: true, description: 'The swap that made it necessary.' }),
    referenceNumber: t.exposeString('referenceNumber', { description: 'Its number.' }),
    type: t.expose('type', { type: InvoiceType, description: 'What it does.' }),
    status: t.expose('status', { type: InvoiceStatus, description: 'Whether it holds.' }),
    label: t.expose('label', orNull('String', 'Why another one has taken its place.')),
    issuedAt: t.expose('issuedAt', { type: 'DateTime', description: 'When it was issued.' }),
    datePaid: t.expose('datePaid', orNull('DateTime', 'When it was paid.')),
    customerName: t.expose('customerName', orNull('String', "The buyer's name.")),
    customerEmail: t.expose('customerEmail', orNull('String', "The buyer's e-mail address.")),
    receiptEmail: t.expose('receiptEmail', orNull('String', 'E-mail address that receipts go to.')),
    externalSource: t.expose('externalSource', orNull(InvoiceSource, 'Where it was paid.')),
    externalUrl: t.expose('externalUrl', orNull('String', 'Its address there.')),
    subtotal: t.expose('subtotal', money('Sum of its lines.')),
    discount: t.expose('discount', money('What is taken off.')),
    creditsApplied: t.expose('creditsApplied', money('What team credits paid.')),
    processingFee: t.expose('processingFee', money('What processing the payment costs.')),
    total: t.expose('total', money('What is to be paid.')),
    amountPaid: t.expose('amountPaid', money('What was paid.')),
    amountRefunded: t.expose('amountRefunded', money('What was refunded.')),
    pdfUrl: t.string({
      description: 'Address of the document as PDF, valid for one hour.',
      select: { id: true },
      resolve: ({ id }, _args, context) => invoicePdfUrl(services(context), id),
    }),
    couponCode: t.expose('couponCode', orNull('String', 'Code of a coupon.')),
    correctsReferenceNumber: t.string({
      nullable: true,
      description: 'Number of the document that it corrects.',
      extensions: asSelected,
      select: { corrects: { select: { referenceNumber: true } } },
      resolve: ({ corrects }) => corrects?.referenceNumber ?? null,
    }),
    corrects: t.relation('corrects', {
      nullable: true,
      description: 'The document that it corrects.',
    }),
    items: t.relation('items', {
      description: 'Its lines, in their order.',
      extensions: bounded(mostLines * mostUnits),
      query: { orderBy: [{ position: 'asc' }, { id: 'asc' }] },
    }),
    createdAt: t.expose('createdAt', createdAt),
    updatedAt: t.expose('updatedAt', updatedAt),
  }),
})

builder.queryField('invoice', (t) =>
  t.field({
    type: Invoice,
    nullable: true,
    description: "One invoice document; a team token sees its own team's.",
    authScopes: { scope: ['orders.read'] },
    args: { id: t.arg(required('UUID', 'Id of the document.')) },
    resolve: (_root, { id }, context, info) => ownRecordOf(context, info, 'Invoice', { id }),
  }),
)

listField('invoices', {
  node: Invoice,
  description: "Invoice documents; a team token sees its own team's.",
  scope: ['orders.lists'],
  archive: false,
  where: whereInput('Invoice', (t) => ({
    id: t.uuid('id', 'Id of the document.'),
    teamId: t.uuid('teamId', 'Id of the team.'),
    orderId: t.uuid('orderId', 'Id of its order.'),
    swapId: t.uuid('swapId', 'Id of the swap that made it necessary.'),
    referenceNumber: t.string('referenceNumber', 'Its number.'),
    search: t.search(
      "Words of its number, of its order's number or of its buyer's name or e-mail address, without case.",
      'referenceNumber',
      'order.referenceNumber',
      'customerName',
      'customerEmail',
    ),
    type: t.enum('type', InvoiceType, 'What it does.'),
    status: t.enum('status', InvoiceStatus, 'Whether it holds.'),
    total: t.money('total', 'What is to be paid.'),
    issuedAt: t.dateTime('issuedAt', 'When it was issued.'),
    createdAt: t.dateTime('createdAt', 'When it was created.'),
    team: t.one('team', 'The team.'),
    order: t.one('order', 'Its order.'),
    swap: t.one('swap', 'The swap that made it necessary; none fits where there is none.'),
  })),
  order: orderInput(
    'Invoice',
    {
      ISSUED_AT: { column: 'issuedAt', description: 'By when it was issued.' },
      CREATED_AT: { column: 'createdAt', description: 'By when it was created.' },
    },
    { field: 'ISSUED_AT', direction: 'desc' },
  ),
})

const UpdateInvoiceInput = builder.inputType('UpdateInvoiceInput', {
  description:
    'Where an invoice document is kept outside of the marketplace; what is absent stays.',
  fields: (t) => ({
    invoiceId: t.field(required('UUID', 'Id of the document.')),
    externalSource: t.field({ type: InvoiceSource, description: 'Where it was paid.' }),
    externalUrl: t.string({
      description: 'Its address there, http or https.',
      validate: webAddress.nullable(),
    }),
  }),
})

const ReissueInvoiceInput = builder.inputType('ReissueInvoiceInput', {
  description: 'Whom an invoice is for instead; what is absent stays.',
  fields: (t) => ({
    invoiceId: t.field(required('UUID', 'Id of the invoice.')),
    customerName: t.string({ description: "The buyer's name.", validate: oneLine.nullable() }),
    customerEmail: t.string({
      description: "The buyer's e-mail address.",
      validate: emailAddress.nullable(),
    }),
    receiptEmail: t.string({
      description: 'E-mail address that receipts go to.',
      validate: emailAddress.nullable(),
    }),
  }),
})

builder.mutationFields((t) => ({
  updateInvoice: t.field({
    type: Invoice,
    description:
      'Notes where an invoice document is kept outside of the marketplace; its order shows it. Operators only; kept in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(required(UpdateInvoiceInput)) },
    resolve: (_root, { input: { invoiceId: id, ...change } }, context) =>
      updateInvoice(...byCaller(context), id, change),
  }),
  reissueInvoice: t.field({
    type: Invoice,
    description:
      'Replaces an invoice by one for another name or address: the old one is superseded and taken back by a credit note. Answers with the new one. Operators only; kept in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(required(ReissueInvoiceInput)) },
    resolve: (_root, { input: { invoiceId: id, ...data } }, context) =>
      reissueInvoice(...byCaller(context), id, data),
  }),
}))
