import { withDatabase } from './data.js'
import { load, median, memory, request, start, stop, type Target } from './measure.js'
import { type Line, line } from './table.js'

interface Examples {
  outlet: string
  product: string
  tag: string
  country: string
  state: string
  city: string
  disclaimer: string
  disclaimerId: string
}

/** Values that the catalogue has, for the filters. */
function examplesOf(url: string): Promise<Examples> {
  return withDatabase(url, async ({ pool }) => {
    const { rows } = await pool.query(`
      SELECT l.outlet_id AS outlet, l.product_id AS product, l.tags[1] AS tag, l.country, l.state, l.city,
        d.name AS disclaimer, d.id AS "disclaimerId"
      FROM listing l JOIN disclaimer d ON d.name = l.disclaimer
      WHERE l.withheld IS NULL AND l.state IS NOT NULL AND cardinality(l.tags) > 0 AND l.city IS NOT NULL
      ORDER BY l.product_id LIMIT 1 OFFSET 500`)
    return rows[0]
  })
}

const encoded = (query: Record<string, string>) => new URLSearchParams(query).toString()

function filtersOf(e: Examples): string[] {
  const outlets = [
    { search: 'morning' },
    { search: 'zq' },
    { status: 'DRAFT' },
    { channel_type: 'NEWSLETTER' },
    { placement_type: 'LISTICLE' },
    { is_do_follow: 'true' },
    { is_do_follow: 'false' },
    { is_indexed: 'true' },
    { disclaimer: e.disclaimer },
    { 'tags][0': e.tag },
    { country: e.country },
    { state: e.state },
    { city: e.city },
    { 'pricing][min': '500' },
    { 'pricing][max': '300' },
    { 'domain_authority][min': '50' },
    { 'domain_authority][max': '20' },
    { 'domain_ranking][min': '60' },
    { 'turnaround_time][max': '5' },
    { most_popular: 'true' },
    { new_last_30_days: 'true' },
  ]
  const listings = [
    { search: 'morning' },
    { 'channel_types][0': 'PODCAST' },
    { 'placement_types][0': 'QUOTE' },
    { 'tags][0': e.tag },
    { 'disclaimer_ids][0': e.disclaimerId },
    { 'product_ids][0': e.product },
    { min_price: '500' },
    { max_price: '300' },
    { min_da: '60' },
    { max_da: '20' },
    { min_dr: '60' },
    { max_tat: '5' },
    { country: e.country },
    { state: e.state },
    { city: e.city },
    { is_do_follow: 'false' },
    { is_indexed: 'false' },
    { most_popular: 'true' },
    { new_last_30_days: 'true' },
  ]
  const paths = (path: string, filters: object[]) =>
    filters.map(
      (filter) =>
        `${path}?${encoded(Object.fromEntries(Object.entries(filter).map(([key, value]) => [`filters[${key}]`, value])))}`,
    )
  const sorts = ['name', 'created_at', 'domain_authority', 'domain_ranking'].flatMap((sort) =>
    ['asc', 'desc'].flatMap((order) =>
      ['/outlets', '/products/listings'].map((path) => `${path}?sort_by=${sort}&order_by=${order}`),
    ),
  )
  return [
    ...paths('/outlets', outlets),
    ...paths('/products/listings', listings),
    ...sorts,
    '/products/listings?sort_by=price&order_by=asc',
    '/products/listings?sort_by=price&order_by=desc',
  ]
}

/** Every list and detail of the catalogue against its hand-written limit, in one run. */
export async function ratios(url: string, products: number, seconds: number): Promise<Line[]> {
  const { outlet, product } = await examplesOf(url)
  const targets = await Promise.all([
    start('masthead', url),
    start('uncached', url),
    start('limit', url),
  ])
  const [masthead, uncached, limit] = targets as [Target, Target, Target]
  const lines: Line[] = []
  try {
    for (const path of ['/outlets', '/products/listings']) {
      const { length } = await request(masthead, path)
      const most = await load(limit, `/bytes/${length}`, seconds)
      lines.push(
        line(`GET ${path}, remembered`, products, await load(masthead, path, seconds), most, 0.5),
      )
    }
    const paths: [string, number][] = [
      ['/outlets', 0.5],
      ['/products/listings', 0.5],
      [`/outlets/${outlet}/products`, 0.5],
      [`/outlets/${outlet}`, 0.35],
      [`/products/${product}`, 0.35],
      ['/tags', 0.5],
    ]
    for (const [path, target] of paths) {
      const most = await load(limit, path, seconds)
      lines.push(
        line(
          `GET ${path.replace(/[0-9a-f-]{36}/, '{id}')}`,
          products,
          await load(uncached, path, seconds),
          most,
          target,
        ),
      )
    }
    for (const [name, server] of [
      ['remembering', masthead],
      ['not remembering', uncached],
    ] as const) {
      lines.push({
        name: `resident memory, ${name}`,
        products,
        value: `${Math.round((await memory(server)) / 2 ** 20)} MB`,
        ok: (await memory(server)) <= 512 * 2 ** 20,
        target: '≤ 512 MB',
      })
    }
  } finally {
    await Promise.all(targets.map(stop))
  }
  return lines
}

/** The first page under every filter and sort, small against large: what grows with the catalogue. */
export async function growth(
  small: string,
  large: string,
  [few, many]: [number, number],
): Promise<Line[]> {
  const [examplesSmall, examplesLarge] = [await examplesOf(small), await examplesOf(large)]
  const [a, b] = [await start('uncached', small), await start('uncached', large)]
  const lines: Line[] = []
  try {
    const paths = filtersOf(examplesLarge)
    const smallPaths = filtersOf(examplesSmall)
    for (const [index, path] of paths.entries()) {
      const [before, after] = [await median(a, smallPaths[index]!), await median(b, path)]
      lines.push(
        compared(
          `${decodeURIComponent(path)}`,
          many,
          before,
          after,
          2,
          `p50 of ${few.toLocaleString('en')}`,
        ),
      )
    }
    for (const path of ['/outlets', '/products/listings']) {
      const [first, thousandth] = [await median(b, path), await median(b, `${path}?page=1000`)]
      lines.push(compared(`${path}?page=1000`, many, first, thousandth, 10, 'p50 of page 1'))
    }
    const rss = await memory(b)
    lines.push({
      name: 'resident memory after every filter',
      products: many,
      value: `${Math.round(rss / 2 ** 20)} MB`,
      ok: rss <= 512 * 2 ** 20,
      target: '≤ 512 MB',
    })
  } finally {
    await Promise.all([stop(a), stop(b)])
  }
  return lines
}

function compared(
  name: string,
  products: number,
  before: number,
  after: number,
  most: number,
  against: string,
): Line {
  const ratio = after / before
  return {
    name,
    products,
    value: `p50 ${after.toFixed(1)} ms = ${ratio.toFixed(2)} × ${against}`,
    ok: ratio <= most,
    target: `≤ ${most} ×`,
  }
}
