import { afterAll, beforeEach } from 'vitest'
import { createLogger } from '../../../src/config/log.js'
import { runJobs } from '../../../src/jobs/queue.js'
import {
  DeliveryWorker,
  type DeliveryWorkerOptions,
} from '../../../src/webhooks/delivery-worker.js'
import { dispatchWebhooks } from '../../../src/webhooks/dispatch.js'
import { testApi } from '../api.js'
import { openSubscriber } from '../fixtures/webhook-endpoint.js'
import { openReceiver } from './webhook-receiver.js'

/** Server with a webhook receiver. Tests trigger the deliveries and choose the receiver's responses. */
export async function delivering() {
  const api = await testApi({ env: { WEBHOOK_ALLOW_PRIVATE: '1' } })
  const log = createLogger('silent')
  const newDeliveryWorker = (options?: DeliveryWorkerOptions) =>
    new DeliveryWorker(api.app.services, log, options)
  const receiver = await openReceiver()
  const deliveryWorker = newDeliveryWorker()
  beforeEach(() => {
    receiver.answer = () => ({})
    receiver.received.length = 0
  })
  afterAll(async () => {
    await deliveryWorker.stop()
    await receiver.close()
  })
  return {
    api,
    receiver,
    deliveryWorker,
    newDeliveryWorker,

    /** Creates deliveries of new events, and sends those that are due. */
    async deliver(by = deliveryWorker): Promise<void> {
      await runJobs([dispatchWebhooks], api.app.services)
      await by.drain()
    },

    /** Creates a team with articles and one endpoint with its own path. */
    subscriber: (topics?: string[], articles?: number) =>
      openSubscriber(api, receiver, topics, articles),

    /** Makes all deliveries that wait for a retry due. */
    async later(): Promise<void> {
      await api.prisma.$executeRaw`
        UPDATE webhook_delivery SET next_attempt_at = now() WHERE status = 'PENDING'`
      await api.prisma.$executeRaw`UPDATE webhook_endpoint SET hold_until = NULL`
    },
  }
}
