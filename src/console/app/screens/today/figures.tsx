import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { TodayOrdersDocument, type TodayOrdersQuery } from '../../generated/graphql.ts'
import { useGraph } from '../../graph.ts'
import { daysAgo, hrefOf } from '../../list/address.ts'
import { lists } from '../../lists.ts'
import { t } from '../../texts/index.ts'
import { Fault, Skeleton } from '../../ui/states.tsx'
import { moneyText, numberText } from '../../values.tsx'

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

/** What orders tell of a span, and what of them waits. */
export function useOrders(days: number, enabled = true) {
  return useGraph(TodayOrdersDocument, spansOf(days).variables, { enabled, keepPrevious: true })
}

/** Revenue and orders beside the span before. */
export function Figures({ days }: { days: number }) {
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
