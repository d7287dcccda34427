import { Menu } from '@base-ui/react/menu'
import { type ReactNode, useState } from 'react'
import { attempt, type Change, make, told } from '../../change.ts'
import {
  ApproveBriefDocument,
  ApproveDraftDocument,
  CorrectArticleStatusDocument,
  type MovableFragment,
  RequestBriefChangesDocument,
  RequestDraftChangesDocument,
  SetArticleStatusDocument,
} from '../../generated/graphql.ts'
import type { Operation } from '../../graph.ts'
import { useStatuses } from '../../list/status-choice.tsx'
import { t } from '../../texts/index.ts'
import { type Field, FormDialog } from '../../ui/form.tsx'

export type Movable = MovableFragment
export type Move = Movable['moves'][number]

type Status = ReturnType<typeof useStatuses>[number]
type Document = Operation<{ moved: Movable }, { input: never }>

/** Mutation of each transition. `takesStatus` if its input requires the target status. */
const mutations: Record<Move['mutation'], { document: Document; takesStatus: boolean }> = {
  APPROVE_BRIEF: { document: ApproveBriefDocument, takesStatus: false },
  REQUEST_BRIEF_CHANGES: { document: RequestBriefChangesDocument, takesStatus: false },
  APPROVE_DRAFT: { document: ApproveDraftDocument, takesStatus: false },
  REQUEST_DRAFT_CHANGES: { document: RequestDraftChangesDocument, takesStatus: false },
  SET_ARTICLE_STATUS: { document: SetArticleStatusDocument, takesStatus: true },
  CORRECT_ARTICLE_STATUS: { document: CorrectArticleStatusDocument, takesStatus: true },
}

const names = {
  APPROVE_BRIEF: 'approveBrief',
  REQUEST_BRIEF_CHANGES: 'requestChanges',
  APPROVE_DRAFT: 'approveDraft',
  REQUEST_DRAFT_CHANGES: 'requestChanges',
  CORRECT_ARTICLE_STATUS: 'correctTo',
} as const

function changeOf({ id }: Movable, { mutation, status }: Move, values: object = {}): Change {
  const { document, takesStatus } = mutations[mutation]
  return { document, input: { articleId: id, ...(takesStatus && { status }), ...values } }
}

/** Returns the change back to the previous status; undefined if no transition leads there. */
function undoOf(moved: Movable, before: string): Change | undefined {
  const back = moved.moves.filter(({ status }) => status === before)
  const move = back.find(({ needs }) => needs.length === 0) ?? back.find(isCorrection)
  return move && changeOf(moved, move, isCorrection(move) ? { reason: t('movedByMistake') } : {})
}

const isMoveTo = (move: Move, status: string) => !isCorrection(move) && move.status === status

const isCorrection = ({ mutation }: Move) => mutation === 'CORRECT_ARTICLE_STATUS'

const fields: Record<string, Field> = {
  liveUrl: { name: 'liveUrl', type: 'url', required: true },
  notes: { name: 'notes', type: 'textarea', required: true },
  reason: { name: 'reason', type: 'textarea', required: true },
}

/** Returns the form fields of a transition: its required input, and an optional note. */
function fieldsOf({ mutation, needs }: Move, isQuick: boolean): Field[] {
  const needed = needs.map((name) => fields[name] ?? { name, required: true })
  const mayNote = mutation === 'SET_ARTICLE_STATUS' && !isQuick
  return mayNote ? [...needed, { name: 'notes', type: 'textarea' }] : needed
}

/**
 * Returns a function that runs a transition, and the dialog that it opens if the transition has form fields.
 * @param isQuick whether to leave out optional fields
 */
export function useMoves(isQuick = false) {
  const statuses = useStatuses()
  const [asked, setAsked] = useState<{ article: Movable; move: Move } | null>(null)
  const [isOpen, setOpen] = useState(false)
  const nameOf = (prefix: string) =>
    statuses.find((status) => status.prefix === prefix)?.name ?? prefix
  const run = async (article: Movable, move: Move, values?: object) => {
    const { moved } = (await make(changeOf(article, move, values))) as { moved: Movable }
    const text = t('moved', { name: article.name, to: nameOf(move.status) })
    told(text, [undoOf(moved, article.status.prefix)], [article.id])
  }
  const start = (article: Movable, move: Move) => {
    if (fieldsOf(move, isQuick).length === 0) {
      void attempt(() => run(article, move))
      return
    }
    setAsked({ article, move })
    setOpen(true)
  }
  const dialog = asked && (
    <FormDialog
      isOpen={isOpen}
      setOpen={setOpen}
      name={moveName(asked.move, nameOf)}
      hint={asked.article.name}
      fields={fieldsOf(asked.move, isQuick)}
      run={(values) => run(asked.article, asked.move, values)}
    />
  )
  return { start, dialog, statuses, nameOf }
}

/** Returns the name of a transition, such as “Approve brief” or “Move to “Published””. */
function moveName({ mutation, status }: Move, nameOf: (prefix: string) => string): string {
  if (mutation === 'SET_ARTICLE_STATUS') return t('moveTo', { to: nameOf(status) })
  return t(names[mutation], { to: nameOf(status) })
}

/** Returns the short name of a transition for buttons and menus, such as “Approve brief” or “Published”. */
export function moveLabel(move: Move, nameOf: (prefix: string) => string): string {
  return move.mutation === 'SET_ARTICLE_STATUS' || isCorrection(move)
    ? nameOf(move.status)
    : moveName(move, nameOf)
}

/** Returns the transition that the API marks as the next step. */
export const expectedOf = ({ moves }: Movable) => moves.find(({ isExpected }) => isExpected)

/** Menu of transitions, with the next step first. Defaults to all transitions that the API allows. */
export function MoveMenu({
  article,
  moves: given = article.moves,
  statuses,
  trigger,
  start,
}: {
  article: Movable
  moves?: readonly Move[]
  statuses: readonly Status[]
  trigger: ReactNode
  start(article: Movable, move: Move): void
}) {
  const statusOf = (prefix: string) => statuses.find((status) => status.prefix === prefix)
  const nameOf = (prefix: string) => statusOf(prefix)?.name ?? prefix
  const moves = given.filter((move) => !isCorrection(move))
  const next = moves.find((move) => move === expectedOf(article))
  const others = moves.filter((move) => move !== next)
  // Offer a correction only if no other transition leads to its status.
  const corrections = given.filter(
    (move) => isCorrection(move) && !article.moves.some((other) => isMoveTo(other, move.status)),
  )
  const item = (move: Move) => (
    <Menu.Item key={`${move.mutation} ${move.status}`} onClick={() => start(article, move)}>
      <i className="dot" style={{ background: statusOf(move.status)?.color }} />
      {moveLabel(move, nameOf)}
    </Menu.Item>
  )
  return (
    <Menu.Root>
      {trigger}
      <Menu.Portal>
        <Menu.Positioner sideOffset={4} align="end">
          <Menu.Popup className="popup">
            {next && (
              <Menu.Group>
                <Menu.GroupLabel className="label">{t('nextStep')}</Menu.GroupLabel>
                {item(next)}
              </Menu.Group>
            )}
            {others.length > 0 && (
              <Menu.Group>
                {next && <Menu.GroupLabel className="label">{t('otherMoves')}</Menu.GroupLabel>}
                {others.map(item)}
              </Menu.Group>
            )}
            {corrections.length > 0 && (
              <Menu.Group>
                <Menu.GroupLabel className="label">{t('correct')}</Menu.GroupLabel>
                {corrections.map(item)}
              </Menu.Group>
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
