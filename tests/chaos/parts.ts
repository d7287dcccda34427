import { dirname } from 'node:path'
import { hasRedis, openRedis } from '../support/services/redis.js'
import type { ActorName } from './actors.js'
import { bouncerVersion } from './bouncer.js'
import { clusterPart } from './cluster.js'
import { type Part, progress, sizeOf, underLoad } from './fault.js'
import { freeze, restart, stutter, takeAway } from './faults/database.js'
import { fillDisk, mountSmall } from './faults/disk.js'
import {
  cutConnection,
  killAfterFiveMinutes,
  killAll,
  killBackend,
  killGraph,
  killPostmaster,
  killServer,
  killServerBesideAnother,
  killSomething,
} from './faults/kill.js'
import { locks } from './faults/locks.js'
import { freezeBouncer, restartBouncer } from './faults/pooler.js'
import { freezeRedis, stopRedis } from './faults/redis.js'
import { interrupt, terminate, terminateTwice } from './faults/signals.js'
import { killMigrations, startTwo } from './faults/start.js'
import { checkPayments } from './payments.js'
import { checkPayouts, publisherAccount } from './payouts.js'
import { embedded, external, type More, pooled } from './sites.js'
import { openTroubledStripe } from './stripe.js'

const shoppers = [
  'shop',
  'buy',
  'buy',
  'buy',
  'buy',
  'grant',
  'payOut',
  'payOut',
] satisfies ActorName[]
const writers = ['shop', 'move', 'comment', 'comment', 'comment', 'comment'] satisfies ActorName[]
const uploaders = ['uploadMuch', 'uploadMuch', 'uploadMuch', 'uploadMuch'] satisfies ActorName[]

/** Parts of a run, in execution order. `--only` selects them by name. */
export function allParts(): Part[] {
  return [
    underLoad('embedded', (run) => embedded(run, 'embedded'), [
      // First, so that delayed deliveries arrive during the other faults.
      freeze([1, 0]),
      killServer([5, 0]),
      killGraph([8, 0]),
      killPostmaster([8, 0]),
      killBackend([8, 0]),
      cutConnection([6, 0]),
      killAll([3, 0]),
    ]),
    // With --quick this is the only marketplace under load: opening and checking another takes a minute.
    underLoad(
      'external',
      (run) => external(run, 'external', { servers: 2, env: { DRAIN_SECONDS: '2' } }),
      [
        takeAway([1, 0]),
        killServerBesideAnother([3, 1]),
        killPostmaster([4, 1]),
        killBackend([6, 1]),
        cutConnection([0, 1]),
        restart('fast', [4, 1]),
        restart('immediate', [4, 0]),
        stutter([3, 0]),
        killAll([1, 0]),
        killGraph([0, 1]),
        terminate([0, 1]),
        interrupt([0, 1]),
      ],
    ),
    underLoad(
      'PgBouncer',
      (run) => pooled(run, 'pgbouncer'),
      [
        restartBouncer('restart PgBouncer', 'SIGTERM', [3, 0]),
        restartBouncer('kill PgBouncer', 'SIGKILL', [3, 0]),
        freezeBouncer([1, 0]),
        killServer([1, 0]),
        killBackend([2, 0]),
        cutConnection([3, 0]),
        restart('fast', [2, 0]),
      ],
      bouncerVersion ? undefined : 'pgbouncer is not installed (apt-get install pgbouncer)',
    ),
    startTwo([20, 1]),
    killMigrations([4, 1], [2, 0]),
    locks([100, 0]),
    redisPart(),
    diskPart(),
    underLoad(
      'signals',
      (run) => external(run, 'signals', { servers: 2, env: { DRAIN_SECONDS: '2' } }),
      [terminate([2, 0]), terminateTwice([1, 0]), interrupt([2, 0])],
    ),
    checkoutPart(),
    muchOf('webhooks', { actors: writers, endpoints: 3 }),
    muchOf('upload', { actors: uploaders }),
    absencePart(),
    clusterPart(),
  ]
}

/** Kills servers under one kind of heavy load. Runs without `--only` cover it with the mixed load. */
const muchOf = (name: string, more: More): Part => ({
  ...underLoad(name, (run) => external(run, name, more), [killServerBesideAnother([5, 1])]),
  isExtra: true,
})

/** Receiver of all events that is unavailable for an hour, under a light load. */
const absencePart = (): Part => ({
  ...underLoad('absence', (run) => external(run, 'absence', { servers: 2, thinkTimeMs: 8_000 }), [
    killAfterFiveMinutes([12, 1]),
  ]),
  isExtra: true,
})

/** Kills while guests pay, with a Stripe that delays, repeats, reorders and loses events. */
const checkoutPart = (): Part => ({
  ...underLoad(
    'checkout',
    async (run) => {
      const stripe = await openTroubledStripe(run.random)
      stripe.connect.addEnabled(publisherAccount)
      const { env } = stripe
      const site = await external(run, 'checkout', {
        ...{ actors: shoppers, stripe, env },
        // The time of a kill is mostly the start of the next server, which more load would delay.
        ...{ thinkTimeMs: 250, withoutGraph: true },
      })
      site.onClose(stripe.close)
      return site
    },
    [killSomething([100, 5])],
    undefined,
    async (site) => {
      await checkPayments(site)
      await checkPayouts(site)
    },
  ),
  isExtra: true,
})

function redisPart(): Part {
  const name = 'Redis'
  const missing = hasRedis
    ? undefined
    : 'redis-server is not installed (apt-get install redis-server)'
  const times = { stop: [2, 0], freeze: [1, 0] } as const
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
  const faults = [fillDisk([2, 0])]
  return {
    name,
    size: (run) => sizeOf(run, faults),
    async run(run) {
      const directory = mountSmall(name)
      if (!directory) {
        progress('disk: skipped, because this user may not mount a file system')
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
