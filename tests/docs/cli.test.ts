import type { Command } from 'commander'
import { expect, it } from 'vitest'
import { cliReference } from '../../codegen/cli-reference.js'
import { createProgram } from '../../src/cli/program.js'

it('docs/cli.md lists every option, also those of a command with subcommands', async () => {
  const sections = new Map(
    (await cliReference())
      .split(/^## /m)
      .map((section) => [section.slice(0, section.indexOf('\n')), section]),
  )
  const missing: string[] = []
  const visit = (command: Command, words: string[]): void => {
    const name = words.join(' ')
    for (const { flags, hidden } of command.options)
      if (!hidden && !sections.get(name)?.includes(`| \`${flags}\` |`))
        missing.push(`${name} ${flags}`)
    for (const one of command.commands) visit(one, [...words, one.name()])
  }
  for (const command of (await createProgram(false)).commands) visit(command, [command.name()])
  expect(missing).toEqual([])
  expect(sections.get('migrate')).toContain('--plan')
})
