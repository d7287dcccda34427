import { describe, expect, test } from 'vitest'
import { routes } from '../../rest/index.js'
import { testApi } from '../support/api.js'

const api = await testApi()
const team = await api.team()

const half = 500_000
const bodies = {
  'brackets that never close': '['.repeat(2 * half),
  'objects that never close': '{"a":'.repeat(half / 5),
  'arrays within arrays': '['.repeat(half) + ']'.repeat(half),
  'arrays within a field': `{"name":${'['.repeat(half)}${']'.repeat(half)}}`,
  'objects within objects': `${'{"name":'.repeat(half / 5)}1${'}'.repeat(half / 5)}`,
}

const urls = [
  ...routes
    .filter(({ body, files }) => body && !files)
    .map(({ method, path }) => [method, path.replace('{team_id}', team.id)] as const),
  ['POST', '/exports/outlets.csv'] as const,
]

describe.each(Object.entries(bodies))('%s', (_name, payload) => {
  test.each(urls)('%s %s refuses', async (method, path) => {
    const url = path.replace(/\{\w+\}/g, crypto.randomUUID())
    const type = { 'content-type': 'application/json' }
    const { status } = await api.send(method, team.token, url, payload, type)
    expect([400, 403, 404]).toContain(status)
  })

  test('/graphql refuses, as a body and as a variable', async () => {
    const type = { 'content-type': 'application/json' }
    for (const body of [payload, `{"query":"{ __typename }","variables":${payload}}`]) {
      const { status } = await api.send('POST', team.token, '/graphql', body, type)
      expect([200, 400]).toContain(status)
    }
  })
})

test('brackets that are nested too deep are named in the error', async () => {
  const type = { 'content-type': 'application/json' }
  const closed = `{"name":${'['.repeat(200)}${']'.repeat(200)}}`
  for (const payload of ['['.repeat(half), closed]) {
    const { body } = await api.send('POST', team.token, '/folders', payload, type)
    expect(body).toMatchObject({
      code: 'malformed_request',
      detail: expect.stringContaining('nested more than 200 deep'),
    })
  }
  const graph = await api.send('POST', team.token, '/graphql', closed, type)
  expect(graph.body.errors[0].message).toBe('The body is nested deeper than 200 brackets.')
  const name = `${'['.repeat(210)}"\\`
  expect((await api.post(team.token, '/folders', { name })).body).toMatchObject({ name })
})

test('a body is not read for a token that may not send it', async () => {
  const type = { 'content-type': 'application/json' }
  const narrow = await api.token(team, 'custom', ['orders.read'])
  const { status, body } = await api.send('POST', narrow, '/folders', '['.repeat(half), type)
  expect([status, body.code]).toEqual([403, 'missing_scope'])
  const other = await api.team()
  const url = `/teams/${other.id}`
  const foreign = await api.send('PUT', team.token, url, '['.repeat(half), type)
  expect([foreign.status, foreign.body.code]).toEqual([403, 'wrong_team'])
})
