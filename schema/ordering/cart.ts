import { z } from 'zod'
import { byCaller, callerOf, services } from '../../src/compiler/context.js'
import { maxLineItems, maxQuantity } from '../../src/domain/ordering/cart.js'
import {
  type CartOrder,
  cartOrder,
  checkoutCart,
  clearCart,
  quoteCart,
  setCartLine,
} from '../../src/domain/ordering/saved-cart.js'
import { builder } from '../core/builder.js'
import { listSize } from '../core/description-suffix.js'
import { createdAt, metadataInputField, orNull, requiredInput, updatedAt } from '../core/fields.js'
import { ownRecordOf, recordOf } from '../core/records.js'
import { CheckoutQuote } from './checkout.js'
import { Order } from './order.js'

const readsOrders = { scope: ['orders.read', 'orders.lists'] }
const orders = { scope: ['orders.create'] }

/** Discount of an order in cents. */
const discountRule = z.bigint().nonnegative('must not be negative').meta({ minimum: 0 }).nullable()

const CartLine = builder.prismaObject('CartLine', {
  description: 'Product in the cart of a profile.',
  authScopes: readsOrders,
  select: {},
  fields: (t) => ({
    id: t.expose('id', { type: 'UUID', description: 'ID of the line.' }),
    productId: t.expose('productId', { type: 'UUID', description: 'ID of the product.' }),
    product: t.relation('product', { description: 'Product, also if it is no longer on sale.' }),
    quantity: t.exposeInt('quantity', { description: 'Number of units, 1 to 100.' }),
    linkedOrderLineItemId: t.expose(
      'linkedOrderLineItemId',
      orNull('UUID', 'ID of the line item of an earlier order that the add-on belongs to.'),
    ),
    linkedOrderLineItem: t.relation('linkedOrderLineItem', {
      nullable: true,
      description: 'Line item of an earlier order that the add-on belongs to.',
    }),
    linkedProductId: t.expose(
      'linkedProductId',
      orNull('UUID', 'ID of the product in the same cart that the add-on belongs to.'),
    ),
    linkedProduct: t.relation('linkedProduct', {
      nullable: true,
      description: 'Product in the same cart that the add-on belongs to.',
    }),
    addedById: t.expose('addedById', orNull('UUID', 'ID of the user who added the line.')),
    addedBy: t.relation('addedBy', { nullable: true, description: 'User who added the line.' }),
    createdAt: t.expose('createdAt', createdAt),
    updatedAt: t.expose('updatedAt', updatedAt),
  }),
})

const Cart = builder.prismaObject('Profile', {
  variant: 'Cart',
  description: 'Cart of a profile. The members of the team share it.',
  // Scopes for orders show no profile.
  authScopes: { ...readsOrders, isOwnRecord: true },
  select: {},
  fields: (t) => ({
    profileId: t.expose('id', { type: 'UUID', description: 'ID of the profile.' }),
    lines: t.relation('cartLines', {
      type: CartLine,
      description: 'Lines of the cart, in the order in which they were added.',
      extensions: listSize(maxLineItems),
      query: { orderBy: cartOrder },
    }),
    quote: t.field({
      type: CheckoutQuote,
      nullable: true,
      description:
        'Price of the cart if it were ordered now, with the issues of each line. Null if the cart is empty.',
      extensions: { weight: 20 },
      args: {
        discount: t.arg({
          type: 'Money',
          description: 'Discount in US dollars. Defaults to 0.',
          validate: discountRule,
        }),
        applyCredits: t.arg.boolean({
          description: 'Whether team credits are applied. Defaults to true.',
        }),
      },
      select: { id: true },
      resolve: ({ id }, { discount, applyCredits }, context) => {
        const { prisma, env } = services(context)
        const order = {
          profileId: id,
          discount: discount ?? null,
          applyCredits: applyCredits ?? null,
        }
        return quoteCart(prisma, context.session!, env, order)
      },
    }),
  }),
})

builder.queryField('cart', (t) =>
  t.field({
    type: Cart,
    nullable: true,
    description: "Fetches the cart of a profile. A team token sees only its own team's.",
    authScopes: readsOrders,
    args: { profileId: t.arg(requiredInput('UUID', 'ID of the profile.')) },
    resolve: (_root, { profileId }, context, info) =>
      ownRecordOf(context, info, 'Profile', { id: profileId, deletedAt: null }),
  }),
)

const SetCartLineInput = builder.inputType('SetCartLineInput', {
  description:
    'Input for `setCartLine`. A line is identified by its product and, for an add-on, the line that it belongs to.',
  fields: (t) => ({
    profileId: t.field(requiredInput('UUID', 'ID of the profile.')),
    productId: t.field(requiredInput('UUID', 'ID of the product.')),
    quantity: t.int({
      required: true,
      description:
        'Number of units, 1 to 100. 0 removes the line and the add-ons that belong to it.',
      validate: z.number().int().min(0).max(maxQuantity),
    }),
    linkedOrderLineItemId: t.field({
      type: 'UUID',
      description: 'For an add-on: ID of the line item of an earlier order that it belongs to.',
    }),
    linkedProductId: t.field({
      type: 'UUID',
      description: 'For an add-on: ID of the product in the same cart that it belongs to.',
    }),
  }),
})

const ClearCartInput = builder.inputType('ClearCartInput', {
  fields: (t) => ({ profileId: t.field(requiredInput('UUID', 'ID of the profile.')) }),
})

const CheckoutCartInput = builder.inputType('CheckoutCartInput', {
  fields: (t) => ({
    profileId: t.field(requiredInput('UUID', 'ID of the profile.')),
    discount: t.field({
      type: 'Money',
      description: "Discount in US dollars, from 0 up to the team's discount limit. Defaults to 0.",
      validate: discountRule,
    }),
    applyCredits: t.boolean({
      description: 'Whether team credits are applied. Defaults to true.',
    }),
    version: t.string({
      description:
        '`version` of the quote that the buyer has read. If lines, quantities or prices of the cart have changed since, the order is rejected with the issue `cart_changed`. Defaults to the current version.',
    }),
    metadata: metadataInputField(t),
  }),
})

builder.mutationFields((t) => ({
  setCartLine: t.field({
    type: Cart,
    description:
      'Adds a product to the cart of a profile, changes its quantity, or removes it. Of concurrent changes of a line, the last one applies. A product must be on sale to be added.',
    authScopes: orders,
    args: { input: t.arg(requiredInput(SetCartLineInput)) },
    resolve: async (_root, { input }, context, info) => {
      await setCartLine(...byCaller(context), input)
      return recordOf(context, info, 'Profile', { id: input.profileId })
    },
  }),
  clearCart: t.field({
    type: Cart,
    description: 'Removes all lines from the cart of a profile.',
    authScopes: orders,
    args: { input: t.arg(requiredInput(ClearCartInput)) },
    resolve: async (_root, { input: { profileId } }, context, info) => {
      await clearCart(...byCaller(context), profileId)
      return recordOf(context, info, 'Profile', { id: profileId })
    },
  }),
  checkoutCart: t.field({
    type: Order,
    description:
      'Orders the lines of the cart of a profile like `checkout`, and empties the cart. Of concurrent calls, only one orders the lines. An issue of a line has the path `input.lineItems` with the index of the line in the cart.',
    authScopes: orders,
    args: { input: t.arg(requiredInput(CheckoutCartInput)) },
    resolve: async (_root, { input }, context, info) => {
      const { prisma, env } = services(context)
      const id = await checkoutCart(prisma, callerOf(context), env, input as CartOrder)
      return recordOf(context, info, 'Order', { id })
    },
  }),
}))
