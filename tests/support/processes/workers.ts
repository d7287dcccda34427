import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Agent, type OutgoingHttpHeaders, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** Response of a worker. */
export interface Answered {
  status: number
  headers: NodeJS.Dict<string | string[]>
  text: string
}

/** Keep-alive connection to a worker. */
export interface Line {
  /** PID of the worker. */
  pid: number
  get(path: string, token?: string): Promise<Answered>
  close(): void
}

/** Error of a request. */
export interface Cut extends Error {
  code?: string
  /** Whether the request was the first on its connection. */
  isNew?: boolean
}

/** Opens a keep-alive connection. Requests reject with `Cut`, for example if the connection is cut. */
export function openLine(base: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const get = (path: string, headers: OutgoingHttpHeaders = {}): Promise<Answered> =>
    new Promise((resolve, reject) => {
      const sent = request(base + path, { agent, headers }, (response) => {
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
      sent.on('error', (error: Cut) => {
        error.isNew = !sent.reusedSocket
        reject(error)
      })
      sent.end()
    })
  return { get, close: () => agent.destroy() }
}

/** Opens a connection to each of `count` workers, identified by their request log (level `info`). */
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
  if (lines.size < count) throw new Error(`Only ${lines.size} workers respond`)
  return [...lines.values()]
}

async function pidOf(requestId: string, logFile: string): Promise<number> {
  for (let attempts = 100; attempts > 0; attempts--) {
    const line = readFileSync(logFile, 'utf8')
      .split('\n')
      .find((one) => one.includes(requestId))
    if (line) return JSON.parse(line).pid
    await sleep(20)
  }
  throw new Error('The request was not logged')
}
