import { Link } from 'wouter'
import { useOperation } from '../../api.ts'
import {
  RefundedArticlesDocument,
  TodayChecksDocument,
  TodayEmailsDocument,
  TodayOrdersDocument,
  type TodayOrdersQuery,
  TodayPublishingDocument,
  type TodayPublishingQuery,
  TodaySettlementDocument,
  TodayWebhooksDocument,
} from '../../generated/graphql.ts'
import { listUrl } from '../../list/url-parameters.ts'
import { lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { type TextName, t } from '../../texts/index.ts'
import { Skeleton } from '../../ui/states.tsx'
import { numberText, timeAgo } from '../../values.tsx'
import { todayFilter, todayIsTest, todayTeams } from './teams.ts'

interface Task {
  name: string
  count: number
  since: string | null | undefined
  href: string
}

/** Records of a task: their number, and the oldest of them. */
interface Part<Node> {
  totalCount: number
  nodes: readonly Node[]
}

type Time = string | null | undefined

/** Returns the task of some records. Empty without records. */
function taskOf<Node>(
  name: TextName,
  part: Part<Node> | null | undefined,
  since: (oldest: Node) => Time,
  href: string,
): Task[] {
  if (!part || part.totalCount === 0) return []
  const [oldest] = part.nodes
  return [{ name: t(name), count: part.totalCount, since: oldest && since(oldest), href }]
}

type Live = ReturnType<typeof todayFilter>

const orderTasks = (
  { unpaid, swaps, refunds }: Partial<TodayOrdersQuery>,
  live: Live,
  isOperator: boolean,
): Task[] => [
  ...(isOperator
    ? [
        ...taskOf(
          'unpaidOrders',
          unpaid,
          ({ createdAt }) => createdAt,
          listUrl(lists.orders, { status: 'CREATED', ...live, sort: 'createdAt' }),
        ),
        ...taskOf(
          'openSwaps',
          swaps,
          ({ createdAt }) => createdAt,
          listUrl(lists.swaps, { status: 'PENDING_CLIENT', ...live, sort: 'createdAt' }),
        ),
      ]
    : []),
  ...taskOf(
    'refundsDue',
    refunds,
    ({ updatedAt }) => updatedAt,
    listUrl(lists.orderItems, { refundRequired: 'true', ...live, sort: 'updatedAt' }),
  ),
]

const publishingTasks = (
  { applications, submitted, declined, overdue, lost, unpaid }: Partial<TodayPublishingQuery>,
  live: Live,
): Task[] => [
  ...taskOf(
    'applicationsToReview',
    applications,
    ({ createdAt }) => createdAt,
    listUrl(lists.publisherApplications, { status: 'PENDING' }),
  ),
  ...taskOf(
    'outletsToReview',
    submitted,
    ({ createdAt }) => createdAt,
    listUrl(lists.outlets, { status: 'PENDING_REVIEW', isTest: 'false' }),
  ),
  ...taskOf(
    'declinedPlacements',
    declined,
    ({ declinedAt }) => declinedAt,
    listUrl(lists.placements, { status: 'DECLINED', withdrawnAt: 'none', ...live }),
  ),
  ...taskOf(
    'overduePlacements',
    overdue,
    ({ acceptBy }) => acceptBy,
    listUrl(lists.placements, {
      ...{ status: 'OFFERED', overdueAt: 'any', withdrawnAt: 'none', ...live },
      sort: 'acceptBy',
    }),
  ),
  ...taskOf(
    'lostLinks',
    lost,
    ({ linkLostAt }) => linkLostAt,
    listUrl(lists.placements, { linkStatus: 'LOST', withdrawnAt: 'none', ...live }),
  ),
  ...taskOf(
    'pendingPayouts',
    unpaid,
    ({ createdAt }) => createdAt,
    listUrl(lists.payouts, { status: 'PENDING', ...live }),
  ),
]

/**
 * Loads the tasks besides articles, without those of buyers that their Today lists (unpaid orders and swaps).
 * @returns undefined while loading
 */
function useTasks(isOperator: boolean): Task[] | undefined {
  const { may } = useSession()
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
  const queries = [orders, webhooks, emails, checks, work, refunded, publishing]
  if (queries.some(({ isLoading }) => isLoading)) return undefined
  const live = todayFilter(isOperator)
  const liveRecords = todayFilter(isOperator, 'isTest')
  return [
    ...orderTasks(orders.data ?? {}, live, isOperator),
    ...taskOf(
      'refundedArticles',
      refunded.data?.articles,
      () => undefined,
      listUrl(lists.articles, {
        ...{ waitingFor: 'any', 'orderItem.refundStatus': 'REFUNDED', ...live },
      }),
    ),
    ...taskOf(
      'unpaidPublishers',
      work.data?.unsettled,
      ({ article }) => article?.publishedAt,
      listUrl(lists.orderItems, {
        ...{ 'article.status': 'published', isPublisherPaid: 'false' },
        ...{ isPaidByPayouts: 'false', isRefunded: 'false', ...live },
        sort: 'updatedAt',
      }),
    ),
    ...publishingTasks(publishing.data ?? {}, live),
    ...taskOf(
      'manualChecks',
      checks.data?.checks,
      ({ createdAt }) => createdAt,
      listUrl(lists.complianceChecks, {
        ...{ status: 'PENDING', checkType: 'MANUAL', ...liveRecords, sort: 'createdAt' },
      }),
    ),
    ...taskOf(
      'failingWebhooks',
      webhooks.data?.failing,
      ({ failingSince }) => failingSince,
      listUrl(lists.webhookEndpoints, { failingSince: 'any', ...live }),
    ),
    ...taskOf(
      'failedEmails',
      emails.data?.failed,
      ({ createdAt }) => createdAt,
      listUrl(lists.emails, { status: 'FAILED', ...liveRecords }),
    ),
  ]
}

/** Tasks besides articles, each with its count and oldest entry. Tasks without entries are hidden. */
export function Tasks() {
  const { isOperator } = useSession()
  const tasks = useTasks(isOperator)
  if (!tasks) return <Skeleton lines={4} />
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
