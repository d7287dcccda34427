import type { PoolClient } from 'pg'
import type { Prisma } from '../../prisma/generated/client/client.js'
import type { Connections } from '../postgres/database.js'
import type { Pool } from '../postgres/pool.js'
import type { FileStore } from './store.js'

/** How long the content of a deleted file is kept: 30 days. */
export const keptAfterDeletionMs = 30 * 86_400_000

/** No upload takes as long as this: requests are cut off far before. */
export const maxUploadMs = 2 * 3_600_000

const batch = 100
/** Fewer, as a backup that begins waits for their end. */
const purgedAtOnce = 20

/** Held by whoever writes a backup, as an advisory lock: no content of a file is removed meanwhile. */
export const backupLock = 0x6d617374_0001

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
        take: purgedAtOnce,
        select: { key: true },
      }),
    // What a backup keeps, the next clean-up finds again.
    (rows) =>
      unlessBackedUp(db.pool, async () => {
        const removed: string[] = []
        await each(rows, async ({ key }) => {
          await files.remove(key)
          removed.push(key)
        }).finally(() =>
          db.prisma.file.updateMany({
            where: { key: { in: removed } },
            data: { purgedAt: now },
          }),
        )
      }),
  )
}

/** Does `work` while no backup is written; the store may take longer for it than Prisma's transactions may. */
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

/** One that cannot be removed now does not keep the others; the first error is thrown at the end. */
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
