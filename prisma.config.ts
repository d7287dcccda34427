import { defineConfig } from 'prisma/config'

// `prisma generate` insists on a schema-engine binary that it never runs; any executable will do.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath

export default defineConfig({
  schema: 'prisma/schema',
  migrations: { path: 'prisma/migrations' },
})
