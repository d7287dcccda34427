import Fastify from 'fastify'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { createLogger } from '../../src/config/log.js'
import { addJob, type Job, runJobs } from '../../src/jobs/queue.js'
import { DeliveryWorker } from '../../src/webhooks/delivery-worker.js'
import { dispatchWebhooks } from '../../src/webhooks/dispatch.js'
import { testApi } from '../support/api.js'
import { makeOrder } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeProfile } from '../support/fixtures/team.js'
import { openSubscriber } from '../support/fixtures/webhook-endpoint.js'
import { openReceiver } from '../support/services/webhook-receiver.js'

const api = await testApi({ env: { WEBHOOK_ALLOW_PRIVATE: '1' } })

const receiver = await openReceiver()
const deliveryWorker = new DeliveryWorker(api.app.services, createLogger('silent'))
afterEach(async () => {
  receiver.answer = () => ({})
  // Pending retries must not run during the next test.
  await api.prisma.$executeRaw`
    UPDATE webhook_delivery SET status = 'FAILED', next_attempt_at = NULL, completed_at = now()
    WHERE status = 'PENDING'`
})
afterAll(async () => {
  await deliveryWorker.stop()
  await receiver.close()
})

const subscriber = (topics?: string[]) => openSubscriber(api, receiver, topics)

async function deliver(by = deliveryWorker): Promise<void> {
  await runJobs([dispatchWebhooks], api.app.services)
  await by.drain()
}

describe('a delivery', () => {
  it('carries the id of the request that made the change, in its header, its records and the log', async () => {
    const one = await subscriber(['comment.*', 'article.status_changed'])
    const profile = await makeProfile(api, one)
    const items = { articleStatus: 'pending-draft' } as const
    const { articles } = await makeOrder(api, profile, await makeProduct(api), items)
    const path = `/articles/${articles[0]!.id}`
    const comment = { content: 'Looks good', author: { name: 'Ada' } }
    const withRequestId = (id: string) => ({ 'x-request-id': id })
    const { body } = await api.post(
      one.token,
      `${path}/comments`,
      comment,
      withRequestId('create-1'),
    )
    const comments = `${path}/comments/${body.id}`
    await api.put(one.token, comments, { content: 'Better' }, withRequestId('update-2'))
    await api.delete(one.token, comments, withRequestId('archive-3'))
    await api.patch(one.token, `${path}/approve-draft`, {}, withRequestId('approve-4'))
    const test = `/webhook-endpoints/${one.endpoint.id}/test`
    const { headers } = await api.post(one.token, test)
    const ids = ['create-1', 'update-2', 'archive-3', 'approve-4', headers['x-request-id']]

    const lines: { reqId?: string; attempt?: object; webhook?: { topic: string } }[] = []
    const written = { write: (line: string) => lines.push(JSON.parse(line)) }
    const logging = new DeliveryWorker(
      api.app.services,
      Fastify({ logger: { level: 'info', stream: written } }).log,
    )
    await deliver(logging)
    await logging.stop()
    const received = receiver.received.filter(({ path }) => path === one.path)
    expect(received.map((each) => each.headers['x-request-id']).sort()).toEqual([...ids].sort())
    const records = (await one.deliveries()) as { event: { request_id: string } }[]
    expect(records.map(({ event }) => event.request_id).sort()).toEqual([...ids].sort())
    const logged = lines.filter(({ attempt }) => attempt)
    expect(logged.map(({ reqId }) => reqId).sort()).toEqual([...ids].sort())
    expect(logged.find(({ reqId }) => reqId === 'approve-4')).toMatchObject({
      webhook: { endpointId: one.endpoint.id, topic: 'article.status_changed' },
      attempt: { number: 1, outcome: 'succeeded', responseStatus: 204 },
    })
    expect(JSON.stringify(lines)).not.toContain(receiver.url)
  })
})

describe('the metrics', () => {
  /** The value of a series at /metrics. */
  const metric = async (series: string) => {
    const { body } = await api.app.inject('/metrics')
    const line = body.split('\n').find((text) => text.startsWith(`${series} `))
    return line === undefined ? undefined : Number(line.split(' ')[1])
  }
  const attempts = (outcome: string) =>
    metric(`masthead_webhook_attempts_total{outcome="${outcome}"}`)

  it('count attempts by outcome, and time them', async () => {
    const before = {
      succeeded: await attempts('succeeded'),
      refused: await attempts('refused'),
      unanswered: await attempts('unanswered'),
      timed: await metric('masthead_webhook_attempt_duration_seconds_count'),
    }
    const one = await subscriber()
    receiver.answer = ({ path }) => (path === one.path ? { after: 120 } : {})
    await one.write()
    await deliver()
    receiver.answer = () => ({ status: 503 })
    await one.write()
    await deliver()
    const dead = await subscriber()
    await api.patch(dead.token, `/webhook-endpoints/${dead.endpoint.id}`, {
      url: 'http://127.0.0.1:1/',
    })
    await dead.write()
    await deliver()
    expect(await attempts('succeeded')).toBe(before.succeeded! + 1)
    expect(await attempts('refused')).toBe(before.refused! + 1)
    expect(await attempts('unanswered')).toBe(before.unanswered! + 1)
    expect(await metric('masthead_webhook_attempt_duration_seconds_count')).toBe(before.timed! + 3)
    expect(await metric('masthead_webhook_attempt_duration_seconds_sum')).toBeGreaterThan(0.12)
  })

  it('report pending deliveries, their age, and the endpoints', async () => {
    const pending = () => metric('masthead_webhook_deliveries_pending{endpoint="healthy"}')
    const disabled = () => metric('masthead_webhook_endpoints{state="disabled"}')
    const off = () => metric('masthead_webhook_endpoints{state="off"}')
    const before = { pending: await pending(), disabled: await disabled(), off: await off() }
    const one = await subscriber()
    await one.write({ each: 3 })
    expect(await metric('masthead_webhook_events_undispatched')).toBe(3)
    await runJobs([dispatchWebhooks], api.app.services)
    await api.prisma.$executeRaw`
      UPDATE webhook_delivery SET next_attempt_at = now() - interval '1 hour'
      WHERE endpoint_id = ${one.endpoint.id}::uuid`
    expect(await metric('masthead_webhook_events_undispatched')).toBe(0)
    expect(await pending()).toBe(before.pending! + 3)
    const oldest = await metric(
      'masthead_webhook_deliveries_oldest_due_seconds{endpoint="healthy"}',
    )
    expect(oldest).toBeGreaterThanOrEqual(3_600)
    expect(oldest).toBeLessThan(3_700)
    receiver.answer = ({ path }) => (path === one.path ? { status: 410 } : {})
    await deliveryWorker.drain()
    expect(await pending()).toBe(before.pending)
    expect(await disabled()).toBe(before.disabled! + 1)
    await api.patch(one.token, `/webhook-endpoints/${one.endpoint.id}`, { enabled: true })
    await api.patch(one.token, `/webhook-endpoints/${one.endpoint.id}`, { enabled: false })
    expect([await disabled(), await off()]).toEqual([before.disabled, before.off! + 1])
  })

  it('time jobs by outcome, and count pending and failed ones', async () => {
    const runs = (outcome: string) =>
      metric(`masthead_job_duration_seconds_count{job="probe",outcome="${outcome}"}`)
    const jobs = (state: string) => metric(`masthead_jobs{state="${state}"}`)
    let fails = false
    const probe: Job = {
      name: 'probe',
      run: async () => {
        if (fails) throw new Error('It fails.')
      },
    }
    await addJob(api.prisma, probe.name, {})
    expect(await jobs('ready')).toBe(1)
    expect(await metric('masthead_jobs_oldest_ready_seconds')).toBeLessThan(60)
    await runJobs([probe], api.app.services)
    fails = true
    await addJob(api.prisma, probe.name, {}, { maxAttempts: 1 })
    await addJob(api.prisma, probe.name, {}, { runAt: new Date(Date.now() + 60_000) })
    await runJobs([probe], api.app.services)
    expect([await runs('succeeded'), await runs('failed')]).toEqual([1, 1])
    expect([await jobs('ready'), await jobs('scheduled'), await jobs('failed')]).toEqual([0, 1, 1])
    await api.prisma
      .$executeRaw`SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs`
  })

  it('are shown without the queues while the database is away', async () => {
    const { query } = api.db.pool
    api.db.pool.query = (() => Promise.reject(new Error('away'))) as never
    const shown = await metric('masthead_webhook_events_undispatched')
    const pending = await metric('masthead_webhook_deliveries_pending{endpoint="healthy"}')
    const attempts = await metric('masthead_webhook_attempts_total{outcome="succeeded"}')
    api.db.pool.query = query
    expect([shown, pending]).toEqual([Number.NaN, undefined])
    expect(attempts).toBeGreaterThanOrEqual(0)
    expect(await metric('masthead_webhook_events_undispatched')).toBe(0)
  })
})
