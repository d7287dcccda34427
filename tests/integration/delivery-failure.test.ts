import { describe, expect, it } from 'vitest'
import { runJobs } from '../../src/jobs/queue.js'
import { dispatchWebhooks } from '../../src/webhooks/dispatch.js'
import { retryDelay } from '../../src/webhooks/schedule.js'
import { delivering } from '../support/services/delivering.js'

const { api, deliver, deliveryWorker, later, newDeliveryWorker, receiver, subscriber } =
  await delivering()

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
    await deliveryWorker.drain()
    expect(receiver.received).toHaveLength(1)
    await later()
    await deliveryWorker.drain()
    expect((await one.deliveries())[0]).toMatchObject({
      status: 'SUCCEEDED',
      attempt_count: 2,
      attempts: [attempt, { number: 2, response_status: 200, response_body: 'at last' }],
    })
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  })

  it('has the same error in an export as in GraphQL', async () => {
    const one = await subscriber()
    receiver.answer = () => ({ status: 404 })
    await one.write()
    await deliver()
    const exported = await api.get(one.token, '/exports/webhookDeliveries.jsonl?fields=lastError')
    const { webhookDeliveries } = await api.graph(
      one.token,
      '{ webhookDeliveries { nodes { lastError } } }',
    )
    expect(JSON.parse(exported.text)).toEqual(webhookDeliveries.nodes[0])
    expect(webhookDeliveries.nodes).toEqual([{ lastError: 'responded with status 404' }])
  })

  it('is tried ten times over three days', async () => {
    const one = await subscriber()
    receiver.answer = () => ({ status: 503 })
    await one.write()
    await deliver()
    for (let attempt = 2; attempt <= 12; attempt++) {
      await later()
      await deliveryWorker.drain()
    }
    const [delivery] = await one.deliveries()
    expect(delivery).toMatchObject({ status: 'FAILED', attempt_count: 10, next_attempt_at: null })
    expect(delivery.attempts.map(({ number }: { number: number }) => number)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ])
    const hours = [5 / 3600, 5 / 60, 0.5, 2, 5, 10, 14, 20, 24]
    hours.forEach((pause, index) => {
      const drawn = retryDelay(index + 1)! / 3_600_000
      expect(drawn).toBeGreaterThanOrEqual(pause * 0.999)
      expect(drawn).toBeLessThanOrEqual(pause * 1.201)
    })
    expect(retryDelay(10)).toBeNull()
  })

  it('keeps its ten attempts when a retry is requested', async () => {
    const one = await subscriber()
    receiver.answer = () => ({ status: 503 })
    await one.write()
    await deliver()
    const [{ id }] = await one.deliveries()
    for (let times = 0; times < 3; times++) {
      // At the second request the delivery is already due.
      for (const _ of [1, 2]) await api.post(one.token, `/webhook-deliveries/${id}/replay`)
      await deliveryWorker.drain()
    }
    const [tried] = await one.deliveries()
    expect(tried).toMatchObject({ status: 'PENDING', attempt_count: 4 })
    const pause = +new Date(tried.next_attempt_at) - +new Date(tried.updated_at)
    expect(pause).toBeLessThanOrEqual(6_000)
    await api.prisma.webhookDelivery.update({ where: { id }, data: { manualAttempts: 20 } })
    const refused = await api.post(one.token, `/webhook-deliveries/${id}/replay`)
    expect([refused.status, refused.body.code]).toEqual([409, 'invalid_transition'])
    await api.prisma.webhookDelivery.update({ where: { id }, data: { manualAttempts: 3 } })
    for (let times = 0; times < 12; times++) {
      await later()
      await deliveryWorker.drain()
    }
    expect(await one.deliveries()).toMatchObject([{ status: 'FAILED', attempt_count: 13 }])
  })

  it('is probed with one delivery at a time, and gets everything when it is back', async () => {
    const one = await subscriber(['comment.*'], 30)
    receiver.answer = () => ({ status: 500 })
    await one.write({ each: 2 })
    await deliver()
    const first = receiver.received.length
    expect(first).toBeLessThanOrEqual(8)
    await deliveryWorker.drain()
    expect(receiver.received).toHaveLength(first)
    await api.prisma.$executeRaw`UPDATE webhook_endpoint SET hold_until = NULL`
    await deliveryWorker.drain()
    expect(receiver.received).toHaveLength(first + 1)

    receiver.answer = () => ({})
    await later()
    await deliveryWorker.drain()
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
      disabled_reason: 'The receiver responded with 410 Gone.',
    })
    const deliveries = await one.deliveries()
    expect(deliveries).toHaveLength(12)
    for (const { status } of deliveries) expect(status).toBe('FAILED')
    // No deliveries are created until the endpoint is enabled and requests the missed events.
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
    await deliveryWorker.drain()
    for (const id of one.articleIds) {
      const sequences = one
        .verified()
        .map(({ event }) => event.data as never as { article_id: string; sequence: number })
        .filter(({ article_id }) => article_id === id)
        .map(({ sequence }) => sequence)
      expect(sequences).toEqual([1, 2, 3, 4, 5])
    }
  })

  it('for five days is disabled, with the reason', async () => {
    const one = await subscriber()
    receiver.answer = () => ({ status: 500 })
    await one.write()
    await deliver()
    expect(await one.read()).toMatchObject({ enabled: true })
    await api.prisma.$executeRaw`
      UPDATE webhook_endpoint SET failing_since = now() - interval '5 days 1 minute'
      WHERE id = ${one.endpoint.id}::uuid`
    await later()
    await deliveryWorker.drain()
    expect(await one.read()).toMatchObject({
      enabled: false,
      disabled_reason: 'No delivery has succeeded for 5 days.',
    })
    expect(await one.deliveries()).toMatchObject([{ status: 'FAILED', attempt_count: 2 }])
  })

  it('and one that hangs do not delay others', async () => {
    const hasty = newDeliveryWorker({ timeout: 1_500 })
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
      .toBe('no complete response within 1.5 s')
    await hasty.stop(50)
  })
})
