import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { root } from '../../../src/root.js'
import { cliFile } from './compiled.js'

export const secretKey = 'only for tests, never to be served'

/** An instance of the server as a process of its own, to be measured or killed. */
export interface Instance {
  url: string
  child: ChildProcess
  /** Resident memory in bytes, that of its graph's process included (Linux). */
  memory(): number
  /** Ends it with a signal and waits until it is gone. */
  end(signal: NodeJS.Signals): Promise<void>
}

/** An instance that may not listen yet. */
export interface Starting {
  child: ChildProcess
  /** Resolves to its address; rejects when it ends before it listens. */
  listening: Promise<string>
  exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
}

/** Where the instance comes from and where it writes to. */
export interface InstanceOptions {
  /** What runs it, in place of Node.js itself. */
  command?: [string, ...string[]]
  /** Leads a process group of its own, as a command in a terminal does. */
  ownGroup?: boolean
  /** File descriptor of its log; that of this process when not given. */
  log?: number
}

/** Starts an instance; without a `databaseUrl` it has its embedded database. */
export function spawnInstance(
  databaseUrl: string | undefined,
  env: Record<string, string> = {},
  { command, ownGroup = false, log }: InstanceOptions = {},
): Starting {
  const { PATH, HOME } = process.env
  const [program, ...args] = command ?? [process.execPath, cliFile, 'serve']
  const child = spawn(program!, args, {
    cwd: root,
    detached: ownGroup,
    stdio: ['ignore', 'pipe', log ?? 'inherit'],
    env: {
      ...{ PATH, HOME, SECRET_KEY: secretKey, PORT: '0' },
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...{ LOG_LEVEL: 'error', WEBHOOK_ALLOW_PRIVATE: '1', RATE_LIMIT_PER_MINUTE: '100000000' },
      ...env,
    },
  })
  const exited = once(child, 'exit').then(([code, signal]) => ({ code, signal }))
  // A run that fails leaves nothing behind.
  const abandon = () => child.kill('SIGKILL')
  process.on('exit', abandon)
  exited.then(() => process.off('exit', abandon))
  return { child, listening: addressOf(child), exited }
}

/** Starts an instance on a database and waits until it listens. */
export async function startInstance(
  databaseUrl: string,
  env: Record<string, string> = {},
): Promise<Instance> {
  const { child, listening, exited } = spawnInstance(databaseUrl, env)
  return {
    url: await listening,
    child,
    memory: () => residentMemory(child.pid!),
    async end(signal) {
      child.kill(signal)
      await exited
    },
  }
}

async function addressOf(child: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: child.stdout! })) {
    const [url] = /http:\/\/[^\s]+/.exec(line) ?? []
    if (!url) continue
    child.stdout!.resume()
    return url
  }
  throw new Error('The server ended before it listened.')
}

function residentMemory(pid: number): number {
  const read = (path: string) => readFileSync(`/proc/${pid}/${path}`, 'utf8')
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(read('status')) ?? []
  const children = read(`task/${pid}/children`).split(' ').filter(Boolean).map(Number)
  return children.reduce((sum, one) => sum + residentMemory(one), Number(kilobytes) * 1024)
}
