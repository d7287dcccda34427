import type { Command } from 'commander'
import { createProgram } from '../src/cli/program.js'

/** Renders the part of `docs/cli.md` that lists each command with its arguments and options. */
export async function cliReference(): Promise<string> {
  const program = await createProgram(false)
  return program.commands.flatMap((command) => sectionsOf(command, '')).join('\n')
}

function sectionsOf(command: Command, parent: string): string[] {
  const name = `${parent}${command.name()}`
  const subcommands = command.commands.flatMap((subcommand) => sectionsOf(subcommand, `${name} `))
  // A group with options runs without a subcommand too, such as `migrate --plan`.
  if (subcommands.length > 0 && command.options.length === 0) return subcommands
  const names = command.registeredArguments.map((argument) => {
    const word = argument.variadic ? `${argument.name()}…` : argument.name()
    return argument.required ? `<${word}>` : `[${word}]`
  })
  const rows = [
    ...command.registeredArguments.map((argument) => [argument.name(), argument.description]),
    ...command.options
      .filter(({ hidden }) => !hidden)
      .map((option) => [option.flags, optionText(option)]),
  ].map(([term, text]) => `| \`${term}\` | ${text!.replaceAll('|', '\\|')} |\n`)
  const table =
    rows.length > 0 ? `\n| Argument or option | Meaning |\n|---|---|\n${rows.join('')}` : ''
  return [
    `## ${name}\n\n${command.description()}.\n\n\`\`\`text\nmasthead ${[name, ...names].join(' ')}${command.options.length > 0 ? ' [options]' : ''}\n\`\`\`\n${table}`,
    ...subcommands,
  ]
}

function optionText(option: Command['options'][number]): string {
  const { description, defaultValue, defaultValueDescription, argChoices, mandatory } = option
  const notes = [
    ...(argChoices ? [`one of ${argChoices.join(', ')}`] : []),
    ...(defaultValue === undefined || defaultValue === false
      ? []
      : [`default: ${defaultValueDescription ?? defaultValue}`]),
    ...(mandatory ? ['required'] : []),
  ]
  return notes.length > 0 ? `${description} (${notes.join('; ')})` : description
}
