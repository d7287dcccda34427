import { request, type Target, versus } from './measure.js'
import { end, serve } from './server.js'
import { type Line, ratioText } from './table.js'

const target = 1.7
/** Concurrent requests: twice the default, for two workers. */
const connections = 16

/**
 * Measures the installed server with two workers against one, alternately, with cached responses. If the load generator
 * uses the same cores, the processor time of a request shows the gain.
 */
export async function workers(url: string, products: number, seconds: number): Promise<Line[]> {
  const one = { ...(await serve(url)), connections }
  const two = { ...(await serve(url, { WORKERS: '2' })), connections }
  const lines: Line[] = []
  try {
    for (const path of ['/outlets', '/products/listings']) {
      await versus([two, path], [one, path], 1)
      const before = [await workOf(two), await workOf(one)]
      const { sides, ratios } = await versus([two, path], [one, path], seconds)
      const after = [await workOf(two), await workOf(one)]
      const [many, few] = sides.map(({ perSecond }) => Math.round(perSecond))
      const [spent, alone] = after.map((work, side) => perRequest(before[side]!, work))
      const value = `${ratioText(ratios)} of one worker (${many} against ${few} requests/s; ${spent} against ${alone} µs of the processor for each)`
      const ok = Number.parseFloat(value) >= target
      const name = `GET ${path}, cached, two workers`
      lines.push({ name, size: products, value, target: `≥ ${target}`, ok })
    }
  } finally {
    await Promise.all([one, two].map(end))
  }
  return lines
}

/** Number of responses since the start, and their processor time in seconds, of all workers. */
interface Work {
  requests: number
  seconds: number
}

async function workOf(server: Target): Promise<Work> {
  const metrics = await request(server, '/metrics')
  const sum = (name: string) =>
    [...metrics.matchAll(new RegExp(`^${name}(?:{.*})? (\\S+)$`, 'gm'))].reduce(
      (total, [, value]) => total + Number(value),
      0,
    )
  return {
    requests: sum('masthead_http_request_duration_seconds_count'),
    seconds: sum('process_cpu_seconds_total'),
  }
}

const perRequest = (before: Work, after: Work): number =>
  Math.round(((after.seconds - before.seconds) / (after.requests - before.requests)) * 1e6)
