import type { OrderScreenQuery } from '../../generated/graphql.ts'
import type { Refund } from './refunds.tsx'

export type Order = NonNullable<OrderScreenQuery['order']>
export type OrderItem = Order['lineItems'][number]['items'][number]

export interface OrderRefund extends Refund {
  item: OrderItem
}
