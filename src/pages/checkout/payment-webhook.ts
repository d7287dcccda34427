import type { FastifyInstance } from 'fastify'
import type { Counter } from 'prom-client'
import { isHosted, recordEvent } from '../../domain/ordering/hosted-payment.js'
import type { RefundServices } from '../../domain/ordering/refund.js'
import { isTransferEvent, recordTransferEvent } from '../../domain/publishing/payout-transfer.js'
import { AppError } from '../../errors/app-error.js'
import type { RateLimits } from '../../http/rate-limit.js'

interface Needs extends RefundServices {
  metrics: RefundServices['metrics'] & { paymentEvents: Counter<'outcome'> }
  rateLimits: RateLimits
}

/** Maximum size of an event, in bytes: several times the largest event of a provider. */
const bodyLimit = 256 * 1024

/** Receives webhooks of payment providers at /payments/NAME/webhook. The provider authenticates them by signature. */
export async function mountPaymentWebhook(app: FastifyInstance, services: Needs): Promise<void> {
  const { payments, metrics, rateLimits } = services
  const count = (outcome: string) => metrics.paymentEvents.inc({ outcome })
  await app.register(async (scope) => {
    // The signature is that of the raw bytes.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
      done(null, body),
    )
    scope.post<{ Params: { provider: string }; Body: Buffer | undefined }>(
      '/payments/:provider/webhook',
      { config: { rights: 'signature' } },
      async (request, reply) => {
        const provider = payments.get(request.params.provider)
        if (!isHosted(provider)) {
          await rateLimits.charge({ address: request.ip, policy: 'address' })
          throw new AppError('route_not_found', 'There is no such payment provider.')
        }
        const body = request.body ?? Buffer.alloc(0)
        const event = await provider.hosted
          .readEvent(body, request.headers)
          .catch(async (error) => {
            count('refused')
            request.log.warn({ err: error }, 'Payment event rejected')
            await rateLimits.charge({ address: request.ip, policy: 'address' })
            throw error
          })
        const outcome = isTransferEvent(event)
          ? await recordTransferEvent(services, provider, event)
          : await recordEvent(services, provider, event)
        count(outcome)
        request.log.info({ event: { id: event.id, type: event.type } }, `Payment event: ${outcome}`)
        return reply.send({ received: true })
      },
    )
  })
}
