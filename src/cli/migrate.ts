import { relative } from 'node:path'
import type { Command } from 'commander'
import { createMigration } from '../postgres/create-migration.js'
import { migrate, migrationPlan, migrationStatus } from '../postgres/migrate.js'
import { withDatasource } from './database.js'
import { print, printAll } from './print.js'

/** Adds `masthead migrate`. */
export function addMigrateCommands(program: Command): void {
  const command = program
    .command('migrate')
    .description('Bring the database to the schema of this release')
    .option('--retry', 'apply a migration that failed once more')
    .option(
      '--plan',
      'change nothing: tell which migrations wait, and who waits for them meanwhile',
    )
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      '\nExample: masthead migrate --plan\nOf a table that it names, writes or everything wait until the end of the migration.',
    )
    .action(async ({ retry, plan, json }: { retry?: true; plan?: true; json?: true }) => {
      if (plan) return printPlan({ json })
      const applied = await withDatasource(({ directUrl }) => migrate(directUrl, { retry }))
      if (json) print({ applied }, { json })
      else console.log(applied.length ? `Applied ${applied.join(', ')}` : 'Nothing to apply')
    })

  command
    .command('status')
    .description(
      'List migrations and functions: applied, pending, interrupted, failed, edited, later or unknown',
    )
    .option('--json', 'print JSON')
    .action(async ({ json }: { json?: true }) => {
      const status = await withDatasource(({ directUrl }) => migrationStatus(directUrl))
      const listed = status.map(({ name, state }) => ({ name, state }))
      printAll(listed, { json })
      if (status.some(({ state }) => state !== 'applied')) process.exitCode = 1
    })

  command
    .command('new')
    .description('Write the migration from the existing ones to prisma/schema')
    .argument('<name>', 'what it does, in a few words')
    .addHelpText(
      'after',
      '\nWhat a function of the database does needs none: change its file in prisma/functions.',
    )
    .action(async (name: string) => {
      const file = await withDatasource(({ directUrl }) => createMigration(directUrl, name))
      console.log(file ? relative(process.cwd(), file) : 'The migrations are up to date')
    })
}

async function printPlan({ json }: { json: true | undefined }): Promise<void> {
  const plan = await withDatasource(({ directUrl }) => migrationPlan(directUrl))
  if (json) return void console.log(JSON.stringify(plan, null, 2))
  if (plan.length === 0) console.log('Nothing to apply')
  for (const { name, tables } of plan) {
    console.log(name)
    for (const { table, rows, waits } of tables)
      console.log(
        `  ${table} (${Math.round(rows)} rows): ${waits} waits`.replace(
          'writes waits',
          'writes wait',
        ),
      )
  }
}
