import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MigrationList } from '@prisma/schema-engine-wasm'
import { root } from '../root.js'
import {
  migrationsDirectory,
  readMigrations,
  type SqlFile,
  withoutConcurrently,
} from './migration-files.js'
import { withSchemaEngine } from './schema-engine.js'

const schemaDirectory = join(root, 'prisma', 'schema')
const noFilter = { externalTables: [], externalEnums: [] }

/**
 * Writes a migration for the difference between the existing migrations and prisma/schema.
 * @returns the file, or undefined if there is no difference
 * @throws if the role of `url` cannot create databases
 */
export async function createMigration(
  url: string,
  name: string,
  directory = migrationsDirectory,
): Promise<string | undefined> {
  const migrations = readMigrations(directory)
  const files = readSchema()
  const { stdout } = await withSchemaEngine(url, (engine) =>
    engine.diff({
      from: { tag: 'migrations', ...migrationList(directory, migrations) },
      to: { tag: 'schemaDatamodel', files },
      script: true,
      exitCode: null,
      filters: noFilter,
    }),
  )
  if (!stdout || /^-- This is an empty migration/.test(stdout)) return undefined

  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')
  const target = join(directory, `${nextTimestamp(migrations)}_${slug}`)
  mkdirSync(target, { recursive: true })
  const file = join(target, 'migration.sql')
  writeFileSync(file, stdout)
  return file
}

function migrationList(directory: string, migrations: SqlFile[]): MigrationList {
  return {
    baseDir: directory,
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
    shadowDbInitScript: '',
    migrationDirectories: migrations.map((migration) => ({
      path: migration.name,
      migrationFile: {
        path: 'migration.sql',
        content: { tag: 'ok', value: withoutConcurrently(migration) },
      },
    })),
  }
}

function readSchema(): { path: string; content: string }[] {
  return readdirSync(schemaDirectory, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.prisma'))
    .map((name) => join(schemaDirectory, name))
    .map((path) => ({ path, content: readFileSync(path, 'utf8') }))
}

/** Current time, or one second after the last migration if that is later. Migrations are sorted by name. */
function nextTimestamp(migrations: SqlFile[]): string {
  const last = migrations.at(-1)?.name.match(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)/)
  const [year, month, ...rest] = (last?.slice(1) ?? ['1970', '01', '01', '0', '0', '0']).map(Number)
  const [day, hours, minutes, seconds] = rest
  const afterLast = Date.UTC(year!, month! - 1, day!, hours!, minutes!, seconds! + 1)
  const time = new Date(Math.max(Date.now(), afterLast))
  return time.toISOString().replace(/\D/g, '').slice(0, 14)
}
