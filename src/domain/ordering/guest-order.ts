import type { Order } from '../../../prisma/generated/client/client.js'
import type {
  ApprovalStatus,
  InvoiceType,
  Language,
  OrderStatus,
  PaymentStatus,
} from '../../../prisma/generated/client/enums.js'
import type { Caller } from '../../access/session.js'
import { invalidTransition } from '../../errors/app-error.js'
import { type Db, inTransaction, type Transaction } from '../../postgres/transaction.js'
import { withAudit } from '../rules/audit.js'
import { lockOrder } from '../rules/lock.js'
import { emailAddress } from '../rules/text.js'
import { requireApproved } from './approval-rule.js'
import {
  orderChange,
  requireOrderTransition,
  requirePaymentTransition,
  requireVisible,
} from './order.js'

/** Email address to which the guest's receipt is sent. */
export const guestEmail = emailAddress

/** Data of the order page, visible to anyone with its link. Amounts are in cents. */
export interface GuestOrder {
  id: string
  referenceNumber: string
  status: OrderStatus
  paymentStatus: PaymentStatus
  /** Null if the order needs no approval. */
  approvalStatus: ApprovalStatus | null
  paymentExpiresAt: Date | null
  createdAt: Date
  datePaid: Date | null
  /** Invoices and credit notes, oldest first. */
  documents: GuestDocument[]
  subtotal: bigint
  discount: bigint
  creditsApplied: bigint
  processingFee: bigint
  total: bigint
  /** Whether the order has an address for the receipt. */
  hasGuestEmail: boolean
  team: string
  /** Whether the team is a test team. */
  isTest: boolean
  profile: string | null
  lines: GuestLine[]
  /** Provider of the last payment attempt. */
  provider: string | null
  failureCode: string | null
  failure: string | null
  /** URL of the provider's page on which the payment can be continued. */
  paymentUrl: string | null
}

export interface GuestDocument {
  number: string
  type: InvoiceType
  /** False if another document has replaced it. */
  isCurrent: boolean
}

export interface GuestLine {
  name: string
  outlet: string
  logo: string | null
  quantity: number
  /** Price of one unit, in cents. */
  price: number
  isAddOn: boolean
}

/** Finds an order by reference number. Runs one statement, whether or not the order exists. */
export async function findGuestOrder(db: Db, reference: string): Promise<GuestOrder | undefined> {
  const [order] = await db.$queryRaw<GuestOrder[]>`
    SELECT o.id, o.reference_number AS "referenceNumber", o.status::text, o.payment_status::text AS "paymentStatus",
      o.approval_status::text AS "approvalStatus",
      o.payment_expires_at AS "paymentExpiresAt", o.created_at AS "createdAt", o.date_paid AS "datePaid",
      documents.documents, o.subtotal, o.discount, o.credits_applied AS "creditsApplied",
      o.processing_fee AS "processingFee", o.total, o.guest_email IS NOT NULL AS "hasGuestEmail", team.name AS team, team.is_test AS "isTest", profile.name AS profile,
      lines.lines, attempt.provider, attempt.failure_code AS "failureCode", attempt.failure_message AS failure,
      attempt.provider_url AS "paymentUrl"
    FROM "order" o
    JOIN team ON team.id = o.team_id
    LEFT JOIN profile ON profile.id = o.profile_id
    CROSS JOIN LATERAL (
      SELECT COALESCE(json_agg(json_build_object(
        'name', product.name, 'outlet', outlet.name, 'logo', COALESCE(outlet.logo, product.logo),
        'quantity', line.quantity, 'price', line.price, 'isAddOn', line.is_add_on
      ) ORDER BY line.position, line.id), '[]') AS lines
      FROM order_line_item line
      JOIN product ON product.id = line.product_id
      JOIN outlet ON outlet.id = product.outlet_id
      WHERE line.order_id = o.id AND line.deleted_at IS NULL
    ) lines
    CROSS JOIN LATERAL (
      SELECT COALESCE(json_agg(json_build_object(
        'number', reference_number, 'type', type, 'isCurrent', status = 'ISSUED'
      ) ORDER BY issued_at, type DESC, id), '[]') AS documents
      FROM invoice WHERE order_id = o.id
    ) documents
    LEFT JOIN LATERAL (
      SELECT provider, failure_code, failure_message, provider_url FROM order_payment
      WHERE order_id = o.id AND swap_id IS NULL
      ORDER BY settled_at DESC NULLS FIRST, created_at DESC, id DESC LIMIT 1
    ) attempt ON true
    WHERE o.reference_number = ${reference} AND o.deleted_at IS NULL`
  return order
}

/**
 * Sets the email address for the guest's invoice and receipt. Guests can set it only once, so that
 * others with the link cannot redirect the receipt.
 * @param language language of the receipt; null if unknown
 * @throws AppError not_found, invalid_transition (another address is set, the order is paid,
 * cancelled or not approved, or a payment is being processed)
 */
export function noteGuestEmail(
  db: Db,
  orderId: string,
  email: string,
  language: Language | null,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { guestEmail } = await lockUnpaid(tx, orderId)
    if (guestEmail && guestEmail !== email) {
      throw invalidTransition(
        'other_receipt_email',
        'The receipt of the order is sent to another email address. Only the team or an operator can change it.',
      )
    }
    await setEmail(tx, orderId, email, language)
  })
}

/**
 * Changes the guest's email address on behalf of the team or an operator; null removes it.
 * @throws AppError not_found, invalid_transition (paid, cancelled, not approved, or a payment is being processed)
 */
export async function setGuestEmail(
  db: Db,
  caller: Caller,
  orderId: string,
  email: string | null,
): Promise<void> {
  await withAudit(db, caller, orderChange('set_guest_email'), async (tx) => {
    await requireVisible(tx, caller, orderId)
    const before = await lockUnpaid(tx, orderId)
    return { before, after: await setEmail(tx, orderId, email, null) }
  })
}

/**
 * Locks an order that can be paid. The invoice of a paid order contains the address at the
 * time of payment.
 * @throws AppError not_found, invalid_transition
 */
async function lockUnpaid(tx: Transaction, orderId: string): Promise<Order> {
  const order = await lockOrder(tx, orderId)
  requireOrderTransition(order, 'PAID')
  requireApproved(order)
  if (order.paymentStatus === 'PROCESSING') requirePaymentTransition(order, 'OPEN')
  return order
}

function setEmail(
  tx: Transaction,
  id: string,
  guestEmail: string | null,
  guestLanguage: Language | null,
): Promise<Order> {
  const data = { guestEmail, guestLanguage, isGuestOrder: guestEmail !== null }
  return tx.order.update({ where: { id }, data })
}

/**
 * Whether an operator must confirm an order that costs nothing. True if a discount, which the buyer
 * chose, contributed to the total of 0. A job marks orders as paid that credits alone cover.
 */
export const needsOperator = ({ discount, total }: Pick<GuestOrder, 'discount' | 'total'>) =>
  total === 0n && discount > 0n
