import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../src/root.js'
import type { Asked } from './client.js'
import type { Site } from './site.js'

type Paths = Record<string, Record<string, object>>

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

/** One request to every route of the contract, and to those beside it that read the database. */
function requests({ load }: Site): Asked[] {
  const { paths } = JSON.parse(readFileSync(join(root, 'rest/openapi.json'), 'utf8')) as {
    paths: Paths
  }
  const { token, id, orders } = load.market.teams[0]!
  const listed = Object.entries(paths).flatMap(([path, of]) =>
    methods
      .filter((method) => method in of)
      .map((method): Asked => {
        const place = path.replace('{list}.{format}', 'orders.csv').replace('{team_id}', id)
        const at = place.replaceAll(/\{\w+\}/g, () => randomUUID())
        const json = method === 'get' || method === 'delete' ? undefined : {}
        return { method: method.toUpperCase() as 'GET', path: at, token, json }
      }),
  )
  const query = '{ orders(first: 1) { nodes { id } } }'
  return [
    ...listed,
    { path: '/graphql', token, json: { query } },
    { path: `/orders/checkout/${orders[0]?.reference ?? 'ORD-20260101-0000000000000'}` },
  ]
}

/**
 * Asks every route while the database is away: each answers within the site's patience, with 503, or with what
 * it knows without the database.
 */
export async function everyRoute(site: Site): Promise<void> {
  const { report, load } = site
  const answers = requests(site).map(async (asked) => {
    const { status = 0 } = (await load.send(asked)) ?? {}
    if (![401, 403, 404].includes(status)) return
    report.breach('refused', `${asked.method} ${asked.path}: ${status} while nobody could know`)
  })
  await Promise.all(answers)
}
