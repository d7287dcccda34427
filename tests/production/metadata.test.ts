import { describe, expect, test } from 'vitest'
import { testApi } from '../support/api.js'
import { checkOut, line, makeOrder } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeBuyer } from '../support/fixtures/team.js'

const api = await testApi()
const team = await makeBuyer(api)
const other = await makeBuyer(api)
const product = await makeProduct(api)

const metadata = { crm_id: '4711', region: 'north' }

/** A record of each kind: how it is made with metadata by REST, changed and read. */
const kinds = {
  profile: {
    list: 'profiles',
    make: async () => (await api.post(team.token, '/profiles', { name: 'Pier', metadata })).body,
    change: (id: string, metadata: unknown, token = team.token) =>
      api.patch(token, `/profiles/${id}`, { metadata }),
  },
  campaign: {
    list: 'campaigns',
    make: async () => {
      const fields = { description: null, keywords: null, target_audience: null, tone: null }
      const { body } = await api.post(team.token, '/campaigns', {
        ...{ name: 'Spring', profile_id: team.profileId, objectives: 'Reach', ...fields },
        ...{ writing_samples: null, file_id: null, metadata },
      })
      return body
    },
    change: (id: string, metadata: unknown, token = team.token) =>
      api.put(token, `/campaigns/${id}`, { metadata }),
  },
  article: {
    list: 'articles',
    make: async () => {
      const profile = { id: team.profileId, teamId: team.id }
      const { articles } = await makeOrder(api, profile, product)
      const { id } = articles[0]!
      return (await api.put(team.token, `/articles/${id}`, { metadata })).body
    },
    change: (id: string, metadata: unknown, token = team.token) =>
      api.put(token, `/articles/${id}`, { metadata }),
  },
  order: {
    list: 'orders',
    make: () => checkOut(api, team, [line(product.id)], { metadata }),
    change: async (id: string, metadata: unknown, token = team.token) => {
      const input = { orderId: id, metadata }
      const { body } = await api.post(token, '/graphql', {
        query:
          'mutation ($input: UpdateOrderMetadataInput!) { updateOrderMetadata(input: $input) { id metadata } }',
        variables: { input },
      })
      const error = body.errors?.[0].extensions
      return error
        ? { status: error.code === 'not_found' ? 404 : 400, body: error }
        : { status: 200, body: body.data.updateOrderMetadata }
    },
  },
} as const

describe.each(Object.entries(kinds))('metadata of a %s', (_name, { list, make, change }) => {
  test('is merged, and removed by empty values and null', async () => {
    const record = await make()
    expect(record.metadata).toEqual(metadata)
    const merged = await change(record.id, { region: '', tier: 'gold' })
    expect(merged.body.metadata).toEqual({ crm_id: '4711', tier: 'gold' })
    expect((await change(record.id, {})).body.metadata).toEqual({ crm_id: '4711', tier: 'gold' })
    expect((await change(record.id, null)).body.metadata).toBeNull()
  })

  test('is a filter, of the own records only', async () => {
    const { id } = await make()
    const value = `value ${id}`
    await change(id, { key: value })
    const type = `${list[0]!.toUpperCase()}${list.slice(1, -1)}Where`
    const query = `query ($where: ${type}) { list: ${list}(where: $where) { nodes { id } totalCount } }`
    const found = async (token: string, where: object) =>
      (await api.graph(token, query, { where })).list
    const where = { metadata: { key: 'key', value } }
    expect(await found(team.token, where)).toEqual({ nodes: [{ id }], totalCount: 1 })
    expect((await found(team.token, { metadata: { key: 'key', value: 'x' } })).totalCount).toBe(0)
    expect((await found(team.token, { metadata: { key: 'other', value } })).totalCount).toBe(0)
    expect((await found(other.token, where)).totalCount).toBe(0)
    const nul = { where: { metadata: { key: 'key', value: 'nul \0' } } }
    const error = await api.graphError(team.token, query, nul)
    expect(error.extensions.code).toBe('validation_failed')
    const rest = await found(team.token, { NOT: [where] })
    expect(rest.nodes).not.toContainEqual({ id })
  })

  test('is refused if it is too much, no text, or of another team', async () => {
    const { id } = await make()
    const keys = (count: number, prefix: string) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`${prefix}${index}`, 'x']))
    for (const wrong of [
      { a: 1 },
      { a: null },
      { a: { b: 'c' } },
      [],
      'text',
      { ['k'.repeat(41)]: 'x' },
      { '': 'x' },
      { a: 'x'.repeat(501) },
      { a: 'nul \0' },
      keys(51, 'k'),
    ])
      expect((await change(id, wrong)).status, JSON.stringify(wrong).slice(0, 60)).toBe(400)
    expect((await change(id, keys(49, 'a'))).status).toBe(400)
    expect((await change(id, keys(48, 'a'))).status).toBe(200)
    expect((await change(id, { b: 'x' }, other.token)).status).toBe(404)
  })
})

test('metadata keeps its keys when two requests change it at once', async () => {
  const { id } = await kinds.profile.make()
  const names = Array.from({ length: 8 }, (_, index) => `k${index}`)
  await Promise.all(names.map((name) => kinds.profile.change(id, { [name]: 'x' })))
  const { metadata } = await api.prisma.profile.findUniqueOrThrow({ where: { id } })
  expect(Object.keys(metadata as object)).toEqual(expect.arrayContaining(names))
})
