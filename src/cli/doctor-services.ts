import { existsSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { tryDirectory } from '../config/directory.js'
import type { Env, StripeSettings } from '../config/env.js'
import { newFileKey } from '../files/key.js'
import { openStore } from '../files/open-store.js'

// What `masthead doctor` finds of the services that a server works with.

/** Keeps a small file, reads it and removes it again. */
export async function checkFiles({ fileStore }: Env): Promise<string> {
  if (fileStore.kind === 'local') {
    // What is not there yet is made when it is needed.
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
    if (read.toString() !== key) throw new Error('it gives back something else than was put there')
    await store.remove(key)
    return place
  } catch (error) {
    const { message } = ((error as Error).cause ?? error) as Error
    throw new Error(`The ${place} cannot be used (${message}): start it, or correct S3_*`)
  } finally {
    store.close()
  }
}

/** Whether Redis answers. */
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
  let lost: Error | undefined
  redis.on('error', (error) => {
    lost = error
  })
  try {
    await redis.connect()
    await redis.ping()
    return `Redis at ${host}`
  } catch (error) {
    const { message } = lost ?? (error as Error)
    throw new Error(`Redis at ${host} cannot be used (${message}): start it, or correct REDIS_URL`)
  } finally {
    redis.disconnect()
  }
}

/** Whether Stripe takes the key, and would tell this server what it has to. */
export async function checkStripe(env: Env, settings: StripeSettings): Promise<string> {
  const { openStripe, stripeEvents } = await import('../payment/stripe.js')
  const stripe = await openStripe(settings)
  await stripe.checkout.sessions.list({ limit: 1 }).catch((error) => {
    throw new Error(`Stripe refuses the key (${error.message}): correct STRIPE_SECRET_KEY`)
  })
  const isTest = /^.k_test_/.test(settings.secretKey)
  const mode = isTest ? 'test mode: no money moves' : 'live'
  // Stripe reaches a developer's machine through its own command line tool.
  if (!env.publicUrl.startsWith('https:')) return mode
  const url = `${env.publicUrl}/payments/stripe/webhook`
  const { data: endpoints } = await stripe.webhookEndpoints.list({ limit: 100 }).catch((error) => {
    throw new Error(`The endpoints cannot be read (${error.message}): allow the key to read them`)
  })
  const endpoint = endpoints.find((one) => one.url === url)
  if (!endpoint) throw new Error(`Stripe has no endpoint ${url}: make one, see docs/payments.md`)
  const told = endpoint.enabled_events
  const missing = stripeEvents.filter((event) => !told.includes(event) && !told.includes('*'))
  if (missing.length > 0) {
    throw new Error(`The endpoint ${url} is not told ${missing.join(', ')}: add these events`)
  }
  if (endpoint.status !== 'enabled') throw new Error(`The endpoint ${url} is disabled: enable it`)
  return `${mode}, told at ${url}`
}

/** Connects and signs in; nothing is sent. */
export async function checkMail(mail: NonNullable<Env['mail']>): Promise<string> {
  const { MailServer } = await import('../mail/smtp.js')
  const { host } = new URL(mail.url)
  const server = await MailServer.open(mail)
  try {
    await server.verify()
    return `SMTP at ${host}, from ${mail.from.address}`
  } catch (error) {
    const { message } = error as Error
    throw new Error(`SMTP at ${host} cannot be used (${message}): start it, or correct SMTP_URL`)
  } finally {
    server.close()
  }
}

/** Sends no span, which a collector takes. */
export async function checkTraces(endpoint: string): Promise<string> {
  const url = `${endpoint}/v1/traces`
  const headers = { 'content-type': 'application/json' }
  const signal = AbortSignal.timeout(5_000)
  const remedy = 'start the collector, or correct OTEL_EXPORTER_OTLP_ENDPOINT'
  const answer = await fetch(url, {
    method: 'POST',
    headers,
    body: '{"resourceSpans":[]}',
    signal,
  }).catch((error) => {
    throw new Error(`${url} cannot be reached (${error.cause?.code ?? error.message}): ${remedy}`)
  })
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}: ${remedy}`)
  return url
}
