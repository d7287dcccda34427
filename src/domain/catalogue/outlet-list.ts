import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { OutletList, Prisma } from '../../../prisma/generated/client/client.js'
import type { Session } from '../../access/session.js'
import { publisherWhere, tenantOf } from '../../access/tenancy.js'
import {
  invalidInput,
  notFound,
  type RequestIssue,
  validationFailed,
} from '../../errors/app-error.js'
import { type Db, inTransaction, type Transaction } from '../../postgres/transaction.js'
import { oneLine } from '../rules/text.js'
import { unknownId, unknownIdIssue } from '../rules/unknown.js'

/** Maximum number of outlets in a list. */
export const maxListedOutlets = 500

/** Order of the outlets of a list. */
export const entryOrder = [{ position: 'asc' as const }, { outletId: 'asc' as const }]

/** Name of a list; not unique. */
export const listName = oneLine

/** Outlets to add to a list or remove from it. */
export const listedOutlets = z
  .array(z.string())
  .max(maxListedOutlets, `must have at most ${maxListedOutlets} outlets`)

export interface NewOutletList {
  profileId: string
  name: string
  outletIds?: string[] | null
}

/**
 * Creates a list of outlets for a profile.
 * @throws AppError validation_failed (no such outlet, or no such profile of the team)
 */
export function createOutletList(
  db: Db,
  caller: Session,
  { profileId, name, outletIds }: NewOutletList,
): Promise<OutletList> {
  return inTransaction(db, async (tx) => {
    const profile = await tx.profile.findFirst({
      where: { id: profileId, ...tenantOf(caller, 'Profile'), deletedAt: null },
      select: { teamId: true },
    })
    if (!profile) {
      throw unknownId('profileId', 'a profile of the team')
    }
    const { teamId } = profile
    const list = await tx.outletList.create({
      data: { teamId, profileId, name, shareToken: newShareToken() },
    })
    await appendOutlets(tx, caller, list, outletIds ?? [])
    return list
  })
}

/** A secret of 192 random bits. Anyone with the token can read the list. */
const newShareToken = () => randomBytes(24).toString('base64url')

/**
 * Renames a list.
 * @throws AppError not_found
 */
export function renameOutletList(
  db: Db,
  caller: Session,
  { id, name }: { id: string; name: string },
): Promise<OutletList> {
  return updateList(db, caller, id, { name })
}

/**
 * Replaces the share token of a list. The previous token stops working.
 * @throws AppError not_found
 */
export function rotateShareToken(db: Db, caller: Session, id: string): Promise<OutletList> {
  return updateList(db, caller, id, { shareToken: newShareToken() })
}

/** Sharing settings of a list. Omitted ones are unchanged. */
export interface OutletListSharing {
  id: string
  isShared?: boolean | null
  showsPrices?: boolean | null
}

/**
 * Changes whether holders of the share token can read a list, and whether its public page shows prices.
 * @throws AppError not_found
 */
export function updateSharing(
  db: Db,
  caller: Session,
  { id, isShared, showsPrices }: OutletListSharing,
): Promise<OutletList> {
  return updateList(db, caller, id, {
    ...(typeof isShared === 'boolean' && { isShared }),
    ...(typeof showsPrices === 'boolean' && { showsPrices }),
  })
}

/**
 * Changes the order of a list. The given outlets come first; the others follow in their previous order. Ignores
 * outlets that are not in the list.
 * @throws AppError not_found
 */
export function reorderOutletList(
  db: Db,
  caller: Session,
  { id, outletIds }: OutletListEntries,
): Promise<OutletList> {
  return inTransaction(db, async (tx) => {
    const list = await lockList(tx, caller, id)
    await tx.$executeRaw`
      UPDATE outlet_list_entry entry SET position = ordered.position
      FROM (
        SELECT outlet_id, row_number() OVER (
          ORDER BY array_position(${outletIds}::uuid[], outlet_id) NULLS LAST, position, outlet_id
        ) - 1 AS position
        FROM outlet_list_entry WHERE list_id = ${id}::uuid
      ) ordered
      WHERE entry.list_id = ${id}::uuid AND entry.outlet_id = ordered.outlet_id`
    return list
  })
}

async function updateList(
  db: Db,
  caller: Session,
  id: string,
  data: Prisma.OutletListUpdateManyMutationInput,
): Promise<OutletList> {
  const [list] = await db.outletList.updateManyAndReturn({
    where: { id, ...tenantOf(caller, 'OutletList'), deletedAt: null },
    data,
  })
  if (!list) throw notFound('Outlet list')
  return list
}

/** A list and the outlets to add or remove. */
export interface OutletListEntries {
  id: string
  outletIds: string[]
}

/**
 * Appends outlets to a list. Outlets that are already in the list keep their positions.
 * @throws AppError not_found, validation_failed (no such outlet, or the list would be too long)
 */
export function addToOutletList(
  db: Db,
  caller: Session,
  { id, outletIds }: OutletListEntries,
): Promise<OutletList> {
  return inTransaction(db, async (tx) => {
    const list = await lockList(tx, caller, id)
    await appendOutlets(tx, caller, list, outletIds)
    return list
  })
}

/**
 * Removes outlets from a list. Ignores outlets that are not in the list.
 * @throws AppError not_found
 */
export function removeFromOutletList(
  db: Db,
  caller: Session,
  { id, outletIds }: OutletListEntries,
): Promise<OutletList> {
  return inTransaction(db, async (tx) => {
    const list = await lockList(tx, caller, id)
    await tx.outletListEntry.deleteMany({ where: { listId: id, outletId: { in: outletIds } } })
    return list
  })
}

/** Locks a list until the transaction ends, by updating `updatedAt`. */
function lockList(tx: Transaction, caller: Session, id: string): Promise<OutletList> {
  return updateList(tx, caller, id, { updatedAt: new Date() })
}

async function appendOutlets(
  tx: Transaction,
  caller: Session,
  { id: listId, teamId }: OutletList,
  outletIds: readonly string[],
): Promise<void> {
  const uniqueIds = [...new Set(outletIds)]
  const outlets = await tx.outlet.findMany({
    where: { id: { in: uniqueIds }, ...publisherWhere(caller, 'Outlet'), deletedAt: null },
    select: { id: true },
  })
  const issues = outletIds.flatMap((id, index): RequestIssue[] =>
    outlets.some((outlet) => outlet.id === id)
      ? []
      : [unknownIdIssue(['outletIds', index], 'an outlet')],
  )
  if (issues.length > 0) throw validationFailed(issues)
  const entries = await tx.outletListEntry.findMany({
    where: { listId },
    select: { outletId: true, position: true, outlet: { select: { deletedAt: true } } },
  })
  const newIds = uniqueIds.filter((id) => !entries.some(({ outletId }) => outletId === id))
  const liveEntries = entries.filter(({ outlet }) => outlet.deletedAt === null)
  if (liveEntries.length + newIds.length > maxListedOutlets) {
    throw invalidInput(
      ['outletIds'],
      'too_many',
      `the list would have more than ${maxListedOutlets} outlets`,
      { max: maxListedOutlets, unit: 'outlets' },
    )
  }
  const next = Math.max(-1, ...entries.map(({ position }) => position)) + 1
  await tx.outletListEntry.createMany({
    data: newIds.map((outletId, index) => ({ listId, teamId, outletId, position: next + index })),
  })
}
