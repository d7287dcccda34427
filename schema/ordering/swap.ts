import * as enums from '../../prisma/generated/client/enums.js'
import { byCaller, type Context, callerOf, services } from '../../src/compiler/context.js'
import { markSwapPaid } from '../../src/domain/ordering/payment.js'
import { acceptSwap, cancelSwap, proposeSwap } from '../../src/domain/ordering/swap.js'
import { freeText } from '../../src/domain/rules/text.js'
import { Product } from '../catalogue/product.js'
import { builder } from '../core/builder.js'
import { listSize } from '../core/description-suffix.js'
import { orNull, requiredInput, updatedAt } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { orderInput } from '../core/order.js'
import { ownRecordOf, recordOf } from '../core/records.js'
import { whereInput } from '../core/where.js'
import { Invoice } from './invoice.js'
import { OrderItem } from './order-item.js'

export const SwapStatus = builder.enumType('SwapStatus', {
  description: 'Status of a swap.',
  values: {
    [enums.SwapStatus.PENDING_CLIENT]: {
      description: 'Waiting for the team to pay, or to accept if nothing is due.',
    },
    [enums.SwapStatus.COMPLETED]: {
      description: 'Completed; the order item has the new product. Final.',
    },
    [enums.SwapStatus.CANCELLED]: {
      description: 'Cancelled or declined; the order item is unchanged. Final.',
    },
  },
})

export const Swap = builder.prismaObject('Swap', {
  description:
    "Replacement of an order item's product by another, as proposed. Amounts are in US dollars.",
  authScopes: { scope: ['orders.read', 'orders.lists'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the swap.')),
    teamId: t.expose('teamId', { type: 'UUID', description: 'ID of the team that ordered.' }),
    team: t.relation('team', { description: 'Team that ordered.' }),
    orderId: t.expose('orderId', { type: 'UUID', description: 'ID of the order.' }),
    order: t.relation('order', { description: 'Order of the item.' }),
    orderItemId: t.expose('orderItemId', { type: 'UUID', description: 'ID of the order item.' }),
    orderItem: t.relation('orderItem', {
      type: OrderItem,
      description: 'Order item whose product is replaced.',
    }),
    referenceNumber: t.exposeString('referenceNumber', {
      description: 'Human-readable reference number. Opens the checkout page.',
    }),
    status: t.expose('status', { type: SwapStatus, description: 'Status of the swap.' }),
    fromProductId: t.expose('fromProductId', {
      type: 'UUID',
      description: 'ID of the replaced product.',
    }),
    fromProduct: t.relation('fromProduct', {
      type: Product,
      description: 'Replaced product.',
    }),
    fromName: t.exposeString('fromName', {
      description: 'Names of the replaced outlet and product at the time of the proposal.',
    }),
    fromLogo: t.expose('fromLogo', orNull('String', "URL of the replaced product's logo.")),
    toProductId: t.expose('toProductId', {
      type: 'UUID',
      description: 'ID of the new product.',
    }),
    toProduct: t.relation('toProduct', {
      type: Product,
      description: 'New product.',
    }),
    toName: t.exposeString('toName', {
      description: 'Names of the new outlet and product at the time of the proposal.',
    }),
    toLogo: t.expose('toLogo', orNull('String', "URL of the new product's logo.")),
    priceDifference: t.expose('priceDifference', {
      type: 'Money',
      description:
        'Price of the new product minus the price of the order item. Negative if the new product is cheaper.',
    }),
    processingFee: t.expose('processingFee', {
      type: 'Money',
      description: 'Processing fee for the payment of the difference.',
    }),
    total: t.expose('total', {
      type: 'Money',
      description:
        'Amount due: a positive difference with its fee, else 0. A negative difference is returned as a credit.',
    }),
    paymentUrl: t.string({
      nullable: true,
      description:
        'URL of the checkout page. Anyone with the link can pay the swap. Null unless a payment is due. Requires a token with a writing scope.',
      authScopes: { secret: 'forWriters' },
      select: { status: true, total: true, referenceNumber: true },
      resolve: ({ status, total, referenceNumber }, _args, context) =>
        status === 'PENDING_CLIENT' && total > 0n
          ? `${services(context).env.applicationHost}/orders/checkout/${referenceNumber}`
          : null,
    }),
    invoices: t.relation('invoices', {
      type: Invoice,
      description: 'Credit note and corrected invoice issued when the swap was completed.',
      extensions: listSize(2),
      query: { orderBy: [{ issuedAt: 'asc' }, { id: 'asc' }] },
    }),
    cancelReason: t.expose(
      'cancelReason',
      orNull('String', 'Reason for which the swap was declined or withdrawn.'),
    ),
    completedAt: t.expose(
      'completedAt',
      orNull('DateTime', 'Completion time. Null until completed.'),
    ),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of the proposal.' }),
    updatedAt: t.expose('updatedAt', updatedAt),
  }),
})

builder.queryField('swap', (t) =>
  t.field({
    type: Swap,
    nullable: true,
    description: "Fetches a swap by ID. A team token sees only its own team's.",
    authScopes: { scope: ['orders.read'] },
    args: { id: t.arg(requiredInput('UUID', 'ID of the swap.')) },
    resolve: (_root, { id }, context, info) => ownRecordOf(context, info, 'Swap', { id }),
  }),
)

listField('swaps', {
  node: Swap,
  description: "Swaps of order items. A team token sees only its own team's.",
  scope: ['orders.lists'],
  archive: false,
  where: whereInput('Swap', (t) => ({
    id: t.uuid('id', 'ID of the swap.'),
    teamId: t.uuid('teamId', 'ID of the team that ordered.'),
    orderId: t.uuid('orderId', 'ID of the order.'),
    order: t.one('order', 'Order of the item.'),
    orderItemId: t.uuid('orderItemId', 'ID of the order item.'),
    orderItem: t.one('orderItem', 'Order item whose product is replaced.'),
    team: t.one('team', 'Team that ordered.'),
    fromProduct: t.one('fromProduct', 'Replaced product.'),
    toProduct: t.one('toProduct', 'New product.'),
    invoices: t.many(
      'invoices',
      'Credit note and corrected invoice issued when the swap was completed.',
    ),
    referenceNumber: t.string('referenceNumber', 'Human-readable reference number.'),
    status: t.enum('status', SwapStatus, 'Status of the swap.'),
    fromProductId: t.uuid('fromProductId', 'ID of the replaced product.'),
    toProductId: t.uuid('toProductId', 'ID of the new product.'),
    priceDifference: t.money(
      'priceDifference',
      'Price of the new product minus the price of the order item.',
    ),
    total: t.money('total', 'Amount due.'),
    completedAt: t.dateTime('completedAt', 'Completion time.'),
    createdAt: t.dateTime('createdAt', 'Time of the proposal.'),
    updatedAt: t.dateTime('updatedAt', 'Time of the last update.'),
  })),
  order: orderInput(
    'Swap',
    {
      CREATED_AT: { column: 'createdAt', description: 'Time of the proposal.' },
      UPDATED_AT: { column: 'updatedAt', description: 'Time of the last update.' },
    },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})

const ProposeSwapInput = builder.inputType('ProposeSwapInput', {
  fields: (t) => ({
    orderItemId: t.field(
      requiredInput(
        'UUID',
        'ID of an order item. The order must be paid and the article not published.',
      ),
    ),
    productId: t.field(
      requiredInput('UUID', 'ID of the new product. The team must be able to order it.'),
    ),
  }),
})

/** Declares a mutation that changes the status of a swap and returns it. */
function moving(
  name: string,
  description: string,
  authScopes: { operator: true } | { scope: string[] },
  work: (context: Context, swapId: string) => Promise<void>,
): void {
  const Input = builder.inputType(`${name[0]!.toUpperCase()}${name.slice(1)}Input`, {
    fields: (t) => ({ swapId: t.field(requiredInput('UUID', 'ID of the swap.')) }),
  })
  builder.mutationField(name, (t) =>
    t.field({
      type: Swap,
      description,
      authScopes,
      args: { input: t.arg(requiredInput(Input)) },
      resolve: async (_root, { input: { swapId: id } }, context, info) => {
        await work(context, id)
        return recordOf(context, info, 'Swap', { id })
      },
    }),
  )
}

builder.mutationField('proposeSwap', (t) =>
  t.field({
    type: Swap,
    description:
      'Proposes another product for an order item, at the lowest price available to the team. Operators only. Recorded in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(ProposeSwapInput)) },
    resolve: async (_root, { input }, context, info) => {
      const { prisma, env } = services(context)
      const { id } = await proposeSwap(prisma, callerOf(context), env.processingFeePercent, input)
      return recordOf(context, info, 'Swap', { id })
    },
  }),
)

moving(
  'acceptSwap',
  'Accepts a swap with nothing to pay and completes it. The order item and its article get the new product, the invoice is replaced, and a negative price difference is returned as a credit.',
  { scope: ['orders.create'] },
  (context, id) => acceptSwap(...byCaller(context), id),
)

const CancelSwapInput = builder.inputType('CancelSwapInput', {
  fields: (t) => ({
    swapId: t.field(requiredInput('UUID', 'ID of the swap.')),
    reason: t.string({
      description: 'Reason, up to 1,000 characters. The team and operators see it.',
      validate: freeText(1_000).nullable(),
    }),
  }),
})

builder.mutationField('cancelSwap', (t) =>
  t.field({
    type: Swap,
    description:
      'Cancels a swap that is not completed: an operator withdraws it, or the team declines it.',
    authScopes: { scope: ['orders.create'] },
    args: { input: t.arg(requiredInput(CancelSwapInput)) },
    resolve: async (_root, { input: { swapId: id, reason } }, context, info) => {
      await cancelSwap(...byCaller(context), id, reason?.trim() || null)
      return recordOf(context, info, 'Swap', { id })
    },
  }),
)

moving(
  'markSwapPaid',
  'Marks a swap as paid and completes it. Operators only. Recorded in the audit log.',
  { operator: true },
  (context, id) => markSwapPaid(...byCaller(context), id),
)
