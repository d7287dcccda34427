import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Loads one build of graphql, as Node.js does. Types of two builds are incompatible.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    include: ['tests/**/*.test.ts'],
    globalSetup: 'tests/support/global-setup.ts',
    maxWorkers: 3,
    // Every file has its own database and teams. Reloading the server for each would take half of the time.
    isolate: false,
    // A shared machine may pause for a minute.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
