import type { OutletCategory, Prisma } from '../../../prisma/generated/client/client.js'
import type { Db } from '../../postgres/transaction.js'
import { type Actor, withAudit } from '../rules/audit.js'
import { asNewRow } from '../rules/new-row.js'
import { slug } from '../rules/text.js'
import { explainConflict } from '../rules/uniqueness.js'
import { change, notDeletedWhere, requireFound } from './operator-record.js'

export const categoryPrefix = slug

export type CategoryInput = { name?: string; prefix?: string }

/**
 * Creates an outlet category, or updates the category with the given ID.
 * @throws AppError not_found, validation_failed (the prefix is taken, possibly by an archived
 * category)
 */
export function saveCategory(
  db: Db,
  actor: Actor,
  id: string | null,
  input: CategoryInput,
): Promise<OutletCategory> {
  return explainConflict(
    withAudit(db, actor, change(id, 'outlet_category'), async (tx) => {
      const before = id
        ? await requireFound(
            tx.outletCategory.findFirst({ where: notDeletedWhere(id) }),
            'Category',
          )
        : null
      const after = id
        ? await tx.outletCategory.update({ where: { id }, data: input })
        : await tx.outletCategory.create({
            data: asNewRow<Prisma.OutletCategoryUncheckedCreateInput>(input),
          })
      return { before, after }
    }),
    'prefix',
  )
}
