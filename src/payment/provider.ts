import type { InvoiceSource } from '../../prisma/generated/client/enums.js'

/** One charge; asked for again with the same key it is the same charge. Amounts in cents. */
export interface Charge {
  idempotencyKey: string
  amount: bigint
  currency: string
  /** What the provider calls the means of payment. */
  paymentMethod: string
  /** Shown to the payer: the order's reference number. */
  reference: string
}

/** What became of a charge. */
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
   * How long a charge may take, in milliseconds; 30 seconds when absent. Then it is given up, and asked for again
   * under the same key: it may have been made.
   */
  answersWithinMs?: number
  /**
   * Charges once per key, however often it is asked. Absent: an operator confirms that the money came.
   * @param signal is aborted when the time to answer is over: nobody waits for the answer any more
   */
  charge?(charge: Charge, signal: AbortSignal): Promise<Outcome>
}
