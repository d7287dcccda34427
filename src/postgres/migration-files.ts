import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../root.js'

/** The database and the migrations do not match. The message contains the solution. */
export class MigrationError extends Error {
  override name = 'MigrationError'
}

/** SQL script of the release. `checksum` is the hex SHA-256 of its text. */
export type SqlFile = { name: string; sql: string; checksum: string }

const concurrently = /\bCONCURRENTLY\b/gi

/**
 * Whether the script contains CONCURRENTLY, which cannot run in a transaction. Its statements run one by one, and each
 * must be repeatable.
 */
export function isConcurrent({ sql }: SqlFile): boolean {
  return sql.replace(/--.*$/gm, '').search(concurrently) >= 0
}

/** Splits a migration into statements. It must not contain function bodies. */
export function splitStatements({ sql }: SqlFile): string[] {
  return sql
    .replace(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter(Boolean)
}

/** Removes CONCURRENTLY, so that the script can run in a transaction. Only for databases without other users. */
export function withoutConcurrently({ sql }: SqlFile): string {
  return sql.replace(concurrently, '')
}

export const migrationsDirectory = join(root, 'prisma', 'migrations')

/** Migrations of a directory in order. @throws MigrationError if one has no migration.sql */
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

/** Functions in the `functions/` directory next to the migrations. Empty if there is none. */
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
