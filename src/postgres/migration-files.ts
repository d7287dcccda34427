import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../root.js'

/** The database and the migrations do not fit together; the message says what to do. */
export class MigrationError extends Error {
  override name = 'MigrationError'
}

/** A script of the release, recognized by the digest of its text. */
export type SqlFile = { name: string; sql: string; checksum: string }

const concurrently = /\bCONCURRENTLY\b/gi

/**
 * Whether it builds or drops an index beside those who write: that cannot be in a transaction, so it is done statement by
 * statement, and each must be one that can be done again.
 */
export function isConcurrent({ sql }: SqlFile): boolean {
  return sql.replace(/--.*$/gm, '').search(concurrently) >= 0
}

/** The statements of a migration that has no bodies of functions, one by one. */
export function statementsOf({ sql }: SqlFile): string[] {
  return sql
    .replace(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter(Boolean)
}

/** The same for a database where nobody else works. */
export function withinTransaction({ sql }: SqlFile): string {
  return sql.replace(concurrently, '')
}

export const migrationsDirectory = join(root, 'prisma', 'migrations')

/** The migrations of a directory, in their order. */
export function readMigrations(directory: string): SqlFile[] {
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .map((name) => {
      const file = join(directory, name, 'migration.sql')
      if (!existsSync(file)) {
        throw new MigrationError(
          `Migration ${name} has no migration.sql. Restore it, or remove its directory.`,
        )
      }
      return readSql(name, file)
    })
}

/** The functions that belong to the migrations of a directory: `functions/` beside it. */
export function readFunctions(migrations: string): SqlFile[] {
  const directory = join(dirname(migrations), 'functions')
  if (!existsSync(directory)) return []
  return readdirSync(directory)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => readSql(`functions/${name}`, join(directory, name)))
}

function readSql(name: string, file: string): SqlFile {
  const sql = readFileSync(file, 'utf8')
  return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
}
