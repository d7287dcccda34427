import { setTimeout as sleep } from 'node:timers/promises'
import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { runJobs } from '../../src/jobs/queue.js'
import { dispatchWebhooks } from '../../src/webhooks/dispatch.js'
import { purgeExpiredEvents } from '../../src/webhooks/retention.js'
import { delivering } from '../support/services/delivering.js'

const { api, deliver, deliveryWorker, newDeliveryWorker, receiver, subscriber } = await delivering()

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
    await deliveryWorker.drain()
    for (const each of [one.endpoint.secret, secret])
      expect(receiver.verified(each, one.path)).toMatchObject([{ event: { type: 'webhook.test' } }])
    await api.prisma.$executeRaw`
      UPDATE webhook_endpoint SET previous_secret_expires_at = now() - interval '1 second'
      WHERE id = ${one.endpoint.id}::uuid`
    receiver.received.length = 0
    await api.post(one.token, `${path}/test`)
    await deliveryWorker.drain()
    expect(receiver.verified(secret, one.path)).toHaveLength(1)
    expect(() => receiver.verified(one.endpoint.secret, one.path)).toThrow(/No matching signature/)
  })

  it('goes to the endpoints of its team that subscribe to its topic', async () => {
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

  it('is dispatched in the order of its article, regardless of the outbox order', async () => {
    const one = await subscriber()
    await one.write({ each: 3 })
    // The later events have earlier timestamps, like those of a transaction that began first and waited.
    await api.prisma.$executeRaw`
      UPDATE webhook_event SET created_at = created_at - sequence * interval '1 minute'
      WHERE team_id = ${one.id}::uuid`
    await deliver()
    expect(one.verified().map(({ event }) => event.data.sequence)).toEqual([1, 2, 3])
  })

  it('is dispatched in batches, in the order of its article', async () => {
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

describe('several instances', () => {
  it('share the work without duplicates or losses', async () => {
    const one = await subscriber(['comment.*'], 10)
    const workers = [newDeliveryWorker(), newDeliveryWorker(), newDeliveryWorker()]
    await one.write({ each: 10 })
    await runJobs([dispatchWebhooks], api.app.services)
    await Promise.all(workers.map((each) => each.drain()))
    await Promise.all(workers.map((each) => each.stop()))
    expect(one.verified()).toHaveLength(100)
    expect(new Set(one.verified().map(({ id }) => id)).size).toBe(100)
  })

  it('take over when a lease has run out, with the same webhook-id', async () => {
    const one = await subscriber()
    await one.write()
    await runJobs([dispatchWebhooks], api.app.services)
    const dead = newDeliveryWorker({ lease: 300 })
    receiver.answer = () => ({ after: 1_500 })
    const dying = dead.drain()
    // A retry of an earlier test may be due.
    const came = () => receiver.received.filter(({ path }) => path === one.path)
    await expect.poll(() => came().length).toBe(1)
    receiver.answer = () => ({})
    await deliveryWorker.drain()
    await expect
      .poll(
        async () => {
          await deliveryWorker.drain()
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
    const stopped = newDeliveryWorker()
    receiver.answer = () => ({ after: 60_000 })
    await one.write()
    await runJobs([dispatchWebhooks], api.app.services)
    await stopped.start()
    await expect.poll(() => receiver.received.length).toBe(1)
    await stopped.stop(50)
    expect(await one.deliveries()).toMatchObject([{ status: 'PENDING', attempt_count: 0 }])
    receiver.answer = () => ({})
    await deliveryWorker.drain()
    expect(await one.deliveries()).toMatchObject([{ status: 'SUCCEEDED', attempt_count: 1 }])
  })
})

it('leaks nothing when it is woken repeatedly', async () => {
  const warnings: Error[] = []
  const keep = (warning: Error) => warnings.push(warning)
  process.on('warning', keep)
  const woken = newDeliveryWorker()
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
  it('stops no instance, and unrecorded deliveries are sent again', async () => {
    const one = await subscriber(['comment.*'], 2)
    await one.write()
    await runJobs([dispatchWebhooks], api.app.services)
    const { query } = api.db.pool
    let failures = 1
    api.db.pool.query = ((...args: [{ name?: string }]) =>
      args[0].name === 'webhook-record' && failures-- > 0
        ? Promise.reject(new Error('timeout expired'))
        : query.apply(api.db.pool, args as never)) as never
    // The second is still being sent while the first cannot be recorded.
    receiver.answer = () => ({ after: receiver.received.length > 1 ? 300 : 0 })
    await deliveryWorker.drain()
    api.db.pool.query = query
    expect(receiver.received.length).toBeGreaterThan(2)
    expect(new Set(one.verified().map(({ id }) => id)).size).toBe(2)
    expect(await one.deliveries()).toMatchObject(Array(2).fill({ status: 'SUCCEEDED' }))
  })
})

describe('the log of deliveries', () => {
  it('stores the first kilobyte of a response as text', async () => {
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
    await deliveryWorker.drain()
    const [first, second] = one.verified()
    expect(second).toEqual(first)
  })

  it('is deleted after 30 days, except pending and replayed deliveries', async () => {
    const one = await subscriber(['comment.*'], 4)
    await one.write()
    await deliver()
    const [a, b, c, d] = await one.deliveries()
    await api.prisma.$executeRaw`
      UPDATE webhook_event SET created_at = now() - interval '31 days' WHERE team_id = ${one.id}::uuid AND id <> ${d.event_id}::uuid`
    await api.prisma.$executeRaw`
      UPDATE webhook_delivery SET completed_at = now() - interval '31 days' WHERE team_id = ${one.id}::uuid`
    for (const { id } of [b, c]) await api.post(one.token, `/webhook-deliveries/${id}/replay`)
    await deliveryWorker.drain()
    await api.post(one.token, `/webhook-deliveries/${c.id}/replay`)
    await runJobs([purgeExpiredEvents], api.app.services)
    await purgeExpiredEvents.run(undefined, api.app.services)
    const kept = (await one.deliveries()).map(({ event_id }: never) => event_id)
    expect(new Set(kept)).toEqual(new Set([b.event_id, c.event_id, d.event_id]))
    expect(kept).not.toContain(a.event_id)
  })

  it('is deleted after 60 days, even if it is replayed repeatedly', async () => {
    const one = await subscriber()
    await one.write()
    await deliver()
    const [delivery] = await one.deliveries()
    await api.post(one.token, `/webhook-deliveries/${delivery.id}/replay`)
    await deliveryWorker.drain()
    await api.prisma.$executeRaw`
      UPDATE webhook_event SET created_at = now() - interval '61 days' WHERE team_id = ${one.id}::uuid`
    await purgeExpiredEvents.run(undefined, api.app.services)
    expect(await one.deliveries()).toEqual([])
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
