import { execSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// Runs at the end of `npm ci` and `npm install`. JavaScript, because it precedes the build. Builds `dist` only if its
// sources have changed, because a server may be running from it. Without development dependencies `dist` must come
// from another build.

const generated = join('prisma', 'generated')
const record = join('dist', 'sources.sha256')

/** SHA-256 of the names and contents of all sources of the build. */
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
    'Nothing was built. Without development dependencies, "dist" must come from another build.',
  )
}
