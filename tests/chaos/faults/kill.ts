import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault, Times } from '../fault.js'
import { signal } from '../processes.js'
import type { Site } from '../site.js'

/** The server, which whoever supervises it starts again. */
export const killServer = (times: Times): Fault => ({
  name: 'kill the server',
  times,
  async strike(site) {
    await site.end(site.random.pick(site.servers)!, 'SIGKILL')
    await site.start()
  },
})

/** A server of two: the other goes on. */
export const killServerBesideAnother = (times: Times): Fault => ({
  name: 'kill a server beside another',
  times,
  async strike(site) {
    // The next one starts while this one works; who is on the way to this one when it dies tries the next.
    const victim = site.servers[0]!
    await site.start()
    await sleep(site.random.between(0, 500))
    await site.end(victim, 'SIGKILL')
  },
})

/** A server of two, after five minutes of load. Twelve of them make an hour. */
export const killAfterFiveMinutes = (times: Times): Fault => ({
  name: 'kill a server after five minutes',
  times,
  async strike(site) {
    await sleep(5 * 60_000)
    await killServerBesideAnother(times).strike(site)
  },
})

/** A server alone, or beside another, or PostgreSQL: all of it, or the process of one connection. */
export const killSomething = (times: Times): Fault => ({
  name: 'kill',
  times,
  strike(site) {
    const choice = site.random.next()
    const kinds = [killPostmaster, killBackend, killServer, killServerBesideAnother]
    const kill = kinds[choice < 0.2 ? 0 : choice < 0.4 ? 1 : choice < 0.7 ? 2 : 3]!
    return kill(times).strike(site)
  },
})

/** The process that answers queries of the graph. */
export const killGraph = (times: Times): Fault => ({
  name: "kill the graph's process",
  times,
  async strike(site) {
    const server = site.random.pick(site.servers)!
    const pid = await runningGraph(site, server)
    if (pid) signal(pid, 'SIGKILL')
  },
})

/** It is started by the first question. */
async function runningGraph(site: Site, server: Site['servers'][0]): Promise<number | undefined> {
  for (const end = performance.now() + 10_000; performance.now() < end; await sleep(50)) {
    const pid = site.graphOf(server)
    if (pid) return pid
    await site.load.query(site.load.market.operator, '{ __typename }')
  }
  return undefined
}

/** PostgreSQL's postmaster; an external one is started again by whoever runs it. */
export const killPostmaster = (times: Times): Fault => ({
  name: 'kill the postmaster',
  times,
  async strike({ postgres }) {
    const pid = postgres.pid()
    postgres.kill()
    if (pid) await postgres.gone(pid)
    if ('start' in postgres) await (postgres.start as () => Promise<void>)()
  },
})

/** One backend: PostgreSQL ends all others and recovers. */
export const killBackend = (times: Times): Fault => ({
  name: 'kill one backend',
  times,
  async strike({ postgres }) {
    const pid = await postgres.backend()
    if (pid) signal(pid, 'SIGKILL')
    if (pid) await postgres.gone(pid)
  },
})

/** One connection, in the middle of a transaction where there is one. */
export const cutConnection = (times: Times): Fault => ({
  name: 'cut connections',
  times,
  async strike({ postgres, random }) {
    for (let count = 0; count < 5; count++) {
      const pid = await postgres.backend()
      if (pid) await postgres.query('SELECT pg_terminate_backend($1)', [pid])
      await sleep(random.between(10, 60))
    }
  },
})

/** Everything at once: server, graph's process, PostgreSQL. */
export const killAll = (times: Times): Fault => ({
  name: 'kill all of them at once',
  times,
  async strike(site) {
    const { servers, postgres } = site
    const pids = [...servers.flatMap((one) => site.graphOf(one) ?? []), ...postgres.processes()]
    const ended = Promise.all(servers.map((server) => site.end(server, 'SIGKILL')))
    for (const pid of pids) signal(pid, 'SIGKILL')
    const count = servers.length
    await ended
    if ('start' in postgres) await (postgres.start as () => Promise<void>)()
    while (site.servers.length < count) await site.start()
  },
})
