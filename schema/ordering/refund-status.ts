/** Refund status of order items and orders. */

import { services } from '../../src/compiler/context.js'
import {
  loadRefundStatuses,
  type PriceRefundStatus as RefundStatusName,
} from '../../src/domain/ordering/refund-status.js'
import { batchLoader } from '../core/batch-loader.js'
import { builder } from '../core/builder.js'
import { enumFilter } from '../core/filter-types.js'
import { matchingEnumValues } from '../core/where-condition.js'

export const RefundStatus = builder.enumType('RefundStatus', {
  description: 'Refund status of an order item or order.',
  values: {
    PARTIALLY_REFUNDED: { description: 'Partially refunded.' },
    REFUNDED: { description: 'Fully refunded, except for the processing fee.' },
  } satisfies Record<RefundStatusName, object>,
})

export const RefundStatusFilter = enumFilter(RefundStatus)

type Conditions<Condition> = Record<RefundStatusName | 'none', Condition>

/** Combines the conditions of the statuses that match a filter. */
const matchingStatuses =
  <Condition>(conditions: Conditions<Condition>) =>
  (operand: unknown) => ({
    OR: matchingEnumValues<RefundStatusName>(operand, [null, 'PARTIALLY_REFUNDED', 'REFUNDED']).map(
      (status) => conditions[status ?? 'none'],
    ),
  })

const inParts = { itemRefunds: { some: {} } }

/** Returns the condition on order items with a matching refund status. */
export const itemsWithStatusWhere = matchingStatuses({
  none: { isRefunded: false, itemRefunds: { none: {} } },
  PARTIALLY_REFUNDED: { isRefunded: false, ...inParts },
  REFUNDED: { isRefunded: true },
})

const items = { deletedAt: null }
const anyOf = (more: object) => ({ items: { some: { ...items, ...more } } })
const noneOf = (more: object) => ({ items: { none: { ...items, ...more } } })

/** Returns the condition on orders with a matching refund status. */
export const ordersWithStatusWhere = matchingStatuses({
  none: { AND: [noneOf({ isRefunded: true }), noneOf(inParts)] },
  PARTIALLY_REFUNDED: {
    AND: [{ OR: [anyOf({ isRefunded: true }), anyOf(inParts)] }, anyOf({ isRefunded: false })],
  },
  REFUNDED: { AND: [anyOf({ isRefunded: true }), noneOf({ isRefunded: false })] },
})

/** Loads the refund status of an order, in one statement for all orders of a page. */
export const refundStatusOf = batchLoader((ids, _args, context) =>
  loadRefundStatuses(services(context).prisma, ids),
)
