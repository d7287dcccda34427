import type { Env } from '../config/env.js'
import type { Database } from '../postgres/database.js'
import type { PaymentProvider } from './provider.js'
import { stripe } from './stripe.js'
import { testCard } from './test-card.js'
import { wire } from './wire.js'

/**
 * Payment methods by name, in the order of the guest page. Test cards charge nothing. Live teams can use them in demo
 * and development only.
 */
export function paymentProviders(env: Env, db: Database): ReadonlyMap<string, PaymentProvider> {
  const providers = [
    env.stripe && stripe(env.stripe),
    testCard(db.pool, env.paymentTestProvider ? 'all' : 'test'),
    wire,
  ].filter((provider) => provider !== undefined)
  return new Map(providers.map((provider) => [provider.name, provider]))
}
