import type { ClientBase, Pool } from 'pg'
import type { CatalogueImport } from '../../prisma/generated/client/client.js'
import {
  importChange,
  importJob,
  lockImport,
  lockImportQueue,
  previewDays,
  queueImports,
  releaseFile,
} from '../domain/catalogue/import.js'
import { type Actor, searchColumns, writeAuditEntries } from '../domain/rules/audit.js'
import { AppError } from '../errors/app-error.js'
import { ContentMissingError, type FileStore } from '../files/store.js'
import type { Job } from '../jobs/queue.js'
import type { Database } from '../postgres/database.js'
import { insertRows } from '../postgres/insert-rows.js'
import { inTransaction, type MarketClient, type Transaction } from '../postgres/transaction.js'
import { dayMs, minuteMs } from '../values/units.js'
import { uuidV7 } from '../values/uuid.js'
import { type ImportIssue, type ImportResult, importCatalogue } from './import.js'
import { UnreadableFile } from './lines.js'

type StoredIssue = ImportIssue & { is_warning: boolean }

interface Needs {
  db: Pick<Database, 'pool'>
  prisma: MarketClient
  files: FileStore
}

// Maximum attempts, because a file can crash the process.
const maxAttempts = 5
const progressEveryMs = 1_000
/** Maximum time without progress; longer than any import needs. */
const abandonedAfterMs = minuteMs
/** Numbers of errors with warnings, and of differences, that are stored. */
const maxStoredIssues = 10_000
export const keptDifferences = 100
const issueRetentionDays = 90

/**
 * Runs the import that has waited longest, then queues the next one. The import and its result are one transaction:
 * if the process is killed, nothing is written, and the import is repeated.
 */
export const importCatalogueFile: Job<unknown, Needs> = {
  name: importJob,
  async run(_payload, services) {
    const { prisma } = services
    const nextImport = await takeUp(prisma)
    if (!nextImport) return
    try {
      await work(services, nextImport)
    } catch (error) {
      const failure = failureOf(error)
      if (!failure) {
        // An unavailable file store is not an error of the file.
        const isAway = error instanceof AppError && error.code === 'unavailable'
        await giveBack(prisma, nextImport, isAway)
        throw error
      }
      await inTransaction(prisma, (tx) => fail(tx, nextImport, failure))
    }
    if ((await prisma.catalogueImport.count({ where: { completedAt: null } })) > 0)
      await queueImports(prisma)
  },
}

/** Permanent reason for which a file cannot be imported; undefined for other errors. */
function failureOf(error: unknown): string | undefined {
  if (error instanceof UnreadableFile) return error.message
  if (error instanceof ContentMissingError)
    return 'The uploaded file is not in the file store. Upload it again.'
  return undefined
}

/** Imports that a killed process has left running. */
const abandonedWhere = () => ({
  status: 'RUNNING' as const,
  updatedAt: { lt: new Date(Date.now() - abandonedAfterMs) },
})

/** Claims the next import. Undefined if there is none, or if one is running, which queues the next one. */
function takeUp(prisma: MarketClient): Promise<CatalogueImport | undefined> {
  return inTransaction(prisma, async (tx) => {
    await lockImportQueue(tx)
    const runningWhere = { status: 'RUNNING' as const, NOT: abandonedWhere() }
    if ((await tx.catalogueImport.count({ where: runningWhere })) > 0) return undefined
    for (;;) {
      const next = await tx.catalogueImport.findFirst({
        where: { completedAt: null },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      })
      if (!next) return undefined
      const { id, attempts } = next
      if (attempts < maxAttempts) {
        const data = { status: 'RUNNING' as const, attempts: attempts + 1, startedAt: new Date() }
        return tx.catalogueImport.update({
          where: { id },
          data: { ...data, bytesRead: 0, rowCount: 0 },
        })
      }
      await fail(tx, next, `The import was started ${attempts} times and never completed.`)
    }
  })
}

/** @param isForgiven whether the attempt does not count */
async function giveBack(
  prisma: MarketClient,
  { id, attempts }: CatalogueImport,
  isForgiven: boolean,
): Promise<void> {
  await prisma.catalogueImport.updateMany({
    where: { id, attempts, completedAt: null },
    data: { status: 'PENDING', ...(isForgiven && { attempts: { decrement: 1 } }) },
  })
}

async function work({ db, prisma, files }: Needs, claimed: CatalogueImport): Promise<void> {
  const { id, attempts, format, isPartial, isPreview, fileKey } = claimed
  const progress = { bytesRead: 0, rowCount: 0 }
  const issues: StoredIssue[] = []
  const keep = (isWarning: boolean) => (issue: ImportIssue) => {
    if (issues.length < maxStoredIssues) issues.push({ ...issue, is_warning: isWarning })
  }
  const note = setInterval(() => {
    const ownImportWhere = { id, attempts, completedAt: null }
    prisma.catalogueImport
      .updateMany({ where: ownImportWhere, data: progress })
      .catch(() => undefined)
  }, progressEveryMs)
  async function* source(): AsyncGenerator<Uint8Array> {
    for await (const chunk of await files.open(fileKey!)) {
      progress.bytesRead += chunk.length
      yield chunk
    }
  }
  const finish = (client: ClientBase, result: ImportResult) => {
    clearInterval(note)
    return record(client, claimed, result, issues)
  }
  try {
    const result = await importCatalogue(db, {
      source: source(),
      format,
      partial: isPartial,
      dryRun: isPreview,
      compared: isPreview ? keptDifferences : 0,
      actor: actorOf(claimed),
      onRows: (rows) => {
        progress.rowCount = rows
      },
      onIssue: keep(false),
      onWarning: keep(true),
      // Written in the import's transaction, so that the result is stored exactly if the import is.
      beforeCommit: finish,
    })
    if (!result.applied) await inOne(db.pool, (client) => finish(client, result))
  } finally {
    clearInterval(note)
  }
}

const actorOf = ({ createdById, requestId }: CatalogueImport): Actor => ({
  userId: createdById ?? '',
  ...(requestId && { requestId }),
})

/** Stores the result of an import. The file of a preview is kept, because it can be applied. */
async function record(
  client: ClientBase,
  { id, attempts, isPreview, fileKey, createdById, requestId }: CatalogueImport,
  { rows, issues: issueCount, warnings: warningCount, applied, ...result }: ImportResult,
  issues: readonly StoredIssue[],
): Promise<void> {
  const { outlets, products, differences } = result
  const status = isPreview ? 'PREVIEWED' : applied ? 'APPLIED' : 'REFUSED'
  const counts = [JSON.stringify(outlets), JSON.stringify(products), JSON.stringify(differences)]
  const { rowCount } = await client.query(
    `UPDATE catalogue_import SET status = $3::catalogue_import_status, row_count = $4, fault_count = $5, outlets = $6,
       products = $7, differences = $8, warning_count = $9, bytes_read = size, file_key = CASE WHEN $3 = 'PREVIEWED' THEN file_key END,
       completed_at = now(), updated_at = now()
     WHERE id = $1 AND attempts = $2 AND completed_at IS NULL`,
    [id, attempts, status, rows, issueCount, ...counts, warningCount],
  )
  if (rowCount === 0) throw new Error('Another process has claimed the import.')
  await client.query('DELETE FROM catalogue_import_fault WHERE import_id = $1', [id])
  const issueRows = issues.map((issue) => ({ id: uuidV7(), import_id: id, ...issue }))
  await insertRows(client, 'catalogue_import_fault', issueRows)
  if (isPreview) return
  await insertRows(client, 'pending_upload', [{ key: fileKey, created_at: new Date(0) }])
  const resultData = { status, rowCount: rows, issueCount, warningCount, outlets, products }
  const entry = { action: `catalogue_import_${status.toLowerCase()}`, entity: 'catalogue_import' }
  const who = { actor_id: createdById, request_id: requestId, created_at: new Date() }
  const [before, after] = [
    { id, status: 'RUNNING' },
    { id, ...resultData },
  ]
  const { changedFields, searchText } = searchColumns(entry, before, after)
  await insertRows(client, 'audit_log', [
    {
      ...{ id: uuidV7(), ...entry, ...who, entity_id: id, before, after },
      ...{ changed_fields: changedFields, search_text: searchText },
    },
  ])
}

async function inOne(pool: Pool, work: (client: ClientBase) => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await work(client)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

async function fail(tx: Transaction, before: CatalogueImport, failure: string): Promise<void> {
  const { id } = before
  const completedAt = new Date()
  const after = await tx.catalogueImport.update({
    where: { id },
    data: { status: 'FAILED', failure, completedAt },
  })
  await releaseFile(tx, after)
  const { action, ...entry } = importChange('catalogue_import_failed')
  await writeAuditEntries(tx, actorOf(before), { action, ...entry }, [{ before, after }])
}

/** Queues imports again that a killed process has left, and deletes expired files and results. */
export const maintainImports: Job<unknown, Pick<Needs, 'prisma'>> = {
  name: 'maintain_imports',
  aliases: ['tend_imports'],
  cron: '* * * * *',
  async run(_payload, { prisma }) {
    const ago = (ms: number) => new Date(Date.now() - ms)
    const waitingWhere = { OR: [{ status: 'PENDING' as const }, abandonedWhere()] }
    if ((await prisma.catalogueImport.count({ where: waitingWhere })) > 0)
      await queueImports(prisma)
    const completedImports = await prisma.catalogueImport.findMany({
      where: { fileKey: { not: null }, completedAt: { lt: ago(previewDays * dayMs) } },
      select: { id: true },
      take: 100,
    })
    for (const { id } of completedImports) {
      await inTransaction(prisma, async (tx) => {
        await lockImport(tx, id)
        const completedWhere = { id, completedAt: { not: null } }
        const expiredImport = await tx.catalogueImport.findFirst({ where: completedWhere })
        if (expiredImport) await releaseFile(tx, expiredImport)
      })
    }
    await prisma.catalogueImportIssue.deleteMany({
      where: { import: { completedAt: { lt: ago(issueRetentionDays * dayMs) } } },
    })
  },
}
