import type { PoolClient } from 'pg'
import type { Prisma } from '../../prisma/generated/client/client.js'
import type { Connections } from '../postgres/database.js'
import type { Pool } from '../postgres/pool.js'
import { dayMs, hourMs } from '../values/units.js'
import type { FileStore } from './store.js'

/** Time for which the content of a deleted file is kept: 30 days. */
export const keptAfterDeletionMs = 30 * dayMs

/** Age after which a pending upload is abandoned. Far above the time limit of any upload request. */
export const maxUploadMs = 2 * hourMs

const batch = 100
/** Smaller than `batch`, because a starting backup waits until the current batch is deleted. */
const purgedAtOnce = 20

/** Advisory lock of a running backup. No file content is deleted while it is held. */
export const backupLock = 0x6d617374_0001

export interface UploadServices {
  db: Connections
  files: FileStore
}

/**
 * Deletes the contents of those keys for which no file record was created.
 * @throws AppError unavailable if a content could not be deleted, after trying all
 */
export async function discardUploads(services: UploadServices, keys: string[]): Promise<void> {
  if (keys.length === 0) return
  const pendingUploads = await services.db.prisma.pendingUpload.findMany({
    where: { key: { in: keys } },
  })
  await each(pendingUploads, ({ key }) => discardUpload(services, key))
}

/**
 * Deletes the content of an upload for which no file record was created. The transaction that creates the record
 * deletes the pending upload. The row lock prevents both from happening.
 * @throws AppError unavailable; the pending upload then remains for the next cleanup
 */
export async function discardUpload({ db, files }: UploadServices, key: string): Promise<void> {
  await db.prisma.$transaction(async (tx) => {
    const lockedRows = await tx.$queryRaw<unknown[]>`
      SELECT FROM pending_upload WHERE key = ${key} FOR UPDATE SKIP LOCKED`
    if (lockedRows.length === 0) return
    await files.remove(key)
    await tx.pendingUpload.delete({ where: { key } })
  })
}

/** Deletes the contents of uploads whose server was killed. */
export async function removeOrphans(services: UploadServices, now: Date): Promise<void> {
  const createdAt = { lt: new Date(+now - maxUploadMs) }
  await inBatches(
    (after) =>
      services.db.prisma.pendingUpload.findMany({
        where: { createdAt, key: { gt: after } },
        orderBy: { key: 'asc' },
        take: batch,
      }),
    (rows) => each(rows, ({ key }) => discardUpload(services, key)),
  )
}

/** Deletes the content of files that were deleted at least 30 days ago and are not referenced. */
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
        take: purgedAtOnce,
        select: { key: true },
      }),
    // During a backup nothing is deleted. The next cleanup finds these files again.
    (rows) =>
      unlessBackedUp(db.pool, async () => {
        const removedKeys: string[] = []
        await each(rows, async ({ key }) => {
          await files.remove(key)
          removedKeys.push(key)
        }).finally(() =>
          db.prisma.file.updateMany({
            where: { key: { in: removedKeys } },
            data: { purgedAt: now },
          }),
        )
      }),
  )
}

/**
 * Runs `work` unless a backup is running. Uses its own connection, because the store may take longer than a Prisma
 * transaction allows.
 */
async function unlessBackedUp(pool: Pool, work: () => Promise<void>): Promise<void> {
  const client: PoolClient = await pool.connect()
  let failure: unknown
  try {
    await client.query('BEGIN; SET LOCAL idle_in_transaction_session_timeout = 0')
    const { rows } = await client.query<{ isFree: boolean }>(
      'SELECT pg_try_advisory_xact_lock_shared($1) AS "isFree"',
      [backupLock],
    )
    if (rows[0]?.isFree) {
      await work().catch((error) => {
        failure = error
      })
    }
    await client.query('COMMIT')
    client.release()
  } catch (error) {
    client.release(error as Error)
    throw error
  }
  if (failure) throw failure
}

/** Processes all batches even if some fail. @throws the first error, at the end */
async function inBatches<Row extends { key: string }>(
  find: (after: string) => Promise<Row[]>,
  remove: (rows: Row[]) => Promise<void>,
): Promise<void> {
  const errors: unknown[] = []
  for (let rows = await find(''); rows.length > 0; rows = await find(rows.at(-1)!.key)) {
    await remove(rows).catch((error) => errors.push(error))
  }
  if (errors.length > 0) throw errors[0]
}

async function each<Row>(rows: Row[], remove: (row: Row) => Promise<void>): Promise<void> {
  const errors: unknown[] = []
  for (const row of rows) await remove(row).catch((error) => errors.push(error))
  if (errors.length > 0) throw errors[0]
}
