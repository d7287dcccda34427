/** Rules shared by the catalogue records that operators maintain. */
import { z } from 'zod'
import { invalidInput, notFound } from '../../errors/app-error.js'

/** Maximum number of entries in a list of a record, such as the channels or tags of an outlet. */
export const maxListEntries = 100

export const entries = <Rule extends z.ZodType>(rule: Rule) =>
  z.array(rule).max(maxListEntries, `must have at most ${maxListEntries} entries`)

/** Catalogue text that may have several lines. */
export const catalogueText = z.string().trim().max(20_000, 'must have at most 20,000 characters')

/** Price or cost in cents. */
export const amount = z
  .bigint()
  .min(0n, 'must not be negative')
  .max(100_000_000_00n, 'must be at most 100,000,000')

/** Columns that an operator can set. The server sets the others. */
export type WritableColumns<Columns> = Partial<
  Omit<
    Columns,
    | 'id'
    | 'key'
    | 'formerStatus'
    | 'claimedUrl'
    | 'rejectionReason'
    | 'reviewComments'
    | 'pendingChange'
    | 'pendingSince'
    | 'rejectedChange'
    | 'hasManualPrices'
    | 'createdAt'
    | 'updatedAt'
    | 'deletedAt'
  >
>

/** Condition for the record with an ID, unless it is archived. */
export const notDeletedWhere = (id: string) => ({ id, deletedAt: null })
/** Audit log change for an update, or for the creation of a record if `id` is null. */
export const change = (id: string | null, entity: string) => ({
  action: `${id ? 'update' : 'create'}_${entity}`,
  entity,
})

/**
 * Awaits a query and requires a result.
 * @throws AppError not_found
 */
export async function requireFound<T>(query: PromiseLike<T | null>, what: string): Promise<T> {
  const record = await query
  if (!record) throw notFound(what)
  return record
}

/**
 * Requires that every ID belongs to a record that is not archived.
 * @throws AppError validation_failed (unknown_id)
 */
export async function requireExisting(
  delegate: unknown,
  ids: string[],
  field: string,
): Promise<void> {
  const { findMany } = delegate as { findMany(query: object): Promise<{ id: string }[]> }
  if (ids.length === 0) return
  const records = await findMany({
    where: { id: { in: ids }, deletedAt: null },
    select: { id: true },
  })
  requireAllIds(ids, records, field, 'record')
}

/**
 * Requires that every ID is among the records found.
 * @param what type of the records, for the error message
 * @throws AppError validation_failed (unknown_id)
 */
export function requireAllIds(
  ids: string[],
  records: { id: string }[],
  field: string,
  what: string,
): void {
  const missingId = ids.find((id) => !records.some((record) => record.id === id))
  if (missingId)
    throw invalidInput(
      [field],
      'unknown_id',
      `contains ${missingId}, which is not the ID of a ${what}`,
    )
}
