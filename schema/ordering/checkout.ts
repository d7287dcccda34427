import { z } from 'zod'
import { services } from '../../src/compiler/context.js'
import { mostLines, mostUnits, type PricedLine } from '../../src/domain/ordering/cart.js'
import { checkout, type Quote, quote } from '../../src/domain/ordering/checkout.js'
import type { Issue } from '../../src/errors/app-error.js'
import { bounded } from '../core/addition.js'
import { builder } from '../core/builder.js'
import { required } from '../core/fields.js'
import { recordOf } from '../core/records.js'
import { Order } from './order.js'

const CheckoutLineItemInput = builder.inputType('CheckoutLineItemInput', {
  description: 'A line of a new order.',
  fields: (t) => ({
    productId: t.field(required('UUID', 'Id of the product.')),
    quantity: t.int({
      required: true,
      description: 'Number of units, 1 to 100.',
      validate: z.number().int().min(1).max(mostUnits),
    }),
    isAddOn: t.boolean({
      required: true,
      description: 'Whether it comes in addition to another line item.',
    }),
    linkedOrderLineItemId: t.field({
      type: 'UUID',
      description:
        'What an add-on comes in addition to: id of a line item of an earlier order, or of the product of another line.',
    }),
  }),
})

const CheckoutInput = builder.inputType('CheckoutInput', {
  description: 'A new order.',
  fields: (t) => ({
    profileId: t.field(required('UUID', 'Id of the profile it is for.')),
    lineItems: t.field({
      type: [CheckoutLineItemInput],
      required: true,
      description: 'Its lines, 1 to 100.',
      validate: z.array(z.unknown()).min(1).max(mostLines),
    }),
    discount: t.field({
      type: 'Money',
      description:
        "What is taken off, in US dollars, 0 to what the team's limit leaves of the subtotal; nothing when absent.",
      validate: z.bigint().nonnegative('must not be negative').meta({ minimum: 0 }).nullable(),
    }),
    applyCredits: t.boolean({
      description: 'Whether team credits are used; they are when absent.',
    }),
  }),
})

const QuotedLineItem = builder.objectRef<PricedLine>('QuotedLineItem').implement({
  description: 'What a line of a cart would cost: a price of that cart, and no record.',
  authScopes: { scope: [] },
  fields: (t) => ({
    index: t.exposeInt('index', { description: 'Its place among the lines asked about, from 0.' }),
    price: t.expose('price', { type: 'Money', description: 'Price of one unit, in US dollars.' }),
    quantity: t.exposeInt('quantity', { description: 'Number of units.' }),
    amount: t.field({
      type: 'Money',
      description: 'Price of all its units, in US dollars.',
      resolve: ({ price, quantity }) => price * BigInt(quantity),
    }),
  }),
})

const CheckoutIssue = builder.objectRef<Issue>('CheckoutIssue').implement({
  description: 'Why a cart could not be ordered.',
  authScopes: { scope: [] },
  fields: (t) => ({
    path: t.field({
      type: 'JSON',
      description: 'Where the fault is, in the form of `extensions.issues[].path` of an error.',
      resolve: ({ path }) => ['input', ...path],
    }),
    code: t.exposeString('code', { description: 'What kind of fault it is, for programs.' }),
    message: t.exposeString('message', { description: 'What is wrong, for people.' }),
  }),
})

const CheckoutQuote = builder.objectRef<Quote>('CheckoutQuote').implement({
  description:
    'What a cart would cost if it were ordered now, in US dollars, and why it could not be. The amounts leave out lines that cannot be ordered and a discount that is not allowed.',
  authScopes: { scope: [] },
  fields: (t) => ({
    subtotal: t.expose('subtotal', { type: 'Money', description: 'Sum of its lines.' }),
    discount: t.expose('discount', { type: 'Money', description: 'What would be taken off.' }),
    creditsApplied: t.expose('creditsApplied', {
      type: 'Money',
      description: 'What team credits would pay.',
    }),
    processingFee: t.expose('processingFee', {
      type: 'Money',
      description: 'What would be added for processing the payment.',
    }),
    total: t.expose('total', {
      type: 'Money',
      description: 'What would be to be paid: subtotal - discount - credits + processing fee.',
    }),
    lineItems: t.field({
      type: [QuotedLineItem],
      description: 'The lines that could be ordered, in their order.',
      extensions: bounded(mostLines),
      resolve: ({ lines }) => lines,
    }),
    issues: t.field({
      type: [CheckoutIssue],
      description:
        'Every fault for which the checkout would be refused; none when it would succeed.',
      extensions: bounded('At most three for each line and two more'),
      resolve: ({ issues }) => issues,
    }),
  }),
})

builder.queryField('quoteCheckout', (t) =>
  t.field({
    type: CheckoutQuote,
    description:
      'What an order would cost at the lowest prices the team sees, as `checkout` would have it; nothing is ordered, held or spent.',
    authScopes: { scope: ['orders.create'] },
    extensions: { weight: 20 },
    args: { input: t.arg(required(CheckoutInput)) },
    resolve: (_root, { input }, context) => {
      const { prisma, env } = services(context)
      return quote(prisma, context.session!, env, input)
    },
  }),
)

builder.mutationField('checkout', (t) =>
  t.field({
    type: Order,
    description: 'Orders products for a profile, at the lowest prices the team sees.',
    authScopes: { scope: ['orders.create'] },
    args: { input: t.arg(required(CheckoutInput)) },
    resolve: async (_root, { input }, context, info) => {
      const { prisma, env } = services(context)
      const id = await checkout(prisma, context.session!, env, input)
      return recordOf(context, info, 'Order', { id })
    },
  }),
)
