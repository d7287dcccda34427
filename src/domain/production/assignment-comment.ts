/** Discussion of an article as its writer sees it: with the party of each author instead of the name. */
import type { Caller, Session } from '../../access/session.js'
import type { Db } from '../../postgres/transaction.js'
import { auditedForOperator } from '../rules/audit.js'
import { assignedWhere, lockAssignment } from './assignment.js'
import { addComment } from './comment.js'
import type { WorkflowParty } from './workflow.js'

/** Maximum number of comments of an assignment. */
export const maxAssignmentComments = 500

export interface AssignmentComment {
  reference: string
  content: string
  party: WorkflowParty
  isOwn: boolean
  createdAt: Date
}

/** Lists the comments that the article's team sees, oldest first. If there are too many, the oldest are omitted. */
export async function findAssignmentComments(
  db: Db,
  caller: Session,
  articleId: string,
): Promise<AssignmentComment[]> {
  const comments = await db.comment.findMany({
    where: {
      articleId,
      article: assignedWhere(caller),
      visibility: 'TEAM',
      deletedAt: null,
      OR: [{ parentId: null }, { parent: { deletedAt: null } }],
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: maxAssignmentComments,
    select: {
      reference: true,
      content: true,
      tokenLineageId: true,
      userId: true,
      createdAt: true,
    },
  })
  const lineages = comments.flatMap(({ tokenLineageId }) => tokenLineageId ?? [])
  const writers = await db.apiToken.findMany({
    where: { lineageId: { in: lineages }, team: { kind: 'WRITER' } },
    distinct: ['lineageId'],
    select: { lineageId: true },
  })
  const ofWriters = new Set(writers.map(({ lineageId }) => lineageId))
  const partyOf = (lineage: string | null): WorkflowParty =>
    lineage === null ? 'OPERATOR' : ofWriters.has(lineage) ? 'WRITER' : 'TEAM'
  return comments.reverse().map(({ tokenLineageId, userId, ...comment }) => ({
    ...comment,
    party: partyOf(tokenLineageId),
    isOwn: userId === caller.userId,
  }))
}

/**
 * Adds a comment of the writer, which the article's team and operators see.
 * @throws AppError not_found
 */
export function createAssignmentComment(
  db: Db,
  caller: Caller,
  articleId: string,
  content: string,
): Promise<{ id: string }> {
  const change = { action: 'create_assignment_comment', entity: 'comment' }
  return auditedForOperator(db, caller, change, async (tx) => {
    const { teamId, now } = await lockAssignment(tx, caller, articleId)
    const { firstName, lastName } = await tx.user.findUniqueOrThrow({
      where: { id: caller.userId },
    })
    const reference = await addComment(tx, caller, {
      teamId,
      articleId,
      content,
      authorName: `${firstName} ${lastName}`.trim() || 'Writer',
      createdAt: now,
      updatedAt: now,
    })
    return { before: null, after: await tx.comment.findUniqueOrThrow({ where: { reference } }) }
  })
}
