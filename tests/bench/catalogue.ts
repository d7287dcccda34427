import { withDatabase } from './data.js'
import { medians, request, start, stop, type Target, versus } from './measure.js'
import { end, memory, serve } from './server.js'
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

/** Values of the catalogue, for the filters. */
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

/** Measures every list and detail of the catalogue against its hand-written baseline, in one run. */
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
      const { length } = Buffer.from(await request(masthead, path))
      const rates = await versus([masthead, path], [limit, `/bytes/${length}`], seconds)
      lines.push(line(`GET ${path}, cached`, products, rates, 0.6))
    }
    const paths = [
      ...['/outlets', '/products/listings', `/outlets/${outlet}/products`, '/tags'],
      ...[`/outlets/${outlet}`, `/products/${product}`],
    ]
    for (const path of paths) {
      const name = `GET ${path.replace(/[0-9a-f-]{36}/, '{id}')}, not cached`
      const rates = await versus([uncached, path], [limit, path], seconds)
      lines.push(line(name, products, rates, 0.6))
    }
  } finally {
    await Promise.all(targets.map(stop))
  }
  return lines
}

/** Concurrency limit of a team. Further requests would wait, and fail if the disk is slow. */
const clients = 6

/** Measures the start of the installed server, and its memory under load with new filters. */
export async function footprint(url: string, products: number): Promise<Line[]> {
  const server = await serve(url)
  try {
    const paths = filtersOf(await examplesOf(url)).filter((path) => !path.includes('zq'))
    for (let page = 1; page <= 20; page++) {
      const asked = [...paths]
      const client = async () => {
        for (let path = asked.pop(); path; path = asked.pop()) {
          await request(server, `${path}${path.includes('?') ? '&' : '?'}limit=100&page=${page}`)
        }
      }
      await Promise.all(Array.from({ length: clients }, client))
    }
    const bytes = await memory(server)
    return [
      {
        name: 'ready with data in place',
        size: products,
        value: `${(server.readyAfter / 1000).toFixed(1)} s`,
        target: '≤ 3 s',
        ok: server.readyAfter <= 3000,
      },
      {
        name: `resident memory after ${paths.length * 20} different pages of 100`,
        size: products,
        value: `${Math.round(bytes / 2 ** 20)} MB`,
        target: '≤ 512 MB',
        ok: bytes <= 512 * 2 ** 20,
      },
    ]
  } finally {
    await end(server)
  }
}

/**
 * Measures the first page under every filter and sort, in a small and a large catalogue. Measures with and without the
 * response cache.
 */
export async function growth(
  small: string,
  large: string,
  [few, many]: [number, number],
): Promise<Line[]> {
  const [smallPaths, paths] = [
    filtersOf(await examplesOf(small)),
    filtersOf(await examplesOf(large)),
  ]
  const [a, b] = [await start('uncached', small), await start('uncached', large)]
  const [c, d] = [await start('masthead', small), await start('masthead', large)]
  const lines: Line[] = []
  try {
    for (const [index, path] of paths.entries()) {
      const smallPath = smallPaths[index]!
      const [before, after] = await medians([a, smallPath], [b, path])
      const [was, is] = await medians([c, smallPath], [d, path])
      const running = `as it runs ${(is / was).toFixed(2)} ×`
      lines.push(
        compared(path, many, [before, after], 2, `p50 of ${few.toLocaleString('en')}; ${running}`),
      )
    }
    for (const path of ['/outlets', '/products/listings']) {
      const deep = `${path}?page=1000`
      lines.push(compared(deep, many, await medians([b, path], [b, deep]), 10, 'p50 of page 1'))
    }
  } finally {
    await Promise.all([a, b, c, d].map(stop))
  }
  return lines
}

function compared(
  path: string,
  products: number,
  [before, after]: [number, number],
  most: number,
  against: string,
): Line {
  const ratio = after / before
  return {
    name: decodeURIComponent(path),
    size: products,
    value: `p50 ${after.toFixed(1)} ms = ${ratio.toFixed(2)} × ${against}`,
    ok: ratio <= most,
    target: `≤ ${most} ×`,
  }
}
