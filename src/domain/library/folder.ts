import type { Folder } from '../../../prisma/generated/client/client.js'
import { type Session, teamOf } from '../../access/session.js'
import { tenantOf } from '../../access/tenancy.js'
import { type AppError, invalidInput, notFound } from '../../errors/app-error.js'
import { type Db, inTransaction, type Transaction } from '../../postgres/transaction.js'
import { requireTeamId } from '../accounts/team.js'
import { oneLine } from '../rules/text.js'

/** Name of a folder; not unique. */
export const folderName = oneLine

export interface NewFolder {
  name: string
  /** Defaults to the caller's team. */
  teamId?: string | null
}

/**
 * Creates a folder in a team's media library.
 * @throws AppError not_found (another team), validation_failed (an operator gave no team)
 */
export async function createFolder(
  db: Db,
  caller: Session,
  { name, teamId }: NewFolder,
): Promise<Folder> {
  return db.folder.create({
    data: { name, teamId: await requireTeamId(db, caller, teamId), createdById: caller.userId },
  })
}

/**
 * Renames a folder.
 * @throws AppError not_found
 */
export async function renameFolder(
  db: Db,
  caller: Session,
  { id, name }: { id: string; name: string },
): Promise<Folder> {
  const [folder] = await db.folder.updateManyAndReturn({
    where: { id, ...tenantOf(caller, 'Folder'), deletedAt: null },
    data: { name },
  })
  if (!folder) throw notFound('Folder')
  return folder
}

/**
 * Soft-deletes a folder and moves its files to the root.
 * @throws AppError not_found
 */
export function deleteFolder(db: Db, caller: Session, id: string): Promise<Folder> {
  return inTransaction(db, async (tx) => {
    const [folder] = await tx.folder.updateManyAndReturn({
      where: { id, ...tenantOf(caller, 'Folder'), deletedAt: null },
      data: { deletedAt: new Date() },
    })
    if (!folder) throw notFound('Folder')
    await tx.file.updateMany({ where: { folderId: id }, data: { folderId: null } })
    return folder
  })
}

/**
 * Locks the target folder of a move, so that it cannot be deleted before the transaction ends.
 * @returns the ID of its team
 * @throws AppError validation_failed (no such folder that the caller can see), as an issue of
 * `folderId`
 */
export async function holdFolder(tx: Transaction, caller: Session, id: string): Promise<string> {
  const [folder] = await tx.$queryRaw<{ team_id: string; deleted_at: Date | null }[]>`
    SELECT team_id, deleted_at FROM folder WHERE id = ${id}::uuid FOR SHARE`
  const teamId = teamOf(caller) ?? folder?.team_id
  if (!folder || folder.deleted_at || folder.team_id !== teamId) throw unknownFolder('folderId')
  return teamId
}

/** Creates the error for the ID of a folder that does not exist or that the caller cannot see. */
export function unknownFolder(field: string): AppError {
  return invalidInput([field], 'not_found', 'is not the ID of a folder of the team')
}
