import { z } from 'zod'
import type { SavedSearch } from '../../../prisma/generated/client/client.js'
import type { Caller } from '../../access/session.js'
import { invalidInput } from '../../errors/app-error.js'
import { type Db, inTransaction } from '../../postgres/transaction.js'
import { auditedForOperator, writeAuditEntries } from '../rules/audit.js'
import { freeText, oneLine } from '../rules/text.js'
import { requireFound } from './operator-record.js'

/** Maximum number of saved searches of a user. */
export const maxSavedSearches = 50

/** Name of a saved search, unique for its user. */
export const savedSearchName = oneLine.pipe(z.string().max(60, 'must have at most 60 characters'))

/** Query string of the catalogue page, without `?`. */
export const savedSearchParameters = freeText(2_000)

/**
 * Saves a search of the catalogue for the caller's user. Replaces the user's search of the same name.
 * @throws AppError validation_failed (the user has the maximum number of searches)
 */
export function saveSearch(
  db: Db,
  caller: Caller,
  { name, parameters }: { name: string; parameters: string },
): Promise<SavedSearch> {
  const { userId } = caller
  const change = { action: 'create_saved_search', entity: 'saved_search' }
  return auditedForOperator(db, caller, change, async (tx) => {
    // Serializes changes of the user's searches, so that concurrent calls do not exceed the maximum.
    await tx.$queryRaw`SELECT FROM "user" WHERE "id" = ${userId}::uuid FOR NO KEY UPDATE`
    const key = { userId, name }
    const before = await tx.savedSearch.findUnique({ where: { userId_name: key } })
    if (!before && (await tx.savedSearch.count({ where: { userId } })) >= maxSavedSearches) {
      const message = `The user already has ${maxSavedSearches} saved searches.`
      throw invalidInput([], 'too_many', message, { max: maxSavedSearches, unit: 'searches' })
    }
    const after = await tx.savedSearch.upsert({
      where: { userId_name: key },
      create: { ...key, parameters },
      update: { parameters },
    })
    return { before, after }
  })
}

/**
 * Deletes a saved search of the caller's user.
 * @returns the deleted search
 * @throws AppError not_found
 */
export function deleteSavedSearch(db: Db, caller: Caller, id: string): Promise<SavedSearch> {
  const change = { action: 'delete_saved_search', entity: 'saved_search' }
  return inTransaction(db, async (tx) => {
    const where = { id, userId: caller.userId }
    const before = await requireFound(tx.savedSearch.findFirst({ where }), 'Saved search')
    await tx.savedSearch.delete({ where: { id } })
    // The audit log displays and searches an entry by the name in `after`.
    const after = { id, name: before.name }
    if (caller.kind === 'operator') await writeAuditEntries(tx, caller, change, [{ before, after }])
    return before
  })
}
