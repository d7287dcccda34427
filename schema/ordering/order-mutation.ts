import { byCaller } from '../../src/compiler/context.js'
import { guestEmail, setGuestEmail } from '../../src/domain/ordering/guest-order.js'
import {
  cancelOrder,
  couponCode,
  foreignName,
  type OrderNotes,
  orderMetadata,
  past,
  updateOrder,
  updateOrderMetadata,
} from '../../src/domain/ordering/order.js'
import { markOrderPaid } from '../../src/domain/ordering/payment.js'
import { unmarkOrderPaid } from '../../src/domain/ordering/payment-undo.js'
import type { MetadataChange } from '../../src/domain/rules/metadata.js'
import { freeText } from '../../src/domain/rules/text.js'
import { builder } from '../core/builder.js'
import { mergesMetadata, metadataInputField, requiredInput } from '../core/fields.js'
import { recordOf } from '../core/records.js'
import { Order } from './order.js'

const UpdateOrderInput = builder.inputType('UpdateOrderInput', {
  description:
    'Input for `updateOrder`. Omitted fields are unchanged. The amount due does not change.',
  fields: (t) => ({
    orderId: t.field(requiredInput('UUID', 'ID of the order.')),
    coupon: t.string({
      description:
        'Coupon code that explains the discount, up to 100 characters. Shown on invoices issued from then on.',
      validate: couponCode.nullable(),
    }),
    externalReferenceNumber: t.string({
      description: 'Reference number in an external system, up to 255 characters.',
      validate: foreignName.nullable(),
    }),
    analyticsDistinctId: t.string({
      description: 'Analytics ID of the buyer, up to 255 characters.',
      validate: foreignName.nullable(),
    }),
    guestProcessorCustomerId: t.string({
      description: 'Customer ID of a guest at the payment processor, up to 255 characters.',
      validate: foreignName.nullable(),
    }),
    metadata: t.field({
      type: 'JSON',
      description: 'Additional data: an object of at most 16 KB. Replaces the existing data.',
      validate: orderMetadata.nullable(),
    }),
  }),
})

const SetGuestEmailInput = builder.inputType('SetGuestEmailInput', {
  fields: (t) => ({
    orderId: t.field(requiredInput('UUID', 'ID of the order. The order must be unpaid.')),
    email: t.string({
      description:
        'Email address of the guest, for the invoice and receipt. If null or omitted, they are sent to the team.',
      validate: guestEmail.nullable(),
    }),
  }),
})

builder.mutationField('setGuestEmail', (t) =>
  t.field({
    type: Order,
    description:
      'Changes the email address for the invoice and receipt of an order. A guest can set it once; after that only the team and operators can change it. Recorded in the audit log.',
    authScopes: { scope: ['orders.create'] },
    args: { input: t.arg(requiredInput(SetGuestEmailInput)) },
    resolve: async (_root, { input: { orderId: id, email } }, context, info) => {
      await setGuestEmail(...byCaller(context), id, email ?? null)
      return recordOf(context, info, 'Order', { id })
    },
  }),
)

const UpdateOrderMetadataInput = builder.inputType('UpdateOrderMetadataInput', {
  fields: (t) => ({
    orderId: t.field(requiredInput('UUID', 'ID of the order.')),
    metadata: metadataInputField(t, mergesMetadata),
  }),
})

builder.mutationField('updateOrderMetadata', (t) =>
  t.field({
    type: Order,
    description: 'Merges metadata into that of an order. Recorded in the audit log.',
    authScopes: { scope: ['orders.create'] },
    args: { input: t.arg(requiredInput(UpdateOrderMetadataInput)) },
    resolve: async (_root, { input: { orderId: id, metadata } }, context, info) => {
      await updateOrderMetadata(...byCaller(context), id, metadata as MetadataChange)
      return recordOf(context, info, 'Order', { id })
    },
  }),
)

builder.mutationField('updateOrder', (t) =>
  t.field({
    type: Order,
    description:
      'Stores references and data from external systems on an order. Operators only. Recorded in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(UpdateOrderInput)) },
    resolve: async (_root, { input: { orderId: id, ...notes } }, context, info) => {
      await updateOrder(...byCaller(context), id, notes as OrderNotes)
      return recordOf(context, info, 'Order', { id })
    },
  }),
)

const MarkOrderPaidInput = builder.inputType('MarkOrderPaidInput', {
  fields: (t) => ({
    orderId: t.field(requiredInput('UUID', 'ID of the order.')),
    date: t.field({
      type: 'DateTime',
      description:
        'Time at which the payment arrived. Must not be in the future or before the day of the order. Defaults to now.',
      validate: past.nullable(),
    }),
    amount: t.field({
      type: 'Money',
      description:
        'Amount received. Fails if it differs from the amount due. Not checked if omitted.',
    }),
    reference: t.string({
      description: 'Reference of the bank transfer, up to 255 characters.',
      validate: foreignName.nullable(),
    }),
  }),
})
const UnmarkOrderPaidInput = builder.inputType('UnmarkOrderPaidInput', {
  fields: (t) => ({
    orderId: t.field(requiredInput('UUID', 'ID of the order.')),
    reason: t.string({
      description: 'Reason for the reversal, up to 1,000 characters.',
      validate: freeText(1_000).nullable(),
    }),
  }),
})
const CancelOrderInput = builder.inputType('CancelOrderInput', {
  fields: (t) => ({ orderId: t.field(requiredInput('UUID', 'ID of the order.')) }),
})

builder.mutationFields((t) => ({
  markOrderPaid: t.field({
    type: Order,
    description:
      'Marks an order as paid, issues the invoice and creates the articles. Operators only. Recorded in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(MarkOrderPaidInput)) },
    resolve: async (_root, { input: { orderId: id, ...transfer } }, context, info) => {
      await markOrderPaid(...byCaller(context), id, transfer)
      return recordOf(context, info, 'Order', { id })
    },
  }),
  unmarkOrderPaid: t.field({
    type: Order,
    description:
      'Reverses `markOrderPaid`, within a day and only if there has been no work on the articles and no refund, swap or settlement. Deletes the articles and reverses the invoice with a credit note. Operators only. Recorded in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(UnmarkOrderPaidInput)) },
    resolve: async (_root, { input: { orderId: id, reason } }, context, info) => {
      await unmarkOrderPaid(...byCaller(context), id, reason)
      return recordOf(context, info, 'Order', { id })
    },
  }),
  cancelOrder: t.field({
    type: Order,
    description:
      "Cancels an unpaid order and returns the credits. A team token can cancel only its own team's orders. Recorded in the audit log.",
    authScopes: { scope: ['orders.create'] },
    args: { input: t.arg(requiredInput(CancelOrderInput)) },
    resolve: async (_root, { input: { orderId: id } }, context, info) => {
      await cancelOrder(...byCaller(context), id)
      return recordOf(context, info, 'Order', { id })
    },
  }),
}))
