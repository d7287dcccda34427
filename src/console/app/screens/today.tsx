import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'wouter'
import {
  TodayArticlesDocument,
  type TodayArticlesQuery,
  TodayMailsDocument,
  TodayOrdersDocument,
  type TodayOrdersQuery,
  TodayWebhooksDocument,
} from '../generated/graphql.ts'
import { useGraph } from '../graph.ts'
import { daysAgo, hrefOf } from '../list/address.ts'
import { useStatuses } from '../list/status-choice.tsx'
import { lists } from '../lists.ts'
import { useSession } from '../session.tsx'
import { t } from '../texts/index.ts'
import { Page } from '../ui/page.tsx'
import { Fault, Skeleton } from '../ui/states.tsx'
import { ago, Chip, moneyText, numberText, RecordLink } from '../values.tsx'

const spans = [7, 30, 90]

/** What waits, and how the marketplace does beside the span before. Each number opens the list behind it. */
export function Today() {
  const { may } = useSession()
  const [address, setAddress] = useSearchParams()
  const given = Number(address.get('days'))
  const days = spans.includes(given) ? given : 30
  return (
    <Page
      title={t('todayTitle')}
      actions={
        <div className="segments" role="group" aria-label={t('span')}>
          {spans.map((count) => (
            <button
              key={count}
              type="button"
              aria-pressed={count === days}
              onClick={() => setAddress({ days: String(count) })}
            >
              {t('days', { count })}
            </button>
          ))}
        </div>
      }
    >
      <div className="today">
        {may(TodayOrdersDocument) && <Figures days={days} />}
        <Waiting />
        {may(TodayArticlesDocument) && <Articles />}
      </div>
    </Page>
  )
}

/** The span of so many days up to now, and the one before it. */
function spansOf(days: number) {
  const [start, before] = [daysAgo(days - 1), daysAgo(2 * days - 1)].map((date) =>
    date.toISOString(),
  )
  const paid = { status: { eq: 'PAID' } } as const
  return {
    start: start!,
    variables: {
      now: { ...paid, datePaid: { gte: start! } },
      before: { ...paid, datePaid: { gte: before!, lt: start! } },
    },
  }
}

function useOrders(days: number) {
  return useGraph(TodayOrdersDocument, spansOf(days).variables, { keepPrevious: true })
}

function Figures({ days }: { days: number }) {
  const { data, error, refetch } = useOrders(days)
  if (error && !data) return <Fault error={error} retry={refetch} />
  if (!data) return <Skeleton lines={4} />
  const [now, before] = [data.now[0], data.before[0]]
  const revenue = now?.sum.netRevenue ?? 0
  const revenueBefore = before?.sum.netRevenue ?? 0
  const count = now?.count ?? 0
  const countBefore = before?.count ?? 0
  const each = (sum: number, of: number) => (of === 0 ? 0 : sum / of)
  const href = hrefOf(lists.orders, { status: 'PAID', datePaid: `${spansOf(days).start}..` })
  return (
    <section className="figures">
      <Figure
        name={t('revenue')}
        href={href}
        value={revenue}
        before={revenueBefore}
        text={moneyText}
        days={days}
      >
        <Bars byDay={data.byDay} days={days} />
      </Figure>
      <Figure
        name={t('paidOrders')}
        href={href}
        value={count}
        before={countBefore}
        text={numberText}
        days={days}
      />
      <Figure
        name={t('average')}
        href={href}
        value={each(revenue, count)}
        before={each(revenueBefore, countBefore)}
        text={moneyText}
        days={days}
      />
    </section>
  )
}

function Figure({
  name,
  href,
  value,
  before,
  text,
  days,
  children,
}: {
  name: string
  href: string
  value: number
  before: number
  text(value: number): string
  days: number
  children?: ReactNode
}) {
  const change = before === 0 ? undefined : Math.round((value / before - 1) * 100)
  return (
    <Link href={href} className="card figure">
      <h2>{name}</h2>
      <p>
        <b>{text(value)}</b>
        {change !== undefined && (
          <span className="chip" data-tone={change < 0 ? 'bad' : 'good'}>
            {change > 0 ? '+' : ''}
            {change} %
          </span>
        )}
      </p>
      <small>{t('before', { value: text(before), count: days })}</small>
      {children}
    </Link>
  )
}

/** Revenue by day, as a picture beside the number that says it. */
function Bars({ byDay, days }: { byDay: TodayOrdersQuery['byDay']; days: number }) {
  const dayOf = (date: string | Date) => new Date(date).toISOString().slice(0, 10)
  const sums = new Map(byDay.map(({ keys, sum }) => [dayOf(keys.datePaid!), sum.netRevenue ?? 0]))
  const values = Array.from({ length: days }, (_, at) => {
    const date = new Date(Date.now() - (days - 1 - at) * 86_400_000)
    return Math.max(sums.get(dayOf(date)) ?? 0, 0)
  })
  const most = Math.max(...values, 1)
  return (
    <svg className="bars" viewBox={`0 0 ${days} 20`} preserveAspectRatio="none" aria-hidden="true">
      {values.map((value, at) => (
        <rect
          key={at}
          x={at + 0.15}
          width={0.7}
          y={20 - (value / most) * 20}
          height={(value / most) * 20}
        />
      ))}
    </svg>
  )
}

interface Wait {
  name: string
  count: number
  since: string | null | undefined
  href: string
}

/** What somebody has to do, and since when; left out where there is none. */
function Waiting() {
  const { may } = useSession()
  const orders = useGraph(TodayOrdersDocument, spansOf(30).variables, {
    enabled: may(TodayOrdersDocument),
  })
  const webhooks = useGraph(TodayWebhooksDocument, {}, { enabled: may(TodayWebhooksDocument) })
  const mails = useGraph(TodayMailsDocument, {}, { enabled: may(TodayMailsDocument) })
  if ([orders, webhooks, mails].some(({ isLoading }) => isLoading)) return <Skeleton lines={4} />
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

function Articles() {
  const { data, error, refetch } = useGraph(TodayArticlesDocument, {})
  if (error && !data) return <Fault error={error} retry={refetch} />
  if (!data) return <Skeleton lines={8} />
  return (
    <>
      <ByStatus byStatus={data.byStatus} />
      <Longest oldest={data.oldest.nodes} />
    </>
  )
}

function ByStatus({ byStatus }: Pick<TodayArticlesQuery, 'byStatus'>) {
  const statuses = useStatuses()
  const counts = new Map(byStatus.map(({ keys, count }) => [keys.status, count]))
  const most = Math.max(...counts.values(), 1)
  return (
    <section className="card">
      <h2>{t('articlesByStatus')}</h2>
      <ul className="meters">
        {statuses.map(({ prefix, name, color }) => {
          const count = counts.get(prefix) ?? counts.get(name) ?? 0
          return (
            <li key={prefix}>
              <Link href={hrefOf(lists.articles, { status: prefix })}>
                <span>{name}</span>
                <span className="meter">
                  <i style={{ width: `${(count / most) * 100}%`, background: color }} />
                </span>
                <b>{numberText(count)}</b>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Longest({ oldest }: { oldest: TodayArticlesQuery['oldest']['nodes'] }) {
  const { isOperator } = useSession()
  return (
    <section className="card">
      <h2>{t('longest')}</h2>
      <ul className="rows">
        {oldest.map((article) => (
          <li key={article.id}>
            <span>
              <RecordLink record={article} />
              {isOperator && <small>{article.team.name}</small>}
            </span>
            <Chip value={article.status.name} color={article.status.color} />
            <small>{ago(article.updatedAt)}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
