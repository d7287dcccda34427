import type { Disclaimer, Prisma } from '../../../prisma/generated/client/client.js'
import type { Db } from '../../postgres/transaction.js'
import { type Actor, withAudit } from '../rules/audit.js'
import { asNewRow } from '../rules/new-row.js'
import { explainConflict } from '../rules/uniqueness.js'
import { change, notDeletedWhere, requireFound } from './operator-record.js'

export type DisclaimerInput = { name?: string; description?: string | null }

/**
 * Creates a disclaimer, or updates the disclaimer with the given ID.
 * @throws AppError not_found, validation_failed (the name is taken)
 */
export function saveDisclaimer(
  db: Db,
  actor: Actor,
  id: string | null,
  input: DisclaimerInput,
): Promise<Disclaimer> {
  return explainConflict(
    withAudit(db, actor, change(id, 'disclaimer'), async (tx) => {
      const before = id
        ? await requireFound(tx.disclaimer.findFirst({ where: notDeletedWhere(id) }), 'Disclaimer')
        : null
      const after = id
        ? await tx.disclaimer.update({ where: { id }, data: input })
        : await tx.disclaimer.create({
            data: asNewRow<Prisma.DisclaimerUncheckedCreateInput>(input),
          })
      return { before, after }
    }),
  )
}
