import type { Client, ClientBase, Pool } from 'pg'
import type { Actor } from '../domain/rules/audit.js'
import { allowSilence } from '../postgres/pool.js'
import { applyStage, type ChangeCounts, countChanges, emitStatusChanges } from './apply.js'
import { auditChanges } from './audit.js'
import { checkStage } from './check.js'
import { type Difference, findDifferences } from './differences.js'
import type { CatalogueFormat } from './read.js'
import { createStage, stage } from './stage.js'
import { warnOfStage } from './warn.js'

/** Error or warning of a line; `column` is null if it concerns the whole line. */
export type ImportIssue = { line: number; column: string | null; reason: string }

export type ImportOptions = {
  source: AsyncIterable<Uint8Array>
  format: CatalogueFormat
  /** Imports valid rows even if others have errors. */
  partial?: boolean
  /** Validates everything, then rolls back. */
  dryRun?: boolean
  onRows?: (rows: number) => void
  /** Called for every error, in the order of the lines. */
  onIssue?: (issue: ImportIssue) => void
  /** Called after the errors for every warning, in the order of the lines. */
  onWarning?: (warning: ImportIssue) => void
  /** Actor in the audit log. Default: none. */
  actor?: Actor
  /** Number of changed records to return. Default: 0. */
  compared?: number
  /** Called with the result in the transaction, before the commit. Not called when nothing is written. */
  beforeCommit?: (client: ClientBase, result: ImportResult) => Promise<void>
}

export type ImportResult = {
  rows: number
  issues: number
  warnings: number
  /** Whether changes were committed. */
  applied: boolean
  outlets: ChangeCounts
  products: ChangeCounts
  /** First changed records, in the order of the lines. */
  differences: Difference[]
}

const nothing: ChangeCounts = { created: 0, updated: 0, unchanged: 0 }
const issueBatchSize = 1_000

/**
 * Imports outlets and products from a file, in one transaction and with constant memory. Rows are matched by key, and
 * unchanged records are not written. A file with errors changes nothing, unless `partial` is set.
 */
export async function importCatalogue(
  db: { pool: Pool },
  {
    source,
    format,
    partial = false,
    dryRun = false,
    onRows = () => {},
    onIssue = () => {},
    onWarning = () => {},
    actor,
    compared = 0,
    beforeCommit,
  }: ImportOptions,
): Promise<ImportResult> {
  const client = await db.pool.connect()
  try {
    await begin(client)
    const { rows, readable } = await stage(client, source, format, onRows)
    if (readable) await checkStage(client)
    const issues = await report(client, false, onIssue)
    const apply = readable && (issues === 0 || partial)
    if (apply) {
      await applyStage(client)
      await warnOfStage(client)
    }
    const warnings = await report(client, true, onWarning)
    const outlets = apply ? await countChanges(client, 'outlet') : nothing
    const products = apply ? await countChanges(client, 'product') : nothing
    const applied = apply && !dryRun
    const differences =
      apply && compared > 0 ? await findDifferences(client, db.pool, compared) : []
    const result = { rows, issues, warnings, applied, outlets, products, differences }
    if (applied) {
      await auditChanges(client, db.pool, actor)
      await emitStatusChanges(client, actor ?? null)
      await beforeCommit?.(client, result)
    }
    await client.query(applied ? 'COMMIT' : 'ROLLBACK')
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

async function begin(client: Client): Promise<void> {
  allowSilence(client, 0)
  await client.query('BEGIN')
  await client.query(
    `SET LOCAL statement_timeout = 0;
     SET LOCAL idle_in_transaction_session_timeout = 0;
     SET LOCAL work_mem = '64MB';
     SET LOCAL client_min_messages = 'warning';
     SET LOCAL masthead.defer_listing = 'on'`,
  )
  // Serializes imports, which could deadlock on the same outlets.
  await client.query(`SELECT pg_advisory_xact_lock(hashtext('masthead import'))`)
  await createStage(client)
}

/** Reports errors or warnings by line, in batches. Returns their number. */
async function report(
  client: ClientBase,
  isWarning: boolean,
  onIssue: (issue: ImportIssue) => void,
): Promise<number> {
  await client.query(
    `DECLARE import_faults CURSOR FOR
     SELECT line, "column", reason FROM import_fault WHERE is_warning = ${isWarning} ORDER BY line, n`,
  )
  for (let count = 0; ; ) {
    const { rows } = await client.query<ImportIssue>(`FETCH ${issueBatchSize} FROM import_faults`)
    for (const issue of rows) onIssue(issue)
    count += rows.length
    if (rows.length < issueBatchSize) {
      await client.query('CLOSE import_faults')
      return count
    }
  }
}
