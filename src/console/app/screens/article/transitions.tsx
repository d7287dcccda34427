import { Menu } from '@base-ui/react/menu'
import { type ReactNode, useState } from 'react'
import type { Operation } from '../../api.ts'
import { type MutationRequest, notifyDone, runMutation, runWithNotice } from '../../change.ts'
import { delayChange, undoSeconds } from '../../delayed-change.ts'
import {
  ApproveBriefDocument,
  ApproveDraftDocument,
  CorrectArticleStatusDocument,
  type MovableFragment,
  RequestBriefChangesDocument,
  RequestDraftChangesDocument,
  SetArticleStatusDocument,
} from '../../generated/graphql.ts'
import { useStatuses } from '../../list/status-choice.tsx'
import { useSession } from '../../session.tsx'
import { type TextName, t } from '../../texts/index.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import type { FormField } from '../../ui/form-field.ts'

export type ArticleWithTransitions = MovableFragment
export type Transition = ArticleWithTransitions['transitions'][number]

type Status = ReturnType<typeof useStatuses>[number]
type Document = Operation<{ moved: ArticleWithTransitions }, { input: never }>

/** Mutation of each transition. `takesStatus` if its input requires the target status. */
const mutations: Record<Transition['mutation'], { document: Document; takesStatus: boolean }> = {
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

/** Confirmation, and message until the change is sent, of the approvals that a team cannot take back. */
const approvals: Partial<
  Record<Transition['mutation'], { hint: TextName; pendingMessage: TextName }>
> = {
  APPROVE_BRIEF: { hint: 'approveBriefHint', pendingMessage: 'approvingBrief' },
  APPROVE_DRAFT: { hint: 'approveDraftHint', pendingMessage: 'approvingDraft' },
}

function changeForTransition(
  { id }: ArticleWithTransitions,
  { mutation, status }: Transition,
  values: object = {},
): MutationRequest {
  const { document, takesStatus } = mutations[mutation]
  return { document, input: { articleId: id, ...(takesStatus && { status }), ...values } }
}

/** Returns the change back to the previous status; undefined if no transition leads there. */
function undoTransition(
  article: ArticleWithTransitions,
  before: string,
): MutationRequest | undefined {
  const back = article.transitions.filter(({ status }) => status === before)
  const move = back.find(({ needs }) => needs.length === 0) ?? back.find(isCorrection)
  return (
    move &&
    changeForTransition(article, move, isCorrection(move) ? { reason: t('correctionReason') } : {})
  )
}

const leadsTo = (move: Transition, status: string) => !isCorrection(move) && move.status === status

const isCorrection = ({ mutation }: Transition) => mutation === 'CORRECT_ARTICLE_STATUS'

const fields: Record<string, FormField> = {
  liveUrl: { name: 'liveUrl', type: 'url', required: true },
  notes: { name: 'notes', type: 'textarea', required: true },
  reason: { name: 'reason', type: 'textarea', required: true },
}

/** Returns the form fields of a transition: its required input, and a note, which a rejection requires. */
function fieldsOf({ mutation, needs, status }: Transition, isQuick: boolean): FormField[] {
  const requiredFields = needs.map((name) => fields[name] ?? { name, required: true })
  const required = status === 'rejected'
  const hasNotes = mutation === 'SET_ARTICLE_STATUS' && (required || !isQuick)
  return hasNotes
    ? [...requiredFields, { name: 'notes', type: 'textarea', required }]
    : requiredFields
}

/**
 * Returns a function that runs a transition, and the dialog that it opens if the transition has form fields or requires
 * confirmation. An approval by a team is delayed, so that it can be undone.
 * @param isQuick whether to leave out optional fields
 */
export function useTransitions(isQuick = false) {
  const statuses = useStatuses()
  const { isOperator, session } = useSession()
  const [pending, setPending] = useState<{
    article: ArticleWithTransitions
    move: Transition
  } | null>(null)
  const [isOpen, setOpen] = useState(false)
  const nameOf = (prefix: string) =>
    statuses.find((status) => status.prefix === prefix)?.name ?? prefix
  // Operators can correct the status.
  const approvalOf = ({ mutation }: Transition) => (isOperator ? undefined : approvals[mutation])
  const run = async (article: ArticleWithTransitions, move: Transition, values?: object) => {
    const { id, name } = article
    const change = changeForTransition(article, move, values)
    const text = t('moved', { name, to: nameOf(move.status) })
    const approval = approvalOf(move)
    if (approval) {
      delayChange({
        id,
        userId: session.userId,
        change,
        pendingMessage: t(approval.pendingMessage, { name }),
        message: text,
      })
      return
    }
    const { moved } = (await runMutation(change)) as { moved: ArticleWithTransitions }
    notifyDone(text, [undoTransition(moved, article.status.prefix)], [article.id])
  }
  const start = (article: ArticleWithTransitions, move: Transition) => {
    if (fieldsOf(move, isQuick).length === 0 && !approvalOf(move)) {
      void runWithNotice(() => run(article, move))
      return
    }
    setPending({ article, move })
    setOpen(true)
  }
  const approval = pending && approvalOf(pending.move)
  const dialog = pending && (
    <FormDialog
      isOpen={isOpen}
      setOpen={setOpen}
      name={transitionName(pending.move, nameOf)}
      hint={
        approval
          ? `${t(approval.hint, { name: pending.article.name })} ${t('undoHint', { seconds: undoSeconds })}`
          : pending.article.name
      }
      fields={fieldsOf(pending.move, isQuick)}
      run={(values) => run(pending.article, pending.move, values)}
    />
  )
  return { start, dialog, statuses, nameOf }
}

/** Returns the name of a transition, such as “Approve brief” or “Move to “Published””. */
function transitionName(
  { mutation, status }: Transition,
  nameOf: (prefix: string) => string,
): string {
  if (mutation === 'SET_ARTICLE_STATUS') return t('moveTo', { to: nameOf(status) })
  return t(names[mutation], { to: nameOf(status) })
}

/** Returns the short name of a transition for buttons and menus, such as “Approve brief” or “Published”. */
export function transitionLabel(move: Transition, nameOf: (prefix: string) => string): string {
  return move.mutation === 'SET_ARTICLE_STATUS' || isCorrection(move)
    ? nameOf(move.status)
    : transitionName(move, nameOf)
}

/** Returns the transition that the API marks as the next step. */
export const findNextStep = ({ transitions }: ArticleWithTransitions) =>
  transitions.find(({ isExpected }) => isExpected)

/** Menu of transitions, with the next step first. Defaults to all transitions that the API allows. */
export function TransitionMenu({
  article,
  moves: allMoves = article.transitions,
  statuses,
  trigger,
  start,
}: {
  article: ArticleWithTransitions
  moves?: readonly Transition[]
  statuses: readonly Status[]
  trigger: ReactNode
  start(article: ArticleWithTransitions, move: Transition): void
}) {
  const statusOf = (prefix: string) => statuses.find((status) => status.prefix === prefix)
  const nameOf = (prefix: string) => statusOf(prefix)?.name ?? prefix
  const moves = allMoves.filter((move) => !isCorrection(move))
  const next = moves.find((move) => move === findNextStep(article))
  const others = moves.filter((move) => move !== next)
  // Offer a correction only if no other transition leads to its status.
  const corrections = allMoves.filter(
    (move) =>
      isCorrection(move) && !article.transitions.some((other) => leadsTo(other, move.status)),
  )
  const item = (move: Transition) => (
    <Menu.Item key={`${move.mutation} ${move.status}`} onClick={() => start(article, move)}>
      <i className="dot" style={{ background: statusOf(move.status)?.color }} />
      {transitionLabel(move, nameOf)}
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
                {next && <Menu.GroupLabel className="label">{t('otherStatuses')}</Menu.GroupLabel>}
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
