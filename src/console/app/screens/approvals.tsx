import { Link, useSearchParams } from 'wouter'
import { useOperation } from '../api.ts'
import { DueDate } from '../field-value.tsx'
import {
  ApproveDraftDocument,
  ArticleScreenDocument,
  CommentCreatedDocument,
  DraftsToApproveDocument,
  type PendingApprovalFragment,
  PendingApprovalsDocument,
} from '../generated/graphql.ts'
import { useLiveQuery } from '../live.ts'
import { useSession } from '../session.tsx'
import { labelFor, t } from '../texts/index.ts'
import { Screen } from '../ui/page.tsx'
import { ErrorState, Skeleton } from '../ui/states.tsx'
import { dayText, moneyText, numberText, timeText } from '../values.tsx'
import { ArticleActions } from './article/actions.tsx'
import { Checks } from './article/checks.tsx'
import { Discussion } from './article/discussion.tsx'
import { Draft } from './article/draft.tsx'
import { ApprovalActions } from './order/approval.tsx'

/** Lists orders and drafts that wait for the approval of the user, and orders of the user that wait for others. */
export function ApprovalsScreen() {
  const { may, session } = useSession()
  const { data, error, refetch } = useOperation(PendingApprovalsDocument, {
    userId: session.userId,
  })
  if (error && !data) return <ErrorState error={error} retry={refetch} />
  if (!data) return <Skeleton lines={8} />
  return (
    <Screen title={t('myApprovals')}>
      <div className="stack approvals">
        <Section title={t('waitingForMe')} empty={t('nothingToApprove')} orders={data.mine} />
        {may(ApproveDraftDocument) && <Drafts />}
        <Section title={t('ownOrdersWaiting')} empty={t('noOwnApprovals')} orders={data.others} />
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
  if (totalCount === 0) return <EmptySection title={title} hint={empty} />
  return (
    <section className="card">
      <h2>
        {title} <small>{numberText(totalCount)}</small>
      </h2>
      <ul className="rows">
        {nodes.map((order) => (
          <li key={order.id}>
            <span>
              <Link href={`/orders/${order.id}`}>{order.referenceNumber}</Link>
              <small>{outletNames(order)}</small>
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

/** Section without entries, below those with some. */
const EmptySection = ({ title, hint }: { title: string; hint: string }) => (
  <section className="card last">
    <h2>{title}</h2>
    <p className="hint">{hint}</p>
  </section>
)

/** Names of the ordered outlets, at most three. */
function outletNames({ lineItems }: PendingApprovalFragment) {
  const names = [...new Set(lineItems.map(({ product }) => product.outlet.name))]
  const more = names.length - 3
  const first = names.slice(0, 3).join(', ')
  return more > 0 ? `${first} ${t('andMore', { count: numberText(more) })}` : first
}

/** Drafts that are ready for review. The selected one is shown with its discussion and its actions. */
function Drafts() {
  const [address, setAddress] = useSearchParams()
  const { data } = useOperation(DraftsToApproveDocument, {})
  if (!data) return <Skeleton lines={3} />
  const { totalCount, nodes } = data.articles
  if (totalCount === 0)
    return <EmptySection title={t('draftsToApprove')} hint={t('noDraftToApprove')} />
  const selected = nodes.find(({ id }) => id === address.get('article'))
  return (
    <section className="card">
      <h2>
        {t('draftsToApprove')} <small>{numberText(totalCount)}</small>
      </h2>
      <ul className="rows">
        {nodes.map(({ id, name, dueAt, campaign, product }) => {
          const isOpen = selected?.id === id
          return (
            <li key={id}>
              <span>
                <Link href={`/articles/${id}`}>{name}</Link>
                <small>{[product.outlet.name, campaign?.name].filter(Boolean).join(' · ')}</small>
              </span>
              <span>
                {dueAt && <DueDate value={dueAt} text={`${labelFor('dueAt')} ${dayText(dueAt)}`} />}
              </span>
              <span className="actions">
                <button
                  type="button"
                  aria-expanded={isOpen}
                  aria-label={t(isOpen ? 'closeReviewOf' : 'reviewOf', { name })}
                  onClick={() => setAddress(isOpen ? {} : { article: id })}
                >
                  {t(isOpen ? 'close' : 'review')}
                </button>
              </span>
            </li>
          )
        })}
      </ul>
      {selected && <Review key={selected.id} id={selected.id} />}
    </section>
  )
}

/** Draft of an article with the issues of its checks, next to its discussion, with the actions of the article. */
function Review({ id }: { id: string }) {
  const { data, error, refetch } = useOperation(ArticleScreenDocument, { id })
  useLiveQuery(CommentCreatedDocument, { articleId: id }, 'ArticleScreen')
  if (error && !data) return <ErrorState error={error} retry={refetch} />
  if (!data?.article) return <Skeleton lines={8} />
  const { article } = data
  return (
    <section className="part" aria-label={t('reviewOf', { name: article.name })}>
      <header className="heading">
        <h2>{t('reviewOf', { name: article.name })}</h2>
        <div className="actions">
          <ArticleActions article={article} />
        </div>
      </header>
      <div className="review">
        <div className="stack">
          <Draft article={article} hasIssueList />
          <Checks article={article} />
        </div>
        <Discussion article={article} />
      </div>
    </section>
  )
}
