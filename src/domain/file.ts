import { z } from 'zod'
import type { File, Prisma } from '../../prisma/generated/client/client.js'
import { type Session, tenantOf } from '../auth.js'
import { AppError, invalidInput, notFound, validationFailed } from '../errors.js'
import { discardUpload, purgeDeleted, removeOrphans } from '../files/clean-up.js'
import { isFileKey } from '../files/key.js'
import { type IncomingFile, type ReceivedFile, receiveFile } from '../files/receive.js'
import { filesAtOnce } from '../files/type.js'
import type { Job } from '../jobs.js'
import type { Services } from '../services.js'
import { type Db, inTransaction } from '../transaction.js'
import { holdFolder, unknownFolder } from './folder.js'
import { teamFor } from './team.js'

const uuid = z.guid().toLowerCase()

/** The ids or keys of files that are moved at once: 1 to 50. */
export const movedFiles = z
  .array(z.string())
  .min(1, 'must name at least one file')
  .max(50, 'must name at most 50 files')

/**
 * The one file that an id or a key names, if the caller sees it.
 * @throws AppError not_found when the text is neither
 */
export function theFile(caller: Session, idOrKey: string): Prisma.FileWhereInput {
  return { ...named(idOrKey), ...tenantOf(caller), deletedAt: null }
}

function named(idOrKey: string): { key: string } | { id: string } {
  if (isFileKey(idOrKey)) return { key: idOrKey }
  const id = uuid.safeParse(idOrKey)
  if (!id.success) throw notFound('File')
  return { id: id.data }
}

/**
 * What lies in a folder, or at the root.
 * @param folder a folder's id, or `root`
 * @throws AppError validation_failed (no folder the caller sees)
 */
export async function filesIn(
  db: Db,
  caller: Session,
  folder: string,
): Promise<Prisma.FileWhereInput> {
  if (folder === 'root') return { folderId: null }
  const id = uuid.safeParse(folder).data
  const found =
    id && (await db.folder.findFirst({ where: { id, ...tenantOf(caller), deletedAt: null } }))
  if (!found) throw unknownFolder(['folder'])
  return { folderId: found.id }
}

export interface NewFiles {
  /** As they arrive: 1 to 5. */
  files: AsyncIterable<IncomingFile>
  /** Null or absent is the root. In a form it may come after the files. */
  folderId?: Later<string | null | undefined>
  /** The caller's own team when absent. */
  teamId?: Later<string | null | undefined>
}

type Later<T> = T | Promise<T>

/**
 * Adds files to a team's media library: all of them or none.
 * @returns their rows, in the order of the request
 * @throws AppError validation_failed (none or too many, an empty one, an unknown folder),
 * payload_too_large, unsupported_media_type, malformed_request (broken off), unavailable
 */
export async function uploadFiles(
  services: Services,
  caller: Session,
  { files, folderId, teamId }: NewFiles,
): Promise<File[]> {
  const keys: string[] = []
  try {
    const received: ReceivedFile[] = []
    for await (const file of files) {
      if (received.length === filesAtOnce) throw wrongNumber()
      received.push(await receiveFile(services, file, (key) => keys.push(key)))
    }
    if (received.length === 0) throw wrongNumber()
    const target = { folderId: await folderId, teamId: await teamId }
    return await inTransaction(services.prisma, (tx) => keep(tx, caller, received, target))
  } catch (error) {
    // What cannot be removed now is found by the clean-up.
    await Promise.allSettled(keys.map((key) => discardUpload(services, key)))
    throw error
  }
}

function wrongNumber(): AppError {
  return invalidInput(['input', 'files'], 'wrong_number', `must be 1 to ${filesAtOnce} files`)
}

/** Makes the rows of files that the store has; from then on their contents are no left-overs. */
async function keep(
  tx: Prisma.TransactionClient,
  caller: Session,
  received: ReceivedFile[],
  target: { folderId: string | null | undefined; teamId: string | null | undefined },
): Promise<File[]> {
  const { folderId = null } = target
  const ofTeam = await teamFor(tx, caller, target.teamId)
  if (folderId) {
    const path = ['input', 'folderId']
    if ((await holdFolder(tx, caller, folderId, path)) !== ofTeam) throw unknownFolder(path)
  }
  const { count } = await tx.pendingUpload.deleteMany({
    where: { key: { in: received.map(({ key }) => key) } },
  })
  if (count < received.length) throw new AppError('unavailable', 'The upload took too long.')
  const inOrder = received.toSorted((a, b) => a.position - b.position)
  return tx.file.createManyAndReturn({
    data: inOrder.map(({ position, ...file }) => ({
      ...file,
      teamId: ofTeam,
      folderId,
      uploadedById: caller.userId,
    })),
  })
}

export interface Move {
  /** Ids or keys, 1 to 50. */
  fileIds: string[]
  /** Null is the root. */
  folderId: string | null
}

/**
 * Moves files into a folder, or to the root: all of them or none.
 * @returns how many there were, one that is named twice counted once
 * @throws AppError validation_failed (a file or folder that the caller does not see)
 */
export function moveFiles(db: Db, caller: Session, { fileIds, folderId }: Move): Promise<number> {
  return inTransaction(db, async (tx) => {
    const teamId =
      folderId === null
        ? tenantOf(caller).teamId
        : await holdFolder(tx, caller, folderId, ['input', 'folderId'])
    const asked = fileIds.map((text) => uuid.safeParse(text).data ?? text)
    const found = await hold(tx, asked, teamId)
    const known = new Set(found.flatMap(({ id, key }) => [id, key]))
    const issues = asked.flatMap((text, index) =>
      known.has(text)
        ? []
        : [
            {
              path: ['input', 'fileIds', index],
              code: 'not_found',
              message: 'names no file of the team',
            },
          ],
    )
    if (issues.length > 0) throw validationFailed(issues)
    await tx.file.updateMany({
      where: { id: { in: found.map(({ id }) => id) } },
      data: { folderId },
    })
    return found.length
  })
}

/** The files of these ids and keys, which nobody changes until the transaction ends. */
function hold(
  tx: Prisma.TransactionClient,
  asked: string[],
  teamId: string | undefined,
): Promise<{ id: string; key: string }[]> {
  const ids = asked.filter((text) => !isFileKey(text) && uuid.safeParse(text).success)
  const keys = asked.filter(isFileKey)
  return tx.$queryRaw`
    SELECT id, key FROM file
    WHERE (id = ANY(${ids}::uuid[]) OR key = ANY(${keys}::text[])) AND deleted_at IS NULL
      AND (${teamId ?? null}::uuid IS NULL OR team_id = ${teamId ?? null}::uuid)
    ORDER BY id FOR UPDATE`
}

/**
 * Deletes a file; its content is kept for 30 days.
 * @throws AppError not_found
 */
export async function deleteFile(db: Db, caller: Session, idOrKey: string): Promise<File> {
  const [file] = await db.file.updateManyAndReturn({
    where: theFile(caller, idOrKey),
    data: { deletedAt: new Date() },
  })
  if (!file) throw notFound('File')
  return file
}

/** Every hour: removes contents that nothing needs any more, of uploads that broke off and of deleted files. */
export const cleanUpFiles: Job = {
  name: 'clean_up_files',
  cron: '17 * * * *',
  async run(_payload, services) {
    const now = new Date()
    await removeOrphans(services, now)
    await purgeDeleted(services, now)
  },
}
