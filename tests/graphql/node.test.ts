import { type GraphQLObjectType, isObjectType } from 'graphql'
import { describe, expect, test } from 'vitest'
import { schema } from '../../schema/index.js'
import { uuidV7 } from '../../src/values/uuid.js'
import { columnsOf, isOwned } from '../support/access/tenancy-names.js'
import { testApi } from '../support/api.js'
import { completeRecords, demoTeam } from '../support/fixtures/marketplace.js'

const api = await testApi({ demo: true })
const team = await demoTeam(api)
await completeRecords(api, team)
const token = await api.token(team)
const other = await api.team()

const records = Object.values(schema.getTypeMap()).filter(
  (type): type is GraphQLObjectType =>
    isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node'),
)
const modelOf = ({ extensions }: GraphQLObjectType) => extensions.pothosPrismaModel as string

const ofTeam = (type: GraphQLObjectType) =>
  columnsOf(modelOf(type)).includes('teamId') ? { teamId: team.id } : {}

/** ID of a record of a type that an operator can read, undefined without such a record. */
async function someId(type: GraphQLObjectType, where: object = {}): Promise<string | undefined> {
  if (type.name === 'Listing') {
    const { listings } = await api.graph(token, '{ listings(first: 1) { nodes { id } } }')
    return listings.nodes[0].id
  }
  const model = modelOf(type)
  const delegate = (api.prisma as never)[model[0]!.toLowerCase() + model.slice(1)] as {
    findFirst(args: object): Promise<{ id: string } | null>
  }
  const hasArchive = type.getFields().deletedAt
  return (await delegate.findFirst({ where: { ...where, ...(hasArchive && { deletedAt: null }) } }))
    ?.id
}

const ask = 'query ($id: ID!) { node(id: $id) { __typename id } }'

describe('node', () => {
  test.each(records.map((type) => [type.name, type] as const))(
    'finds a record: %s',
    async (name, type) => {
      const id = await someId(type)
      if (!id) throw new Error(`There is no ${name}`)
      expect((await api.graph(api.operator, ask, { id })).node).toEqual({ __typename: name, id })
      const fragment = `query ($id: ID!) { node(id: $id) { ... on ${name} { id } } }`
      expect((await api.graph(api.operator, fragment, { id: id.toUpperCase() })).node).toEqual({
        id,
      })
    },
  )

  test('finds no record of another team, and no unknown one', async () => {
    const article = await api.prisma.article.findFirstOrThrow({ where: { teamId: team.id } })
    for (const [as, id] of [
      [other.token, article.id],
      [token, uuidV7()],
      [token, 'article'],
    ] as const) {
      const { body } = await api.post(as, '/graphql', { query: ask, variables: { id } })
      expect(body.data).toEqual({ node: null })
      expect(body.errors[0].extensions.code).toBe('not_found')
    }
    expect((await api.graph(token, ask, { id: article.id })).node.id).toBe(article.id)
  })

  test('finds no record of another team, of any type', async () => {
    const found: string[] = []
    for (const type of records.filter((type) => isOwned(modelOf(type)))) {
      const id = await someId(type, type.name === 'Team' ? { id: team.id } : ofTeam(type))
      if (!id) continue
      const { body } = await api.post(other.token, '/graphql', { query: ask, variables: { id } })
      if (body.data.node || body.errors[0].extensions.code !== 'not_found') found.push(type.name)
    }
    expect(found).toEqual([])
  })

  test('returns the fields that the scopes of the token can read, and no record without such fields', async () => {
    const article = await api.prisma.article.findFirstOrThrow({ where: { teamId: team.id } })
    const query =
      'query ($id: ID!) { node(id: $id) { __typename ... on Article { name liveUrl } } }'
    const readWith = async (scope: string) => {
      const as = await api.token(team, 'custom', [scope])
      const { body } = await api.post(as, '/graphql', { query, variables: { id: article.id } })
      return [
        body.data.node,
        ...(body.errors ?? []).map((e: { extensions: { code: string } }) => e.extensions.code),
      ]
    }
    const { name, liveUrl } = article
    expect(await readWith('articles.lists')).toEqual([{ __typename: 'Article', name, liveUrl }])
    expect(await readWith('orders.lists')).toEqual([
      { __typename: 'Article', name, liveUrl: null },
      'missing_scope',
    ])
    expect(await readWith('tags.lists')).toEqual([null, 'not_found'])
  })

  test('reads the type and the record with nested fields', async () => {
    const order = await api.prisma.order.findFirstOrThrow({ where: { teamId: team.id } })
    const sql = await api.sqlOf(() =>
      api.graph(
        token,
        'query ($id: ID!) { node(id: $id) { ... on Order { total lineItems { product { name outlet { name } } } } } }',
        { id: order.id },
      ),
    )
    // The lookup of the type reads all tables, among them that of tokens, whose statements are not recorded.
    expect(sql).toHaveLength(1)
  })
})

test('nodes are read by type, in the order of their IDs, with null for unknown ones', async () => {
  const orders = await api.prisma.order.findMany({
    where: { teamId: team.id, deletedAt: null },
    take: 3,
  })
  const articles = await api.prisma.article.findMany({
    where: { teamId: team.id, deletedAt: null },
    take: 3,
  })
  const ids = [orders[0], articles[0], orders[1], articles[1]].map((row) => row!.id)
  const missing = uuidV7()
  const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }'
  const variables = { ids: [...ids.slice(0, 2), missing, ...ids.slice(2)] }
  let body: { data: { nodes: { id: string }[] }; errors: { path: unknown }[] } | undefined
  const sql = await api.sqlOf(async () => {
    body = (await api.post(token, '/graphql', { query, variables })).body
  })
  expect(body!.data.nodes.map((node) => node?.id)).toEqual(
    variables.ids.map((id) => (id === missing ? undefined : id)),
  )
  expect(body!.errors).toMatchObject([{ path: ['nodes', 2], extensions: { code: 'not_found' } }])
  expect(sql).toHaveLength(2)
})

test('no two records have the same ID', async () => {
  const { listings } = await api.graph(
    token,
    '{ listings(first: 100) { nodes { id productId product { id } } } }',
  )
  for (const { id, productId, product } of listings.nodes) {
    expect(product.id).toBe(productId)
    expect(id).not.toBe(productId)
    expect(id).toMatch(/^.{14}8/)
  }
  const [first] = listings.nodes
  const where = { id: { in: [first.id] } }
  const query = 'query ($where: ListingWhere) { listings(where: $where) { nodes { productId } } }'
  expect((await api.graph(token, query, { where })).listings.nodes).toEqual([
    { productId: first.productId },
  ])
})

test('a node by its ID needs no further statements for its siblings and nested lists', async () => {
  const id = (await api.prisma.order.findFirstOrThrow({ where: { teamId: team.id } })).id
  const query = `query ($id: ID!) {
    campaigns { nodes { articles { totalCount nodes { comments { totalCount } } } } }
    node(id: $id) { ... on Order { items { nodes { swaps { totalCount } articleId } } team { orders { totalCount } } } } }`
  let answer: Awaited<ReturnType<typeof api.post>> | undefined
  const sql = await api.sqlOf(async () => {
    answer = await api.post(token, '/graphql', { query, variables: { id } })
  })
  expect(answer!.body.errors).toBeUndefined()
  // The list, the type of the record, and the record.
  expect(sql.length).toBeLessThanOrEqual(3)
  const { cost } = answer!.body.extensions
  expect(cost.requested).toBeGreaterThan(1)
})

test('a scope that only writes a record cannot read it by its ID', async () => {
  const own = { teamId: team.id, deletedAt: null }
  const [profile, campaign] = await Promise.all([
    api.prisma.profile.findFirstOrThrow({ where: own }),
    api.prisma.campaign.findFirstOrThrow({ where: own }),
  ])
  for (const [scope, id, type] of [
    ['profiles.update', profile.id, 'Profile'],
    ['campaigns.update', campaign.id, 'Campaign'],
  ] as const) {
    const query = `query ($id: ID!) { node(id: $id) { ... on ${type} { name } } }`
    const ask = async (scopes: string[]) => {
      const writer = await api.token(team, 'custom', scopes)
      return (await api.post(writer, '/graphql', { query, variables: { id } })).body
    }
    const refused = await ask([scope])
    expect([scope, refused.errors?.[0].extensions.code]).toEqual([scope, 'not_found'])
    const read = await ask([scope.replace('update', 'lists')])
    expect(read).toMatchObject({ data: { node: { name: expect.any(String) } } })
  }
})
