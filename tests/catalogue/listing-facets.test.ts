import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testApi } from '../support/api.js'

const api = await testApi({ demo: true })
const tokens = {
  standard: (await api.team()).token,
  pro: (await api.team({ proPricing: true })).token,
  operator: api.operator,
}

const texts = 'hasMore values { value count }'
const spans = 'from to count'
const fields = `countries(first: 1000) { ${texts} } tags(first: 1000) { ${texts} } disclaimers(first: 1000) { ${texts} }
  channelTypes { value count } placementTypes { value count } prices { ${spans} } authorities { ${spans} }`

type Where = Record<string, unknown>
interface Counted {
  where: Where
  count: number
}

/** Counts of a response, each with the filter that finds its listings. */
// biome-ignore lint/suspicious/noExplicitAny: the shape of a response depends on its query.
function countsOf(facets: any): Record<Facet, Counted[]> {
  const has = (field: string, values: { value: string; count: number }[]) =>
    values.map(({ value, count }) => ({ where: { [field]: { has: value } }, count }))
  const within = (field: string, all: { from: number; to: number | null; count: number }[]) =>
    all.map(({ from, to, count }) => ({
      where: { [field]: { gte: from, ...(to !== null && { lt: to }) } },
      count,
    }))
  return {
    country: facets.countries.values.map(({ value, count }: { value: string; count: number }) => ({
      where: { country: { eq: value } },
      count,
    })),
    tags: has('tags', facets.tags.values),
    disclaimers: has('disclaimerNames', facets.disclaimers.values),
    channelTypes: has('channelTypes', facets.channelTypes),
    placementTypes: has('placementTypes', facets.placementTypes),
    price: within('price', facets.prices),
    authority: within('domainAuthority', facets.authorities),
  }
}

const [tags, disclaimers] = await Promise.all([
  api.prisma.tag.findMany({ take: 6, orderBy: { name: 'asc' } }),
  api.prisma.disclaimer.findMany({ take: 4, orderBy: { name: 'asc' } }),
])
const tag = fc.constantFrom(...tags.map(({ name }) => name), "it's; DROP")
const amount = fc.integer({ min: 0, max: 1_500 })
const channelType = fc.constantFrom('WEBSITE', 'NEWSLETTER', 'PODCAST', 'INSTAGRAM')
const placementType = fc.constantFrom('FULL_FEATURE', 'PRESS_RELEASE', 'MENTION', 'QUOTE')
const country = fc.constantFrom('Germany', 'Global', 'United States', 'France')

/** Conditions that the counts of a facet ignore, by facet. */
const own = {
  country: fc.oneof(
    country.map((eq) => ({ country: { eq } })),
    country.map((availableIn) => ({ availableIn })),
    country.map((eq) => ({ NOT: [{ country: { eq } }] })),
  ),
  tags: fc.oneof(
    tag.map((has) => ({ tags: { has } })),
    fc
      .tuple(tag, tag)
      .map((hasSome) => ({ OR: [{ tags: { hasSome } }, { tags: { isEmpty: true } }] })),
  ),
  disclaimers: fc.constantFrom(
    { disclaimerNames: { has: disclaimers[0]!.name } },
    { disclaimerIds: { hasSome: disclaimers.map(({ id }) => id) } },
  ),
  channelTypes: channelType.map((has) => ({ channelTypes: { has } })),
  placementTypes: placementType.map((has) => ({ placementTypes: { has } })),
  price: fc.oneof(
    amount.map((gte) => ({ price: { gte } })),
    amount.map((lt) => ({ price: { lt } })),
    fc.constant({ price: { isNull: true } }),
  ),
  authority: fc.oneof(
    fc.nat(100).map((gte) => ({ domainAuthority: { gte } })),
    fc.constant({ domainAuthority: { isNull: false } }),
  ),
}
type Facet = keyof typeof own

/** Conditions that apply to the counts of every facet. */
const common = fc.oneof(
  fc.constantFrom<Where>(
    { isIndexed: { eq: true } },
    { anyDoFollow: { eq: false } },
    { search: 'th' },
    { state: { isNull: false } },
    { createdWithinDays: 200 },
    { maxDeliveryDays: { lte: 10 } },
    { outlet: { name: { contains: 'e' } } },
    { productType: { eq: 'ADD_ON' } },
    { status: { eq: 'DRAFT' } },
  ),
  // Conditions of two facets in an OR belong to neither facet.
  fc.tuple(country, tag).map(([eq, has]) => ({ OR: [{ country: { eq } }, { tags: { has } }] })),
)

const some = fc.record(own, { requiredKeys: [] })

interface Shown {
  show?: string
  includeArchived?: boolean
}

async function facetsOf(token: string, where: Where, shown: Shown = {}) {
  const { listings } = await api.graph(
    token,
    `query ($where: ListingWhere, $show: ListingShow, $includeArchived: Boolean) {
      listings(where: $where, show: $show, includeArchived: $includeArchived) { facets { ${fields} } } }`,
    { where, ...shown },
  )
  return countsOf(listings.facets)
}

/** Number of listings that each of these filters finds. */
async function totalsOf(token: string, wheres: Where[], shown: Shown = {}): Promise<number[]> {
  const totals: number[] = []
  for (let from = 0; from < wheres.length; from += 40) {
    const part = wheres.slice(from, from + 40)
    const data = await api.graph(
      token,
      `query (${part.map((_, i) => `$w${i}: ListingWhere`)}, $show: ListingShow, $includeArchived: Boolean) {
        ${part.map((_, i) => `t${i}: listings(where: $w${i}, show: $show, includeArchived: $includeArchived) { totalCount }`).join(' ')} }`,
      {
        ...Object.fromEntries(part.map((where, i) => [`w${i}`, where])),
        ...shown,
      },
    )
    totals.push(...part.map((_, i) => data[`t${i}`].totalCount))
  }
  return totals
}

const seed = process.env.SEED

test('each count equals the total of the list with that value in place of the conditions of its facet', async () => {
  const asked = fc.record({
    who: fc.constantFrom(...(Object.keys(tokens) as (keyof typeof tokens)[])),
    common: fc.array(common, { maxLength: 2 }),
    own: some,
    isNested: fc.boolean(),
    shown: fc.constantFrom<Shown>(
      {},
      { show: 'ON_SALE_AND_ADD_ONS' },
      { show: 'ALL' },
      { includeArchived: true },
      { show: 'ALL', includeArchived: true },
    ),
  })
  await fc.assert(
    fc.asyncProperty(asked, async ({ who, common, own, isNested, shown }) => {
      const token = tokens[who]
      const parts = Object.entries(own)
      const where = (left?: string) => {
        const all = [...common, ...parts.flatMap(([name, part]) => (name === left ? [] : [part]))]
        return isNested ? { AND: [{ AND: all }] } : { AND: all }
      }
      const found = await facetsOf(token, where(), shown)
      const checked = Object.entries(found).flatMap(([facet, counts]) =>
        // Checks the first 8 and the last 4 counts.
        [...counts.slice(0, 8), ...counts.slice(8).slice(-4)].map(({ where: value, count }) => ({
          facet,
          value,
          count,
          where: { AND: [where(facet), value] },
        })),
      )
      const totals = await totalsOf(
        token,
        checked.map(({ where }) => where),
        shown,
      )
      expect(checked.map(({ facet, value, count }) => [facet, value, count])).toEqual(
        checked.map(({ facet, value }, index) => [facet, value, totals[index]]),
      )
    }),
    { ...(seed && { seed: Number(seed) }), numRuns: 25, interruptAfterTimeLimit: 15_000 },
  )
})

describe('facets of the listings', () => {
  test('count listings by any channel, as the filter does, while categories count by the first channel', async () => {
    const { listings, newsletters, listingCategories } = await api.graph(
      tokens.standard,
      `{ listings { facets { channelTypes { value count } } }
         newsletters: listings(where: { channelTypes: { has: NEWSLETTER } }) { totalCount }
         listingCategories { type count } }`,
    )
    const counted = listings.facets.channelTypes.find(
      ({ value }: { value: string }) => value === 'NEWSLETTER',
    )
    expect(counted.count).toBe(newsletters.totalCount)
    const category = listingCategories.find(({ type }: { type: string }) => type === 'NEWSLETTER')
    expect(category.count).toBeLessThan(counted.count)
  })

  test('have all values of listings, those with the most listings first, and report whether there are more', async () => {
    const sold = await api.prisma.listing.findMany({ where: { withheld: null } })
    const { listings } = await api.graph(
      tokens.standard,
      `{ listings { facets { tags(first: 1000) { ${texts} } few: tags(first: 3) { ${texts} } prices { ${spans} } } } }`,
    )
    const { tags, few, prices } = listings.facets
    const counts = new Map<string, number>()
    for (const name of sold.flatMap(({ tags }) => tags))
      counts.set(name, (counts.get(name) ?? 0) + 1)
    const expected = [...counts].map(([value, count]) => ({ value, count }))
    expected.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    expect(tags).toEqual({ hasMore: false, values: expected })
    expect(few).toEqual({ hasMore: true, values: expected.slice(0, 3) })
    expect(prices).toHaveLength(7)
    expect(prices.at(-1).to).toBeNull()
  })

  test('are counted in memory, and reflect a change at once', async () => {
    const query = `{ listings(where: { isFeatured: { eq: true } }) { facets { countries { values { value count } } } } }`
    expect(await api.sqlOf(() => api.graph(tokens.standard, query))).toEqual([])
    const { outletId } = await api.prisma.listing.findFirstOrThrow({
      where: { withheld: null, isFeatured: true },
    })
    await api.prisma.outlet.update({ where: { id: outletId }, data: { country: 'Atlantis' } })
    const { listings } = await api.graph(tokens.standard, query)
    expect(listings.facets.countries.values).toContainEqual({
      value: 'Atlantis',
      count: await api.prisma.listing.count({
        where: { withheld: null, isFeatured: true, outletId },
      }),
    })
  })

  test('require the scopes of the list', async () => {
    const team = await api.team()
    const query = '{ listings { facets { prices { count } } } }'
    const limited = await api.token(team, 'custom', ['files.read'])
    expect((await api.graphError(limited, query)).extensions.code).toBe('missing_scope')
    const reader = await api.token(team, 'custom', ['products.read'])
    expect((await api.graph(reader, query)).listings.facets.prices).toHaveLength(7)
  })
})
