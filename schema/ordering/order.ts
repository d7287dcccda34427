import * as enums from '../../prisma/generated/client/enums.js'
import { services } from '../../src/compiler/context.js'
import { mostLines, mostUnits } from '../../src/domain/ordering/cart.js'
import { refundStatusSql } from '../../src/domain/ordering/refund-status.js'
import { PricingTier } from '../catalogue/product.js'
import { addition, bounded } from '../core/addition.js'
import { builder } from '../core/builder.js'
import { asSql } from '../core/exported.js'
import { anyObject, createdAt, deletedAt, orNull, required, updatedAt } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { orderInput } from '../core/order.js'
import { ownRecordOf } from '../core/records.js'
import { whereInput } from '../core/where.js'
import { containing } from '../core/where-condition.js'
import { ordersWith, RefundStatus, RefundStatusFilter, refundStatusOf } from './refund-status.js'

export const OrderStatus = builder.enumType('OrderStatus', {
  description: 'Where an order stands.',
  values: {
    [enums.OrderStatus.CREATED]: { description: 'Waits for its payment.' },
    [enums.OrderStatus.PAID]: { description: 'Paid: its articles are under way. Final.' },
    [enums.OrderStatus.CANCELLED]: { description: 'Given up; its credits are returned. Final.' },
  },
})

export const PaymentStatus = builder.enumType('PaymentStatus', {
  description: 'Where the payment of an order stands.',
  values: {
    [enums.PaymentStatus.NOT_STARTED]: { description: 'Nobody has begun to pay.' },
    [enums.PaymentStatus.OPEN]: { description: 'Waits for the payer or for the money.' },
    [enums.PaymentStatus.PROCESSING]: { description: 'The provider charges just now.' },
    [enums.PaymentStatus.FAILED]: { description: 'The provider declined; it can be tried again.' },
    [enums.PaymentStatus.EXPIRED]: {
      description: 'It was not paid in time; it can be tried again.',
    },
    [enums.PaymentStatus.PAID]: { description: 'The money is there. Final.' },
  },
})

export const InvoiceSource = builder.enumType('InvoiceSource', {
  description: 'Where an invoice was paid.',
  values: {
    [enums.InvoiceSource.CARD_PROCESSOR]: { description: 'By card.' },
    [enums.InvoiceSource.BILLING_PLATFORM]: { description: 'On a billing platform.' },
    [enums.InvoiceSource.WIRE]: { description: 'By bank transfer.' },
  },
})

export const OrderLineItem = builder.prismaObject('OrderLineItem', {
  description: 'A line of an order: a product and how many units of it.',
  authScopes: { scope: ['orders.read', 'orders.lists'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('Id of the line item.')),
    orderId: t.expose('orderId', { type: 'UUID', description: 'Id of its order.' }),
    order: t.relation('order', { description: 'Its order.' }),
    productId: t.expose('productId', { type: 'UUID', description: 'Id of the product.' }),
    product: t.relation('product', { description: 'The product.' }),
    quantity: t.exposeInt('quantity', { description: 'Number of units.' }),
    price: t.expose('price', {
      type: 'Money',
      description: 'Price of one unit in US dollars, fixed when it was ordered.',
    }),
    isAddOn: t.exposeBoolean('isAddOn', {
      description: 'Whether it comes in addition to another line item.',
    }),
    linkedOrderLineItemId: t.expose(
      'linkedOrderLineItemId',
      orNull('UUID', 'Id of the line item that it comes in addition to.'),
    ),
    linkedOrderLineItem: t.relation('linkedOrderLineItem', {
      nullable: true,
      description: 'The line item that it comes in addition to.',
    }),
    items: t.relation('items', {
      description: 'Its units, one by one.',
      extensions: bounded(mostUnits),
      query: { where: { deletedAt: null }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
    }),
    createdAt: t.expose('createdAt', createdAt),
    updatedAt: t.expose('updatedAt', updatedAt),
    deletedAt: t.expose('deletedAt', deletedAt),
  }),
})

export const Order = builder.prismaObject('Order', {
  description: 'What a team has ordered for a profile. Amounts are US dollars.',
  authScopes: { scope: ['orders.read', 'orders.lists'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('Id of the order.')),
    teamId: t.expose('teamId', { type: 'UUID', description: 'Id of the team that ordered.' }),
    team: t.relation('team', { description: 'The team that ordered.' }),
    profileId: t.expose('profileId', orNull('UUID', 'Id of the profile it is for.')),
    profile: t.relation('profile', { nullable: true, description: 'The profile it is for.' }),
    clientId: t.expose('clientId', orNull('UUID', 'Id of the user who buys.')),
    client: t.relation('client', { nullable: true, description: 'The user who buys.' }),
    checkoutById: t.expose('checkoutById', orNull('UUID', 'Id of the user who checked out.')),
    checkoutBy: t.relation('checkoutBy', {
      nullable: true,
      description: 'The user who checked out.',
    }),
    referenceNumber: t.exposeString('referenceNumber', {
      description: 'Its number for people; it opens the guest page.',
    }),
    externalReferenceNumber: t.expose(
      'externalReferenceNumber',
      orNull('String', 'Its number in another system.'),
    ),
    status: t.expose('status', { type: OrderStatus, description: 'Where it stands.' }),
    paymentStatus: t.expose('paymentStatus', {
      type: PaymentStatus,
      description: 'Where its payment stands.',
    }),
    refundStatus: t.field({
      type: RefundStatus,
      nullable: true,
      description: 'Whether the prices of its items were refunded; null where none was.',
      extensions: asSql((column) => refundStatusSql(column('id'))),
      select: { id: true },
      resolve: ({ id }, ...place) => refundStatusOf(id, ...place),
    }),
    paymentExpiresAt: t.expose(
      'paymentExpiresAt',
      orNull('DateTime', 'Until when the open payment waits.'),
    ),
    datePaid: t.expose('datePaid', orNull('DateTime', 'When it was paid.')),
    pricingTier: t.expose(
      'pricingTier',
      orNull(PricingTier, 'The prices that the team saw when it ordered; null where not known.'),
    ),
    subtotal: t.expose('subtotal', { type: 'Money', description: 'Sum of its line items.' }),
    discount: t.expose('discount', { type: 'Money', description: 'What is taken off.' }),
    creditsApplied: t.expose('creditsApplied', {
      type: 'Money',
      description: 'What team credits paid.',
    }),
    processingFee: t.expose('processingFee', {
      type: 'Money',
      description: 'What is added for processing the payment.',
    }),
    total: t.expose('total', {
      type: 'Money',
      description: 'What is to be paid: subtotal - discount - credits + processing fee.',
    }),
    coupon: t.expose('coupon', orNull('String', 'Code of a coupon.')),
    clientSecret: t.exposeString('clientSecret', {
      description: 'Secret of its payment: only for a token that may write.',
      authScopes: { secret: 'forWriters' },
    }),
    checkoutSessionId: t.expose(
      'checkoutSessionId',
      orNull('String', 'Id of the last payment that was begun.'),
    ),
    paymentIntentId: t.expose(
      'paymentIntentId',
      orNull('String', "The provider's id of the payment that succeeded."),
    ),
    isGuestOrder: t.exposeBoolean('isGuestOrder', {
      description: 'Whether somebody without an account ordered.',
    }),
    guestEmail: t.expose('guestEmail', orNull('String', 'E-mail address of that guest.')),
    guestProcessorCustomerId: t.expose(
      'guestProcessorCustomerId',
      orNull('String', "The payment processor's id of that guest."),
    ),
    accountOwnerEmail: t.expose(
      'accountOwnerEmail',
      orNull('String', 'E-mail address of the account owner when it was ordered.'),
    ),
    buyerName: t.string({
      description: "The buyer's name: a guest's e-mail address, else the team's name.",
      extensions: asSql((column) => `coalesce(${column('guestEmail')}, ${column('team.name')})`),
      select: { guestEmail: true, team: { select: { name: true } } },
      resolve: ({ guestEmail, team }) => guestEmail ?? team.name,
    }),
    buyerEmail: t.string({
      nullable: true,
      description: "The buyer's e-mail address: a guest's, else the account owner's or the team's.",
      extensions: asSql(
        (column) =>
          `coalesce(${column('guestEmail')}, ${column('accountOwnerEmail')}, ${column('team.contactEmail')})`,
      ),
      select: {
        guestEmail: true,
        accountOwnerEmail: true,
        team: { select: { contactEmail: true } },
      },
      resolve: ({ guestEmail, accountOwnerEmail, team }) =>
        guestEmail ?? accountOwnerEmail ?? team.contactEmail,
    }),
    customerInvoiceId: t.expose(
      'customerInvoiceId',
      orNull('String', 'Reference number of its invoice.'),
    ),
    customerInvoiceSource: t.expose(
      'customerInvoiceSource',
      orNull(InvoiceSource, 'Where it was paid.'),
    ),
    customerInvoiceDate: t.expose(
      'customerInvoiceDate',
      orNull('DateTime', 'When its invoice was issued.'),
    ),
    customerInvoiceUrl: t.expose('customerInvoiceUrl', orNull('String', 'Address of its invoice.')),
    analyticsDistinctId: t.expose(
      'analyticsDistinctId',
      orNull('String', "The buyer's analytics id."),
    ),
    metadata: t.expose('metadata', {
      ...orNull('JSON', 'What other systems note on it.'),
      extensions: { jsonSchema: anyObject },
    }),
    checkoutLink: t.string({
      nullable: true,
      description:
        'Address of the page where anybody who has it can pay; none once it is paid. Only for a token that may write.',
      authScopes: { secret: 'forWriters' },
      extensions: addition(
        'It is made of `referenceNumber`, which opens the page for whoever reads the order.',
      ),
      select: { status: true, referenceNumber: true },
      resolve: ({ status, referenceNumber }, _args, context) =>
        status === 'PAID'
          ? null
          : `${services(context).env.applicationHost}/orders/checkout/${referenceNumber}`,
    }),
    lineItems: t.relation('lineItems', {
      description: 'Its lines, in their order.',
      extensions: bounded(mostLines),
      query: { where: { deletedAt: null }, orderBy: [{ position: 'asc' }, { id: 'asc' }] },
    }),
    createdAt: t.expose('createdAt', createdAt),
    updatedAt: t.expose('updatedAt', updatedAt),
    deletedAt: t.expose('deletedAt', deletedAt),
  }),
})

const OrderWhere = whereInput('Order', (t) => ({
  id: t.uuid('id', 'Id of the order.'),
  teamId: t.uuid('teamId', 'Id of the team that ordered.'),
  profileId: t.uuid('profileId', 'Id of the profile it is for.'),
  referenceNumber: t.string('referenceNumber', 'Its number for people.'),
  externalReferenceNumber: t.string('externalReferenceNumber', 'Its number in another system.'),
  search: t.custom(
    'String',
    'A part of its number for people or of that in another system, without case.',
    (search) => ({
      OR: [
        { referenceNumber: containing(search) },
        { externalReferenceNumber: containing(search) },
      ],
    }),
    ['referenceNumber', 'externalReferenceNumber'],
  ),
  status: t.enum('status', OrderStatus, 'Where it stands.'),
  paymentStatus: t.enum('paymentStatus', PaymentStatus, 'Where its payment stands.'),
  refundStatus: t.custom(
    RefundStatusFilter,
    'Whether the prices of its items were refunded.',
    ordersWith,
  ),
  total: t.money('total', 'What is to be paid.'),
  datePaid: t.dateTime('datePaid', 'When it was paid.'),
  pricingTier: t.enum('pricingTier', PricingTier, 'The prices that the team saw.'),
  paidUntil: t.custom(
    'EndDateTime',
    'Paid then or before; a date alone includes that day.',
    (end) => ({ datePaid: { lte: end } }),
  ),
  createdAt: t.dateTime('createdAt', 'When it was created.'),
  createdUntil: t.custom(
    'EndDateTime',
    'Created then or before; a date alone includes that day.',
    (end) => ({ createdAt: { lte: end } }),
  ),
  updatedAt: t.dateTime('updatedAt', 'When it was last changed.'),
  team: t.one('team', 'The team that ordered.'),
  profile: t.one('profile', 'The profile it is for; none fits where there is none.'),
  items: t.many('items', 'Its units.'),
  invoices: t.many('invoices', 'Its invoice documents.'),
  swaps: t.many('swaps', 'The swaps of its order items.'),
}))

builder.queryField('order', (t) =>
  t.field({
    type: Order,
    nullable: true,
    description: "One order; a team token sees its own team's.",
    authScopes: { scope: ['orders.read'] },
    args: { id: t.arg(required('UUID', 'Id of the order.')) },
    resolve: (_root, { id }, context, info) =>
      ownRecordOf(context, info, 'Order', { id, deletedAt: null }),
  }),
)

listField('orders', {
  node: Order,
  description: "Orders; a team token sees its own team's.",
  scope: ['orders.lists'],
  where: OrderWhere,
  order: orderInput(
    'Order',
    {
      CREATED_AT: { column: 'createdAt', description: 'By when it was created.' },
      UPDATED_AT: { column: 'updatedAt', description: 'By when it was last changed.' },
      TOTAL: { column: 'total', description: 'By what is to be paid.' },
      DATE_PAID: { column: 'datePaid', nullable: true, description: 'By when it was paid.' },
      REFERENCE_NUMBER: { column: 'referenceNumber', description: 'By reference number.' },
    },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})
