import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import { Redis } from 'ioredis'
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterStoreAbstract,
} from 'rate-limiter-flexible'
import type { Session } from './auth.js'
import type { Env } from './env.js'
import { AppError } from './errors.js'

const window = 60
// A Redis that hangs must not hold requests up: counting goes on in memory.
const patience = 250

/** What is left of a limit after a charge. */
export interface Allowance {
  limit: number
  remaining: number
  /** `RateLimit-Policy` and `RateLimit` (draft-ietf-httpapi-ratelimit-headers). */
  headers: Record<string, string>
}

/** The session of a token, or the address of a request that brings no valid one. */
export type Payer = Session | string

type Limiter = RateLimiterMemory | RateLimiterStoreAbstract

/**
 * The limits of requests: for each token, and for each address of callers without a valid one. Counted in
 * memory, or in Redis for all instances together; while Redis is away, by each instance for itself.
 */
export class RateLimits {
  readonly #perMinute: number
  readonly #redis: Redis | undefined
  readonly #tokens: Limiter
  readonly #addresses: Limiter

  constructor({ perMinute, store }: Env['rateLimit'], log: FastifyBaseLogger) {
    this.#perMinute = perMinute
    this.#redis = store.kind === 'redis' ? connect(store.url, log) : undefined
    this.#tokens = this.#limiter('masthead:token')
    this.#addresses = this.#limiter('masthead:address')
  }

  /**
   * Charges a request: 1 in REST, its cost in GraphQL. What is refused for its cost is not charged.
   * @throws AppError rate_limited
   */
  async charge(payer: Payer, points = 1): Promise<Allowance> {
    const { limiter, policy, key } = this.#accountOf(payer)
    try {
      return this.#allowance(policy, await limiter.consume(key, points))
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      if (points > 1) await limiter.reward(key, points)
      const { headers } = this.#allowance(policy, refusal)
      const seconds = secondsOf(refusal)
      const what = points > 1 ? 'This costs more than what is left of' : 'There is nothing left of'
      throw new AppError(
        'rate_limited',
        `${what} the ${this.#perMinute} requests a minute for each ${policy}. Try again in ${seconds} s.`,
        { headers: { ...headers, 'retry-after': String(seconds) } },
      )
    }
  }

  /** Charges what a request turned out to cost more, were it beyond the limit: the next ones wait for it. */
  async owe(payer: Payer, points: number): Promise<Allowance> {
    const { limiter, policy, key } = this.#accountOf(payer)
    return this.#allowance(policy, await limiter.penalty(key, points))
  }

  close(): void {
    this.#redis?.disconnect()
  }

  #limiter(keyPrefix: string): Limiter {
    const options = { keyPrefix, points: this.#perMinute, duration: window }
    const memory = new RateLimiterMemory(options)
    if (!this.#redis) return memory
    return new RateLimiterRedis({
      ...options,
      storeClient: this.#redis,
      rejectIfRedisNotReady: true,
      insuranceLimiter: memory,
    })
  }

  #accountOf(payer: Payer): { limiter: Limiter; policy: string; key: string } {
    return typeof payer === 'string'
      ? { limiter: this.#addresses, policy: 'address', key: payer }
      : { limiter: this.#tokens, policy: 'token', key: payer.tokenId }
  }

  #allowance(policy: string, state: RateLimiterRes): Allowance {
    const remaining = Math.max(state.remainingPoints, 0)
    return {
      limit: this.#perMinute,
      remaining,
      headers: {
        'ratelimit-policy': `"${policy}";q=${this.#perMinute};w=${window}`,
        ratelimit: `"${policy}";r=${remaining};t=${secondsOf(state)}`,
      },
    }
  }
}

const secondsOf = ({ msBeforeNext }: RateLimiterRes) =>
  Math.min(Math.max(Math.ceil(msBeforeNext / 1000), 1), window)

function connect(url: string, log: FastifyBaseLogger): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: patience,
    connectTimeout: 2_000,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  })
  let away = false
  redis.on('error', ({ message }) => {
    if (!away) log.warn(`Redis is away (${message}): requests are counted in memory`)
    away = true
  })
  redis.on('ready', () => {
    if (away) log.info('Redis is back: requests are counted for all instances together')
    away = false
  })
  return redis
}

/**
 * The session of a request. Whoever fails is charged by address, so that tokens cannot be tried without end.
 * @throws AppError unauthenticated, invalid_token, rate_limited
 */
export async function authenticate(request: FastifyRequest): Promise<Session> {
  const { authenticator, services } = request.server
  try {
    return await authenticator.authenticate(request.headers.authorization)
  } catch (error) {
    if (error instanceof AppError && error.status === 401) {
      await services.rateLimits.charge(request.ip)
    }
    throw error
  }
}

/** Charges a request that is authenticated, and shows what is left. */
export function chargeRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  done: (error?: Error) => void,
): void {
  request.server.services.rateLimits.charge(request.session!).then(({ headers }) => {
    reply.headers(headers)
    done()
  }, done)
}
