import { z } from 'zod'
import type { File, Prisma } from '../../../prisma/generated/client/client.js'
import { type Caller, type Session, teamOf } from '../../access/session.js'
import { tenantOf } from '../../access/tenancy.js'
import {
  AppError,
  invalidInput,
  invalidTransition,
  notFound,
  type RequestIssue,
  validationFailed,
} from '../../errors/app-error.js'
import {
  keptAfterDeletionMs,
  purgeDeleted,
  removeOrphans,
  type UploadServices,
} from '../../files/clean-up.js'
import { isFileKey } from '../../files/key.js'
import { displayName, parseExtension } from '../../files/name.js'
import type { ReceivedFile } from '../../files/receive.js'
import { extensionsFor } from '../../files/type.js'
import type { Job } from '../../jobs/queue.js'
import { type Db, inTransaction, type Transaction } from '../../postgres/transaction.js'
import { requireTeamId } from '../accounts/team.js'
import { emit } from '../integration/event.js'
import { restoreRecord } from '../rules/archive.js'
import { writeAuditEntries } from '../rules/audit.js'
import { oneLine } from '../rules/text.js'
import { holdFolder, unknownFolder } from './folder.js'

const uuid = z.guid().toLowerCase()

export const fileName = oneLine

/** IDs or keys of files to move: 1 to 50. */
export const movedFiles = z
  .array(z.string())
  .min(1, 'must contain at least one file')
  .max(50, 'must contain at most 50 files')

/**
 * Condition for the file with an ID or key, if the caller can see it.
 * @throws AppError not_found if the text is neither an ID nor a key
 */
export function fileWhere(caller: Session, idOrKey: string): Prisma.FileWhereInput {
  return { ...named(idOrKey), ...tenantOf(caller, 'File'), deletedAt: null }
}

function named(idOrKey: string): { key: string } | { id: string } {
  if (isFileKey(idOrKey)) return { key: idOrKey }
  const id = uuid.safeParse(idOrKey)
  if (!id.success) throw notFound('File')
  return { id: id.data }
}

/**
 * Condition for the files of a folder, or of the root.
 * @param folder ID of a folder, or `root`
 * @throws AppError validation_failed (no such folder that the caller can see)
 */
export async function folderFilesWhere(
  db: Db,
  caller: Session,
  folder: string,
): Promise<Prisma.FileWhereInput> {
  if (folder === 'root') return { folderId: null }
  const id = uuid.safeParse(folder).data
  const found =
    id &&
    (await db.folder.findFirst({ where: { id, ...tenantOf(caller, 'Folder'), deletedAt: null } }))
  if (!found) throw unknownFolder('folder')
  return { folderId: found.id }
}

export interface NewFiles {
  /** Uploaded files whose contents are in the file store. */
  files: ReceivedFile[]
  /** Null for the root. */
  folderId?: string | null
  /** Defaults to the caller's team. */
  teamId?: string | null
}

/**
 * Adds uploaded files to a team's media library. The cleanup of orphaned uploads then ignores their
 * contents.
 * @returns the records, in the order of the files
 * @throws AppError validation_failed (no such folder), not_found (another team), unavailable (the
 * upload took too long)
 */
export function addFiles(db: Db, caller: Caller, input: NewFiles): Promise<File[]> {
  const { files, folderId = null } = input
  return inTransaction(db, async (tx) => {
    const teamId = await requireTeamId(tx, caller, input.teamId)
    if (folderId && (await holdFolder(tx, caller, folderId)) !== teamId)
      throw unknownFolder('folderId')
    const { count } = await tx.pendingUpload.deleteMany({
      where: { key: { in: files.map(({ key }) => key) } },
    })
    if (count < files.length) throw new AppError('unavailable', 'The upload took too long.')
    const common = { teamId, folderId, uploadedById: caller.userId }
    const records = await tx.file.createManyAndReturn({
      data: files.map(({ position, ...file }) => ({ ...file, ...common })),
    })
    await emit(
      tx,
      caller,
      'file.created',
      records.map(({ id }) => id),
    )
    if (caller.kind === 'operator') {
      const change = { action: 'upload_files', entity: 'file' }
      const entries = records.map((after) => ({ before: null, after }))
      await writeAuditEntries(tx, caller, change, entries)
    }
    return records
  })
}

export interface FileMove {
  /** IDs or keys: 1 to 50. */
  fileIds: string[]
  /** Null for the root. */
  folderId: string | null
}

/**
 * Moves files to a folder or to the root: all of them or none.
 * @returns the number of distinct files
 * @throws AppError validation_failed (a file or folder that the caller cannot see)
 */
export function moveFiles(
  db: Db,
  caller: Session,
  { fileIds, folderId }: FileMove,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const teamId =
      folderId === null ? (teamOf(caller) ?? undefined) : await holdFolder(tx, caller, folderId)
    const asked = fileIds.map((text) => uuid.safeParse(text).data ?? text)
    const lockedFiles = await lockFiles(tx, asked, teamId)
    const lockedNames = new Set(lockedFiles.flatMap(({ id, key }) => [id, key]))
    const issues = asked.flatMap((text, index): RequestIssue[] =>
      lockedNames.has(text)
        ? []
        : [
            {
              path: ['fileIds', index],
              code: 'not_found',
              message: 'is not a file of the team',
            },
          ],
    )
    if (issues.length > 0) throw validationFailed(issues)
    await tx.file.updateMany({
      where: { id: { in: lockedFiles.map(({ id }) => id) } },
      data: { folderId },
    })
    return lockedFiles.length
  })
}

/** Locks the files with these IDs and keys until the transaction ends. */
function lockFiles(
  tx: Transaction,
  idsOrKeys: string[],
  teamId: string | undefined,
): Promise<{ id: string; key: string }[]> {
  const ids = idsOrKeys.filter((text) => !isFileKey(text) && uuid.safeParse(text).success)
  const keys = idsOrKeys.filter(isFileKey)
  return tx.$queryRaw`
    SELECT id, key FROM file
    WHERE (id = ANY(${ids}::uuid[]) OR key = ANY(${keys}::text[])) AND deleted_at IS NULL
      AND (${teamId ?? null}::uuid IS NULL OR team_id = ${teamId ?? null}::uuid)
    ORDER BY id FOR NO KEY UPDATE`
}

/**
 * Renames a file. The extension must match the content type.
 * @throws AppError not_found, validation_failed (wrong extension, or no printable characters)
 */
export function renameFile(
  db: Db,
  caller: Session,
  idOrKey: string,
  newName: string,
): Promise<File> {
  return inTransaction(db, async (tx) => {
    const file = await tx.file.findFirst({ where: fileWhere(caller, idOrKey) })
    if (!file) throw notFound('File')
    const name = displayName(newName)
    const allowed = extensionsFor(file.mimeType)
    if (!allowed.includes(parseExtension(name))) {
      const message = `must end in .${allowed.join(' or .')}, the extension of the content type`
      throw invalidInput(['name'], 'wrong_extension', message, {
        allowed: allowed.map((extension) => `.${extension}`),
      })
    }
    return tx.file.update({ where: { id: file.id }, data: { name } })
  })
}

/**
 * Soft-deletes a file. The content is kept for 30 days.
 * @throws AppError not_found
 */
export async function deleteFile(db: Db, caller: Session, idOrKey: string): Promise<File> {
  const [file] = await db.file.updateManyAndReturn({
    where: fileWhere(caller, idOrKey),
    data: { deletedAt: new Date() },
  })
  if (!file) throw notFound('File')
  return file
}

/**
 * Restores a deleted file while its content is kept.
 * @throws AppError not_found (no such deleted file), invalid_transition (deleted more than 30 days
 * ago)
 */
export async function restoreFile(db: Db, caller: Caller, idOrKey: string): Promise<File> {
  const where = { ...fileWhere(caller, idOrKey), deletedAt: { not: null } }
  const deletedFile = await db.file.findFirst({ where, select: { id: true } })
  if (!deletedFile) throw notFound('Deleted file')
  return restoreRecord(db, caller, 'file', deletedFile.id, async (_tx, { deletedAt }) => {
    if (+deletedAt! > Date.now() - keptAfterDeletionMs) return
    const message = 'The file was deleted more than 30 days ago, and its content no longer exists.'
    throw invalidTransition('content_deleted', message, { max: 30 })
  })
}

/**
 * Deletes the contents of interrupted uploads, and of files deleted more than 30 days ago, every
 * hour.
 */
export const cleanUpFiles: Job<unknown, UploadServices> = {
  name: 'clean_up_files',
  cron: '17 * * * *',
  async run(_payload, services) {
    const now = new Date()
    await removeOrphans(services, now)
    await purgeDeleted(services, now)
  },
}
