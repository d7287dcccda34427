import type { LedgerRowFragment } from '../../generated/graphql.ts'
import { labelFor, t } from '../../texts/index.ts'
import { dayText, differenceText, RecordLink } from '../../values.tsx'

/** Entry of a credit ledger: its order or reason, what changed the credit, and the amount with its sign. */
export function LedgerRow({ entry }: { entry: LedgerRowFragment }) {
  const { type, reason, createdAt, expiresAt, order, amount } = entry
  const change = changeText(entry)
  const facts = [
    (order || reason) && change,
    dayText(createdAt),
    expiresAt && t('until', { time: dayText(expiresAt) }),
  ]
  return (
    <li>
      <span>
        {order ? <RecordLink record={order} /> : (reason ?? change)}
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </span>
      <span className="number">{differenceText(type === 'DEBIT' ? -amount : amount)}</span>
    </li>
  )
}

/** The type of a credit, its use for an order, or what the operator did. */
function changeText({ type, creditType, order }: LedgerRowFragment): string {
  if (type === 'DEBIT') return t(order ? 'creditUsed' : 'creditWithdrawn')
  return creditType && creditType !== 'MANUAL' ? labelFor(creditType) : t('creditGranted')
}
