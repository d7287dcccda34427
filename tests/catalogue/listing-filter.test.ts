import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seedCatalogue } from '../../prisma/demo/seed-catalogue.js'
import { ChannelType, OutletStatus, PlacementType } from '../../prisma/generated/client/enums.js'
import { migrationsDirectory } from '../../src/postgres/migration-files.js'
import { testApi } from '../support/api.js'

const api = await testApi({ demo: true })
const { prisma } = api

/** Rows that the narrow tables have otherwise than the listings, either way. */
async function differences(): Promise<unknown[]> {
  const shared = `product_id, created_at, popularity, max_delivery_days, is_featured, is_indexed, any_do_follow,
    domain_authority, domain_ranking, standard_price, lowest_price, country, state, city, product_type, channel_types,
    placement_types, tags, disclaimer_names, disclaimer_ids, name`
  const others = 'status, active, withheld, deleted_at'
  const sets = `JOIN listing_place p ON p.id = f.place_id JOIN listing_kind k ON k.id = f.kind_id
    JOIN listing_tag_set t ON t.id = f.tag_set_id JOIN listing_disclaimer_set d ON d.id = f.disclaimer_set_id`
  return [
    ...(await differing(
      `SELECT ${shared}, ${others}, search_text FROM listing_filter f ${sets}`,
      `SELECT ${shared}, ${others}, lower(search_text) FROM listing`,
    )),
    ...(await differing(
      `SELECT ${shared}, search_text FROM listing_on_sale f ${sets}`,
      `SELECT ${shared}, lower(search_text) FROM listing WHERE withheld IS NULL`,
    )),
  ]
}

async function differing(one: string, other: string): Promise<unknown[]> {
  const { rows } = await api.db.pool.query(
    `(${one} EXCEPT ALL ${other}) UNION ALL (${other} EXCEPT ALL ${one})`,
  )
  return rows
}

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

/** Every table that a listing is made of, changed in each way that a listing may notice. */
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
        // Worldwide outlets, of which the demo has some, are in no state and no city.
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

test('the demo has its filters', async () => {
  expect(await prisma.listingFilter.count()).toBe(await prisma.listing.count())
  expect(await differences()).toEqual([])
})

test('a catalogue that is loaded without triggers has it', async () => {
  const before = await prisma.listingFilter.count()
  await seedCatalogue(api.db, { products: 300 })
  expect(await prisma.listingFilter.count()).toBeGreaterThan(before + 250)
  expect(await differences()).toEqual([])
})

test.each(Object.entries(changes))(
  'what listings are filtered by follows a change of: %s',
  async (_, change) => {
    await fc.assert(
      fc.asyncProperty(change, async (make) => {
        await make()
        expect(await differences()).toEqual([])
      }),
      { numRuns: 6 },
    )
  },
)

test('it follows several changes one after the other, and none that is taken back', async () => {
  const some = fc.array(fc.oneof(...Object.values(changes)), { minLength: 2, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(some, async (all) => {
      for (const make of all) await make()
      expect(await differences()).toEqual([])
    }),
    { numRuns: 8 },
  )
  await expect(
    prisma.$transaction(async (tx) => {
      await tx.outlet.updateMany({ data: { country: 'Nowhere' } })
      throw new Error('taken back')
    }),
  ).rejects.toThrow('taken back')
  expect(await differences()).toEqual([])
})

test('what is on sale is filled beside a change that is under way', async () => {
  const name = '20261123200100_listing_on_sale_filled'
  const fill = await readFile(join(migrationsDirectory, name, 'migration.sql'), 'utf8')
  const { productId } = await prisma.listingOnSale.findFirstOrThrow()
  await prisma.listingOnSale.deleteMany()
  let filling: Promise<unknown> | undefined
  await prisma.$transaction(async (tx) => {
    await tx.product.update({ where: { id: productId }, data: { active: false } })
    filling = prisma.$transaction(
      fill.split(/;$/m).flatMap((sql) => (sql.trim() ? [prisma.$executeRawUnsafe(sql)] : [])),
    )
    const waiting = () =>
      prisma.$queryRaw<object[]>`SELECT FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%listing_on_sale%'`
    await expect.poll(async () => (await waiting()).length, { interval: 20 }).toBe(1)
  })
  await filling
  expect(await prisma.listingOnSale.count({ where: { productId } })).toBe(0)
  expect(await differences()).toEqual([])
})

test('a product that is deleted takes it along', async () => {
  const { productId } = await prisma.listing.findFirstOrThrow({
    where: {
      product: { orderItems: { none: {} }, lineItems: { none: {} }, opportunities: { none: {} } },
    },
  })
  await prisma.product.delete({ where: { id: productId } })
  expect(await prisma.listingFilter.count({ where: { productId } })).toBe(0)
  expect(await prisma.listingOnSale.count({ where: { productId } })).toBe(0)
  expect(await differences()).toEqual([])
})

test('a set of values that two transactions add at once is found under both', async () => {
  const [one, other] = outlets.slice(30).map(({ id }) => id) as [string, string]
  let written = () => {}
  const isWritten = new Promise<void>((resolve) => {
    written = resolve
  })
  const data = { country: 'Twinland', state: null, city: null, deletedAt: null }
  const first = prisma.$transaction(async (tx) => {
    await tx.outlet.update({ where: { id: one }, data })
    written()
    await prisma.outlet.update({ where: { id: other }, data })
  })
  await isWritten
  await first
  expect(await differences()).toEqual([])
  const { listings } = await api.graph(
    api.operator,
    `{ listings(includeArchived: true, where: { country: { eq: "Twinland" }, AND: [{ price: { gte: 0 } }] }) { totalCount } }`,
  )
  const twins = await prisma.listing.count({
    where: {
      country: 'Twinland',
      active: true,
      status: 'ACTIVE',
      productType: { not: 'ADD_ON' },
      lowestPrice: { gte: 0 },
    },
  })
  expect(listings.totalCount).toBe(twins)
})
