import { existsSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { tryDirectory } from '../config/directory.js'
import type { Env } from '../config/env.js'
import type { StripeSettings } from '../config/payment.js'
import { newFileKey } from '../files/key.js'
import { openStore } from '../files/open-store.js'

// Checks of `masthead doctor` for external services.

/** Writes a small file, reads it, and deletes it. */
export async function checkFiles({ fileStore }: Env): Promise<string> {
  if (fileStore.kind === 'local') {
    // The directory is created when it is needed.
    if (!existsSync(fileStore.directory)) return `${fileStore.directory} will be made`
    tryDirectory(fileStore.directory)
    return fileStore.directory
  }
  const place = `bucket ${fileStore.bucket} at ${fileStore.endpoint ?? `S3 in ${fileStore.region}`}`
  const store = await openStore(fileStore)
  const key = newFileKey('txt')
  try {
    const content = async function* () {
      yield Buffer.from(key)
    }
    await store.put(key, content(), { mimeType: 'text/plain', disposition: 'attachment' })
    const read = await buffer(await store.open(key))
    if (read.toString() !== key) throw new Error('it returns another content than was stored')
    await store.remove(key)
    return place
  } catch (error) {
    const { message } = ((error as Error).cause ?? error) as Error
    throw new Error(`The ${place} cannot be used (${message}). Start it, or correct S3_*.`)
  } finally {
    store.close()
  }
}

/** Checks the connection to Redis. */
export async function checkRedis(url: string): Promise<string> {
  const { Redis } = await import('ioredis')
  const { host } = new URL(url)
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: 5_000,
    commandTimeout: 5_000,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  })
  let connectionError: Error | undefined
  redis.on('error', (error) => {
    connectionError = error
  })
  try {
    await redis.connect()
    await redis.ping()
    return `Redis at ${host}`
  } catch (error) {
    const { message } = connectionError ?? (error as Error)
    throw new Error(`Redis at ${host} cannot be used (${message}). Start it, or correct REDIS_URL.`)
  } finally {
    redis.disconnect()
  }
}

/** Checks the key of Stripe, and that a webhook endpoint of Stripe sends the required events to this server. */
export async function checkStripe(env: Env, settings: StripeSettings): Promise<string> {
  const { openStripe, stripeEvents } = await import('../payment/stripe.js')
  const stripe = await openStripe(settings)
  await stripe.checkout.sessions.list({ limit: 1 }).catch((error) => {
    throw new Error(`Stripe rejects the key (${error.message}). Correct STRIPE_SECRET_KEY.`)
  })
  const isTest = /^.k_test_/.test(settings.secretKey)
  const mode = isTest ? 'test mode: no money moves' : 'live'
  // On a developer's machine Stripe's CLI forwards events, so that no endpoint is required.
  if (!env.publicUrl.startsWith('https:')) return mode
  const url = `${env.publicUrl}/payments/stripe/webhook`
  const { data: endpoints } = await stripe.webhookEndpoints.list({ limit: 100 }).catch((error) => {
    throw new Error(`The endpoints cannot be read (${error.message}). Allow the key to read them.`)
  })
  const endpoint = endpoints.find((other) => other.url === url)
  if (!endpoint) throw new Error(`Stripe has no endpoint ${url}. Create one, see docs/payments.md.`)
  const endpointEvents = endpoint.enabled_events
  const missingEvents = stripeEvents.filter(
    (event) => !endpointEvents.includes(event) && !endpointEvents.includes('*'),
  )
  if (missingEvents.length > 0) {
    throw new Error(
      `The endpoint ${url} does not receive ${missingEvents.join(', ')}. Add these events.`,
    )
  }
  if (endpoint.status !== 'enabled') throw new Error(`The endpoint ${url} is disabled. Enable it.`)
  return `${mode}, events at ${url}`
}

/** Connects and authenticates. Sends nothing. */
export async function checkEmail(email: NonNullable<Env['email']>): Promise<string> {
  const { SmtpServer } = await import('../email/smtp.js')
  const { host } = new URL(email.url)
  const server = await SmtpServer.open(email)
  try {
    await server.verify()
    return `SMTP at ${host}, from ${email.from.address}`
  } catch (error) {
    const { message } = error as Error
    throw new Error(`SMTP at ${host} cannot be used (${message}). Start it, or correct SMTP_URL.`)
  } finally {
    server.close()
  }
}

/** Sends an empty list of spans, which a collector accepts. */
export async function checkTraces(endpoint: string): Promise<string> {
  const url = `${endpoint}/v1/traces`
  const headers = { 'content-type': 'application/json' }
  const signal = AbortSignal.timeout(5_000)
  const remedy = 'Start the collector, or correct OTEL_EXPORTER_OTLP_ENDPOINT.'
  const answer = await fetch(url, {
    method: 'POST',
    headers,
    body: '{"resourceSpans":[]}',
    signal,
  }).catch((error) => {
    throw new Error(`${url} cannot be reached (${error.cause?.code ?? error.message}). ${remedy}`)
  })
  if (!answer.ok) throw new Error(`${url} returns ${answer.status}. ${remedy}`)
  return url
}
