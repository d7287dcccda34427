import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { testApi } from '../support/api.js'
import { statements } from '../support/expected/analytics.js'
import { makeAnalystsMarketplace } from '../support/fixtures/analytics.js'

const api = await testApi()
await makeAnalystsMarketplace(api.db.url)

const page = await readFile(new URL('../../docs/analytics.md', import.meta.url), 'utf8')
const questions = [
  ...page.matchAll(/^## (\d+)\. (.+)\n[^#]*?```graphql\n([^`]+)```\n\n```json\n([^`]+)```/gm),
].map(([, number, title, query, example]) => ({
  number: Number(number),
  title: title!,
  query: query!,
  example: example!,
}))

/** Values of a response, as one row per record of its list. */
function rowsOf(value: unknown): unknown[][] {
  if (value === null || typeof value !== 'object') return [[value]]
  if (Array.isArray(value)) return value.flatMap(rowsOf)
  const { nodes, groupCount, ...parts } = value as Record<string, unknown>
  if (nodes) return rowsOf(nodes)
  return [Object.values(parts).flatMap((part) => rowsOf(part)[0] ?? [])]
}

const precision = 1e6

/** Normalizes dates and numbers, which JSON and the PostgreSQL driver represent differently. */
function normalized(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)) return normalized(Number(value))
  return typeof value === 'number' ? Math.round(value * precision) / precision : value
}

/** Field names within a value, for lists those of the first item. */
function formOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(formOf)
  if (value === null || typeof value !== 'object') return null
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, formOf(part)]))
}

const sorted = (rows: unknown[][]) => rows.map((row) => JSON.stringify(row.map(normalized))).sort()

test('the page has a query for each SQL statement', () => {
  expect(questions.map(({ number }) => number)).toEqual(Object.keys(statements).map(Number))
})

test.each(questions)('$title ($number)', async ({ number, query, example }) => {
  const fellBack = vi.spyOn(api.app.services, 'fellBack')
  const data = await api.graph(api.operator, query)
  expect(fellBack.mock.calls).toEqual([])
  const roots = Object.values(data)
  const rows = roots.length > 1 ? [roots.flatMap((root) => rowsOf(root)[0]!)] : rowsOf(roots[0])
  const client = new pg.Client({ connectionString: api.db.url, options: '-c timezone=UTC' })
  await client.connect()
  const { rows: expected } = await client
    .query({ text: statements[number]!, rowMode: 'array' })
    .finally(() => client.end())
  expect(expected.length).toBeGreaterThan(0)
  expect(sorted(rows)).toEqual(sorted(expected))
  expect(formOf(JSON.parse(example))).toEqual(formOf(data))
})
