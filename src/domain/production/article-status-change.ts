import type { Prisma } from '../../../prisma/generated/client/client.js'
import type { MailKind } from '../../../prisma/generated/client/enums.js'
import { type Caller, tenantOf } from '../../access/session.js'
import { invalidInput, invalidTransition } from '../../errors/app-error.js'
import type { Db, Transaction } from '../../postgres/transaction.js'
import { emit } from '../integration/event.js'
import { notify } from '../integration/notice.js'
import { findPendingSwap } from '../ordering/pending-swap.js'
import { type Actor, auditedForOperator } from '../rules/audit.js'
import { type LockedArticle, lockArticle, lockArticleWithItem } from '../rules/lock.js'
import { trimmedText } from '../rules/text.js'
import { articleChange } from './article.js'
import { checkOnStatus } from './compliance.js'
import {
  articleTransitions,
  requireArticleTransition,
  type StatusPrefix,
  type TransitionRule,
} from './workflow.js'

/** Why a status was set. */
export const statusNotes = trimmedText(2_000)

/**
 * Approves the brief, which asks for a draft.
 * @throws AppError not_found, invalid_transition
 */
export function approveBrief(db: Db, caller: Caller, id: string): Promise<void> {
  return changeStatus(
    db,
    caller,
    'approve_brief',
    id,
    articleTransitions.approveBrief,
    'pending-draft',
    (now) => ({
      data: { briefApprovedAt: now },
    }),
  )
}

/**
 * Approves the draft, and saves its address where one is given, in one step.
 * @throws AppError not_found, invalid_transition
 */
export function approveDraft(
  db: Db,
  caller: Caller,
  id: string,
  draftSharedDocUrl?: string,
): Promise<void> {
  return changeStatus(
    db,
    caller,
    'approve_draft',
    id,
    articleTransitions.approveDraft,
    'pending-publishing',
    (now) => ({
      data: { draftApprovedAt: now, draftSharedDocUrl },
    }),
  )
}

/**
 * Asks for changes of a brief that waits for its review.
 * @param notes what is to change
 * @throws AppError not_found, invalid_transition
 */
export function requestBriefChanges(
  db: Db,
  caller: Caller,
  id: string,
  notes: string,
): Promise<void> {
  const transition = articleTransitions.requestBriefChanges
  return changeStatus(
    db,
    caller,
    'request_brief_changes',
    id,
    transition,
    'brief-update-requested',
    () => ({
      notes,
    }),
  )
}

/**
 * Asks for changes of a draft that waits for its review.
 * @param notes what is to change
 * @throws AppError not_found, invalid_transition
 */
export function requestDraftChanges(
  db: Db,
  caller: Caller,
  id: string,
  notes: string,
): Promise<void> {
  const transition = articleTransitions.requestDraftChanges
  return changeStatus(
    db,
    caller,
    'request_draft_changes',
    id,
    transition,
    'draft-update-requested',
    () => ({
      notes,
    }),
  )
}

/**
 * Sets the status, as operators do. What is published has an address from then on.
 * @param liveUrl where it is published; goes with `published` alone, and may be left out where the article has one
 * @throws AppError not_found, invalid_transition, validation_failed (no address of what is published)
 */
export function setArticleStatus(
  db: Db,
  caller: Caller,
  id: string,
  status: StatusPrefix,
  { notes, liveUrl }: { notes?: string | null; liveUrl?: string | null },
): Promise<void> {
  const isPublished = status === 'published'
  if (liveUrl && !isPublished)
    throw invalidInput(['liveUrl'], 'conflict', 'goes with the status published only', {
      field: 'status',
    })
  const transition = isPublished ? articleTransitions.publish : articleTransitions.setStatus
  return changeStatus(db, caller, 'set_article_status', id, transition, status, () => ({
    data: { liveUrl: liveUrl ?? undefined },
    notes,
  }))
}

/**
 * Puts a status right that was set by mistake; the history says so, and why. What was published is so no longer, and may
 * lose its address.
 * @throws AppError not_found, invalid_transition (the publisher is paid for what was published)
 */
export function correctArticleStatus(
  db: Db,
  caller: Caller,
  id: string,
  status: StatusPrefix,
  reason: string,
): Promise<void> {
  const more = () => ({ notes: reason })
  return changeStatus(
    db,
    caller,
    'correct_article_status',
    id,
    articleTransitions.correct,
    status,
    more,
  )
}

/** Locks an article and changes its status. */
async function changeStatus(
  db: Db,
  caller: Caller,
  action: string,
  id: string,
  transition: TransitionRule,
  next: StatusPrefix,
  more: (now: Date) => Pick<StatusChange, 'data' | 'notes'>,
): Promise<void> {
  await auditedForOperator(db, caller, articleChange(action), async (tx) => {
    const lock = transition === articleTransitions.correct ? lockArticleWithItem : lockArticle
    const article = await lock(tx, tenantOf(caller), id)
    const { data, notes } = more(article.now)
    const liveUrl = (data?.liveUrl as string | undefined) ?? article.liveUrl
    // Whether it can be done at all is told before what is missing for it.
    requireArticleTransition(transition, article.status.prefix as StatusPrefix, next)
    if (transition === articleTransitions.publish) await requirePublishable(tx, article, liveUrl)
    if (article.status.prefix === 'published') await requireUnpaid(tx, article)
    await changeLockedStatus(tx, article, transition, next, { data, notes, actor: caller })
    const { teamId } = article
    const before = { id, teamId, status: article.status.prefix, liveUrl: article.liveUrl }
    return { before, after: { id, teamId, status: next, liveUrl, ...(notes && { notes }) } }
  })
}

/**
 * What is published has an address, and cannot be swapped any more: the client would pay for a swap that never comes.
 * @throws AppError invalid_transition, validation_failed
 */
async function requirePublishable(
  tx: Transaction,
  { orderItemId }: LockedArticle,
  liveUrl: string | null,
): Promise<void> {
  const pending = await findPendingSwap(tx, orderItemId)
  if (pending) {
    throw invalidTransition(
      'swap_pending',
      `The article cannot become published while the swap ${pending} of its order item waits for the client: that has to be completed or cancelled first.`,
      { name: pending },
    )
  }
  if (!liveUrl)
    throw invalidInput(['liveUrl'], 'required', 'must be the address it was published at')
}

/** Publishers are paid for what they have published. */
async function requireUnpaid(tx: Transaction, { orderItemId: id }: LockedArticle): Promise<void> {
  const { isPublisherPaid } = await tx.orderItem.findUniqueOrThrow({
    where: { id },
    select: { isPublisherPaid: true },
  })
  if (!isPublisherPaid) return
  throw invalidTransition(
    'article_settled',
    'The article is published and its publisher is paid for that: its status stays.',
  )
}

interface StatusChange {
  data?: Prisma.ArticleUncheckedUpdateInput
  notes?: string | null
  /** Null for a guest, whose payment completes a swap. */
  actor: Actor | null
}

/**
 * Changes the status of a locked article, the only way to do so: writes its history and its event, and begins the check
 * that the new status asks for.
 * @throws AppError invalid_transition
 */
export async function changeLockedStatus(
  tx: Transaction,
  article: LockedArticle,
  transition: TransitionRule,
  next: StatusPrefix,
  { data, notes, actor }: StatusChange,
): Promise<void> {
  const { id, name, campaignId, profileId, now } = article
  requireArticleTransition(transition, article.status.prefix as StatusPrefix, next)
  const status = await tx.articleContentStatus.findUniqueOrThrow({
    where: { prefix: next },
    select: statusFields,
  })
  await tx.article.update({
    where: { id },
    data: {
      ...data,
      statusId: status.id,
      statusSince: now,
      publishedAt: next === 'published' ? now : null,
      updatedAt: now,
    },
  })
  await tx.articleStatusChange.create({
    data: {
      teamId: article.teamId,
      articleId: id,
      statusId: status.id,
      previousStatusId: article.status.id,
      notes,
      isCorrection: transition === articleTransitions.correct,
      actorId: actor?.userId,
      effectiveAt: now,
    },
  })
  await emit(tx, {
    articleId: id,
    requestId: actor?.requestId,
    topic: 'article.status_changed',
    data: {
      article: { id, name, campaign_id: campaignId, profile_id: profileId },
      status: shown(status),
      previous_status: shown(article.status),
    },
  })
  await checkOnStatus(tx, article, next)
  const kind = transition === articleTransitions.approveBrief ? 'BRIEF_READY' : mailOf[next]
  if (kind) await notify(tx, { kind, entity: 'article', entityId: id, actorId: actor?.userId })
}

/** Who is told of a status by mail: the team of what it is asked for or gets, operators of a brief that is ready. */
const mailOf: Partial<Record<StatusPrefix, MailKind>> = {
  'pending-content-brief': 'BRIEF_WANTED',
  'brief-update-requested': 'BRIEF_WANTED',
  'brief-ready-for-review': 'BRIEF_READY',
  'draft-ready-for-review': 'DRAFT_READY',
  'needs-info': 'INFO_WANTED',
  'action-required': 'INFO_WANTED',
  published: 'ARTICLE_PUBLISHED',
}

const statusFields = { id: true, name: true, prefix: true, color: true } as const

const shown = ({ name, prefix, color }: { name: string; prefix: string; color: string }) => ({
  name,
  prefix,
  color,
})
