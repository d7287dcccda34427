import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../src/root.js'

/** Build of a later release. */
export interface Release {
  number: number
  /** Path of the CLI. */
  program: string
  /** Names of the migrations that the release before does not have. */
  migrations: string[]
}

/**
 * Copies the build and turns it into a later release. Each release has another version, a migration that locks a
 * frequently used table, and one that builds an index concurrently.
 */
export function nextRelease(directory: string, number: number): Release {
  const target = join(directory, `release-${number}`)
  mkdirSync(target)
  for (const part of ['dist', 'prisma/migrations', 'prisma/functions']) {
    cpSync(join(root, part), join(target, part), { recursive: true })
  }
  symlinkSync(join(root, 'node_modules'), join(target, 'node_modules'))
  const about = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const version = `${about.version}-${number}`
  writeFileSync(join(target, 'package.json'), JSON.stringify({ ...about, version }))
  let migrations: string[] = []
  for (let release = 1; release <= number; release++) {
    const name = `99990101${String(release).padStart(5, '0')}`
    const scripts = {
      [`${name}0_release`]: `ALTER TABLE "order" ADD COLUMN release_${release} text;`,
      [`${name}1_release_index`]: `CREATE INDEX CONCURRENTLY IF NOT EXISTS order_release_${release}_idx ON "order" (release_${release});`,
    }
    migrations = Object.keys(scripts)
    for (const [migration, sql] of Object.entries(scripts)) {
      const folder = join(target, 'prisma/migrations', migration)
      mkdirSync(folder)
      writeFileSync(join(folder, 'migration.sql'), sql)
    }
  }
  return { number, program: join(target, 'dist', 'src', 'cli', 'main.js'), migrations }
}
