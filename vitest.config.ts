import { existsSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { defineConfig, type Plugin } from 'vitest/config'

const root = import.meta.dirname
const build = join(root, '.test-build')

/**
 * Loads Masthead from the build of `global-setup.ts` instead of its sources. It then runs as in production, with child
 * processes from the same build. Vite neither transforms its modules nor proxies their imports.
 */
const compiled: Plugin = {
  name: 'compiled',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!importer || !/^\.\.?\//.test(source)) return
    const path = relative(root, join(dirname(importer), source))
    const file = join(build, path)
    if (/^(src|schema|rest|prisma)\//.test(path) && existsSync(file)) return file
  },
}

export default defineConfig({
  plugins: [compiled],
  // Loads one build of graphql, as Node.js does. Types of two builds are incompatible.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    include: ['tests/**/*.test.ts'],
    globalSetup: 'tests/support/global-setup.ts',
    server: { deps: { external: [/\/\.test-build\//] } },
    execArgv: ['--enable-source-maps', '--max-old-space-size=2048'],
    maxWorkers: 3,
    // Every file has its own database and teams. Reloading the server for each would take half of the time.
    isolate: false,
    // A shared machine may pause for a minute.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
