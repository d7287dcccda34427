import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { styleText } from 'node:util'
import { Command } from 'commander'
import { root } from '../root.js'
import { addBackupCommand } from './backup.js'
import { addContractCommands } from './contract.js'
import { addDoctorCommand } from './doctor.js'
import { addExamples } from './examples.js'
import { addExportCommand } from './export.js'
import { addExtractCommand } from './extract.js'
import { addImportCommand } from './import.js'
import { addMigrateCommands } from './migrate.js'
import { addOperatorCommands } from './operator.js'
import { addRestoreCommand } from './restore.js'
import { addSecretKeyCommands } from './secret-key.js'
import { addSeedCommand } from './seed.js'
import { addServeCommand } from './serve.js'
import { addTeamCommands } from './team.js'
import { addTokenCommands } from './token.js'
import { addWebhookCommands } from './webhook.js'

const { version, description } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** The command `masthead`. `asJson`: what is wrong with its usage is told as one JSON object. */
export function createProgram(asJson: boolean): Command {
  const program = new Command('masthead')
    .description(description)
    .version(version)
    .enablePositionalOptions()
    .exitOverride()
    .configureHelp({
      styleTitle: (title) => styleText('bold', title),
      styleCommandText: (text) => styleText('cyan', text),
      styleOptionText: (text) => styleText('cyan', text),
    })
    .configureOutput({
      outputError(text, write) {
        const message = text.replace(/^error: /, '').trim()
        write(asJson ? `${JSON.stringify({ error: { code: 'usage', message } })}\n` : text)
      },
    })

  addServeCommand(program)
  addMigrateCommands(program)
  addSeedCommand(program)
  addImportCommand(program)
  addExportCommand(program)
  addExtractCommand(program)
  addBackupCommand(program)
  addRestoreCommand(program)
  addTeamCommands(program)
  addTokenCommands(program)
  addOperatorCommands(program)
  addWebhookCommands(program)
  addSecretKeyCommands(program)
  addContractCommands(program)
  addDoctorCommand(program)

  addExamples(program)
  return program
}
