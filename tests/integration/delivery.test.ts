import { setTimeout as sleep } from 'node:timers/promises'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createLogger } from '../../src/config/log.js'
import { runJobs } from '../../src/jobs/queue.js'
import { Deliverer, type DelivererOptions } from '../../src/webhooks/deliverer.js'
import { dispatchWebhooks } from '../../src/webhooks/dispatch.js'
import { forgetWebhooks } from '../../src/webhooks/retention.js'
import { pauseAfter } from '../../src/webhooks/schedule.js'
import { testApi } from '../support/api.js'
import { openSubscriber } from '../support/fixtures/webhook-endpoint.js'
import { openReceiver } from '../support/services/webhook-receiver.js'

const api = await testApi({ env: { WEBHOOK_ALLOW_PRIVATE: '1' } })
const log = createLogger('silent')

const newDeliverer = (options?: DelivererOptions) => new Deliverer(api.app.services, log, options)

const receiver = await openReceiver()
const deliverer = newDeliverer()
beforeEach(() => {
  receiver.answer = () => ({})
  receiver.received.length = 0
})
afterAll(async () => {
  await deliverer.stop()
  await receiver.close()
})

/** Turns events into deliveries and delivers what is due. */
async function deliver(by = deliverer): Promise<void> {
  await runJobs([dispatchWebhooks], api.app.services)
  await by.drain()
}

/** A team with one endpoint under a path of its own, and articles. */
const subscriber = (topics?: string[], articles?: number) =>
  openSubscriber(api, receiver, topics, articles)

/** Makes everything due that waits for a later attempt. */
async function later(): Promise<void> {
  await api.prisma.$executeRaw`
    UPDATE webhook_delivery SET next_attempt_at = now() WHERE status = 'PENDING'`
  await api.prisma.$executeRaw`UPDATE webhook_endpoint SET hold_until = NULL`
}

describe('a delivery', () => {
  it('is a signed message that the standard library verifies', async () => {
    const one = await subscriber()
    await one.write()
    await deliver()
    const [received] = receiver.received
    expect(received?.headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      'webhook-timestamp': expect.stringMatching(/^\d{10}$/),
      'webhook-signature': expect.stringMatching(/^v1,[A-Za-z0-9+/]{43}=$/),
    })
    expect(one.verified()).toEqual([
      {
        id: received!.headers['webhook-id'],
        event: {
          type: 'comment.created',
          timestamp: expect.stringMatching(/Z$/),
          data: { article_id: one.articleIds[0], sequence: 1 },
        },
      },
    ])
    expect(await one.deliveries()).toMatchObject([
      {
        event_id: received!.headers['webhook-id'],
        status: 'SUCCEEDED',
        attempt_count: 1,
        next_attempt_at: null,
        completed_at: expect.any(String),
        attempts: [{ number: 1, response_status: 204, response_body: '', error: null }],
      },
    ])
  })

  it('carries two signatures during a rotation, and the new one alone after it', async () => {
    const one = await subscriber()
    const path = `/webhook-endpoints/${one.endpoint.id}`
    const { secret } = (await api.post(one.token, `${path}/rotate-secret`)).body
    await api.post(one.token, `${path}/test`)
    await deliverer.drain()
    for (const each of [one.endpoint.secret, secret])
      expect(receiver.verified(each, one.path)).toMatchObject([{ event: { type: 'webhook.test' } }])
    await api.prisma.$executeRaw`
      UPDATE webhook_endpoint SET previous_secret_expires_at = now() - interval '1 second'
      WHERE id = ${one.endpoint.id}::uuid`
    receiver.received.length = 0
    await api.post(one.token, `${path}/test`)
    await deliverer.drain()
    expect(receiver.verified(secret, one.path)).toHaveLength(1)
    expect(() => receiver.verified(one.endpoint.secret, one.path)).toThrow(/No matching signature/)
  })

  it('goes to the endpoints that ask for its topic, of its team', async () => {
    const comments = await subscriber(['comment.*'])
    const both = await subscriber(['article.status_changed', 'comment.archived'])
    for (const { write } of [comments, both]) {
      await write({ topic: 'comment.created' })
      await write({ topic: 'comment.archived' })
      await write({ topic: 'article.status_changed' })
    }
    await deliver()
    const types = (of: typeof both) => of.verified().map(({ event }) => event.type)
    expect(types(comments)).toEqual(['comment.created', 'comment.archived'])
    expect(types(both)).toEqual(['comment.archived', 'article.status_changed'])
  })

  it('keeps the order of each article while the receiver is healthy', async () => {
    const one = await subscriber(['comment.*'], 12)
    receiver.answer = () => ({ after: Math.random() * 5 })
    await one.write({ each: 9 })
    await deliver()
    const received = one.verified().map(({ event }) => event.data as never)
    expect(received).toHaveLength(108)
    for (const id of one.articleIds) {
      const sequences = received
        .filter(({ article_id }) => article_id === id)
        .map(({ sequence }) => sequence)
      expect(sequences).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    }
  })

  it('is dispatched in the order of its article, however it lies in the outbox', async () => {
    const one = await subscriber()
    await one.write({ each: 3 })
    // The later ones look older, as those of a transaction that began first and waited.
    await api.prisma.$executeRaw`
      UPDATE webhook_event SET created_at = created_at - sequence * interval '1 minute'
      WHERE team_id = ${one.id}::uuid`
    await deliver()
    expect(one.verified().map(({ event }) => event.data.sequence)).toEqual([1, 2, 3])
  })

  it('is dispatched in parts, in the order of its article, when many wait', async () => {
    const one = await subscriber(['comment.*'], 2)
    await one.write({ each: 600 })
    const jobs = Array.from({ length: 4 }, () => runJobs([dispatchWebhooks], api.app.services))
    await Promise.all(jobs)
    const parts = await api.prisma.$queryRaw<{ deliveries: number; ordered: boolean }[]>`
      SELECT count(*)::int AS deliveries, bool_and(ordered) AS ordered FROM (
        SELECT delivery.next_attempt_at, event.sequence = row_number() OVER (
          PARTITION BY event.article_id ORDER BY delivery.next_attempt_at, delivery.position
        ) AS ordered
        FROM webhook_delivery delivery JOIN webhook_event event ON event.id = delivery.event_id
        WHERE delivery.endpoint_id = ${one.endpoint.id}::uuid
      ) AS each GROUP BY next_attempt_at`
    expect(parts.reduce((sum, { deliveries }) => sum + deliveries, 0)).toBe(1_200)
    expect(Math.max(...parts.map(({ deliveries }) => deliveries))).toBeLessThanOrEqual(500)
    expect(parts.every(({ ordered }) => ordered)).toBe(true)
    await api.delete(one.token, `/webhook-endpoints/${one.endpoint.id}`)
  })

  it('is not sent when its body is over 64 KB, and disturbs nothing else', async () => {
    const one = await subscriber()
    await one.write({ each: 2 })
    await api.prisma.$executeRaw`
      UPDATE webhook_event SET payload = jsonb_build_object('text', repeat('x', 70000))
      WHERE team_id = ${one.id}::uuid AND sequence = 1`
    await deliver()
    expect(one.verified()).toHaveLength(1)
    expect(await one.deliveries()).toMatchObject([
      { status: 'FAILED', attempts: [{ error: expect.stringMatching(/larger than 64 KB/) }] },
      { status: 'SUCCEEDED' },
    ])
    expect(await one.read()).toMatchObject({ enabled: true })
  })
})

describe('a receiver that fails', () => {
  it.each([
    ['500', { status: 500, body: 'oh no' }, { response_status: 500, response_body: 'oh no' }],
    ['301', { status: 301 }, { response_status: 301, error: null }],
    ['404', { status: 404 }, { response_status: 404 }],
  ])('with %s is tried again', async (_name, answer, attempt) => {
    const one = await subscriber()
    receiver.answer = () => answer
    await one.write()
    await deliver()
    const [delivery] = await one.deliveries()
    expect(delivery).toMatchObject({ status: 'PENDING', attempt_count: 1, attempts: [attempt] })
    const pause = +new Date(delivery.next_attempt_at) - +new Date(delivery.updated_at)
    expect(pause).toBeGreaterThanOrEqual(5_000)
    expect(pause).toBeLessThanOrEqual(6_000)
    receiver.answer = () => ({ status: 200, body: 'at last' })
    await deliverer.drain()
    expect(receiver.received).toHaveLength(1)
    await later()
    await deliverer.drain()
    expect((await one.deliveries())[0]).toMatchObject({
      status: 'SUCCEEDED',
      attempt_count: 2,
      attempts: [attempt, { number: 2, response_status: 200, response_body: 'at last' }],
    })
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  })

  it('is given ten attempts over three days', async () => {
    const one = await subscriber()
    receiver.answer = () => ({ status: 503 })
    await one.write()
    await deliver()
    for (let attempt = 2; attempt <= 12; attempt++) {
      await later()
      await deliverer.drain()
    }
    const [delivery] = await one.deliveries()
    expect(delivery).toMatchObject({ status: 'FAILED', attempt_count: 10, next_attempt_at: null })
    expect(delivery.attempts.map(({ number }: { number: number }) => number)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ])
    const hours = [5 / 3600, 5 / 60, 0.5, 2, 5, 10, 14, 20, 24]
    hours.forEach((pause, index) => {
      const drawn = pauseAfter(index + 1)! / 3_600_000
      expect(drawn).toBeGreaterThanOrEqual(pause * 0.999)
      expect(drawn).toBeLessThanOrEqual(pause * 1.201)
    })
    expect(pauseAfter(10)).toBeNull()
  })

  it('is probed with one delivery at a time, and gets everything when it is back', async () => {
    const one = await subscriber(['comment.*'], 30)
    receiver.answer = () => ({ status: 500 })
    await one.write({ each: 2 })
    await deliver()
    const first = receiver.received.length
    expect(first).toBeLessThanOrEqual(8)
    await deliverer.drain()
    expect(receiver.received).toHaveLength(first)
    await api.prisma.$executeRaw`UPDATE webhook_endpoint SET hold_until = NULL`
    await deliverer.drain()
    expect(receiver.received).toHaveLength(first + 1)

    receiver.answer = () => ({})
    await later()
    await deliverer.drain()
    expect((await one.deliveries()).every(({ status }: never) => status === 'SUCCEEDED')).toBe(true)
    expect(new Set(one.verified().map(({ id }) => id)).size).toBe(60)
    expect(
      await api.prisma.webhookEndpoint.findUnique({ where: { id: one.endpoint.id } }),
    ).toMatchObject({
      failingSince: null,
      failureCount: 0,
      holdUntil: null,
      leasedBy: null,
    })
  })

  it('with 410 is disabled at once', async () => {
    const one = await subscriber(['comment.*'], 3)
    receiver.answer = () => ({ status: 410 })
    await one.write({ each: 4 })
    await deliver()
    expect(await one.read()).toMatchObject({
      enabled: false,
      disabled_reason: 'The receiver answered 410 Gone.',
    })
    const deliveries = await one.deliveries()
    expect(deliveries).toHaveLength(12)
    for (const { status } of deliveries) expect(status).toBe('FAILED')
    // Nothing more is made for it, until it is enabled and asks for what it missed.
    await one.write()
    receiver.answer = () => ({})
    receiver.received.length = 0
    await deliver()
    expect(receiver.received).toEqual([])
    await api.patch(one.token, `/webhook-endpoints/${one.endpoint.id}`, { enabled: true })
    expect(await one.read()).toMatchObject({ enabled: true, disabled_reason: null })
    const { body } = await api.post(one.token, `/webhook-endpoints/${one.endpoint.id}/replay`, {
      since: new Date(Date.now() - 60_000).toISOString(),
    })
    expect(body).toEqual({ replayed_count: 15 })
    await deliverer.drain()
    for (const id of one.articleIds) {
      const sequences = one
        .verified()
        .map(({ event }) => event.data as never as { article_id: string; sequence: number })
        .filter(({ article_id }) => article_id === id)
        .map(({ sequence }) => sequence)
      expect(sequences).toEqual([1, 2, 3, 4, 5])
    }
  })

  it('for five days is disabled, saying so', async () => {
    const one = await subscriber()
    receiver.answer = () => ({ status: 500 })
    await one.write()
    await deliver()
    expect(await one.read()).toMatchObject({ enabled: true })
    await api.prisma.$executeRaw`
      UPDATE webhook_endpoint SET failing_since = now() - interval '5 days 1 minute'
      WHERE id = ${one.endpoint.id}::uuid`
    await later()
    await deliverer.drain()
    expect(await one.read()).toMatchObject({
      enabled: false,
      disabled_reason: 'No delivery has succeeded for 5 days.',
    })
    expect(await one.deliveries()).toMatchObject([{ status: 'FAILED', attempt_count: 2 }])
  })

  it('and one that hangs do not delay others', async () => {
    const hasty = newDeliverer({ timeout: 1_500 })
    const [dead, slow, healthy] = [await subscriber(), await subscriber(), await subscriber()]
    receiver.answer = ({ path }) =>
      path === dead.path ? { after: 60_000 } : path === slow.path ? { after: 700 } : {}
    await hasty.start()
    for (const { write } of [dead, slow, healthy]) await write({ each: 3 })
    await runJobs([dispatchWebhooks], api.app.services)
    await expect.poll(() => healthy.verified().length).toBe(3)
    expect(slow.verified().length).toBeLessThan(3)
    await expect
      .poll(async () => (await slow.deliveries()).map(({ status }: never) => status), {
        timeout: 10_000,
      })
      .toEqual(Array(3).fill('SUCCEEDED'))
    await expect
      .poll(async () => (await dead.deliveries())[0].attempts[0]?.error)
      .toBe('no whole answer within 1.5 s')
    await hasty.stop(50)
  })
})

describe('several instances', () => {
  it('share the work: nothing twice, nothing lost', async () => {
    const one = await subscriber(['comment.*'], 10)
    const deliverers = [newDeliverer(), newDeliverer(), newDeliverer()]
    await one.write({ each: 10 })
    await runJobs([dispatchWebhooks], api.app.services)
    await Promise.all(deliverers.map((each) => each.drain()))
    await Promise.all(deliverers.map((each) => each.stop()))
    expect(one.verified()).toHaveLength(100)
    expect(new Set(one.verified().map(({ id }) => id)).size).toBe(100)
  })

  it('take over when a lease has run out, with the same webhook-id', async () => {
    const one = await subscriber()
    await one.write()
    await runJobs([dispatchWebhooks], api.app.services)
    const dead = newDeliverer({ lease: 300 })
    receiver.answer = () => ({ after: 1_500 })
    const dying = dead.drain()
    // Of a test before, a second attempt may be due by now.
    const came = () => receiver.received.filter(({ path }) => path === one.path)
    await expect.poll(() => came().length).toBe(1)
    receiver.answer = () => ({})
    await deliverer.drain()
    await expect
      .poll(
        async () => {
          await deliverer.drain()
          return came().length
        },
        { interval: 50 },
      )
      .toBe(2)
    await dying
    await dead.stop()
    const ids = came().map(({ headers }) => headers['webhook-id'])
    expect(new Set(ids).size).toBe(1)
    expect(await one.deliveries()).toMatchObject([{ status: 'SUCCEEDED', attempt_count: 1 }])
  })

  it('leave nothing half done when one is stopped', async () => {
    const one = await subscriber()
    const stopped = newDeliverer()
    receiver.answer = () => ({ after: 60_000 })
    await one.write()
    await runJobs([dispatchWebhooks], api.app.services)
    await stopped.start()
    await expect.poll(() => receiver.received.length).toBe(1)
    await stopped.stop(50)
    expect(await one.deliveries()).toMatchObject([{ status: 'PENDING', attempt_count: 0 }])
    receiver.answer = () => ({})
    await deliverer.drain()
    expect(await one.deliveries()).toMatchObject([{ status: 'SUCCEEDED', attempt_count: 1 }])
  })
})

it('keeps nothing of the times that it was woken', async () => {
  const warnings: Error[] = []
  const keep = (warning: Error) => warnings.push(warning)
  process.on('warning', keep)
  const woken = newDeliverer()
  await woken.start()
  for (let times = 0; times < 40; times++) {
    await api.prisma.$executeRaw`SELECT pg_notify('masthead_webhooks', '')`
    await sleep(30)
  }
  await woken.stop()
  process.off('warning', keep)
  expect(warnings).toEqual([])
})

describe('a database that is away for a moment', () => {
  it('ends no instance, and what was not recorded is delivered again', async () => {
    const one = await subscriber(['comment.*'], 2)
    await one.write()
    await runJobs([dispatchWebhooks], api.app.services)
    const { query } = api.db.pool
    let failures = 1
    api.db.pool.query = ((...args: [{ name?: string }]) =>
      args[0].name === 'webhook-record' && failures-- > 0
        ? Promise.reject(new Error('timeout expired'))
        : query.apply(api.db.pool, args as never)) as never
    // The second is under way while the first cannot be recorded.
    receiver.answer = () => ({ after: receiver.received.length > 1 ? 300 : 0 })
    await deliverer.drain()
    api.db.pool.query = query
    expect(receiver.received.length).toBeGreaterThan(2)
    expect(new Set(one.verified().map(({ id }) => id)).size).toBe(2)
    expect(await one.deliveries()).toMatchObject(Array(2).fill({ status: 'SUCCEEDED' }))
  })
})

describe('the log of deliveries', () => {
  it('keeps the first kilobyte of an answer, as text', async () => {
    const one = await subscriber()
    receiver.answer = () => ({ status: 200, body: `\0${'é'.repeat(5_000)}` })
    await one.write()
    await deliver()
    const [{ attempts }] = await one.deliveries()
    expect(attempts[0].response_body).toMatch(/^é+$/)
    expect(Buffer.byteLength(attempts[0].response_body)).toBeLessThanOrEqual(1024)
    expect(Buffer.byteLength(attempts[0].response_body)).toBeGreaterThan(1000)
  })

  it('replays one with the same webhook-id', async () => {
    const one = await subscriber()
    await one.write()
    await deliver()
    const [delivery] = await one.deliveries()
    const { status } = await api.post(one.token, `/webhook-deliveries/${delivery.id}/replay`)
    expect(status).toBe(200)
    await deliverer.drain()
    const [first, second] = one.verified()
    expect(second).toEqual(first)
  })

  it('is forgotten after 30 days, save what is pending or was replayed since', async () => {
    const one = await subscriber(['comment.*'], 4)
    await one.write()
    await deliver()
    const [a, b, c, d] = await one.deliveries()
    await api.prisma.$executeRaw`
      UPDATE webhook_event SET created_at = now() - interval '31 days' WHERE team_id = ${one.id}::uuid AND id <> ${d.event_id}::uuid`
    await api.prisma.$executeRaw`
      UPDATE webhook_delivery SET completed_at = now() - interval '31 days' WHERE team_id = ${one.id}::uuid`
    for (const { id } of [b, c]) await api.post(one.token, `/webhook-deliveries/${id}/replay`)
    await deliverer.drain()
    await api.post(one.token, `/webhook-deliveries/${c.id}/replay`)
    await runJobs([forgetWebhooks], api.app.services)
    await forgetWebhooks.run(undefined, api.app.services)
    const kept = (await one.deliveries()).map(({ event_id }: never) => event_id)
    expect(new Set(kept)).toEqual(new Set([b.event_id, c.event_id, d.event_id]))
    expect(kept).not.toContain(a.event_id)
  })
})

it('refuses an old timestamp, as every receiver that uses the library does', async () => {
  const one = await subscriber()
  await one.write()
  await deliver()
  const [{ body, headers }] = receiver.received as [(typeof receiver.received)[0]]
  const at = (seconds: number) => ({
    ...(headers as Record<string, string>),
    'webhook-timestamp': String(Math.floor(Date.now() / 1000) + seconds),
  })
  const verify = (skewed: Record<string, string>) => () =>
    new Webhook(one.endpoint.secret).verify(body, skewed)
  expect(verify(at(-310))).toThrow(/too old/)
  expect(verify(at(310))).toThrow(/too new/)
})
