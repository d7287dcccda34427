import type { Command } from 'commander'
import { adoptSecretKey } from '../webhooks/key-check.js'
import { withUncheckedDatabase } from './database.js'
import { print } from './print.js'

/** Adds `masthead secret-key`. */
export function addSecretKeyCommands(program: Command): void {
  const command = program
    .command('secret-key')
    .description('Care for the key that signing secrets are sealed with')

  command
    .command('adopt')
    .description('Take the present SECRET_KEY for this database, when the former one is lost')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample: SECRET_KEY=… masthead secret-key adopt')
    .action(async ({ json }: { json?: true }) => {
      const lost = await withUncheckedDatabase(({ pool }, env) =>
        adoptSecretKey(pool, env.secretKey),
      )
      if (json) print({ adopted: true, lost_webhook_endpoints: lost }, { json })
      else if (lost.length === 0)
        console.log('The key is adopted. Nothing was sealed with another.')
      else console.log(`The key is adopted. Rotate the secrets of: ${lost.join(', ')}`)
    })
}
