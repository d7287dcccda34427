import type { PaymentStatus, SwapStatus } from '../../../prisma/generated/client/enums.js'
import type { Db } from '../../postgres/transaction.js'

/** Data of the swap page, visible to anyone with its link. Amounts are in cents. */
export interface GuestSwap {
  id: string
  orderId: string
  referenceNumber: string
  status: SwapStatus
  paymentStatus: PaymentStatus
  paymentExpiresAt: Date | null
  createdAt: Date
  completedAt: Date | null
  /** Reference number of the order. */
  order: string
  team: string
  /** Whether the team is a test team. */
  isTest: boolean
  profile: string | null
  fromName: string
  fromLogo: string | null
  toName: string
  toLogo: string | null
  /** Negative if the new product is cheaper. */
  priceDifference: bigint
  processingFee: bigint
  total: bigint
  /** Number of the corrected invoice; null until the swap is completed. */
  invoice: string | null
  /** Provider of the last payment attempt. */
  provider: string | null
  failureCode: string | null
  failure: string | null
  /** URL of the provider's page on which the payment can be continued. */
  paymentUrl: string | null
}

/** Finds a swap by reference number. Runs one statement, whether or not the swap exists. */
export async function findGuestSwap(db: Db, reference: string): Promise<GuestSwap | undefined> {
  const [swap] = await db.$queryRaw<GuestSwap[]>`
    SELECT s.id, s.order_id AS "orderId", s.reference_number AS "referenceNumber", s.status::text,
      CASE attempt.status WHEN 'STARTED' THEN 'OPEN' WHEN 'SUCCEEDED' THEN 'PAID' WHEN 'RETURNED' THEN 'FAILED'
        ELSE COALESCE(attempt.status::text, 'NOT_STARTED') END AS "paymentStatus",
      attempt.expires_at AS "paymentExpiresAt", s.created_at AS "createdAt", s.completed_at AS "completedAt",
      o.reference_number AS "order", team.name AS team, team.is_test AS "isTest", profile.name AS profile,
      s.from_name AS "fromName", s.from_logo AS "fromLogo", s.to_name AS "toName", s.to_logo AS "toLogo",
      s.price_difference AS "priceDifference", s.processing_fee AS "processingFee", s.total, invoice.reference_number AS invoice,
      attempt.provider, attempt.failure_code AS "failureCode", attempt.failure_message AS failure, attempt.provider_url AS "paymentUrl"
    FROM swap s
    JOIN "order" o ON o.id = s.order_id
    JOIN team ON team.id = s.team_id
    LEFT JOIN profile ON profile.id = o.profile_id
    LEFT JOIN invoice ON invoice.swap_id = s.id AND invoice.type = 'INVOICE'
    LEFT JOIN LATERAL (
      SELECT provider, status, failure_code, failure_message, expires_at, provider_url FROM order_payment
      WHERE swap_id = s.id
      ORDER BY settled_at DESC NULLS FIRST, created_at DESC, id DESC LIMIT 1
    ) attempt ON true
    WHERE s.reference_number = ${reference} AND o.deleted_at IS NULL`
  return swap
}
