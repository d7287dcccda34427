import { byCaller, services } from '../../src/compiler/context.js'
import { approveOrder, rejectionReason, rejectOrder } from '../../src/domain/ordering/approval.js'
import { builder } from '../core/builder.js'
import { requiredInput } from '../core/fields.js'
import { recordOf } from '../core/records.js'
import { Order } from './order.js'

const ApproveOrderInput = builder.inputType('ApproveOrderInput', {
  fields: (t) => ({ orderId: t.field(requiredInput('UUID', 'ID of the order.')) }),
})

const RejectOrderInput = builder.inputType('RejectOrderInput', {
  fields: (t) => ({
    orderId: t.field(requiredInput('UUID', 'ID of the order.')),
    reason: t.string({
      required: true,
      description: 'Reason of the rejection, 1 to 1,000 characters. The requester sees it.',
      validate: rejectionReason,
    }),
  }),
})

builder.mutationFields((t) => ({
  approveOrder: t.field({
    type: Order,
    description:
      'Approves an order, so that it can be paid. Team credits are applied if the checkout requested it. The user who placed the order cannot approve it, with no token and no application. Operators cannot approve orders. Recorded in the audit log.',
    authScopes: { scope: ['orders.approve'] },
    args: { input: t.arg(requiredInput(ApproveOrderInput)) },
    resolve: async (_root, { input: { orderId: id } }, context, info) => {
      const [db, caller] = byCaller(context)
      await approveOrder(db, caller, services(context).env, id)
      return recordOf(context, info, 'Order', { id })
    },
  }),
  rejectOrder: t.field({
    type: Order,
    description:
      'Rejects an order with a reason, which cancels it. The user who placed the order cannot reject it, but can cancel it. Recorded in the audit log.',
    authScopes: { scope: ['orders.approve'] },
    args: { input: t.arg(requiredInput(RejectOrderInput)) },
    resolve: async (_root, { input }, context, info) => {
      await rejectOrder(...byCaller(context), input)
      return recordOf(context, info, 'Order', { id: input.orderId })
    },
  }),
}))
