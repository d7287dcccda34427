import { setTimeout as sleep } from 'node:timers/promises'
import { nextRelease } from '../build.js'
import type { Cluster } from '../cluster.js'
import type { Fault, Times } from '../fault.js'
import { signal } from '../processes.js'
import type { Server, Site } from '../site.js'
import { killServer } from './kill.js'
import { endBehindBalancer } from './signals.js'

const of = (site: Site) => site as Site & Cluster

/** An instance, which whoever supervises it starts again; counted from the kill. */
export const killInstance = (times: Times): Fault => ({
  ...killServer(times),
  name: 'kill an instance',
  countsWhole: true,
})

/**
 * One instance after the other is ended in order and started as the next release, whose migrations the first one applies
 * while the other serves. Nobody's connection is cut.
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

/** In the middle of an upgrade the instance that still waits for it dies, and is started again as it was. */
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

/** Ends an instance in order, and starts one of the newest release in its place. */
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

/** The primary is gone, with its machine; its replica takes its place, and later it comes back as the replica. */
export const failOver = (times: Times): Fault => ({
  name: 'fail over, the primary killed',
  times,
  ...whole,
  async strike(site) {
    of(site).pair.primary.kill()
    await promoted(site)
  },
})

/** The primary says nothing more, and its connections stay open, as when its network is gone. */
export const failOverFromSilent = (times: Times): Fault => ({
  name: 'fail over, the primary silent',
  times,
  ...whole,
  async strike(site) {
    of(site).pair.primary.freeze()
    await promoted(site)
  },
})

/** The replica is gone: commits wait for it, until the primary is told to go on without. */
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

/** As whoever watches over both would do it, at once. */
async function promoted(site: Site): Promise<void> {
  const { pair, bouncer } = of(site)
  await pair.failOver()
  await bouncer.pointTo(pair.primary)
  site.postgres = pair.primary
}
