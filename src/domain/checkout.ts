import { randomBytes } from 'node:crypto'
import type { Prisma } from '../../prisma/generated/client/client.js'
import { type Session, tenantOf } from '../auth.js'
import { type Issue, validationFailed } from '../errors.js'
import { type Db, inTransaction } from '../transaction.js'
import { uuidV7 } from '../uuid.js'
import { type CartLine, type PricedLine, priceCart } from './cart.js'
import { bookDraw, planDraw } from './ledger.js'
import { referenceNumber } from './readable.js'

/** What is ordered. */
export interface NewOrder {
  profileId: string
  lineItems: CartLine[]
  /** Cents; none when absent. */
  discount?: bigint | null
  /** Whether team credits are used; they are when absent. */
  applyCredits?: boolean | null
}

/** What an order costs, in cents. */
export interface Amounts {
  subtotal: bigint
  discount: bigint
  creditsApplied: bigint
  processingFee: bigint
  total: bigint
}

/**
 * What an order costs. The fee is taken on what is left after discount and credits, rounded half up to the cent.
 * @param feePercent 0 to 99.9999, at most four decimals
 */
export function amountsOf(
  before: Pick<Amounts, 'subtotal' | 'discount' | 'creditsApplied'>,
  feePercent: number,
): Amounts {
  const due = before.subtotal - before.discount - before.creditsApplied
  const processingFee = feeOn(due, feePercent)
  return { ...before, processingFee, total: due + processingFee }
}

/** The processing fee on an amount that is due, in cents, rounded half up. */
export function feeOn(due: bigint, feePercent: number): bigint {
  return (due * BigInt(Math.round(feePercent * 10_000)) + 500_000n) / 1_000_000n
}

/**
 * Orders a cart for a profile in one transaction: prices fixed, credits spent, line items and one order item per unit.
 * @param feePercent processing fee in percent
 * @returns the id of the order
 * @throws AppError validation_failed with every fault of the cart
 */
export function checkout(
  db: Db,
  caller: Session,
  feePercent: number,
  input: NewOrder,
): Promise<string> {
  return inTransaction(db, async (tx) => {
    const issues: Issue[] = []
    const profile = await profileOf(tx, caller, input.profileId)
    if (!profile) {
      const message = 'names no profile of the team'
      issues.push({ path: ['input', 'profileId'], code: 'unknown_id', message })
    }
    const { teamId, proPricing } = profile
      ? { teamId: profile.teamId, proPricing: profile.team.proPricingEnabled }
      : caller
    const lines = await priceCart(tx, { teamId, proPricing }, input.lineItems, issues)
    const subtotal = lines.reduce((sum, line) => sum + line.price * BigInt(line.quantity), 0n)
    const discount = input.discount ?? 0n
    if (discount > subtotal && issues.length === 0) {
      const message = 'must not be more than the subtotal'
      issues.push({ path: ['input', 'discount'], code: 'out_of_range', message })
    }
    if (!profile || issues.length > 0) throw validationFailed(issues)

    const limit = (input.applyCredits ?? true) ? subtotal - discount : 0n
    const drawn = await planDraw(tx, teamId, limit)
    const amounts = amountsOf({ subtotal, discount, creditsApplied: drawn.amount }, feePercent)
    const order = await createOrder(tx, caller, profile, amounts)
    await createLines(tx, order, lines)
    await bookDraw(tx, teamId, drawn, {
      reason: `Order ${order.referenceNumber}`,
      orderId: order.id,
    })
    return order.id
  })
}

function profileOf(tx: Prisma.TransactionClient, caller: Session, id: string) {
  return tx.profile.findFirst({
    where: { id, ...tenantOf(caller), deletedAt: null },
    select: {
      id: true,
      teamId: true,
      team: {
        select: { proPricingEnabled: true, ownerId: true, owner: { select: { email: true } } },
      },
    },
  })
}

type BuyingProfile = NonNullable<Awaited<ReturnType<typeof profileOf>>>

function createOrder(
  tx: Prisma.TransactionClient,
  caller: Session,
  { id: profileId, teamId, team }: BuyingProfile,
  amounts: Amounts,
) {
  return tx.order.create({
    data: {
      teamId,
      profileId,
      clientId: caller.kind === 'operator' ? team.ownerId : caller.userId,
      checkoutById: caller.userId,
      accountOwnerEmail: team.owner.email,
      referenceNumber: referenceNumber('ORD', new Date()),
      clientSecret: `cs_${randomBytes(32).toString('base64url')}`,
      ...amounts,
    },
    select: { id: true, teamId: true, profileId: true, referenceNumber: true },
  })
}

async function createLines(
  tx: Prisma.TransactionClient,
  { id: orderId, teamId, profileId }: { id: string; teamId: string; profileId: string | null },
  lines: readonly PricedLine[],
): Promise<void> {
  await tx.orderLineItem.createMany({
    data: lines.map((line, position) => ({
      id: line.id,
      teamId,
      orderId,
      productId: line.productId,
      quantity: line.quantity,
      price: line.price,
      isAddOn: line.isAddOn,
      linkedOrderLineItemId: line.linkedOrderLineItemId,
      position,
    })),
  })
  const units = lines.flatMap((line) => Array.from({ length: line.quantity }, () => line.id))
  // One statement, however many units.
  await tx.$executeRaw`
    INSERT INTO order_item (
      id, team_id, order_id, profile_id, order_line_item_id, product_id, sale_price, product_price,
      internal_cost, reseller_price
    )
    SELECT unit.id, ${teamId}::uuid, ${orderId}::uuid, ${profileId}::uuid, line.id, line.product_id, line.price,
      line.product_price, line.internal_cost, line.reseller_price
    FROM unnest(${units.map(() => uuidV7())}::uuid[], ${units}::uuid[]) AS unit (id, line_id)
    JOIN unnest(
      ${lines.map(({ id }) => id)}::uuid[], ${lines.map(({ productId }) => productId)}::uuid[],
      ${lines.map(({ price }) => price)}::bigint[], ${lines.map(({ productPrice }) => productPrice)}::bigint[],
      ${lines.map(({ internalCost }) => internalCost)}::bigint[],
      ${lines.map(({ resellerPrice }) => resellerPrice)}::bigint[]
    ) AS line (id, product_id, price, product_price, internal_cost, reseller_price) ON line.id = unit.line_id`
}
