import type { Command } from 'commander'
import { adoptSecretKey } from '../webhooks/key-check.js'
import { withUncheckedDatabase } from './database.js'
import { print } from './print.js'

export function addSecretKeyCommands(program: Command): void {
  const command = program
    .command('secret-key')
    .description('Manage the key that encrypts signing secrets')

  command
    .command('adopt')
    .description('Use the current SECRET_KEY for this database if the previous key is lost')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample: SECRET_KEY=… masthead secret-key adopt')
    .action(async ({ json }: { json?: true }) => {
      const lostEndpoints = await withUncheckedDatabase(({ pool }, env) =>
        adoptSecretKey(pool, env.secretKey),
      )
      if (json) print({ adopted: true, lost_webhook_endpoints: lostEndpoints }, { json })
      else if (lostEndpoints.length === 0)
        console.log('The key is adopted. No secret was encrypted with another key.')
      else console.log(`The key is adopted. Rotate the secrets of: ${lostEndpoints.join(', ')}`)
    })
}
