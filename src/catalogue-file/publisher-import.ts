/** Imports the outlets and products of a publisher from a file, by the rules of the mutations of single records. */
import type { Outlet } from '../../prisma/generated/client/client.js'
import { FairConcurrencyLimiter } from '../access/concurrency-limit.js'
import type { Caller } from '../access/session.js'
import { requireTeamId, requireTeamKind } from '../domain/accounts/team.js'
import { changedFields } from '../domain/publishing/changed-fields.js'
import {
  createPublisherOutlet,
  updatePublisherOutlet,
} from '../domain/publishing/publisher-outlet.js'
import { AppError } from '../errors/app-error.js'
import { lockKey } from '../postgres/lock-key.js'
import { type Db, inTransaction, type Transaction } from '../postgres/transaction.js'
import { claimedForm } from '../values/claimed-url.js'
import { isUuid } from '../values/uuid.js'
import type { ChangeCounts } from './apply.js'
import type { ImportIssue } from './import.js'
import { publisherColumns } from './publisher-columns.js'
import { type FileOutlet, type FileProduct, readPublisherFile } from './publisher-file.js'
import {
  type ImportContext,
  outletInput,
  readNames,
  requireOnce,
  storedKey,
  unknownKey,
} from './publisher-input.js'
import { importProduct } from './publisher-product.js'
import type { CatalogueFormat } from './read.js'

const timeoutMs = 60_000

/** Creates the limiter of the publishers' imports of a process. A waiting import has no database connection. */
export const createPublisherImportLimiter = () =>
  new FairConcurrencyLimiter({
    ...{ maxConcurrent: 2, maxConcurrentPerTeam: 1, queueLimit: 2 },
    queueTimeoutMs: 30_000,
    what: 'imports',
  })

interface ImportServices {
  prisma: Db
  publisherImportLimiter: FairConcurrencyLimiter
}

export interface PublisherImportOptions {
  /** Publisher team. Defaults to the caller's team. Required for operators. */
  teamId?: string | null
  source: AsyncIterable<Uint8Array>
  format: CatalogueFormat
  /** Checks the file and counts changes, without making them. */
  preview: boolean
}

export interface PublisherImportResult {
  rowCount: number
  /** Whether the changes were made. False for a preview, and for a file with errors. */
  isApplied: boolean
  outlets: ChangeCounts
  products: ChangeCounts
  /** First errors, in the order of the lines. */
  issues: ImportIssue[]
}

/** Rolls the transaction back, and carries the result out of it. */
class RolledBack extends Error {
  readonly result: PublisherImportResult

  constructor(result: PublisherImportResult) {
    super('The import is rolled back.')
    this.result = result
  }
}

/**
 * Imports a file of a publisher, all or nothing. New outlets become drafts. Records are matched by the publisher's own
 * keys, or by ID. A key or ID of another publisher is unknown.
 * @throws AppError not_found (another team), validation_failed (no team, or a buyer team), payload_too_large,
 * rate_limited (too many imports of the publisher or of all)
 */
export async function importPublisherFile(
  { prisma: db, publisherImportLimiter: limiter }: ImportServices,
  caller: Caller,
  { teamId: givenId, source, format, preview }: PublisherImportOptions,
): Promise<PublisherImportResult> {
  const teamId = await requireTeamId(db, caller, givenId)
  await requireTeamKind(db, teamId, 'PUBLISHER')
  const { rowCount, outlets, issues: unreadable } = await readPublisherFile(source, format)
  // Imports that claim several URLs take the locks in the same order.
  const ordered = outlets.toSorted((a, b) => (claimOf(a) < claimOf(b) ? -1 : 1))
  const work = async (tx: Transaction) => {
    // Serializes imports of the publisher in several processes, which would otherwise create a record twice.
    await lockKey(tx, `publisher import ${teamId}`)
    await lockOutlets(tx, teamId, outlets)
    const names = await readNames(tx, outlets)
    const issues = unreadable.copy()
    const context = { tx, caller, teamId, names, issues, lines: new Map<string, number>() }
    const counts = { outlets: noChanges(), products: noChanges() }
    for (const outlet of ordered) {
      if (issues.isOmitting) break
      await importOutlet(context, outlet, counts)
    }
    const isApplied = issues.isEmpty && !preview
    const result = { rowCount, isApplied, ...counts, issues: issues.inOrder() }
    if (!isApplied) throw new RolledBack(result)
    return result
  }
  try {
    return await limiter.run(teamId, () => inTransaction(db, work, { timeout: timeoutMs }))
  } catch (error) {
    if (error instanceof RolledBack) return error.result
    throw error
  }
}

/** Locks the existing outlets of the file as catalogue imports do: by ID, and before the claims of their URLs. */
async function lockOutlets(tx: Transaction, teamId: string, outlets: FileOutlet[]): Promise<void> {
  const keys = outlets.map(({ key }) => storedKey(teamId, key))
  const ids = outlets.map(({ key }) => key).filter(isUuid)
  await tx.$queryRaw`
    SELECT FROM outlet WHERE publisher_id = ${teamId}::uuid AND (key = ANY(${keys}) OR id = ANY(${ids}::uuid[]))
    ORDER BY id FOR NO KEY UPDATE`
}

const claimOf = ({ row }: FileOutlet) =>
  row.outlet_website_url ? claimedForm(row.outlet_website_url) : ''

const noChanges = (): ChangeCounts => ({ created: 0, updated: 0, unchanged: 0 })

type Counts = Pick<PublisherImportResult, 'outlets' | 'products'>

async function importOutlet(
  context: ImportContext,
  outlet: FileOutlet,
  counts: Counts,
): Promise<void> {
  const saved = await reporting(context, outlet, 'outlet', () => saveOutlet(context, outlet))
  if (!saved) return
  counts.outlets[saved.change]++
  for (const product of outlet.products) {
    const change = await reporting(context, product, 'product', () =>
      importProduct(context, saved.id, product),
    )
    if (change) counts.products[change]++
  }
}

/** Runs `work` and turns an error of a rule into an issue of the line. */
async function reporting<T>(
  { issues }: ImportContext,
  { line }: FileOutlet | FileProduct,
  entity: 'outlet' | 'product',
  work: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error
    const found = error.issues?.map(({ path, message }) => ({
      line,
      column: path[0] === undefined ? null : columnOf(entity, String(path[0])),
      reason: message,
    }))
    for (const issue of found ?? [{ line, column: null, reason: error.message }]) issues.add(issue)
    return undefined
  }
}

const columnNames: Record<string, string> = { categoryId: 'category', tagIds: 'tags' }

/** Returns the column of an input field, such as `outlet_website_url` of `websiteUrl`. */
function columnOf(entity: string, field: string): string | null {
  const name = columnNames[field] ?? field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const column = `${entity}_${name}`
  return publisherColumns.names.includes(column) ? column : null
}

/** Creates or updates the outlet of a row. Unchanged outlets are not written. */
async function saveOutlet(
  context: ImportContext,
  outlet: FileOutlet,
): Promise<{ id: string; change: keyof ChangeCounts }> {
  const { tx, caller, teamId } = context
  const input = outletInput(context, outlet)
  const existing = await findOutlet(context, outlet.key)
  if (!existing) {
    const { id } = await createPublisherOutlet(tx, caller, { ...input, name: input.name!, teamId })
    await tx.outlet.update({ where: { id }, data: { key: storedKey(teamId, outlet.key) } })
    return { id, change: 'created' }
  }
  const { id, pendingChange, tags } = existing
  requireOnce(context, id, outlet.line)
  // A repeated import does not send a pending change again. Changes by operators apply at once.
  const pending = caller.kind === 'team' ? ((pendingChange ?? {}) as object) : {}
  const current = { ...existing, ...pending, tagIds: tags.map(({ tagId }) => tagId).sort() }
  const changed = changedFields(input, current)
  if (Object.keys(changed).length === 0) return { id, change: 'unchanged' }
  await updatePublisherOutlet(tx, caller, id, changed)
  return { id, change: 'updated' }
}

/**
 * Finds an outlet of the publisher by key or ID. Null if the key is new.
 * @throws AppError validation_failed (an unknown ID, or the key of an outlet that is archived or of another publisher
 * since)
 */
async function findOutlet(
  { tx, teamId }: ImportContext,
  key: string,
): Promise<(Outlet & { tags: { tagId: string }[] }) | null> {
  const byId = isUuid(key) ? [{ id: key.toLowerCase(), publisherId: teamId }] : []
  const found = await tx.outlet.findFirst({
    where: { OR: [{ key: storedKey(teamId, key) }, ...byId] },
    include: { tags: { select: { tagId: true } } },
  })
  if (!found && isUuid(key)) throw unknownKey('is not the ID of an outlet of the publisher')
  if (found && (found.deletedAt || found.publisherId !== teamId))
    throw unknownKey('belongs to an outlet that is archived or of another publisher since')
  return found
}
