import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  isConcurrent,
  migrationsDirectory,
  readMigrations,
  type SqlFile,
} from '../../src/postgres/migration-files.js'
import { root } from '../../src/root.js'

// Checks that migrations block no table of a million rows and break no server of the previous release. Those up to
// this one are not checked.
const lastUnchecked = '20261122143000_listing_filter'

/** Style rules of squawk, and rules that the transaction and the timeouts of migrations already satisfy. */
const leftOut = [
  ...['prefer-bigint-over-int', 'prefer-bigint-over-smallint', 'prefer-identity'],
  ...['prefer-robust-stmts', 'prefer-text-field', 'prefer-timestamptz', 'ban-char-field'],
  ...['require-lock-timeout', 'require-statement-timeout', 'require-timeout-settings'],
]
const squawk = join(root, 'node_modules/squawk-cli/js/bin/squawk')

/** The names of the rules that a migration breaks. */
async function errorsOf(migration: Pick<SqlFile, 'name' | 'sql'>): Promise<string[]> {
  const { name, sql } = migration
  const broken = await brokenRules(['--stdin-filepath', `${name}.sql`], migration, sql)
  return [...broken.map(({ rule_name }) => rule_name), ...fillsUnderLock(migration)]
}

/** Rules that each migration breaks, by its name. Squawk runs once for all. */
async function errorsOfAll(migrations: SqlFile[]): Promise<Record<string, string[]>> {
  const fileOf = ({ name }: SqlFile) => join(migrationsDirectory, name, 'migration.sql')
  const groups = [true, false]
    .map((is) => migrations.filter((one) => isConcurrent(one) === is))
    .filter((group) => group.length > 0)
  const broken = await Promise.all(groups.map((group) => brokenRules(group.map(fileOf), group[0]!)))
  return Object.fromEntries(
    migrations.map((migration) => {
      const rules = broken.flat().filter(({ file }) => file === fileOf(migration))
      const names = [...rules.map((rule) => rule.rule_name), ...fillsUnderLock(migration)]
      return [migration.name, names]
    }),
  )
}

interface BrokenRule {
  file: string
  rule_name: string
}

function brokenRules(
  files: string[],
  { name, sql }: Pick<SqlFile, 'name' | 'sql'>,
  input = '',
): Promise<BrokenRule[]> {
  const args = [
    ...['--reporter', 'json', ...files, '--exclude', leftOut.join(',')],
    ...(isConcurrent({ name, sql, checksum: '' }) ? [] : ['--assume-in-transaction']),
  ]
  return new Promise((resolve, reject) => {
    const child = execFile(process.execPath, [squawk, ...args], (error, stdout, stderr) => {
      if (stdout.startsWith('[')) resolve(JSON.parse(stdout))
      else if (error) reject(new Error(stderr || error.message))
      else resolve([])
    })
    child.stdin!.end(input)
  })
}

/** A lock is held until the migration ends. Statements on many rows belong in a migration without locks. */
function fillsUnderLock({ sql }: Pick<SqlFile, 'sql'>): string[] {
  const made = [...sql.matchAll(/CREATE TABLE "?(\w+)"?/gi)].map(([, name]) => name!)
  const text = sql.replace(/--.*$/gm, '').replace(/\$(\w*)\$.*?\$\1\$/gs, '')
  const locked = [
    ...text.matchAll(/\b(?:ALTER TABLE|CREATE (?:CONSTRAINT )?TRIGGER[^;]*? ON) "?(\w+)"?/gi),
  ].some(([, name]) => !made.includes(name!))
  const drops = /\bDROP (?:INDEX(?! CONCURRENTLY)|TABLE)/i.test(text)
  const fills = /\b(?:UPDATE "?\w+"?(?: \w+)? SET|DELETE FROM|INSERT INTO[^;]*\bSELECT\b)/i.test(
    text,
  )
  return fills && (locked || drops) ? ['fill-under-lock'] : []
}

describe('migrations', () => {
  const checked = readMigrations(migrationsDirectory).filter(({ name }) => name > lastUnchecked)

  it('block no requests, and are compatible with the previous release', async () => {
    const none = Object.fromEntries(checked.map(({ name }) => [name, []]))
    expect(await errorsOfAll(checked)).toEqual(none)
  })

  it.each([
    ['CREATE INDEX a_idx ON "order" (total)', ['require-concurrent-index-creation']],
    ['CREATE INDEX CONCURRENTLY a_idx ON "order" (total)', []],
    ['CREATE TABLE a (id uuid PRIMARY KEY); CREATE INDEX a_idx ON a (id)', []],
    ['ALTER TABLE "order" ADD COLUMN note text', []],
    ['ALTER TABLE "order" ADD COLUMN note text NOT NULL', ['adding-required-field']],
    ['ALTER TABLE "order" DROP COLUMN total', ['ban-drop-column']],
    [
      '-- No release has read it since 0.1.\n-- squawk-ignore ban-drop-column\nALTER TABLE "order" DROP COLUMN total',
      [],
    ],
    ['ALTER TABLE "order" RENAME COLUMN total TO sum', ['renaming-column']],
    ['ALTER TABLE "order" ALTER COLUMN total TYPE numeric', ['changing-column-type']],
    ['ALTER TABLE "order" ADD CONSTRAINT c CHECK (total > 0)', ['constraint-missing-not-valid']],
    ['ALTER TABLE "order" ADD CONSTRAINT c CHECK (total > 0) NOT VALID', []],
    ['ALTER TABLE "order" ADD COLUMN n int; UPDATE "order" SET n = 1', ['fill-under-lock']],
    ['ALTER TABLE "order" ADD COLUMN n int; UPDATE "order" o SET n = 1', ['fill-under-lock']],
    ['UPDATE "order" SET total = 1', []],
  ])('%s', async (sql, rules) => {
    expect(await errorsOf({ name: 'example', sql: `${sql};` })).toEqual(rules)
  })

  it('report the errors of the last unchecked migration', async () => {
    const last = readMigrations(migrationsDirectory).filter(({ name }) => name === lastUnchecked)
    expect((await errorsOfAll(last))[lastUnchecked]).toContain('fill-under-lock')
  })
})
