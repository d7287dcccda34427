import { execSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// What `npm ci` and `npm install` run last; in JavaScript, as it precedes the build. A server may run from `dist`
// meanwhile, so that `dist` is built only when its sources have changed. Without development dependencies nothing can
// be built, and `dist` comes from a build made elsewhere.

const generated = join('prisma', 'generated')
const record = join('dist', 'sources.sha256')

/** Of the names and contents of everything that the build reads. */
function digestOfSources() {
  const folders = ['src', 'schema', 'rest', 'prisma']
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name)),
  )
  const settings = readdirSync('.').filter((name) =>
    /^(package|tsconfig|prisma\.config)/.test(name),
  )
  const hash = createHash('sha256')
  for (const file of [...files, ...settings].sort()) {
    if (!file.startsWith(generated)) hash.update(`${file}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

const isBuilt = () =>
  existsSync(generated) && existsSync(record) && readFileSync(record, 'utf8') === digestOfSources()

if (process.argv.includes('--built')) writeFileSync(record, digestOfSources())
else if (existsSync('node_modules/vite')) {
  if (!isBuilt()) execSync('npm run --silent build', { stdio: 'inherit' })
} else if (!existsSync('dist')) {
  console.log(
    'Nothing was built: without development dependencies, "dist" has to come from a build made elsewhere.',
  )
}
