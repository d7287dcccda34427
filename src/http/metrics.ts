import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { type FairConcurrencyLimiter, watchQueueLength } from '../access/concurrency-limit.js'
import type { CatalogueIndex } from '../catalogue/catalogue-index.js'
import type { Env } from '../config/env.js'
import { AppError } from '../errors/app-error.js'
import type { Database } from '../postgres/database.js'
import type { Supervisor } from '../process/supervisor.js'
import { fallbacks } from './fallback.js'
import { watchQueues } from './queue-metrics.js'
import { chargeUnrouted, type RateLimits, watchRateLimits } from './rate-limit.js'
import type { ResponseCache } from './response-cache.js'

/** Metrics of work outside HTTP requests. They exist from the start of the process. */
export interface Metrics {
  registry: Registry
  /** Attempts to deliver a webhook. */
  attempts: Counter<'outcome'>
  /** Duration of a delivery attempt, in seconds. */
  attemptDuration: Histogram
  /** Events received from payment providers. */
  paymentEvents: Counter<'outcome'>
  /** Refunds requested from payment providers. */
  refunds: Counter<'reason' | 'outcome'>
  /** Attempts to send an email. */
  emails: Counter<'outcome'>
  /** GraphQL responses that the compiled operation did not produce. */
  fallbacks: Counter<'reason'>
  /** Duration of a job run, in seconds. */
  jobDuration: Histogram<'job' | 'outcome'>
}

let processMetrics: Registry | undefined

/**
 * Registers the metrics of the process, such as its memory. All apps of a process share them, because prom-client observes
 * the garbage collector until the process ends.
 */
function registerProcessMetrics(registry: Registry): void {
  if (!processMetrics) {
    processMetrics = new Registry()
    collectDefaultMetrics({ register: processMetrics })
  }
  for (const { name } of processMetrics.getMetricsAsArray())
    registry.registerMetric(processMetrics.getSingleMetric(name)!)
}

/** Creates the metrics of one app. Every series starts at 0, so that `rate()` includes the first increment. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  registerProcessMetrics(registry)
  const attempts = new Counter({
    name: 'masthead_webhook_attempts_total',
    help: 'Webhook delivery attempts: succeeded (2xx), refused (another status), unanswered (no complete response), too_large (not sent).',
    labelNames: ['outcome'],
    registers,
  })
  for (const outcome of ['succeeded', 'refused', 'unanswered', 'too_large'])
    attempts.inc({ outcome }, 0)
  const paymentEvents = new Counter({
    name: 'masthead_payment_events_total',
    help: 'Events of payment providers: applied, repeated (duplicate), ignored (unrelated to any payment), refused (invalid signature).',
    labelNames: ['outcome'],
    registers,
  })
  for (const outcome of ['applied', 'repeated', 'ignored', 'refused'])
    paymentEvents.inc({ outcome }, 0)
  const refunds = new Counter({
    name: 'masthead_payment_refunds_total',
    help: 'Refunds requested from payment providers: of an order item (order_item) or an unapplied payment (not_owed), sent or failed.',
    labelNames: ['reason', 'outcome'],
    registers,
  })
  for (const reason of ['order_item', 'not_owed'])
    for (const outcome of ['sent', 'failed']) refunds.inc({ reason, outcome }, 0)
  const emails = new Counter({
    name: 'masthead_emails_total',
    help: 'Attempts to send an email: sent, deferred (will be retried), failed (will not be retried).',
    labelNames: ['outcome'],
    registers,
  })
  for (const outcome of ['sent', 'deferred', 'failed']) emails.inc({ outcome }, 0)
  const graphFallbacks = new Counter({
    name: 'masthead_graphql_fallbacks_total',
    help: 'GraphQL responses not produced by the compiled operation: graphql_js (the operation selects both records and the schema).',
    labelNames: ['reason'],
    registers,
  })
  for (const reason of fallbacks) graphFallbacks.inc({ reason }, 0)
  return {
    registry,
    fallbacks: graphFallbacks,
    attempts,
    paymentEvents,
    refunds,
    emails,
    attemptDuration: new Histogram({
      name: 'masthead_webhook_attempt_duration_seconds',
      help: 'Seconds from the start of a delivery attempt to the end of the response.',
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15],
      registers,
    }),
    jobDuration: new Histogram({
      name: 'masthead_job_duration_seconds',
      help: 'Seconds that a run of a job took, by its outcome: succeeded or failed.',
      labelNames: ['job', 'outcome'],
      buckets: [0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 300],
      registers,
    }),
  }
}

/** Services whose state is read on each request to /metrics. */
export interface Measured {
  env: Env
  db: Database
  responseCache: ResponseCache
  catalogue: CatalogueIndex
  metrics: Metrics
  supervisor: Supervisor
  rateLimits: RateLimits
  requestLimiter: FairConcurrencyLimiter
}

/**
 * Serves Prometheus metrics at /metrics. Requires METRICS_TOKEN, except for direct requests from this machine.
 * @param ofAll returns the metrics of all workers; undefined if the process is the only one
 */
export function mountMetrics(
  app: FastifyInstance,
  services: Measured,
  ofAll?: () => Promise<string>,
): void {
  const { env, db, responseCache, catalogue, metrics, supervisor, rateLimits, requestLimiter } =
    services
  const { registry } = metrics
  watchRateLimits(registry, rateLimits)
  watchQueueLength(
    registry,
    'masthead_requests_waiting',
    'Requests in the queues of the concurrency limit.',
    requestLimiter,
  )
  const registers = [registry]
  const duration = new Histogram({
    name: 'masthead_http_request_duration_seconds',
    help: 'Seconds from the start of a request to the end of its response.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  /** Series by labels. Looking one up here is cheaper than the label validation of prom-client. */
  const known = new Map<string, ReturnType<typeof duration.labels>>()
  new Gauge({
    name: 'masthead_database_connections',
    help: 'Database connections that are busy or idle, and requests that are waiting for a connection.',
    labelNames: ['state'],
    registers,
    collect() {
      const { totalCount, idleCount, waitingCount } = db.pool
      this.set({ state: 'busy' }, totalCount - idleCount)
      this.set({ state: 'idle' }, idleCount)
      this.set({ state: 'waiting' }, waitingCount)
    },
  })
  new Gauge({
    name: 'masthead_catalogue_cache_entries',
    help: 'Cache of catalogue responses: number of entries (bodies), their size (body_bytes), and hits and misses since the start.',
    labelNames: ['what'],
    registers,
    collect() {
      for (const [what, value] of Object.entries(responseCache.figures())) this.set({ what }, value)
    },
  })
  new Gauge({
    name: 'masthead_catalogue_index',
    help: 'Catalogue index: listings (0 until the index is loaded), and queries since the start that the index (answered) or PostgreSQL (left_to_postgresql) executed.',
    labelNames: ['what'],
    registers,
    collect() {
      for (const [what, value] of Object.entries(catalogue.figures())) this.set({ what }, value)
    },
  })
  watchQueues(registry, db.pool)
  supervisor.watch(registry)

  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    const route = routeOptions.url ?? 'none'
    const key = `${method} ${route} ${reply.statusCode}`
    let series = known.get(key)
    if (!series) {
      series = duration.labels(method, route, String(reply.statusCode))
      known.set(key, series)
    }
    series.observe(reply.elapsedTime / 1000)
    done()
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, env.metricsToken)) {
      await chargeUnrouted(request, reply)
      throw new AppError('route_not_found', 'No route matches GET /metrics.')
    }
    return reply.type(registry.contentType).send(await (ofAll?.() ?? registry.metrics()))
  })
}

const loopback = /^(127\.|::1$|::ffff:127\.)/

function mayRead({ headers, ip }: FastifyRequest, token: string | undefined): boolean {
  // Behind a proxy on this machine every request comes from a loopback address, so forwarded requests need the token.
  const local = loopback.test(ip) && !headers['x-forwarded-for'] && !headers.forwarded
  if (local) return true
  const given = Buffer.from(headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token ?? ''}`)
  return token !== undefined && given.length === wanted.length && timingSafeEqual(given, wanted)
}
