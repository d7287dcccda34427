import { Link, useSearchParams } from 'wouter'
import { useOperation } from '../../api.ts'
import {
  InboxArticlesDocument,
  InboxDocument,
  type InboxQuery,
  MarkInboxReadDocument,
} from '../../generated/graphql.ts'
import { MutationButton } from '../../list/record-page.tsx'
import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import { Screen } from '../../ui/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { clockText, fullDayText } from '../../values.tsx'
import { commentedArticleId, eventSentence } from './sentence.ts'

type Entry = NonNullable<InboxQuery['inbox']>['entries'][number]

/** Inbox: changes of the last 30 days by day, with those that are new to the member. */
export function InboxScreen() {
  const { may } = useSession()
  const [address, setAddress] = useSearchParams()
  const { data, error, refetch } = useOperation(InboxDocument, {})
  const entries = data?.inbox?.entries ?? []
  const names = useArticleNames(entries)
  if (error && !data) return <ErrorState error={error} retry={refetch} />
  if (!data) return <Skeleton lines={10} />
  const newest = entries.find(({ isUnread }) => isUnread)
  const isFiltered = address.has('new')
  const shown = isFiltered ? entries.filter(({ isUnread }) => isUnread) : entries
  return (
    <Screen
      title={t('inbox')}
      actions={
        <>
          <label>
            <input
              type="checkbox"
              checked={isFiltered}
              onChange={({ target }) => setAddress(target.checked ? { new: 'true' } : {})}
            />
            {t('onlyUnread')}
          </label>
          {newest && may(MarkInboxReadDocument) && (
            <MutationButton
              name={t('markAllRead')}
              message={t('inboxRead')}
              change={{ document: MarkInboxReadDocument, input: { eventId: newest.event.id } }}
            />
          )}
        </>
      }
    >
      <p className="hint">{t('inboxHint')}</p>
      {entries.length === 0 && <EmptyState title={t('inboxEmpty')} hint={t('inboxEmptyHint')} />}
      {entries.length > 0 && shown.length === 0 && <p>{t('nothingUnread')}</p>}
      {groupByDay(shown).map(([day, ofDay]) => (
        <section key={day} className="card inbox">
          <h2>{day}</h2>
          <ul>
            {ofDay.map((entry) => (
              <EntryRow key={entry.event.id} entry={entry} names={names} />
            ))}
          </ul>
        </section>
      ))}
    </Screen>
  )
}

function EntryRow({
  entry: { isUnread, event },
  names,
}: {
  entry: Entry
  names: ReadonlyMap<string, string>
}) {
  const { text, href, detail } = eventSentence(event, names)
  return (
    <li data-unread={isUnread || undefined}>
      <Link href={href}>
        <i aria-hidden="true" />
        <span>
          {text}
          {isUnread && <span className="hidden"> ({t('unread')})</span>}
        </span>
        <time dateTime={event.timestamp}>{clockText(event.timestamp)}</time>
        {detail && <small>{detail}</small>}
      </Link>
    </li>
  )
}

/** Fetches the names of the articles of comments. */
function useArticleNames(entries: readonly Entry[]): ReadonlyMap<string, string> {
  const { may } = useSession()
  const ids = [...new Set(entries.flatMap(({ event }) => commentedArticleId(event) ?? []))].sort()
  const { data } = useOperation(
    InboxArticlesDocument,
    { ids },
    { enabled: ids.length > 0 && may(InboxArticlesDocument), keepPrevious: true },
  )
  return new Map(data?.articles.nodes.map(({ id, name }) => [id, name]))
}

const dayMs = 86_400_000

/** Groups entries by local day, in their order. */
function groupByDay(entries: readonly Entry[]): [day: string, entries: Entry[]][] {
  const today = new Date().toDateString()
  const yesterday = new Date(Date.now() - dayMs).toDateString()
  const groups = new Map<string, Entry[]>()
  for (const entry of entries) {
    const date = new Date(entry.event.timestamp).toDateString()
    const day =
      date === today
        ? t('today')
        : date === yesterday
          ? t('yesterday')
          : fullDayText(entry.event.timestamp)
    groups.set(day, [...(groups.get(day) ?? []), entry])
  }
  return [...groups]
}
