import type { Team } from '../../../prisma/generated/client/client.js'
import { notFound } from '../../errors/app-error.js'
import { addJob } from '../../jobs/queue.js'
import type { Db } from '../../postgres/transaction.js'
import { endUnpaidOrders } from '../ordering/order.js'
import { type Actor, withAudit } from '../rules/audit.js'

/**
 * Archives or restores a team. While a team is archived, its tokens are rejected everywhere within
 * a second. A job cancels its unpaid orders. Payments in progress and paid orders continue.
 * @throws AppError not_found
 */
export function setTeamArchived(
  db: Db,
  actor: Actor,
  id: string,
  isArchived: boolean,
): Promise<Team> {
  const action = isArchived ? 'archive_team' : 'restore_team'
  return withAudit(db, actor, { action, entity: 'team' }, async (tx) => {
    await tx.$queryRaw`SELECT FROM team WHERE id = ${id}::uuid FOR NO KEY UPDATE`
    const deletedAt = isArchived ? null : { not: null }
    const before = await tx.team.findFirst({ where: { id, deletedAt } })
    if (!before) throw notFound(isArchived ? 'Team' : 'Archived team')
    if (isArchived)
      await addJob(tx, endUnpaidOrders.name, {}, { key: 'end_orders_of_archived_teams' })
    const data = { deletedAt: isArchived ? new Date() : null }
    return { before, after: await tx.team.update({ where: { id }, data }) }
  })
}
