import type { IncomingHttpHeaders } from 'node:http'
import type { InvoiceSource, Language } from '../../prisma/generated/client/enums.js'

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

/**
 * A way to pay. What it has says how it works: with `charge` the guest page takes the card and the answer comes at once,
 * with `hosted` the guest pays on pages of the provider and the answer comes some time, with neither an operator confirms
 * that the money has arrived.
 */
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
   * Charges once per key, however often it is called.
   * @param signal is aborted when the time is over and the answer no longer awaited
   */
  charge?(charge: Charge, signal: AbortSignal): Promise<Outcome>
  hosted?: HostedPayments
  /** Gives money back, once for an id. Without it, operators do so themselves. */
  refund?(refund: RefundRequest): Promise<RefundOutcome>
}

/** Payments on pages of the provider: the guest goes there and comes back, or does not. */
export interface HostedPayments {
  /** How the guest pays, as the button says it: `by card`. */
  by: Record<Language, string>
  /** The least and the most that it takes, in cents. */
  least: bigint
  most: bigint
  /** Origins of its pages: the form of the guest page may lead there. */
  origins: readonly string[]
  /** Makes a page for a payment. One whose address nobody was given does no harm. */
  begin(payment: NewPayment): Promise<PaymentSession>
  /** What became of a session. */
  find(sessionId: string): Promise<PaymentState>
  /** Ends a session that nobody has paid on, so that nobody can. @returns what became of it */
  end(sessionId: string): Promise<PaymentState>
  /**
   * Reads what the provider tells of itself.
   * @throws AppError invalid_signature
   */
  readEvent(body: Buffer, headers: IncomingHttpHeaders): Promise<PaymentEvent>
}

/** What is to be paid on a page of the provider. Amount in cents. */
export interface NewPayment {
  amount: bigint
  currency: string
  /** The reference number of the order or the swap. */
  reference: string
  /** Of the payer, where it is known. */
  email: string | null
  expiresAt: Date
  /** Where the payer comes back to after paying, and after giving up. */
  returnUrl: string
  cancelUrl: string
}

/** A page for a payment. */
export interface PaymentSession {
  sessionId: string
  url: string
  expiresAt: Date
  /** What a frontend could pay with, where the provider has that. */
  clientSecret: string | null
}

/** Where a payment stands with its provider. Only OPEN and PROCESSING change any more. */
export type PaymentState =
  | { status: 'OPEN' | 'PROCESSING' | 'EXPIRED' }
  | { status: 'FAILED'; paymentId?: string; code: string; message: string }
  | {
      status: 'SUCCEEDED'
      paymentId: string
      /** Cents. */
      amount: bigint
      currency: string
      customerId: string | null
      clientSecret: string | null
    }

/** What a provider tells of itself: more than once, late, in any order, or never. */
export interface PaymentEvent {
  /** The same when it is told again. */
  id: string
  type: string
  /** Undefined: nothing that matters here. */
  about?:
    | { sessionId: string; state: PaymentState }
    /** A refund that did not arrive; the id is ours. */
    | { refundId: string; failure: string }
}

/** Money to be refunded. Amount in cents. */
export interface RefundRequest {
  id: string
  paymentId: string
  amount: bigint
  currency: string
}

/** What came of a refund. It may still fail after it was sent. */
export type RefundOutcome =
  | { status: 'SENT'; refundId: string }
  | { status: 'FAILED'; message: string }
