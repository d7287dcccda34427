import { useOperation } from '../../api.ts'
import { PlacementsOfOrderDocument } from '../../generated/graphql.ts'
import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { RecordLink } from '../../values.tsx'
import { isOverdue, isToReplace } from '../publishing/placement-row.tsx'
import type { OrderDetails } from './types.ts'

/** Returns the current placements of the units of an order, by ID of the unit. Empty for teams. */
export function usePlacements({ lineItems }: OrderDetails) {
  const { isOperator, may } = useSession()
  const orderItemIds = lineItems.flatMap(({ items }) => items.map(({ id }) => id))
  const enabled = isOperator && may(PlacementsOfOrderDocument) && orderItemIds.length > 0
  const ids = orderItemIds.slice(0, maxPlacements)
  const { data } = useOperation(PlacementsOfOrderDocument, { ids }, { enabled })
  return new Map((data?.placements.nodes ?? []).map((one) => [one.orderItemId, one]))
}

/** Maximum placements on one page of the API. */
const maxPlacements = 100

export type PublisherPlacement = NonNullable<ReturnType<ReturnType<typeof usePlacements>['get']>>

/** Status of the publisher's placement of a unit, for operators: one to replace is red. */
export function PublisherStatus({ placement }: { placement: PublisherPlacement }) {
  const { status } = placement
  return (
    <RecordLink record={placement}>
      <span className="chip" data-tone={isToReplace(placement) ? 'bad' : 'plain'}>
        {t('publisherStatus', { status: labelFor(isOverdue(placement) ? 'OVERDUE' : status) })}
      </span>
    </RecordLink>
  )
}
