import type { OrderScreenQuery } from '../../generated/graphql.ts'
import type { Refund } from './refunds.tsx'

export type Order = NonNullable<OrderScreenQuery['order']>
export type Item = Order['lineItems'][number]['items'][number]

export interface RefundOfOrder extends Refund {
  item: Item
}
