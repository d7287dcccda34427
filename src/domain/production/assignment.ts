/** Articles as their writers see them: without prices, and without the team that ordered them. */
import type { Prisma } from '../../../prisma/generated/client/client.js'
import type { Caller, Session } from '../../access/session.js'
import { invalidInput, invalidTransition, notFound } from '../../errors/app-error.js'
import type { Db, Transaction } from '../../postgres/transaction.js'
import { auditedForOperator } from '../rules/audit.js'
import { type LockedArticle, lockArticle } from '../rules/lock.js'
import { articleChange } from './article.js'
import { changeLockedStatus } from './article-status-change.js'
import {
  articleTransitions,
  isBriefComplete,
  isBriefing,
  isDraftExpected,
  requireArticleTransition,
  type StatusPrefix,
  statusIdFor,
  targets,
} from './workflow.js'

/** Maximum number of assignments in a list. */
export const maxAssignments = 500

/** Statuses in which the writer has no more to do. */
const completedStatuses: readonly StatusPrefix[] = ['pending-publishing', 'published', 'rejected']

/** Condition on the articles that a caller writes: for operators those that have a writer. */
export const assignedWhere = (caller: Session) => ({
  deletedAt: null,
  writerId: caller.kind === 'operator' ? { not: null } : caller.userId,
})

const fileColumns = {
  where: { file: { deletedAt: null } },
  orderBy: [{ position: 'asc' }, { fileId: 'asc' }],
  select: { file: { select: { key: true, name: true, size: true, mimeType: true } } },
} satisfies Prisma.Article$filesArgs

const assignmentColumns = {
  id: true,
  name: true,
  briefSharedDocUrl: true,
  briefApprovedAt: true,
  draftSharedDocUrl: true,
  draftApprovedAt: true,
  liveUrl: true,
  expectedCompletionDate: true,
  status: { select: { name: true, prefix: true } },
  product: { select: { name: true, outlet: { select: { name: true, websiteUrl: true } } } },
  campaign: { select: { questionnaire: true } },
  files: fileColumns,
  images: fileColumns,
  statusChanges: {
    orderBy: [{ effectiveAt: 'desc' }, { id: 'desc' }],
    take: 1,
    select: { notes: true, previousStatus: { select: { prefix: true } } },
  },
} satisfies Prisma.ArticleSelect

export type Assignment = Prisma.ArticleGetPayload<{ select: typeof assignmentColumns }>

/** Lists the assignments of a writer by expected publication date. Completed ones are sorted newest first. */
export function findAssignments(
  db: Db,
  caller: Session,
  isCompleted: boolean,
): Promise<Assignment[]> {
  const completed = { in: completedStatuses.map(statusIdFor) }
  return db.article.findMany({
    where: {
      ...assignedWhere(caller),
      statusId: isCompleted ? completed : { not: completed },
    },
    orderBy: isCompleted
      ? [{ updatedAt: 'desc' }, { id: 'desc' }]
      : [{ expectedCompletionDate: { sort: 'asc', nulls: 'last' } }, { id: 'asc' }],
    take: maxAssignments,
    select: assignmentColumns,
  })
}

/** Returns an assignment. Null if the caller does not write the article. */
export function findAssignment(db: Db, caller: Session, id: string): Promise<Assignment | null> {
  return db.article.findFirst({
    where: { id, ...assignedWhere(caller) },
    select: assignmentColumns,
  })
}

const prefixOf = ({ status }: { status: { prefix: string } }) => status.prefix as StatusPrefix

/**
 * URL of the brief. Null until the brief is approved, or an operator sets a later status. A status that can follow any
 * other, such as `needs-info`, releases only a brief that the previous status released.
 */
export function releasedBriefUrl(assignment: Assignment): string | null {
  const { briefApprovedAt, briefSharedDocUrl, statusChanges } = assignment
  const status = prefixOf(assignment)
  const previous = statusChanges[0]?.previousStatus?.prefix as StatusPrefix | undefined
  const isReleased =
    briefApprovedAt !== null ||
    isBriefComplete(status) ||
    (!isBriefing(status) && previous !== undefined && isBriefComplete(previous))
  return isReleased ? briefSharedDocUrl : null
}

export const canSubmitDraft = (assignment: Assignment): boolean =>
  !isDraftApproved(assignment) &&
  targets(articleTransitions.submitDraft, prefixOf(assignment)).length > 0

/** Whether the draft is approved and not expected again. */
const isDraftApproved = (
  article: Pick<Assignment, 'draftApprovedAt'> & { status: { prefix: string } },
): boolean => article.draftApprovedAt !== null && !isDraftExpected(prefixOf(article))

/** @throws AppError invalid_transition (approved) */
function requireUnapprovedDraft(article: Parameters<typeof isDraftApproved>[0]): void {
  if (!isDraftApproved(article)) return
  const { prefix: status } = article.status
  const message = `The article's status is ${status} and its draft is approved, so the draft cannot be changed.`
  throw invalidTransition('article_status', message, { status })
}

export const canRequestInformation = (assignment: Assignment): boolean =>
  targets(articleTransitions.requestInformation, prefixOf(assignment)).length > 0

/**
 * Saves the URL of the draft, until the draft is approved.
 * @throws AppError not_found, invalid_transition (approved, published or rejected)
 */
export function saveDraft(
  db: Db,
  caller: Caller,
  id: string,
  draftSharedDocUrl: string,
): Promise<{ id: string }> {
  return auditedForOperator(db, caller, articleChange('save_draft'), async (tx) => {
    const { now, status } = await lockAssignment(tx, caller, id)
    if (completedStatuses.includes(status.prefix as StatusPrefix)) {
      throw invalidTransition(
        'article_status',
        `The article's status is ${status.prefix}, where the draft cannot be changed.`,
        { status: status.prefix },
      )
    }
    const before = await tx.article.findUniqueOrThrow({ where: { id } })
    requireUnapprovedDraft({ ...before, status })
    const data = { draftSharedDocUrl, updatedAt: now }
    return { before, after: await tx.article.update({ where: { id }, data }) }
  })
}

/**
 * Submits the draft for review by the team.
 * @param draftSharedDocUrl can be omitted if the URL of the draft is saved
 * @throws AppError not_found, invalid_transition (also if the draft is approved), validation_failed (no URL)
 */
export function submitDraft(
  db: Db,
  caller: Caller,
  id: string,
  draftSharedDocUrl: string | undefined,
): Promise<{ id: string }> {
  const transition = articleTransitions.submitDraft
  return auditedForOperator(db, caller, articleChange('submit_draft'), async (tx) => {
    const article = await lockAssignment(tx, caller, id)
    const next = 'draft-ready-for-review'
    requireArticleTransition(transition, prefixOf(article), next)
    const before = await tx.article.findUniqueOrThrow({ where: { id } })
    requireUnapprovedDraft({ ...before, status: article.status })
    if (!(draftSharedDocUrl ?? before.draftSharedDocUrl))
      throw invalidInput(['draftSharedDocUrl'], 'required', 'is required to submit the draft')
    const data = { draftSharedDocUrl }
    await changeLockedStatus(tx, article, transition, next, { data, actor: caller })
    return { before, after: await tx.article.findUniqueOrThrow({ where: { id } }) }
  })
}

/**
 * Requests information from the team: the status becomes `needs-info`.
 * @throws AppError not_found, invalid_transition
 */
export function requestInformation(
  db: Db,
  caller: Caller,
  id: string,
  notes: string,
): Promise<{ id: string }> {
  const transition = articleTransitions.requestInformation
  return auditedForOperator(db, caller, articleChange('request_information'), async (tx) => {
    const article = await lockAssignment(tx, caller, id)
    const before = await tx.article.findUniqueOrThrow({ where: { id } })
    await changeLockedStatus(tx, article, transition, 'needs-info', { notes, actor: caller })
    return { before, after: await tx.article.findUniqueOrThrow({ where: { id } }) }
  })
}

/** @throws AppError not_found (no such article, or one that the caller does not write) */
export async function lockAssignment(
  tx: Transaction,
  caller: Caller,
  id: string,
): Promise<LockedArticle> {
  const article = await lockArticle(tx, {}, id)
  // Read under the lock, because the article may have been assigned to another writer.
  const count = await tx.article.count({ where: { id, ...assignedWhere(caller) } })
  if (count === 0) throw notFound('Article')
  return article
}
