import { describe, expect, test } from 'vitest'
import { apiVersion } from '../../src/http/version.js'
import { testApi } from '../support/api.js'
import { description } from '../support/contract.js'
import { breakingChanges, releases } from '../support/released-contract.js'

const api = await testApi()
const team = await api.team()

describe('API-Version', () => {
  const [major, minor, patch] = apiVersion.split('.').map(Number)

  test.each([
    apiVersion,
    String(major),
    `${major}.${minor}`,
    `${major}.0`,
    `${major}.${minor! - 1}.9`,
  ])('%s is served', async (version) => {
    const { status, headers } = await api.get(team.token, '/auth/token', { 'api-version': version })
    expect([status, headers['api-version']]).toEqual([200, apiVersion])
  })

  test.each([
    String(major! + 1),
    String(major! - 1),
    `${major}.${minor! + 1}`,
    `${major}.${minor}.${patch! + 1}`,
    'latest',
    '',
    `${apiVersion}.1`,
  ])('%j is rejected, in REST and GraphQL', async (version) => {
    const headers = { 'api-version': version }
    const rest = await api.get(team.token, '/auth/token', headers)
    expect([rest.status, rest.body.issues]).toEqual([
      400,
      [
        {
          path: ['API-Version'],
          code: 'version_not_served',
          message: expect.any(String),
          allowed: [apiVersion],
        },
      ],
    ])
    const graph = await api.post(team.token, '/graphql', { query: '{ __typename }' }, headers)
    expect(graph.status).toBe(400)
    expect(graph.body.errors).toMatchObject([{ extensions: { code: 'validation_failed' } }])
  })
})

describe.each(releases)('the contract of release $name', ({ document }) => {
  test('is part of the current one', () => {
    expect(Object.keys(document.paths).length).toBeGreaterThan(50)
    expect(breakingChanges(document, description)).toEqual([])
  })

  test('would notice a breaking change', () => {
    const changed = structuredClone(description)
    delete changed.paths['/tags']
    changed.paths['/folders']!.get!.parameters = []
    changed.components.schemas.CreateFolderInput!.required.push('color')
    delete changed.components.schemas.CreateCommentInput!.properties.content
    expect(breakingChanges(document, changed)).toEqual(
      expect.arrayContaining([
        'get /tags is missing',
        expect.stringMatching(/^get \/folders: parameter \w+ is missing$/),
        'CreateFolderInput.color has become required',
        'CreateCommentInput.content is missing',
      ]),
    )
  })
})
