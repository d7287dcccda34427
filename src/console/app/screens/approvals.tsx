import { Link } from 'wouter'
import { useOperation } from '../api.ts'
import { type PendingApprovalFragment, PendingApprovalsDocument } from '../generated/graphql.ts'
import { useSession } from '../session.tsx'
import { t } from '../texts/index.ts'
import { Screen } from '../ui/page.tsx'
import { ErrorState, Skeleton } from '../ui/states.tsx'
import { moneyText, numberText, timeText } from '../values.tsx'
import { ApprovalActions } from './order/approval.tsx'

/** Orders that wait for approval: by the user, and those of the user that wait for others. */
export function ApprovalsScreen() {
  const { session } = useSession()
  const { data, error, refetch } = useOperation(PendingApprovalsDocument, {
    userId: session.userId,
  })
  if (error && !data) return <ErrorState error={error} retry={refetch} />
  if (!data) return <Skeleton lines={8} />
  return (
    <Screen title={t('myApprovals')}>
      <div className="stack">
        <Section title={t('waitingForMe')} empty={t('nothingToApprove')} orders={data.mine} />
        <Section title={t('waitingForOthers')} empty={t('noOwnApprovals')} orders={data.others} />
      </div>
    </Screen>
  )
}

function Section({
  title,
  empty,
  orders: { totalCount, nodes },
}: {
  title: string
  empty: string
  orders: { totalCount: number; nodes: PendingApprovalFragment[] }
}) {
  return (
    <section className="card">
      <h2>
        {title} <small>{numberText(totalCount)}</small>
      </h2>
      {totalCount === 0 && <p className="hint">{empty}</p>}
      <ul className="rows">
        {nodes.map((order) => (
          <li key={order.id}>
            <span>
              <Link href={`/orders/${order.id}`}>{order.referenceNumber}</Link>
              <small>
                {[order.profile?.name, order.checkoutBy?.fullName, timeText(order.createdAt)]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            <span className="number">{moneyText(order.subtotal - order.discount)}</span>
            <span className="actions">
              <ApprovalActions order={order} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
