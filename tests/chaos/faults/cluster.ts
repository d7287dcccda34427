import { setTimeout as sleep } from 'node:timers/promises'
import { nextRelease } from '../build.js'
import type { Cluster } from '../cluster.js'
import type { Fault, Times } from '../fault.js'
import { signal } from '../processes.js'
import type { Server, Site } from '../site.js'
import { killServer } from './kill.js'
import { endBehindBalancer } from './signals.js'

const of = (site: Site) => site as Site & Cluster

/** Kills an instance, which is restarted as by a supervisor. The recovery time starts with the kill. */
export const killInstance = (times: Times): Fault => ({
  ...killServer(times),
  name: 'kill an instance',
  countsWhole: true,
})

/**
 * Shuts down one instance after the other and starts the next release. The first new instance applies the migrations
 * while the other serves requests. No connection is cut.
 */
export const upgrade = (times: Times): Fault => ({
  name: 'upgrade, one instance after the other',
  times,
  countsWhole: true,
  prepare: makeRelease,
  async strike(site) {
    for (const server of [...site.servers]) await replace(site, server)
    await isMigrated(site)
  },
})

/** Kills the instance of the former release during an upgrade, and restarts it with the former release. */
export const killDuringUpgrade = (times: Times): Fault => ({
  name: 'upgrade, the former release killed in the middle',
  times,
  countsWhole: true,
  prepare: makeRelease,
  async strike(site) {
    const [first, second] = site.servers
    const former = site.program
    await replace(site, first!)
    site.program = former
    await site.end(second!, 'SIGKILL')
    await replace(site, await site.start())
    await isMigrated(site)
  },
})

async function makeRelease(site: Site): Promise<void> {
  const cluster = of(site)
  cluster.release = nextRelease(site.directory, (cluster.release?.number ?? 0) + 1)
}

/** Shuts down an instance, and starts one of the newest release. */
async function replace(site: Site, server: Server): Promise<void> {
  site.program = of(site).release!.program
  await endBehindBalancer(site, (pid) => signal(pid, 'SIGTERM'), server)
}

async function isMigrated(site: Site): Promise<void> {
  const { migrations } = of(site).release!
  const found = await site.postgres.query(
    'SELECT FROM _prisma_migrations WHERE migration_name = ANY ($1) AND finished_at IS NOT NULL',
    [migrations],
  )
  if (found.length === migrations.length) return
  site.report.breach('halfMade', 'the migrations of the next release are not applied')
}

/** Kills the primary, promotes its replica, and later makes the former primary the replica. */
export const failOver = (times: Times): Fault => ({
  name: 'fail over, the primary killed',
  times,
  ...whole,
  async strike(site) {
    of(site).pair.primary.kill()
    await promoted(site)
  },
})

/** Freezes the primary, whose connections stay open as in a network failure, and promotes its replica. */
export const failOverFromSilent = (times: Times): Fault => ({
  name: 'fail over, the primary silent',
  times,
  ...whole,
  async strike(site) {
    of(site).pair.primary.freeze()
    await promoted(site)
  },
})

/** Kills the replica. Commits wait for it until synchronous replication is disabled. */
export const loseReplica = (times: Times): Fault => ({
  name: 'lose the replica for 5 s',
  times,
  ...whole,
  async strike(site) {
    const { pair } = of(site)
    pair.killReplica()
    await sleep(5_000)
    await pair.goOnAlone()
  },
})

const whole = {
  countsWhole: true,
  prepare: (site: Site) => of(site).pair.complete(),
} as const

/** Fails over at once, as a cluster manager would. */
async function promoted(site: Site): Promise<void> {
  const { pair, bouncer } = of(site)
  await pair.failOver()
  await bouncer.pointTo(pair.primary)
  site.postgres = pair.primary
}
