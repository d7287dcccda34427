import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault, Times } from '../fault.js'
import type { ExternalPostgres } from '../postgres.js'
import { signal } from '../processes.js'
import { everyRoute } from '../routes.js'
import type { Site } from '../site.js'
import { slowness } from '../slowness.js'

const awayFor = 10_000
// /readyz has a time limit of one second. The rest allows for a busy machine.
const readyWithin = 2_000

/** Stops all processes of PostgreSQL. Connections stay open. */
export const freeze = (times: Times): Fault => ({
  name: 'freeze the database',
  times,
  async strike(site) {
    const { postgres, maxResponseMs } = site
    postgres.freeze()
    try {
      await Promise.all([notReady(site, maxResponseMs + 3_000), everyRoute(site)])
    } finally {
      postgres.thaw()
    }
  },
})

/** Checks for this time, in milliseconds, that /readyz responds 503 in time. */
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
          report.breach('late', `/readyz without the database: ${status} after ${ms} ms`)
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

/** Freezes a backend for less than any timeout: clients see no error. */
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
