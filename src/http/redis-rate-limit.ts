import type { FastifyBaseLogger } from 'fastify'
import { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { Count, CountOptions } from './cluster-rate-limit.js'

/** Milliseconds to wait for Redis. After a timeout, requests are counted in memory until Redis is back. */
const commandTimeoutMs = 100
/** Milliseconds between two pings while Redis is unreachable. */
const probeIntervalMs = 500

/**
 * Rate limits in Redis, shared by all instances. While Redis is unreachable, each instance applies the full limit in
 * its own memory. No request fails because of Redis.
 */
export class RedisRateLimiter {
  readonly #redis: Redis
  readonly #log: FastifyBaseLogger
  readonly #probing: NodeJS.Timeout
  #isAway = true
  /** Whether the loss of Redis has been logged. */
  #isTold = false

  constructor(url: string, log: FastifyBaseLogger) {
    this.#log = log
    this.#redis = new Redis(url, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      commandTimeout: commandTimeoutMs,
      connectTimeout: 2_000,
      retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
    })
    this.#redis.on('error', ({ message }) => this.#lose(message))
    this.#redis.on('ready', () => this.#probe())
    this.#probing = setInterval(() => {
      if (this.#isAway) this.#probe()
    }, probeIntervalMs).unref()
  }

  /** Whether Redis is reachable and all instances share their counts. */
  get isReachable(): boolean {
    return !this.#isAway
  }

  /** Creates one limit. While Redis is unreachable, it counts in the memory of this process. */
  count(options: CountOptions): Count {
    const own = new RateLimiterMemory(options)
    const shared = new RateLimiterRedis({
      ...options,
      storeClient: this.#redis,
      rejectIfRedisNotReady: true,
    })
    return async (how, key, points) => {
      if (this.#isAway) return own[how](key, points)
      try {
        return await shared[how](key, points)
      } catch (error) {
        if (error instanceof RateLimiterRes) throw error
        this.#lose((error as Error).message)
        return own[how](key, points)
      }
    }
  }

  close(): void {
    clearInterval(this.#probing)
    this.#redis.disconnect()
  }

  #probe(): void {
    this.#redis.ping().then(
      () => this.#regain(),
      (error: Error) => this.#lose(error.message),
    )
  }

  #lose(message: string): void {
    this.#isAway = true
    if (this.#isTold) return
    this.#isTold = true
    this.#log.warn(`Redis is unreachable (${message}): each instance counts requests separately`)
  }

  #regain(): void {
    this.#isAway = false
    if (!this.#isTold) return
    this.#isTold = false
    this.#log.info('Redis is reachable again: requests are counted for all instances')
  }
}
