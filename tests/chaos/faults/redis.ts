import { setTimeout as sleep } from 'node:timers/promises'
import type { openRedis } from '../../support/services/redis.js'
import type { Fault, Times } from '../fault.js'
import type { Site } from '../site.js'

type Redis = Awaited<ReturnType<typeof openRedis>>

const awayFor = 3_000

/** Checks that requests are served while Redis is unavailable: they are then counted in memory. */
async function without(site: Site, away: () => unknown, back: () => unknown): Promise<void> {
  const { current } = site.report
  const before = current.unavailable
  await away()
  await sleep(awayFor)
  await back()
  const refused = current.unavailable - before
  if (refused === 0) return
  site.report.breach('refused', 'responses with 503 while Redis was unavailable', {
    count: refused,
  })
}

export const stopRedis = (redis: Redis, times: Times): Fault => ({
  name: 'stop Redis for 3 s',
  times,
  strike: (site) => without(site, redis.stop, redis.start),
})

export const freezeRedis = (redis: Redis, times: Times): Fault => ({
  name: 'freeze Redis for 3 s',
  times,
  strike: (site) => without(site, redis.freeze, redis.thaw),
})
