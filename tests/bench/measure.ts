import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import type { Role } from './child.js'

/** A server under measurement, in a process of its own. */
export interface Target {
  base: string
  token: string
  process: ChildProcess
}

export interface Rate {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
}

/** Starts a server; it ends with this process. */
export async function start(role: Role, url: string): Promise<Target> {
  const child = fork(fileURLToPath(new URL('./child.ts', import.meta.url)), [role, url], {
    execArgv: ['--import', 'tsx'],
  })
  const [{ port, token }] = (await once(child, 'message')) as [{ port: number; token: string }]
  return { base: `http://127.0.0.1:${port}`, token, process: child }
}

export async function stop(target: Target): Promise<void> {
  const exited = once(target.process, 'exit')
  target.process.disconnect()
  await exited
}

/** Resident memory in bytes. */
export async function memory({ process: child }: Target): Promise<number> {
  child.send('memory')
  const [{ rss }] = (await once(child, 'message')) as [{ rss: number }]
  return rss
}

const headersOf = ({ token }: Target): Record<string, string> =>
  token ? { authorization: `Bearer ${token}` } : {}

/** Requests a second under a steady load, after a warm-up. */
export async function load(target: Target, path: string, seconds: number): Promise<Rate> {
  await request(target, path)
  const options = { url: target.base + path, headers: headersOf(target), connections: 8 }
  await autocannon({ ...options, duration: 1 })
  const result = await autocannon({ ...options, duration: seconds })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${path}: ${result.non2xx} answers were no 2xx, ${result.errors} failed`)
  }
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 }
}

/** Median of the milliseconds of single requests, one after the other, after a few that are not counted. */
export async function median(target: Target, path: string, count = 31): Promise<number> {
  const times: number[] = []
  for (let i = 0; i < count + 5; i++) {
    const begun = performance.now()
    await request(target, path)
    if (i >= 5) times.push(performance.now() - begun)
  }
  return times.sort((a, b) => a - b)[Math.floor(count / 2)]!
}

/** The body of an answer that must be good. */
export async function request(target: Target, path: string): Promise<string> {
  const response = await fetch(target.base + path, { headers: headersOf(target) })
  const body = await response.text()
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${body}`)
  return body
}
