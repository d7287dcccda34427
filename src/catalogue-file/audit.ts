import type { ClientBase, Pool } from 'pg'
import { type Actor, searchColumns } from '../domain/rules/audit.js'
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
  const who = { actor_id: actor?.userId || null, request_id: actor?.requestId ?? null }
  await client.query(
    `DECLARE import_changes CURSOR FOR
     SELECT t.entity, t.id, CASE WHEN g.id IS NOT NULL THEN json_build_object('prefix', g.prefix, 'name', g.name) END AS category
     FROM import_touched t LEFT JOIN outlet_category g ON t.entity = 'outlet_category' AND g.id = t.id`,
  )
  for (;;) {
    const { rows } = await client.query<Touched>(`FETCH ${batchSize} FROM import_changes`)
    const [after, before] = await Promise.all([read(client, rows), read(others, rows)])
    const entries = rows.map(({ entity, id, category }) => {
      const is = category ?? after.get(id) ?? {}
      const was = before.get(id) ?? null
      const { changedFields, searchText } = searchColumns({ action: 'import', entity }, was, is)
      return {
        ...{ id: uuidV7(), action: 'import', entity, entity_id: id, ...who },
        ...{ before: was && { id, ...was }, after: { id, ...is } },
        ...{ changed_fields: changedFields, search_text: searchText, created_at: new Date() },
      }
    })
    await insertRows(client, 'audit_log', entries)
    if (rows.length < batchSize) break
  }
  await client.query('CLOSE import_changes')
}

async function read(client: Pick<ClientBase, 'query'>, rows: readonly Touched[]) {
  const idsOf = (entity: Touched['entity']) =>
    rows.filter((row) => row.entity === entity).map(({ id }) => id)
  const all = new Map<string, Record<string, unknown>>()
  for (const entity of ['outlet', 'product'] as const) {
    const ids = idsOf(entity)
    const { rows: ends } = await client.query<{ id: string; deletedAt: Date | null }>(
      `SELECT id, deleted_at AS "deletedAt" FROM ${entity} WHERE id = ANY($1)`,
      [ids],
    )
    const records = await readRecords(client, entity, ids)
    // A file represents archiving by the status only, and a restored product by no column.
    for (const { id, deletedAt } of ends)
      all.set(id, { ...records.get(id), deletedAt: deletedAt?.toISOString() ?? null })
  }
  return all
}
