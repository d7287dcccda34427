import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { root } from '../../../src/root.js'
import { cliFile } from './compiled.js'

export const secretKey = 'only for tests, never to be served'

/** Server in a separate process, to be measured or killed. */
export interface Instance {
  url: string
  child: ChildProcess
  /** Resident memory in bytes, including that of its GraphQL worker (Linux). */
  memory(): number
  /** Sends a signal, and waits until the process has exited. */
  end(signal: NodeJS.Signals): Promise<void>
}

/** Server that may not listen yet. */
export interface Starting {
  child: ChildProcess
  /** Resolves to its URL. Rejects if it exits before it listens. */
  listening: Promise<string>
  exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
}

/** Command and log of an instance. */
export interface InstanceOptions {
  /** Command that starts the server. Defaults to Node.js with the compiled CLI. */
  command?: [string, ...string[]]
  /** Starts a new process group, as a terminal does. */
  ownGroup?: boolean
  /** File descriptor of the log. Defaults to that of this process. */
  log?: number
}

/** Starts an instance. Without a `databaseUrl` it uses the embedded database. */
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
  // A failed run leaves no process behind.
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
