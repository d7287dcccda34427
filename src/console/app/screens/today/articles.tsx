import { Link } from 'wouter'
import { useOperation } from '../../api.ts'
import {
  TodayArticlesDocument,
  type TodayArticlesQuery,
  TodayStatusesDocument,
} from '../../generated/graphql.ts'
import { useStatuses } from '../../list/status-choice.tsx'
import { enumValues, listUrl } from '../../list/url-parameters.ts'
import { lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { numberText, RecordLink, StatusChip, timeAgo, timeSince } from '../../values.tsx'
import { WaitingFor } from '../article/waiting-for.tsx'
import { todayFilter, todayTeams } from './teams.ts'

/** Waiting articles by party: number, longest wait and overdue ones. */
export function WaitingParties() {
  const { isOperator } = useSession()
  const { data, error, refetch } = useOperation(TodayArticlesDocument, todayTeams(isOperator))
  if (error && !data) return <ErrorState error={error} retry={refetch} />
  if (!data) return <Skeleton lines={3} />
  const parties = enumValues('Party') ?? []
  return (
    <section className="card waiting">
      <h2>{t('waitingArticles')}</h2>
      <ul>
        {parties.map((party) => (
          <WaitingParty key={party} party={party} data={data} />
        ))}
      </ul>
    </section>
  )
}

function WaitingParty({ party, data }: { party: string; data: TodayArticlesQuery }) {
  const live = todayFilter(useSession().isOperator)
  const group = data.waiting.find(({ keys }) => keys.waitingFor === party)
  const overdueCount = data.overdue.find(({ keys }) => keys.waitingFor === party)?.count ?? 0
  const first = group?.min.statusSince
  return (
    <li>
      <Link href={listUrl(lists.articles, { waitingFor: party, ...live })}>
        <b>{numberText(group?.count ?? 0)}</b>{' '}
        {t('waitingForParties', { party: labelFor(`party.${party}`) })}
        {first && <small>{waitText(daysSince(first))}</small>}
      </Link>
      {overdueCount > 0 && (
        <Link
          className="late"
          href={listUrl(lists.articles, { waitingFor: party, overdue: 'true', ...live })}
        >
          {t('overdueCount', { count: numberText(overdueCount) })}
        </Link>
      )}
    </li>
  )
}

const dayMs = 86_400_000
const daysSince = (date: string) => Math.floor((Date.now() - Date.parse(date)) / dayMs)

function waitText(days: number): string {
  if (days < 1) return t('longestHours')
  return days === 1 ? t('longestDay') : t('longestDays', { count: numberText(days) })
}

/** Articles by status, and the ones due next. */
export function Articles() {
  const { isOperator } = useSession()
  const { data } = useOperation(TodayArticlesDocument, todayTeams(isOperator))
  return (
    <>
      <ArticlesByStatus />
      {data && <DueFirst articles={data.next.nodes} />}
    </>
  )
}

/** Uses a query of its own: it also counts published articles, which is too slow to delay the waiting ones. */
function ArticlesByStatus() {
  const { data, error, refetch } = useOperation(TodayStatusesDocument, {})
  const live = todayFilter(useSession().isOperator)
  const statuses = useStatuses()
  if (error && !data) return <ErrorState error={error} retry={refetch} />
  if (!data) return <Skeleton lines={8} />
  const counts = new Map(data.byStatus.map(({ keys, count }) => [keys.status, count]))
  const most = Math.max(...counts.values(), 1)
  return (
    <section className="card">
      <h2>{t('articlesByStatus')}</h2>
      {statuses.length === 0 && <Skeleton lines={8} />}
      <ul className="meters">
        {statuses.map(({ prefix, name, color }) => {
          const count = counts.get(prefix) ?? counts.get(name) ?? 0
          return (
            <li key={prefix}>
              <Link href={listUrl(lists.articles, { status: prefix, ...live })}>
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

function DueFirst({ articles }: { articles: TodayArticlesQuery['next']['nodes'] }) {
  const { isOperator } = useSession()
  return (
    <section className="card">
      <h2>{t('dueNext')}</h2>
      {articles.length === 0 && <p className="hint">{t('nothingToDo')}</p>}
      <ul className="rows">
        {articles.map((article) => (
          <li key={article.id}>
            <span>
              <RecordLink record={article} />
              <span className="chips">
                <StatusChip status={article.status} />
                {isOperator && <small>{article.team.name}</small>}
              </span>
              <small>
                <WaitingFor article={article} />
              </small>
            </span>
            <Due date={article.dueAt} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Due({ date }: { date: string | null }) {
  if (!date) return <small>–</small>
  const isLate = new Date(date) < new Date()
  return (
    <small data-late={isLate || undefined}>
      {isLate ? t('wasDue', { time: timeSince(date) }) : t('isDue', { time: timeAgo(date) })}
    </small>
  )
}
