import { Link } from 'wouter'
import { DueDate } from '../../field-value.tsx'
import type { PlacementRowFragment } from '../../generated/graphql.ts'
import { t } from '../../texts/index.ts'
import { Chip, dayText, moneyText } from '../../values.tsx'

interface Due {
  status: string
  overdueAt: string | null
  withdrawnAt?: string | null
}

/** Whether the publisher did not accept an offered placement in time. */
export const isOverdue = ({ status, overdueAt, withdrawnAt }: Due): boolean =>
  status === 'OFFERED' && overdueAt !== null && !withdrawnAt

/** Whether an operator has to swap or refund a placement: its publisher declined it, or did not accept it in time. */
export const isToReplace = (placement: Due): boolean =>
  !placement.withdrawnAt && (placement.status === 'DECLINED' || isOverdue(placement))

/** Status chips of a placement: also whether it is overdue or withdrawn, or its page was not found. */
export function PlacementStatus({ placement }: { placement: PlacementRowFragment }) {
  const { status, linkStatus, withdrawnAt } = placement
  return (
    <span className="chips">
      <Chip value={withdrawnAt ? 'WITHDRAWN' : status} />
      {isOverdue(placement) && <Chip value="OVERDUE" />}
      {linkStatus === 'LOST' && !withdrawnAt && <Chip value="LOST" />}
    </span>
  )
}

/** Next deadline of a placement, until which the publisher accepts or publishes it. Nothing if it is closed. */
export function PlacementDeadline({ placement }: { placement: PlacementRowFragment }) {
  const { status, acceptBy, withdrawnAt, article } = placement
  if (withdrawnAt) return null
  if (status === 'OFFERED') return <Deadline value={acceptBy} name="acceptUntil" />
  const date = status === 'ACCEPTED' ? article?.expectedCompletionDate : null
  return date && <Deadline value={date} name="publishUntil" />
}

/** Deadline in words. A passed one is late. */
function Deadline({ value, name }: { value: string; name: 'acceptUntil' | 'publishUntil' }) {
  const isLate = Date.parse(value) < Date.now()
  return <DueDate value={value} text={t(isLate ? 'lateSince' : name, { date: dayText(value) })} />
}

/** Title of a placement: its article, or its product. */
const titleOf = ({ article, product }: PlacementRowFragment) => article?.name ?? product.name

/** Returns “placement 1 of 2” for each placement whose row would be equal to another one. Undefined for all others. */
export function duplicateLabels(
  placements: readonly PlacementRowFragment[],
): (string | undefined)[] {
  const keys = placements.map((placement) => {
    const { product, status, withdrawnAt, deliveredAt, createdAt } = placement
    const date = dayText(deliveredAt ?? createdAt)
    return [titleOf(placement), product.id, status, withdrawnAt !== null, date].join('\n')
  })
  return keys.map((key, at) => {
    const count = keys.filter((other) => other === key).length
    const number = keys.slice(0, at + 1).filter((other) => other === key).length
    return count > 1 ? t('numberOfDuplicate', { number, count }) : undefined
  })
}

/**
 * Row of a placement: its article or product, outlet, date of the delivery or the offer, payout and next deadline.
 * @param duplicateLabel distinguishes the placement from those with an equal row
 */
export function PlacementRow({
  placement,
  duplicateLabel,
}: {
  placement: PlacementRowFragment
  duplicateLabel: string | undefined
}) {
  const { id, product, payout, deliveredAt, createdAt } = placement
  const title = titleOf(placement)
  const facts = [
    product.outlet.name,
    product.name !== title && product.name,
    deliveredAt
      ? t('deliveredOn', { date: dayText(deliveredAt) })
      : t('offeredOn', { date: dayText(createdAt) }),
    duplicateLabel,
  ]
  return (
    <li>
      <span>
        <Link href={`/placements/${id}`}>{title}</Link>
        <small>{facts.filter(Boolean).join(' · ')}</small>
        {!deliveredAt && (
          <small>
            <PlacementDeadline placement={placement} />
          </small>
        )}
      </span>
      <PlacementStatus placement={placement} />
      <span className="number">{moneyText(payout)}</span>
    </li>
  )
}
