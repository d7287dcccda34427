import { setTimeout as sleep } from 'node:timers/promises'
import type { openRedis } from '../../support/services/redis.js'
import type { Fault, Times } from '../fault.js'
import type { Site } from '../site.js'

type Redis = Awaited<ReturnType<typeof openRedis>>

const awayFor = 3_000

/** While Redis is away everything is served all the same: requests are counted in memory. */
async function without(site: Site, away: () => unknown, back: () => unknown): Promise<void> {
  const { current } = site.report
  const before = current.unavailable
  await away()
  await sleep(awayFor)
  await back()
  const refused = current.unavailable - before
  if (refused === 0) return
  site.report.breach('refused', 'requests answered 503 without Redis', { count: refused })
}

export const stopRedis = (redis: Redis, times: Times): Fault => ({
  name: 'Redis gone and back',
  times,
  strike: (site) => without(site, redis.stop, redis.start),
})

export const freezeRedis = (redis: Redis, times: Times): Fault => ({
  name: 'Redis frozen and back',
  times,
  strike: (site) => without(site, redis.freeze, redis.thaw),
})
