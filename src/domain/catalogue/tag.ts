import type { Prisma, Tag } from '../../../prisma/generated/client/client.js'
import type { TagCategory } from '../../../prisma/generated/client/enums.js'
import type { Db } from '../../postgres/transaction.js'
import { type Actor, withAudit } from '../rules/audit.js'
import { asNewRow } from '../rules/new-row.js'
import { explainConflict } from '../rules/uniqueness.js'
import { change, notDeletedWhere, requireFound } from './operator-record.js'

export type TagInput = { name?: string; category?: TagCategory }

/**
 * Creates a tag, or updates the tag with the given ID.
 * @throws AppError not_found, validation_failed (the category already has a tag with this name)
 */
export function saveTag(db: Db, actor: Actor, id: string | null, input: TagInput): Promise<Tag> {
  return explainConflict(
    withAudit(db, actor, change(id, 'tag'), async (tx) => {
      const before = id
        ? await requireFound(tx.tag.findFirst({ where: notDeletedWhere(id) }), 'Tag')
        : null
      const after = id
        ? await tx.tag.update({ where: { id }, data: input })
        : await tx.tag.create({ data: asNewRow<Prisma.TagUncheckedCreateInput>(input) })
      return { before, after }
    }),
  )
}
