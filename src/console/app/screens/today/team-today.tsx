import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useOperation } from '../../api.ts'
import { DueDate } from '../../field-value.tsx'
import {
  BudgetsOfTeamDocument,
  PendingApprovalsDocument,
  type TeamArticleFragment,
  TeamArticlesDocument,
  type TeamArticlesQuery,
  TeamOrdersDocument,
  TodayRevenueDocument,
} from '../../generated/graphql.ts'
import { listUrl } from '../../list/url-parameters.ts'
import { lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { Screen } from '../../ui/page.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import {
  dayText,
  differenceText,
  moneyText,
  numberText,
  RecordLink,
  timeAgo,
} from '../../values.tsx'
import { BudgetList } from '../spend/budgets.tsx'
import { KeyFigures } from './key-figures.tsx'
import { Tasks } from './tasks.tsx'

/** Task of the member, with the page on which it is done. */
interface Waiting {
  key: string
  /** Label of the action, such as `Review draft`. */
  action: string
  href: string
  title: string
  context: string | undefined
  side: ReactNode
}

/** Days that the spending covers. */
const spendingDays = 30

/** Today of a buyer team: what waits for the member, what is late, budgets, spending and recent placements. */
export function TeamToday() {
  const { may, session } = useSession()
  const articles = useOperation(TeamArticlesDocument, {}, { enabled: may(TeamArticlesDocument) })
  const orders = useOperation(TeamOrdersDocument, {}, { enabled: may(TeamOrdersDocument) })
  const approvals = useOperation(
    PendingApprovalsDocument,
    { userId: session.userId },
    { enabled: may(PendingApprovalsDocument) },
  )
  const all = [articles, orders, approvals]
  const error = all.find(({ error, data }) => error && !data)?.error
  if (error)
    return <ErrorState error={error} retry={() => all.forEach(({ refetch }) => void refetch())} />
  if (all.some(({ isLoading }) => isLoading)) return <Skeleton lines={10} />
  const mayApprove = session.mutations.includes('approveOrder')
  const pending = mayApprove ? approvals.data?.mine : undefined
  const { unpaid, swaps } = orders.data ?? {}
  const parts = [
    [t('myApprovals'), '/approvals', pending],
    [t('unpaidOrders'), listUrl(lists.orders, { status: 'CREATED', payable: 'true' }), unpaid],
    [t('swapsToDecide'), listUrl(lists.swaps, { status: 'PENDING_CLIENT' }), swaps],
    [t('articlesForYou'), articlesForYou(), articles.data?.waiting],
  ] as const
  const waiting = [
    ...(pending?.nodes ?? []).map(approvalTask),
    ...(unpaid?.nodes ?? []).map(paymentTask),
    ...(swaps?.nodes ?? []).map(swapTask),
    ...(articles.data?.waiting.nodes ?? []).map(articleTask),
  ]
  const count = parts.reduce((sum, [, , part]) => sum + (part?.totalCount ?? 0), 0)
  return (
    <Screen title={t('todayTitle')}>
      <div className="team-today">
        {articles.data && <Counts data={articles.data} />}
        <section className="card tasks">
          <h2>
            {t('waitingForYou')} {count > 0 && <small>{numberText(count)}</small>}
          </h2>
          {waiting.length === 0 && <p className="hint">{t('nothingWaits')}</p>}
          <ul>
            {waiting.map((task) => (
              <TaskRow key={task.key} task={task} />
            ))}
          </ul>
          {parts.map(
            ([name, href, part]) =>
              part &&
              part.totalCount > part.nodes.length && (
                <Link key={href} href={href}>
                  {name}: {t('all')} {numberText(part.totalCount)}
                </Link>
              ),
          )}
        </section>
        <div className="stack">
          {articles.data && <Late late={articles.data.late} />}
          {may(BudgetsOfTeamDocument) && <TeamBudgets teamId={session.teamId ?? ''} />}
        </div>
        {may(TodayRevenueDocument) && <KeyFigures days={spendingDays} />}
        {articles.data && <RecentPlacements published={articles.data.published} />}
        <Tasks />
      </div>
    </Screen>
  )
}

/** URL of the articles that wait for the team. */
const articlesForYou = () => listUrl(lists.articles, { waitingFor: 'TEAM' })

/** Numbers of articles that link to their lists. */
function Counts({ data }: { data: TeamArticlesQuery }) {
  const counts = [
    [t('articlesForYou'), data.waiting.totalCount, articlesForYou(), undefined],
    [
      t('lateArticles'),
      data.allLate.totalCount,
      listUrl(lists.articles, { overdue: 'true' }),
      'bad',
    ],
    [
      t('inProgress'),
      data.open.totalCount,
      listUrl(lists.articles, { waitingFor: 'any' }),
      undefined,
    ],
    [
      t('publishedArticles'),
      data.published.totalCount,
      listUrl(lists.articles, { status: 'published' }),
      undefined,
    ],
  ] as const
  return (
    <section className="counts">
      {counts.map(([name, count, href, tone]) => (
        <Link key={name} href={href} className="card" data-tone={count > 0 ? tone : undefined}>
          <b>{numberText(count)}</b>
          <span>{name}</span>
        </Link>
      ))}
    </section>
  )
}

function TaskRow({ task: { action, href, title, context, side } }: { task: Waiting }) {
  return (
    <li>
      <Link href={href}>
        <span className="chip" data-tone="wait">
          {action}
        </span>
        <b>{title}</b>
        <span className="side-note">{side}</span>
        {context && <small>{context}</small>}
      </Link>
    </li>
  )
}

const approvalTask = (order: {
  id: string
  referenceNumber: string
  subtotal: number
  discount: number
  checkoutBy: { fullName: string } | null
  profile: { name: string } | null
}): Waiting => ({
  key: order.id,
  action: t('doApprove'),
  href: `/orders/${order.id}`,
  title: t('orderOf', { name: order.checkoutBy?.fullName ?? order.referenceNumber }),
  context: [order.profile?.name, order.referenceNumber].filter(Boolean).join(' · '),
  side: moneyText(order.subtotal - order.discount),
})

const paymentTask = (order: {
  id: string
  referenceNumber: string
  total: number
  createdAt: string
  profile: { name: string } | null
}): Waiting => ({
  key: order.id,
  action: t('doPay'),
  href: `/orders/${order.id}`,
  title: t('orderFrom', { time: dayText(order.createdAt) }),
  context: [order.profile?.name, order.referenceNumber].filter(Boolean).join(' · '),
  side: moneyText(order.total),
})

const swapTask = (swap: {
  id: string
  fromName: string
  toName: string
  priceDifference: number
  order: { id: string; referenceNumber: string }
}): Waiting => ({
  key: swap.id,
  action: t('doSwap'),
  href: `/orders/${swap.order.id}`,
  title: `${swap.fromName} → ${swap.toName}`,
  context: swap.order.referenceNumber,
  side: differenceText(swap.priceDifference),
})

const actionNames: Readonly<Record<string, 'doBrief' | 'doReviewDraft' | 'doAnswer'>> = {
  'pending-content-brief': 'doBrief',
  'brief-update-requested': 'doBrief',
  'draft-ready-for-review': 'doReviewDraft',
}

const articleTask = (article: TeamArticleFragment): Waiting => ({
  key: article.id,
  action: t(actionNames[article.status.prefix] ?? 'doAnswer'),
  href: `/articles/${article.id}`,
  title: article.name,
  context: article.product.outlet.name,
  side: article.dueAt && <DueDate value={article.dueAt} />,
})

/** Articles past their date that wait for others. Nothing if there are none. */
function Late({ late: { totalCount, nodes } }: { late: TeamArticlesQuery['late'] }) {
  if (totalCount === 0) return null
  return (
    <section className="card">
      <h2>
        {t('lateWithOthers')} <small>{numberText(totalCount)}</small>
      </h2>
      <ul className="rows">
        {nodes.map((article) => (
          <li key={article.id}>
            <span>
              <RecordLink record={article} />
              <small>
                {article.product.outlet.name}
                {article.waitingFor &&
                  ` · ${t('waitingForParty', { party: labelFor(`party.${article.waitingFor}`) })}`}
              </small>
            </span>
            {article.dueAt && <DueDate value={article.dueAt} />}
          </li>
        ))}
      </ul>
      {totalCount > nodes.length && (
        <Link href={listUrl(lists.articles, { overdue: 'true', waitingFor: 'OPERATOR,WRITER' })}>
          {t('all')} {numberText(totalCount)}
        </Link>
      )}
    </section>
  )
}

/** Budgets of this month. Nothing if no profile has one. */
function TeamBudgets({ teamId }: { teamId: string }) {
  const { data } = useOperation(BudgetsOfTeamDocument, { teamId })
  const budgeted =
    data?.team?.profiles.nodes.filter(({ monthlyBudget }) => monthlyBudget !== null) ?? []
  if (budgeted.length === 0) return null
  return (
    <section className="card">
      <header className="split">
        <h2>{t('budgetThisMonth')}</h2>
        <Link href="/spend">{t('spend')}</Link>
      </header>
      <BudgetList profiles={budgeted} />
    </section>
  )
}

/** Placements that were published last. */
function RecentPlacements({ published: { nodes } }: { published: TeamArticlesQuery['published'] }) {
  return (
    <section className="card recent">
      <h2>{t('recentPlacements')}</h2>
      {nodes.length === 0 && <p className="hint">{t('noPlacementsYet')}</p>}
      <ul className="rows">
        {nodes.map((article) => (
          <li key={article.id}>
            <span>
              <RecordLink record={article} />
              <small>
                {article.product.outlet.name}
                {article.publishedAt && ` · ${timeAgo(article.publishedAt)}`}
              </small>
            </span>
            {article.liveUrl && (
              <a href={article.liveUrl} target="_blank" rel="noreferrer">
                {t('openPublication')}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
