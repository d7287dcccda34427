import { useSearchParams } from 'wouter'
import { TodayArticlesDocument, TodayOrdersDocument } from '../../generated/graphql.ts'
import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import { Page } from '../../ui/page.tsx'
import { Articles, Parties } from './articles.tsx'
import { Figures } from './figures.tsx'
import { Waiting } from './waiting.tsx'

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
        {may(TodayArticlesDocument) && <Parties />}
        <Waiting />
        {may(TodayArticlesDocument) && <Articles />}
      </div>
    </Page>
  )
}
