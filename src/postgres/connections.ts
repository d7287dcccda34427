import type { Env } from '../config/env.js'
import { perWorkerLimit } from '../values/per-worker-limit.js'
import { analystPoolSize, exportPoolSize, minConnections } from './database.js'
import { type Datasource, withClient } from './pooler.js'

/** The listener and the readiness probe have one connection each. */
const singleConnections = 2

/** Maximum number of connections that a server opens to the database of `DATABASE_URL` under full load. */
export function maxConnections({ workers, databasePoolSize, database }: Env): number {
  const requests = perWorkerLimit(databasePoolSize, workers, minConnections)
  const hasReplica = database.kind === 'url' && database.replicaUrl !== undefined
  const analysts = hasReplica ? 0 : perWorkerLimit(analystPoolSize, workers)
  const exports = hasReplica ? 0 : perWorkerLimit(exportPoolSize, workers)
  const server = requests + analysts + exports + singleConnections
  const graph = requests + analysts + 1
  return workers * (server + graph)
}

/**
 * Checks whether the database allows as many connections as the server may open.
 * @returns the problem and its solution; undefined if there is none or a pooler is used
 */
export async function tooFewConnections(
  datasource: Datasource,
  env: Env,
): Promise<string | undefined> {
  if (datasource.pooler) return undefined
  const { rows } = await withClient(datasource.directUrl, (client) =>
    client.query<{ allowed: number }>(
      `SELECT current_setting('max_connections')::int
         - current_setting('superuser_reserved_connections')::int AS allowed`,
    ),
  )
  const { allowed } = rows[0]!
  const required = maxConnections(env)
  if (required <= allowed) return undefined
  return (
    `${env.workers} workers can open ${required} connections, but the database allows ${allowed}: ` +
    'raise max_connections, or lower WORKERS or DATABASE_POOL_SIZE'
  )
}
