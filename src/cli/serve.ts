import type { Command } from 'commander'
import { environmentNames, parseEnv } from '../config/env.js'

/** Adds `masthead serve`. */
export function addServeCommand(program: Command): void {
  program
    .command('serve')
    .description('Run the server: start the database where it is embedded, migrate it, listen')
    .addHelpText('after', `\nEnvironment: ${environmentNames.join(', ')}`)
    .action(async () => {
      const env = parseEnv(process.env)
      // The whole application: the short commands start faster without it, and whoever only keeps workers is smaller.
      if (env.workers > 1) await (await import('../workers.js')).serveByWorkers(env)
      else await (await import('../server.js')).serve(env)
    })
}
