/** Options of the amounts that an order and the quote of a cart have in common. */
import { money } from '../core/fields.js'

export const amounts = {
  subtotal: money('Sum of the line items.'),
  discount: money('Discount.'),
  creditsApplied: money('Amount paid with team credits.'),
  processingFee: money('Payment processing fee.'),
  total: money('Amount due: subtotal - discount - credits + processing fee.'),
}
