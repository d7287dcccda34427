import { inspect, isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { seedCatalogue } from '../../prisma/demo/seed-catalogue.js'
import { ChannelType, OutletStatus, PlacementType } from '../../prisma/generated/client/enums.js'
import { countFacets } from '../../src/catalogue/facets-sql.js'
import { openDatabase } from '../../src/postgres/database.js'
import type { Condition } from '../../src/query/read.js'
import { readerFor } from '../../src/query/reader.js'
import { testApi } from '../support/api.js'
import { runs, triesAll } from '../support/attempts.js'
import { Oracle } from '../support/expected/prisma-oracle.js'
import { csv, load, row } from '../support/files/catalogue.js'
import { ArbitraryReads } from '../support/inputs/arbitrary-read.js'
import { testMarket } from '../support/market.js'

const api = await testApi({ demo: true })
const { prisma } = api
const { catalogue } = api.app.services
/** Connections that are not shared with the writers of a test. */
const observer = openDatabase({
  ...{ market: testMarket, url: api.db.url, poolSize: 3, applicationName: 'masthead observer' },
})
afterAll(() => observer.close())
const reader = readerFor(observer)
const oracle = new Oracle(prisma)
await catalogue.load()
await prisma.$executeRaw`UPDATE listing SET popularity = abs(hashtext(product_id::text)) % 7`
const samples = {
  Listing: await oracle.findMany('Listing', { take: 30, orderBy: { productId: 'asc' } }),
}

/** IDs in the index, in order. */
async function indexed(where: Condition = {}): Promise<string[]> {
  const found = await catalogue.page({
    where,
    orderBy: { productId: 'asc' },
    skip: 0,
    take: 1_000_000,
  })
  expect(found!.total).toBe(found!.ids!.length)
  return found!.ids!
}

/** Conditions on each column of the index, with values of the listings. */
const reads = new ArbitraryReads(samples)
const part = reads.where('Listing', 0)
const visible = fc.constantFrom<Condition>(
  { withheld: null },
  { OR: [{ withheld: null }, { withheld: 'ADD_ON' }] },
  { active: true, status: 'ACTIVE' },
  { active: true, deletedAt: null, productType: { not: 'ADD_ON' } },
  {},
)
const where = fc
  .record({ visible, parts: fc.array(part, { minLength: 0, maxLength: 4 }) })
  .map(({ visible, parts }): Condition => ({ AND: [visible, { AND: parts }] }))
const nullable = ['domainAuthority', 'domainRanking', 'standardPrice', 'lowestPrice']
const orderBy = fc
  .record({
    column: fc.constantFrom('productId', 'name', 'createdAt', 'popularity', ...nullable),
    direction: fc.constantFrom('asc' as const, 'desc' as const),
    nulls: fc.constantFrom('first' as const, 'last' as const),
  })
  .map(({ column, direction, nulls }) => [
    ...(column === 'productId'
      ? []
      : [{ [column]: nullable.includes(column) ? { sort: direction, nulls } : direction }]),
    { productId: direction },
  ])
const page = fc.record({
  where,
  orderBy,
  skip: fc.constantFrom(0, 0, 3, 40, 5_000),
  take: fc.constantFrom(1, 25, 100),
})

const [outlets, products, channels, tags, disclaimers, types] = await Promise.all([
  prisma.outlet.findMany({ take: 40, orderBy: { id: 'asc' } }),
  prisma.product.findMany({ take: 60, orderBy: { id: 'asc' } }),
  prisma.outletChannel.findMany({ take: 60, orderBy: { id: 'asc' } }),
  prisma.tag.findMany({ orderBy: { id: 'asc' } }),
  prisma.disclaimer.findMany({ orderBy: { id: 'asc' } }),
  prisma.productType.findMany({ orderBy: { id: 'asc' } }),
])
const text = fc.constantFrom('Atlantis', 'é', 'New, "quoted" {name}', 'NULL')
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null })
const number = fc.integer({ min: 0, max: 100 })
const moment = maybe(fc.constant(new Date('2026-01-02T03:04:05Z')))
const idOf = (records: { id: string }[]) => fc.constantFrom(...records.map(({ id }) => id))

type Change = () => Promise<unknown>

/** Changes of every table that listings are computed from. */
const changes: Record<string, fc.Arbitrary<Change>> = {
  outlet: fc
    .record({
      id: idOf(outlets),
      data: fc.record(
        {
          name: text,
          country: maybe(text),
          state: maybe(text),
          city: maybe(text),
          isIndexed: fc.boolean(),
          status: fc.constantFrom(...Object.values(OutletStatus)),
          deletedAt: moment,
        },
        // Worldwide outlets, of which the demo has some, have no state and no city.
        { requiredKeys: ['country'] },
      ),
    })
    .map(
      ({ id, data }) =>
        () =>
          prisma.outlet.updateMany({ where: { id }, data }),
    ),
  product: fc
    .record({
      id: idOf(products),
      data: fc.record(
        {
          name: text,
          typeId: idOf(types),
          active: fc.boolean(),
          isFeatured: fc.boolean(),
          maxDeliveryDays: fc.integer({ min: 60, max: 90 }),
          deletedAt: moment,
        },
        { requiredKeys: [] },
      ),
    })
    .map(
      ({ id, data }) =>
        () =>
          prisma.product.updateMany({ where: { id }, data }),
    ),
  channel: fc
    .record({
      id: idOf(channels),
      data: fc.record(
        {
          channelType: fc.constantFrom(...Object.values(ChannelType)),
          placementType: maybe(fc.constantFrom(...Object.values(PlacementType))),
          isDoFollow: fc.boolean(),
          domainAuthority: maybe(number),
          domainRanking: maybe(number),
          disclaimerId: maybe(idOf(disclaimers)),
          deletedAt: moment,
        },
        { requiredKeys: [] },
      ),
    })
    .map(
      ({ id, data }) =>
        () =>
          prisma.outletChannel.updateMany({ where: { id }, data }),
    ),
  price: fc
    .record({ productId: idOf(products), unitAmount: fc.bigInt({ min: 0n, max: 1n << 40n }) })
    .map(
      ({ productId, unitAmount }) =>
        () =>
          prisma.productPrice.updateMany({ where: { productId }, data: { unitAmount } }),
    ),
  'no price': idOf(products).map(
    (productId) => () => prisma.productPrice.deleteMany({ where: { productId } }),
  ),
  'no channel': idOf(products).map(
    (productId) => () => prisma.productChannel.deleteMany({ where: { productId } }),
  ),
  'a tag more': fc
    .record({ outletId: idOf(outlets), tagId: idOf(tags) })
    .map((data) => () => prisma.outletTag.createMany({ data, skipDuplicates: true })),
  'no tag': idOf(outlets).map(
    (outletId) => () => prisma.outletTag.deleteMany({ where: { outletId } }),
  ),
  'a tag': fc.record({ id: idOf(tags), deletedAt: moment, more: text }).map(
    ({ id, deletedAt, more }) =>
      () =>
        prisma.tag.update({ where: { id }, data: { name: `${more} ${id}`, deletedAt } }),
  ),
  disclaimer: fc.record({ id: idOf(disclaimers), deletedAt: moment, more: text }).map(
    ({ id, deletedAt, more }) =>
      () =>
        prisma.disclaimer.update({ where: { id }, data: { name: `${more} ${id}`, deletedAt } }),
  ),
  'product type': fc.record({ id: idOf(types) }).map(
    ({ id }) =>
      () =>
        prisma.productType.update({ where: { id }, data: { updatedAt: new Date() } }),
  ),
  popularity: fc.record({ productId: idOf(products), popularity: number }).map(
    ({ productId, popularity }) =>
      () =>
        prisma.listing.updateMany({ where: { productId }, data: { popularity } }),
  ),
  'sales counted': fc.constant(() => prisma.$executeRaw`SELECT refresh_popularity()`),
}

interface PageRead {
  where: Condition
  orderBy: object[]
  skip: number
  take: number
}

/** Page, total and facets from PostgreSQL. */
async function selected({ where, ...page }: PageRead) {
  const [rows, total, facets] = await Promise.all([
    reader.findMany('Listing', { where, ...page, select: { productId: true } }),
    reader.count('Listing', where),
    countFacets(observer, where, 'lowestPrice'),
  ])
  return { ids: rows.map(({ productId }) => productId), total, facets }
}

/** Page, total and facets from the index. Undefined if the index does not support the filter. */
async function found(read: PageRead) {
  const page = await catalogue.page(read)
  const facets = await catalogue.facets(read.where, 'lowestPrice')
  expect(facets === undefined).toBe(page === undefined)
  if (!page) return undefined
  expect(page.isPage).toBe(true)
  return { ids: page.ids, total: page.total, facets }
}

async function compare(read: PageRead): Promise<'answered' | 'unknown'> {
  const answer = await found(read)
  if (!answer) return 'unknown'
  expect(answer).toEqual(await selected(read))
  return 'answered'
}

test('pages, totals and facets equal those of PostgreSQL', async () => {
  const answers = { answered: 0, unknown: 0 }
  await fc.assert(
    fc.asyncProperty(page, async (read) => {
      answers[await compare(read)]++
    }),
    { numRuns: triesAll ? 10_000 : 500 },
  )
  expect(answers.answered).toBeGreaterThan(answers.unknown / 3)
})

test('the index follows a catalogue that is loaded without triggers', async () => {
  const before = (await indexed()).length
  await seedCatalogue(api.db, { products: 1_500 })
  expect((await indexed()).length).toBeGreaterThan(before + 1_200)
  await fc.assert(
    fc.asyncProperty(page, async (read) => void (await compare(read))),
    { numRuns: 40 },
  )
})

test.each(Object.entries(changes))('the index follows a change of: %s', async (_, change) => {
  await fc.assert(
    fc.asyncProperty(change, page, async (make, read) => {
      await make()
      await compare(read)
      const all = await prisma.listing.findMany({
        select: { productId: true },
        orderBy: { productId: 'asc' },
      })
      expect(await indexed()).toEqual(all.map(({ productId }) => productId))
    }),
    { numRuns: 6 },
  )
})

test('changes of a transaction are visible only after its commit, and never after a rollback', async () => {
  const nowhere = { country: 'Nowhere' }
  await expect(
    prisma.$transaction(async (tx) => {
      await tx.outlet.updateMany({ data: nowhere })
      expect(await indexed(nowhere)).toEqual([])
      throw new Error('rolled back')
    }),
  ).rejects.toThrow('rolled back')
  expect(await indexed(nowhere)).toEqual([])
  const before = await indexed({ withheld: null })
  await prisma.$transaction(async (tx) => {
    await tx.outlet.updateMany({ data: nowhere })
    expect(await indexed(nowhere)).toEqual([])
  })
  expect(await indexed({ ...nowhere, withheld: null })).toEqual(before)
})

test('a deleted product is not found, and is found again after it is recreated', async () => {
  const { productId } = await prisma.listing.findFirstOrThrow({
    where: {
      product: { orderItems: { none: {} }, lineItems: { none: {} }, opportunities: { none: {} } },
    },
  })
  expect(await indexed({ productId })).toEqual([productId])
  await prisma.product.delete({ where: { id: productId } })
  expect(await indexed({ productId })).toEqual([])
})

test('twenty concurrent writers each find what they have committed, and no earlier state', async () => {
  const owned = await prisma.outlet.findMany({
    where: { listings: { some: {} } },
    select: { id: true, _count: { select: { listings: true } } },
    orderBy: { id: 'asc' },
    take: 20,
  })
  expect(owned).toHaveLength(20)
  const rounds = runs(40)
  await Promise.all(
    owned.map(async ({ id, _count }, writer) => {
      for (let round = 1; round <= rounds; round++) {
        const country = (of: number) => `Country ${writer} ${of}`
        await prisma.outlet.update({ where: { id }, data: { country: country(round) } })
        const [now, before, facets] = await Promise.all([
          catalogue.count({ country: country(round) }),
          catalogue.count({ country: country(round - 1) }),
          catalogue.facets(
            { outletName: { contains: '' }, active: { in: [true, false] } },
            'lowestPrice',
          ),
        ])
        expect([now, before]).toEqual([_count.listings, 0])
        expect(facets!.countries).toContainEqual({ value: country(round), count: now })
      }
    }),
  )
  await fc.assert(
    fc.asyncProperty(page, async (read) => void (await compare(read))),
    { numRuns: 20 },
  )
})

test('results without concurrent changes equal those of PostgreSQL, while twenty writers and an import run', async () => {
  let isDone = false
  // A change of a product type locks its listings, a third of all.
  const { 'product type': _, ...others } = changes
  const change = fc.oneof(...Object.values(others))
  const writers = Array.from({ length: 20 }, async (_, writer) => {
    for (const make of fc.sample(change, { seed: writer, numRuns: 300 })) {
      if (isDone) return
      // Writers may deadlock, or change a row that another has removed.
      await make().catch(() => undefined)
    }
  })
  /** Inserts listings, then changes more of them than the index applies between two queries. */
  const imports = (async () => {
    for (let round = 0; !isDone; round++) {
      const rows = Array.from({ length: 1_200 }, (_, at) =>
        row({
          outlet_key: `import-${at % 300}`,
          outlet_name: `Imported ${at % 300} ${round}`,
          outlet_channels: 'WEBSITE/FULL_FEATURE',
          product_key: `import-${at}`,
          product_channels: 'WEBSITE/FULL_FEATURE',
        }),
      )
      await load(api.db, csv(...rows)).catch(() => undefined)
    }
  })()
  const required = triesAll ? 300 : 2
  let compared = 0
  try {
    for (const read of fc.sample(page, 50 * required)) {
      if (compared === required) break
      const before = await selected(read)
      const answer = await found(read)
      const after = await selected(read)
      if (!answer || !isDeepStrictEqual(before, after)) continue
      compared++
      expect(answer, inspect(read, { depth: 9 })).toEqual(after)
    }
  } finally {
    isDone = true
    await Promise.all([...writers, imports])
  }
  expect(compared).toBe(required)
  await fc.assert(
    fc.asyncProperty(page, async (read) => void (await compare(read))),
    { numRuns: 20 },
  )
})
