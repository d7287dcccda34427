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

/** A server that takes load. */
export interface Server extends Starting {
  url: string
  /** It is to end: whoever ended it said so. */
  isExpected: boolean
  /** What a load balancer saw last. */
  isReady: boolean
  startedAt: Date
}

/** A directory of its own that goes with the run. */
export function ownDirectory(name: string): string {
  const directory = mkdtempSync(join(tmpdir(), `masthead-chaos-${name}-`))
  // The user of PostgreSQL passes through.
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

/** Set when something broke: what the servers wrote is then left to be read. */
export const kept = { logs: false }

/** Where the files of a marketplace are. */
export interface Store {
  files: FileStore
  /** Of all that it holds, drafts included. */
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
  /** Where the servers' log goes; `directory` when not given. */
  logDirectory?: string
  postgres: Postgres
  env: Record<string, string>
  /** Where servers find the database; undefined: they have it embedded. */
  databaseUrl?: string
  servers?: number
  /** Where they listen, one each; anywhere when not given. */
  ports?: readonly number[]
  /** What clients ask in place of the servers: a proxy before them. */
  entrance?: string
  /** The directory of the servers when not given. */
  store?: Store
  report: Report
  random: Random
  actors: readonly ActorName[]
  /** Endpoints of webhooks of each team. */
  endpoints?: number
  /** Where guests pay, who go there. */
  stripe?: TroubledStripe
  /** How long a client waits before it does the next; 60 milliseconds when not given. */
  thinkTimeMs?: number
  /** Its clients ask the graph nothing: the process that answers it is neither started nor looked at. */
  withoutGraph?: boolean
  /** Milliseconds within which every answer must come. */
  patience: number
}

/** One marketplace with its servers and their clients, for faults to be done to. */
export class Site implements Target {
  readonly name: string
  readonly directory: string
  /** The one that has the database now. */
  postgres: Postgres
  /** The command of servers that are started from now on. */
  program = cliFile
  readonly store: Store
  readonly report: Report
  readonly random: Random
  readonly patience: number
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
    const { name, directory, postgres, report, random, patience } = options
    const { logDirectory = directory, store = localStore(directory) } = options
    this.name = name
    this.directory = directory
    this.postgres = postgres
    this.store = store
    this.report = report
    this.random = random
    this.patience = patience
    this.#options = options
    this.#freePorts = (options.ports ?? []).map(String)
    mkdirSync(directory, { recursive: true })
    const file = join(logDirectory, 'server.log')
    this.#log = { file, descriptor: openSync(file, 'a') }
  }

  /** Starts the servers, puts teams and goods in, and begins the load. */
  async open(): Promise<this> {
    const { servers = 1, actors, endpoints = 1, stripe, thinkTimeMs } = this.#options
    while (!this.#options.ports && this.#freePorts.length < servers + 3)
      this.#freePorts.push(String(await freePort()))
    // The first alone: it migrates.
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
    stripe?.tellTo(this)
    for (const team of market.teams) {
      for (let number = 0; number < endpoints; number++) {
        const path = `/${team.id}/${number}`
        const json = { url: this.receiver.url + path, topics }
        const made = await this.load.send({ path: '/webhook-endpoints', token: team.token, json })
        if (made?.status !== 200) throw new Error(`No endpoint of webhooks: ${made?.bytes}`)
        team.endpoints.push({ path, secret: made.json.secret })
      }
    }
    for (const team of [...market.teams, market.publisher])
      await this.follower.follow(this.load, team, this.receiver.url)
    this.load.start()
    return this
  }

  /**
   * Where the next request goes: the servers that are ready take turns; one that ends takes none while another stays.
   * Where there is a proxy, that is its task.
   */
  get url(): string {
    if (this.#options.entrance) return this.#options.entrance
    const ready = this.servers.filter(({ isReady }) => isReady)
    const others = ready.length > 0 ? ready : this.servers.filter(({ isExpected }) => !isExpected)
    const server = others[this.#turn++ % (others.length || 1)] ?? this.servers[0]
    this.#lastUrl = server?.url ?? this.#lastUrl
    return this.#lastUrl
  }

  /** Starts one more server, and starts it again when it ends by itself, as whoever supervises it would. */
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

  /** Starts a server that is not waited for. */
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
      // It prints its public URL.
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

  /** Looks whether it is ready, as a load balancer does. */
  #watch(server: Server): void {
    let newest = 0
    const look = setInterval(async () => {
      const begun = performance.now()
      const answer = await fetch(`${server.url}/readyz`, { signal: AbortSignal.timeout(1_000) })
        .then(({ status }) => status)
        .catch(() => 0)
      // An answer that was overtaken is out of date.
      if (begun < newest) return
      newest = begun
      server.isReady = answer === 200
    }, 100)
    server.exited.then(() => clearInterval(look))
    this.#closers.push(() => clearInterval(look))
  }

  /** Ends a server with a signal that was asked for, and waits until it is gone. */
  async end(server: Server, name: NodeJS.Signals): Promise<Awaited<Server['exited']>> {
    server.isExpected = true
    signal(server.child.pid!, name)
    return server.exited
  }

  /** The process that answers queries of a server's graph, where it runs. */
  graphOf(server: Server): number | undefined {
    return childrenOf(server.child.pid!).find((pid) => /\/graphql\//.test(commandOf(pid)))
  }

  /** Whether everything is served again: readiness, reads, writes and the graph. */
  async recovered(): Promise<boolean> {
    const { teams, outlets } = this.load.market
    const { token } = teams[0]!
    const { servers = 1, entrance, withoutGraph } = this.#options
    if (this.servers.length < servers) return false
    // A proxy tells nobody outside whether it is ready.
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

  /** Waits until everything is served again, and notes how long it took; after a minute that is too late. */
  async recover(since: number): Promise<void> {
    const { current } = this.report
    while (!(await this.recovered())) {
      if (performance.now() - since > recoverWithin * slowness()) {
        this.report.breach('late', 'It did not recover in time, and was started again')
        await this.restart()
        return
      }
      await sleep(25)
    }
    current.recoveries.push(performance.now() - since)
  }

  /** What somebody would do who was called at night. */
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
