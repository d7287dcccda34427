import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { totalmem } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { makeDirectory } from '../../config/directory.js'
import { type Account, serverAccount } from './account.js'
import { type Binaries, findBinaries } from './binaries.js'

/** PostgreSQL data directory, with everything needed to start the server and log in. */
export type Cluster = {
  data: string
  logFile: string
  portFile: string
  password: string
  account: Account
  binaries: Binaries
  durable: boolean
}

/**
 * Finds the cluster under DATA_DIR, or creates it. A new cluster is renamed to its final name only when it is complete.
 * A killed process or two concurrent ones therefore never leave an incomplete cluster.
 *
 * @throws if the cluster cannot be created, belongs to another user, or has another major version
 */
export async function prepareCluster(dataDir: string, durable: boolean): Promise<Cluster> {
  const home = join(dataDir, 'postgres')
  const data = join(home, 'data')
  const account = serverAccount(data)
  const binaries = await findBinaries(account)
  if (!existsSync(home)) await create(home, account, binaries, durable)
  try {
    const version = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim()
    if (version !== binaries.majorVersion) {
      throw new Error(
        `${data} was created by PostgreSQL ${version}, but this release contains ${binaries.majorVersion}. ` +
          `Back it up with a release that contains ${version} (masthead backup), and restore it into an empty DATA_DIR.`,
      )
    }
    return {
      data,
      logFile: join(home, 'log'),
      portFile: join(home, 'port'),
      password: readFileSync(join(home, 'password'), 'utf8').trim(),
      account,
      binaries,
      durable,
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EACCES') throw error
    throw new Error(`${home} belongs to another user: run Masthead as that user, or as root`, {
      cause: error,
    })
  }
}

/**
 * Value of the `-D` option. The server's user may have no access to the path of the directory, for example in /root.
 * The server therefore inherits it as its working directory.
 */
export function dataArgument(data: string, account: Account): string {
  return account && existsSync('/proc/self/cwd') ? '/proc/self/cwd' : data
}

async function create(
  home: string,
  account: Account,
  binaries: Binaries,
  durable: boolean,
): Promise<void> {
  makeDirectory(dirname(home))
  removeAbandonedDrafts(home)
  const draft = `${home}.new-${randomBytes(6).toString('hex')}`
  const data = join(draft, 'data')
  const passwordFile = join(draft, 'password')
  try {
    mkdirSync(data, { recursive: true, mode: 0o700 })
    const password = `${randomBytes(32).toString('base64url')}\n`
    writeFileSync(passwordFile, password, { mode: 0o600, flush: true })
    if (account) {
      for (const path of [data, passwordFile]) chownSync(path, account.uid, account.gid)
    }
    const flags = [
      ...['-D', dataArgument(data, account), '--username=postgres', '--pwfile=/dev/fd/3'],
      ...['--auth=scram-sha-256', '--encoding=UTF8', '--lc-messages=C', '--no-instructions'],
      ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
      ...Object.entries(settings).map(([name, value]) => `--set=${name}=${value}`),
      ...(durable ? [] : ['--no-sync']),
    ]
    // With the system's C.UTF-8 locale, pg_trgm recognizes letters outside ASCII. Not every system has it.
    await initdb(binaries, [...flags, '--locale=C.UTF-8'], data, passwordFile, account).catch(
      (error) => {
        if (!/locale/.test(error.message)) throw error
        return initdb(binaries, [...flags, '--locale=C'], data, passwordFile, account)
      },
    )
    renameSync(draft, home)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error
  }
}

const megabyte = 2 ** 20
// A container may have less memory than the machine. Without a limit, the number exceeds any real size.
const memory = Math.min(totalmem(), process.constrainedMemory() || totalmem()) / megabyte
// A scan caches a table in the shared buffers only if the table is smaller than a quarter of them. For a million
// listings, the filter table has 170 MB.
const buffers = Math.min(Math.max(Math.round(memory / 8), 128), 1_024)

/** Initial postgresql.conf, which the operator may change. */
const settings = {
  shared_buffers: `${buffers}MB`,
  effective_cache_size: `${Math.max(Math.round(memory / 2), 256)}MB`,
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  max_connections: 100,
  max_wal_size: '2GB',
  jit: 'off',
  random_page_cost: 1.1,
  timezone: 'UTC',
  log_timezone: 'UTC',
}

function initdb(
  binaries: Binaries,
  flags: string[],
  data: string,
  passwordFile: string,
  account: Account,
): Promise<void> {
  const passwordFd = openSync(passwordFile, 'r')
  return new Promise<void>((resolve, reject) => {
    const child = spawn(binaries.initdb, flags, {
      ...account,
      cwd: data,
      env: { PATH: process.env.PATH },
      stdio: ['ignore', 'ignore', 'pipe', passwordFd],
    })
    let output = ''
    child.stderr!.on('data', (chunk) => {
      output += chunk
    })
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`PostgreSQL could not create ${data}: ${output.trim()}`))
    })
  }).finally(() => closeSync(passwordFd))
}

function removeAbandonedDrafts(home: string): void {
  const tenMinutesAgo = Date.now() - 600_000
  for (const name of readdirSync(dirname(home))) {
    const path = join(dirname(home), name)
    if (!name.startsWith(`${basename(home)}.new-`)) continue
    const entry = statSync(path, { throwIfNoEntry: false })
    if (entry && entry.mtimeMs < tenMinutesAgo) rmSync(path, { recursive: true, force: true })
  }
}
