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

/** PostgreSQL server, embedded or external, that faults are injected into. */
export class Postgres {
  /** Directory of the cluster: `postgres` in DATA_DIR. */
  readonly home: string
  /** Name of the marketplace's database. */
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

  /** PID of the postmaster. Undefined if it is not running. */
  pid(): number | undefined {
    return findPostmaster({ data: this.data } as Cluster)?.pid
  }

  /** URL of the superuser, without a connection pooler. */
  get url(): string {
    const read = (name: string) => readFileSync(join(this.home, name), 'utf8').trim()
    return `postgresql://postgres:${read('password')}@127.0.0.1:${read('port')}/${this.database}`
  }

  /** Runs a query on a new connection. Retries for 30 s while the database is unavailable. */
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

  /** PIDs of the postmaster and its children. */
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

  /** PID of a backend of Masthead's connections, preferably a busy one. */
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

  /** Waits until the process has ended. */
  async gone(pid: number): Promise<void> {
    while (isAlive(pid)) await sleep(10)
  }

  close(): void {
    this.#release()
  }
}

/** PostgreSQL server that Masthead did not start. */
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
    // After a kill, the last process may still hold the former server's shared memory.
    while (!this.pid()) {
      if ((await startPostmaster(this.#cluster, this.#port)) !== 'ready') await sleep(50)
    }
  }

  /** `fast` disconnects the sessions, `immediate` ends them as a crash would. */
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

/** Returns a free port of 127.0.0.1. */
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
