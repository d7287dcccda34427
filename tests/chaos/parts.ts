import { hasRedis, openRedis } from '../support/redis.js'
import type { ActorName } from './actors.js'
import { bouncerVersion } from './bouncer.js'
import { type Part, underLoad } from './fault.js'
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
      killServerBesideAnother([6, 0]),
    ]),
    underLoad('webhooks', (run) => external(run, 'webhooks', { actors: writers, endpoints: 3 }), [
      killServerBesideAnother([6, 0]),
    ]),
    underLoad('upload', (run) => external(run, 'upload', { actors: uploaders }), [
      killServerBesideAnother([6, 0]),
    ]),
  ]
}

function redisPart(): Part {
  const name = 'Redis'
  if (!hasRedis) return { name, missing: 'there is no redis-server here', run: async () => {} }
  return {
    name,
    async run(run) {
      const redis = await openRedis()
      const env = { REDIS_URL: redis.url }
      try {
        const faults = [stopRedis(redis, [2, 1]), freezeRedis(redis, [2, 0])]
        await underLoad(name, () => external(run, 'redis', { env }), faults).run(run)
      } finally {
        await redis.stop()
      }
    },
  }
}

function diskPart(): Part {
  const name = 'disk'
  return {
    name,
    async run(run) {
      const directory = mountSmall(name)
      if (!directory) {
        process.stderr.write('  disk: left out, because this user may not mount a file system\n')
        return
      }
      await underLoad(name, () => embedded(run, name, { directory }), [fillDisk([3, 1])]).run(run)
    },
  }
}
