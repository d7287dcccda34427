import { describe, expect, it, test } from 'vitest'
import { testApi } from '../support/api.js'

const api = await testApi()

const create = (...terms: string[]) =>
  api.mutate(api.operator, 'createSearchSynonym', { terms }, 'id terms')
const issuesOf = async (name: string, input: object) =>
  (await api.mutateError(api.operator, name, input)).extensions.issues
const listed = async (args = '') => {
  const { searchSynonyms } = await api.graph(
    api.operator,
    `{ searchSynonyms${args} { totalCount nodes { terms } } }`,
  )
  return searchSynonyms.nodes.map(({ terms }: { terms: string[] }) => terms[0])
}

test('a group is created with normalized terms, changed and deleted, and the audit log has each change', async () => {
  const group = await create(
    '  Telly ',
    'TELEVISION',
    'television',
    'small \t Screen',
    'cafe\u0301',
  )
  expect(group.terms).toEqual(['telly', 'television', 'small screen', 'caf\u00e9'])
  const { id } = group
  const updated = await api.mutate(
    api.operator,
    'updateSearchSynonym',
    { searchSynonymId: id, terms: ['TV', 'telly'] },
    'id terms',
  )
  expect(updated).toEqual({ id, terms: ['tv', 'telly'] })
  const read = `{ node(id: "${id}") { ... on SearchSynonym { terms } } }`
  expect((await api.graph(api.operator, read)).node).toEqual({ terms: ['tv', 'telly'] })

  const input = { searchSynonymId: id }
  expect(await api.mutate(api.operator, 'deleteSearchSynonym', input, 'id terms')).toEqual(updated)
  expect((await api.graphError(api.operator, read)).extensions.code).toBe('not_found')
  for (const name of ['updateSearchSynonym', 'deleteSearchSynonym'])
    expect((await api.mutateError(api.operator, name, input)).extensions.code).toBe('not_found')
  expect(await listed('(where: { search: "telly" })')).toEqual([])

  const { auditEntries } = await api.graph(
    api.operator,
    `{ auditEntries(where: { search: "telly" }, orderBy: { field: CREATED_AT, direction: ASC }) {
      nodes { action entity entityId changes { field before after } } } }`,
  )
  const entry = { entity: 'search_synonym', entityId: id }
  expect(auditEntries.nodes).toMatchObject([
    { ...entry, action: 'create_search_synonym' },
    { ...entry, action: 'update_search_synonym' },
    {
      ...entry,
      action: 'delete_search_synonym',
      changes: [{ field: 'terms', before: ['tv', 'telly'], after: null }],
    },
  ])
})

describe('terms are refused', () => {
  const term = (length: number) => 'x'.repeat(length)
  test.each<[string, string[], [path: string, message: string][]]>([
    ['without another', ['alone'], [['input.terms', 'must have at least 2 different terms']]],
    [
      'that are equal',
      ['same', ' SAME'],
      [['input.terms', 'must have at least 2 different terms']],
    ],
    ['if empty', ['one', ' '], [['input.terms.1', 'must not be empty']]],
    ['if too long', [term(60), term(61)], [['input.terms.1', 'must have at most 60 characters']]],
    ['with 5 words', ['a b c d', 'a b c d e'], [['input.terms.1', 'must have at most 4 words']]],
    [
      'with control characters',
      ['one', 'a\u0007b'],
      [['input.terms.1', 'must be one line without control characters']],
    ],
    [
      'if there are too many',
      Array.from({ length: 21 }, (_, index) => `term ${index}`),
      [['input.terms', 'must have at most 20 terms']],
    ],
  ])('%s', async (_, terms, expected) => {
    const issues = await issuesOf('createSearchSynonym', { terms })
    expect(
      issues.map(({ path, message }: { path: string[]; message: string }) => [
        path.join('.'),
        message,
      ]),
    ).toEqual(expected)
    expect(await listed(`(where: { terms: { has: "${terms[0]}" } })`)).toEqual([])
  })

  test('if null, when a group is changed', async () => {
    const { id } = await create('stays', 'remains')
    const input = { searchSynonymId: id, terms: null }
    expect(await issuesOf('updateSearchSynonym', input)).toMatchObject([
      { path: ['input', 'terms'], message: 'must not be null' },
    ])
  })

  it('if another group has them, which the error names', async () => {
    const own = await create('automobile', 'car')
    const taken = { code: 'taken', message: 'is already in the group “automobile, car”' }
    expect(await issuesOf('createSearchSynonym', { terms: ['vehicle', 'CAR'] })).toMatchObject([
      { path: ['input', 'terms', 1], ...taken },
    ])
    const { id: searchSynonymId } = await create('vehicle', 'ride')
    const update = (terms: string[]) => ({ searchSynonymId, terms })
    expect(
      await issuesOf('updateSearchSynonym', update(['ride', 'car', 'automobile'])),
    ).toMatchObject([
      { path: ['input', 'terms', 1], ...taken },
      { path: ['input', 'terms', 2], ...taken },
    ])
    await api.mutate(api.operator, 'updateSearchSynonym', update(['ride', 'lift']))
    await api.mutate(api.operator, 'deleteSearchSynonym', { searchSynonymId: own.id })
    await create('vehicle', 'car')
  })

  it('if another group gets them at the same time', async () => {
    const groups = [1, 2, 3, 4].map((number) => ['wanted', `other ${number}`])
    const query =
      'mutation ($input: CreateSearchSynonymInput!) { createSearchSynonym(input: $input) { id } }'
    const answers = await Promise.all(
      groups.map((terms) =>
        api.post(api.operator, '/graphql', { query, variables: { input: { terms } } }),
      ),
    )
    const codes = answers.flatMap(({ body }) => body.errors?.[0].extensions.issues[0].code ?? [])
    expect(codes).toEqual(['taken', 'taken', 'taken'])
  })
})

test('groups are listed by their terms, searched by parts of them, and filtered', async () => {
  await create('zebra crossing', 'crosswalk')
  await create('aardvark', 'ant bear')
  const within = (more: string) =>
    `(where: { terms: { hasSome: ["aardvark", "crosswalk"] } } ${more})`
  expect(await listed(within(''))).toEqual(['aardvark', 'zebra crossing'])
  const byAge = 'orderBy: { field: CREATED_AT, direction: ASC }'
  expect(await listed(within(byAge))).toEqual(['zebra crossing', 'aardvark'])
  expect(await listed('(where: { search: "BEAR aard" })')).toEqual(['aardvark'])
  expect(await listed('(where: { search: "bear crosswalk" })')).toEqual([])
})

test('a change of the synonyms clears the cache of the catalogue', async () => {
  const { token } = await api.team()
  const cached = async () => {
    const { payload } = await api.app.inject('/metrics')
    return Number(/^masthead_catalogue_cache_entries\{what="bodies"\} (\d+)$/m.exec(payload)![1])
  }
  const clears = async <T>(change: () => Promise<T>): Promise<T> => {
    await api.get(token, '/products/listings')
    await expect.poll(cached).toBe(1)
    const changed = await change()
    await expect.poll(cached).toBe(0)
    return changed
  }
  const { id: searchSynonymId } = await clears(() => create('notice', 'announcement'))
  const change = (name: string, more: object = {}) =>
    clears(() => api.mutate(api.operator, name, { searchSynonymId, ...more }))
  await change('updateSearchSynonym', { terms: ['notice', 'bulletin'] })
  await change('deleteSearchSynonym')
})

test('a team neither reads nor changes them', async () => {
  const { token } = await api.team()
  const { id } = await create('secret', 'hidden')
  const codeOf = async (query: string) => (await api.graphError(token, query)).extensions.code
  expect(await codeOf('{ searchSynonyms { totalCount } }')).toBe('operator_only')
  expect(await codeOf(`{ node(id: "${id}") { id } }`)).toBe('not_found')
  const given = `searchSynonymId: "${id}"`
  for (const call of [
    'createSearchSynonym(input: { terms: ["a", "b"] })',
    `updateSearchSynonym(input: { ${given}, terms: ["a", "b"] })`,
    `deleteSearchSynonym(input: { ${given} })`,
  ])
    expect(await codeOf(`mutation { ${call} { id } }`)).toBe('operator_only')
  expect(await listed('(where: { terms: { has: "secret" } })')).toEqual(['secret'])
})
