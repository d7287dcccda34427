import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import { FormButton } from '../../ui/form.tsx'
import { isToReplace } from '../publishing/placement-row.tsx'
import { replacementForms } from './item-actions.tsx'
import { type PublisherPlacement, usePlacements } from './publisher-status.tsx'
import type { OrderDetails, OrderDetailsItem } from './types.ts'

/**
 * Units that their publisher declined or did not accept in time, each with the reason and the ways to replace it. For
 * operators only, because placements are not part of what a team reads.
 */
export function FailedPlacements({ order }: { order: OrderDetails }) {
  const placements = usePlacements(order)
  if (order.status !== 'PAID') return null
  const items = order.lineItems.flatMap((line) => line.items)
  return items.map((item) => {
    const placement = placements.get(item.id)
    if (!placement || !isToReplace(placement) || item.isRefunded) return null
    return <FailedPlacement key={item.id} {...{ order, item, placement }} />
  })
}

function FailedPlacement({
  order,
  item,
  placement,
}: {
  order: OrderDetails
  item: OrderDetailsItem
  placement: PublisherPlacement
}) {
  const { may } = useSession()
  const { product, article } = item
  const name = article?.name ?? product.name
  const isProposed = order.swaps.nodes.some(
    ({ orderItemId, status }) => orderItemId === item.id && status === 'PENDING_CLIENT',
  )
  const forms = replacementForms(item, order).filter(({ document }) => may(document))
  const isDeclined = placement.status === 'DECLINED'
  return (
    <section className="card warning" data-tone="bad">
      <h2>
        {t(isDeclined ? 'publisherDeclined' : 'publisherOverdue', {
          outlet: product.outlet.name,
          name,
        })}
      </h2>
      {placement.declineReason && <blockquote>{placement.declineReason}</blockquote>}
      {isProposed ? (
        <p>{t('replacementProposed')}</p>
      ) : (
        forms.length > 0 && (
          <>
            <p>{t('replacementHint')}</p>
            <div className="actions">
              {forms.map((form, at) => (
                <FormButton key={form.name} {...form} of={name} isPrimary={at === 0} />
              ))}
            </div>
          </>
        )
      )}
    </section>
  )
}
