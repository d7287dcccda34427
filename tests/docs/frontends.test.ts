import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test, vi } from 'vitest'
import { root } from '../../src/root.js'
import { testApi } from '../support/api.js'
import { examplesOf } from '../support/files/guide.js'
import { demoTeam } from '../support/fixtures/marketplace.js'

const api = await testApi({ demo: true })
const base = await api.app.listen({ host: '127.0.0.1', port: 0 })
const token = await api.token(await demoTeam(api))

// Within node_modules, so that the examples can import their packages.
const caches = join(root, 'node_modules/.cache')
mkdirSync(caches, { recursive: true })
const directory = mkdtempSync(join(caches, 'masthead-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

/** Runs the examples of a library as one program. @returns the value of the expression at its end, and the logged lines */
async function run(library: string, expression: string) {
  const program = [
    `const BASE = ${JSON.stringify(base)}, TOKEN = ${JSON.stringify(token)}`,
    ...examplesOf('frontends.md', `js ${library}`),
    `export const result = ${expression}`,
  ]
  const file = join(directory, `${library}.mjs`)
  writeFileSync(file, program.join('\n'))
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  try {
    const { result } = await import(pathToFileURL(file).href)
    return { result, logged: log.mock.calls }
  } finally {
    log.mockRestore()
  }
}

test('the examples of Apollo Client page through the catalogue, and log the issues of an error', async () => {
  const { result, logged } = await run('apollo', 'client.readQuery({ query }).listings')
  expect(new Set(result.edges.map(({ node }: { node: { id: string } }) => node.id)).size).toBe(20)
  expect(logged).toContainEqual([20])
  expect(logged.at(-1)).toEqual([
    'validation_failed',
    [expect.objectContaining({ path: ['input', 'name'] })],
  ])
})

test('the examples of urql page through the catalogue', async () => {
  const { result } = await run('urql', 'both.listings')
  expect(new Set(result.edges.map(({ node }: { node: { id: string } }) => node.id)).size).toBe(20)
})

test('the examples of GraphQL are valid operations', async () => {
  const examples = examplesOf('frontends.md', 'graphql')
  expect(examples.length).toBeGreaterThan(0)
  for (const query of examples) {
    const { body } = await api.post(token, '/graphql', { query })
    // Only the variable is missing.
    expect(body.errors).toMatchObject([
      { extensions: { code: 'validation_failed', issues: [{ path: ['input'] }] } },
    ])
  }
})
