import fc from 'fast-check'
import { expect, test } from 'vitest'
import { schema } from '../../schema/index.js'
import { testApi } from '../support/api.js'
import { runs } from '../support/attempts.js'
import { demoTeam } from '../support/fixtures/marketplace.js'
import { randomQuery, shapes } from '../support/inputs/random-query.js'

const api = await testApi({ demo: true, graphqlWorker: true })
const tokens: Record<string, string> = {}

const team = await demoTeam(api)
tokens.team = await api.token(team)
tokens.analyst = await api.token(team, 'read_only')
tokens.narrow = await api.token(team, 'custom', ['articles.read', 'campaigns.lists'])
tokens.operator = api.operator
const { id: teamId } = team
const order = await api.prisma.order.findFirstOrThrow({ where: { teamId } })
const article = await api.prisma.article.findFirstOrThrow({ where: { teamId } })
const campaign = await api.prisma.campaign.findFirstOrThrow({ where: { teamId } })
const product = await api.prisma.product.findFirstOrThrow()
const noId = '00000000-0000-7000-8000-000000000000'
const ids = [order.id, article.id, campaign.id, product.id, noId]

// graphql-js executes every query that selects the schema.
const marker = 'standard: __schema { __typename } '

interface Body {
  data?: Record<string, unknown> | null
  errors?: { path: (string | number)[] }[]
}

/** Removes values that depend on the time: days since the last change of status, and signatures of URLs. */
const untimed = (key: string, value: unknown) => {
  if (/daysInStatus$/.test(key) && typeof value === 'number') return 0
  return typeof value === 'string' ? value.replace(/\?expires=\d+&signature=.*/, '') : value
}

/** Data and errors of a response, with the errors sorted because their order varies. */
function comparable({ data, errors = [] }: Body) {
  const { standard, ...rest } = data ?? {}
  const kept = data && JSON.parse(JSON.stringify(rest, untimed))
  return { data: kept, errors: errors.map((error) => JSON.stringify(error)).sort() }
}

/** Whether the value at a path, or one of its parents, is null. */
const isNull = (data: unknown, path: readonly (string | number)[]): boolean =>
  data === null ||
  (path.length > 0 && isNull((data as Record<string, unknown>)[path[0]!], path.slice(1)))

const ask = async (token: string, query: string, variables?: object) => {
  const { body } = await api.post(token, '/graphql', { query, variables })
  return body
}

/** Responses of both executors. Padding keeps the locations of errors equal. */
const both = async (token: string, query: string, variables?: object) => {
  const at = query.indexOf('{ ') + 2
  const [start, end] = [query.slice(0, at), query.slice(at)]
  return [
    await ask(token, start + ' '.repeat(marker.length) + end, variables),
    await ask(token, start + marker + end, variables),
  ]
}

test.each(shapes)(
  'a random %s query returns the same compiled as with graphql-js',
  async (shape) => {
    let compared = 0
    await fc.assert(
      fc.asyncProperty(
        fc.integer(),
        fc.constantFrom('team', 'analyst', 'narrow', 'operator'),
        fc.nat(4),
        async (seed, who, id) => {
          const query = randomQuery(schema, shape, seed)
            .replace('{ ', '{  ')
            .replaceAll(noId, ids[id]!)
          const [compiled, standard] = await both(tokens[who]!, query)
          if (standard.data === undefined) return
          compared++
          const [ours, theirs] = [comparable(compiled), comparable(standard)]
          expect(ours.data).toEqual(theirs.data)
          // Including the order of the keys.
          expect(JSON.stringify(ours.data)).toBe(JSON.stringify(theirs.data))
          // If several fields null the whole response, the database decides which error comes first.
          if (ours.data !== null) expect(ours.errors).toEqual(expect.arrayContaining(theirs.errors))
          // Siblings of a field that nulls its record may still be resolved, and fail as well.
          for (const { path } of compiled.errors ?? []) expect(isNull(ours.data, path)).toBe(true)
          expect(ours.errors.length > 0).toBe(theirs.errors.length > 0)
        },
      ),
      { numRuns: runs(40) },
    )
    expect(compared).toBeGreaterThan(0)
  },
)

const cases: [name: string, query: string, variables?: object][] = [
  ['a record that is not there', `query A($id: UUID!) { article(id: $id) { id } }`, { id: noId }],
  [
    'one of several that are not there',
    `query A($id: UUID!) { session { source } article(id: $id) { id } }`,
    { id: noId },
  ],
  [
    'a variable of the wrong type',
    `query A($first: Int) { articles(first: $first) { totalCount } }`,
    { first: 'x' },
  ],
  [
    'the records of a list twice',
    `query A { campaigns { some: nodes { id } others: nodes { name articles { a: nodes { id } b: nodes { name } } } } }`,
  ],
  [
    'a key that is called as a statement calls its rows',
    'query A { campaigns { nodes { r: id articles { nodes { r: name } } } } orders { nodes { r: total } } }',
  ],
  [
    'records of several types by ID, and a list',
    `query A($ids: [ID!]!) { campaigns { totalCount } nodes(ids: $ids) { __typename id
      ... on Order { total items(first: 2) { totalCount nodes { id } } }
      ... on Article { name campaign { articles { nodes { name } } } } ... on Team { legalName } } }`,
    { ids: [order.id, noId, article.id, campaign.id, team.id] },
  ],
  ['a variable that is missing', `query A($id: UUID!) { article(id: $id) { id } }`],
  ['a variable of no scalar', `query A($id: UUID!) { article(id: $id) { id } }`, { id: 'x' }],
  [
    'an argument out of range',
    `query A($first: Int) { articles(first: $first) { totalCount } }`,
    { first: 101 },
  ],
  [
    'a list with a null default',
    `query A($first: Int = 2) { articles(first: $first) { nodes { id } } }`,
    { first: null },
  ],
  [
    "a field for operators within a team's",
    `{ articles(first: 3) { nodes { id comments { nodes { user { id } } } } } }`,
  ],
  [
    'what records are called',
    `{ __typename articles(first: 3) { __typename nodes { __typename id comments { nodes { name: __typename } } } } }`,
  ],
  [
    'operations of which none is named',
    `query A { session { source } } query B { session { source } }`,
  ],
  [
    'a condition that is null',
    `query A($on: Boolean! = true) { session { source @include(if: $on) } }`,
    { on: null },
  ],
  [
    'a condition that is left out',
    `query A($on: Boolean! = false) { session { source @include(if: $on) } }`,
  ],
  ['aliases that begin with _', `{ _one: session { _source: source _team: teamId } }`],
  [
    'an alias that objects have',
    `{ session { constructor: kind toString: kind __proto__: kind } }`,
  ],
]

test.each(cases)('%s returns the same with both executors', async (_name, query, variables) => {
  const [compiled, standard] = await both(tokens.team!, query, variables)
  expect(comparable(compiled)).toEqual(comparable(standard))
  expect(compiled.data ?? compiled.errors).toBeTruthy()
})

test('no more statements run once a field has nulled the whole response', async () => {
  // Statements of the GraphQL worker are not recorded.
  const inline = await testApi()
  const token = await inline.token(await inline.team(), 'custom', ['articles.lists'])
  const sqlOf = (query: string) => inline.sqlOf(() => inline.post(token, '/graphql', { query }))
  const articles = 'articles(first: 1) { totalCount }'
  expect(await sqlOf(`{ ${articles} }`)).not.toEqual([])
  expect(await sqlOf(`{ orders(first: 1) { totalCount } ${articles} }`)).toEqual([])
})

test('operations that share a fragment each load only their own fields', async () => {
  const query = `query Rows { ...Shared }
    query Ends { ...Shared articles(first: 1) { pageInfo { hasNextPage endCursor } } }
    fragment Shared on Query { articles(first: 1) { nodes { id } } }`
  const run = async (operationName: string) =>
    (await api.post(tokens.team!, '/graphql', { query, operationName })).body.data.articles
  await run('Rows')
  const { pageInfo } = await run('Ends')
  expect(pageInfo).toEqual({ hasNextPage: true, endCursor: expect.any(String) })
})
