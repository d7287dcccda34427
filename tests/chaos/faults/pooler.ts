import { setTimeout as sleep } from 'node:timers/promises'
import type { Bouncer } from '../bouncer.js'
import type { Fault, Times } from '../fault.js'
import { signal } from '../processes.js'
import type { Site } from '../site.js'

const of = (site: Site) => (site as Site & { bouncer: Bouncer }).bouncer

/** Ends PgBouncer with a signal, and restarts it. */
export const restartBouncer = (name: string, how: NodeJS.Signals, times: Times): Fault => ({
  name,
  times,
  async strike(site) {
    const bouncer = of(site)
    await bouncer.stop(how)
    await bouncer.start()
  },
})

export const freezeBouncer = (times: Times): Fault => ({
  name: 'freeze PgBouncer for 4 s',
  times,
  async strike(site) {
    signal(of(site).pid, 'SIGSTOP')
    await sleep(4_000)
    signal(of(site).pid, 'SIGCONT')
  },
})
