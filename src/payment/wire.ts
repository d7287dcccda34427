import type { PaymentProvider } from './provider.js'

const days = 86_400_000

/** A bank transfer that names the order: an operator confirms it when the money is there. */
export const wire: PaymentProvider = {
  name: 'WIRE',
  source: 'WIRE',
  opensFor: 30 * days,
}
