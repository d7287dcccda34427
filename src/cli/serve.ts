import type { Command } from 'commander'
import { environmentNames, parseEnv } from '../config/env.js'

export function addServeCommand(program: Command): void {
  program
    .command('serve')
    .description('Run the server: start the embedded database, migrate, and listen')
    .addHelpText('after', `\nEnvironment: ${environmentNames.join(', ')}`)
    .action(async () => {
      const env = parseEnv(process.env)
      // Loads the whole application here, so that other commands start faster, and the process that supervises
      // workers stays small.
      if (env.workers > 1) await (await import('../workers.js')).serveByWorkers(env)
      else await (await import('../server.js')).serve(env)
    })
}
