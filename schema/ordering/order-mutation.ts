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
} from '../../src/domain/ordering/order.js'
import { markOrderPaid } from '../../src/domain/ordering/payment.js'
import { unmarkOrderPaid } from '../../src/domain/ordering/payment-undo.js'
import { freeText } from '../../src/domain/rules/text.js'
import { builder } from '../core/builder.js'
import { required } from '../core/fields.js'
import { recordOf } from '../core/records.js'
import { Order } from './order.js'

const UpdateOrderInput = builder.inputType('UpdateOrderInput', {
  description:
    'What other systems note on an order; what is absent stays. None of it changes what is to be paid.',
  fields: (t) => ({
    orderId: t.field(required('UUID', 'Id of the order.')),
    coupon: t.string({
      description:
        'Code of the coupon behind its discount, up to 100 characters; invoices issued from then on show it.',
      validate: couponCode.nullable(),
    }),
    externalReferenceNumber: t.string({
      description: 'Its number in another system.',
      validate: foreignName.nullable(),
    }),
    analyticsDistinctId: t.string({
      description: "The buyer's analytics id.",
      validate: foreignName.nullable(),
    }),
    guestProcessorCustomerId: t.string({
      description: "The payment processor's id of a guest.",
      validate: foreignName.nullable(),
    }),
    metadata: t.field({
      type: 'JSON',
      description: 'Further data, in place of what there is: an object of at most 16 KB.',
      validate: orderMetadata.nullable(),
    }),
  }),
})

const SetGuestEmailInput = builder.inputType('SetGuestEmailInput', {
  description: 'Who pays an order as a guest.',
  fields: (t) => ({
    orderId: t.field(required('UUID', 'Id of the order, which is not paid yet.')),
    email: t.string({
      description:
        'E-mail address that its invoice and receipt go to; null or absent: nobody pays as a guest, and they go to the team.',
      validate: guestEmail.nullable(),
    }),
  }),
})

builder.mutationField('setGuestEmail', (t) =>
  t.field({
    type: Order,
    description:
      'Changes the address that the invoice and the receipt of an order go to. Whoever pays as a guest can give it once; from then on only the team and operators change it. Kept in the audit log.',
    authScopes: { scope: ['orders.create'] },
    args: { input: t.arg(required(SetGuestEmailInput)) },
    resolve: async (_root, { input: { orderId: id, email } }, context, info) => {
      await setGuestEmail(...byCaller(context), id, email ?? null)
      return recordOf(context, info, 'Order', { id })
    },
  }),
)

builder.mutationField('updateOrder', (t) =>
  t.field({
    type: Order,
    description:
      'Notes on an order what other systems know of it. Operators only; kept in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(required(UpdateOrderInput)) },
    resolve: async (_root, { input: { orderId: id, ...notes } }, context, info) => {
      await updateOrder(...byCaller(context), id, notes as OrderNotes)
      return recordOf(context, info, 'Order', { id })
    },
  }),
)

const orderInputType = (name: string, description: string) =>
  builder.inputType(name, {
    description,
    fields: (t) => ({ orderId: t.field(required('UUID', 'Id of the order.')) }),
  })

const MarkOrderPaidInput = builder.inputType('MarkOrderPaidInput', {
  description: 'The payment of an order, as the bank tells of it.',
  fields: (t) => ({
    orderId: t.field(required('UUID', 'Id of the order.')),
    date: t.field({
      type: 'DateTime',
      description:
        'When the money came; now if absent, not in the future, and not before the day of the order.',
      validate: past.nullable(),
    }),
    amount: t.field({
      type: 'Money',
      description:
        'How much came: refused when it is not what is to be paid. Not compared if absent.',
    }),
    reference: t.string({
      description: 'What names the transfer at the bank, up to 255 characters.',
      validate: foreignName.nullable(),
    }),
  }),
})
const UnmarkOrderPaidInput = builder.inputType('UnmarkOrderPaidInput', {
  description: 'A payment that an operator has marked by mistake.',
  fields: (t) => ({
    orderId: t.field(required('UUID', 'Id of the order.')),
    reason: t.string({
      description: 'Why, up to 1,000 characters.',
      validate: freeText(1_000).nullable(),
    }),
  }),
})
const CancelOrderInput = orderInputType('CancelOrderInput', 'The end of an order.')

builder.mutationFields((t) => ({
  markOrderPaid: t.field({
    type: Order,
    description:
      'Marks an order as paid, when its money has come; issues its invoice and begins its articles. Operators only; kept in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(required(MarkOrderPaidInput)) },
    resolve: async (_root, { input: { orderId: id, ...transfer } }, context, info) => {
      await markOrderPaid(...byCaller(context), id, transfer)
      return recordOf(context, info, 'Order', { id })
    },
  }),
  unmarkOrderPaid: t.field({
    type: Order,
    description:
      'Undoes that an order was marked as paid, within a day and while nothing has followed: no work on its articles, no refund, swap or settlement. Its articles are gone again, and a credit note takes back its invoice. Operators only; kept in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(required(UnmarkOrderPaidInput)) },
    resolve: async (_root, { input: { orderId: id, reason } }, context, info) => {
      await unmarkOrderPaid(...byCaller(context), id, reason)
      return recordOf(context, info, 'Order', { id })
    },
  }),
  cancelOrder: t.field({
    type: Order,
    description:
      'Cancels an order that is not paid, and returns its credits; a team token only its own. Kept in the audit log.',
    authScopes: { scope: ['orders.create'] },
    args: { input: t.arg(required(CancelOrderInput)) },
    resolve: async (_root, { input: { orderId: id } }, context, info) => {
      await cancelOrder(...byCaller(context), id)
      return recordOf(context, info, 'Order', { id })
    },
  }),
}))
