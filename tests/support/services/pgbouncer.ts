import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './redis.js'

// Debian installs it in /usr/sbin.
const environment = { PATH: `${process.env.PATH}:/usr/sbin` }
const poolSize = 12

/** Whether PgBouncer is installed (Debian and Ubuntu: apt-get install pgbouncer). */
export const hasPgbouncer = (() => {
  try {
    execFileSync('pgbouncer', ['--version'], { stdio: 'ignore', env: environment })
    return true
  } catch {
    console.warn('PgBouncer is not installed: its tests are skipped (apt-get install pgbouncer).')
    return false
  }
})()

/** Starts a temporary PgBouncer in front of the server of a URL. */
export async function openPgbouncer(url: string, mode: 'transaction' | 'session' = 'transaction') {
  const { username, password, port: server } = new URL(url)
  const directory = mkdtempSync(join(tmpdir(), 'masthead-pgbouncer-'))
  const port = await freePort()
  const user = decodeURIComponent(username)
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'plain',
    auth_file: join(directory, 'users'),
    pool_mode: mode,
    max_client_conn: 200,
    default_pool_size: poolSize,
  }
  const file = join(directory, 'pgbouncer.ini')
  writeFileSync(join(directory, 'users'), `"${user}" "${decodeURIComponent(password)}"\n`)
  writeFileSync(
    file,
    [
      '[databases]',
      `* = host=127.0.0.1 port=${server}`,
      '[pgbouncer]',
      ...Object.entries(settings).map(([name, value]) => `${name} = ${value}`),
    ].join('\n'),
  )
  // PgBouncer refuses to run as root.
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined
  chmodSync(directory, 0o755)
  const child = spawn('pgbouncer', ['--quiet', file], {
    ...nobody,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'inherit'],
    env: environment,
  })
  const exited = once(child, 'exit')
  const abandon = () => child.kill('SIGKILL')
  process.on('exit', abandon)
  const pooled = new URL(url)
  pooled.search = ''
  pooled.port = String(port)
  while (!(await answers(pooled.href))) {
    if (child.exitCode !== null) throw new Error('PgBouncer exited before it listened')
    await sleep(50)
  }
  return {
    url: pooled.href,
    async close() {
      child.kill('SIGKILL')
      await exited
      process.off('exit', abandon)
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
