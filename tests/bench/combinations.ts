import { Random } from '../../prisma/demo/random.js'
import { withDatabase } from './data.js'
import { medians, request, start, stop, type Target } from './measure.js'
import type { Line } from './table.js'

/** Filter as parameters of REST, and as a GraphQL condition. */
interface Filter {
  query: Record<string, string>
  where: Record<string, unknown>
}

/** Values of the catalogue, most frequent first. */
interface Values {
  countries: string[]
  cities: string[]
  tags: string[]
  disclaimers: string[]
  names: string[]
}

const asked = 300
const sorts = ['domain_authority', 'domain_ranking', 'price', 'created_at', 'name']

/** Maximum p95 of the response time in milliseconds, by number of products. */
const limits: Record<number, { page: number; facets: number }> = {
  50000: { page: 10, facets: 10 },
  1000000: { page: 60, facets: 80 },
}

function valuesOf(url: string): Promise<Values> {
  return withDatabase(url, async ({ pool }) => {
    const { rows } = await pool.query(`
      WITH sold AS (SELECT country, city, tags, disclaimer_ids, outlet_name || ' ' || name AS names FROM listing WHERE withheld IS NULL LIMIT 20000)
      SELECT
        ARRAY(SELECT country FROM sold WHERE country IS NOT NULL GROUP BY 1 ORDER BY count(*) DESC, 1) AS countries,
        ARRAY(SELECT city FROM sold WHERE city IS NOT NULL GROUP BY 1 ORDER BY count(*) DESC, 1) AS cities,
        ARRAY(SELECT tag FROM sold, unnest(tags) tag GROUP BY 1 ORDER BY count(*) DESC, 1) AS tags,
        ARRAY(SELECT id::text FROM sold, unnest(disclaimer_ids) id GROUP BY 1 ORDER BY count(*) DESC, 1) AS disclaimers,
        ARRAY(SELECT names FROM sold GROUP BY 1 ORDER BY count(*) DESC, 1) AS names`)
    return rows[0]
  })
}

/** Every filter of listings, each with a random value. */
function filtersOf(random: Random, values: Values): Filter[] {
  const texts = ['th', 'er', 'zq', 'morning', 'business', 'daily', 'feature', 'press release']
  const channelTypes = ['WEBSITE', 'NEWSLETTER', 'PODCAST', 'INSTAGRAM', 'YOUTUBE', 'LINKEDIN']
  const placementTypes = ['FULL_FEATURE', 'PRESS_RELEASE', 'MENTION', 'QUOTE', 'LISTICLE']
  const one = (key: string, value: string | number | boolean, where: object): Filter => ({
    query: { [`filters[${key}]`]: String(value) },
    where: { ...where },
  })
  const some = (key: string, field: string, all: readonly string[]): Filter => {
    const few = random.sample(all, random.int(1, 3))
    return {
      query: Object.fromEntries(few.map((value, i) => [`filters[${key}][${i}]`, value])),
      where: { [field]: { hasSome: few } },
    }
  }
  const bound = (key: string, field: string, value: number): Filter => {
    const [bound, operator] = random.chance(0.5) ? ['min', 'gte'] : ['max', 'lte']
    return one(`${bound}_${key}`, value, { [field]: { [operator]: value } })
  }
  const country = random.pickSkewed(values.countries)
  const city = random.pickSkewed(values.cities)
  const search = random.pick(texts)
  const isIndexed = random.chance(0.6)
  const anyDoFollow = random.chance(0.5)
  return [
    one('search', search, { search }),
    some('channel_types', 'channelTypes', channelTypes),
    some('placement_types', 'placementTypes', placementTypes),
    some('tags', 'tags', values.tags),
    some('disclaimer_ids', 'disclaimerIds', values.disclaimers),
    bound('price', 'price', random.int(1, 20) * 100),
    bound('da', 'domainAuthority', random.int(1, 9) * 10),
    bound('dr', 'domainRanking', random.int(1, 9) * 10),
    bound('tat', 'maxDeliveryDays', random.int(3, 15)),
    one('country', country, { availableIn: country }),
    one('city', city, { city: { eq: city } }),
    one('is_do_follow', anyDoFollow, { anyDoFollow: { eq: anyDoFollow } }),
    one('is_indexed', isIndexed, { isIndexed: { eq: isIndexed } }),
    one('new_last_30_days', true, { createdWithinDays: 30 }),
  ]
}

/** Distinct combinations of one to five filters with an order, the same in each run. */
function combinationsOf(values: Values, seed: string): { path: string; where: object }[] {
  const random = new Random(seed)
  const found = new Map<string, object>()
  while (found.size < asked) {
    const filters = random.sample(filtersOf(random, values), random.int(1, 5))
    const sort = { sort_by: random.pick(sorts), order_by: random.pick(['asc', 'desc']) }
    const query = Object.assign({}, ...filters.map(({ query }) => query), sort)
    const path = `/products/listings?${new URLSearchParams(query)}`
    found.set(path, Object.assign({}, ...filters.map(({ where }) => where)))
  }
  return [...found].map(([path, where]) => ({ path, where }))
}

/** Distinct searches of one to three words. A third has a typo or an incomplete last word, a third has a filter. */
function searchesOf(values: Values, seed: string): { path: string }[] {
  const random = new Random(seed)
  const found = new Set<string>()
  while (found.size < asked) {
    const words = random.pick(values.names).split(' ')
    const sought = random.sample([...words, random.pick(values.tags)], random.int(1, 3))
    const text = sought.join(' ')
    const at = random.int(1, text.length - 1)
    const typed = random.chance(0.33)
      ? random.chance(0.5)
        ? text.slice(0, at) + text.slice(at + 1)
        : text.slice(0, -2)
      : text
    const filter = random.pick(filtersOf(random, values)).query
    const query = { q: typed, ...(random.chance(0.33) && filter) }
    found.add(`/products/listings?${new URLSearchParams(query)}`)
  }
  return [...found].map((path) => ({ path }))
}

const facets = `query ($where: ListingWhere) { listings(where: $where) { facets {
  countries { values { value count } } tags { values { value count } } disclaimers { values { value count } }
  channelTypes { value count } placementTypes { value count }
  prices { from to count } authorities { from to count } } } }`

/**
 * Measures combinations of filters that are not cached: first page with total, and facets. Then measures the ratio of a
 * late page to the first page.
 */
export async function combinations(url: string, products: number): Promise<Line[]> {
  const values = await valuesOf(url)
  const target = await start('uncached', url)
  try {
    await timesOfAll(target, values, 'warm-up')
    const { pages, counts, found } = await timesOfAll(target, values, 'measured')
    return [
      ...within(
        'first page of a combination of filters, with its total',
        products,
        pages,
        limits[products]?.page,
      ),
      ...within('facets of a combination of filters', products, counts, limits[products]?.facets),
      ...within('first page of a search', products, found, limits[products]?.page),
      ...(products > 25_000 ? await depths(target, products) : []),
    ]
  } finally {
    await stop(target)
  }
}

/** Response times of 300 pages, facets and searches; a seed determines the queries. */
async function timesOfAll(target: Target, values: Values, seed: string) {
  const all = combinationsOf(values, seed)
  const pages = await timesOf(all, ({ path }) => request(target, path))
  const counts = await timesOf(all, ({ where }) =>
    request(target, '/graphql', [JSON.stringify({ query: facets, variables: { where } })]),
  )
  const found = await timesOf(searchesOf(values, seed), ({ path }) => request(target, path))
  return { pages, counts, found }
}

/** Response times in ascending order, in milliseconds. */
async function timesOf<T>(all: T[], ask: (one: T) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (const one of all) {
    const begun = performance.now()
    await ask(one)
    times.push(performance.now() - begun)
  }
  return times.sort((a, b) => a - b)
}

function within(what: string, size: number, times: number[], most: number | undefined): Line[] {
  return ([50, 95] as const).map((percent) => {
    const time = times[Math.ceil((times.length * percent) / 100) - 1]!
    return {
      name: `${what}, p${percent} of ${times.length}`,
      size,
      value: `${time.toFixed(1)} ms`,
      target: most === undefined ? 'none' : `≤ ${most} ms`,
      ok: most === undefined || time <= most,
    }
  })
}

async function depths(target: Target, size: number): Promise<Line[]> {
  const lines: Line[] = []
  for (const query of [
    '',
    '?sort_by=price&order_by=asc',
    '?filters[is_indexed]=true&filters[min_da]=10',
  ]) {
    const path = `/products/listings${query}`
    const deep = `${path}${query ? '&' : '?'}page=1000`
    const [first, thousandth] = await medians([target, path], [target, deep])
    const ratio = thousandth / first
    lines.push({
      name: `page 1,000 of ${path}`,
      size,
      value: `p50 ${thousandth.toFixed(1)} ms = ${ratio.toFixed(1)} × page 1`,
      target: size === 1_000_000 ? '≤ 3 ×' : 'none',
      ok: size !== 1_000_000 || ratio <= 3,
    })
  }
  return lines
}
