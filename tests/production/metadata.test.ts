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

/** Calls a mutation, and returns its record with metadata, or the error. */
async function mutate(token: string, name: string, input: object) {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`
  const { body } = await api.post(token, '/graphql', {
    query: `mutation ($input: ${type}!) { ${name}(input: $input) { id metadata } }`,
    variables: { input },
  })
  const error = body.errors?.[0].extensions
  return error ? { code: error.code as string } : { record: body.data[name] }
}

const made = async (name: string, input: object) =>
  (await mutate(team.token, name, input)).record as { id: string; metadata: unknown }

/** A record of each kind: how it is made with metadata, and changed. */
const kinds = {
  profile: {
    list: 'profiles',
    make: () => made('createProfile', { name: 'Pier', metadata }),
    change: (profileId: string, metadata: unknown, token = team.token) =>
      mutate(token, 'updateProfile', { profileId, metadata }),
  },
  campaign: {
    list: 'campaigns',
    make: () => {
      const input = { name: 'Spring', profileId: team.profileId, objectives: 'Reach', metadata }
      return made('createCampaign', input)
    },
    change: (campaignId: string, metadata: unknown, token = team.token) =>
      mutate(token, 'updateCampaign', { campaignId, metadata }),
  },
  article: {
    list: 'articles',
    make: async () => {
      const { articles } = await makeOrder(api, { id: team.profileId, teamId: team.id }, product)
      return made('updateArticle', { articleId: articles[0]!.id, metadata })
    },
    change: (articleId: string, metadata: unknown, token = team.token) =>
      mutate(token, 'updateArticle', { articleId, metadata }),
  },
  order: {
    list: 'orders',
    make: (): Promise<{ id: string; metadata: unknown }> =>
      checkOut(api, team, [line(product.id)], { metadata }),
    change: (orderId: string, metadata: unknown, token = team.token) =>
      mutate(token, 'updateOrderMetadata', { orderId, metadata }),
  },
} as const

describe.each(Object.entries(kinds))('metadata of a %s', (_name, { list, make, change }) => {
  test('is merged, and removed by empty values and null', async () => {
    const record = await make()
    expect(record.metadata).toEqual(metadata)
    const merged = await change(record.id, { region: '', tier: 'gold' })
    expect(merged.record.metadata).toEqual({ crm_id: '4711', tier: 'gold' })
    expect((await change(record.id, {})).record.metadata).toEqual({ crm_id: '4711', tier: 'gold' })
    expect((await change(record.id, null)).record.metadata).toBeNull()
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
      expect((await change(id, wrong)).code, JSON.stringify(wrong).slice(0, 60)).toBe(
        'validation_failed',
      )
    expect((await change(id, keys(49, 'a'))).code).toBe('validation_failed')
    expect((await change(id, keys(48, 'a'))).code).toBeUndefined()
    expect((await change(id, { b: 'x' }, other.token)).code).toBe('not_found')
  })
})

test('metadata keeps its keys when two requests change it at once', async () => {
  const { id } = await kinds.profile.make()
  const names = Array.from({ length: 8 }, (_, index) => `k${index}`)
  await Promise.all(names.map((name) => kinds.profile.change(id, { [name]: 'x' })))
  const { metadata } = await api.prisma.profile.findUniqueOrThrow({ where: { id } })
  expect(Object.keys(metadata as object)).toEqual(expect.arrayContaining(names))
})
