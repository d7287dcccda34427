import { execSync } from 'node:child_process'
import { existsSync } from 'node:fs'

// What `npm ci` runs at its end; in JavaScript, as it comes before the build. An installation without development
// dependencies has nothing to build with, and takes the build that was made before.
const run = (/** @type {string} */ command) => execSync(command, { stdio: 'inherit' })
if (existsSync('node_modules/vite')) run('npm run --silent build')
else if (existsSync('dist/src/cli/link.js')) run('node dist/src/cli/link.js')
else
  console.log(
    'Nothing was built: without development dependencies, "dist" has to come from a build made elsewhere.',
  )
