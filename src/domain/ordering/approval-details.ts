/** Data of an order that needs approval, for its page and its emails. */
import type { Prisma } from '../../../prisma/generated/client/client.js'
import type { Db } from '../../postgres/transaction.js'
import { userFullName } from '../accounts/invitation.js'

const person = { select: { firstName: true, lastName: true } } as const
const unit = { name: true, outlet: { select: { name: true } } } as const

export type ApprovalDetails = NonNullable<Awaited<ReturnType<typeof findApproval>>>

/**
 * Reads an order with its approval. Amounts are in cents: `amount` is the subtotal less the discount, `total` the amount
 * due. `products` names the line items in order, such as `2 × Daily Post: Feature`.
 * @returns null if no order matches
 */
export async function findApproval(db: Db, where: Prisma.OrderWhereInput) {
  const order = await db.order.findFirst({
    where: { AND: [where], deletedAt: null },
    include: {
      team: { select: { name: true } },
      profile: { select: { name: true } },
      checkoutBy: person,
      approvalDecidedBy: person,
      lineItems: {
        where: { deletedAt: null },
        select: { quantity: true, product: { select: unit } },
        orderBy: [{ position: 'asc' }, { id: 'asc' }],
      },
    },
  })
  if (!order) return null
  return {
    teamId: order.teamId,
    reference: order.referenceNumber,
    team: order.team.name,
    profile: order.profile?.name ?? null,
    requesterId: order.checkoutById,
    requester: userFullName(order.checkoutBy),
    amount: order.subtotal - order.discount,
    total: order.total,
    products: order.lineItems.map(
      ({ quantity, product: { name, outlet } }) => `${quantity} × ${outlet.name}: ${name}`,
    ),
    status: order.approvalStatus,
    decidedBy: userFullName(order.approvalDecidedBy),
    reason: order.approvalReason,
  }
}
