import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useOperation } from '../../api.ts'
import {
  TodayRevenueBeforeDocument,
  type TodayRevenueBeforeQuery,
  TodayRevenueDocument,
  type TodayRevenueQuery,
} from '../../generated/graphql.ts'
import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { moneyText, numberText, percentText, sumOf } from '../../values.tsx'
import { comparedPeriods } from './periods.ts'

/** Revenue and orders. The comparison with the previous period loads separately. */
export function KeyFigures({ days }: { days: number }) {
  const { isOperator } = useSession()
  const { href, hrefBefore, where, whereBefore } = comparedPeriods(days)
  const { data, error, refetch } = useOperation(
    TodayRevenueDocument,
    { where },
    { keepPrevious: true },
  )
  const { data: previous } = useOperation(TodayRevenueBeforeDocument, { where: whereBefore })
  if (error && !data) return <ErrorState error={error} retry={refetch} />
  if (!data) return <Skeleton lines={4} />
  const [revenue, count] = totalsOf(data.byDay)
  const [revenueBefore, countBefore] = previous ? totalsOf(previous.before) : []
  const average = (sum: number, of: number) => (of === 0 ? 0 : sum / of)
  const averageBefore = previous && average(revenueBefore!, countBefore!)
  const spans = { days, href, hrefBefore }
  return (
    <section className="figures">
      <KeyFigure
        name={t(isOperator ? 'revenue' : 'spending')}
        value={revenue}
        before={revenueBefore}
        text={moneyText}
        {...spans}
      >
        <Bars byDay={data.byDay} days={days} />
      </KeyFigure>
      <KeyFigure
        name={t('paidOrders')}
        value={count}
        before={countBefore}
        text={numberText}
        {...spans}
      />
      <KeyFigure
        name={t('average')}
        value={average(revenue, count)}
        before={averageBefore}
        text={moneyText}
        {...spans}
      />
    </section>
  )
}

/** Returns the revenue in US dollars and the number of orders of all groups. */
function totalsOf(groups: TodayRevenueBeforeQuery['before']): [revenue: number, count: number] {
  return [
    sumOf(groups.map(({ sum }) => sum.netRevenue ?? 0)),
    groups.reduce((all, { count }) => all + count, 0),
  ]
}

/** Key figure with its value in the previous period. Both link to their orders. */
function KeyFigure({
  name,
  href,
  hrefBefore,
  value,
  before,
  text,
  days,
  children,
}: {
  name: string
  href: string
  hrefBefore: string
  value: number
  before: number | undefined
  text(value: number): string
  days: number
  children?: ReactNode
}) {
  const change = before ? value / before - 1 : undefined
  return (
    <article className="card figure">
      <Link href={href}>
        <h2>{name}</h2>
        <p>
          <b>{text(value)}</b>
          {change !== undefined && (
            <span className="chip" data-tone={change < 0 ? 'bad' : 'good'}>
              {percentText(change, { signDisplay: 'exceptZero' })}
            </span>
          )}
        </p>
      </Link>
      <Link href={hrefBefore}>
        <small>
          {t('before', { value: before === undefined ? '…' : text(before), count: days })}
        </small>
      </Link>
      {children}
    </article>
  )
}

/** Chart of revenue by day. Hidden from screen readers, which get the total. */
function Bars({ byDay, days }: { byDay: TodayRevenueQuery['byDay']; days: number }) {
  const dayOf = (date: string | Date) => new Date(date).toISOString().slice(0, 10)
  const sums = new Map(byDay.map(({ keys, sum }) => [dayOf(keys.datePaid!), sum.netRevenue ?? 0]))
  const values = Array.from({ length: days }, (_, at) => {
    const date = new Date(Date.now() - (days - 1 - at) * 86_400_000)
    return Math.max(sums.get(dayOf(date)) ?? 0, 0)
  })
  const most = Math.max(...values)
  if (most === 0) return null
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
