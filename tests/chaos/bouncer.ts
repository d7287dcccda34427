import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { serverAccount } from '../../src/postgres/embedded/account.js'
import { freePort, type Postgres } from './postgres.js'
import { atEnd, isAlive, killFamily, signal } from './processes.js'

const program = '/usr/sbin/pgbouncer'

/** Installed version of PgBouncer (Debian and Ubuntu: apt-get install pgbouncer). Undefined if there is none. */
export const bouncerVersion = (() => {
  try {
    return /PgBouncer ([\d.]+)/.exec(
      execFileSync(program, ['--version'], { encoding: 'utf8' }),
    )?.[1]
  } catch {
    return undefined
  }
})()

/** Name of the database in session mode. */
const sessions = 'sessions'

/** PgBouncer in front of a PostgreSQL server, on 127.0.0.1, in transaction mode, with a second database in session mode. */
export class Bouncer {
  readonly #config: string
  readonly #port: number
  readonly #users: string
  readonly #log: number
  readonly #account: ReturnType<typeof serverAccount>
  #child: ChildProcess | undefined
  readonly url: string
  readonly sessionsUrl: string
  readonly close: () => void

  private constructor(directory: string, postgres: Postgres, port: number) {
    const { password, username, pathname } = new URL(postgres.url)
    const here = `postgresql://${username}:${password}@127.0.0.1:${port}`
    this.#port = port
    this.url = here + pathname
    this.sessionsUrl = `${here}/${sessions}`
    this.#account = serverAccount(postgres.data)
    this.#users = join(directory, 'users.txt')
    this.#config = join(directory, 'pgbouncer.ini')
    this.#log = openSync(join(directory, 'pgbouncer.log'), 'a')
    writeFileSync(this.#users, `"${username}" "${password}"\n`, { mode: 0o600 })
    this.#configure(postgres)
    if (this.#account) {
      for (const path of [this.#users, this.#config]) {
        chownSync(path, this.#account.uid, this.#account.gid)
      }
    }
    this.close = atEnd(() => {
      if (this.#child?.pid) killFamily(this.#child.pid)
    })
  }

  #configure(postgres: Postgres): void {
    const { hostname, port, username, pathname } = new URL(postgres.url)
    const at = `host=${hostname} port=${port} dbname=${pathname.slice(1)}`
    writeFileSync(
      this.#config,
      `[databases]
${pathname.slice(1)} = ${at}
${sessions} = ${at} pool_mode=session pool_size=40
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${this.#port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${this.#users}
pool_mode = transaction
default_pool_size = 12
max_client_conn = 200
server_login_retry = 1
admin_users = ${username}
`,
      { mode: 0o600 },
    )
  }

  /** Switches to another PostgreSQL server. Cuts all connections, because those to an unreachable server would hang. */
  async pointTo(postgres: Postgres): Promise<void> {
    this.#configure(postgres)
    const admin = new URL(this.url)
    admin.pathname = '/pgbouncer'
    const client = new pg.Client({ connectionString: admin.href })
    await client.connect()
    try {
      await client.query('RELOAD')
      for (const name of [postgres.database, sessions]) {
        await client.query(`KILL ${name}`)
        await client.query(`RESUME ${name}`)
      }
    } finally {
      await client.end()
    }
  }

  static async open(directory: string, postgres: Postgres): Promise<Bouncer> {
    const bouncer = new Bouncer(directory, postgres, await freePort())
    await bouncer.start()
    return bouncer
  }

  get pid(): number {
    return this.#child!.pid!
  }

  async start(): Promise<void> {
    for (const deadline = Date.now() + 30_000; ; await sleep(50)) {
      if (!this.#child || !isAlive(this.pid)) {
        this.#child = spawn(program, [this.#config], {
          ...this.#account,
          cwd: '/',
          stdio: ['ignore', this.#log, this.#log],
        })
      }
      const client = new pg.Client({ connectionString: this.url, connectionTimeoutMillis: 1_000 })
      client.on('error', () => undefined)
      try {
        await client.connect()
        return
      } catch (error) {
        if (Date.now() > deadline) throw error
      } finally {
        await client.end().catch(() => undefined)
      }
    }
  }

  async stop(name: NodeJS.Signals): Promise<void> {
    const { pid } = this
    signal(pid, name)
    while (isAlive(pid)) await sleep(10)
  }
}
