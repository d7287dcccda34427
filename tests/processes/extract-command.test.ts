import { expect, test } from 'vitest'
import { testApi } from '../support/api.js'
import { masthead } from '../support/processes/cli.js'

const api = await testApi()

test('masthead extract exports what the server exports', async () => {
  const team = await api.team()
  const extract = (format: string, fields: string, ...more: string[]) =>
    masthead(api.db.url, 'extract', 'teams', '-', '--format', format, '--fields', fields, ...more)
  const { code, stdout, stderr } = await extract('jsonl', 'id,slug', '--team', team.slug)
  expect([code, stderr]).toEqual([0, ''])
  expect(stdout).toBe(`${JSON.stringify({ id: team.id, slug: team.slug })}\n`)
  const bad = await extract('csv', 'no')
  expect(bad.code).toBe(1)
  expect(bad.stderr).toMatch(/no cannot be exported; Team has /)
})
