import type { Folder } from '../../../prisma/generated/client/client.js'
import { type Session, tenantOf } from '../../access/session.js'
import { type AppError, invalidInput, notFound } from '../../errors/app-error.js'
import { type Db, inTransaction, type Transaction } from '../../postgres/transaction.js'
import { teamFor } from '../accounts/team.js'
import { oneLine } from '../rules/text.js'

/** Name of a folder; two may have the same. */
export const folderName = oneLine

export interface NewFolder {
  name: string
  /** The caller's own team when absent. */
  teamId?: string | null
}

/**
 * Creates a folder in a team's media library.
 * @throws AppError not_found (another's team), validation_failed (an operator who names no team)
 */
export async function createFolder(
  db: Db,
  caller: Session,
  { name, teamId }: NewFolder,
): Promise<Folder> {
  return db.folder.create({
    data: { name, teamId: await teamFor(db, caller, teamId), createdById: caller.userId },
  })
}

/**
 * Gives a folder another name.
 * @throws AppError not_found
 */
export async function renameFolder(
  db: Db,
  caller: Session,
  { id, name }: { id: string; name: string },
): Promise<Folder> {
  const [folder] = await db.folder.updateManyAndReturn({
    where: { id, ...tenantOf(caller), deletedAt: null },
    data: { name },
  })
  if (!folder) throw notFound('Folder')
  return folder
}

/**
 * Deletes a folder; the files in it stay and lie at the root.
 * @throws AppError not_found
 */
export function deleteFolder(db: Db, caller: Session, id: string): Promise<Folder> {
  return inTransaction(db, async (tx) => {
    const [folder] = await tx.folder.updateManyAndReturn({
      where: { id, ...tenantOf(caller), deletedAt: null },
      data: { deletedAt: new Date() },
    })
    if (!folder) throw notFound('Folder')
    await tx.file.updateMany({ where: { folderId: id }, data: { folderId: null } })
    return folder
  })
}

/**
 * Locks a folder that something is moved into, so that it is not deleted before the transaction ends.
 * @returns its team
 * @throws AppError validation_failed (nothing the caller sees), as an issue of `folderId`
 */
export async function holdFolder(tx: Transaction, caller: Session, id: string): Promise<string> {
  const [folder] = await tx.$queryRaw<{ team_id: string; deleted_at: Date | null }[]>`
    SELECT team_id, deleted_at FROM folder WHERE id = ${id}::uuid FOR SHARE`
  const { teamId = folder?.team_id } = tenantOf(caller)
  if (!folder || folder.deleted_at || folder.team_id !== teamId) throw unknownFolder('folderId')
  return teamId
}

/** The error for an id that names no folder of the caller's. */
export function unknownFolder(field: string): AppError {
  return invalidInput([field], 'not_found', 'names no folder of the team')
}
