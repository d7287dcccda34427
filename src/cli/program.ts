import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { styleText } from 'node:util'
import { Command } from 'commander'
import { root } from '../root.js'
import { addExamples } from './examples.js'

const { version, description } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

type Add = (program: Command) => void

/** Module of each command, in the order of the help. A command starts without the modules of the others. */
const commands: Record<string, () => Promise<Add>> = {
  serve: async () => (await import('./serve.js')).addServeCommand,
  migrate: async () => (await import('./migrate.js')).addMigrateCommands,
  seed: async () => (await import('./seed.js')).addSeedCommand,
  import: async () => (await import('./import.js')).addImportCommand,
  export: async () => (await import('./export.js')).addExportCommand,
  extract: async () => (await import('./extract.js')).addExtractCommand,
  backup: async () => (await import('./backup.js')).addBackupCommand,
  restore: async () => (await import('./restore.js')).addRestoreCommand,
  team: async () => (await import('./team.js')).addTeamCommands,
  token: async () => (await import('./token.js')).addTokenCommands,
  operator: async () => (await import('./operator.js')).addOperatorCommands,
  privacy: async () => (await import('./privacy.js')).addPrivacyCommands,
  webhook: async () => (await import('./webhook.js')).addWebhookCommands,
  'secret-key': async () => (await import('./secret-key.js')).addSecretKeyCommands,
  schema: async () => (await import('./contract.js')).addContractCommands,
  openapi: async () => (await import('./contract.js')).addContractCommands,
  doctor: async () => (await import('./doctor.js')).addDoctorCommand,
}

/**
 * Returns the commands that `args` need: the one that they name, none for the version, all for help and usage errors.
 */
function commandsFor(args: readonly string[]): string[] {
  const word = args.find((arg) => !arg.startsWith('-'))
  if (word === undefined) return args.includes('--version') ? [] : Object.keys(commands)
  return Object.hasOwn(commands, word) ? [word] : Object.keys(commands)
}

/**
 * Builds the command `masthead` with the subcommands that `args` need.
 * @param asJson Print usage errors as one JSON object
 */
export async function createProgram(
  asJson: boolean,
  args: readonly string[] = [],
): Promise<Command> {
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

  const adds = await Promise.all(commandsFor(args).map((name) => commands[name]!()))
  for (const add of new Set(adds)) add(program)

  addExamples(program)
  return program
}
