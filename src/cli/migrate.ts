import { relative } from 'node:path'
import type { Command } from 'commander'
import { createMigration } from '../postgres/create-migration.js'
import { migrate, migrationPlan, migrationStatus } from '../postgres/migrate.js'
import { withDatasource } from './database.js'
import { print, printAll } from './print.js'

export function addMigrateCommands(program: Command): void {
  const command = program
    .command('migrate')
    .description('Apply the migrations of this release to the database')
    .option('--retry', 'apply a failed migration again')
    .option(
      '--plan',
      'list pending migrations with the tables they lock and their estimated row counts, without applying them',
    )
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      '\nExample: masthead migrate --plan\nWrites or all queries of a listed table wait until the migration ends.',
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
      'List migrations and functions by state: applied, pending, interrupted, failed, edited, later or unknown',
    )
    .option('--json', 'print JSON')
    .action(async ({ json }: { json?: true }) => {
      const status = await withDatasource(({ directUrl }) => migrationStatus(directUrl))
      const rows = status.map(({ name, state }) => ({ name, state }))
      printAll(rows, { json })
      if (status.some(({ state }) => state !== 'applied')) process.exitCode = 1
    })

  command
    .command('new')
    .description('Create a migration for the changes in prisma/schema')
    .argument('<name>', 'name, such as add_outlet_rating')
    .addHelpText(
      'after',
      '\nDatabase functions need no migration: edit the file in prisma/functions.',
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
