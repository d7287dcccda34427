import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Command } from 'commander'
import { afterAll, describe, expect, it } from 'vitest'
import { createProgram } from '../../src/cli/program.js'
import { testApi } from '../support/api.js'
import { masthead, mastheadJson } from '../support/processes/cli.js'

const api = await testApi()
const folder = mkdtempSync(join(tmpdir(), 'masthead-cli-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('team and operator', () => {
  it('are listed, and an operator is revoked', async () => {
    const team = await api.team({ name: 'Listed & Co' })
    const teams = await mastheadJson(api.db.url, 'team', 'list')
    expect(teams).toContainEqual({
      id: team.id,
      name: 'Listed & Co',
      slug: team.slug,
      kind: 'BUYER',
      is_test: false,
      pro_pricing: false,
      created_at: team.createdAt.toISOString(),
    })
    const { id } = await mastheadJson(api.db.url, 'operator', 'create', '--name', 'Leaver')
    const ended = await mastheadJson(api.db.url, 'operator', 'revoke', id)
    expect(ended).toEqual({ id, revoked_at: expect.any(String) })
    const operators = await mastheadJson(api.db.url, 'operator', 'list')
    expect(operators).toContainEqual(
      expect.objectContaining({ id, name: 'Leaver', revoked_at: ended.revoked_at }),
    )
    expect(JSON.stringify(operators)).not.toContain('token_hash')
  })

  it('are a table, without colors outside of a terminal', async () => {
    const { stdout } = await masthead(api.db.url, 'team', 'list')
    expect(stdout).toMatch(/^id +name +slug +kind +is_test +pro_pricing +created_at\n/)
  })
})

describe('a failure under --json', () => {
  it.each([
    [['team', 'create', '--json'], 'usage', 2],
    [['team', 'list', '--json', '--nonsense'], 'usage', 2],
    [['token', 'list', '--team', 'nobody', '--json'], 'not_found', 1],
  ] as const)('of %j is one object on standard error', async (args, code, exit) => {
    const failed = await masthead(api.db.url, ...args)
    expect(failed).toMatchObject({ code: exit, stdout: '' })
    expect(JSON.parse(failed.stderr)).toEqual({ error: { code, message: expect.any(String) } })
  })
})

describe('extract', () => {
  it('reports the file that it wrote', async () => {
    const file = join(folder, 'teams.csv')
    const args = ['extract', 'folders', file, '--fields', 'id,name']
    const { code, stderr } = await masthead(api.db.url, ...args)
    expect(code).toBe(0)
    const { length } = readFileSync(file)
    expect(stderr).toBe(`Wrote 0 records of folders to ${file}, ${length} bytes.\n`)
  })

  it('counts records, not lines', async () => {
    const { token } = await api.team()
    for (const overview of ['one\ntwo', 'a "quote"\n']) {
      await api.post(token, '/profiles', { name: 'x', overview })
    }
    for (const name of ['profiles.csv', 'profiles.jsonl']) {
      const args = ['extract', 'profiles', join(folder, name), '--fields', 'id,overview']
      const { stderr } = await masthead(api.db.url, ...args)
      expect(stderr).toContain('Wrote 2 records of profiles to ')
    }
  })

  it.each([
    ['nowhere/x.csv', '%s or its folder does not exist.'],
    ['', '%s is a folder. Specify a file.'],
  ])('reports in a sentence why it cannot write %j', async (name, sentence) => {
    const file = join(folder, name)
    const args = ['extract', 'folders', file, '--format', 'csv', '--fields', 'id,name']
    const { code, stderr } = await masthead(api.db.url, ...args)
    expect(code).toBe(1)
    expect(stderr).toBe(`masthead: ${sentence.replace('%s', file)}\n`)
  })

  it('of an unknown list reports the available lists', async () => {
    const { stderr } = await masthead(api.db.url, 'extract', 'ordrs', join(folder, 'x.csv'))
    expect(stderr).toMatch(
      /^masthead: There is no list ordrs; did you mean orders\? Available lists: /,
    )
  })
})

it('the help of every command ends with an example', async () => {
  const without: string[] = []
  const visit = (command: Command, words: string[]): void => {
    let help = ''
    command.configureOutput({
      writeOut: (text) => {
        help += text
      },
    })
    command.outputHelp()
    if (command.commands.length === 0 && !/^Example/m.test(help)) without.push(words.join(' '))
    for (const one of command.commands) visit(one, [...words, one.name()])
  }
  visit(await createProgram(false), [])
  expect(without).toEqual([])
})
