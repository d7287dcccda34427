import { Link } from 'wouter'
import { useOperation } from '../../api.ts'
import {
  RefundedArticlesDocument,
  TodayChecksDocument,
  TodayEmailsDocument,
  TodayOrdersDocument,
  TodayPublishingDocument,
  TodaySettlementDocument,
  TodayWebhooksDocument,
} from '../../generated/graphql.ts'
import { listUrl } from '../../list/url-parameters.ts'
import { lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import { Skeleton } from '../../ui/states.tsx'
import { numberText, timeAgo } from '../../values.tsx'
import { todayFilter, todayIsTest, todayTeams } from './teams.ts'

interface Task {
  name: string
  count: number
  since: string | null | undefined
  href: string
}

/**
 * Tasks besides articles, each with its count and oldest entry. Tasks without entries are hidden, and for buyers also
 * unpaid orders and swaps, which their Today lists.
 */
export function Tasks() {
  const { may, isOperator } = useSession()
  const teams = todayTeams(isOperator)
  const isTest = todayIsTest(isOperator)
  const orders = useOperation(TodayOrdersDocument, teams, { enabled: may(TodayOrdersDocument) })
  const webhooks = useOperation(TodayWebhooksDocument, teams, {
    enabled: may(TodayWebhooksDocument),
  })
  const emails = useOperation(TodayEmailsDocument, isTest, { enabled: may(TodayEmailsDocument) })
  const checks = useOperation(TodayChecksDocument, isTest, { enabled: may(TodayChecksDocument) })
  const work = useOperation(TodaySettlementDocument, {}, { enabled: isOperator })
  const refunded = useOperation(
    RefundedArticlesDocument,
    { first: 1, ...teams },
    { enabled: may(RefundedArticlesDocument) },
  )
  const publishing = useOperation(TodayPublishingDocument, {}, { enabled: isOperator })
  if (
    [orders, webhooks, emails, checks, work, refunded, publishing].some(
      ({ isLoading }) => isLoading,
    )
  )
    return <Skeleton lines={4} />
  const { unpaid, swaps, refunds } = orders.data ?? {}
  const { failing } = webhooks.data ?? {}
  const { failed } = emails.data ?? {}
  const {
    applications,
    submitted,
    declined,
    overdue,
    lost,
    unpaid: unpaidPayouts,
  } = publishing.data ?? {}
  const live = todayFilter(isOperator)
  const liveRecords = todayFilter(isOperator, 'isTest')
  const all: (Task | undefined | false)[] = [
    isOperator &&
      unpaid && {
        name: t('unpaidOrders'),
        count: unpaid.totalCount,
        since: unpaid.nodes[0]?.createdAt,
        href: listUrl(lists.orders, { status: 'CREATED', ...live, sort: 'createdAt' }),
      },
    isOperator &&
      swaps && {
        name: t('openSwaps'),
        count: swaps.totalCount,
        since: swaps.nodes[0]?.createdAt,
        href: listUrl(lists.swaps, { status: 'PENDING_CLIENT', ...live, sort: 'createdAt' }),
      },
    refunds && {
      name: t('refundsDue'),
      count: refunds.totalCount,
      since: refunds.nodes[0]?.updatedAt,
      href: listUrl(lists.orderItems, { refundRequired: 'true', ...live, sort: 'updatedAt' }),
    },
    refunded.data && {
      name: t('refundedArticles'),
      count: refunded.data.articles.totalCount,
      since: undefined,
      href: listUrl(lists.articles, {
        ...{ waitingFor: 'any', 'orderItem.refundStatus': 'REFUNDED', ...live },
      }),
    },
    work.data && {
      name: t('unpaidPublishers'),
      count: work.data.unsettled.totalCount,
      since: work.data.unsettled.nodes[0]?.article?.publishedAt,
      href: listUrl(lists.orderItems, {
        ...{ 'article.status': 'published', isPublisherPaid: 'false' },
        ...{ isPaidByPayouts: 'false', isRefunded: 'false', ...live },
        sort: 'updatedAt',
      }),
    },
    applications && {
      name: t('applicationsToReview'),
      count: applications.totalCount,
      since: applications.nodes[0]?.createdAt,
      href: listUrl(lists.publisherApplications, { status: 'PENDING' }),
    },
    submitted && {
      name: t('outletsToReview'),
      count: submitted.totalCount,
      since: submitted.nodes[0]?.createdAt,
      href: listUrl(lists.outlets, { status: 'PENDING_REVIEW', isTest: 'false' }),
    },
    declined && {
      name: t('declinedPlacements'),
      count: declined.totalCount,
      since: declined.nodes[0]?.declinedAt,
      href: listUrl(lists.placements, { status: 'DECLINED', withdrawnAt: 'none', ...live }),
    },
    overdue && {
      name: t('overduePlacements'),
      count: overdue.totalCount,
      since: overdue.nodes[0]?.acceptBy,
      href: listUrl(lists.placements, {
        ...{ status: 'OFFERED', overdueAt: 'any', withdrawnAt: 'none', ...live },
        sort: 'acceptBy',
      }),
    },
    lost && {
      name: t('lostLinks'),
      count: lost.totalCount,
      since: lost.nodes[0]?.linkLostAt,
      href: listUrl(lists.placements, { linkStatus: 'LOST', withdrawnAt: 'none', ...live }),
    },
    unpaidPayouts && {
      name: t('pendingPayouts'),
      count: unpaidPayouts.totalCount,
      since: unpaidPayouts.nodes[0]?.createdAt,
      href: listUrl(lists.payouts, { status: 'PENDING', ...live }),
    },
    checks.data && {
      name: t('manualChecks'),
      count: checks.data.checks.totalCount,
      since: checks.data.checks.nodes[0]?.createdAt,
      href: listUrl(lists.complianceChecks, {
        ...{ status: 'PENDING', checkType: 'MANUAL', ...liveRecords, sort: 'createdAt' },
      }),
    },
    failing && {
      name: t('failingWebhooks'),
      count: failing.totalCount,
      since: failing.nodes[0]?.failingSince,
      href: listUrl(lists.webhookEndpoints, { failingSince: 'any', ...live }),
    },
    failed && {
      name: t('failedEmails'),
      count: failed.totalCount,
      since: failed.nodes[0]?.createdAt,
      href: listUrl(lists.emails, { status: 'FAILED', ...liveRecords }),
    },
  ]
  const tasks = all.filter((wait): wait is Task => Boolean(wait && wait.count > 0))
  if (!isOperator && tasks.length === 0) return null
  return (
    <section className="card waiting">
      <h2>{t('waiting')}</h2>
      {tasks.length === 0 && <p className="hint">{t('nothingToDo')}</p>}
      <ul>
        {tasks.map(({ name, count, since, href }) => (
          <li key={name}>
            <Link href={href}>
              <b>{numberText(count)}</b> {name}
              {since && <small>{t('since', { time: timeAgo(since) })}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
