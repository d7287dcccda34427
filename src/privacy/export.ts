import pg from 'pg'
import type { Person } from '../domain/accounts/privacy-request.js'
import type { Pool } from '../postgres/pool.js'
import { decidedColumns, subjectColumns } from './columns.js'
import { forEachOccurrence } from './occurrences.js'
import { searchFor } from './replace.js'

/** Record that mentions the person, or that the person created or changed. */
interface Mention {
  /** Column, such as `comment.content`. */
  column: string
  id: unknown
  createdAt: unknown
  /** The address with the text around it. Absent for a reference to the account. */
  excerpt?: string
}

/** Personal data of one person. Contains no secrets, and of other people's records only excerpts. */
export interface PersonExport {
  addresses: string[]
  userId: string | null
  /** Records of the person, by table. */
  records: Record<string, Record<string, unknown>[]>
  /** Other records that contain the address. */
  mentions: Mention[]
  /** Other records that refer to the account, such as uploaded files and changes. */
  activity: Mention[]
}

/** Collects the personal data of a person from all tables. */
export async function exportPerson(pool: Pool, person: Person): Promise<PersonExport> {
  const { addresses, userId } = person
  const records: PersonExport['records'] = {}
  for (const table of Object.keys(subjectColumns)) {
    const rows = await recordsOf(pool, table, person)
    if (rows.length > 0) records[table] = rows
  }
  const isExported = (table: string, id: unknown) =>
    records[table]?.some((record) => record.id === id) ?? false

  const mentions: Mention[] = []
  const search = searchFor(person)
  await forEachOccurrence(pool, search, (column, { id, created_at: createdAt }, value) => {
    const [table = ''] = column.split('.')
    if (isExported(table, id)) return
    mentions.push({
      column,
      id: id ?? null,
      createdAt: createdAt ?? null,
      excerpt: excerptOf(search.pattern, value),
    })
  })

  const activity: Mention[] = []
  for (const { table, column, hasCreatedAt } of userId ? await userReferences(pool) : []) {
    const { rows } = await pool.query<{ id: unknown; createdAt: unknown }>(
      `SELECT id, ${hasCreatedAt ? 'created_at' : 'NULL'} AS "createdAt" FROM ${pg.escapeIdentifier(table)}
       WHERE ${pg.escapeIdentifier(column)} = $1::uuid ORDER BY id`,
      [userId],
    )
    for (const row of rows)
      if (!isExported(table, row.id)) activity.push({ column: `${table}.${column}`, ...row })
  }
  return { addresses, userId, records, mentions, activity }
}

async function recordsOf(
  pool: Pool,
  table: string,
  { addresses, userId }: Person,
): Promise<Record<string, unknown>[]> {
  const { addresses: ofAddress = [], users = [], ownTeam } = subjectColumns[table]!
  const conditions = [
    ...ofAddress.map((column) => `lower(${pg.escapeIdentifier(column)}) = ANY ($1::text[])`),
    ...users.map((column) => `${pg.escapeIdentifier(column)} = $2::uuid`),
    ...(ownTeam
      ? [`${pg.escapeIdentifier(ownTeam)} IN (SELECT id FROM team WHERE owner_id = $2::uuid)`]
      : []),
  ]
  const secrets = (decidedColumns.get(table) ?? [])
    .filter(({ isSecret }) => isSecret)
    .map(({ column }) => column)
  const { rows } = await pool.query<{ record: Record<string, unknown> }>(
    `SELECT to_jsonb(t) - $3::text[] AS record FROM ${pg.escapeIdentifier(table)} t
     WHERE ($1::text[] IS NOT NULL OR $2::uuid IS NOT NULL) AND (${conditions.join(' OR ')}) ORDER BY id`,
    [addresses, userId, secrets],
  )
  return rows.map(({ record }) => record)
}

/** Columns with a foreign key to users, of tables with an ID. */
async function userReferences(pool: Pool) {
  const { rows } = await pool.query<{ table: string; column: string; hasCreatedAt: boolean }>(
    `SELECT c.relname AS table, a.attname AS column,
       EXISTS (SELECT FROM pg_attribute WHERE attrelid = c.oid AND attname = 'created_at') AS "hasCreatedAt"
     FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
     JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.conkey[1]
     WHERE k.contype = 'f' AND k.confrelid = '"user"'::regclass AND c.relnamespace = current_schema()::regnamespace
       AND EXISTS (SELECT FROM pg_attribute WHERE attrelid = c.oid AND attname = 'id' AND NOT attisdropped)
     ORDER BY 1, 2`,
  )
  return rows
}

/** Characters before and after the address. */
const around = 80

function excerptOf(pattern: RegExp, value: string): string {
  pattern.lastIndex = 0
  const match = pattern.exec(value)
  const start = match?.index ?? 0
  return value.slice(Math.max(0, start - around), start + (match?.[0].length ?? 0) + around)
}
