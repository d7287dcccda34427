import { expect, test } from 'vitest'
import { testApi } from '../support/api.js'

const api = await testApi()
const { token } = await api.team()

interface Goods {
  tags?: string[]
  country?: string | null
  authority?: number | null
  price?: number
  type?: string
  active?: boolean
}

const tagIds = new Map<string, string>()
for (const name of ['Food', 'Travel', 'Cars']) {
  const { id } = await api.prisma.tag.create({ data: { category: 'TOPIC', name } })
  tagIds.set(name, id)
}

/** Creates a product of a new outlet. */
async function listed(
  name: string,
  { tags = [], country = null, authority = null, price = 100, type, active = true }: Goods = {},
) {
  const outlet = await api.prisma.outlet.create({
    data: {
      name,
      country,
      status: 'ACTIVE',
      channels: { create: { channelType: 'WEBSITE', domainAuthority: authority } },
    },
    include: { channels: true },
  })
  for (const tag of tags)
    await api.prisma.outletTag.create({ data: { outletId: outlet.id, tagId: tagIds.get(tag)! } })
  return addProduct(outlet, { name, price, active, ...(type && { type }) })
}

async function addProduct(
  outlet: { id: string; channels: { id: string }[] },
  { name, price, active, type = 'FULL_FEATURE' }: Goods & { name: string },
) {
  const { id } = await api.prisma.product.create({
    data: {
      outlet: { connect: { id: outlet.id } },
      type: { connect: { prefix: type } },
      name,
      minDeliveryDays: 1,
      maxDeliveryDays: 5,
      active: active!,
      channels: { create: outlet.channels.map(({ id: channelId }) => ({ channelId })) },
      prices: { create: { pricingTier: 'STANDARD', unitAmount: BigInt(price! * 100) } },
    },
  })
  return { id, outlet }
}

const similarTo = async (id: string, first = 10) => {
  const query = `query ($id: UUID!, $first: Int!) {
    listings(where: { productId: { eq: $id } }) { nodes { similar(first: $first) { name outlet { name } } } } }`
  const { listings } = await api.graph(token, query, { id, first })
  return listings.nodes[0].similar.map(({ name }: { name: string }) => name)
}

const own = await listed('Own', {
  tags: ['Food', 'Travel'],
  country: 'Portugal',
  authority: 50,
  price: 100,
})
await addProduct(own.outlet, { name: 'Of the same outlet', price: 100, active: true })
const goods: Record<string, Goods> = {
  twin: { tags: ['Travel', 'Food'], country: 'Portugal', authority: 50, price: 100 },
  'same tags': { tags: ['Travel', 'Food'], authority: 10, price: 10 },
  'one tag': { tags: ['Food', 'Cars'], country: 'Portugal', authority: 50, price: 100 },
  'near in all but tags': { country: 'Portugal', authority: 55, price: 90 },
  'near in price': { price: 101 },
  'near in authority': { authority: 49, price: 1_000 },
  'far away': { country: 'Norway', price: 10_000 },
}
for (const [name, of] of Object.entries(goods)) await listed(name, of)
await listed('of another type', { ...goods.twin, type: 'PRESS_RELEASE' })
await listed('not on sale', { ...goods.twin, active: false })

test('have the same type, and the nearest tags, country, authority and price', async () => {
  expect(await similarTo(own.id)).toEqual([
    'twin',
    'one tag',
    'same tags',
    'near in all but tags',
    'near in authority',
    'near in price',
    'far away',
  ])
  expect(await similarTo(own.id, 2)).toEqual(['twin', 'one tag'])
})

test('of a page are found with one statement and read with another', async () => {
  const query = `{ listings(first: 5) { nodes { id similar(first: 3) { id name outlet { id } } } } }`
  const sql = await api.sqlOf(() => api.graph(token, query))
  expect(sql.length).toBeLessThanOrEqual(3)
})

test('are 1 to 25', async () => {
  const query = 'query ($n: Int!) { listings { nodes { similar(first: $n) { id } } } }'
  for (const n of [0, 26]) {
    const { extensions } = await api.graphError(token, query, { n })
    expect(extensions.issues).toMatchObject([{ path: ['first'] }])
  }
})
