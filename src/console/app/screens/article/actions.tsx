import { Menu } from '@base-ui/react/menu'
import { useDelayedChange } from '../../delayed-change.ts'
import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import { DelayedChange } from '../../ui/delayed-change.tsx'
import { isBriefMissing, isCampaignNext } from './brief.tsx'
import { EditArticleButton } from './edit.tsx'
import {
  findNextStep,
  type Transition,
  TransitionMenu,
  transitionLabel,
  useTransitions,
} from './transitions.tsx'
import type { ArticleDetails } from './types.ts'

/** Number of transitions besides the next step up to which each has a button. More are in a menu. */
const maxButtons = 2

/** Returns the transition that ends an article whose order item was refunded in full; undefined for other articles. */
export const endingTransition = ({
  waitingFor,
  orderItem,
  transitions,
}: ArticleDetails): Transition | undefined =>
  waitingFor && orderItem.isRefunded
    ? transitions.find(
        ({ mutation, status }) => mutation === 'SET_ARTICLE_STATUS' && status === 'rejected',
      )
    : undefined

/** Actions of an article: edit, the next step, and the other transitions. */
export function ArticleActions({ article }: { article: ArticleDetails }) {
  const { may } = useSession()
  const isDelayed = useDelayedChange(article.id)
  const { start, dialog, statuses, nameOf: statusName } = useTransitions()
  const nextStep = findNextStep(article)
  const otherTransitions = article.transitions.filter((move) => move !== nextStep)
  // Other parts of the page have the primary button then.
  const isPrimary = !isCampaignNext(article, may) && !endingTransition(article)
  const button = (move: Transition) => (
    <button
      key={`${move.mutation} ${move.status}`}
      type="button"
      className={
        move === nextStep && isPrimary && !isBriefMissing(article, move) ? 'primary' : undefined
      }
      onClick={() => start(article, move)}
    >
      {move === nextStep
        ? t('nextStepTo', { name: transitionLabel(move, statusName) })
        : transitionLabel(move, statusName)}
    </button>
  )
  if (isDelayed) return <DelayedChange id={article.id} />
  return (
    <>
      <EditArticleButton article={article} />
      {otherTransitions.length > maxButtons ? (
        <TransitionMenu
          article={article}
          moves={otherTransitions}
          statuses={statuses}
          start={start}
          trigger={<Menu.Trigger>{t(nextStep ? 'otherStatuses' : 'move')}</Menu.Trigger>}
        />
      ) : (
        otherTransitions.map(button)
      )}
      {nextStep && button(nextStep)}
      {dialog}
    </>
  )
}
