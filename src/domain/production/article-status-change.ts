import type { Prisma } from '../../../prisma/generated/client/client.js'
import { type Caller, tenantOf } from '../../access/session.js'
import { AppError } from '../../errors/app-error.js'
import type { Db } from '../../postgres/transaction.js'
import { emit } from '../integration/event.js'
import { pendingSwapOf } from '../ordering/pending-swap.js'
import { type Actor, auditedForOperator } from '../rules/audit.js'
import { type LockedArticle, lockArticle } from '../rules/lock.js'
import { trimmedText } from '../rules/text.js'
import { articleChange } from './article.js'
import { checkOnStatus } from './compliance.js'
import { type Move, moves, requireMove, type StatusPrefix } from './workflow.js'

/** Why a status was set. */
export const statusNotes = trimmedText(2_000)

/**
 * Approves the brief, which asks for a draft.
 * @throws AppError not_found, invalid_transition
 */
export function approveBrief(db: Db, caller: Caller, id: string): Promise<void> {
  return moveTo(db, caller, 'approve_brief', id, moves.approveBrief, 'pending-draft', (now) => ({
    data: { briefApprovedAt: now },
  }))
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
  return moveTo(
    db,
    caller,
    'approve_draft',
    id,
    moves.approveDraft,
    'pending-publishing',
    (now) => ({
      data: { draftApprovedAt: now, draftSharedDocUrl },
    }),
  )
}

/**
 * Sets the status, as operators do.
 * @throws AppError not_found, invalid_transition
 */
export function setArticleStatus(
  db: Db,
  caller: Caller,
  id: string,
  status: StatusPrefix,
  notes?: string | null,
): Promise<void> {
  return moveTo(db, caller, 'set_article_status', id, moves.setStatus, status, () => ({ notes }))
}

/** Locks an article and changes its status. */
async function moveTo(
  db: Db,
  caller: Caller,
  action: string,
  id: string,
  move: Move,
  next: StatusPrefix,
  more: (now: Date) => Pick<Moved, 'data' | 'notes'>,
): Promise<void> {
  await auditedForOperator(db, caller, articleChange(action), async (tx) => {
    const article = await lockArticle(tx, tenantOf(caller), id)
    if (next === 'published') await requirePublishable(tx, article)
    const { data, notes } = more(article.now)
    await moveLocked(tx, article, move, next, { data, notes, actor: caller })
    const before = { id, status: article.status.prefix }
    return { before, after: { id, status: next, ...(notes && { notes }) } }
  })
}

/** What is published cannot be swapped any more: the client would pay for a swap that never comes. */
async function requirePublishable(
  tx: Prisma.TransactionClient,
  { orderItemId }: LockedArticle,
): Promise<void> {
  const pending = await pendingSwapOf(tx, orderItemId)
  if (!pending) return
  throw new AppError(
    'invalid_transition',
    `The article cannot become published while the swap ${pending} of its order item waits for the client: that has to be completed or cancelled first.`,
  )
}

interface Moved {
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
export async function moveLocked(
  tx: Prisma.TransactionClient,
  article: LockedArticle,
  move: Move,
  next: StatusPrefix,
  { data, notes, actor }: Moved,
): Promise<void> {
  const { id, name, campaignId, profileId, now } = article
  requireMove(move, article.status.prefix as StatusPrefix, next)
  const status = await tx.articleContentStatus.findUniqueOrThrow({
    where: { prefix: next },
    select: statusFields,
  })
  await tx.article.update({
    where: { id },
    data: { ...data, statusId: status.id, updatedAt: now },
  })
  await tx.articleStatusChange.create({
    data: {
      teamId: article.teamId,
      articleId: id,
      statusId: status.id,
      previousStatusId: article.status.id,
      notes,
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
}

const statusFields = { id: true, name: true, prefix: true, color: true } as const

const shown = ({ name, prefix, color }: { name: string; prefix: string; color: string }) => ({
  name,
  prefix,
  color,
})
