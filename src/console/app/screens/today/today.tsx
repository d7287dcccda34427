import { useSearchParams } from 'wouter'
import { TodayArticlesDocument, TodayRevenueDocument } from '../../generated/graphql.ts'
import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import { Screen } from '../../ui/page.tsx'
import { Articles, WaitingParties } from './articles.tsx'
import { KeyFigures } from './key-figures.tsx'
import { parseDays, periodLengths } from './periods.ts'
import { Tasks } from './tasks.tsx'

/** Today screen: tasks, and key figures compared with the previous period. Each number links to its list. */
export function Today() {
  const { may } = useSession()
  const [address, setAddress] = useSearchParams()
  const days = parseDays(address)
  return (
    <Screen
      title={t('todayTitle')}
      actions={
        <div className="segments" role="group" aria-label={t('period')}>
          {periodLengths.map((count) => (
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
        {may(TodayRevenueDocument) && <KeyFigures days={days} />}
        {may(TodayArticlesDocument) && <WaitingParties />}
        <Tasks />
        {may(TodayArticlesDocument) && <Articles />}
      </div>
    </Screen>
  )
}
