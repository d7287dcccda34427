import { S3Store } from '../../src/files/s3-store.js'
import { hasRedis, openRedis } from '../support/services/redis.js'
import { openS3 } from '../support/services/s3.js'
import { Bouncer, bouncerVersion } from './bouncer.js'
import type { Release } from './build.js'
import { mixedLoad, type Part, type Run, underLoad } from './fault.js'
import {
  failOver,
  failOverFromSilent,
  killDuringUpgrade,
  killInstance,
  loseReplica,
  upgrade,
} from './faults/cluster.js'
import { hasPostgres, Pair } from './pair.js'
import { freePort } from './postgres.js'
import { hasCaddy, openProxy } from './proxy.js'
import { ownDirectory, Site } from './site.js'
import { maxResponseMs } from './sites.js'

/** Services of a deployment on several machines. */
export interface Cluster {
  pair: Pair
  bouncer: Bouncer
  /** Newest release. Undefined for the build of this tree. */
  release?: Release
}

const missing = Object.entries({
  postgresql: hasPostgres,
  pgbouncer: bouncerVersion,
  'redis-server': hasRedis,
  caddy: hasCaddy,
})
  .filter(([, there]) => !there)
  .map(([name]) => name)

/** Two instances behind Caddy, two PostgreSQL servers behind PgBouncer, Redis and an S3 server, as in docs/production.md. */
export const clusterPart = (): Part => ({
  ...underLoad(
    'cluster',
    open,
    [
      killInstance([5, 1]),
      upgrade([3, 1]),
      killDuringUpgrade([1, 0]),
      failOver([3, 1]),
      failOverFromSilent([2, 0]),
      loseReplica([2, 0]),
    ],
    missing.length > 0 ? `programs are missing (apt-get install ${missing.join(' ')})` : undefined,
  ),
  isExtra: true,
})

async function open(run: Run): Promise<Site & Cluster> {
  const name = 'cluster'
  const directory = ownDirectory(name)
  const [pair, s3, redis] = [
    await Pair.open(directory, 'masthead'),
    await openS3(),
    await openRedis(),
  ]
  const bouncer = await Bouncer.open(directory, pair.primary)
  const ports = [await freePort(), await freePort()]
  const proxy = await openProxy(directory, ports)
  const files = new S3Store(s3.settings)
  const site = new Site({
    ...{ ...run, name, directory, postgres: pair.primary, actors: mixedLoad, maxResponseMs },
    ...{ databaseUrl: bouncer.url, servers: ports.length, ports, entrance: proxy.url },
    store: { files, keys: () => [...s3.keys(), ...s3.parts()] },
    env: {
      ...{ DATABASE_DIRECT_URL: bouncer.sessionsUrl, REDIS_URL: redis.url, ...s3.env },
      ...{ TRUST_PROXY: '127.0.0.1', DRAIN_SECONDS: '5' },
    },
  })
  for (const one of [pair, s3, files, bouncer, proxy]) site.onClose(() => one.close())
  site.onClose(redis.stop)
  return Object.assign(await site.open(), { pair, bouncer })
}
