import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Cluster, prepareCluster } from '../../src/postgres/embedded/cluster.js'
import {
  findPostmaster,
  startPostmaster,
  stopPostmaster,
} from '../../src/postgres/embedded/postmaster.js'
import { atEnd, childrenOf, isAlive, killFamily, signal } from './processes.js'

/** A PostgreSQL that faults are done to, whoever started it. */
export class Postgres {
  /** The cluster's directory, the `postgres` of a DATA_DIR. */
  readonly home: string
  /** Of the database of the marketplace. */
  readonly database: string
  readonly #release: () => void

  constructor(dataDir: string, database: string) {
    this.home = join(dataDir, 'postgres')
    this.database = database
    this.#release = atEnd(() => {
      const pid = this.pid()
      if (pid) killFamily(pid)
    })
  }

  get data(): string {
    return join(this.home, 'data')
  }

  /** The postmaster's pid; undefined when it does not run. */
  pid(): number | undefined {
    return findPostmaster({ data: this.data } as Cluster)?.pid
  }

  /** Past every pooler, with all rights. */
  get url(): string {
    const read = (name: string) => readFileSync(join(this.home, name), 'utf8').trim()
    return `postgresql://postgres:${read('password')}@127.0.0.1:${read('port')}/${this.database}`
  }

  /** Asks on a connection of its own, again while the database is away, for at most half a minute. */
  async query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    for (const deadline = Date.now() + 30_000; ; await sleep(100)) {
      const client = new pg.Client({ connectionString: this.url, connectionTimeoutMillis: 3_000 })
      client.on('error', () => undefined)
      try {
        await client.connect()
        return (await client.query<Row>(text, values)).rows
      } catch (error) {
        const { code = '' } = error as { code?: string }
        const isAway = code === '' || /^(57P|08|53300|E[A-Z])/.test(code)
        if (!isAway || Date.now() > deadline) throw error
      } finally {
        await client.end().catch(() => undefined)
      }
    }
  }

  /** The postmaster and everything that it has started. */
  processes(): number[] {
    const pid = this.pid()
    return pid ? [pid, ...childrenOf(pid)] : []
  }

  kill(): void {
    const pid = this.pid()
    if (pid) signal(pid, 'SIGKILL')
  }

  freeze(): void {
    for (const pid of this.processes()) signal(pid, 'SIGSTOP')
  }

  thaw(): void {
    for (const pid of this.processes()) signal(pid, 'SIGCONT')
  }

  /** A backend of Masthead's connections, a busy one where there is one. */
  async backend(): Promise<number | undefined> {
    const rows = await this.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity
       WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()
         AND datname = $1
       ORDER BY state <> 'idle' DESC, random() LIMIT 1`,
      [this.database],
    )
    return rows[0]?.pid
  }

  /** Waits until the postmaster of this pid is gone. */
  async gone(pid: number): Promise<void> {
    while (isAlive(pid)) await sleep(10)
  }

  close(): void {
    this.#release()
  }
}

/** One that Masthead did not start, as a server elsewhere. */
export class ExternalPostgres extends Postgres {
  readonly #cluster: Cluster
  readonly #port: number

  private constructor(dataDir: string, database: string, cluster: Cluster, port: number) {
    super(dataDir, database)
    this.#cluster = cluster
    this.#port = port
  }

  static async open(dataDir: string, database: string): Promise<ExternalPostgres> {
    const postgres = new ExternalPostgres(
      dataDir,
      database,
      await prepareCluster(dataDir, true),
      await freePort(),
    )
    await postgres.start()
    return postgres
  }

  async start(): Promise<void> {
    // After a kill the memory of the one before may still be held by its last process.
    while (!this.pid()) {
      if ((await startPostmaster(this.#cluster, this.#port)) !== 'ready') await sleep(50)
    }
  }

  /** `fast` ends every session in order, `immediate` as a crash would. */
  async stop(how: 'fast' | 'immediate' = 'fast'): Promise<void> {
    const pid = this.pid()
    if (!pid) return
    if (how === 'fast') return stopPostmaster(this.#cluster, pid)
    signal(pid, 'SIGQUIT')
    await this.gone(pid)
  }

  override close(): void {
    super.close()
  }
}

/** A port of 127.0.0.1 that nobody has. */
export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}
