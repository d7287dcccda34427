import { defineConfig } from 'vitest/config'

export default defineConfig({
  // As Node.js resolves it: two builds of graphql in one process do not know each other's types.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    include: ['tests/**/*.test.ts'],
    globalSetup: 'tests/support/global-setup.ts',
    maxWorkers: 3,
    // Every file has a database and teams of its own; to load the server anew for each took half of the time.
    isolate: false,
    // A machine that others share may stand still for a minute.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
