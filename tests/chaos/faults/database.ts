import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault, Times } from '../fault.js'
import type { ExternalPostgres } from '../postgres.js'
import { signal } from '../processes.js'
import { everyRoute } from '../routes.js'
import type { Site } from '../site.js'
import { slowness } from '../slowness.js'

const awayFor = 10_000
// /readyz has a second; what this machine adds to it is not the server's.
const readyWithin = 2_000

/** Nothing of it answers, and no connection is lost. */
export const freeze = (times: Times): Fault => ({
  name: 'freeze the database',
  times,
  async strike(site) {
    const { postgres, patience } = site
    postgres.freeze()
    try {
      await Promise.all([notReady(site, patience + 3_000), everyRoute(site)])
    } finally {
      postgres.thaw()
    }
  },
})

/** For so long /readyz says 503, each time within a second. */
async function notReady(site: Site, duration: number): Promise<void> {
  const { servers, report } = site
  const end = performance.now() + duration
  await Promise.all(
    servers.map(async ({ url }) => {
      while (performance.now() < end) {
        const begin = performance.now()
        const abort = { signal: AbortSignal.timeout(readyWithin * slowness() + 3_000) }
        const status = await fetch(`${url}/readyz`, abort).then(
          (answer) => answer.status,
          () => 0,
        )
        const ms = Math.round(performance.now() - begin)
        if (status !== 503 || ms > readyWithin * slowness()) {
          report.breach('late', `/readyz while the database is away: ${status} after ${ms} ms`)
        }
        await sleep(500)
      }
    }),
  )
}

const of = ({ postgres }: Site) => postgres as ExternalPostgres

export const restart = (how: 'fast' | 'immediate', times: Times): Fault => ({
  name: `restart the database (${how})`,
  times,
  async strike(site) {
    await of(site).stop(how)
    await of(site).start()
  },
})

export const takeAway = (times: Times): Fault => ({
  name: 'take the database away for 10 s',
  times,
  async strike(site) {
    await of(site).stop()
    await notReady(site, awayFor)
    await of(site).start()
  },
})

/** Frozen for a moment, shorter than anybody's patience: nobody needs to be told. */
export const stutter = (times: Times): Fault => ({
  name: 'freeze one backend for 2 s',
  times,
  async strike({ postgres }) {
    const pid = await postgres.backend()
    if (!pid) return
    signal(pid, 'SIGSTOP')
    await sleep(2_000)
    signal(pid, 'SIGCONT')
  },
})
