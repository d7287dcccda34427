import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { printedOpenapi, printedSchema } from './printed.js'
import { root } from './root.js'

// Writes the contracts that are kept in the tree; with --check it only tells whether they are up to date.
const files = {
  'schema/schema.graphql': printedSchema(),
  'rest/openapi.json': printedOpenapi('/'),
}

const check = process.argv.includes('--check')
for (const [path, text] of Object.entries(files)) {
  const file = join(root, path)
  if (!check) {
    await writeFile(file, text)
  } else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
    console.error(`${path} is not what the code says. Run: npm run generated`)
    process.exitCode = 1
  }
}
