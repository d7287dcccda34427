import { z } from 'zod'
import { callerOf, services } from '../../src/compiler/context.js'
import { maxLineItems, maxQuantity, type PricedLine } from '../../src/domain/ordering/cart.js'
import { checkout, type NewOrder, type Quote, quote } from '../../src/domain/ordering/checkout.js'
import type { RequestIssue } from '../../src/errors/app-error.js'
import { builder } from '../core/builder.js'
import { listSize } from '../core/description-suffix.js'
import { anyObject, metadataInputField, requiredInput } from '../core/fields.js'
import { recordOf } from '../core/records.js'
import { Order } from './order.js'
import { orderAmounts } from './order-amounts.js'

const CheckoutLineItemInput = builder.inputType('CheckoutLineItemInput', {
  description: 'Line item of a new order.',
  fields: (t) => ({
    productId: t.field(requiredInput('UUID', 'ID of the product.')),
    quantity: t.int({
      required: true,
      description: 'Number of units, 1 to 100.',
      validate: z.number().int().min(1).max(maxQuantity),
    }),
    isAddOn: t.boolean({
      required: true,
      description: 'Whether the line item is an add-on to another line item.',
    }),
    linkedOrderLineItemId: t.field({
      type: 'UUID',
      description:
        'Line item that an add-on belongs to. Either the ID of a line item of an earlier order, or the product ID of another line item in this order.',
    }),
  }),
})

const CheckoutInput = builder.inputType('CheckoutInput', {
  description: 'Input for `checkout` and `quoteCheckout`.',
  fields: (t) => ({
    profileId: t.field(requiredInput('UUID', 'ID of the profile it is for.')),
    lineItems: t.field({
      type: [CheckoutLineItemInput],
      required: true,
      description: 'Line items, 1 to 100.',
      validate: z.array(z.unknown()).min(1).max(maxLineItems),
    }),
    discount: t.field({
      type: 'Money',
      description: "Discount in US dollars, from 0 up to the team's discount limit. Defaults to 0.",
      validate: z.bigint().nonnegative('must not be negative').meta({ minimum: 0 }).nullable(),
    }),
    applyCredits: t.boolean({
      description: 'Whether team credits are applied. Defaults to true.',
    }),
    metadata: metadataInputField(t),
  }),
})

const QuotedLineItem = builder.objectRef<PricedLine>('QuotedLineItem').implement({
  description: 'Price of a line item in a quoted cart.',
  authScopes: { scope: [] },
  fields: (t) => ({
    index: t.exposeInt('index', {
      description: 'Index of the line item in the input, starting at 0.',
    }),
    cartLineId: t.field({
      type: 'UUID',
      nullable: true,
      description: 'ID of the cart line. Null in `quoteCheckout`.',
      resolve: ({ cartLineId }) => cartLineId ?? null,
    }),
    price: t.expose('price', { type: 'Money', description: 'Unit price in US dollars.' }),
    quantity: t.exposeInt('quantity', { description: 'Number of units.' }),
    amount: t.field({
      type: 'Money',
      description: 'Price of all units, in US dollars.',
      resolve: ({ price, quantity }) => price * BigInt(quantity),
    }),
  }),
})

type QuoteIssue = RequestIssue & { cartLineId?: string | null }

const CheckoutIssue = builder.objectRef<QuoteIssue>('CheckoutIssue').implement({
  description: 'Reason why a cart cannot be ordered.',
  authScopes: { scope: [] },
  fields: (t) => ({
    path: t.field({
      type: 'JSON',
      description:
        'Path of the input field, in the form of `extensions.issues[].path` of an error.',
      resolve: ({ path }) => ['input', ...path],
    }),
    code: t.exposeString('code', { description: 'Machine-readable issue code.' }),
    message: t.exposeString('message', { description: 'Error message.' }),
    cartLineId: t.field({
      type: 'UUID',
      nullable: true,
      description:
        'ID of the cart line with the issue. Null if the issue concerns the whole order.',
      resolve: ({ cartLineId }) => cartLineId ?? null,
    }),
    parameters: t.field({
      type: 'JSON',
      description: 'Parameters of the code, such as `max`, as the issues of an error have them.',
      extensions: { jsonSchema: anyObject },
      resolve: ({ path, code, message, cartLineId, ...parameters }) => parameters,
    }),
  }),
})

export const CheckoutQuote = builder.objectRef<Quote>('CheckoutQuote').implement({
  description:
    'Price of a cart if it were ordered now, in US dollars, and the reasons why it cannot be ordered. The amounts exclude line items that cannot be ordered and a discount that is not allowed.',
  authScopes: { scope: [] },
  fields: (t) => ({
    subtotal: t.expose('subtotal', orderAmounts.subtotal),
    discount: t.expose('discount', orderAmounts.discount),
    creditsApplied: t.expose('creditsApplied', orderAmounts.creditsApplied),
    processingFee: t.expose('processingFee', orderAmounts.processingFee),
    total: t.expose('total', orderAmounts.total),
    lineItems: t.field({
      type: [QuotedLineItem],
      description: 'Line items that can be ordered, in the order of the input.',
      extensions: listSize(maxLineItems),
      resolve: ({ lines }) => lines,
    }),
    version: t.exposeString('version', {
      description:
        'Version of the line items, which changes with their quantities and prices. Send the version of the quote of a cart to `checkoutCart`.',
    }),
    maxDiscount: t.expose('maxDiscount', {
      type: 'Money',
      description: 'Highest discount allowed for these line items.',
    }),
    needsApproval: t.exposeBoolean('needsApproval', {
      description:
        'Whether another member of the team would have to approve the order before it can be paid. Credits are then applied on approval.',
    }),
    issues: t.field({
      type: [CheckoutIssue],
      description:
        'All issues for which the checkout would be rejected. Empty if it would succeed.',
      extensions: listSize('At most three per line item, one per agreement and three more'),
      resolve: ({ issues }) => issues,
    }),
  }),
})

builder.queryField('quoteCheckout', (t) =>
  t.field({
    type: CheckoutQuote,
    description:
      'Quotes an order at the lowest prices available to the team. Orders nothing and spends no credits.',
    authScopes: { scope: ['orders.create'] },
    extensions: { weight: 20 },
    args: { input: t.arg(requiredInput(CheckoutInput)) },
    resolve: (_root, { input }, context) => {
      const { prisma, env } = services(context)
      return quote(prisma, context.session!, env, input as NewOrder)
    },
  }),
)

builder.mutationField('checkout', (t) =>
  t.field({
    type: Order,
    description: 'Orders products for a profile at the lowest prices available to the team.',
    authScopes: { scope: ['orders.create'] },
    args: { input: t.arg(requiredInput(CheckoutInput)) },
    resolve: async (_root, { input }, context, info) => {
      const { prisma, env } = services(context)
      const id = await checkout(prisma, callerOf(context), env, input as NewOrder)
      return recordOf(context, info, 'Order', { id })
    },
  }),
)
