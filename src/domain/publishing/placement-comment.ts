/**
 * Discussion of a placement between its publisher and the operators. Comments on the article are separate records. The
 * buyer and the writer see those, and none of their filters and events can therefore contain the discussion.
 */
import type { PlacementComment } from '../../../prisma/generated/client/client.js'
import type { Caller } from '../../access/session.js'
import { tenantOf } from '../../access/tenancy.js'
import { notFound } from '../../errors/app-error.js'
import type { Db } from '../../postgres/transaction.js'
import { minuteMs } from '../../values/units.js'
import { userFullName } from '../accounts/invitation.js'
import { notify } from '../integration/notification.js'
import { auditedForOperator } from '../rules/audit.js'

/** Time after a comment, in ms, in which further ones of the same party are not notified. */
const quietMs = 5 * minuteMs

export interface NewPlacementComment {
  placementId: string
  content: string
  /** Displayed name of the author. Defaults to the name of the user. */
  authorName?: string | null | undefined
}

/**
 * Adds a comment to the discussion of a placement, in any status, and notifies the other party, unless the same party
 * has commented on it in the last five minutes.
 * @throws AppError not_found
 */
export function createPlacementComment(
  db: Db,
  caller: Caller,
  { placementId, content, authorName }: NewPlacementComment,
): Promise<PlacementComment> {
  const change = {
    action: 'create_placement_comment',
    entity: 'placement_comment',
    // The record keeps both, and an erasure replaces the name there.
    hidden: ['content', 'authorName'],
  }
  return auditedForOperator(db, caller, change, async (tx) => {
    // A payment that is undone deletes the placement, unless it has comments.
    await tx.$queryRaw`SELECT FROM placement WHERE id = ${placementId}::uuid FOR SHARE`
    const placement = await tx.placement.findFirst({
      where: { id: placementId, ...tenantOf(caller, 'Placement') },
      select: { teamId: true },
    })
    if (!placement) throw notFound('Placement')
    const user = await tx.user.findUnique({ where: { id: caller.userId } })
    const isOperator = caller.kind === 'operator'
    const party = isOperator ? 'OPERATOR' : 'PUBLISHER'
    const createdAt = { gt: new Date(Date.now() - quietMs) }
    const recent = await tx.placementComment.count({ where: { placementId, party, createdAt } })
    const after = await tx.placementComment.create({
      data: {
        ...{ placementId, teamId: placement.teamId, party },
        content,
        authorName: authorName ?? userFullName(user) ?? (isOperator ? 'Operator' : 'Publisher'),
        userId: caller.userId,
      },
    })
    const about = { entity: 'placement_comment', entityId: after.id } as const
    const kind = isOperator ? 'OPERATOR_COMMENTED' : 'PUBLISHER_COMMENTED'
    if (recent === 0) await notify(tx, { kind, ...about, actorId: caller.userId })
    return { before: null, after }
  })
}
