import type { OrderStatus, PaymentStatus } from '../../prisma/generated/client/enums.js'
import { type Db, inTransaction } from '../transaction.js'
import { lockOrder, requireOrderMove, requirePaymentMove } from './order.js'
import { teamEmail } from './team.js'

/** Where a guest wants the receipt. */
export const guestEmail = teamEmail

/** What whoever holds the link of an order sees of it. Amounts in cents. */
export interface GuestOrder {
  id: string
  referenceNumber: string
  status: OrderStatus
  paymentStatus: PaymentStatus
  paymentExpiresAt: Date | null
  createdAt: Date
  datePaid: Date | null
  invoice: string | null
  subtotal: bigint
  discount: bigint
  creditsApplied: bigint
  processingFee: bigint
  total: bigint
  team: string
  profile: string | null
  lines: GuestLine[]
  /** The last attempt to pay. */
  provider: string | null
  failure: string | null
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

/** Finds an order by its reference number, with one statement whether there is one or not. */
export async function findGuestOrder(db: Db, reference: string): Promise<GuestOrder | undefined> {
  const [order] = await db.$queryRaw<GuestOrder[]>`
    SELECT o.id, o.reference_number AS "referenceNumber", o.status::text, o.payment_status::text AS "paymentStatus",
      o.payment_expires_at AS "paymentExpiresAt", o.created_at AS "createdAt", o.date_paid AS "datePaid",
      o.customer_invoice_id AS invoice, o.subtotal, o.discount, o.credits_applied AS "creditsApplied",
      o.processing_fee AS "processingFee", o.total, team.name AS team, profile.name AS profile,
      lines.lines, attempt.provider, attempt.failure_message AS failure
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
    LEFT JOIN LATERAL (
      SELECT provider, failure_message FROM order_payment
      WHERE order_id = o.id AND swap_id IS NULL
      ORDER BY created_at DESC, id DESC LIMIT 1
    ) attempt ON true
    WHERE o.reference_number = ${reference} AND o.deleted_at IS NULL`
  return order
}

/**
 * Notes who pays as a guest: invoice and receipt are theirs.
 * @throws AppError not_found, invalid_transition (paid or cancelled, or a card is just being charged)
 */
export function setGuestEmail(db: Db, orderId: string, email: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    requireOrderMove(order, 'PAID')
    if (order.paymentStatus === 'PROCESSING') requirePaymentMove(order, 'OPEN')
    await tx.order.update({
      where: { id: orderId },
      data: { isGuestOrder: true, guestEmail: email },
    })
  })
}
