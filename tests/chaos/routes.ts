import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../src/root.js'
import type { ClientRequest } from './client.js'
import type { Site } from './site.js'

type Paths = Record<string, Record<string, object>>

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

/** One request to every route of the OpenAPI document, and to other routes that read the database. */
function requests({ load }: Site): ClientRequest[] {
  const { paths } = JSON.parse(readFileSync(join(root, 'rest/openapi.json'), 'utf8')) as {
    paths: Paths
  }
  const { token, id, orders } = load.market.teams[0]!
  const listed = Object.entries(paths).flatMap(([path, of]) =>
    methods
      .filter((method) => method in of)
      .map((method): ClientRequest => {
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
 * Requests every route while the database is unavailable. Each responds within the site's time limit, with 503 or
 * with data that needs no database.
 */
export async function everyRoute(site: Site): Promise<void> {
  const { report, load } = site
  const answers = requests(site).map(async (request) => {
    const { status = 0 } = (await load.send(request)) ?? {}
    if (![401, 403, 404].includes(status)) return
    report.breach('refused', `${request.method} ${request.path}: ${status} without the database`)
  })
  await Promise.all(answers)
}
