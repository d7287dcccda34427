import { Link } from 'wouter'
import {
  RefundedArticlesDocument,
  TodayChecksDocument,
  TodayMailsDocument,
  TodayOrdersDocument,
  TodaySettlementDocument,
  TodayWebhooksDocument,
} from '../../generated/graphql.ts'
import { useGraph } from '../../graph.ts'
import { hrefOf } from '../../list/address.ts'
import { lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import { Skeleton } from '../../ui/states.tsx'
import { ago, numberText } from '../../values.tsx'

interface Wait {
  name: string
  count: number
  since: string | null | undefined
  href: string
}

/** Tasks besides articles, each with its count and oldest entry. Tasks without entries are hidden. */
export function Waiting() {
  const { may, isOperator } = useSession()
  const orders = useGraph(TodayOrdersDocument, {}, { enabled: may(TodayOrdersDocument) })
  const webhooks = useGraph(TodayWebhooksDocument, {}, { enabled: may(TodayWebhooksDocument) })
  const mails = useGraph(TodayMailsDocument, {}, { enabled: may(TodayMailsDocument) })
  const checks = useGraph(TodayChecksDocument, {}, { enabled: may(TodayChecksDocument) })
  const work = useGraph(TodaySettlementDocument, {}, { enabled: isOperator })
  const refunded = useGraph(
    RefundedArticlesDocument,
    { first: 1 },
    { enabled: may(RefundedArticlesDocument) },
  )
  if ([orders, webhooks, mails, checks, work, refunded].some(({ isLoading }) => isLoading))
    return <Skeleton lines={4} />
  const { unpaid, swaps, refunds } = orders.data ?? {}
  const { failing } = webhooks.data ?? {}
  const { failed } = mails.data ?? {}
  const all: (Wait | undefined)[] = [
    unpaid && {
      name: t('unpaidOrders'),
      count: unpaid.totalCount,
      since: unpaid.nodes[0]?.createdAt,
      href: hrefOf(lists.orders, { status: 'CREATED', sort: 'createdAt' }),
    },
    swaps && {
      name: t('openSwaps'),
      count: swaps.totalCount,
      since: swaps.nodes[0]?.createdAt,
      href: hrefOf(lists.swaps, { status: 'PENDING_CLIENT', sort: 'createdAt' }),
    },
    refunds && {
      name: t('refundsDue'),
      count: refunds.totalCount,
      since: refunds.nodes[0]?.updatedAt,
      href: hrefOf(lists.orderItems, { refundRequired: 'true', sort: 'updatedAt' }),
    },
    refunded.data && {
      name: t('refundedArticles'),
      count: refunded.data.articles.totalCount,
      since: undefined,
      href: hrefOf(lists.articles, { waitingFor: 'any', 'orderItem.refundStatus': 'REFUNDED' }),
    },
    work.data && {
      name: t('publishersToPay'),
      count: work.data.unsettled.totalCount,
      since: work.data.unsettled.nodes[0]?.article?.publishedAt,
      href: hrefOf(lists.orderItems, {
        ...{ 'article.status': 'published', isPublisherPaid: 'false', isRefunded: 'false' },
        sort: 'updatedAt',
      }),
    },
    checks.data && {
      name: t('manualChecks'),
      count: checks.data.checks.totalCount,
      since: checks.data.checks.nodes[0]?.createdAt,
      href: hrefOf(lists.complianceChecks, {
        ...{ status: 'PENDING', checkType: 'MANUAL', sort: 'createdAt' },
      }),
    },
    failing && {
      name: t('failingEndpoints'),
      count: failing.totalCount,
      since: failing.nodes[0]?.failingSince,
      href: hrefOf(lists.webhookEndpoints, { failingSince: 'any' }),
    },
    failed && {
      name: t('failedMails'),
      count: failed.totalCount,
      since: failed.nodes[0]?.createdAt,
      href: hrefOf(lists.mails, { status: 'FAILED' }),
    },
  ]
  const waits = all.filter((wait) => wait !== undefined && wait.count > 0) as Wait[]
  return (
    <section className="card waiting">
      <h2>{t('waiting')}</h2>
      {waits.length === 0 && <p className="hint">{t('waitingHint')}</p>}
      <ul>
        {waits.map(({ name, count, since, href }) => (
          <li key={name}>
            <Link href={href}>
              <b>{numberText(count)}</b> {name}
              {since && <small>{t('since', { time: ago(since) })}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
