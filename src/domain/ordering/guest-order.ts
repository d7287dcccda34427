import type { Order } from '../../../prisma/generated/client/client.js'
import type {
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
import {
  orderChange,
  requireOrderTransition,
  requirePaymentTransition,
  requireVisible,
} from './order.js'

/** Where a guest wants the receipt. */
export const guestEmail = emailAddress

/** What the page of an order shows to anybody who has its link. Amounts in cents. */
export interface GuestOrder {
  id: string
  referenceNumber: string
  status: OrderStatus
  paymentStatus: PaymentStatus
  paymentExpiresAt: Date | null
  createdAt: Date
  datePaid: Date | null
  /** Its invoices and credit notes, in their order. */
  documents: GuestDocument[]
  subtotal: bigint
  discount: bigint
  creditsApplied: bigint
  processingFee: bigint
  total: bigint
  /** Whether an address for the receipt is known. */
  hasGuestEmail: boolean
  team: string
  profile: string | null
  lines: GuestLine[]
  /** The last attempt to pay. */
  provider: string | null
  failureCode: string | null
  failure: string | null
  /** Where that can be gone on with, on a page of its provider. */
  paymentUrl: string | null
}

export interface GuestDocument {
  number: string
  type: InvoiceType
  /** Whether it holds: another may have taken its place. */
  isCurrent: boolean
}

export interface GuestLine {
  name: string
  outlet: string
  logo: string | null
  quantity: number
  /** Cents for one unit. */
  price: number
  isAddOn: boolean
}

/** Finds an order by its reference number; one statement, whether there is one or not. */
export async function findGuestOrder(db: Db, reference: string): Promise<GuestOrder | undefined> {
  const [order] = await db.$queryRaw<GuestOrder[]>`
    SELECT o.id, o.reference_number AS "referenceNumber", o.status::text, o.payment_status::text AS "paymentStatus",
      o.payment_expires_at AS "paymentExpiresAt", o.created_at AS "createdAt", o.date_paid AS "datePaid",
      documents.documents, o.subtotal, o.discount, o.credits_applied AS "creditsApplied",
      o.processing_fee AS "processingFee", o.total, o.guest_email IS NOT NULL AS "hasGuestEmail", team.name AS team, profile.name AS profile,
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
 * Sets the address that a guest wants invoice and receipt sent to. Guests can set it only once: others who have the link
 * cannot redirect it.
 * @param language in which the receipt is written; null where it is not known
 * @throws AppError not_found, invalid_transition (another address holds, paid or cancelled, or a card is just being charged)
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
        'The receipt of the order goes to another address, which only its team or an operator can change.',
      )
    }
    await setEmail(tx, orderId, email, language)
  })
}

/**
 * Changes the guest's address, as the team and operators can; null removes it.
 * @throws AppError not_found, invalid_transition (paid or cancelled, or a card is just being charged)
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

/** Refuses a paid order: its invoice has the address that the order had when it was paid. */
async function lockUnpaid(tx: Transaction, orderId: string): Promise<Order> {
  const order = await lockOrder(tx, orderId)
  requireOrderTransition(order, 'PAID')
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
 * Whether an operator has to confirm the order: a discount, which the buyer chose, is part of what leaves nothing to pay.
 * An order that credits alone cover is marked as paid by a job.
 */
export const needsOperator = ({ discount, total }: Pick<GuestOrder, 'discount' | 'total'>) =>
  total === 0n && discount > 0n
