import type { PaymentProvider } from './provider.js'

const days = 86_400_000

/** A bank transfer with the order's reference, which an operator confirms when it has arrived. */
export const wire: PaymentProvider = {
  name: 'WIRE',
  source: 'WIRE',
  opensFor: 30 * days,
}
