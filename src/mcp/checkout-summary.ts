/** Summarizes a checkout for the user who approves it. */
import type { GraphQLSchema } from 'graphql'
import { routeOperations } from '../../rest/engine/operation.js'
import type { Route } from '../../rest/engine/route.js'
import { concurrencyKeyOf } from '../access/concurrency-limit.js'
import { tenantOf } from '../access/tenancy.js'
import { serializeResponse } from '../compiler/complete.js'
import type { Services } from '../services.js'
import { isUuid } from '../values/uuid.js'
import type { Tool } from './tool.js'

interface CheckoutQuote {
  subtotal: number
  discount: number
  credits: number
  processing_fee: number
  total: number
  line_items: { quantity: number }[]
  issues: object[]
}

/**
 * Builds the summary of a checkout: its profile, the number of line items and units, and the amounts in US dollars if it
 * were ordered now.
 * @param checkout route whose body the quote takes
 */
export function checkoutSummary(
  schema: GraphQLSchema,
  { effect: _effect, ...checkout }: Route,
  services: Services,
): NonNullable<Tool['summarize']> {
  const [operation] = routeOperations(schema, [
    {
      ...checkout,
      method: 'GET',
      id: 'quoteCheckout',
      // `quoteCheckout` requires the scope of the checkout.
      scope: [],
      records: {},
      operation: `query ($input: CheckoutInput!) {
        quoteCheckout(input: $input) {
          subtotal
          discount
          credits: creditsApplied
          processing_fee: processingFee
          total
          line_items: lineItems { quantity }
          issues { message }
        }
      }`,
    },
  ])
  return async (args, { session, requestId, client }) => {
    const { idempotency_key: _key, ...body } = args
    const context = { session, requestId, client, services }
    const call = { params: {}, query: {}, body }
    const { body: result } = await services.requestLimiter.run(concurrencyKeyOf(session), () =>
      operation!.run(call, context),
    )
    const quote = JSON.parse(serializeResponse(result)) as CheckoutQuote
    const id = String(args.profile_id)
    const profile =
      isUuid(id) &&
      (await services.prisma.profile.findFirst({
        where: { AND: [{ id }, tenantOf(session, 'Profile')], deletedAt: null },
        select: { name: true },
      }))
    const requested = args.line_items as unknown[]
    const units = quote.line_items.reduce((sum, { quantity }) => sum + quantity, 0)
    return {
      profile: profile ? profile.name : null,
      'number of line items': requested.length,
      units,
      ...(quote.issues.length > 0 && { 'reasons why it cannot be ordered': quote.issues.length }),
      'subtotal in USD': quote.subtotal,
      'discount in USD': quote.discount,
      'credits of the team in USD': quote.credits,
      'processing fee in USD': quote.processing_fee,
      'amount due in USD': quote.total,
    }
  }
}
