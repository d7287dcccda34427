import fc from 'fast-check'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  type AcquireQuota,
  ClusterRateLimiter,
  type Count,
  createWorkerRateLimiter,
} from '../../src/http/cluster-rate-limit.js'

afterEach(() => {
  vi.useRealTimers()
})

/** Workers that share their counts, and the number of requests to their supervisor. */
function workers(count: number, points: number) {
  const counts = new ClusterRateLimiter(count)
  counts.close()
  const acquisitions = { times: 0 }
  const ask: AcquireQuota = async (...question) => {
    acquisitions.times++
    return counts.acquire(...question)
  }
  const limit = { keyPrefix: 'token', points, duration: 60 }
  return {
    acquisitions,
    counters: Array.from({ length: count }, () => createWorkerRateLimiter(limit, ask)),
  }
}

/** Points left after a charge, undefined if it was refused. */
const consumed = (count: Count, key: string, points = 1): Promise<number | undefined> =>
  count('consume', key, points).then(
    ({ remainingPoints }) => remainingPoints,
    (refusal) => {
      if (refusal instanceof RateLimiterRes) return undefined
      throw refusal
    },
  )

describe('workers that count together', () => {
  it('grant at most the limit, and at least the limit less 1 % per other worker', async () => {
    const limits = fc.integer({ min: 1, max: 400 })
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 4 }), limits, async (count, points) => {
        const { counters } = workers(count, points)
        const charges = Array.from({ length: points * 2 }, (_, index) =>
          consumed(counters[index % count]!, 'x'),
        )
        const granted = (await Promise.all(charges)).filter((left) => left !== undefined).length
        expect(granted).toBeLessThanOrEqual(points)
        expect(granted).toBeGreaterThanOrEqual(points - (count - 1) * Math.floor(points / 100))
      }),
      { numRuns: 40 },
    )
  })

  it('request seldom while many points are left, and when none are', async () => {
    const { acquisitions, counters } = workers(2, 10_000)
    for (let turn = 0; turn < 1_000; turn++) await consumed(counters[0]!, 'x')
    expect(acquisitions.times).toBeLessThan(15)
    await counters[1]!('penalty', 'x', 10_000)
    const before = acquisitions.times
    for (let turn = 0; turn < 1_000; turn++) await consumed(counters[1]!, 'x')
    expect(acquisitions.times).toBe(before + 1)
  })

  it('count per key, and reset after a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { counters } = workers(2, 2)
    const [one, other] = counters as [Count, Count]
    expect(await consumed(one, 'x')).toBe(1)
    expect(await consumed(other, 'x')).toBe(0)
    expect(await consumed(one, 'x')).toBeUndefined()
    expect(await consumed(one, 'y')).toBe(1)
    vi.setSystemTime(Date.now() + 60_001)
    expect(await consumed(one, 'x')).toBe(1)
  })

  it('return points of requests refused for their cost', async () => {
    const { counters } = workers(2, 10)
    const [one, other] = counters as [Count, Count]
    expect(await consumed(one, 'x', 4)).toBe(6)
    expect(await consumed(one, 'x', 7)).toBeUndefined()
    await one('reward', 'x', 7)
    expect(await consumed(one, 'x')).toBe(5)
    expect(await consumed(other, 'x', 5)).toBe(0)
    expect(await consumed(one, 'x')).toBeUndefined()
  })

  it('refuse all requests after a refusal', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { counters } = workers(2, 1_000)
    const one = counters[0]!
    while ((await consumed(one, 'x')) !== undefined);
    let granted = 0
    for (let turn = 0; turn < 20; turn++) {
      if ((await consumed(one, 'x', 100)) === undefined) await one('reward', 'x', 100)
      else granted += 100
      vi.setSystemTime(Date.now() + 100)
    }
    while ((await consumed(one, 'x')) !== undefined) granted++
    expect(granted).toBe(0)
  })

  it('return no points that were consumed in the previous minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { counters } = workers(2, 10)
    const one = counters[0]!
    await consumed(one, 'x', 10)
    vi.setSystemTime(Date.now() + 60_001)
    await one('reward', 'x', 9)
    let granted = 0
    while ((await consumed(one, 'x')) !== undefined) granted++
    expect(granted).toBe(10)
  })
})
