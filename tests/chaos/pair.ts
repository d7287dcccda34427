import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { createDatabase, databaseUrl } from '../../src/postgres/admin.js'
import { type Account, serverAccount } from '../../src/postgres/embedded/account.js'
import { freePort, Postgres } from './postgres.js'
import { killFamily } from './processes.js'

const run = promisify(execFile)
const installations = '/usr/lib/postgresql'

/** Directory of the programs of the newest PostgreSQL from Debian packages. Undefined if there is none. */
const programs = (existsSync(installations) ? readdirSync(installations) : [])
  .sort((a, b) => Number(b) - Number(a))
  .map((version) => join(installations, version, 'bin'))
  .find((bin) => existsSync(join(bin, 'pg_basebackup')))

/** Whether PostgreSQL is installed (Debian and Ubuntu: apt-get install postgresql). */
export const hasPostgres = programs !== undefined

/** Primary or replica, run with Debian's programs. */
export class Member extends Postgres {
  readonly account: Account
  readonly #port: number

  private constructor(dataDir: string, database: string, port: number) {
    super(dataDir, database)
    this.account = serverAccount(this.data)
    this.#port = port
  }

  /** Creates the directory of a member, without a cluster. */
  static async at(dataDir: string, database: string, password: string): Promise<Member> {
    const member = new Member(dataDir, database, await freePort())
    mkdirSync(member.home, { recursive: true })
    member.#write('password', password)
    member.#write('port', String(member.#port))
    if (member.account) chownSync(member.home, member.account.uid, member.account.gid)
    return member
  }

  /** Creates an empty cluster, and starts it. */
  async create(): Promise<void> {
    const flags = ['--username=postgres', `--pwfile=${join(this.home, 'password')}`]
    const rules = ['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C.UTF-8']
    await this.#do('initdb', '--pgdata', this.data, ...flags, ...rules)
    await this.start()
  }

  /** Becomes a streaming replica of a running primary. Deletes the member's own data first. */
  async follow(primary: Member): Promise<void> {
    const former = this.pid()
    this.kill()
    if (former) await this.gone(former)
    rmSync(this.data, { recursive: true, force: true })
    const from = new URL(primary.url)
    from.pathname = '/postgres'
    const how = ['--wal-method=stream', '--checkpoint=fast', '--write-recovery-conf']
    await this.#do('pg_basebackup', '--dbname', from.href, '--pgdata', this.data, ...how)
    await this.start()
  }

  async start(): Promise<void> {
    const settings = `-p ${this.#port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`
    const log = join(this.home, 'postgres.log')
    await this.#do('pg_ctl', 'start', '--wait', '-D', this.data, '-l', log, '-o', settings)
  }

  async promote(): Promise<void> {
    await this.#do('pg_ctl', 'promote', '--wait', '-D', this.data)
  }

  /** Kills all processes at once, as a power failure would. */
  override kill(): void {
    const pid = this.pid()
    if (pid) killFamily(pid)
  }

  #write(name: string, text: string): void {
    const file = join(this.home, name)
    writeFileSync(file, `${text}\n`, { mode: 0o600 })
    if (this.account) chownSync(file, this.account.uid, this.account.gid)
  }

  async #do(program: string, ...args: string[]): Promise<void> {
    const env = { PATH: process.env.PATH }
    await run(join(programs!, program), args, { ...this.account, cwd: '/', env })
  }
}

/** Primary with a synchronous replica. */
export class Pair {
  primary: Member
  #other: Member
  #isWhole = false

  private constructor(primary: Member, other: Member) {
    this.primary = primary
    this.#other = other
  }

  static async open(directory: string, database: string): Promise<Pair> {
    const password = randomBytes(24).toString('base64url')
    const [one, two] = [
      await Member.at(join(directory, 'one'), database, password),
      await Member.at(join(directory, 'two'), database, password),
    ]
    await one.create()
    await createDatabase(databaseUrl(one.url, 'postgres'), database)
    const pair = new Pair(one, two)
    await pair.complete()
    return pair
  }

  /** Makes the other member a synchronous replica, unless it already is. */
  async complete(): Promise<void> {
    if (this.#isWhole) return
    await this.#other.follow(this.primary)
    await this.#waitForReplica("'*'")
    while (!(await this.#hasReplica())) await sleep(20)
    this.#isWhole = true
  }

  /** Promotes the replica. The former primary must be down or fenced. */
  async failOver(): Promise<void> {
    await this.#other.promote()
    const former = this.primary
    this.primary = this.#other
    this.#other = former
    this.#isWhole = false
  }

  killReplica(): void {
    this.#other.kill()
    this.#isWhole = false
  }

  /** Disables synchronous replication, which also completes the waiting commits. */
  async goOnAlone(): Promise<void> {
    await this.#waitForReplica("''")
  }

  // Set after the replica was copied, so that a promoted replica does not wait for another.
  async #waitForReplica(names: string): Promise<void> {
    await this.primary.query(`ALTER SYSTEM SET synchronous_standby_names = ${names}`)
    await this.primary.query('SELECT pg_reload_conf()')
  }

  async #hasReplica(): Promise<boolean> {
    const rows = await this.primary.query(
      "SELECT FROM pg_stat_replication WHERE state = 'streaming' AND sync_state = 'sync'",
    )
    return rows.length > 0
  }

  close(): void {
    this.primary.close()
    this.#other.close()
  }
}
