import type { FastifyBaseLogger } from 'fastify'
import { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { Count, CountOptions } from './cluster-rate-limit.js'

/** Milliseconds that a request waits for Redis before it is counted in memory, and those after it no longer. */
const commandTimeoutMs = 100
/** Milliseconds between two questions whether Redis is back. */
const probeIntervalMs = 500

/**
 * Counts of all instances together, in Redis. While Redis does not answer, each instance counts for itself
 * in its memory. Each instance then has the limit for itself, and no request fails or waits because of Redis.
 */
export class RedisRateLimiter {
  readonly #redis: Redis
  readonly #log: FastifyBaseLogger
  readonly #probing: NodeJS.Timeout
  #isAway = true
  /** Whether the log says that it is away. */
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

  /** Whether requests are counted for all instances together now. */
  get isReachable(): boolean {
    return !this.#isAway
  }

  /** A count of its own kind: by key, anew after `duration` seconds. */
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
    this.#log.warn(`Redis is away (${message}): each instance counts requests for itself`)
  }

  #regain(): void {
    this.#isAway = false
    if (!this.#isTold) return
    this.#isTold = false
    this.#log.info('Redis is back: requests are counted for all instances together')
  }
}
