import { setTimeout as sleep } from 'node:timers/promises'
import DataLoader from 'dataloader'
import type { FastifyBaseLogger } from 'fastify'
import pLimit from 'p-limit'
import type { Counter, Histogram } from 'prom-client'
import type { Env } from '../config/env.js'
import type { Database } from '../postgres/database.js'
import { RepeatedFailure } from '../process/repeated-failure.js'
import { delay, type Supervised, type Supervisor } from '../process/supervisor.js'
import { tracer, withSpan } from '../tracing/tracing.js'
import { AdaptiveThrottle } from './adaptive-throttle.js'
import { type AttemptOutcome, WebhookClient, type WebhookClientOptions } from './client.js'
import { type Attempt, type Batch, DeliveryStore, type Due } from './delivery-store.js'
import { failingDays, probeDelay, retryDelay } from './schedule.js'
import { decryptSecret } from './secret.js'
import { buildMessage, signedHeaders } from './sign.js'

// Maximum number of endpoints served at once. Failing ones have a separate limit, so that they do not block the others.
const maxHealthy = 400
const maxFailing = 100
// Maximum number of concurrent requests to one endpoint.
const concurrency = 8
const batchSize = 32
// Milliseconds after which an endpoint with a long backlog yields to others.
const sliceMs = 5_000
const pollIntervalMs = 1_000
const throttleMs = 25
const maxBodyBytes = 64 * 1024
// Milliseconds for which attempts are collected, to be recorded in one statement.
const recordIntervalMs = 40
const maxRecordedAttempts = 250

export interface DeliveryWorkerOptions extends Partial<WebhookClientOptions> {
  /** Duration of a lease in milliseconds. If an instance is killed, its endpoints wait for this time. */
  lease?: number
}

export interface DeliveryWorkerServices {
  db: Database
  env: Env
  /** Attempts by outcome, and their duration in seconds. */
  metrics: { attempts: Counter<'outcome'>; attemptDuration: Histogram }
  supervisor: Supervisor
}

/** Sends due webhook deliveries. Each instance runs one; any number can run concurrently. */
export class DeliveryWorker {
  readonly #secretKey: string
  readonly #db: Database
  readonly #log: FastifyBaseLogger
  readonly #delays: RepeatedFailure
  readonly #metrics: DeliveryWorkerServices['metrics']
  readonly #store: DeliveryStore
  /** Batches attempts of all endpoints. Resolves when the attempt is stored. */
  readonly #attempts: DataLoader<Attempt, void>
  readonly #client: WebhookClient
  readonly #throttle = new AdaptiveThrottle()
  readonly #lease: number
  readonly #serving = new Map<string, { failing: boolean; lost: boolean; done: Promise<void> }>()
  readonly #supervisor: Supervisor
  #closers: (() => unknown)[] = []
  #part: Supervised | undefined
  #running = false
  #stopping = false
  #again = false
  #ring = () => {}

  constructor(
    { db, env, metrics, supervisor }: DeliveryWorkerServices,
    log: FastifyBaseLogger,
    { lease = 15_000, ...options }: DeliveryWorkerOptions = {},
  ) {
    this.#secretKey = env.secretKey
    this.#db = db
    this.#log = log
    this.#delays = new RepeatedFailure(log, 'Webhook deliveries are delayed')
    this.#metrics = metrics
    this.#supervisor = supervisor
    this.#lease = lease
    this.#store = new DeliveryStore(db.pool, lease)
    this.#attempts = batchAttempts(this.#store)
    this.#client = new WebhookClient({ ...env.webhooks, ...options })
  }

  /** Starts sending until `stop` is called. */
  async start(): Promise<void> {
    this.#running = true
    const wake = () => this.#wake()
    this.#closers.push(await this.#db.listen('masthead_webhooks', wake, wake))
    const renew = setInterval(() => this.#renew(), this.#lease / 3)
    this.#closers.push(() => clearInterval(renew))
    this.#part = this.#supervisor.run('webhooks', (signal, ready) => this.#rounds(signal, ready))
  }

  /** Sends all due deliveries once. For tests and commands. */
  async drain(): Promise<void> {
    while ((await this.#acquire()) > 0) {
      await Promise.all([...this.#serving.values()].map(({ done }) => done))
    }
  }

  /**
   * Starts no new deliveries and waits for running ones.
   * @param timeoutMs milliseconds after which these are aborted; another instance sends them again
   */
  async stop(timeoutMs = 5_000): Promise<void> {
    this.#running = false
    this.#stopping = true
    for (const close of this.#closers.splice(0)) await close()
    await this.#part?.stop()
    const late = setTimeout(() => this.#client.cut(), timeoutMs)
    await Promise.all([...this.#serving.values()].map(({ done }) => done))
    clearTimeout(late)
    this.#client.close()
  }

  #wake(): void {
    this.#again = true
    this.#ring()
  }

  /** Leases due endpoints on each notification, and every second. @throws if the database cannot be reached */
  async #rounds(signal: AbortSignal, ready: () => void): Promise<void> {
    signal.addEventListener('abort', () => this.#ring(), { once: true })
    while (!signal.aborted) {
      this.#again = false
      await this.#acquire()
      ready()
      await delay(throttleMs, signal)
      if (this.#again || signal.aborted) continue
      await new Promise<void>((resolve) => {
        const poll = setTimeout(resolve, pollIntervalMs)
        this.#ring = () => {
          clearTimeout(poll)
          resolve()
        }
      })
    }
  }

  async #acquire(): Promise<number> {
    const failing = [...this.#serving.values()].filter((line) => line.failing).length
    const endpoints = await this.#store.acquire(
      maxHealthy - (this.#serving.size - failing),
      maxFailing - failing,
    )
    for (const { id, failing } of endpoints) {
      const line = { failing, lost: false, done: Promise.resolve() }
      this.#serving.set(id, line)
      line.done = this.#serve(id, line)
    }
    return endpoints.length
  }

  async #renew(): Promise<void> {
    if (this.#serving.size === 0) return
    try {
      const heldIds = await this.#store.renew([...this.#serving.keys()])
      for (const [id, line] of this.#serving) line.lost ||= !heldIds.has(id)
    } catch (error) {
      this.#delays.failed(error)
    }
  }

  /** Serves a leased endpoint until it has no due deliveries, fails, or has used its time slice. */
  async #serve(id: string, line: { failing: boolean; lost: boolean }): Promise<void> {
    const end = Date.now() + sliceMs
    const goesOn = () => !line.lost && !this.#stopping
    try {
      let full = true
      while (full && goesOn() && Date.now() < end) {
        // Probe a failing endpoint with a single delivery.
        const limit = line.failing ? 1 : batchSize
        const batch = await this.#store.take(id, limit)
        this.#delays.recovered()
        if (!batch) break
        line.failing = await this.#deliverBatch(id, batch, line.failing, goesOn)
        full = !line.failing && batch.deliveries.length === limit
      }
    } catch (error) {
      this.#delays.failed(error)
      // An attempt that cannot be stored is sent again. The pause limits the rate of such repetitions.
      if (!this.#stopping) await sleep(pollIntervalMs)
    }
    this.#serving.delete(id)
    await this.#store.release(id).catch((error) => this.#delays.failed(error))
    // Deliveries that became due while the endpoint was leased were skipped by `acquire`.
    if (this.#running) this.#wake()
  }

  /** @returns whether the endpoint is failing: no delivery of the batch succeeded */
  async #deliverBatch(
    id: string,
    batch: Batch,
    wasFailing: boolean,
    goesOn: () => boolean,
  ): Promise<boolean> {
    const secrets = [batch.secret, batch.previousSecret]
      .filter((secret) => secret !== null)
      .map((secret) => decryptSecret(this.#secretKey, id, secret))
    const outcome = { successes: 0, failures: 0, gone: false }
    const records: Promise<void>[] = []
    const deliver = async (delivery: Due): Promise<boolean> => {
      const attempt = await this.#attempt(batch.url, secrets, delivery)
      if (!attempt) return false
      this.#note(id, delivery, attempt)
      const record = this.#attempts.load(attempt)
      // `Promise.all` below handles the error. Until then it would be an unhandled rejection, which ends the process.
      record.catch(() => undefined)
      records.push(record)
      const success = attempt.status === 'SUCCEEDED'
      if (success) outcome.successes++
      else if (attempt.error !== tooLarge) outcome.failures++
      outcome.gone ||= attempt.responseStatus === 410
      return success
    }
    const limit = pLimit(concurrency)
    const mayBegin = () =>
      goesOn() && !outcome.gone && (outcome.successes > 0 || outcome.failures === 0)
    await Promise.all(
      lanesOf(batch.deliveries).map((lane) =>
        limit(async () => {
          for (const delivery of lane) {
            await this.#throttle.acquire()
            if (!mayBegin() || !(await deliver(delivery))) return
          }
        }),
      ),
    )
    await Promise.all(records)
    if (outcome.gone) {
      await this.#store.disable(id, 'The receiver responded with 410 Gone.')
      return true
    }
    if (outcome.successes > 0) {
      if (wasFailing) await this.#store.recovered(id)
      return false
    }
    if (outcome.failures === 0) return false
    if (await this.#store.failed(id, probeDelay(batch.failureCount + 1))) {
      await this.#store.disable(id, `No delivery has succeeded for ${failingDays} days.`)
    }
    return true
  }

  /** @returns undefined if the shutdown of this instance aborted the attempt */
  async #attempt(url: string, secrets: string[], delivery: Due): Promise<Attempt | undefined> {
    const startedAt = new Date()
    const message = buildMessage(delivery.event)
    const number = delivery.attemptCount + 1
    const about = { deliveryId: delivery.id, number, startedAt }
    if (Buffer.byteLength(message.body) > maxBodyBytes) {
      return {
        ...about,
        latencyMs: 0,
        responseStatus: null,
        responseBody: null,
        error: tooLarge,
        status: 'FAILED',
        retryIn: null,
      }
    }
    const headers = {
      ...signedHeaders(message, secrets, startedAt),
      ...(delivery.event.requestId && { 'x-request-id': delivery.event.requestId }),
    }
    const outcome = await withSpan(
      `deliver ${delivery.event.topic}`,
      {
        kind: 'producer',
        parent: delivery.event.traceparent,
        attributes: { 'masthead.delivery_id': delivery.id },
      },
      () => this.#client.post(url, message.body, { ...headers, ...traceHeader() }),
    )
    if (outcome.error && this.#client.isCut) return undefined
    const isOver = isSuccess(outcome) || outcome.status === 410
    const retryIn = isOver ? null : retryDelay(number - delivery.manualAttempts)
    return {
      ...about,
      latencyMs: outcome.latencyMs,
      responseStatus: outcome.status,
      responseBody: outcome.body,
      error: outcome.error,
      status: isSuccess(outcome) ? 'SUCCEEDED' : retryIn === null ? 'FAILED' : 'PENDING',
      retryIn,
    }
  }

  /** Counts an attempt and logs it with the ID of the request that caused the event. */
  #note(endpointId: string, { id, event }: Due, attempt: Attempt): void {
    const { number, responseStatus, latencyMs, error } = attempt
    const outcome = outcomeOf(attempt)
    this.#metrics.attempts.inc({ outcome })
    if (outcome !== 'too_large') this.#metrics.attemptDuration.observe(latencyMs / 1000)
    this.#log.info(
      {
        ...(event.requestId && { reqId: event.requestId }),
        webhook: { endpointId, deliveryId: id, eventId: event.id, topic: event.topic },
        attempt: { number, outcome, responseStatus, latencyMs, ...(error && { error }) },
      },
      'Webhook attempt',
    )
  }
}

const batchAttempts = (store: DeliveryStore) =>
  new DataLoader<Attempt, void>(
    async (attempts) => {
      await store.record(attempts)
      return attempts.map(() => undefined)
    },
    {
      cache: false,
      maxBatchSize: maxRecordedAttempts,
      batchScheduleFn: (record) => setTimeout(record, recordIntervalMs),
    },
  )

const traceHeader = () => {
  const traceparent = tracer()?.traceparent()
  return traceparent && { traceparent }
}

const tooLarge = `the body is larger than ${maxBodyBytes / 1024} KB and was not sent`

function outcomeOf({
  status,
  error,
}: Attempt): 'succeeded' | 'refused' | 'unanswered' | 'too_large' {
  if (status === 'SUCCEEDED') return 'succeeded'
  if (error === tooLarge) return 'too_large'
  return error === null ? 'refused' : 'unanswered'
}

/** Whether the response is complete and has a 2xx status. An endless response is not a success. */
const isSuccess = ({ status, error }: AttemptOutcome) =>
  error === null && status !== null && status >= 200 && status < 300

/** Groups deliveries by article. Deliveries of one article must be sent in order. */
function lanesOf(deliveries: Due[]): Due[][] {
  const lanes = new Map<string, Due[]>()
  for (const delivery of deliveries) {
    const key = delivery.articleId ?? delivery.id
    const lane = lanes.get(key)
    if (lane) lane.push(delivery)
    else lanes.set(key, [delivery])
  }
  return [...lanes.values()]
}
