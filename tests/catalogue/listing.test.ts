import { describe, expect, test } from 'vitest'
import { testApi } from '../support/api.js'
import {
  catalogueReaders,
  idsOf,
  listingRecord,
  notAddOn,
  onSale,
  outletProductRecord,
  type Scanned,
  sorted,
} from '../support/expected/catalogue.js'

const api = await testApi({ demo: true, cacheResponses: false })
const { tokens, rows, all } = await catalogueReaders(api)

// A job computes the popularity. These values only have to differ.
await api.prisma.$executeRaw`UPDATE listing SET popularity = abs(hashtext(product_id::text)) % 7`
const listings = await api.prisma.listing.findMany({
  select: { productId: true, popularity: true },
})
const popularityOf = new Map(listings.map(({ productId, popularity }) => [productId, popularity]))

const daysAgo = (days: number) => Date.now() - days * 86_400_000
const has = <T>(list: T[], value: T) => list.includes(value)
const within = (value: number | null, min = -1, max = Number.POSITIVE_INFINITY) =>
  value !== null && value >= min && value <= max

/** Filters of both lists with values of the demo, and predicates with the expected result. */
const common: [name: string, query: string, keep: (row: Scanned) => boolean][] = [
  [
    'search by product name',
    'filters[search]=feature',
    (r) => /feature/i.test(r.product.name) || /feature/i.test(r.outlet.name),
  ],
  [
    'search by outlet name',
    'filters[search]=THE',
    (r) => /the/i.test(r.product.name) || /the/i.test(r.outlet.name),
  ],
  [
    'search takes wildcards literally',
    'filters[search]=%25',
    (r) => /%/.test(r.product.name + r.outlet.name),
  ],
  [
    'country includes Global',
    'filters[country]=Germany',
    (r) => has(['Germany', 'Global'], r.outlet.country ?? ''),
  ],
  [
    'country without Global',
    'filters[country]=Germany&filters[include_global]=false',
    (r) => r.outlet.country === 'Germany',
  ],
  ['country with case', 'filters[country]=germany', (r) => r.outlet.country === 'Global'],
  ['no Global', 'filters[include_global]=false', (r) => r.outlet.country !== 'Global'],
  ['also Global', 'filters[include_global]=true', () => true],
  ['state', 'filters[state]=California', (r) => r.outlet.state === 'California'],
  ['city', 'filters[city]=London', (r) => r.outlet.city === 'London'],
  ['do-follow', 'filters[is_do_follow]=true', (r) => r.channels.some((c) => c.isDoFollow)],
  ['not do-follow', 'filters[is_do_follow]=False', (r) => !r.channels.some((c) => c.isDoFollow)],
  ['indexed', 'filters[is_indexed]=1', (r) => r.outlet.isIndexed],
  ['not indexed', 'filters[is_indexed]=0', (r) => !r.outlet.isIndexed],
  ['an empty value means absent', 'filters[search]=&filters[city]=', () => true],
  [
    'new in the last 30 days',
    'filters[new_last_30_days]=true',
    (r) => r.product.createdAt.getTime() >= daysAgo(30),
  ],
  ['not only the new ones', 'filters[new_last_30_days]=false', () => true],
]

const ofOutlets: typeof common = [
  [
    'channel type of any channel',
    'filters[channel_type]=INSTAGRAM',
    (r) => r.channels.some((c) => c.channelType === 'INSTAGRAM'),
  ],
  [
    'placement type of any channel',
    'filters[placement_type]=LISTICLE',
    (r) => r.channels.some((c) => c.placementType === 'LISTICLE'),
  ],
  ['price from', 'filters[pricing][min]=500', (r) => within(r.price, 500)],
  ['price to', 'filters[pricing][max]=300.5', (r) => within(r.price, -1, 300.5)],
  [
    'price range',
    'filters[pricing][min]=200&filters[pricing][max]=400',
    (r) => within(r.price, 200, 400),
  ],
  [
    'domain authority',
    'filters[domain_authority][min]=40&filters[domain_authority][max]=60',
    (r) => within(r.first.domainAuthority, 40, 60),
  ],
  ['domain ranking', 'filters[domain_ranking][min]=50', (r) => within(r.first.domainRanking, 50)],
  [
    'domain ranking to',
    'filters[domain_ranking][max]=20',
    (r) => within(r.first.domainRanking, -1, 20),
  ],
  [
    'turnaround time',
    'filters[turnaround_time][min]=5&filters[turnaround_time][max]=10',
    (r) => within(r.product.maxDeliveryDays, 5, 10),
  ],
]

const ofListings: typeof common = [
  [
    'channel types, any of them',
    'filters[channel_types][0]=PODCAST&filters[channel_types][1]=YOUTUBE',
    (r) => r.channels.some((c) => has(['PODCAST', 'YOUTUBE'], c.channelType)),
  ],
  [
    'placement types by repeated key',
    'filters[placement_types]=QUOTE&filters[placement_types]=MENTION',
    (r) => r.channels.some((c) => has(['QUOTE', 'MENTION'], c.placementType ?? '')),
  ],
  [
    'price range',
    'filters[min_price]=150&filters[max_price]=800',
    (r) => within(r.price, 150, 800),
  ],
  [
    'domain authority',
    'filters[min_da]=30&filters[max_da]=70',
    (r) => within(r.first.domainAuthority, 30, 70),
  ],
  [
    'domain ranking',
    'filters[min_dr]=30&filters[max_dr]=70',
    (r) => within(r.first.domainRanking, 30, 70),
  ],
  [
    'turnaround time',
    'filters[min_tat]=3&filters[max_tat]=7',
    (r) => within(r.product.maxDeliveryDays, 3, 7),
  ],
]

describe.each(['standard', 'pro'] as const)('with %s prices', (visibility) => {
  describe.each([
    ['/outlets', [...common, ...ofOutlets], 'created_at', outletProductRecord],
    ['/products/listings', [...common, ...ofListings], 'domain_authority', listingRecord],
  ] as const)('GET %s', (path, filters, fallback, record) => {
    const key = (row: Scanned) =>
      fallback === 'created_at' ? row.product.createdAt.getTime() : row.first.domainAuthority
    const listed = () => rows[visibility].filter(onSale).filter(notAddOn)
    /** Filters that do not depend on prices are tested only for standard teams. */
    const mattersFor = ([name]: readonly [string, ...unknown[]]) =>
      visibility === 'standard' || name.includes('price')

    test('lists products on sale, each record exactly as specified', async () => {
      const expected = sorted(listed(), key, 'desc')
      expect(expected.length).toBeGreaterThan(800)
      const { records, total } = await all(visibility, `${path}?`)
      expect(total).toBe(expected.length)
      expect(records).toEqual(expected.map((row) => record(row)))
    })

    test.each(filters.filter(mattersFor))('filters by %s', async (_name, query, keep) => {
      const newest = query.includes('new_last_30_days]=true')
      const expected = sorted(
        listed().filter(keep),
        newest ? (row) => row.product.createdAt.getTime() : key,
        'desc',
      )
      const { records, total } = await all(visibility, `${path}?${query}`)
      expect(records.map(({ id }) => id)).toEqual(idsOf(expected))
      expect(total).toBe(expected.length)
      if (!query.includes('%25')) expect(total).toBeGreaterThan(0)
    })

    test.each(['[]', '[0]', ''].filter(() => visibility === 'standard'))(
      'filters by tags in the form tags%s',
      async (form) => {
        const [tag] = listed().find(({ tags }) => tags.length > 0)!.tags
        const expected = listed().filter(({ tags }) => tags.includes(tag!))
        const { records } = await all(
          visibility,
          `${path}?filters[tags]${form}=${encodeURIComponent(tag!)}`,
        )
        expect(records.map(({ id }) => id).sort()).toEqual(idsOf(expected).sort())
      },
    )

    test('most popular first', async () => {
      const expected = sorted(listed(), ({ product }) => popularityOf.get(product.id)!, 'desc')
      const { records } = await all(visibility, `${path}?filters[most_popular]=true`)
      expect(records.map(({ id }) => id)).toEqual(idsOf(expected))
    })

    const sorts = [
      ['name', ({ product }: Scanned) => product.name],
      ['created_at', ({ product }: Scanned) => product.createdAt.getTime()],
      ['domain_authority', ({ first }: Scanned) => first.domainAuthority],
      ['domain_ranking', ({ first }: Scanned) => first.domainRanking],
      ...(path === '/outlets' ? [] : [['price', ({ price }: Scanned) => price] as const]),
    ] as const
    test.each(sorts.filter(mattersFor))(
      'sorts by %s in both directions, nulls last',
      async (sort, by) => {
        for (const direction of ['asc', 'desc'] as const) {
          const { records } = await all(visibility, `${path}?sort_by=${sort}&order_by=${direction}`)
          expect(records.map(({ id }) => id)).toEqual(idsOf(sorted(listed(), by, direction)))
        }
      },
    )

    test('adds archived records on request', async () => {
      const expected = rows[visibility].filter(
        (row) =>
          /^(ACTIVE|ARCHIVED)$/.test(row.outlet.status) && row.product.active && notAddOn(row),
      )
      expect(expected.some(({ deleted }) => deleted)).toBe(true)
      const { records } = await all(visibility, `${path}?include_archived=true`)
      expect(records.map(({ id }) => id).sort()).toEqual(idsOf(expected).sort())
    })
  })
})

describe('pages', () => {
  test('have the envelope of the specification', async () => {
    const total = rows.standard.filter(onSale).filter(notAddOn).length
    const last = Math.ceil(total / 25)
    const first = (await api.get(tokens.standard, '/outlets')).body
    expect(Object.keys(first)).toEqual([
      'records',
      'total_records',
      'total_pages',
      'current_page',
      'next_page',
      'previous_page',
    ])
    expect(first).toMatchObject({
      total_records: total,
      total_pages: last,
      current_page: 1,
      next_page: 2,
      previous_page: null,
    })
    expect(first.records).toHaveLength(25)
    const end = (await api.get(tokens.standard, `/outlets?page=${last}`)).body
    expect(end).toMatchObject({ current_page: last, next_page: null, previous_page: last - 1 })
    expect(end.records).toHaveLength(total - (last - 1) * 25)
    const past = (await api.get(tokens.standard, `/outlets?page=${last + 50}`)).body
    expect(past).toMatchObject({ records: [], total_records: total, next_page: null })
  })

  test('cost at most two statements, page and total', async () => {
    for (const path of ['/outlets', '/products/listings', '/tags', '/outlet-disclaimers']) {
      for (const limit of [1, 100]) {
        const sql = await api.sqlOf(() => api.get(tokens.standard, `${path}?limit=${limit}&page=2`))
        expect(sql.length, sql.join('\n')).toBeLessThanOrEqual(2)
      }
    }
    const outletId = rows.standard.find(onSale)!.outlet.id
    const sql = await api.sqlOf(() => api.get(tokens.standard, `/outlets/${outletId}/products`))
    expect(sql.length, sql.join('\n')).toBeLessThanOrEqual(2)
  })

  test('continue by cursor through all listings without a repeat or a gap', async () => {
    for (const field of ['DOMAIN_AUTHORITY', 'PRICE', 'NAME', 'CREATED_AT']) {
      for (const direction of ['ASC', 'DESC']) {
        const seen: string[] = []
        for (let after: string | null = null; ; ) {
          const { listings } = await api.graph(
            tokens.pro,
            `query ($after: String, $orderBy: ListingOrder) {
              listings(first: 100, after: $after, orderBy: $orderBy) {
                nodes { productId } pageInfo { hasNextPage endCursor } totalCount
              }
            }`,
            { after, orderBy: { field, direction } },
          )
          seen.push(...listings.nodes.map(({ productId }: { productId: string }) => productId))
          if (!listings.pageInfo.hasNextPage) {
            expect(seen).toHaveLength(listings.totalCount)
            break
          }
          after = listings.pageInfo.endCursor
        }
        expect(new Set(seen).size).toBe(seen.length)
        expect(seen.sort()).toEqual(idsOf(rows.pro.filter(onSale).filter(notAddOn)).sort())
      }
    }
  })
})
