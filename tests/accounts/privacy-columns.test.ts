import { expect, it } from 'vitest'
import { decidedColumns } from '../../src/privacy/columns.js'
import { testApi } from '../support/api.js'

const api = await testApi()

/** Columns that can contain a text, of all tables except those of the migrations. */
async function textColumns(): Promise<string[]> {
  const rows = await api.prisma.$queryRaw<{ name: string }[]>`
    SELECT table_name || '.' || column_name AS name FROM information_schema.columns
    JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'
      AND table_name NOT IN ('_prisma_migrations', '_masthead_applied')
      AND (data_type IN ('text', 'character varying', 'character', 'json', 'jsonb', 'bytea', 'inet', 'tsvector', 'xml')
        OR udt_name IN ('_text', '_varchar', '_bpchar', '_json', '_jsonb', '_bytea', 'citext', '_citext'))`
  return rows.map(({ name }) => name).sort()
}

const decided = () =>
  [...decidedColumns.values()].flat().map(({ table, column }) => `${table}.${column}`)

it('has one decision for each column that can contain an email address or a name', async () => {
  expect(decided().sort()).toEqual(await textColumns())
})

it('misses a decision for a new column', async () => {
  await api.prisma
    .$executeRaw`ALTER TABLE "folder" ADD COLUMN "color" text, ADD COLUMN "labels" text[], ADD COLUMN "more" jsonb`
  try {
    const missing = (await textColumns()).filter((name) => !decided().includes(name))
    expect(missing).toEqual(['folder.color', 'folder.labels', 'folder.more'])
  } finally {
    await api.prisma
      .$executeRaw`ALTER TABLE "folder" DROP COLUMN "color", DROP COLUMN "labels", DROP COLUMN "more"`
  }
})
