import type { PaymentProvider } from './provider.js'

const days = 86_400_000

/** Bank transfer with the order's reference, confirmed by an operator. */
export const wire: PaymentProvider = {
  name: 'WIRE',
  source: 'WIRE',
  opensFor: 30 * days,
}
