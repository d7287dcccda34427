import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Condition } from '../../src/query/read.js'
import { readerOf } from '../../src/query/reader.js'
import type { Layout } from '../../src/query/text.js'
import { testApi } from '../support/api.js'
import { runs } from '../support/attempts.js'
import { normal, Oracle } from '../support/expected/prisma-oracle.js'
import { ArbitraryReads } from '../support/inputs/arbitrary-read.js'

const api = await testApi({ demo: true })
await api.prisma.$executeRaw`UPDATE listing SET popularity = abs(hashtext(product_id::text)) % 7`
const oracle = new Oracle(api.prisma)
const samples = {
  Listing: await oracle.findMany('Listing', { take: 30, orderBy: { productId: 'asc' } }),
}
const reads = new ArbitraryReads(samples)
const reader = readerOf(api.db)

// Depth 0: the columns of a listing, without its relations.
const part = reads.where('Listing', 0)
const visible = fc.constantFrom<Condition>(
  { withheld: null },
  { OR: [{ withheld: null }, { withheld: 'ADD_ON' }] },
  { active: true, status: 'ACTIVE' },
  { active: true, deletedAt: null, productType: { not: 'ADD_ON' } },
)
const where = fc
  .record({ visible, parts: fc.array(part, { minLength: 1, maxLength: 4 }) })
  .map(({ visible, parts }): Condition => ({ AND: [visible, { AND: parts }] }))
const orderBy = fc
  .record({
    column: fc.constantFrom('name', 'createdAt', 'popularity', 'domainAuthority', 'lowestPrice'),
    direction: fc.constantFrom('asc', 'desc'),
  })
  .map(({ column, direction }) => [
    {
      [column]: ['domainAuthority', 'lowestPrice'].includes(column)
        ? { sort: direction, nulls: 'last' }
        : direction,
    },
    { productId: direction },
  ])

const ids: Layout = { keys: [{ key: 'id', column: 'productId' }] }

const seed = process.env.SEED
const bounded = {
  ...(seed && { seed: Number(seed) }),
  numRuns: runs(200),
  interruptAfterTimeLimit: 2_500,
}

describe('a combination of filters', () => {
  const statementsOf = (where: Condition, order = 'createdAt') =>
    api.sqlOf(async () => {
      await reader.findMany('Listing', {
        where,
        orderBy: [{ [order]: 'desc' }, { productId: 'desc' }],
        take: 25,
      })
      await reader.count('Listing', where)
    })

  const search = (contains: string) => ({ searchText: { contains, mode: 'insensitive' } })
  const combined: Condition[] = [{ isIndexed: true }, { tags: { hasSome: ['Technology'] } }]

  test.each<[string, Condition, string, string?]>([
    ['of what is on sale, in the table of it', { withheld: null }, 'listing_on_sale'],
    ['by the name, in the table of what is on sale', { withheld: null }, 'listing_on_sale', 'name'],
    [
      'with a search, in the table of what is on sale',
      { withheld: null, ...search('a') },
      'listing_on_sale',
    ],
    [
      'with either of two searches, in the table of what is on sale',
      { withheld: null, OR: [search('morning'), search('th')] },
      'listing_on_sale',
    ],
    [
      'with a search that looks at the case, in that of all',
      { withheld: null, searchText: { contains: 'Morning' } },
      'listing_filter',
    ],
    ['of everything, in that of all', { active: true }, 'listing_filter'],
    [
      'of more than what is on sale, in that of all',
      { OR: [{ withheld: null }, { active: true }] },
      'listing_filter',
    ],
  ])('is looked for in a narrow table: %s', async (_, condition, table, order) => {
    const [page, count, ...others] = await statementsOf({ AND: [condition, ...combined] }, order)
    expect(others).toEqual([])
    expect(page).toContain(`"${table}"`)
    if (!order) expect(count).toContain(`"${table}"`)
  })

  test.each<[string, Condition, string?]>([
    ['nothing', {}],
    ['a country', { country: 'Germany' }],
    ['a price', { lowestPrice: { gte: 100, lt: 300 } }, 'lowestPrice'],
  ])('stays with the index that has it: %s', async (_, condition, order) => {
    for (const sql of await statementsOf({ AND: [{ withheld: null }, condition] }, order))
      expect(sql).not.toMatch(/"listing_(filter|on_sale)"/)
  })

  test('is not looked for along the order of another column than that of its bounds', async () => {
    const [page, count] = await statementsOf(
      { AND: [{ withheld: null }, { domainAuthority: { lte: 60 } }] },
      'name',
    )
    expect(page).toContain('"listing_on_sale"')
    expect(count).not.toMatch(/"listing_(filter|on_sale)"/)
  })
})

test('a page and its total are found by one statement', async () => {
  const { token } = await api.team()
  const path = '/products/listings?filters[is_indexed]=true&filters[min_da]=20&sort_by=name'
  const statements = await api.sqlOf(() => api.get(token, path))
  expect(statements).toHaveLength(1)
  expect(statements[0]).toContain('"listing_on_sale"')
  // The total that is remembered now is asked for no more.
  const [second] = await api.sqlOf(() => api.get(token, `${path}&limit=7`))
  expect(second).not.toContain('total')
})

describe('a search of two letters', () => {
  test.each(['th', 'ZQ', 'é', '%', '_a', 'x'])('finds what has %s', async (search) => {
    const token = (await api.team()).token
    const { listings } = await api.graph(
      token,
      'query ($search: String) { listings(first: 100, where: { search: $search }) { totalCount nodes { name outletName } } }',
      { search },
    )
    const sold = await api.prisma.listing.findMany({ where: { withheld: null } })
    const has = (...texts: string[]) =>
      texts.some((text) => text.toLowerCase().includes(search.toLowerCase()))
    const expected = sold.filter(({ name, outletName }) => has(name, outletName))
    expect(listings.totalCount).toBe(expected.length)
    for (const { name, outletName } of listings.nodes) expect(has(name, outletName)).toBe(true)
  })

  test('reads no row of the wide table that it does not show', async () => {
    const [, count] = await api.sqlOf(async () => {
      await reader.findMany('Listing', {
        where: { withheld: null, searchText: { contains: 'zq', mode: 'insensitive' } },
        take: 1,
      })
      await reader.count('Listing', {
        withheld: null,
        searchText: { contains: 'zq', mode: 'insensitive' },
      })
    })
    expect(count).toContain('"listing_on_sale"')
    expect(count).not.toContain('"listing" ')
  })
})

test('any combination of filters finds, orders and counts what Prisma does', async () => {
  const asked = fc.record({
    where,
    orderBy,
    take: fc.constantFrom(1, 3, 25),
    skip: fc.constantFrom(0, 0, 2, 30, 600),
  })
  await fc.assert(
    fc.asyncProperty(asked, async (read) => {
      const select = { productId: true, name: true, tags: true }
      const [found, expected, count, expectedCount, counted] = await Promise.all([
        reader.findMany('Listing', { ...read, select }),
        oracle.findMany('Listing', { ...read, select }),
        reader.count('Listing', read.where),
        oracle.count('Listing', read.where),
        reader.findTexts('Listing', { ...read, select: { productId: true } }, ids, true),
      ])
      const texts = expected.map(({ productId }) => JSON.stringify({ id: productId }))
      expect(counted.texts.map(({ text }) => text)).toStrictEqual(texts)
      if (texts.length > 0) expect(counted.total).toBe(expectedCount)
      expect(found.map((row) => normal('Listing', row))).toStrictEqual(
        expected.map((row) => normal('Listing', row)),
      )
      expect(count).toBe(expectedCount)
    }),
    bounded,
  )
})
