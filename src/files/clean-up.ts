import type { Prisma } from '../../prisma/generated/client/client.js'
import type { Connections } from '../postgres/database.js'
import type { FileStore } from './store.js'

/** How long the content of a deleted file is kept: 30 days. */
export const keptAfterDeletionMs = 30 * 86_400_000

/** No upload takes as long as this: requests are cut off far before. */
export const longestUploadMs = 2 * 3_600_000

const batch = 100

/** What contents are kept with. */
export interface UploadServices {
  db: Connections
  files: FileStore
}

/**
 * Removes what of these keys became no file.
 * @throws AppError unavailable, when the others are removed
 */
export async function discardUploads(services: UploadServices, keys: string[]): Promise<void> {
  if (keys.length === 0) return
  const left = await services.db.prisma.pendingUpload.findMany({ where: { key: { in: keys } } })
  await each(left, ({ key }) => discardUpload(services, key))
}

/**
 * Removes what an upload left in the store, unless its file became a row: the note of a key goes in the
 * transaction that makes the row, and nobody can do that while this holds the note.
 * @throws AppError unavailable; the note then stays for the next clean-up
 */
export async function discardUpload({ db, files }: UploadServices, key: string): Promise<void> {
  await db.prisma.$transaction(async (tx) => {
    const noted = await tx.$queryRaw<unknown[]>`
      SELECT FROM pending_upload WHERE key = ${key} FOR UPDATE SKIP LOCKED`
    if (noted.length === 0) return
    await files.remove(key)
    await tx.pendingUpload.delete({ where: { key } })
  })
}

/** Removes what uploads left that never ended: their server was killed. */
export async function removeOrphans(services: UploadServices, now: Date): Promise<void> {
  const createdAt = { lt: new Date(+now - longestUploadMs) }
  await inBatches(
    (after) =>
      services.db.prisma.pendingUpload.findMany({
        where: { createdAt, key: { gt: after } },
        orderBy: { key: 'asc' },
        take: batch,
      }),
    ({ key }) => discardUpload(services, key),
  )
}

/** Removes the content of files that were deleted 30 days ago and that nothing refers to any more. */
export async function purgeDeleted({ db, files }: UploadServices, now: Date): Promise<void> {
  const unneeded = {
    deletedAt: { lt: new Date(+now - keptAfterDeletionMs) },
    purgedAt: null,
    questionnaires: { none: {} },
    articleFiles: { none: {} },
    articleImages: { none: {} },
  } satisfies Prisma.FileWhereInput
  await inBatches(
    (after) =>
      db.prisma.file.findMany({
        where: { ...unneeded, key: { gt: after } },
        orderBy: { key: 'asc' },
        take: batch,
        select: { key: true },
      }),
    async ({ key }) => {
      await files.remove(key)
      await db.prisma.file.update({ where: { key }, data: { purgedAt: now } })
    },
  )
}

/** One that cannot be removed now does not keep the others; the first fault is thrown at the end. */
async function inBatches<Row extends { key: string }>(
  find: (after: string) => Promise<Row[]>,
  remove: (row: Row) => Promise<void>,
): Promise<void> {
  const faults: unknown[] = []
  for (let rows = await find(''); rows.length > 0; rows = await find(rows.at(-1)!.key)) {
    await each(rows, remove).catch((error) => faults.push(error))
  }
  if (faults.length > 0) throw faults[0]
}

async function each<Row>(rows: Row[], remove: (row: Row) => Promise<void>): Promise<void> {
  const faults: unknown[] = []
  for (const row of rows) await remove(row).catch((error) => faults.push(error))
  if (faults.length > 0) throw faults[0]
}
