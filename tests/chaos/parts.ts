import { dirname } from 'node:path'
import { hasRedis, openRedis } from '../support/redis.js'
import type { ActorName } from './actors.js'
import { bouncerVersion } from './bouncer.js'
import { type Part, progress, sizeOf, underLoad } from './fault.js'
import { freeze, restart, stutter, takeAway } from './faults/database.js'
import { fillDisk, mountSmall } from './faults/disk.js'
import {
  cutConnection,
  killAll,
  killBackend,
  killGraph,
  killPostmaster,
  killServer,
  killServerBesideAnother,
} from './faults/kill.js'
import { locks } from './faults/locks.js'
import { freezeBouncer, restartBouncer } from './faults/pooler.js'
import { freezeRedis, stopRedis } from './faults/redis.js'
import { interrupt, terminate, terminateTwice } from './faults/signals.js'
import { killMigrations, startTwo } from './faults/start.js'
import { embedded, external, pooled } from './sites.js'

const shoppers = ['shop', 'shop', 'shop', 'shop', 'grant'] satisfies ActorName[]
const writers = ['shop', 'move', 'comment', 'comment', 'comment', 'comment'] satisfies ActorName[]
const uploaders = ['uploadMuch', 'uploadMuch', 'uploadMuch', 'uploadMuch'] satisfies ActorName[]

/** Everything that a run does, in its order; each has its name for `--only`. */
export function allParts(): Part[] {
  return [
    underLoad('embedded', (run) => embedded(run, 'embedded'), [
      killServer([8, 1]),
      killGraph([6, 1]),
      killPostmaster([6, 1]),
      killBackend([6, 1]),
      cutConnection([4, 1]),
      killAll([4, 1]),
      freeze([1, 1]),
    ]),
    underLoad('external', (run) => external(run, 'external', { servers: 2 }), [
      killPostmaster([4, 1]),
      killBackend([4, 0]),
      restart('fast', [4, 1]),
      restart('immediate', [4, 0]),
      stutter([3, 0]),
      takeAway([1, 0]),
      freeze([1, 0]),
      killAll([2, 0]),
    ]),
    underLoad(
      'PgBouncer',
      (run) => pooled(run, 'pgbouncer'),
      [
        restartBouncer('restart PgBouncer', 'SIGTERM', [3, 1]),
        restartBouncer('kill PgBouncer', 'SIGKILL', [3, 0]),
        freezeBouncer([1, 0]),
        killServer([2, 0]),
        killBackend([2, 0]),
        cutConnection([2, 0]),
        restart('fast', [2, 0]),
      ],
      bouncerVersion ? undefined : 'there is no pgbouncer here (apt-get install pgbouncer)',
    ),
    startTwo([20, 2]),
    killMigrations([8, 1], [4, 1]),
    locks([100, 10]),
    redisPart(),
    diskPart(),
    underLoad(
      'signals',
      (run) => external(run, 'signals', { servers: 2, env: { DRAIN_SECONDS: '1' } }),
      [terminate([5, 1]), terminateTwice([2, 0]), interrupt([2, 1])],
    ),
    underLoad('checkout', (run) => external(run, 'checkout', { actors: shoppers }), [
      killServerBesideAnother([5, 0]),
    ]),
    underLoad('webhooks', (run) => external(run, 'webhooks', { actors: writers, endpoints: 3 }), [
      killServerBesideAnother([5, 0]),
    ]),
    underLoad('upload', (run) => external(run, 'upload', { actors: uploaders }), [
      killServerBesideAnother([5, 0]),
    ]),
  ]
}

function redisPart(): Part {
  const name = 'Redis'
  const missing = hasRedis
    ? undefined
    : 'there is no redis-server here (apt-get install redis-server)'
  const times = { stop: [2, 1], freeze: [2, 0] } as const
  return {
    name,
    ...(missing && { missing }),
    size: (run) =>
      sizeOf(
        run,
        Object.values(times).map((times) => ({ times })),
      ),
    async run(run) {
      const redis = await openRedis()
      const env = { REDIS_URL: redis.url }
      try {
        const faults = [stopRedis(redis, times.stop), freezeRedis(redis, times.freeze)]
        await underLoad(name, () => external(run, 'redis', { env }), faults).run(run)
      } finally {
        await redis.stop()
      }
    },
  }
}

function diskPart(): Part {
  const name = 'disk'
  const faults = [fillDisk([3, 1])]
  return {
    name,
    size: (run) => sizeOf(run, faults),
    async run(run) {
      const directory = mountSmall(name)
      if (!directory) {
        progress('disk: left out, because this user may not mount a file system')
        return
      }
      await underLoad(
        name,
        () => embedded(run, name, { directory, logDirectory: dirname(directory) }),
        faults,
      ).run(run)
    },
  }
}
