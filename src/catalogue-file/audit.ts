import type { ClientBase, Pool } from 'pg'
import { type Actor, searchColumns, teamOfRecord } from '../domain/rules/audit.js'
import { teamChangesOf } from '../domain/rules/team-audit.js'
import { insertRows } from '../postgres/insert-rows.js'
import { uuidV7 } from '../values/uuid.js'
import { readRecords } from './export.js'

const batchSize = 500

/** Row that an applied stage changed. A category has no columns in a file, so it is recorded as it is. */
interface Touched {
  entity: 'outlet' | 'product' | 'outlet_category'
  id: string
  category: Record<string, unknown> | null
}

/**
 * Writes an audit entry for each record that an applied stage changed, with the columns of a file before and after.
 * @param others Client outside of the transaction, which reads the values before
 */
export async function auditChanges(
  client: ClientBase,
  others: Pool,
  actor: Actor | undefined,
): Promise<void> {
  const who = {
    actor_id: actor?.userId || null,
    actor_kind: actor ? 'OPERATOR' : 'SYSTEM',
    request_id: actor?.requestId ?? null,
  }
  await client.query(
    `DECLARE import_changes CURSOR FOR
     SELECT t.entity, t.id, CASE WHEN g.id IS NOT NULL THEN json_build_object('prefix', g.prefix, 'name', g.name) END AS category
     FROM import_touched t LEFT JOIN outlet_category g ON t.entity = 'outlet_category' AND g.id = t.id`,
  )
  for (;;) {
    const { rows } = await client.query<Touched>(`FETCH ${batchSize} FROM import_changes`)
    const [after, before] = await Promise.all([read(client, rows), read(others, rows)])
    const entries = rows.map(({ entity, id, category }) => {
      const is = category ?? after.get(id)?.record ?? {}
      const was = before.get(id)?.record ?? null
      const { changedFields, searchText } = searchColumns({ action: 'import', entity }, was, is)
      return {
        ...{ id: uuidV7(), action: 'import', entity, entity_id: id, ...who },
        ...teamColumns(entity, before.get(id), after.get(id)),
        ...{ before: was && { id, ...was }, after: { id, ...is } },
        ...{ changed_fields: changedFields, search_text: searchText, created_at: new Date() },
      }
    })
    await insertRows(client, 'audit_log', entries)
    if (rows.length < batchSize) break
  }
  await client.query('CLOSE import_changes')
}

interface FileRecord {
  /** File columns as JSON, and `deletedAt`. */
  record: Record<string, unknown>
  /** Null for products, and for outlets of the operators. */
  publisherId: string | null
}

/** Returns the columns by which the publisher of an outlet finds the entry. Null for all other records. */
function teamColumns(entity: string, before: FileRecord | undefined, after?: FileRecord) {
  const was = before ? outletFieldsOf(before) : null
  const is = after ? outletFieldsOf(after) : {}
  const teamId = entity === 'outlet' ? teamOfRecord(entity, was, is) : undefined
  const { changedFields } = searchColumns({ action: 'import', entity }, was, is)
  const changes = teamId ? teamChangesOf(entity, changedFields, was, is) : undefined
  return { team_id: teamId ?? null, team_changes: changes ?? null }
}

/** Names file columns like the fields of the API: `outlet_website_url` is `websiteUrl`. */
function outletFieldsOf({ record, publisherId }: FileRecord): Record<string, unknown> {
  const fields = Object.entries(record).map(([name, value]) => {
    const words = name.replace(/^outlet_/, '')
    return [words.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()), value]
  })
  return { ...Object.fromEntries(fields), publisherId }
}

async function read(
  client: Pick<ClientBase, 'query'>,
  rows: readonly Touched[],
): Promise<Map<string, FileRecord>> {
  const idsOf = (entity: Touched['entity']) =>
    rows.filter((row) => row.entity === entity).map(({ id }) => id)
  const all = new Map<string, FileRecord>()
  for (const entity of ['outlet', 'product'] as const) {
    const ids = idsOf(entity)
    const publisher = entity === 'outlet' ? 'publisher_id' : 'NULL'
    const { rows: found } = await client.query<{
      id: string
      deletedAt: Date | null
      publisherId: string | null
    }>(
      `SELECT id, deleted_at AS "deletedAt", ${publisher} AS "publisherId" FROM ${entity} WHERE id = ANY($1)`,
      [ids],
    )
    const records = await readRecords(client, entity, ids)
    // A file represents archiving by the status only, and a restored product by no column.
    for (const { id, deletedAt, publisherId } of found) {
      const record = { ...records.get(id), deletedAt: deletedAt?.toISOString() ?? null }
      all.set(id, { record, publisherId })
    }
  }
  return all
}
