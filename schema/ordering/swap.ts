import * as enums from '../../prisma/generated/client/enums.js'
import { byCaller, type Context, callerOf, services } from '../../src/compiler/context.js'
import { markSwapPaid } from '../../src/domain/ordering/payment.js'
import { acceptSwap, cancelSwap, proposeSwap } from '../../src/domain/ordering/swap.js'
import { Product } from '../catalogue/product.js'
import { bounded } from '../core/addition.js'
import { builder } from '../core/builder.js'
import { orNull, required, updatedAt } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { orderInput } from '../core/order.js'
import { ownRecordOf, recordOf } from '../core/records.js'
import { whereInput } from '../core/where.js'
import { Invoice } from './invoice.js'
import { OrderItem } from './order-item.js'

export const SwapStatus = builder.enumType('SwapStatus', {
  description: 'Where a swap stands.',
  values: {
    [enums.SwapStatus.PENDING_CLIENT]: {
      description: 'Waits for the client, who pays it, or accepts it where nothing is due.',
    },
    [enums.SwapStatus.COMPLETED]: {
      description: 'The order item is of the new product. Final.',
    },
    [enums.SwapStatus.CANCELLED]: {
      description: 'Taken back or declined; the order item stayed as it was. Final.',
    },
  },
})

export const Swap = builder.prismaObject('Swap', {
  description:
    'The change of an order item to another product, as it was proposed. Amounts are US dollars.',
  authScopes: { scope: ['orders.read', 'orders.lists'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('Id of the swap.')),
    teamId: t.expose('teamId', { type: 'UUID', description: 'Id of the team that ordered.' }),
    team: t.relation('team', { description: 'Its team.' }),
    orderId: t.expose('orderId', { type: 'UUID', description: 'Id of the order.' }),
    order: t.relation('order', { description: 'The order.' }),
    orderItemId: t.expose('orderItemId', { type: 'UUID', description: 'Id of the order item.' }),
    orderItem: t.relation('orderItem', { type: OrderItem, description: 'The order item.' }),
    referenceNumber: t.exposeString('referenceNumber', {
      description: 'Its number for people; it opens the page where it is paid.',
    }),
    status: t.expose('status', { type: SwapStatus, description: 'Where it stands.' }),
    fromProductId: t.expose('fromProductId', {
      type: 'UUID',
      description: 'Id of the product that is replaced.',
    }),
    fromProduct: t.relation('fromProduct', {
      type: Product,
      description: 'The product that is replaced.',
    }),
    fromName: t.exposeString('fromName', {
      description: 'Outlet and product that are replaced, as they were called.',
    }),
    fromLogo: t.expose('fromLogo', orNull('String', 'Address of the logo of what is replaced.')),
    toProductId: t.expose('toProductId', {
      type: 'UUID',
      description: 'Id of the product that takes its place.',
    }),
    toProduct: t.relation('toProduct', {
      type: Product,
      description: 'The product that takes its place.',
    }),
    toName: t.exposeString('toName', {
      description: 'Outlet and product that take its place, as they were called.',
    }),
    toLogo: t.expose('toLogo', orNull('String', 'Address of the logo of what takes its place.')),
    priceDifference: t.expose('priceDifference', {
      type: 'Money',
      description:
        'What the new product costs more than the order item; negative when it costs less.',
    }),
    processingFee: t.expose('processingFee', {
      type: 'Money',
      description: 'What is added for processing the payment of a difference.',
    }),
    total: t.expose('total', {
      type: 'Money',
      description:
        'What the client pays: a positive difference and its fee, else 0. A negative one is returned as a credit.',
    }),
    paymentUrl: t.string({
      nullable: true,
      description:
        'Address of the page where anybody who has it can pay; only while payment is awaited, and for a token that may write.',
      authScopes: { secret: 'forWriters' },
      select: { status: true, total: true, referenceNumber: true },
      resolve: ({ status, total, referenceNumber }, _args, context) =>
        status === 'PENDING_CLIENT' && total > 0n
          ? `${services(context).env.applicationHost}/orders/checkout/${referenceNumber}`
          : null,
    }),
    invoices: t.relation('invoices', {
      type: Invoice,
      description: 'The credit note and the correcting invoice that its completion issued.',
      extensions: bounded(2),
      query: { orderBy: [{ issuedAt: 'asc' }, { id: 'asc' }] },
    }),
    completedAt: t.expose('completedAt', orNull('DateTime', 'When it was completed.')),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was proposed.' }),
    updatedAt: t.expose('updatedAt', updatedAt),
  }),
})

builder.queryField('swap', (t) =>
  t.field({
    type: Swap,
    nullable: true,
    description: "One swap; a team token sees its own team's.",
    authScopes: { scope: ['orders.read'] },
    args: { id: t.arg(required('UUID', 'Id of the swap.')) },
    resolve: (_root, { id }, context, info) => ownRecordOf(context, info, 'Swap', { id }),
  }),
)

listField('swaps', {
  node: Swap,
  description: "Swaps of order items; a team token sees its own team's.",
  scope: ['orders.lists'],
  archive: false,
  where: whereInput('Swap', (t) => ({
    id: t.uuid('id', 'Id of the swap.'),
    teamId: t.uuid('teamId', 'Id of the team that ordered.'),
    orderId: t.uuid('orderId', 'Id of the order.'),
    order: t.one('order', 'The order.'),
    orderItemId: t.uuid('orderItemId', 'Id of the order item.'),
    orderItem: t.one('orderItem', 'The order item.'),
    team: t.one('team', 'The team that ordered.'),
    fromProduct: t.one('fromProduct', 'The product that is replaced.'),
    toProduct: t.one('toProduct', 'The product that takes its place.'),
    invoices: t.many(
      'invoices',
      'The credit note and the correcting invoice that its completion issued.',
    ),
    referenceNumber: t.string('referenceNumber', 'Its number for people.'),
    status: t.enum('status', SwapStatus, 'Where it stands.'),
    fromProductId: t.uuid('fromProductId', 'Id of the product that is replaced.'),
    toProductId: t.uuid('toProductId', 'Id of the product that takes its place.'),
    priceDifference: t.money('priceDifference', 'What the new product costs more.'),
    total: t.money('total', 'What the client pays.'),
    completedAt: t.dateTime('completedAt', 'When it was completed.'),
    createdAt: t.dateTime('createdAt', 'When it was proposed.'),
    updatedAt: t.dateTime('updatedAt', 'When it was last changed.'),
  })),
  order: orderInput(
    'Swap',
    {
      CREATED_AT: { column: 'createdAt', description: 'By when it was proposed.' },
      UPDATED_AT: { column: 'updatedAt', description: 'By when it was last changed.' },
    },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})

const ProposeSwapInput = builder.inputType('ProposeSwapInput', {
  description: 'What an order item is to become.',
  fields: (t) => ({
    orderItemId: t.field(
      required('UUID', 'Id of an order item of a paid order, whose article is not published.'),
    ),
    productId: t.field(required('UUID', 'Id of another product that the team can buy.')),
  }),
})

/** Declares a mutation that moves a swap, and answers with it. */
function moving(
  name: string,
  description: string,
  authScopes: { operator: true } | { scope: string[] },
  work: (context: Context, swapId: string) => Promise<void>,
): void {
  const Input = builder.inputType(`${name[0]!.toUpperCase()}${name.slice(1)}Input`, {
    description: 'The swap to move.',
    fields: (t) => ({ swapId: t.field(required('UUID', 'Id of the swap.')) }),
  })
  builder.mutationField(name, (t) =>
    t.field({
      type: Swap,
      description,
      authScopes,
      args: { input: t.arg(required(Input)) },
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
      'Proposes to deliver another product for an order item, at the lowest price that the team sees now. Operators only; kept in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(required(ProposeSwapInput)) },
    resolve: async (_root, { input }, context, info) => {
      const { prisma, env } = services(context)
      const { id } = await proposeSwap(prisma, callerOf(context), env.processingFeePercent, input)
      return recordOf(context, info, 'Swap', { id })
    },
  }),
)

moving(
  'acceptSwap',
  'Agrees to a swap with nothing to pay, which completes it: the order item and its article are of the new product, the invoice is replaced, and what the new product costs less is returned as a credit.',
  { scope: ['orders.create'] },
  (context, id) => acceptSwap(...byCaller(context), id),
)
moving(
  'cancelSwap',
  'Ends a swap that is not completed: an operator takes it back, or its team declines.',
  { scope: ['orders.create'] },
  (context, id) => cancelSwap(...byCaller(context), id),
)
moving(
  'markSwapPaid',
  'Marks a swap as paid, when its money has come, which completes it. Operators only; kept in the audit log.',
  { operator: true },
  (context, id) => markSwapPaid(...byCaller(context), id),
)
