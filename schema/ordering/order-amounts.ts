import { moneyOptions } from '../core/fields.js'

/** Options of the amounts that an order and the quote of a cart have in common. */
export const orderAmounts = {
  subtotal: moneyOptions('Sum of the line items.'),
  discount: moneyOptions('Discount.'),
  creditsApplied: moneyOptions('Amount paid with team credits.'),
  processingFee: moneyOptions('Payment processing fee.'),
  total: moneyOptions('Amount due: subtotal - discount - credits + processing fee.'),
}
