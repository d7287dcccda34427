import { dayMs } from '../values/units.js'
import type { PaymentProvider } from './provider.js'

/** Bank transfer with the order's reference, confirmed by an operator. */
export const wire: PaymentProvider = {
  name: 'WIRE',
  source: 'WIRE',
  teams: 'live',
  opensFor: 30 * dayMs,
}
