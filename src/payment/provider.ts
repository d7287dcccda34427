import type { InvoiceSource } from '../../prisma/generated/client/enums.js'

/** One charge, the same one however often it is requested with the same key. Amount in cents. */
export interface Charge {
  idempotencyKey: string
  amount: bigint
  currency: string
  /** What the provider calls the means of payment. */
  paymentMethod: string
  /** Shown to the payer: the order's reference number. */
  reference: string
}

/** The outcome of a charge. */
export type Outcome =
  | { status: 'SUCCEEDED'; paymentId: string }
  | { status: 'FAILED'; paymentId: string; code: string; message: string }

/** A way to pay. */
export interface PaymentProvider {
  name: string
  /** What paid orders and invoices name as their source. */
  source: InvoiceSource
  /** How long a payment stays open, in milliseconds. */
  opensFor: number
  /**
   * How long a charge may take, in milliseconds; 30 seconds when absent. It is then requested again under the same key,
   * since it may have been made.
   */
  answersWithinMs?: number
  /**
   * Charges once per key, however often it is called. Without it, an operator confirms that the money has arrived.
   * @param signal is aborted when the time is over and the answer no longer awaited
   */
  charge?(charge: Charge, signal: AbortSignal): Promise<Outcome>
}
