/** Whether prices were refunded, as the graph tells it of order items and orders. */

import { services } from '../../src/compiler/context.js'
import {
  type RefundStatus as RefundStatusName,
  refundStatusesOf,
} from '../../src/domain/ordering/refund-status.js'
import { batchLoader } from '../core/batch-loader.js'
import { builder } from '../core/builder.js'
import { enumFilter } from '../core/filter-types.js'
import { fitting } from '../core/where-condition.js'

export const RefundStatus = builder.enumType('RefundStatus', {
  description: 'How much of a price, or of the prices of an order, was refunded.',
  values: {
    PARTIALLY_REFUNDED: { description: 'A part.' },
    REFUNDED: { description: 'All of it, but for the processing fee.' },
  } satisfies Record<RefundStatusName, object>,
})

export const RefundStatusFilter = enumFilter(RefundStatus)

type Conditions<Condition> = Record<RefundStatusName | 'none', Condition>

/** The condition of what has one of the statuses that fit. */
const having =
  <Condition>(conditions: Conditions<Condition>) =>
  (given: unknown) => ({
    OR: fitting<RefundStatusName>(given, [null, 'PARTIALLY_REFUNDED', 'REFUNDED']).map(
      (status) => conditions[status ?? 'none'],
    ),
  })

const inParts = { itemRefunds: { some: {} } }

/** The condition of order items with such a refund status. */
export const itemsWith = having({
  none: { isRefunded: false, itemRefunds: { none: {} } },
  PARTIALLY_REFUNDED: { isRefunded: false, ...inParts },
  REFUNDED: { isRefunded: true },
})

const items = { deletedAt: null }
const anyOf = (more: object) => ({ items: { some: { ...items, ...more } } })
const noneOf = (more: object) => ({ items: { none: { ...items, ...more } } })

/** The condition of orders with such a refund status. */
export const ordersWith = having({
  none: { AND: [noneOf({ isRefunded: true }), noneOf(inParts)] },
  PARTIALLY_REFUNDED: {
    AND: [{ OR: [anyOf({ isRefunded: true }), anyOf(inParts)] }, anyOf({ isRefunded: false })],
  },
  REFUNDED: { AND: [anyOf({ isRefunded: true }), noneOf({ isRefunded: false })] },
})

/** The refund status of an order, those of a page in one statement. */
export const refundStatusOf = batchLoader((ids, _args, context) =>
  refundStatusesOf(services(context).prisma, ids),
)
