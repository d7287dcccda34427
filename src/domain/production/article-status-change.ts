import type { Prisma } from '../../../prisma/generated/client/client.js'
import type { EmailKind } from '../../../prisma/generated/client/enums.js'
import type { Caller } from '../../access/session.js'
import { tenantOf } from '../../access/tenancy.js'
import { invalidInput, invalidTransition } from '../../errors/app-error.js'
import type { Db, Transaction } from '../../postgres/transaction.js'
import { emit } from '../integration/event.js'
import { notify } from '../integration/notification.js'
import { findPendingSwap } from '../ordering/pending-swap.js'
import { findPlacement, markDelivered, undoDelivery } from '../publishing/placement.js'
import { type Actor, auditedForOperator } from '../rules/audit.js'
import { type LockedArticle, lockArticle, lockArticleWithItem } from '../rules/lock.js'
import { trimmedText } from '../rules/text.js'
import { articleChange } from './article.js'
import { startRequiredCheck } from './compliance.js'
import {
  articleTransitions,
  lostApprovals,
  requireArticleTransition,
  type StatusPrefix,
  type TransitionRule,
  waitingForIn,
} from './workflow.js'

/** Reason for a status change. */
export const statusNotes = trimmedText(2_000)

/**
 * Approves the brief. The writer's draft is the next step.
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
 * Approves the draft, and optionally sets its URL.
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
 * Requests changes of a brief under review.
 * @param notes requested changes
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
 * Requests changes of a draft under review.
 * @param notes requested changes
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
 * Sets the status on behalf of an operator. A published article must have a live URL.
 * @param liveUrl allowed only with `published`; can be omitted if the article already has one
 * @throws AppError not_found, invalid_transition, validation_failed (no live URL for a published
 * article)
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
    throw invalidInput(['liveUrl'], 'conflict', 'can only be used with the status published', {
      field: 'status',
    })
  const transition = isPublished ? articleTransitions.publish : articleTransitions.setStatus
  return changeStatus(db, caller, 'set_article_status', id, transition, status, () => ({
    data: { liveUrl: liveUrl ?? undefined },
    notes,
  }))
}

/**
 * Corrects a status that was set by mistake. The history marks the change as a correction, with the
 * reason. A published article is then no longer published, and its live URL can be removed.
 * @throws AppError not_found, invalid_transition (the publisher has been paid for the publication)
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

/**
 * Publishes a locked article on behalf of its publisher. The history names no user, because buyers do not see
 * publishers. The caller has checked that no swap is pending.
 * @throws AppError invalid_transition
 */
export function publishForPublisher(
  tx: Transaction,
  deliveredBy: Actor | null,
  article: LockedArticle,
  liveUrl: string,
): Promise<void> {
  const change = { data: { liveUrl }, actor: null, deliveredBy }
  return changeLockedStatus(tx, article, articleTransitions.publish, 'published', change)
}

/**
 * Changes the status of a test team's article on behalf of another party. The history names no user.
 * @throws AppError not_found, invalid_transition
 */
export async function changeStatusForOthers(
  tx: Transaction,
  articleId: string,
  transition: TransitionRule,
  next: StatusPrefix,
  more: (now: Date) => StatusChange['data'] = () => ({}),
): Promise<void> {
  const article = await lockArticle(tx, {}, articleId)
  await changeLockedStatus(tx, article, transition, next, { data: more(article.now), actor: null })
}

/** Locks an article, changes its status, and writes an audit log entry for operators. */
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
    const article = await lock(tx, tenantOf(caller, 'Article'), id)
    const { data, notes } = more(article.now)
    const liveUrl = (data?.liveUrl as string | undefined) ?? article.liveUrl
    // A transition that is not allowed is reported before missing input.
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
 * Requires a live URL and no pending swap. After publication a swap is impossible, so the team
 * might pay for a swap that cannot be completed.
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
      `The article cannot be published while the swap ${pending} of its order item is PENDING_CLIENT. Complete or cancel the swap first.`,
      { name: pending },
    )
  }
  if (!liveUrl) throw invalidInput(['liveUrl'], 'required', 'is required to publish the article')
}

/**
 * A publisher is paid for a publication, so the status must not change after that. Waits for a payout that is settling
 * the placement.
 * @throws AppError invalid_transition
 */
async function requireUnpaid(tx: Transaction, { orderItemId: id }: LockedArticle): Promise<void> {
  const placement = await findPlacement(tx, id)
  const { isPublisherPaid } = await tx.orderItem.findUniqueOrThrow({
    where: { id },
    select: { isPublisherPaid: true },
  })
  if (!isPublisherPaid && placement?.status !== 'SETTLED') return
  throw invalidTransition(
    'article_settled',
    'The status cannot be changed, because the article is published and its publisher has been paid.',
  )
}

interface StatusChange {
  data?: Prisma.ArticleUncheckedUpdateInput
  notes?: string | null
  /** Null for a guest, whose payment completes a swap, and for a publisher. */
  actor: Actor | null
  /** Publisher who delivers the placement. Only events of its own team name it. */
  deliveredBy?: Actor | null
}

/**
 * Changes the status of a locked article. All status changes use this function. Writes the history
 * and the event, delivers the placement of a published article, queues the check that the new status
 * requires, and notifies by email.
 * @throws AppError invalid_transition
 */
export async function changeLockedStatus(
  tx: Transaction,
  article: LockedArticle,
  transition: TransitionRule,
  next: StatusPrefix,
  { data, notes, actor, deliveredBy }: StatusChange,
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
      ...lostApprovals(next),
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
  await emit(tx, actor ?? null, 'article.status_changed', id, {
    article: { id, name, campaign_id: campaignId, profile_id: profileId },
    status: statusView(status),
    previous_status: statusView(article.status),
  })
  if (next === 'published') {
    const liveUrl = (data?.liveUrl as string | undefined) ?? article.liveUrl
    await markDelivered(tx, deliveredBy ?? actor, article.orderItemId, liveUrl, now)
  } else if (article.status.prefix === 'published') await undoDelivery(tx, article.orderItemId, now)
  await startRequiredCheck(tx, article, next)
  const kind = transition === articleTransitions.approveBrief ? 'BRIEF_READY' : emailOf[next]
  const about = { entity: 'article', entityId: id, actorId: actor?.userId } as const
  if (kind) await notify(tx, { kind, ...about })
  if (article.writerId && waitingForIn(next) === 'WRITER')
    await notify(tx, { kind: 'DRAFT_WANTED', ...about })
}

/**
 * Emails by new status, besides those to the writer. Operators are notified of a brief that is
 * ready, the team of everything else.
 */
const emailOf: Partial<Record<StatusPrefix, EmailKind>> = {
  'pending-content-brief': 'BRIEF_WANTED',
  'brief-update-requested': 'BRIEF_WANTED',
  'brief-ready-for-review': 'BRIEF_READY',
  'draft-ready-for-review': 'DRAFT_READY',
  'needs-info': 'INFO_WANTED',
  'action-required': 'INFO_WANTED',
  published: 'ARTICLE_PUBLISHED',
}

const statusFields = { id: true, name: true, prefix: true, color: true } as const

const statusView = ({ name, prefix, color }: { name: string; prefix: string; color: string }) => ({
  name,
  prefix,
  color,
})
