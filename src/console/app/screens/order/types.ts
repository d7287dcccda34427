import type { OrderScreenQuery } from '../../generated/graphql.ts'
import type { Refund } from './refunds.tsx'

export type OrderDetails = NonNullable<OrderScreenQuery['order']>
export type OrderDetailsItem = OrderDetails['lineItems'][number]['items'][number]

export interface OrderRefund extends Refund {
  item: OrderDetailsItem
}
