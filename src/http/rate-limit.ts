import { isIP } from 'node:net'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import { Counter, Gauge, type Registry } from 'prom-client'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { OauthResource, Session } from '../access/session.js'
import type { Env } from '../config/env.js'
import { AppError } from '../errors/app-error.js'
import { type AcquireQuota, type Count, createWorkerRateLimiter } from './cluster-rate-limit.js'
import type { RedisRateLimiter } from './redis-rate-limit.js'
import { authorizationOf } from './session-cookie.js'

/** Independent limits. `times` multiplies RATE_LIMIT_PER_MINUTE; `words` is used in the error message. */
const policies = {
  token: { times: 1, words: 'requests per minute for each token' },
  team: { times: 5, words: 'requests per minute for all tokens of a team' },
  address: { times: 1, words: 'requests per minute without a token for each IP address' },
  guest: { times: 1, words: 'page requests per minute for each IP address' },
  authentication: { times: 1, words: 'failed authentications per minute for each IP address' },
  application: { times: 4, words: 'points per day for publisher applications of each IP address' },
} as const

export type Policy = keyof typeof policies

/** Duration of a window of the limit in seconds. */
const windowOf = (policy: Policy) => (policy === 'application' ? 86_400 : 60)

/** Remaining quota after a charge. If several limits apply, the one with the fewest remaining requests. */
export interface RateLimitStatus {
  limit: number
  remaining: number
  /** Values of `RateLimit-Policy` and `RateLimit` (draft-ietf-httpapi-ratelimit-headers). */
  headers: Record<string, string>
}

/**
 * Caller without a valid token. Policies: `guest` for server-rendered pages, `authentication` after a failed
 * authentication, `application` for an application of a publisher, and `address` otherwise.
 */
interface AnonymousClient {
  address: string
  policy: 'address' | 'guest' | 'authentication' | 'application'
}

/** Subject of a charge: a token and its team, or an IP address. */
export type RateLimitSubject = Session | AnonymousClient

interface Account {
  policy: Policy
  key: string
}

/**
 * Opens the rate limits as configured. Loads the Redis client only if Redis is configured.
 * @param ask acquires points from the supervisor; set if the process is one of several workers
 */
export async function openRateLimits(
  { perMinute, store }: Env['rateLimit'],
  log: FastifyBaseLogger,
  ask?: AcquireQuota,
): Promise<RateLimits> {
  if (store.kind === 'memory') return new RateLimits(perMinute, undefined, ask)
  const { RedisRateLimiter } = await import('./redis-rate-limit.js')
  return new RateLimits(perMinute, new RedisRateLimiter(store.url, log), ask)
}

/**
 * Rate limits per token, per team, and per IP address of callers without a valid token. Counts are kept in memory for
 * all workers of a server, or in Redis for all instances.
 */
export class RateLimits {
  readonly #perMinute: number
  readonly #shared: RedisRateLimiter | undefined
  readonly #acquireQuota: AcquireQuota | undefined
  readonly #counts: Record<Policy, Count>
  readonly #refusals = new Map<Policy, number>()

  /**
   * @param shared counts in Redis for all instances
   * @param ask acquires points from the supervisor; set if the process is one of several workers
   */
  constructor(perMinute: number, shared?: RedisRateLimiter, ask?: AcquireQuota) {
    this.#perMinute = perMinute
    this.#acquireQuota = ask
    this.#shared = shared
    const names = Object.keys(policies) as Policy[]
    this.#counts = Object.fromEntries(
      names.map((policy) => [policy, this.#countOf(policy)]),
    ) as Record<Policy, Count>
  }

  /**
   * Charges a request: 1 point in REST, its cost in GraphQL. A rejected request that costs several points is refunded.
   * A request that the token limit rejects is not charged to the team.
   * @throws AppError rate_limited
   */
  async charge(subject: RateLimitSubject, points = 1): Promise<RateLimitStatus> {
    const charged: Account[] = []
    let least: RateLimitStatus | undefined
    for (const account of accountsOf(subject)) {
      const { policy, key } = account
      try {
        least = this.#lesser(least, policy, await this.#counts[policy]('consume', key, points))
        charged.push(account)
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        if (points > 1) charged.push(account)
        for (const { policy, key } of charged) await this.#counts[policy]('reward', key, points)
        throw this.#refused(policy, refusal, points)
      }
    }
    return least!
  }

  /**
   * Corrects an estimated charge. Positive `points` are added even beyond the limit, which delays later requests.
   * Negative `points` are refunded.
   */
  async settle(subject: RateLimitSubject, points: number): Promise<RateLimitStatus> {
    const how = points < 0 ? 'reward' : 'penalty'
    let least: RateLimitStatus | undefined
    for (const { policy, key } of accountsOf(subject)) {
      const state = await this.#counts[policy](how, key, Math.abs(points))
      least = this.#lesser(least, policy, state)
    }
    return least!
  }

  /** Whether Redis is reachable and all instances share their counts. Undefined if Redis is not configured. */
  get isShared(): boolean | undefined {
    return this.#shared?.isReachable
  }

  /** Number of rejected requests by limit, since the start of the process. */
  get refusals(): ReadonlyMap<Policy, number> {
    return this.#refusals
  }

  close(): void {
    this.#shared?.close()
  }

  #limitOf(policy: Policy): number {
    return this.#perMinute * policies[policy].times
  }

  #countOf(policy: Policy): Count {
    const options = {
      keyPrefix: `masthead:${policy}`,
      points: this.#limitOf(policy),
      duration: windowOf(policy),
    }
    if (this.#shared) return this.#shared.count(options)
    if (this.#acquireQuota) return createWorkerRateLimiter(options, this.#acquireQuota)
    // Each limiter has its own store. An empty prefix avoids building a new string for each key.
    const own = new RateLimiterMemory({ ...options, keyPrefix: '' })
    return (how, key, points) => own[how](key, points)
  }

  #refused(policy: Policy, state: RateLimiterRes, points: number): AppError {
    this.#refusals.set(policy, (this.#refusals.get(policy) ?? 0) + 1)
    const { limit, headers } = this.#allowance(policy, state)
    const seconds = secondsOf(policy, state)
    const what = points > 1 ? 'This request costs more than remains of' : 'You have reached'
    return new AppError(
      'rate_limited',
      `${what} the limit of ${limit} ${policies[policy].words}. Retry in ${seconds} s.`,
      { headers: { ...headers, 'retry-after': String(seconds) } },
    )
  }

  #lesser(
    known: RateLimitStatus | undefined,
    policy: Policy,
    state: RateLimiterRes,
  ): RateLimitStatus {
    return known && known.remaining <= state.remainingPoints
      ? known
      : this.#allowance(policy, state)
  }

  #allowance(policy: Policy, state: RateLimiterRes): RateLimitStatus {
    const limit = this.#limitOf(policy)
    const remaining = Math.max(state.remainingPoints, 0)
    return {
      limit,
      remaining,
      headers: {
        'ratelimit-policy': `"${policy}";q=${limit};w=${windowOf(policy)}`,
        ratelimit: `"${policy}";r=${remaining};t=${secondsOf(policy, state)}`,
      },
    }
  }
}

function accountsOf(subject: RateLimitSubject): Account[] {
  if ('address' in subject) return [{ policy: subject.policy, key: networkOf(subject.address) }]
  const token: Account = { policy: 'token', key: subject.tokenId }
  return subject.kind === 'team' ? [token, { policy: 'team', key: subject.teamId }] : [token]
}

/** Key of an IP address. IPv6 addresses are counted by their /64 network, IPv4-mapped ones as IPv4. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const ip = ipaddr.process(address)
  if (ip.kind() === 'ipv4') return ip.toString()
  return `${(ip as ipaddr.IPv6).parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}

const secondsOf = (policy: Policy, { msBeforeNext }: RateLimiterRes) =>
  Math.min(Math.max(Math.ceil(msBeforeNext / 1000), 1), windowOf(policy))

/** Registers metrics for rejected requests and for the state of Redis. */
export function watchRateLimits(registry: Registry, rateLimits: RateLimits): void {
  const registers = [registry]
  new Counter({
    name: 'masthead_rate_limited_total',
    help: 'Requests rejected by a rate limit.',
    labelNames: ['limit'],
    registers,
    collect() {
      this.reset()
      for (const limit of Object.keys(policies) as Policy[])
        this.inc({ limit }, rateLimits.refusals.get(limit) ?? 0)
    },
  })
  if (rateLimits.isShared === undefined) return
  new Gauge({
    name: 'masthead_rate_limits_shared',
    help: '1 if requests are counted in Redis for all instances; 0 if Redis is unreachable and each instance counts separately.',
    aggregator: 'min',
    registers,
    collect() {
      this.set(rateLimits.isShared ? 1 : 0)
    },
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Interface for which an OAuth access token must have been issued. Defaults to `api`. */
    resource?: OauthResource
  }
}

/**
 * Authenticates a request. A failure is charged to the IP address, so that tokens cannot be guessed by brute force.
 * @throws AppError unauthenticated, invalid_token, rate_limited
 */
export async function authenticate(
  request: FastifyRequest,
  authorization = authorizationOf(request),
): Promise<Session> {
  const { authenticator, services } = request.server
  try {
    return await authenticator.authenticate(authorization, request.routeOptions.config.resource)
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 401) throw error
    await services.rateLimits.charge({ address: request.ip, policy: 'authentication' })
    throw withMetadata(error, request)
  }
}

/** Adds the URL of the resource's metadata to the challenge, for OAuth clients (RFC 9728, section 5.1). */
function withMetadata(error: AppError, { server, routeOptions }: FastifyRequest): AppError {
  const { code, message, issues, headers, cause } = error
  const path = routeOptions.config.resource === 'mcp' ? '/mcp' : ''
  const url = `${server.services.env.publicUrl}/.well-known/oauth-protected-resource${path}`
  const challenge = `${headers?.['www-authenticate'] ?? 'Bearer'}, resource_metadata="${url}"`
  return new AppError(code, message, {
    ...(issues && { issues }),
    headers: { ...headers, 'www-authenticate': challenge },
    cause,
  })
}

/** Charges every request to the routes of a scope to the IP address of the caller, before the body is parsed. */
export function chargeAddresses(scope: FastifyInstance, rateLimits: RateLimits): void {
  scope.addHook('onRequest', async (request) => {
    await rateLimits.charge({ address: request.ip, policy: 'address' })
  })
}

/** Sets `request.session` before the body is parsed. @throws AppError as `authenticate` */
export async function requireSession(request: FastifyRequest): Promise<void> {
  request.session = await authenticate(request)
}

/** Charges an authenticated request and sets the `RateLimit` headers. @param done receives AppError rate_limited */
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

/**
 * Charges a request that no route handles to its token, or to the IP address if the token is missing or invalid. Sets
 * `request.session`, for the request log.
 * @throws AppError rate_limited
 */
export async function chargeUnrouted(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { authenticator, services } = request.server
  const { authorization } = request.headers
  const session =
    authenticator.known(authorization) ??
    (authorization && (await authenticator.authenticate(authorization).catch(() => undefined)))
  request.session = session || null
  const subject = session || ({ address: request.ip, policy: 'address' } as const)
  const { headers } = await services.rateLimits.charge(subject)
  reply.headers(headers)
}
