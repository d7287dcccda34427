import * as enums from '../../prisma/generated/client/enums.js'
import { byCaller, services } from '../../src/compiler/context.js'
import { maxLineItems, maxQuantity } from '../../src/domain/ordering/cart.js'
import { reissueInvoice, updateInvoice } from '../../src/domain/ordering/invoice.js'
import { emailAddress, oneLine, webAddress } from '../../src/domain/rules/text.js'
import { invoicePdfUrl } from '../../src/pdf/invoice/mount.js'
import { builder } from '../core/builder.js'
import { listSize } from '../core/description-suffix.js'
import { asSelected } from '../core/exported.js'
import { createdAt, moneyOptions, orNull, requiredInput, updatedAt } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { orderInput } from '../core/order.js'
import { ownRecordOf } from '../core/records.js'
import { whereInput } from '../core/where.js'
import { InvoiceSource } from './order.js'

export const InvoiceType = builder.enumType('InvoiceType', {
  description: 'Type of an invoice document.',
  values: {
    [enums.InvoiceType.INVOICE]: { description: 'Requests or confirms a payment.' },
    [enums.InvoiceType.CREDIT_NOTE]: { description: 'Reverses another document or part of it.' },
  },
})

export const InvoiceStatus = builder.enumType('InvoiceStatus', {
  description: 'Status of an invoice document.',
  values: {
    [enums.InvoiceStatus.ISSUED]: { description: 'In force.' },
    [enums.InvoiceStatus.SUPERSEDED]: { description: 'Replaced by another document.' },
  },
})

builder.prismaObject('InvoiceItem', {
  description: 'Line of an invoice document. Amounts are in US dollars.',
  authScopes: { scope: ['orders.read', 'orders.lists'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the line.')),
    name: t.exposeString('name', { description: 'Name of the purchased product.' }),
    description: t.expose('description', orNull('String', 'Outlet of the product.')),
    quantity: t.exposeInt('quantity', { description: 'Number of units.' }),
    unitAmount: t.expose('unitAmount', { type: 'Money', description: 'Unit price.' }),
    amount: t.expose('amount', { type: 'Money', description: 'Price of all units.' }),
  }),
})

export const Invoice = builder.prismaObject('Invoice', {
  description:
    'Invoice document as issued. Corrections are new documents. Amounts are in US dollars.',
  authScopes: { scope: ['orders.read', 'orders.lists'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the document.')),
    teamId: t.expose('teamId', { type: 'UUID', description: 'ID of the team.' }),
    team: t.relation('team', { description: 'Team that ordered.' }),
    orderId: t.expose('orderId', { type: 'UUID', description: 'ID of the order.' }),
    order: t.relation('order', { description: 'Order of the document.' }),
    swapId: t.expose('swapId', orNull('UUID', 'ID of the swap that led to the document.')),
    swap: t.relation('swap', { nullable: true, description: 'Swap that led to the document.' }),
    referenceNumber: t.exposeString('referenceNumber', {
      description:
        'Number of the document, such as INV-2026-000001 for an invoice or CRN-2026-000001 for a credit note.',
    }),
    type: t.expose('type', { type: InvoiceType, description: 'Type of the document.' }),
    status: t.expose('status', { type: InvoiceStatus, description: 'Status of the document.' }),
    label: t.expose('label', orNull('String', 'Reason why the document was superseded.')),
    issuedAt: t.expose('issuedAt', { type: 'DateTime', description: 'Time of issue.' }),
    datePaid: t.expose('datePaid', orNull('DateTime', 'Payment time.')),
    customerName: t.expose('customerName', orNull('String', 'Name of the buyer.')),
    customerEmail: t.expose('customerEmail', orNull('String', 'Email address of the buyer.')),
    receiptEmail: t.expose('receiptEmail', orNull('String', 'Email address for receipts.')),
    externalSource: t.expose('externalSource', orNull(InvoiceSource, 'Payment channel.')),
    externalUrl: t.expose(
      'externalUrl',
      orNull('String', 'URL of the document on the payment channel.'),
    ),
    subtotal: t.expose('subtotal', moneyOptions('Sum of the lines.')),
    discount: t.expose('discount', moneyOptions('Discount.')),
    creditsApplied: t.expose('creditsApplied', moneyOptions('Amount paid with team credits.')),
    processingFee: t.expose('processingFee', moneyOptions('Payment processing fee.')),
    total: t.expose('total', moneyOptions('Amount due.')),
    amountPaid: t.expose('amountPaid', moneyOptions('Amount paid.')),
    amountRefunded: t.expose('amountRefunded', moneyOptions('Amount refunded.')),
    pdfUrl: t.string({
      description: 'URL of the document as a PDF. Valid for one hour.',
      select: { id: true },
      resolve: ({ id }, _args, context) => invoicePdfUrl(services(context), id),
    }),
    couponCode: t.expose('couponCode', orNull('String', 'Coupon code.')),
    correctsReferenceNumber: t.string({
      nullable: true,
      description: 'Number of the corrected document.',
      extensions: asSelected,
      select: { corrects: { select: { referenceNumber: true } } },
      resolve: ({ corrects }) => corrects?.referenceNumber ?? null,
    }),
    corrects: t.relation('corrects', {
      nullable: true,
      description: 'Corrected document.',
    }),
    items: t.relation('items', {
      description: 'Lines of the document, in order.',
      extensions: listSize(maxLineItems * maxQuantity),
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
    description: "Fetches an invoice document by ID. A team token sees only its own team's.",
    authScopes: { scope: ['orders.read'] },
    args: { id: t.arg(requiredInput('UUID', 'ID of the document.')) },
    resolve: (_root, { id }, context, info) => ownRecordOf(context, info, 'Invoice', { id }),
  }),
)

listField('invoices', {
  node: Invoice,
  description: "Invoice documents. A team token sees only its own team's.",
  scope: ['orders.lists'],
  archive: false,
  where: whereInput('Invoice', (t) => ({
    id: t.uuid('id', 'ID of the document.'),
    teamId: t.uuid('teamId', 'ID of the team.'),
    orderId: t.uuid('orderId', 'ID of the order.'),
    swapId: t.uuid('swapId', 'ID of the swap that led to the document.'),
    referenceNumber: t.string(
      'referenceNumber',
      'Number of the document, such as INV-2026-000001.',
    ),
    search: t.search(
      "Searches for words in the document number, the order's reference number, and the buyer's name and email address, ignoring case.",
      'referenceNumber',
      'order.referenceNumber',
      'customerName',
      'customerEmail',
    ),
    type: t.enum('type', InvoiceType, 'Type of the document.'),
    status: t.enum('status', InvoiceStatus, 'Status of the document.'),
    total: t.money('total', 'Amount due.'),
    issuedAt: t.dateTime('issuedAt', 'Time of issue.'),
    createdAt: t.dateTime('createdAt', 'Creation time.'),
    team: t.one('team', 'Team that ordered.'),
    order: t.one('order', 'Order of the document.'),
    swap: t.one('swap', 'Swap that led to the document. Never matches if null.'),
  })),
  order: orderInput(
    'Invoice',
    {
      ISSUED_AT: { column: 'issuedAt', description: 'Time of issue.' },
      CREATED_AT: { column: 'createdAt', description: 'Creation time.' },
    },
    { field: 'ISSUED_AT', direction: 'desc' },
  ),
})

const UpdateInvoiceInput = builder.inputType('UpdateInvoiceInput', {
  fields: (t) => ({
    invoiceId: t.field(requiredInput('UUID', 'ID of the document.')),
    externalSource: t.field({ type: InvoiceSource, description: 'Payment channel.' }),
    externalUrl: t.string({
      description: 'URL of the document on the payment channel (http or https).',
      validate: webAddress.nullable(),
    }),
  }),
})

const ReissueInvoiceInput = builder.inputType('ReissueInvoiceInput', {
  description: 'Input for `reissueInvoice`. Omitted fields are unchanged.',
  fields: (t) => ({
    invoiceId: t.field(requiredInput('UUID', 'ID of the invoice.')),
    customerName: t.string({ description: 'Name of the buyer.', validate: oneLine.nullable() }),
    customerEmail: t.string({
      description: 'Email address of the buyer.',
      validate: emailAddress.nullable(),
    }),
    receiptEmail: t.string({
      description: 'Email address for receipts.',
      validate: emailAddress.nullable(),
    }),
  }),
})

builder.mutationFields((t) => ({
  updateInvoice: t.field({
    type: Invoice,
    description:
      'Records where an invoice document is kept outside the marketplace. The order shows it. Operators only. Recorded in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(UpdateInvoiceInput)) },
    resolve: (_root, { input: { invoiceId: id, ...change } }, context) =>
      updateInvoice(...byCaller(context), id, change),
  }),
  reissueInvoice: t.field({
    type: Invoice,
    description:
      'Replaces an invoice with one for another name or address. The old invoice is superseded and reversed by a credit note. Returns the new invoice. Operators only. Recorded in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(ReissueInvoiceInput)) },
    resolve: (_root, { input: { invoiceId: id, ...data } }, context) =>
      reissueInvoice(...byCaller(context), id, data),
  }),
}))
