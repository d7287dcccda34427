import { useSearchParams } from 'wouter'
import { TodayArticlesDocument, TodayRevenueDocument } from '../../generated/graphql.ts'
import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import { Page } from '../../ui/page.tsx'
import { Articles, Parties } from './articles.tsx'
import { Figures } from './figures.tsx'
import { daysIn, spans } from './spans.ts'
import { Waiting } from './waiting.tsx'

/** Today screen: tasks, and key figures compared with the previous period. Each number links to its list. */
export function Today() {
  const { may } = useSession()
  const [address, setAddress] = useSearchParams()
  const days = daysIn(address)
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
        {may(TodayRevenueDocument) && <Figures days={days} />}
        {may(TodayArticlesDocument) && <Parties />}
        <Waiting />
        {may(TodayArticlesDocument) && <Articles />}
      </div>
    </Page>
  )
}
