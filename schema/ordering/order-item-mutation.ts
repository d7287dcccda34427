import type { GraphQLResolveInfo } from 'graphql'
import { byCaller, type Context, serverServices } from '../../src/compiler/context.js'
import { amount } from '../../src/domain/catalogue/operator-record.js'
import {
  type ItemRefundMethod as Method,
  refundOrderItem,
} from '../../src/domain/ordering/item-refund.js'
import { foreignName, past } from '../../src/domain/ordering/order.js'
import {
  type ItemNotes,
  setCommission,
  settleOrderItem,
  updateOrderItem,
} from '../../src/domain/ordering/order-item.js'
import { webAddress } from '../../src/domain/rules/text.js'
import { refuses } from '../../src/errors/rule-issues.js'
import { builder } from '../core/builder.js'
import { requiredInput } from '../core/fields.js'
import { recordOf } from '../core/records.js'
import { neverNull } from '../core/validation.js'
import { OrderItem, RefundMethod } from './order-item.js'

const orderItemId = requiredInput('UUID', 'ID of the order item. The order must be paid.')

const UpdateOrderItemInput = builder.inputType('UpdateOrderItemInput', {
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
      description: "URL of the publisher's invoice (http or https).",
      validate: webAddress.nullable(),
    }),
    vendorPaidDate: t.field({
      type: 'DateTime',
      description: "Payment time of the publisher's invoice. Must not be in the future.",
      validate: past.nullable(),
    }),
    refundRequired: t.boolean({ description: 'Whether a refund is due.' }),
  }),
  validate: neverNull('refundRequired'),
})

const SetCommissionInput = builder.inputType('SetCommissionInput', {
  fields: (t) => ({
    orderItemId: t.field(orderItemId),
    referrerId: t.field({ type: 'UUID', description: 'ID of the user who referred the buyer.' }),
    referrerTeamId: t.field({
      type: 'UUID',
      description: 'ID of the team that referred the buyer. Must not be the team that ordered.',
    }),
    amount: t.field({
      type: 'Money',
      description:
        'Commission in US dollars, 0 to the sale price. Null or omitted removes the commission.',
      validate: amount.nullable(),
    }),
  }),
})

const Settlement = builder.enumType('Settlement', {
  description: 'Part of an order item that can be settled. Settlements are final.',
  values: {
    PUBLISHER: { description: 'Marks the publisher as paid.' },
    RESELLER: { description: 'Marks the reseller as paid.' },
    COMMISSION: { description: 'Marks a pending commission as paid.' },
    ACCOUNTING: { description: 'Closes the accounts. The order item can no longer be changed.' },
  } as const,
})

const SettleOrderItemInput = builder.inputType('SettleOrderItemInput', {
  fields: (t) => ({
    orderItemId: t.field(orderItemId),
    settlement: t.field(requiredInput(Settlement, 'Part to settle.')),
    date: t.field({
      type: 'DateTime',
      description: 'Settlement time. Must not be in the future. Defaults to now.',
      validate: past.nullable(),
    }),
  }),
})

const RefundOrderItemInput = builder.inputType('RefundOrderItemInput', {
  fields: (t) => ({
    orderItemId: t.field(orderItemId),
    method: t.field(requiredInput(RefundMethod, 'Refund method.')),
    amount: t.field({
      type: 'Money',
      description:
        'Amount to refund, in US dollars. Must be positive. Defaults to the remaining price. A partial refund lowers the price.',
      validate: amount
        .refine((sum) => sum > 0n, refuses('not_positive', 'must be more than 0'))
        .nullable(),
    }),
    reference: t.string({
      description:
        'Reference of the refund in the external system, up to 255 characters. Required for all methods except CREDIT and CARD_PROCESSOR. If omitted for CARD_PROCESSOR, the payment provider is requested to refund the card and supplies the reference.',
      validate: foreignName.nullable(),
    }),
  }),
})

/** Changes an order item and returns it. */
async function changeItem(
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
      "Updates the publisher's invoice of an order item, and whether a refund is due. Operators only. Recorded in the audit log.",
    authScopes: operator,
    args: { input: t.arg(requiredInput(UpdateOrderItemInput)) },
    resolve: (_root, { input: { orderItemId: id, ...notes } }, context, info) =>
      changeItem(context, info, id, (db, actor) =>
        updateOrderItem(db, actor, id, notes as ItemNotes),
      ),
  }),
  setCommission: t.field({
    type: OrderItem,
    description:
      'Sets or removes the referral commission of an order item. A paid commission cannot be changed. Operators only. Recorded in the audit log.',
    authScopes: operator,
    args: { input: t.arg(requiredInput(SetCommissionInput)) },
    resolve: (_root, { input: { orderItemId: id, amount: sum, ...by } }, context, info) =>
      changeItem(context, info, id, (db, actor) =>
        setCommission(db, actor, id, { ...by, amount: sum ?? null }),
      ),
  }),
  settleOrderItem: t.field({
    type: OrderItem,
    description:
      'Marks the publisher, the reseller or the commission of an order item as paid, or closes its accounts. Operators only. Recorded in the audit log.',
    authScopes: operator,
    args: { input: t.arg(requiredInput(SettleOrderItemInput)) },
    resolve: (_root, { input: { orderItemId: id, settlement, date } }, context, info) =>
      changeItem(context, info, id, (db, actor) =>
        settleOrderItem(db, actor, id, settlement, date),
      ),
  }),
  refundOrderItem: t.field({
    type: OrderItem,
    description:
      'Refunds the price of an order item in full or in part. The part paid with credits is returned as credits of the same type and expiry; the rest is refunded by the given method. A new invoice without the item, or with the lower price, replaces the old one. A full refund cancels a pending commission. The processing fee is not refunded. Operators only. Recorded in the audit log.',
    authScopes: operator,
    args: { input: t.arg(requiredInput(RefundOrderItemInput)) },
    resolve: (_root, { input: { orderItemId: id, method, ...refund } }, context, info) =>
      changeItem(context, info, id, (db, actor) =>
        refundOrderItem(db, actor, id, serverServices(context).payments, {
          ...refund,
          method: method as Method,
        }),
      ),
  }),
}))
