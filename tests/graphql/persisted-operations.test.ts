import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../src/app.js'
import { EnvError, parseEnv } from '../../src/config/env.js'
import { testApi } from '../support/api.js'
import { secretKey } from '../support/processes/instance.js'

const directory = mkdtempSync(join(tmpdir(), 'masthead operations '))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

const manifest = (name: string, content: unknown): string => {
  const file = join(directory, name)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const team = 'query Team { teams { nodes { id } } }'
const outlets = 'query Outlets($n: Int!) { outlets(first: $n) { nodes { name } } }'
const createProfile =
  'mutation Create($input: CreateProfileInput!) { createProfile(input: $input) { name } }'
const hash = sha256(outlets)

const open = await testApi({
  env: {
    MASTHEAD_PERSISTED_OPERATIONS: manifest('plain.json', {
      team,
      create: createProfile,
      [hash]: outlets,
    }),
  },
})
const only = await testApi({
  env: {
    MASTHEAD_PERSISTED_OPERATIONS: manifest('apollo.json', {
      format: 'apollo-persisted-query-manifest',
      version: 1,
      operations: [
        { id: 'team', name: 'Team', type: 'query', body: team },
        { id: hash, name: 'Outlets', type: 'query', body: outlets },
      ],
    }),
    MASTHEAD_PERSISTED_OPERATIONS_ONLY: '1',
  },
})
const none = await testApi()

const apq = (sha256Hash: string) => ({ persistedQuery: { version: 1, sha256Hash } })
const inUrl = (params: Record<string, unknown>) =>
  `/graphql?${new URLSearchParams(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  )}`

describe('a listed operation is executed', () => {
  test.each([
    ['documentId', { documentId: hash }],
    ['documentId that names the kind of hash', { documentId: `sha256:${hash}` }],
    ['extensions.persistedQuery', { extensions: apq(hash) }],
  ])('by %s, with POST and GET', async (_name, by) => {
    const { token } = await open.team()
    const params = { ...by, variables: { n: 3 } }
    const expected = { status: 200, body: { data: { outlets: { nodes: [] } } } }
    expect(await open.post(token, '/graphql', params)).toMatchObject(expected)
    expect(await open.get(token, inUrl(params))).toMatchObject(expected)
  })

  test('within the rules of every operation: scopes, variables, cost, no mutation by GET', async () => {
    const owner = await open.team()
    const limited = await open.token(owner, 'custom', ['files.read'])
    const variables = { input: { name: 'Brightwater' } }
    const made = await open.post(owner.token, '/graphql', { documentId: 'create', variables })
    expect(made.body.data).toEqual({ createProfile: { name: 'Brightwater' } })
    expect(made.body.extensions.cost.requested).toBeGreaterThan(0)
    const byGet = await open.get(owner.token, inUrl({ documentId: 'create', variables }))
    expect(byGet.status).toBe(405)
    const refused = await open.post(limited, '/graphql', { documentId: hash, variables: { n: 1 } })
    expect(refused.body.errors[0].extensions.code).toBe('missing_scope')
    const without = await open.post(owner.token, '/graphql', { documentId: hash })
    expect(without.body.errors[0].extensions.issues).toMatchObject([{ path: ['first'] }])
  })
})

describe('an unknown ID', () => {
  const json = { accept: 'application/graphql-response+json' }

  test('returns the error after which clients send the whole query', async () => {
    const { token } = await open.team()
    for (const [params, path] of [
      [{ documentId: 'gone' }, ['documentId']],
      [{ extensions: apq('gone') }, ['extensions', 'persistedQuery', 'sha256Hash']],
    ] as const) {
      const { status, body } = await open.post(token, '/graphql', params, json)
      expect(status).toBe(404)
      expect(body.errors).toMatchObject([
        {
          message: 'PersistedQueryNotFound',
          extensions: { code: 'persisted_query_not_found', issues: [{ path, code: 'unknown' }] },
        },
      ])
      const { status: plain } = await open.post(token, '/graphql', params)
      expect(plain).toBe(200)
    }
    const both = { query: '{ __typename }', extensions: apq(sha256('{ __typename }')) }
    expect((await open.post(token, '/graphql', both)).body.data).toEqual({ __typename: 'Query' })
  })

  test('is reported as unsupported by a server without a manifest', async () => {
    const { token } = await none.team()
    const { status, body } = await none.post(token, '/graphql', { extensions: apq('x') }, json)
    expect(status).toBe(400)
    expect(body.errors).toMatchObject([
      {
        message: 'PersistedQueryNotSupported',
        extensions: { code: 'persisted_query_not_supported' },
      },
    ])
  })

  test('differs from a request without an operation', async () => {
    const { token } = await open.team()
    const { body } = await open.post(token, '/graphql', { variables: {} })
    expect(body.errors[0].extensions.code).toBe('malformed_request')
    const odd = await open.post(token, '/graphql', { documentId: 7 })
    expect(odd.body.errors[0].extensions.code).toBe('malformed_request')
  })
})

describe('with listed operations only', () => {
  const code = async (send: Promise<{ body: { errors: { extensions: { code: string } }[] } }>) =>
    (await send).body.errors[0]!.extensions.code

  test('others are refused for team tokens and without a token', async () => {
    const owner = await only.team()
    const custom = await only.token(owner, 'custom', ['outlets.lists'])
    for (const token of [owner.token, custom]) {
      const sql = await only.sqlOf(async () => {
        const send = only.post(token, '/graphql', { query: '{ teams { nodes { id } } }' })
        expect(await code(send)).toBe('persisted_query_only')
        // Adding the hash of a listed operation does not admit another query.
        const both = { query: '{ teams { nodes { id } } }', extensions: apq(hash) }
        expect(await code(only.post(token, '/graphql', both))).toBe('persisted_query_only')
        const byGet = only.get(token, inUrl({ query: team }))
        expect(await code(byGet)).toBe('persisted_query_only')
      })
      expect(sql).toEqual([])
    }
    const stranger = await only.app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query: '{ __typename }' },
    })
    expect(stranger.json().errors[0].extensions.code).toBe('persisted_query_only')
    const { body } = await only.post(owner.token, '/graphql', { documentId: 'team' })
    expect(body.data).toEqual({ teams: { nodes: [{ id: owner.id }] } })
  })

  test('operators and analysts still run any query', async () => {
    const analyst = await only.token(await only.team(), 'read_only')
    for (const token of [only.operator, analyst]) {
      const { body } = await only.post(token, '/graphql', { query: '{ __typename }' })
      expect(body.data).toEqual({ __typename: 'Query' })
    }
  })
})

describe('an invalid manifest', () => {
  const errors = async (content: unknown): Promise<string[]> => {
    const env = parseEnv({
      DATA_DIR: tmpdir(),
      SECRET_KEY: secretKey,
      MASTHEAD_PERSISTED_OPERATIONS: manifest('faulty.json', content),
    })
    const error = await buildApp({ env, db: none.db }).then(
      () => undefined,
      (error: unknown) => error,
    )
    expect(error).toBeInstanceOf(EnvError)
    return (error as EnvError).errors.map((error) =>
      error.replace('MASTHEAD_PERSISTED_OPERATIONS: ', '').replace(directory, ''),
    )
  }

  test('prevents the start of the server, which reports every error', async () => {
    const wide = Array.from({ length: 60 }, (_, i) => `a${i}: ordersAggregate { count }`).join(' ')
    expect(
      await errors({
        good: team,
        syntax: '{ teams { ',
        field: '{ teams { nodes { id nam } } outletz { totalCount } }',
        fragment: 'fragment F on Query { __typename }',
        dear: `{ ${wide} }`,
      }),
    ).toEqual([
      expect.stringMatching(/^syntax: Syntax Error/),
      expect.stringMatching(/^field: Cannot query field "nam" on type "Team"/),
      expect.stringMatching(/^field: Cannot query field "outletz" on type "Query"/),
      'fragment: The document contains no operation.',
      expect.stringMatching(/^dear: The operation costs \d+ points/),
    ])
    expect(
      await errors({
        format: 'apollo-persisted-query-manifest',
        version: 1,
        operations: [
          { id: 'a', body: team },
          { id: 'a', body: outlets },
        ],
      }),
    ).toEqual(['a: is the ID of two different operations'])
  })

  test.each([
    ['{', /^\/faulty.json is not valid JSON/],
    ['[]', /^\/faulty.json: /],
    [{ a: 7 }, /^\/faulty.json: a: /],
    [{ '': team }, /^\/faulty.json: /],
    [{ format: 'other', version: 1, operations: [] }, /^\/faulty.json: format: /],
  ])('is reported with its error: %j', async (content, error) => {
    expect(await errors(content)).toEqual([expect.stringMatching(error)])
  })
})
