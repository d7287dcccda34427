import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault, Times } from '../fault.js'
import { signal } from '../processes.js'
import type { Site } from '../site.js'

/** Kills a server and restarts it, as a supervisor would. */
export const killServer = (times: Times): Fault => ({
  name: 'kill the server',
  times,
  async strike(site) {
    await site.end(site.random.pick(site.servers)!, 'SIGKILL')
    await site.start()
  },
})

/** Kills one of two servers, while the other serves requests. */
export const killServerBesideAnother = (times: Times): Fault => ({
  name: 'kill one of two servers',
  times,
  async strike(site) {
    // The next server starts before the kill. Clients retry requests that the kill interrupts.
    const victim = site.servers[0]!
    await site.start()
    await sleep(site.random.between(0, 500))
    await site.end(victim, 'SIGKILL')
  },
})

/** Kills one of two servers after five minutes of load. Twelve repetitions take an hour. */
export const killAfterFiveMinutes = (times: Times): Fault => ({
  name: 'kill a server after five minutes',
  times,
  async strike(site) {
    await sleep(5 * 60_000)
    await killServerBesideAnother(times).strike(site)
  },
})

/** Kills a server, one of two servers, the postmaster, or a backend. */
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

/** Kills the GraphQL process of a server. */
export const killGraph = (times: Times): Fault => ({
  name: 'kill the GraphQL process',
  times,
  async strike(site) {
    const server = site.random.pick(site.servers)!
    const pid = await runningGraph(site, server)
    if (pid) signal(pid, 'SIGKILL')
  },
})

/** Returns the PID of the GraphQL process, which the first query starts. */
async function runningGraph(site: Site, server: Site['servers'][0]): Promise<number | undefined> {
  for (const end = performance.now() + 10_000; performance.now() < end; await sleep(50)) {
    const pid = site.graphOf(server)
    if (pid) return pid
    await site.load.query(site.load.market.operator, '{ __typename }')
  }
  return undefined
}

/** Kills the postmaster, and restarts an external one. */
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

/** Kills one backend. PostgreSQL then ends all others and recovers. */
export const killBackend = (times: Times): Fault => ({
  name: 'kill one backend',
  times,
  async strike({ postgres }) {
    const pid = await postgres.backend()
    if (pid) signal(pid, 'SIGKILL')
    if (pid) await postgres.gone(pid)
  },
})

/** Terminates connections, preferably within a transaction. */
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

/** Kills servers, GraphQL processes and PostgreSQL at once. */
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
