import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../src/root.js'

/** A build beside the one of this tree. */
export interface Release {
  number: number
  /** Its command. */
  program: string
  /** Names of those that the release before does not have. */
  migrations: string[]
}

/**
 * A copy of the build as it may be a number of releases later: each of another version, with a migration that takes the
 * lock of a table that is much used, and one that builds an index beside those who write.
 */
export function nextRelease(directory: string, number: number): Release {
  const place = join(directory, `release-${number}`)
  mkdirSync(place)
  for (const part of ['dist', 'prisma/migrations', 'prisma/functions']) {
    cpSync(join(root, part), join(place, part), { recursive: true })
  }
  symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'))
  const about = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const version = `${about.version}-${number}`
  writeFileSync(join(place, 'package.json'), JSON.stringify({ ...about, version }))
  let migrations: string[] = []
  for (let release = 1; release <= number; release++) {
    const name = `99990101${String(release).padStart(5, '0')}`
    const scripts = {
      [`${name}0_release`]: `ALTER TABLE "order" ADD COLUMN release_${release} text;`,
      [`${name}1_release_index`]: `CREATE INDEX CONCURRENTLY IF NOT EXISTS order_release_${release}_idx ON "order" (release_${release});`,
    }
    migrations = Object.keys(scripts)
    for (const [migration, sql] of Object.entries(scripts)) {
      const folder = join(place, 'prisma/migrations', migration)
      mkdirSync(folder)
      writeFileSync(join(folder, 'migration.sql'), sql)
    }
  }
  return { number, program: join(place, 'dist', 'src', 'cli', 'main.js'), migrations }
}
