import { z } from 'zod'
import { checkout } from '../../src/domain/ordering/checkout.js'
import { services } from '../../src/graphql/context.js'
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
      validate: z.number().int().min(1).max(100),
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
      validate: z.array(z.unknown()).min(1).max(100),
    }),
    discount: t.field({
      type: 'Money',
      description:
        "What is taken off, in US dollars, 0 to what the team's limit leaves of the subtotal; nothing when absent.",
      validate: z.bigint().nonnegative('must not be negative').nullable(),
    }),
    applyCredits: t.boolean({
      description: 'Whether team credits are used; they are when absent.',
    }),
  }),
})

builder.mutationField('checkout', (t) =>
  t.field({
    type: Order,
    description: 'Orders products for a profile, at the lowest prices the team sees.',
    authScopes: { scope: ['orders.create'] },
    args: { input: t.arg(required(CheckoutInput, 'The order.')) },
    resolve: async (_root, { input }, context, info) => {
      const { prisma, env } = services(context)
      const id = await checkout(prisma, context.session!, env, input)
      return recordOf(context, info, 'order', { id })
    },
  }),
)
