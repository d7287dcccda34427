import * as enums from '../../prisma/generated/client/enums.js'
import { services } from '../../src/compiler/context.js'
import { isApproved } from '../../src/domain/ordering/approval-rule.js'
import { maxLineItems, maxQuantity } from '../../src/domain/ordering/cart.js'
import { refundStatusSql } from '../../src/domain/ordering/refund-status.js'
import { PricingTier } from '../catalogue/product.js'
import { builder } from '../core/builder.js'
import { descriptionSuffix, listSize } from '../core/description-suffix.js'
import { asSql } from '../core/exported.js'
import {
  anyObject,
  createdAt,
  deletedAt,
  orNull,
  requiredInput,
  updatedAt,
} from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { orderInput } from '../core/order.js'
import { ownRecordOf } from '../core/records.js'
import { whereInput } from '../core/where.js'
import { containsText } from '../core/where-condition.js'
import { orderAmounts } from './order-amounts.js'
import {
  ordersWithStatusWhere,
  RefundStatus,
  RefundStatusFilter,
  refundStatusOf,
} from './refund-status.js'

export const OrderStatus = builder.enumType('OrderStatus', {
  description: 'Status of an order.',
  values: {
    [enums.OrderStatus.CREATED]: { description: 'Waiting for payment.' },
    [enums.OrderStatus.PAID]: { description: 'Paid; the articles are in production. Final.' },
    [enums.OrderStatus.CANCELLED]: { description: 'Cancelled; the credits were returned. Final.' },
  },
})

export const PaymentStatus = builder.enumType('PaymentStatus', {
  description: 'Payment status of an order.',
  values: {
    [enums.PaymentStatus.NOT_STARTED]: { description: 'No payment has been started.' },
    [enums.PaymentStatus.OPEN]: {
      description: 'Waiting for the payer or for the payment to arrive.',
    },
    [enums.PaymentStatus.PROCESSING]: { description: 'The provider is processing the payment.' },
    [enums.PaymentStatus.FAILED]: { description: 'Declined by the provider. Can be retried.' },
    [enums.PaymentStatus.EXPIRED]: {
      description: 'Not paid in time. Can be retried.',
    },
    [enums.PaymentStatus.PAID]: { description: 'Paid. Final.' },
  },
})

const ApprovalStatus = builder.enumType('ApprovalStatus', {
  description: 'Approval of an order by another member of the team.',
  values: {
    [enums.ApprovalStatus.PENDING]: {
      description: 'Waiting for approval. The order cannot be paid yet.',
    },
    [enums.ApprovalStatus.APPROVED]: { description: 'Approved. Final.' },
    [enums.ApprovalStatus.REJECTED]: { description: 'Rejected; the order is cancelled. Final.' },
    [enums.ApprovalStatus.WITHDRAWN]: {
      description: 'The order was cancelled, or expired, before a decision. Final.',
    },
  },
})

export const InvoiceSource = builder.enumType('InvoiceSource', {
  description: 'Payment channel of an invoice.',
  values: {
    [enums.InvoiceSource.CARD_PROCESSOR]: { description: 'Card payment.' },
    [enums.InvoiceSource.BILLING_PLATFORM]: { description: 'Billing platform.' },
    [enums.InvoiceSource.WIRE]: { description: 'Bank transfer.' },
  },
})

export const OrderLineItem = builder.prismaObject('OrderLineItem', {
  description: 'Line item of an order: a product and its quantity.',
  authScopes: { scope: ['orders.read', 'orders.lists'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the line item.')),
    orderId: t.expose('orderId', { type: 'UUID', description: 'ID of the order.' }),
    order: t.relation('order', { description: 'Order of the line item.' }),
    productId: t.expose('productId', { type: 'UUID', description: 'ID of the product.' }),
    product: t.relation('product', { description: 'Product of the line item.' }),
    quantity: t.exposeInt('quantity', { description: 'Number of units.' }),
    price: t.expose('price', {
      type: 'Money',
      description: 'Unit price in US dollars, fixed at the time of the order.',
    }),
    isAddOn: t.exposeBoolean('isAddOn', {
      description: 'Whether the line item is an add-on to another line item.',
    }),
    linkedOrderLineItemId: t.expose(
      'linkedOrderLineItemId',
      orNull('UUID', 'ID of the line item that the add-on belongs to.'),
    ),
    linkedOrderLineItem: t.relation('linkedOrderLineItem', {
      nullable: true,
      description: 'Line item that the add-on belongs to.',
    }),
    items: t.relation('items', {
      description: 'Units of the line item.',
      extensions: listSize(maxQuantity),
      query: { where: { deletedAt: null }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
    }),
    createdAt: t.expose('createdAt', createdAt),
    updatedAt: t.expose('updatedAt', updatedAt),
    deletedAt: t.expose('deletedAt', deletedAt),
  }),
})

export const Order = builder.prismaObject('Order', {
  description: 'Order of a team for a profile. Amounts are in US dollars.',
  authScopes: { scope: ['orders.read', 'orders.lists'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the order.')),
    teamId: t.expose('teamId', { type: 'UUID', description: 'ID of the team that ordered.' }),
    team: t.relation('team', { description: 'Team that ordered.' }),
    profileId: t.expose('profileId', orNull('UUID', 'ID of the profile.')),
    profile: t.relation('profile', {
      nullable: true,
      description: 'Profile that the order is for.',
    }),
    clientId: t.expose(
      'clientId',
      orNull(
        'UUID',
        "ID of the buyer: the user who placed the order, or the team's owner if an operator placed it.",
      ),
    ),
    client: t.relation('client', { nullable: true, description: 'Buyer.' }),
    checkoutById: t.expose('checkoutById', orNull('UUID', 'ID of the user who placed the order.')),
    checkoutBy: t.relation('checkoutBy', {
      nullable: true,
      description: 'User who placed the order.',
    }),
    referenceNumber: t.exposeString('referenceNumber', {
      description: 'Human-readable reference number. Opens the guest checkout page.',
    }),
    externalReferenceNumber: t.expose(
      'externalReferenceNumber',
      orNull('String', 'Reference number in an external system.'),
    ),
    status: t.expose('status', { type: OrderStatus, description: 'Status of the order.' }),
    paymentStatus: t.expose('paymentStatus', {
      type: PaymentStatus,
      description: 'Payment status of the order.',
    }),
    approvalStatus: t.expose(
      'approvalStatus',
      orNull(
        ApprovalStatus,
        'Approval of the order, requested by `checkoutBy` at `createdAt`. Null if the order needs no approval.',
      ),
    ),
    approvalDecidedById: t.expose(
      'approvalDecidedById',
      orNull('UUID', 'ID of the user who approved or rejected the order.'),
    ),
    approvalDecidedBy: t.relation('approvalDecidedBy', {
      nullable: true,
      description: 'User who approved or rejected the order.',
    }),
    approvalDecidedAt: t.expose(
      'approvalDecidedAt',
      orNull('DateTime', 'Time of the approval or rejection.'),
    ),
    approvalReason: t.expose('approvalReason', orNull('String', 'Reason of the rejection.')),
    refundStatus: t.field({
      type: RefundStatus,
      nullable: true,
      description: "Refund status of the order's items. Null if nothing has been refunded.",
      extensions: asSql((column) => refundStatusSql(column('id'))),
      select: { id: true },
      resolve: ({ id }, ...place) => refundStatusOf(id, ...place),
    }),
  }),
})

/** Amounts and payment. */
builder.prismaObjectFields(Order, (t) => ({
  paymentExpiresAt: t.expose(
    'paymentExpiresAt',
    orNull('DateTime', 'Expiry time of the open payment.'),
  ),
  datePaid: t.expose('datePaid', orNull('DateTime', 'Payment time.')),
  pricingTier: t.expose(
    'pricingTier',
    orNull(PricingTier, 'Pricing tier of the team when it ordered. Null if unknown.'),
  ),
  subtotal: t.expose('subtotal', orderAmounts.subtotal),
  discount: t.expose('discount', orderAmounts.discount),
  creditsApplied: t.expose('creditsApplied', orderAmounts.creditsApplied),
  processingFee: t.expose('processingFee', orderAmounts.processingFee),
  total: t.expose('total', orderAmounts.total),
  coupon: t.expose('coupon', orNull('String', 'Coupon code.')),
  clientSecret: t.exposeString('clientSecret', {
    description: 'Client secret of the payment.',
    authScopes: { secret: 'forWriters' },
    extensions: descriptionSuffix('Requires a token with a writing scope.'),
  }),
  checkoutSessionId: t.expose(
    'checkoutSessionId',
    orNull('String', 'ID of the most recently started payment.'),
  ),
  paymentIntentId: t.expose(
    'paymentIntentId',
    orNull('String', 'ID of the successful payment at the provider.'),
  ),
}))

/** Buyer, invoice and line items. */
builder.prismaObjectFields(Order, (t) => ({
  isGuestOrder: t.exposeBoolean('isGuestOrder', {
    description: 'Whether the order was placed by a guest without an account.',
  }),
  guestEmail: t.expose('guestEmail', orNull('String', 'Email address of the guest.')),
  guestProcessorCustomerId: t.expose(
    'guestProcessorCustomerId',
    orNull('String', 'Customer ID of the guest at the payment processor.'),
  ),
  accountOwnerEmail: t.expose(
    'accountOwnerEmail',
    orNull('String', 'Email address of the account owner at the time of the order.'),
  ),
  buyerName: t.string({
    description: "Name of the buyer: the guest's email address, or else the team's name.",
    extensions: asSql((column) => `coalesce(${column('guestEmail')}, ${column('team.name')})`),
    select: { guestEmail: true, team: { select: { name: true } } },
    resolve: ({ guestEmail, team }) => guestEmail ?? team.name,
  }),
  buyerEmail: t.string({
    nullable: true,
    description:
      "Email address of the buyer: the guest's, or else the account owner's or the team's.",
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
  customerInvoiceId: t.expose('customerInvoiceId', orNull('String', 'Number of the invoice.')),
  customerInvoiceSource: t.expose(
    'customerInvoiceSource',
    orNull(InvoiceSource, 'Payment channel.'),
  ),
  customerInvoiceDate: t.expose(
    'customerInvoiceDate',
    orNull('DateTime', 'Time at which the invoice was issued.'),
  ),
  customerInvoiceUrl: t.expose('customerInvoiceUrl', orNull('String', 'URL of the invoice.')),
  analyticsDistinctId: t.expose(
    'analyticsDistinctId',
    orNull('String', 'Analytics ID of the buyer.'),
  ),
  metadata: t.expose('metadata', {
    ...orNull('JSON', 'Additional data from external systems.'),
    extensions: { jsonSchema: anyObject },
  }),
  checkoutLink: t.string({
    nullable: true,
    description:
      'URL of the checkout page. Anyone with the link can pay the order. Null if the order is paid, or has not been approved.',
    authScopes: { secret: 'forWriters' },
    extensions: descriptionSuffix(
      'Requires a token with a writing scope. Contains `referenceNumber`, so anyone who can read the order can open the page.',
    ),
    select: { status: true, approvalStatus: true, referenceNumber: true },
    resolve: ({ status, approvalStatus, referenceNumber }, _args, context) =>
      status === 'PAID' || !isApproved({ approvalStatus })
        ? null
        : `${services(context).env.applicationHost}/orders/checkout/${referenceNumber}`,
  }),
  lineItems: t.relation('lineItems', {
    description: 'Line items, in order.',
    extensions: listSize(maxLineItems),
    query: { where: { deletedAt: null }, orderBy: [{ position: 'asc' }, { id: 'asc' }] },
  }),
  createdAt: t.expose('createdAt', createdAt),
  updatedAt: t.expose('updatedAt', updatedAt),
  deletedAt: t.expose('deletedAt', deletedAt),
}))

const OrderWhere = whereInput('Order', (t) => ({
  id: t.uuid('id', 'ID of the order.'),
  teamId: t.uuid('teamId', 'ID of the team that ordered.'),
  metadata: t.metadata(),
  profileId: t.uuid('profileId', 'ID of the profile.'),
  referenceNumber: t.string('referenceNumber', 'Human-readable reference number.'),
  externalReferenceNumber: t.string(
    'externalReferenceNumber',
    'Reference number in an external system.',
  ),
  search: t.custom(
    'String',
    'Case-insensitive substring of the reference number or the external reference number.',
    (search) => ({
      OR: [
        { referenceNumber: containsText(search) },
        { externalReferenceNumber: containsText(search) },
      ],
    }),
    ['referenceNumber', 'externalReferenceNumber'],
  ),
  status: t.enum('status', OrderStatus, 'Status of the order.'),
  paymentStatus: t.enum('paymentStatus', PaymentStatus, 'Payment status of the order.'),
  approvalStatus: t.enum('approvalStatus', ApprovalStatus, 'Approval of the order.'),
  checkoutById: t.uuid('checkoutById', 'ID of the user who placed the order.'),
  refundStatus: t.custom(
    RefundStatusFilter,
    "Refund status of the order's items.",
    ordersWithStatusWhere,
  ),
  total: t.money('total', 'Amount due.'),
  datePaid: t.dateTime('datePaid', 'Payment time.'),
  pricingTier: t.enum('pricingTier', PricingTier, 'Pricing tier of the team when it ordered.'),
  paidUntil: t.custom(
    'EndDateTime',
    'Latest payment time, inclusive. A date without a time includes that day.',
    (end) => ({ datePaid: { lte: end } }),
  ),
  createdAt: t.dateTime('createdAt', 'Creation time.'),
  createdUntil: t.custom(
    'EndDateTime',
    'Latest creation time, inclusive. A date without a time includes that day.',
    (end) => ({ createdAt: { lte: end } }),
  ),
  updatedAt: t.dateTime('updatedAt', 'Time of the last update.'),
  team: t.one('team', 'Team that ordered.'),
  profile: t.one('profile', 'Profile that the order is for. Never matches if null.'),
  items: t.many('items', 'Units of the order.'),
  invoices: t.many('invoices', 'Invoice documents of the order.'),
  swaps: t.many('swaps', "Swaps of the order's items."),
}))

builder.queryField('order', (t) =>
  t.field({
    type: Order,
    nullable: true,
    description: "Fetches an order by ID. A team token sees only its own team's.",
    authScopes: { scope: ['orders.read'] },
    args: { id: t.arg(requiredInput('UUID', 'ID of the order.')) },
    resolve: (_root, { id }, context, info) =>
      ownRecordOf(context, info, 'Order', { id, deletedAt: null }),
  }),
)

listField('orders', {
  node: Order,
  description: "Orders. A team token sees only its own team's.",
  scope: ['orders.lists'],
  where: OrderWhere,
  order: orderInput(
    'Order',
    {
      CREATED_AT: { column: 'createdAt', description: 'Creation time.' },
      UPDATED_AT: { column: 'updatedAt', description: 'Time of the last update.' },
      TOTAL: { column: 'total', description: 'Amount due.' },
      DATE_PAID: { column: 'datePaid', nullable: true, description: 'Payment time.' },
      REFERENCE_NUMBER: { column: 'referenceNumber', description: 'Reference number.' },
    },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})
