#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Command, CommanderError } from 'commander'
import { root } from '../config/root.js'
import { AppError } from '../errors/app-error.js'
import { addContractCommands } from './contract.js'
import { addDoctorCommand } from './doctor.js'
import { addExportCommand } from './export.js'
import { addExtractCommand } from './extract.js'
import { describeFault } from './fault.js'
import { addImportCommand } from './import.js'
import { addMigrateCommands } from './migrate.js'
import { addOperatorCommands } from './operator.js'
import { addSecretKeyCommands } from './secret-key.js'
import { addSeedCommand } from './seed.js'
import { addServeCommand } from './serve.js'
import { addTeamCommands } from './team.js'
import { addTokenCommands } from './token.js'
import { addWebhookCommands } from './webhook.js'

const { version, description } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

const program = new Command('masthead')
  .description(description)
  .version(version)
  .enablePositionalOptions()
  .exitOverride()

addServeCommand(program)
addMigrateCommands(program)
addSeedCommand(program)
addImportCommand(program)
addExportCommand(program)
addExtractCommand(program)
addTeamCommands(program)
addTokenCommands(program)
addOperatorCommands(program)
addWebhookCommands(program)
addSecretKeyCommands(program)
addContractCommands(program)
addDoctorCommand(program)

// Whoever reads what is printed may stop early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit()
  throw error
})

try {
  await program.parseAsync()
} catch (error) {
  if (error instanceof CommanderError) {
    // Commander has printed it. Its exit codes are 0 for help, and 1 for what is wrong usage here.
    process.exitCode = error.exitCode === 0 ? 0 : 2
  } else {
    const debug = ['debug', 'trace'].includes(process.env.LOG_LEVEL ?? '')
    const message = describeFault(error)
    if (process.argv.includes('--json')) {
      const code = error instanceof AppError ? error.code : undefined
      console.error(JSON.stringify({ error: { code, message } }))
    } else console.error(debug ? error : `masthead: ${message}`)
    process.exitCode = 1
  }
}
