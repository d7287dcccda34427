import { Link } from 'wouter'
import type { PlacementRowFragment } from '../../generated/graphql.ts'
import { t } from '../../texts/index.ts'
import { Chip, dayText, moneyText } from '../../values.tsx'

/** Status chips of a placement: also whether it is overdue or withdrawn, or its page was not found. */
export function PlacementStatus({ placement }: { placement: PlacementRowFragment }) {
  const { status, acceptBy, linkStatus, withdrawnAt } = placement
  const isOverdue = status === 'OFFERED' && !withdrawnAt && new Date(acceptBy) < new Date()
  return (
    <span className="chips">
      <Chip value={withdrawnAt ? 'WITHDRAWN' : status} />
      {isOverdue && <Chip value="OVERDUE" />}
      {linkStatus === 'LOST' && !withdrawnAt && <Chip value="LOST" />}
    </span>
  )
}

/** Next deadline of a placement. Null if it is closed. */
export function placementDeadline({
  status,
  acceptBy,
  withdrawnAt,
  article,
}: PlacementRowFragment): string | null {
  if (withdrawnAt) return null
  if (status === 'OFFERED') return t('acceptUntil', { date: dayText(acceptBy) })
  const date = status === 'ACCEPTED' ? article?.expectedCompletionDate : null
  return date ? t('publishUntil', { date: dayText(date) }) : null
}

export function PlacementRow({ placement }: { placement: PlacementRowFragment }) {
  const { id, product, payout, article, deliveredAt } = placement
  const title = article?.name ?? product.name
  const facts = [
    product.outlet.name,
    product.name !== title && product.name,
    deliveredAt ? t('deliveredOn', { date: dayText(deliveredAt) }) : placementDeadline(placement),
  ]
  return (
    <li>
      <span>
        <Link href={`/placements/${id}`}>{title}</Link>
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </span>
      <PlacementStatus placement={placement} />
      <span className="number">{moneyText(payout)}</span>
    </li>
  )
}
