import { lazy, Suspense } from 'react'
import { useOperation } from '../../api.ts'
import type { ChartData } from '../../explore/chart-types.ts'
import { DeliveriesByDayDocument, type DeliveriesByDayQuery } from '../../generated/graphql.ts'
import { labelFor, language, t } from '../../texts/index.ts'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { numberText } from '../../values.tsx'

const Chart = lazy(() => import('../../explore/chart.tsx'))

/** Days for which deliveries are kept. */
const days = 30
const statuses = ['SUCCEEDED', 'PENDING', 'RETRYING', 'FAILED'] as const
const tones = { SUCCEEDED: 'good', PENDING: 'none', RETRYING: 'wait', FAILED: 'bad' } as const

/** Polling interval in milliseconds until each delivery has been attempted. */
const pollMs = 2_000

/** Chart of the deliveries of a webhook by day and status. The text below it has the totals. */
export function DeliveryChart({ id }: { id: string }) {
  const { data, error, refetch } = useOperation(
    DeliveriesByDayDocument,
    { id },
    { pollMs: (counts) => totalOf(counts, 'PENDING') > 0 && pollMs },
  )
  if (error && !data) return <ErrorState error={error} retry={refetch} />
  return (
    <section className="card">
      <h2>{t('deliveriesByDay')}</h2>
      {!data && <Skeleton lines={4} />}
      {data && data.byDay.length > 0 && (
        <Suspense fallback={<Skeleton lines={4} />}>
          <Chart chartType="bar" data={chartOf(data)} label={t('deliveriesByDay')} />
        </Suspense>
      )}
      {data?.byDay.length === 0 && <p className="hint">{t('noDeliveriesByDay')}</p>}
      {data && data.byDay.length > 0 && <p className="hint">{totalsOf(data)}</p>}
    </section>
  )
}

const dayFormat = new Intl.DateTimeFormat(language, {
  ...{ day: 'numeric', month: 'short', timeZone: 'UTC' },
})
const dayOf = (time: string | Date) => new Date(time).toISOString().slice(0, 10)

/** Returns the deliveries by day and status. Those that failed and are retried are not among the pending ones. */
function countsOf({ byDay, retryingByDay }: DeliveriesByDayQuery): Map<string, number> {
  const counts = new Map(
    byDay.map(({ keys, count }) => [`${dayOf(keys.createdAt!)} ${keys.status}`, count]),
  )
  for (const { keys, count } of retryingByDay) {
    const day = dayOf(keys.createdAt!)
    counts.set(`${day} RETRYING`, count)
    counts.set(`${day} PENDING`, Math.max((counts.get(`${day} PENDING`) ?? 0) - count, 0))
  }
  return counts
}

function chartOf(data: DeliveriesByDayQuery): ChartData {
  const counts = countsOf(data)
  const keys = Array.from({ length: days }, (_, index) =>
    dayOf(new Date(Date.now() - (days - 1 - index) * 86_400_000)),
  )
  const series = statuses.map((status) => ({
    name: labelFor(status),
    tone: tones[status],
    values: keys.map((day) => counts.get(`${day} ${status}`) ?? 0),
  }))
  const positions = keys.map((key) => dayFormat.format(new Date(key)))
  return { positions, isStacked: true, areIntegers: true, series, format: numberText }
}

const totalOf = (data: DeliveriesByDayQuery, status: (typeof statuses)[number]) =>
  [...countsOf(data)]
    .filter(([key]) => key.endsWith(` ${status}`))
    .reduce((sum, [, count]) => sum + count, 0)

const totalsOf = (data: DeliveriesByDayQuery) =>
  statuses.map((status) => `${labelFor(status)}: ${numberText(totalOf(data, status))}`).join(' · ')
