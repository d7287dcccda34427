import type { GraphQLResolveInfo } from 'graphql'
import { byCaller, type Context, serverServices } from '../../src/compiler/context.js'
import { amount } from '../../src/domain/catalogue/operator-record.js'
import { foreignName, past } from '../../src/domain/ordering/order.js'
import {
  type ItemNotes,
  type RefundMethod as Method,
  refundOrderItem,
  setCommission,
  settleOrderItem,
  updateOrderItem,
} from '../../src/domain/ordering/order-item.js'
import { webAddress } from '../../src/domain/rules/text.js'
import { refuses } from '../../src/errors/rule-issues.js'
import { builder } from '../core/builder.js'
import { required } from '../core/fields.js'
import { recordOf } from '../core/records.js'
import { neverNull } from '../core/validation.js'
import { OrderItem, RefundMethod } from './order-item.js'

const orderItemId = required('UUID', 'Id of the order item, whose order is paid.')

const UpdateOrderItemInput = builder.inputType('UpdateOrderItemInput', {
  description:
    "What is noted of an order item: the publisher's invoice, and a refund that is due; what is absent stays.",
  fields: (t) => ({
    orderItemId: t.field(orderItemId),
    vendorInvoiceId: t.string({
      description: "Number of the publisher's invoice, up to 255 characters.",
      validate: foreignName.nullable(),
    }),
    vendorCost: t.field({
      type: 'Money',
      description: "Amount of the publisher's invoice, in US dollars, 0 to 100,000,000.",
      validate: amount.nullable(),
    }),
    vendorInvoiceDate: t.field({
      type: 'DateTime',
      description: "Date of the publisher's invoice.",
    }),
    vendorInvoiceUrl: t.string({
      description: "Address of the publisher's invoice, http or https.",
      validate: webAddress.nullable(),
    }),
    vendorPaidDate: t.field({
      type: 'DateTime',
      description: "When the publisher's invoice was paid; not in the future.",
      validate: past.nullable(),
    }),
    refundRequired: t.boolean({ description: 'Whether its price is to be refunded.' }),
  }),
  validate: neverNull('refundRequired'),
})

const SetCommissionInput = builder.inputType('SetCommissionInput', {
  description: 'The commission for whoever referred the buyer of an order item.',
  fields: (t) => ({
    orderItemId: t.field(orderItemId),
    referrerId: t.field({ type: 'UUID', description: 'Id of the user who referred the buyer.' }),
    referrerTeamId: t.field({
      type: 'UUID',
      description: 'Id of the team that referred the buyer; another one than ordered.',
    }),
    amount: t.field({
      type: 'Money',
      description:
        'The commission, in US dollars, 0 to the sale price; null or absent: there is none.',
      validate: amount.nullable(),
    }),
  }),
})

const Settlement = builder.enumType('Settlement', {
  description: 'What of an order item is settled once and for all.',
  values: {
    PUBLISHER: { description: 'The publisher is paid.' },
    RESELLER: { description: 'The reseller is paid.' },
    COMMISSION: { description: 'The commission, which was pending, is paid.' },
    ACCOUNTING: { description: 'The accounts are closed: nothing of it changes any more.' },
  } as const,
})

const SettleOrderItemInput = builder.inputType('SettleOrderItemInput', {
  description: 'What of an order item is settled.',
  fields: (t) => ({
    orderItemId: t.field(orderItemId),
    settlement: t.field(required(Settlement, 'What is settled.')),
    date: t.field({
      type: 'DateTime',
      description: 'When; now if absent, and not in the future.',
      validate: past.nullable(),
    }),
  }),
})

const RefundOrderItemInput = builder.inputType('RefundOrderItemInput', {
  description: 'The refund of an order item.',
  fields: (t) => ({
    orderItemId: t.field(orderItemId),
    method: t.field(required(RefundMethod, 'How its price is refunded.')),
    amount: t.field({
      type: 'Money',
      description:
        'How much of its price is refunded, in US dollars: more than 0; all that is left of it when absent. A part lowers the price.',
      validate: amount
        .refine((sum) => sum > 0n, refuses('not_positive', 'must be more than 0'))
        .nullable(),
    }),
    reference: t.string({
      description:
        'What names the refund elsewhere, up to 255 characters; needed for all methods but CREDIT and CARD_PROCESSOR. Without one, the provider that the card was charged by is asked to give the money back, and names the refund once it has.',
      validate: foreignName.nullable(),
    }),
  }),
})

/** Changes an order item, and answers with it. */
async function changed(
  context: Context,
  info: GraphQLResolveInfo,
  id: string,
  work: (...by: ReturnType<typeof byCaller>) => Promise<void>,
) {
  await work(...byCaller(context))
  return recordOf(context, info, 'OrderItem', { id }, 'Order item')
}

const operator = { operator: true } as const

builder.mutationFields((t) => ({
  updateOrderItem: t.field({
    type: OrderItem,
    description:
      "Notes the publisher's invoice for an order item, or that its price is to be refunded. Operators only; kept in the audit log.",
    authScopes: operator,
    args: { input: t.arg(required(UpdateOrderItemInput)) },
    resolve: (_root, { input: { orderItemId: id, ...notes } }, context, info) =>
      changed(context, info, id, (db, actor) => updateOrderItem(db, actor, id, notes as ItemNotes)),
  }),
  setCommission: t.field({
    type: OrderItem,
    description:
      'Sets the commission for whoever referred the buyer of an order item, or takes it back while it is not paid. Operators only; kept in the audit log.',
    authScopes: operator,
    args: { input: t.arg(required(SetCommissionInput)) },
    resolve: (_root, { input: { orderItemId: id, amount: sum, ...by } }, context, info) =>
      changed(context, info, id, (db, actor) =>
        setCommission(db, actor, id, { ...by, amount: sum ?? null }),
      ),
  }),
  settleOrderItem: t.field({
    type: OrderItem,
    description:
      'Notes that the publisher, the reseller or the commission of an order item is paid, or closes its accounts. Operators only; kept in the audit log.',
    authScopes: operator,
    args: { input: t.arg(required(SettleOrderItemInput)) },
    resolve: (_root, { input: { orderItemId: id, settlement, date } }, context, info) =>
      changed(context, info, id, (db, actor) => settleOrderItem(db, actor, id, settlement, date)),
  }),
  refundOrderItem: t.field({
    type: OrderItem,
    description:
      'Gives the price of an order item, or a part of it, back, as far as it was paid: what credits paid is a credit of the same type and end again, the rest goes the way that is named. The invoice is replaced by one without the item, whose pending commission lapses, or with the lower price; the processing fee stays. Operators only; kept in the audit log.',
    authScopes: operator,
    args: { input: t.arg(required(RefundOrderItemInput)) },
    resolve: (_root, { input: { orderItemId: id, method, ...refund } }, context, info) =>
      changed(context, info, id, (db, actor) =>
        refundOrderItem(db, actor, id, serverServices(context).payments, {
          ...refund,
          method: method as Method,
        }),
      ),
  }),
}))
