import { createHash, randomBytes } from 'node:crypto'
import { type Order, Prisma } from '../../../prisma/generated/client/client.js'
import type { Caller, Session } from '../../access/session.js'
import { type RequestIssue, validationFailed } from '../../errors/app-error.js'
import { addJob } from '../../jobs/queue.js'
import { type Db, inTransaction, type Transaction } from '../../postgres/transaction.js'
import { amountText, atMost, percentOf } from '../../values/money.js'
import { referenceNumber } from '../../values/reference.js'
import { uuidV7 } from '../../values/uuid.js'
import { emit } from '../integration/event.js'
import { notify } from '../integration/notification.js'
import {
  type MonthlyLimit,
  monthlyLimitIssues,
  monthlyLimitsOf,
  requireMonthlyLimits,
} from '../publishing/monthly-limit.js'
import { type MetadataChange, newMetadata } from '../rules/metadata.js'
import { unknownIdIssue } from '../rules/unknown.js'
import { needsApproval } from './approval-rule.js'
import { budgetIssues, requireBudget } from './budget.js'
import {
  type Buyer,
  type CheckoutLineItem,
  loadPricingContext,
  type PricedLine,
  type PricingContext,
  priceCart,
} from './cart.js'
import { bookDraw, type Draw, planDraw, spendable } from './ledger.js'

/** Name of the job that marks orders covered by credits as paid (`payCoveredOrders`). */
export const payCoveredOrdersName = 'pay_covered_orders'

export interface NewOrder {
  profileId: string
  lineItems: CheckoutLineItem[]
  /** Discount in cents. Defaults to 0. */
  discount?: bigint | null
  /** Whether to spend the team's credits. Defaults to true. */
  applyCredits?: boolean | null
  metadata?: MetadataChange
  /** Version of the cart that the buyer has read. The order is rejected if it has changed. Null: any. */
  version?: string | null
}

/** Amounts of an order, in cents. */
export interface Amounts {
  subtotal: bigint
  discount: bigint
  creditsApplied: bigint
  processingFee: bigint
  total: bigint
}

/**
 * Adds the processing fee and the total. The fee applies to the amount after discount and credits,
 * rounded half up to the cent.
 * @param feePercent 0 to 99.9999, at most four decimals
 */
export function addProcessingFee(
  before: Pick<Amounts, 'subtotal' | 'discount' | 'creditsApplied'>,
  feePercent: number,
): Amounts {
  const netAmount = before.subtotal - before.discount - before.creditsApplied
  const processingFee = percentOf(netAmount, feePercent)
  return { ...before, processingFee, total: netAmount + processingFee }
}

/** Server settings for checkout, in percent. */
export interface CheckoutTerms {
  processingFeePercent: number
  /** Maximum discount on the subtotal, for teams without their own limit. */
  checkoutDiscountMaxPercent: number
}

/**
 * Orders a cart for a profile at current prices, in one transaction. Spends credits, and writes the
 * line items with one order item per unit. A job marks an order covered by credits as paid. An order that needs
 * approval spends no credits before `approveOrder`.
 * @returns the ID of the order
 * @throws AppError validation_failed with all issues of the cart, also if a concurrent order reaches a monthly limit or
 * the budget of the profile first
 */
export async function checkout(
  db: Db,
  caller: Caller,
  terms: CheckoutTerms,
  input: NewOrder,
): Promise<string> {
  const cart = await priceOrder(db, caller, terms, input)
  const { buyer, lines, limits, subtotal, discount, issues } = cart
  if (!buyer || issues.length > 0) throw validationFailed(issues)

  const { teamId } = buyer
  const id = uuidV7()
  const number = referenceNumber('ORD', new Date())
  const amount = subtotal - discount
  const isPending = needsApproval(buyer, caller, amount)
  const wantsCredits = input.applyCredits !== false
  const place = async (tx: Transaction, creditsApplied: bigint) => {
    const amounts = addProcessingFee(
      { subtotal, discount, creditsApplied },
      terms.processingFeePercent,
    )
    const metadata = newMetadata(input.metadata)
    const approval = { isPending, creditsOnApproval: isPending && wantsCredits }
    const order = { id, referenceNumber: number, ...amounts, metadata, ...approval }
    await placeOrder(tx, caller, buyer, order, lines)
    await emit(tx, caller, 'order.created', id)
  }
  const appliesCredits = wantsCredits && buyer.balance > 0n
  await inTransaction(db, async (tx) => {
    await requireMonthlyLimits(tx, limits)
    if (buyer.monthlyBudget !== null) await requireBudget(tx, buyer, amount)
    if (isPending) {
      await place(tx, 0n)
      const about = { entity: 'order', entityId: id, actorId: caller.userId } as const
      return notify(tx, { kind: 'APPROVAL_WANTED', ...about })
    }
    if (!appliesCredits && subtotal > 0n) return place(tx, 0n)
    const draw = await planDraw(tx, teamId, appliesCredits ? amount : 0n)
    await place(tx, draw.amount)
    await bookOrderCredits(tx, { id, teamId, referenceNumber: number, subtotal, discount }, draw)
  })
  return id
}

/** Books the credits that an order uses, and queues the job that marks an order as paid which they cover. */
export async function bookOrderCredits(
  tx: Transaction,
  order: Pick<Order, 'id' | 'teamId' | 'referenceNumber' | 'subtotal' | 'discount'>,
  draw: Draw,
): Promise<void> {
  const { id: orderId, teamId, referenceNumber, subtotal, discount } = order
  await bookDraw(tx, teamId, draw, { reason: `Order ${referenceNumber}`, orderId })
  // An operator must confirm an order that a discount made free, because the buyer chose the
  // discount.
  if (discount === 0n && draw.amount === subtotal)
    await addJob(tx, payCoveredOrdersName, { orderId })
}

/**
 * Price of a cart if it were ordered now, with the issues that prevent the order. Amounts are in
 * cents.
 */
export interface Quote extends Amounts {
  /** Lines that could be ordered. */
  lines: PricedLine[]
  /** Hash of the products, links, quantities and prices of all lines. */
  version: string
  /**
   * All issues that would reject the order. The amounts exclude invalid lines and an invalid
   * discount.
   */
  issues: RequestIssue[]
  /** Highest discount that the order could have, in cents. */
  maxDiscount: bigint
  /** Whether the order would need approval. */
  needsApproval: boolean
}

/** Prices a cart like `checkout`, without changing anything. */
export async function quote(
  db: Db,
  caller: Session,
  terms: CheckoutTerms,
  input: NewOrder,
): Promise<Quote> {
  const credits = spendable(Prisma.sql`p.team_id`)
  const cart = await priceOrder(db, caller, terms, input, credits)
  const { buyer, lines, version, subtotal, discount, maxDiscount, issues } = cart
  const netAmount = subtotal - discount
  const balance = input.applyCredits === false ? 0n : (buyer?.balance ?? 0n)
  const before = { subtotal, discount, creditsApplied: balance < netAmount ? balance : netAmount }
  const isPending = buyer !== undefined && needsApproval(buyer, caller, netAmount)
  const amounts = addProcessingFee(before, terms.processingFeePercent)
  return { ...amounts, lines, version, issues, maxDiscount, needsApproval: isPending }
}

interface PricedCart
  extends Pick<Quote, 'lines' | 'version' | 'issues' | 'subtotal' | 'discount' | 'maxDiscount'> {
  buyer: Buyer | undefined
  limits: MonthlyLimit[]
}

async function priceOrder(
  db: Db,
  caller: Session,
  terms: CheckoutTerms,
  { profileId, lineItems, discount, ...input }: NewOrder,
  credits?: Prisma.Sql,
): Promise<PricedCart> {
  const issues: RequestIssue[] = []
  const pricing = await loadPricingContext(db, caller, profileId, lineItems, credits)
  const { buyer } = pricing
  if (!buyer) {
    issues.push(unknownIdIssue(['profileId'], 'a profile of the team'))
  }
  const lines = await priceCart(db, pricing, lineItems, issues)
  const limits = monthlyLimitsOf(lines, pricing.products)
  issues.push(...(await monthlyLimitIssues(db, limits)))
  const subtotal = lines.reduce((sum, line) => sum + line.price * BigInt(line.quantity), 0n)
  const maxPercent = buyer?.discountLimitPercent ?? terms.checkoutDiscountMaxPercent
  const maxDiscount = (subtotal * BigInt(maxPercent)) / 100n
  const isAllowed = !discount || discount <= maxDiscount
  // A subtotal with issues is incomplete, so the discount may be valid once they are fixed.
  if (!isAllowed && issues.length === 0) {
    const message = `must be at most ${amountText(maxDiscount)}, which is ${maxPercent} % of the subtotal`
    issues.push({ path: ['discount'], code: 'out_of_range', message, ...atMost(maxDiscount) })
  }
  const version = versionOf(lineItems, pricing)
  if ((input.version ?? version) !== version) {
    const message = 'is outdated, because lines or prices have changed: read the cart again'
    issues.push({ path: ['version'], code: 'cart_changed', message })
  }
  const allowed = isAllowed ? (discount ?? 0n) : 0n
  if (buyer && buyer.monthlyBudget !== null)
    issues.push(...(await budgetIssues(db, buyer, subtotal - allowed)))
  for (const title of buyer?.missingAgreements ?? []) {
    const message = `requires the agreement “${title}”, which the team has not accepted yet`
    issues.push({ path: [], code: 'agreement_required', message, name: title })
  }
  return { buyer, lines, version, limits, subtotal, issues, maxDiscount, discount: allowed }
}

/** Version of a cart. Carts with the same lines and prices have the same version. Leaves out prices of products not on sale. */
function versionOf(
  lineItems: readonly CheckoutLineItem[],
  { products }: Pick<PricingContext, 'products'>,
): string {
  const lines = lineItems.map(({ productId, quantity, linkedOrderLineItemId }) => {
    const product = products.get(productId)
    return [productId, linkedOrderLineItemId, quantity, product?.onSale && String(product.price)]
  })
  return createHash('sha256').update(JSON.stringify(lines)).digest('base64url')
}

/** Writes the order, its line items and one order item per unit, in one statement. */
async function placeOrder(
  db: Db,
  caller: Session,
  { teamId, profileId, ownerId, ownerEmail, pro }: Buyer,
  order: Amounts & {
    id: string
    referenceNumber: string
    metadata: Record<string, string> | undefined
    /** Whether the order waits for approval. */
    isPending: boolean
    creditsOnApproval: boolean
  },
  lines: readonly PricedLine[],
): Promise<void> {
  const clientId = caller.kind === 'operator' ? ownerId : caller.userId
  const clientSecret = `cs_${randomBytes(32).toString('base64url')}`
  const units = lines.flatMap((line) => Array.from({ length: line.quantity }, () => line.id))
  await db.$executeRaw`
    WITH placed AS (
      INSERT INTO "order" (
        id, team_id, profile_id, client_id, checkout_by_id, account_owner_email, reference_number, client_secret,
        subtotal, discount, credits_applied, processing_fee, total, pricing_tier, metadata, approval_status, credits_on_approval
      )
      VALUES (
        ${order.id}::uuid, ${teamId}::uuid, ${profileId}::uuid, ${clientId}::uuid, ${caller.userId}::uuid, ${ownerEmail},
        ${order.referenceNumber}, ${clientSecret}, ${order.subtotal}, ${order.discount}, ${order.creditsApplied},
        ${order.processingFee}, ${order.total}, ${pro ? 'PRO' : 'STANDARD'}::pricing_tier,
        ${order.metadata ? JSON.stringify(order.metadata) : null}::jsonb,
        ${order.isPending ? 'PENDING' : null}::approval_status, ${order.creditsOnApproval}
      )
    ), line AS (
      SELECT * FROM unnest(
        ${lines.map(({ id }) => id)}::uuid[], ${lines.map(({ productId }) => productId)}::uuid[],
        ${lines.map(({ quantity }) => quantity)}::int[], ${lines.map(({ isAddOn }) => isAddOn)}::boolean[],
        ${lines.map(({ linkedOrderLineItemId }) => linkedOrderLineItemId)}::uuid[],
        ${lines.map(({ price }) => price)}::bigint[], ${lines.map(({ productPrice }) => productPrice)}::bigint[],
        ${lines.map(({ internalCost }) => internalCost)}::bigint[],
        ${lines.map(({ resellerPrice }) => resellerPrice)}::bigint[], ${lines.map(({ payout }) => payout)}::bigint[]
      ) WITH ORDINALITY AS line (
        id, product_id, quantity, is_add_on, linked_id, price, product_price, internal_cost, reseller_price, payout, number
      )
    ), written AS (
      INSERT INTO order_line_item (
        id, team_id, order_id, product_id, quantity, price, is_add_on, linked_order_line_item_id, position
      )
      SELECT id, ${teamId}::uuid, ${order.id}::uuid, product_id, quantity, price, is_add_on, linked_id, number - 1 FROM line
    )
    INSERT INTO order_item (
      id, team_id, order_id, profile_id, order_line_item_id, product_id, sale_price, product_price, internal_cost,
      reseller_price, payout, marketplace_commission
    )
    SELECT unit.id, ${teamId}::uuid, ${order.id}::uuid, ${profileId}::uuid, line.id, line.product_id, line.price,
      line.product_price, line.internal_cost, line.reseller_price, line.payout, line.price - line.payout
    FROM unnest(${units.map(() => uuidV7())}::uuid[], ${units}::uuid[]) AS unit (id, line_id)
    JOIN line ON line.id = unit.line_id`
}
