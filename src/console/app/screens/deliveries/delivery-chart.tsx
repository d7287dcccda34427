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
const statuses = ['SUCCEEDED', 'PENDING', 'FAILED'] as const
const tones = { SUCCEEDED: 'good', PENDING: 'none', FAILED: 'bad' } as const

/** Chart of the deliveries of a webhook by day and status. The text below it has the totals. */
export function DeliveryChart({ id }: { id: string }) {
  const { data, error, refetch } = useOperation(DeliveriesByDayDocument, { id })
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

function chartOf({ byDay }: DeliveriesByDayQuery): ChartData {
  const counts = new Map(
    byDay.map(({ keys, count }) => [`${dayOf(keys.createdAt!)} ${keys.status}`, count]),
  )
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

function totalsOf({ byDay }: DeliveriesByDayQuery): string {
  const totals = statuses.map((status) => {
    const counts = byDay.filter(({ keys }) => keys.status === status).map(({ count }) => count)
    return [labelFor(status), counts.reduce((sum, count) => sum + count, 0)] as const
  })
  return totals.map(([name, total]) => `${name}: ${numberText(total)}`).join(' · ')
}
