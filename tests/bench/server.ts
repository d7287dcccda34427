import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { cliFile } from '../support/processes/compiled.js'
import { newToken, withDatabase } from './data.js'
import { request, type Target } from './measure.js'

/** Starts `masthead serve` of the build on an existing database. */
export async function serve(
  url: string,
  env: Record<string, string> = {},
): Promise<Target & { readyAfter: number }> {
  const token = await withDatabase(url, newToken)
  const begun = performance.now()
  const child = spawn(process.execPath, [cliFile, 'serve'], {
    env: {
      ...process.env,
      DATABASE_URL: url,
      SECRET_KEY: 'only to measure with, never to be served',
      PORT: '0',
      RATE_LIMIT_PER_MINUTE: '100000000',
      LOG_LEVEL: 'warn',
      DRAIN_SECONDS: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const base = await address(child)
  const readyAfter = performance.now() - begun
  return { base, token, process: child, readyAfter }
}

async function address(child: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: child.stdout! })) {
    const [base] = /http:\/\/\S+/.exec(line) ?? []
    if (base) return base
  }
  throw new Error('The server did not start; build it first with `npm run build`.')
}

/** Returns the resident memory in bytes, from the metrics of the server. */
export async function memory(target: Target): Promise<number> {
  const metrics = await request(target, '/metrics')
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1])
}

export async function end({ process: child }: Target): Promise<void> {
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
}
