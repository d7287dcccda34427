import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { testApi } from '../support/api.js'
import { catalogueReaders, notAddOn, onSale } from '../support/expected/catalogue.js'
import { makeProduct } from '../support/fixtures/product.js'

const api = await testApi({ demo: true, cacheResponses: false })
const { tokens, rows, all } = await catalogueReaders(api)
const operate = (name: string, input: object) => api.mutate(api.operator, name, input)

test('GET /products/listings filters by IDs of products and of disclaimers', async () => {
  const listed = rows.standard.filter(onSale).filter(notAddOn)
  const some = listed.slice(0, 3).map(({ product }) => product.id)
  const query = some.map((id, index) => `filters[product_ids][${index}]=${id}`).join('&')
  const { records } = await all('standard', `/products/listings?${query}`)
  expect(records.map(({ id }) => id).sort()).toEqual(some.sort())

  const { disclaimerId } = listed.find(({ first }) => first.disclaimer)!.first
  const of = listed.filter(({ channels }) => channels.some((c) => c.disclaimerId === disclaimerId))
  const found = await all(
    'standard',
    `/products/listings?filters[disclaimer_ids][]=${disclaimerId}`,
  )
  expect(found.records.map(({ id }) => id).sort()).toEqual(
    of.map(({ product }) => product.id).sort(),
  )
})

const socialChannels = ['INSTAGRAM', 'LINKEDIN', 'YOUTUBE', 'TIKTOK', 'TWITTER_X']

test('GET /products/categories counts each listing on sale once, by its first channel', async () => {
  const counts: Record<string, number> = {}
  for (const { first } of rows.standard.filter(onSale).filter(notAddOn)) {
    const social = socialChannels.includes(first.channelType)
    const type = social
      ? 'SOCIAL'
      : first.channelType === 'NEWSLETTER'
        ? 'NEWSLETTER'
        : (first.placementType ?? 'OTHER')
    counts[type] = (counts[type] ?? 0) + 1
  }
  const { body } = await api.get(tokens.standard, '/products/categories')
  expect(
    Object.fromEntries(
      body.map(({ type, count }: { type: string; count: number }) => [type, count]),
    ),
  ).toEqual(counts)
  expect(Object.keys(body[0]).sort()).toEqual(['count', 'type'])
})

// The following tests change the catalogue.

test('GET /products/{product_id}/add-ons returns pages of add-ons that can be ordered with a product', async () => {
  const { id, outletId } = await makeProduct(api)
  const addOn = (name: string, more = {}) =>
    makeProduct(api, { type: 'ADD_ON', outletId, name, ...more })
  const dear = await addOn('Homepage', { standard: 60, pro: 50 })
  const cheap = await addOn('Extra image', { standard: 8 })
  await addOn('Ended', { active: false })
  const { id: archived } = await addOn('Archived')
  await operate('archiveProduct', { productId: archived })
  await makeProduct(api, { outletId, name: 'Another placement' })
  const other = await makeProduct(api, { type: 'ADD_ON', name: 'Of another outlet' })
  const get = async (path: string, token = tokens.standard) =>
    (await api.get(token, `/products/${path}`)).body
  const names = (body: { records: { name: string }[] }) => body.records.map(({ name }) => name)

  const sorted = `${id}/add-ons?sort_by=name&order_by=asc`
  const { records, total_records } = await get(sorted)
  expect(records.map(({ id }: { id: string }) => id)).toEqual([cheap.id, dear.id])
  expect(total_records).toBe(2)
  const amounts = (body: { records: { prices: { unit_amount: number }[] }[] }) =>
    body.records.at(-1)!.prices.map(({ unit_amount }) => unit_amount)
  expect(amounts({ records })).toEqual([60])
  expect(amounts(await get(sorted, tokens.pro))).toEqual([60, 50])
  const page = await get(`${sorted}&limit=1&page=2`)
  expect(page).toMatchObject({ total_records: 2, current_page: 2, next_page: null })
  expect(names(page)).toEqual(['Homepage'])
  const ofOutlet = await api.get(
    tokens.standard,
    `/outlets/${outletId}/products?filters[product_type]=ADD_ON&sort_by=name&order_by=asc`,
  )
  expect(ofOutlet.body).toEqual(await get(sorted))

  // An add-on has none; a product that is not on sale may have been bought before.
  expect(names(await get(`${dear.id}/add-ons`))).toEqual([])
  expect(names(await get(`${other.id}/add-ons`))).toEqual([])
  const { id: ended } = await makeProduct(api, { outletId, active: false })
  expect(names(await get(`${ended}/add-ons`)).sort()).toEqual(['Extra image', 'Homepage'])
  const draft = await makeProduct(api, { status: 'DRAFT' })
  await makeProduct(api, { type: 'ADD_ON', outletId: draft.outletId })
  expect(names(await get(`${draft.id}/add-ons`))).toEqual([])
  expect(await get(`${archived}/add-ons`)).toMatchObject({ code: 'not_found' })
  expect(await get(`${randomUUID()}/add-ons`)).toMatchObject({ code: 'not_found' })
})

test('productPrices lists prices of the tiers that a team sees', async () => {
  const { id, outletId } = await makeProduct(api, { standard: 154.5, pro: 120 })
  const query = `query ($where: ProductPriceWhere) {
    productPrices(where: $where, orderBy: { field: UNIT_AMOUNT, direction: ASC }) {
      nodes { id pricingTier unitAmount product { id } }
    }
  }`
  const pricesOf = async (token: string, where: object) => {
    const { productPrices } = await api.graph(token, query, { where })
    return productPrices.nodes.map((price: { pricingTier: string; unitAmount: number }) => [
      price.pricingTier,
      price.unitAmount,
    ])
  }
  const own = { productId: { eq: id } }
  const both = [
    ['PRO', 120],
    ['STANDARD', 154.5],
  ]
  expect(await pricesOf(tokens.standard, own)).toEqual([both[1]])
  expect(await pricesOf(tokens.pro, own)).toEqual(both)
  expect(await pricesOf(api.operator, own)).toEqual(both)
  const cheap = { AND: [own, { unitAmount: { lt: 150 } }] }
  expect(await pricesOf(tokens.standard, cheap)).toEqual([])
  expect(await pricesOf(api.operator, { product: { outletId: { eq: outletId } } })).toEqual(both)
  await operate('archiveProduct', { productId: id })
  expect(await pricesOf(api.operator, own)).toEqual([])
})

test('prices that are set concurrently are those of one request', async () => {
  const { id } = await makeProduct(api, { standard: 100, pro: 90 })
  const set = (standard: number) =>
    operate('updateProduct', {
      productId: id,
      prices: [
        { pricingTier: 'STANDARD', unitAmount: standard },
        { pricingTier: 'PRO', unitAmount: standard - 1 },
      ],
    })
  await Promise.all([10, 20, 30, 40, 50, 60].map(set))
  const { product } = await api.graph(
    api.operator,
    `{ product(id: "${id}") { prices { unitAmount } } }`,
  )
  const [standard, pro] = product.prices
  expect(pro.unitAmount).toBe(standard.unitAmount - 1)
})

describe('GET /products/{product_id}', () => {
  const read = async (id: string, token = tokens.standard) => api.get(token, `/products/${id}`)

  test('returns the record as specified, and the prices of the tiers that a team sees', async () => {
    const { id, typeId } = await makeProduct(api, { standard: 154.5, pro: 120 })
    await operate('updateProduct', { productId: id, description: 'A text', isFeatured: true })
    const standard = { unit_amount: 154.5, pricing_tier: 'STANDARD' }
    const { status, body } = await read(id)
    expect(status).toBe(200)
    expect(body).toEqual({
      ...{ id, name: 'Feature', description: 'A text', requirements: null, type_id: typeId },
      ...{ min_delivery_days: 3, max_delivery_days: 10, is_featured: true, active: true },
      ...{ example_links: [], image: null, logo: null, example_screenshot: null },
      ...{ created_at: expect.any(String), updated_at: expect.any(String), deleted_at: null },
      prices: [standard],
    })
    const { prices } = (await read(id, tokens.pro)).body
    expect(prices).toEqual([standard, { unit_amount: 120, pricing_tier: 'PRO' }])
  })

  test('returns no price to a standard team for a product with only a PRO price', async () => {
    const { id } = await makeProduct(api)
    const prices = [{ pricingTier: 'PRO', unitAmount: 80 }]
    await operate('updateProduct', { productId: id, prices })
    expect((await read(id)).body.prices).toEqual([])
    expect((await read(id, tokens.pro)).body.prices).toEqual([
      { unit_amount: 80, pricing_tier: 'PRO' },
    ])
  })

  test('finds products that are not on sale, but no archived or unknown ones', async () => {
    const hidden = await makeProduct(api, { active: false, status: 'DRAFT', type: 'ADD_ON' })
    expect((await read(hidden.id)).body).toMatchObject({ id: hidden.id, active: false })
    const [archived, ofArchived] = [await makeProduct(api), await makeProduct(api)]
    await operate('archiveProduct', { productId: archived.id })
    await operate('archiveOutlet', { outletId: ofArchived.outletId })
    for (const id of [archived.id, ofArchived.id, randomUUID(), 'no-uuid'])
      expect([id, (await read(id)).body.code]).toEqual([id, 'not_found'])
  })

  test('requires products.read', async () => {
    const [team, { id }] = [await api.team(), await makeProduct(api)]
    const token = await api.token(team, 'custom', ['outlets.read'])
    expect((await read(id, token)).body.code).toBe('missing_scope')
  })
})

describe('a product in GraphQL', () => {
  const query = `query ($id: UUID!) { product(id: $id) {
    name active type { prefix } outlet { name } includes { channelType }
    prices { unitAmount currency pricingTier }
  } }`

  test('has its channels, the first one first, and the prices of the visible tiers', async () => {
    const { id, outletId } = await makeProduct(api, { standard: 10, pro: 9.99 })
    const [channel] = await api.prisma.outletChannel.findMany({ where: { outletId } })
    const podcast = await operate('createOutletChannel', { outletId, channelType: 'PODCAST' })
    await operate('updateProduct', { productId: id, channelIds: [podcast.id, channel!.id] })
    const { product } = await api.graph(tokens.standard, query, { id })
    const standard = { unitAmount: 10, currency: 'USD', pricingTier: 'STANDARD' }
    expect(product).toEqual({
      ...{ name: 'Feature', active: true, type: { prefix: 'FULL_FEATURE' } },
      outlet: { name: 'The Daily' },
      includes: [{ channelType: 'PODCAST' }, { channelType: 'WEBSITE' }],
      prices: [standard],
    })
    const { product: seen } = await api.graph(tokens.pro, query, { id })
    expect(seen.prices).toEqual([standard, { ...standard, unitAmount: 9.99, pricingTier: 'PRO' }])
    await operate('archiveOutletChannel', { outletChannelId: podcast.id })
    expect((await api.graph(tokens.pro, query, { id })).product.includes).toEqual([
      { channelType: 'WEBSITE' },
    ])
  })

  test('returns its costs only to operators', async () => {
    const { id } = await makeProduct(api)
    const costs = `{ product(id: "${id}") { internalCost resellerPrice } }`
    expect((await api.graph(api.operator, costs)).product).toEqual({
      internalCost: 40,
      resellerPrice: 80,
    })
    const { extensions } = await api.graphError(tokens.pro, costs)
    expect(extensions.code).toBe('operator_only')
  })
})
