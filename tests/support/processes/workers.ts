import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Agent, type OutgoingHttpHeaders, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** What a worker has answered. */
export interface Answered {
  status: number
  headers: NodeJS.Dict<string | string[]>
  text: string
}

/** A connection that is kept, to the worker that has taken it. */
export interface Line {
  /** Of the worker. */
  pid: number
  get(path: string, token?: string): Promise<Answered>
  close(): void
}

/** What a request fails with. */
export interface Cut extends Error {
  code?: string
  /** Whether nothing was answered on its connection before. */
  isNew?: boolean
}

/** A connection of its own that is kept between requests. @throws Cut when a request fails, as one that is cut off */
export function openLine(base: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const get = (path: string, headers: OutgoingHttpHeaders = {}): Promise<Answered> =>
    new Promise((resolve, reject) => {
      const asked = request(base + path, { agent, headers }, (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (part) => {
          text += part
        })
        response.on('error', reject)
        response.on('end', () =>
          resolve({ status: response.statusCode!, headers: response.headers, text }),
        )
      })
      asked.on('error', (error: Cut) => {
        error.isNew = !asked.reusedSocket
        reject(error)
      })
      asked.end()
    })
  return { get, close: () => agent.destroy() }
}

/** A line to each of `count` workers, told apart by what they log at level `info`. */
export async function linesToAll(base: string, count: number, logFile: string): Promise<Line[]> {
  const lines = new Map<number, Line>()
  for (const end = Date.now() + 30_000; lines.size < count && Date.now() < end; ) {
    const line = openLine(base)
    const id = randomUUID()
    await line.get('/healthz', { 'x-request-id': id })
    const pid = await pidOf(id, logFile)
    if (lines.has(pid)) line.close()
    else {
      const get = (path: string, token?: string) =>
        line.get(path, token ? { authorization: `Bearer ${token}` } : {})
      lines.set(pid, { pid, get, close: line.close })
    }
  }
  if (lines.size < count) throw new Error(`Only ${lines.size} workers answer`)
  return [...lines.values()]
}

async function pidOf(requestId: string, logFile: string): Promise<number> {
  for (let patience = 100; patience > 0; patience--) {
    const line = readFileSync(logFile, 'utf8')
      .split('\n')
      .find((one) => one.includes(requestId))
    if (line) return JSON.parse(line).pid
    await sleep(20)
  }
  throw new Error('The request was not logged')
}
