import { Menu } from '@base-ui/react/menu'
import { useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import {
  BoardDocument,
  type BoardQuery,
  MovesDocument,
  SetArticleStatusDocument,
} from '../generated/graphql.ts'
import { ask, queries, useGraph } from '../graph.ts'
import { whereOf } from '../list/address.ts'
import { Filters } from '../list/filters.tsx'
import { useStatuses } from '../list/status-choice.tsx'
import { lists } from '../lists.ts'
import { useLive } from '../live.ts'
import { useSession } from '../session.tsx'
import { t } from '../texts/index.ts'
import { notify } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { Fault, Skeleton } from '../ui/states.tsx'
import { dayText, numberText } from '../values.tsx'

type Status = ReturnType<typeof useStatuses>[number]
type Card = BoardQuery['articles']['nodes'][number]

const shown = 20
const narrowed = {
  ...lists.articles,
  narrow: ['teamId', 'campaignId', 'profileId', 'expectedCompletionDate'],
}

/** Moves an article; whoever moved it by mistake moves it back. */
async function move(
  card: Pick<Card, 'id' | 'name' | 'status'>,
  to: Status,
  back = true,
): Promise<void> {
  const input = { articleId: card.id, status: to.prefix }
  try {
    await ask(SetArticleStatusDocument, { input })
    const undo = () => void move({ ...card, status: to }, card.status as Status, false)
    notify(t('moved', { name: card.name, to: to.name }), back ? { undo } : {})
  } catch (error) {
    notify((error as Error).message, { isFault: true })
  }
  await queries.invalidateQueries({ queryKey: ['Board'] })
}

/** Articles by status, in the order of the workflow; a card is moved by dragging it or by its menu. */
export function Board() {
  const [address, setAddress] = useSearchParams()
  const statuses = useStatuses()
  const { may } = useSession()
  const [dragged, setDragged] = useState<Card | null>(null)
  useLive(MovesDocument, {}, 'Board')
  const canMove = may(SetArticleStatusDocument)
  return (
    <Page title={t('board')} above={<Link href="/articles">{t('articles')}</Link>}>
      <div className="toolbar">
        <Filters
          list={narrowed}
          address={address}
          change={(name, value) =>
            setAddress((now) => {
              const next = new URLSearchParams(name === '' ? undefined : now)
              if (value) next.set(name, value)
              else next.delete(name)
              return next
            })
          }
        />
      </div>
      {statuses.length === 0 ? (
        <Skeleton lines={10} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard.
        <section className="board" aria-label={t('board')} tabIndex={0}>
          {statuses.map((status) => (
            <Column
              key={status.id}
              status={status}
              statuses={canMove ? statuses : []}
              address={address}
              drag={canMove ? setDragged : undefined}
              drop={() => {
                if (dragged && dragged.status.prefix !== status.prefix)
                  void move(withStatus(dragged, statuses), status)
                setDragged(null)
              }}
            />
          ))}
        </section>
      )}
    </Page>
  )
}

const withStatus = (card: Card, statuses: readonly Status[]) => ({
  ...card,
  status: statuses.find(({ id }) => id === card.status.id)!,
})

function Column({
  status,
  statuses,
  address,
  drag,
  drop,
}: {
  status: Status
  /** Those that cards can be moved to. */
  statuses: readonly Status[]
  address: URLSearchParams
  drag: ((card: Card) => void) | undefined
  drop(): void
}) {
  const where = { ...whereOf(lists.articles, address), status: { prefix: { eq: status.prefix } } }
  const { data, error, refetch } = useGraph(
    BoardDocument,
    { first: shown, where },
    { keepPrevious: true },
  )
  const [isOver, setOver] = useState(false)
  const cards = data?.articles.nodes ?? []
  const total = data?.articles.totalCount ?? 0
  return (
    <section
      className="column"
      data-over={isOver || undefined}
      aria-label={status.name}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={() => {
        setOver(false)
        drop()
      }}
    >
      <h2>
        <i style={{ background: status.color }} />
        {status.name} <small>{numberText(total)}</small>
      </h2>
      {error && <Fault error={error} retry={refetch} />}
      {!data && !error && <Skeleton lines={3} />}
      <ul>
        {cards.map((card) => (
          <li
            key={card.id}
            className="tile"
            draggable={drag !== undefined}
            onDragStart={() => drag?.(card)}
          >
            <Link href={`/articles/${card.id}`}>{card.name}</Link>
            <small>{card.campaign?.name ?? card.team.name}</small>
            {card.expectedCompletionDate && (
              <small>
                {card.expectedCompletionDateTitle}: {dayText(card.expectedCompletionDate)}
              </small>
            )}
            {statuses.length > 0 && <MoveMenu card={card} statuses={statuses} />}
          </li>
        ))}
      </ul>
      {total > shown && (
        <Link href={`/articles?${new URLSearchParams([...address, ['status', status.prefix]])}`}>
          {t('all')} {numberText(total)}
        </Link>
      )}
    </section>
  )
}

function MoveMenu({ card, statuses }: { card: Card; statuses: readonly Status[] }) {
  return (
    <Menu.Root>
      <Menu.Trigger className="quiet move" aria-label={t('moveCard', { name: card.name })}>
        ⋯
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={4} align="end">
          <Menu.Popup className="popup">
            {statuses
              .filter(({ id }) => id !== card.status.id)
              .map((to) => (
                <Menu.Item key={to.id} onClick={() => void move(withStatus(card, statuses), to)}>
                  <i className="dot" style={{ background: to.color }} /> {to.name}
                </Menu.Item>
              ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
