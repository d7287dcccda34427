import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault, Times } from '../fault.js'
import { signal } from '../processes.js'
import type { Server, Site } from '../site.js'
import { slowness } from '../slowness.js'

// A server must exit within 30 s of the signal.
const endsWithin = 30_000

/** Shuts down one of two servers behind a load balancer. No request is cut. */
export const terminate = (times: Times): Fault => ({
  name: 'SIGTERM under load',
  times,
  strike: (site) => endBehindBalancer(site, (pid) => signal(pid, 'SIGTERM')),
})

export const terminateTwice = (times: Times): Fault => ({
  name: 'SIGTERM twice within a second',
  times,
  strike: (site) =>
    endBehindBalancer(site, async (pid) => {
      signal(pid, 'SIGTERM')
      await sleep(300)
      signal(pid, 'SIGTERM')
    }),
})

/** Sends SIGINT to the process group of `npm start`, as a terminal does. Earlier requests get their response. */
export const interrupt = (times: Times): Fault => ({
  name: 'Ctrl-C of npm start',
  times,
  async strike(site) {
    const server = await site.start({ command: ['npm', 'start'], ownGroup: true })
    // First the server receives its share of the load.
    await sleep(1_000)
    await endInOrder(site, server, (pid) => {
      site.servesUntil = performance.now()
      signal(-pid, 'SIGINT')
    })
  },
})

/** Shuts down a server, which still receives requests until /readyz reports it as not ready. */
export function endBehindBalancer(
  site: Site,
  end: (pid: number) => unknown,
  server = site.servers[0]!,
): Promise<void> {
  site.servesUntil = Number.POSITIVE_INFINITY
  return endInOrder(site, server, end)
}

async function endInOrder(
  site: Site,
  server: Server,
  end: (pid: number) => unknown,
): Promise<void> {
  const { report } = site
  const needed = site.servers.length - 1
  server.isExpected = true
  try {
    await end(server.child.pid!)
    const late = sleep(endsWithin * slowness(), undefined, { ref: false })
    const exited = await Promise.race([server.exited, late])
    if (!exited) {
      report.breach('late', `The server did not exit within ${endsWithin / 1000} s`)
      signal(server.child.pid!, 'SIGKILL')
    } else if (exited.code !== 0) {
      report.breach('ended', `The server exited with code ${exited.code}, signal ${exited.signal}`)
    }
  } finally {
    site.servesUntil = Number.NEGATIVE_INFINITY
  }
  if (needed < 2) await site.start()
}
