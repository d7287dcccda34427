import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmdirSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { LocalStore } from '../../src/files/local-store.js'
import type { FileStore } from '../../src/files/store.js'
import { storedKeys } from '../support/files/stored.js'
import { cliFile } from '../support/processes/compiled.js'
import {
  type InstanceOptions,
  type Starting,
  spawnInstance,
} from '../support/processes/instance.js'
import type { Random } from '../support/random.js'
import { freePort } from '../support/services/redis.js'
import { openReceiver } from '../support/services/webhook-receiver.js'
import type { ActorName } from './actors.js'
import type { Answer, Target } from './client.js'
import { Follower } from './follower.js'
import { Load } from './load.js'
import { openMarket } from './market.js'
import { publicUrl } from './oauth.js'
import type { Postgres } from './postgres.js'
import { atEnd, childrenOf, commandOf, killFamily, signal } from './processes.js'
import type { Report } from './report.js'
import { slowness } from './slowness.js'
import type { TroubledStripe } from './stripe.js'

/** Server process under load. */
export interface Server extends Starting {
  url: string
  /** Whether the run ends this server on purpose. */
  isExpected: boolean
  /** Result of the load balancer's last health check. */
  isReady: boolean
  startedAt: Date
}

/** Creates a temporary directory, which is deleted at the end of the run. */
export function ownDirectory(name: string): string {
  const directory = mkdtempSync(join(tmpdir(), `masthead-chaos-${name}-`))
  // Traversable for the user of PostgreSQL.
  chmodSync(directory, 0o711)
  atEnd(() => {
    for (const entry of readdirSync(directory)) {
      const isLog = entry.endsWith('.log')
      if (!isLog || !kept.logs) rmSync(join(directory, entry), { recursive: true, force: true })
    }
    if (!kept.logs) rmdirSync(directory)
  })
  return directory
}

/** `logs` is set after a violation, to keep the log files. */
export const kept = { logs: false }

/** File store of a marketplace. */
export interface Store {
  files: FileStore
  /** Keys of all stored files, including incomplete uploads. */
  keys(): string[]
}

const recoverWithin = 60_000
const localStore = (directory: string): Store => ({
  files: new LocalStore(join(directory, 'files')),
  keys: () => storedKeys(directory),
})

const topics = ['article.status_changed', 'comment.*']

export interface SiteOptions {
  name: string
  directory: string
  /** Directory of the servers' log. Defaults to `directory`. */
  logDirectory?: string
  postgres: Postgres
  env: Record<string, string>
  /** URL of the database. Undefined for an embedded one. */
  databaseUrl?: string
  servers?: number
  /** Ports of the servers, one each. Defaults to free ports. */
  ports?: readonly number[]
  /** URL of a proxy in front of the servers, which clients use. */
  entrance?: string
  /** Defaults to the `files` directory of the servers. */
  store?: Store
  report: Report
  random: Random
  actors: readonly ActorName[]
  /** Number of webhook endpoints of each team. */
  endpoints?: number
  /** Payment provider of the guests. */
  stripe?: TroubledStripe
  /** Milliseconds between two actions of a client. Defaults to 60. */
  thinkTimeMs?: number
  /** Skips the GraphQL process in the check for recovery, for loads without GraphQL queries. */
  withoutGraph?: boolean
  /** Maximum response time, in milliseconds. */
  maxResponseMs: number
}

/** Marketplace with its servers and clients, into which faults are injected. */
export class Site implements Target {
  readonly name: string
  readonly directory: string
  /** Current PostgreSQL server, which is the primary of a pair. */
  postgres: Postgres
  /** CLI of servers that are started from now on. */
  program = cliFile
  readonly store: Store
  readonly report: Report
  readonly random: Random
  readonly maxResponseMs: number
  servers: Server[] = []
  load!: Load
  receiver!: Awaited<ReturnType<typeof openReceiver>>
  readonly follower = new Follower()
  servesUntil = Number.NEGATIVE_INFINITY
  readonly #options: SiteOptions
  readonly #log: { file: string; descriptor: number }
  readonly #freePorts: string[]
  #closers: (() => unknown)[] = []
  #turn = 0
  #lastUrl = ''
  #closing = false

  constructor(options: SiteOptions) {
    const { name, directory, postgres, report, random, maxResponseMs } = options
    const { logDirectory = directory, store = localStore(directory) } = options
    this.name = name
    this.directory = directory
    this.postgres = postgres
    this.store = store
    this.report = report
    this.random = random
    this.maxResponseMs = maxResponseMs
    this.#options = options
    this.#freePorts = (options.ports ?? []).map(String)
    mkdirSync(directory, { recursive: true })
    const file = join(logDirectory, 'server.log')
    this.#log = { file, descriptor: openSync(file, 'a') }
  }

  /** Starts the servers, creates teams and products, and starts the load. */
  async open(): Promise<this> {
    const { servers = 1, actors, endpoints = 1, stripe, thinkTimeMs } = this.#options
    while (!this.#options.ports && this.#freePorts.length < servers + 3)
      this.#freePorts.push(String(await freePort()))
    // The first server alone, because it applies the migrations.
    await this.start()
    while (this.servers.length < servers) await this.start()
    this.receiver = await openReceiver(({ path, headers, body }) =>
      this.follower.receive(path, headers['webhook-id'] as string, body),
    )
    const market = await openMarket(this.postgres.url)
    this.load = new Load(market, this, this.random, actors, {
      ...(stripe && { stripe }),
      ...(thinkTimeMs && { thinkTimeMs }),
    })
    stripe?.sendEventsTo(this)
    for (const team of market.teams) {
      for (let number = 0; number < endpoints; number++) {
        const path = `/${team.id}/${number}`
        const json = { url: this.receiver.url + path, topics }
        const made = await this.load.send({ path: '/webhook-endpoints', token: team.token, json })
        if (made?.status !== 200) throw new Error(`No webhook endpoint: ${made?.bytes}`)
        team.endpoints.push({ path, secret: made.json.secret })
      }
    }
    for (const team of [...market.teams, market.publisher])
      await this.follower.follow(this.load, team, this.receiver.url)
    this.load.start()
    return this
  }

  /**
   * URL for the next request: of the proxy if there is one, otherwise of the next ready server (round robin). Servers
   * that are shutting down are used only when no other is left.
   */
  get url(): string {
    if (this.#options.entrance) return this.#options.entrance
    const ready = this.servers.filter(({ isReady }) => isReady)
    const others = ready.length > 0 ? ready : this.servers.filter(({ isExpected }) => !isExpected)
    const server = others[this.#turn++ % (others.length || 1)] ?? this.servers[0]
    this.#lastUrl = server?.url ?? this.#lastUrl
    return this.#lastUrl
  }

  /** Starts one more server, and restarts it when it ends unexpectedly, as a supervisor would. */
  async start(options: InstanceOptions = {}): Promise<Server> {
    for (const deadline = performance.now() + recoverWithin * slowness(); ; await sleep(500)) {
      const server = this.launch(options)
      try {
        server.url = await server.listening
      } catch (error) {
        if (performance.now() > deadline) throw error
        continue
      }
      server.isReady = true
      this.servers.push(server)
      this.#watch(server)
      return server
    }
  }

  /** Starts a server without waiting until it listens. */
  launch(options: InstanceOptions = {}): Server {
    const { databaseUrl, env } = this.#options
    const settings = {
      ...{ DATA_DIR: this.directory, MASTHEAD_DEMO: '0', LOG_LEVEL: 'warn', DRAIN_SECONDS: '0' },
      ...{
        PAYMENT_TEST_PROVIDER: '1',
        PROCESSING_FEE_PERCENT: '2.9',
        CHECKOUT_DISCOUNT_MAX_PERCENT: '100',
        PAYOUT_HOLDING_DAYS: '0',
        ...env,
      },
    }
    const command: [string, ...string[]] = [process.execPath, this.program, 'serve']
    const all = { log: this.#log.descriptor, command, ...options }
    const port = this.#freePorts.shift()
    const address = port && { PORT: port, PUBLIC_URL: publicUrl }
    const starting = spawnInstance(databaseUrl, { ...settings, ...address }, all)
    const release = atEnd(() => killFamily(starting.child.pid!))
    const server: Server = {
      ...starting,
      // The server prints its public URL, not its port.
      listening: starting.listening.then((url) => (port ? `http://127.0.0.1:${port}` : url)),
      ...{ url: '', isExpected: false, isReady: false, startedAt: new Date() },
    }
    server.listening.catch(() => undefined)
    starting.exited.then(({ code, signal: by }) => {
      release()
      if (port) this.#freePorts.push(port)
      this.servers = this.servers.filter((one) => one !== server)
      if (server.isExpected || this.#closing) return
      const what = `The server ended: code ${code}, signal ${by} (log: ${this.#log.file})`
      this.report.breach('ended', what)
      if (server.url) this.start().catch(() => undefined)
    })
    return server
  }

  /** Polls /readyz, as a load balancer does. */
  #watch(server: Server): void {
    let newest = 0
    const look = setInterval(async () => {
      const begun = performance.now()
      const answer = await fetch(`${server.url}/readyz`, { signal: AbortSignal.timeout(1_000) })
        .then(({ status }) => status)
        .catch(() => 0)
      // A response that arrives after a later one is outdated.
      if (begun < newest) return
      newest = begun
      server.isReady = answer === 200
    }, 100)
    server.exited.then(() => clearInterval(look))
    this.#closers.push(() => clearInterval(look))
  }

  /** Sends a signal to a server, and waits until it has exited. */
  async end(server: Server, name: NodeJS.Signals): Promise<Awaited<Server['exited']>> {
    server.isExpected = true
    signal(server.child.pid!, name)
    return server.exited
  }

  /** PID of a server's GraphQL process. Undefined if it is not running. */
  graphOf(server: Server): number | undefined {
    return childrenOf(server.child.pid!).find((pid) => /\/graphql\//.test(commandOf(pid)))
  }

  /** Whether readiness, reads, writes and GraphQL queries work again. */
  async recovered(): Promise<boolean> {
    const { teams, outlets } = this.load.market
    const { token } = teams[0]!
    const { servers = 1, entrance, withoutGraph } = this.#options
    if (this.servers.length < servers) return false
    // The proxy does not forward /readyz.
    for (const url of [...this.servers.map(({ url }) => url), ...(entrance ? [entrance] : [])]) {
      const send = async (
        path: string,
        json?: object,
      ): Promise<Pick<Answer, 'status'> & { text: string }> => {
        const response = await fetch(url + path, {
          method: json ? 'POST' : 'GET',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          ...(json && { body: JSON.stringify(json) }),
          signal: AbortSignal.timeout(2_000 * slowness()),
        })
        return { status: response.status, text: await response.text() }
      }
      try {
        const answers = [
          ...(url === entrance ? [] : [await send('/readyz')]),
          await send(`/outlets/${outlets[0]}`),
          await send('/orders?limit=1'),
          await send('/folders', { name: `Back ${performance.now()}` }),
        ]
        if (!withoutGraph)
          answers.push(await send('/graphql', { query: '{ outlets(first: 1) { nodes { id } } }' }))
        if (answers.some(({ status, text }) => status !== 200 || /"errors":/.test(text)))
          return false
      } catch {
        return false
      }
    }
    return true
  }

  /** Waits for the recovery and records its duration. Restarts the servers after a minute. */
  async recover(since: number): Promise<void> {
    const { current } = this.report
    while (!(await this.recovered())) {
      if (performance.now() - since > recoverWithin * slowness()) {
        this.report.breach('late', 'The marketplace did not recover in time and was restarted')
        await this.restart()
        return
      }
      await sleep(25)
    }
    current.recoveries.push(performance.now() - since)
  }

  /** Kills and starts all servers, as an on-call engineer would. */
  async restart(): Promise<void> {
    await Promise.all(this.servers.map((server) => this.end(server, 'SIGKILL')))
    while (this.servers.length < (this.#options.servers ?? 1)) await this.start()
  }

  onClose(close: () => unknown): void {
    this.#closers.push(close)
  }

  async close(): Promise<void> {
    await this.load?.end()
    this.#closing = true
    await Promise.all(this.servers.map((server) => this.end(server, 'SIGTERM')))
    for (const close of this.#closers.reverse()) await close()
    await this.receiver?.close()
    this.postgres.close()
  }
}
