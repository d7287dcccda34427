import { type ChildProcess, spawn } from 'node:child_process'
import {
  closeSync,
  fchownSync,
  fstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer, Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { megabyte } from '../../values/units.js'
import { type Cluster, dataArgument } from './cluster.js'

/** Content of postmaster.pid. The server may have stopped. */
export type Postmaster = { pid: number; port: number; ready: boolean }

export type StartOutcome = 'ready' | 'port taken' | 'busy'

const maxLogSize = 10 * megabyte

/** Running server of the cluster, or undefined. */
export function findPostmaster({ data }: Cluster): Postmaster | undefined {
  const postmaster = readPidFile(data)
  return postmaster && runsIn(postmaster.pid, data) ? postmaster : undefined
}

/**
 * Starts the server and waits until it accepts connections. Returns `busy` if another process is starting or stopping
 * it.
 *
 * @throws if it fails for a permanent reason
 */
export async function startPostmaster(cluster: Cluster, port: number): Promise<StartOutcome> {
  const { data, account, binaries, durable } = cluster
  removeStalePidFile(data)
  const log = openLog(cluster)
  const logStart = fstatSync(log).size
  const flags = ['-D', dataArgument(data, account), '-p', String(port)]
  const settings = {
    listen_addresses: '127.0.0.1',
    // Relative to the data directory, so that the server accepts a path of any length.
    unix_socket_directories: '.',
    unix_socket_permissions: '0700',
    cluster_name: 'masthead',
    // After a crash, one syncfs call replaces an fsync of every file, which saves seconds.
    ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  for (const [name, value] of Object.entries(settings)) flags.push('-c', `${name}=${value}`)

  // In its own session, Ctrl-C does not reach the server, so that Masthead can shut it down cleanly.
  const child = spawn(binaries.postgres, flags, {
    ...account,
    cwd: data,
    env: { PATH: process.env.PATH },
    stdio: ['ignore', log, log],
    detached: true,
  })
  closeSync(log)
  child.unref()

  const exit = exitOf(child)
  for (;;) {
    const postmaster = readPidFile(data)
    if (postmaster?.pid === child.pid && postmaster?.ready) {
      writeFileSync(cluster.portFile, `${port}\n`)
      return 'ready'
    }
    if (await Promise.race([exit, sleep(10)])) return explain(cluster.logFile, logStart)
  }
}

/**
 * Stops the server and waits for it: fast shutdown for 20 s, then immediate shutdown for 5 s. @throws if it still runs
 */
export async function stopPostmaster(cluster: Cluster, pid: number): Promise<void> {
  for (const [signal, seconds] of [
    ['SIGINT', 20],
    ['SIGQUIT', 5],
  ] as const) {
    signalProcess(pid, signal)
    for (const deadline = Date.now() + seconds * 1_000; Date.now() < deadline; await sleep(10)) {
      if (readPidFile(cluster.data)?.pid !== pid) return
    }
  }
  throw new Error(`PostgreSQL (pid ${pid}) does not stop: see ${cluster.logFile}`)
}

/** Returns the port of the previous start, or a free one of the loopback interface. @param avoid port that is in use */
export async function choosePort(cluster: Cluster, avoid?: number): Promise<number> {
  const last = Number(readIfThere(cluster.portFile))
  if (last && last !== avoid) return last
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}

/** Stops the server if this process dies without cleanup, for example by SIGKILL. @returns cancels the watch */
export function watchOver({ data }: Cluster, pid: number): () => void {
  const script = 'read -r word && exit; read -r pid < "$0" && [ "$pid" = "$1" ] && kill -INT "$pid"'
  const child = spawn('/bin/sh', ['-c', script, join(data, 'postmaster.pid'), String(pid)], {
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  child.on('error', () => {})
  child.stdin.on('error', () => {})
  child.unref()
  if (child.stdin instanceof Socket) child.stdin.unref()
  return () => child.stdin.end('done\n')
}

function exitOf(child: ChildProcess): Promise<true> {
  return new Promise((resolve, reject) => {
    child.on('error', (error) =>
      reject(new Error(`PostgreSQL cannot be started: ${error.message}`, { cause: error })),
    )
    child.on('exit', () => resolve(true))
  })
}

function explain(logFile: string, from: number): StartOutcome {
  const output = readFileSync(logFile).subarray(from).toString()
  if (/could not create any TCP\/IP sockets/.test(output)) return 'port taken'
  if (/lock file ".*" (already exists|is empty)|pre-existing shared memory block/.test(output))
    return 'busy'
  const reasons = output.split('\n').filter((line) => /FATAL|PANIC|ERROR|HINT/.test(line))
  throw new Error(`PostgreSQL did not start: ${reasons.join(' ') || output} (see ${logFile})`)
}

/** Opens the log for appending. It belongs to the server's user, who may start the server next time. */
function openLog({ logFile, account }: Cluster): number {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0
  if (size > maxLogSize) renameSync(logFile, `${logFile}.1`)
  const log = openSync(logFile, 'a', 0o600)
  if (account) fchownSync(log, account.uid, account.gid)
  return log
}

function readPidFile(data: string): Postmaster | undefined {
  const lines = readIfThere(join(data, 'postmaster.pid'))?.split('\n')
  if (!lines || !Number(lines[0])) return undefined
  return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
}

function runsIn(pid: number, data: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data)
  } catch {
    return process.platform !== 'linux' && signalProcess(pid, 0)
  }
}

/**
 * Removes a postmaster.pid that is empty after a crash, or whose process ID now belongs to an unrelated process.
 * PostgreSQL would refuse to start. Reused process IDs are common in containers.
 */
function removeStalePidFile(data: string): void {
  const formerPid = readPidFile(data)
  const foreign = formerPid && !runsIn(formerPid.pid, data) && signalProcess(formerPid.pid, 0)
  if (!foreign && !isLeftEmpty(join(data, 'postmaster.pid'))) return
  for (const name of readdirSync(data)) {
    if (name === 'postmaster.pid' || name.startsWith('.s.PGSQL.')) rmSync(join(data, name))
  }
}

function isLeftEmpty(file: string): boolean {
  const entry = statSync(file, { throwIfNoEntry: false })
  return entry?.size === 0 && entry.mtimeMs < Date.now() - 2_000
}

function signalProcess(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
