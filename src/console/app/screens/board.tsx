import { Menu } from '@base-ui/react/menu'
import { useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import { useOperation } from '../api.ts'
import { useDelayedChange } from '../delayed-change.ts'
import {
  BoardDocument,
  type BoardQuery,
  MovesDocument,
  RefundedArticlesDocument,
} from '../generated/graphql.ts'
import { FilterError } from '../list/filter-error.tsx'
import { Filters } from '../list/filters.tsx'
import { toWhere } from '../list/url-parameters.ts'
import { lists } from '../lists.ts'
import { useLiveQuery } from '../live.ts'
import { useSession } from '../session.tsx'
import { labelFor, t } from '../texts/index.ts'
import { DelayedChange } from '../ui/delayed-change.tsx'
import { Screen } from '../ui/page.tsx'
import { Skeleton } from '../ui/states.tsx'
import { useScrollShadow } from '../ui/use-scroll-shadow.ts'
import { Chip, dayText, numberText, timeSince } from '../values.tsx'
import { type Transition, TransitionMenu, useTransitions } from './article/transitions.tsx'
import { WaitingFor } from './article/waiting-for.tsx'

type Status = ReturnType<typeof useTransitions>['statuses'][number]
type Card = BoardQuery['articles']['nodes'][number]

const cardsPerColumn = 20
const filterList = {
  ...lists.articles,
  menuFilters: [
    'waitingFor',
    'overdue',
    'teamId',
    'campaignId',
    'profileId',
    'writerId',
    'expectedCompletionDate',
  ],
}

/** Returns the transition to a status. Prefers a regular one to a correction. */
const transitionTo = ({ transitions }: Card, to: Status): Transition | undefined => {
  const leading = transitions.filter(({ status }) => status === to.prefix)
  return leading.find(({ mutation }) => mutation === 'SET_ARTICLE_STATUS') ?? leading[0]
}

/** Board of articles by status, in workflow order. Cards are moved by dragging or by their menu. */
export function Board() {
  const [address, setAddress] = useSearchParams()
  const { start, dialog, statuses } = useTransitions(true)
  const [dragged, setDragged] = useState<Card | null>(null)
  const refunded = useRefundedArticles()
  useLiveQuery(MovesDocument, {}, 'Board')
  const beyond = useScrollShadow()
  const change = (name: string, value: string | null) =>
    setAddress((now) => {
      const next = new URLSearchParams(name === '' ? undefined : now)
      if (value) next.set(name, value)
      else next.delete(name)
      return next
    })
  return (
    <Screen title={t('board')} above={<Link href="/articles">{labelFor('articles')}</Link>}>
      <div className="toolbar">
        <Filters list={filterList} address={address} change={change} />
      </div>
      {statuses.length === 0 ? (
        <Skeleton lines={10} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it by focusing it.
        <section className="board" ref={beyond} aria-label={t('board')} tabIndex={0}>
          {statuses.map((status) => (
            <Column
              key={status.id}
              status={status}
              statuses={statuses}
              address={address}
              change={change}
              dragged={dragged}
              drag={setDragged}
              start={start}
              refunded={refunded}
            />
          ))}
        </section>
      )}
      {dialog}
    </Screen>
  )
}

const maxRefunded = 100

/** Returns the IDs of refunded articles that are still in progress. Empty if the token cannot read prices. */
function useRefundedArticles(): ReadonlySet<string> {
  const { may } = useSession()
  const enabled = may(RefundedArticlesDocument)
  const { data } = useOperation(RefundedArticlesDocument, { first: maxRefunded }, { enabled })
  return new Set(data?.articles.nodes.map(({ id }) => id))
}

interface TransitionProps {
  refunded: ReadonlySet<string>
  statuses: readonly Status[]
  start: ReturnType<typeof useTransitions>['start']
}

function Column({
  status,
  address,
  change,
  dragged,
  drag,
  ...transitions
}: TransitionProps & {
  status: Status
  address: URLSearchParams
  change(name: string, value: null): void
  /** Card that the user is dragging. */
  dragged: Card | null
  drag(card: Card | null): void
}) {
  const where = { ...toWhere(lists.articles, address), status: { prefix: { eq: status.prefix } } }
  const { data, error, refetch } = useOperation(
    BoardDocument,
    { first: cardsPerColumn, where },
    { keepPrevious: true },
  )
  const [isOver, setOver] = useState(false)
  const cards = data?.articles.nodes ?? []
  const total = data?.articles.totalCount ?? 0
  const move = dragged && transitionTo(dragged, status)
  return (
    <section
      className="column"
      data-over={(isOver && move) || undefined}
      data-closed={(dragged && !move && dragged.status.prefix !== status.prefix) || undefined}
      aria-label={status.name}
      onDragOver={(event) => {
        if (!move) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={() => {
        setOver(false)
        if (move) transitions.start(dragged, move)
        drag(null)
      }}
    >
      <h2>
        <i style={{ background: status.color }} />
        {status.name} <small>{numberText(total)}</small>
      </h2>
      {error && (
        <FilterError
          list={filterList}
          address={address}
          change={change}
          error={error}
          retry={refetch}
        />
      )}
      {!data && !error && <Skeleton lines={3} />}
      <ul>
        {cards.map((card) => (
          <CardTile key={card.id} card={card} drag={drag} {...transitions} />
        ))}
      </ul>
      {total > cardsPerColumn && (
        <Link href={`/articles?${new URLSearchParams([...address, ['status', status.prefix]])}`}>
          {t('all')} {numberText(total)}
        </Link>
      )}
    </section>
  )
}

/** Returns team and outlet for operators, the outlet for teams, and the campaign if the name does not begin with it. */
function subtitleOf({ name, team, campaign, product }: Card, isOperator: boolean): string {
  const isNamed = campaign && name.startsWith(campaign.name)
  return [!isNamed && campaign?.name, isOperator && team.name, product.outlet.name]
    .filter(Boolean)
    .join(' · ')
}

/** Returns the label of the expected date. For operators, an article that waits for the team does not wait for “you”. */
function dateLabelOf({ expectedCompletionDateTitle, status }: Card, isOperator: boolean): string {
  if (!isOperator || expectedCompletionDateTitle !== 'Waiting for you')
    return labelFor(expectedCompletionDateTitle)
  return t(status.prefix === 'needs-info' ? 'informationDue' : 'actionDue')
}

function CardTile({
  card,
  drag,
  start,
  statuses,
  refunded,
}: TransitionProps & { card: Card; drag(card: Card | null): void }) {
  const { isOperator } = useSession()
  const isDelayed = useDelayedChange(card.id)
  const canMove = card.transitions.length > 0 && !isDelayed
  const overdue = card.dueAt !== null && new Date(card.dueAt) < new Date() ? card.dueAt : undefined
  return (
    <li
      className="tile"
      data-overdue={overdue && ''}
      draggable={canMove}
      onDragStart={() => drag(card)}
      onDragEnd={() => drag(null)}
    >
      <Link href={`/articles/${card.id}`}>{card.name}</Link>
      <small>{subtitleOf(card, isOperator)}</small>
      {(overdue || refunded.has(card.id)) && (
        <span className="chips">
          {overdue && (
            <span className="chip" data-tone="bad">
              {t('wasDue', { time: timeSince(overdue) })}
            </span>
          )}
          {refunded.has(card.id) && <Chip value="REFUNDED" />}
        </span>
      )}
      {card.expectedCompletionDate && (
        <small>
          {dateLabelOf(card, isOperator)}: {dayText(card.expectedCompletionDate)}
        </small>
      )}
      {card.waitingFor && (
        <small>
          <WaitingFor article={card} />
        </small>
      )}
      <DelayedChange id={card.id} />
      {canMove && (
        <TransitionMenu
          article={card}
          statuses={statuses}
          start={start}
          trigger={
            <Menu.Trigger className="quiet move" aria-label={t('moveCard', { name: card.name })}>
              ⋯
            </Menu.Trigger>
          }
        />
      )}
    </li>
  )
}
