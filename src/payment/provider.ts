import type { IncomingHttpHeaders } from 'node:http'
import type { InvoiceSource, Language } from '../../prisma/generated/client/enums.js'

/** Charge, identical for every call with the same key. Amount in cents. */
export interface Charge {
  idempotencyKey: string
  amount: bigint
  currency: string
  /** Provider's ID of the payment method. */
  paymentMethod: string
  /** Reference number of the order, shown to the payer. */
  reference: string
}

/** Result of a charge. */
export type ChargeOutcome =
  | { status: 'SUCCEEDED'; paymentId: string }
  | { status: 'FAILED'; paymentId: string; code: string; message: string }

/**
 * Payment method. Its members determine how it works. With `charge`, the guest page takes the card, and the result is
 * immediate. With `hosted`, the guest pays on the provider's page, and the result arrives later. With neither, an
 * operator confirms the payment.
 */
export interface PaymentProvider {
  name: string
  /** Payment source of orders and invoices. */
  source: InvoiceSource
  /** Teams whose orders can be paid this way. No real provider accepts payments of test teams. */
  teams: 'live' | 'test' | 'all'
  /** Time that a payment stays open, in milliseconds. */
  opensFor: number
  /**
   * Timeout of a charge in milliseconds. Default: 30 seconds. The charge is then repeated with the same key, because
   * it may have succeeded.
   */
  answersWithinMs?: number
  /**
   * Charges once per key, however often it is called.
   * @param signal Aborted when the timeout has passed
   */
  charge?(charge: Charge, signal: AbortSignal): Promise<ChargeOutcome>
  hosted?: HostedPayments
  /** Refunds money, once per ID. Without it, operators refund outside of the system. */
  refund?(refund: RefundRequest): Promise<RefundOutcome>
  /** Transfers to publishers. Without it, operators transfer payouts outside of the system. */
  transfers?: Transfers
}

/** Payments on pages of the provider. */
export interface HostedPayments {
  /** Label of the method on the button: `by card`. */
  by: Record<Language, string>
  /** Minimum and maximum amount, in cents. */
  least: bigint
  most: bigint
  /** Origins of the provider's pages, which the guest page's form may redirect to. */
  origins: readonly string[]
  /** Creates a payment page. A page whose URL was never used has no effect. */
  begin(payment: NewPayment): Promise<PaymentSession>
  /** Returns the state of a session. */
  find(sessionId: string): Promise<PaymentState>
  /** Expires an unpaid session, so that it can no longer be paid. @returns State of the session */
  end(sessionId: string): Promise<PaymentState>
  /**
   * Verifies and parses an event of the provider.
   * @throws AppError invalid_signature
   */
  readEvent(body: Buffer, headers: IncomingHttpHeaders): Promise<PaymentEvent>
}

/** Payment to be made on a page of the provider. Amount in cents. */
export interface NewPayment {
  amount: bigint
  currency: string
  /** Reference number of the order or the swap. */
  reference: string
  /** Email address of the payer; null if not available. */
  email: string | null
  expiresAt: Date
  /** URLs to return to after paying, and after cancelling. */
  returnUrl: string
  cancelUrl: string
}

/** Session of a payment at its provider, with the URL of the payment page. */
export interface PaymentSession {
  sessionId: string
  url: string
  expiresAt: Date
  /** Secret for a payment form of the frontend, if the provider supports one. */
  clientSecret: string | null
}

/** State of a payment at its provider. Only OPEN and PROCESSING can change. */
export type PaymentState =
  | { status: 'OPEN' | 'PROCESSING' | 'EXPIRED' }
  | { status: 'FAILED'; paymentId?: string; code: string; message: string }
  | {
      status: 'SUCCEEDED'
      paymentId: string
      /** In cents. */
      amount: bigint
      currency: string
      customerId: string | null
      clientSecret: string | null
    }

/** Event of a provider. Events can be repeated, late, out of order or lost. */
export interface PaymentEvent {
  /** ID, equal for repetitions. */
  id: string
  type: string
  /** Payment or refund that the event changes. Undefined if the event has no effect. */
  about?:
    | { sessionId: string; state: PaymentState }
    /** Failed refund, by the ID of this server. */
    | { refundId: string; failure: string }
    /** Account of a publisher that has changed. */
    | { accountId: string }
    /** Transfer that was reversed, by the ID of its payout. Amounts in cents. */
    | { payoutId: string; amount: bigint; amountReversed: bigint }
}

/** Refund to be made. Amount in cents. */
export interface RefundRequest {
  id: string
  paymentId: string
  amount: bigint
  currency: string
}

/** Result of a refund. A refund that was sent may still fail. */
export type RefundOutcome =
  | { status: 'SENT'; refundId: string }
  | { status: 'FAILED'; message: string }

/** Transfers to accounts that publishers have at the provider. */
export interface Transfers {
  /** Creates an account, once per ID. @returns ID of the account */
  createAccount(account: NewAccount): Promise<string>
  /** Creates a link to the provider's page on which the holder of an account enters their details. */
  createOnboardingLink(accountId: string, returnUrl: string): Promise<OnboardingLink>
  /** Whether the provider accepts transfers to the account and pays them out. */
  isEnabled(accountId: string): Promise<boolean>
  /** Sends a transfer, once per payout. */
  send(transfer: TransferRequest): Promise<TransferOutcome>
  /** Reverses a transfer in full, once. */
  reverse(transferId: string): Promise<TransferOutcome>
}

/** Account of a publisher to be created. */
export interface NewAccount {
  id: string
  /** Name and email address of the publisher, shown on the provider's page. */
  name: string
  email: string | null
  /** Country code (ISO 3166-1 alpha-2). Null for the country of the marketplace's account. */
  country: string | null
}

/** Link that can be used once, for some minutes. */
export interface OnboardingLink {
  url: string
  expiresAt: Date
}

/** Transfer to be made. Amount in cents. */
export interface TransferRequest {
  payoutId: string
  accountId: string
  amount: bigint
  currency: string
}

/** Result of a transfer or its reversal. */
export type TransferOutcome =
  | { status: 'DONE'; transferId: string }
  | { status: 'FAILED'; message: string }

/** Returns the providers that a team can use. */
export const paymentProvidersFor = (
  providers: ReadonlyMap<string, PaymentProvider>,
  { isTest }: { isTest: boolean },
): ReadonlyMap<string, PaymentProvider> =>
  new Map(
    [...providers].filter(([, { teams }]) => teams === 'all' || (teams === 'test') === isTest),
  )
