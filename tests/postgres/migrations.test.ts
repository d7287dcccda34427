import { expect, it } from 'vitest'
import { createMigration } from '../../src/postgres/create-migration.js'
import { migrationStatus } from '../../src/postgres/migrate.js'
import { testDatabase } from '../support/database.js'

it('the migrations make the schema of Prisma, and no more', async () => {
  const { url } = await testDatabase()
  expect(await migrationStatus(url)).not.toContainEqual(
    expect.not.objectContaining({ state: 'applied' }),
  )
  expect(await createMigration(url, 'none')).toBeUndefined()
})
