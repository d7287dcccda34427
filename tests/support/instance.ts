import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from '../../src/root.js'

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

/** Starts an instance on a database and waits until it listens. */
export async function startInstance(
  databaseUrl: string,
  env: Record<string, string> = {},
): Promise<Instance> {
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'src/cli.ts'), 'serve'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...{ PATH, HOME, DATABASE_URL: databaseUrl, SECRET_KEY: secretKey, PORT: '0' },
      ...{ LOG_LEVEL: 'error', WEBHOOK_ALLOW_PRIVATE: '1', RATE_LIMIT_PER_MINUTE: '100000000' },
      ...env,
    },
  })
  const exited = once(child, 'exit')
  // A run that fails leaves nothing behind.
  const abandon = () => child.kill('SIGKILL')
  process.on('exit', abandon)
  exited.then(() => process.off('exit', abandon))
  for await (const line of createInterface({ input: child.stdout! })) {
    const [url] = /http:\/\/[^\s]+/.exec(line) ?? []
    if (!url) continue
    child.stdout!.resume()
    return {
      url,
      child,
      memory: () => residentMemory(child.pid!),
      async end(signal) {
        child.kill(signal)
        await exited
      },
    }
  }
  throw new Error('The server ended before it listened.')
}

function residentMemory(pid: number): number {
  const read = (path: string) => readFileSync(`/proc/${pid}/${path}`, 'utf8')
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(read('status')) ?? []
  const children = read(`task/${pid}/children`).split(' ').filter(Boolean).map(Number)
  return children.reduce((sum, one) => sum + residentMemory(one), Number(kilobytes) * 1024)
}
