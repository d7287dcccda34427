import type { CatalogueImport } from '../../../prisma/generated/client/client.js'
import type { CatalogueFileFormat } from '../../../prisma/generated/client/enums.js'
import { AppError, invalidInput, invalidTransition, notFound } from '../../errors/app-error.js'
import { addJob } from '../../jobs/queue.js'
import { lockKey } from '../../postgres/lock-key.js'
import { type Db, inTransaction, type Transaction } from '../../postgres/transaction.js'
import { type Actor, withAudit } from '../rules/audit.js'

/** Name of the job that imports an uploaded file. */
export const importJob = 'import_catalogue'

/** Maximum number of unfinished imports. Each of them keeps a file. */
const maxOpenImports = 10

/** Number of days for which the file of a preview is kept, so that the preview can be applied. */
export const previewDays = 7

/** An uploaded file whose content is in the file store. */
export interface UploadedFile {
  key: string
  name: string
  format: CatalogueFileFormat
  /** Size in bytes. */
  size: number
}

export interface ImportMode {
  /** Imports the valid rows even if other rows have errors. */
  partial: boolean
  /** Lists the changes without making them. */
  preview: boolean
}

/**
 * Creates an import for an uploaded file and queues it. Imports run one after the other.
 * @throws AppError validation_failed (too many unfinished imports), unavailable (the upload took
 * too long)
 */
export function requestImport(
  db: Db,
  actor: Actor,
  { key, name, format, size }: UploadedFile,
  { partial, preview }: ImportMode,
): Promise<CatalogueImport> {
  return inTransaction(db, async (tx) => {
    await lockImportQueue(tx)
    if ((await tx.catalogueImport.count({ where: { completedAt: null } })) >= maxOpenImports) {
      const message = `at most ${maxOpenImports} imports can be pending or running; try again when one has completed`
      throw invalidInput([], 'too_many', message, { max: maxOpenImports, unit: 'imports' })
    }
    const { count } = await tx.pendingUpload.deleteMany({ where: { key } })
    if (count === 0) throw new AppError('unavailable', 'The upload took too long.')
    const data = {
      ...{ fileKey: key, fileName: name, format, size, isPartial: partial, isPreview: preview },
      ...{ createdById: actor.userId || null, requestId: actor.requestId ?? null },
    }
    const catalogueImport = await withAudit(
      tx,
      actor,
      importChange('import_catalogue'),
      async () => ({
        before: null,
        after: await tx.catalogueImport.create({ data }),
      }),
    )
    await queueImports(tx)
    return catalogueImport
  })
}

/**
 * Queues a previewed import again, this time to change the catalogue.
 * @param partial import the valid rows even if other rows have errors
 * @throws AppError not_found, invalid_transition (not a preview, a preview with errors unless
 * `partial`, or its file is deleted)
 */
export function applyImport(
  db: Db,
  actor: Actor,
  id: string,
  partial: boolean,
): Promise<CatalogueImport> {
  return inTransaction(db, async (tx) => {
    await lockImport(tx, id)
    const before = await tx.catalogueImport.findUnique({ where: { id } })
    if (!before) throw notFound('Import')
    const { status, fileKey, issueCount } = before
    if (status !== 'PREVIEWED' || !fileKey) {
      const why = fileKey ? `is ${status}` : `is ${status}, and its file has been deleted`
      const message = `The import ${why}. Only an import previewed in the last ${previewDays} days can be applied.`
      throw invalidTransition('import_not_previewed', message, { status })
    }
    if (issueCount > 0 && !partial) {
      const message =
        'The file has errors: correct them, or set `partial` to import the valid rows.'
      throw invalidTransition('import_has_errors', message)
    }
    const data = {
      ...{ status: 'PENDING' as const, isPreview: false, isPartial: partial, completedAt: null },
      ...{ attempts: 0, bytesRead: 0, requestId: actor.requestId ?? null },
    }
    await queueImports(tx)
    return withAudit(tx, actor, importChange('apply_catalogue_import'), async () => ({
      before,
      after: await tx.catalogueImport.update({ where: { id }, data }),
    }))
  })
}

/** Audit log change of an import. The records that it changes have entries of their own. */
export const importChange = (action: string) => ({
  action,
  entity: 'catalogue_import',
  hidden: ['differences', 'fileKey'],
})

/** Queues the job that runs pending imports, once the transaction commits. */
export function queueImports(tx: Db): Promise<void> {
  return addJob(tx, importJob, {}, { key: importJob })
}

/** Serializes decisions about which imports are pending and which of them runs next. */
export function lockImportQueue(tx: Transaction): Promise<void> {
  return lockKey(tx, 'masthead imports that wait')
}

export async function lockImport(tx: Transaction, id: string): Promise<void> {
  await tx.$queryRaw`SELECT FROM catalogue_import WHERE id = ${id}::uuid FOR NO KEY UPDATE`
}

/** Detaches the file of an import. The cleanup of orphaned uploads then deletes its content. */
export async function releaseFile(
  tx: Transaction,
  { id, fileKey }: Pick<CatalogueImport, 'id' | 'fileKey'>,
): Promise<void> {
  if (!fileKey) return
  await tx.catalogueImport.update({ where: { id }, data: { fileKey: null } })
  await tx.pendingUpload.create({ data: { key: fileKey, createdAt: new Date(0) } })
}
