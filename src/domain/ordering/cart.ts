import { Prisma } from '../../../prisma/generated/client/client.js'
import { type Session, teamOf } from '../../access/session.js'
import { profileLimitOf, type Tenant, tenantOf } from '../../access/tenancy.js'
import type { GivenParameters, RequestIssue } from '../../errors/app-error.js'
import type { IssueCode } from '../../errors/issue-codes.js'
import type { Db } from '../../postgres/transaction.js'
import { uuidV7 } from '../../values/uuid.js'
import type { ApprovalRule } from './approval-rule.js'
import type { BudgetedProfile } from './budget.js'

/** Maximum number of line items of an order. */
export const maxLineItems = 100
/** Maximum number of units of a line item. */
export const maxQuantity = 100
/** Maximum number of add-ons of a line item, across all orders. */
export const maxAddOns = 100

export interface CheckoutLineItem {
  productId: string
  /** Number of units, 1 to 100. */
  quantity: number
  isAddOn: boolean
  /**
   * Parent of an add-on: the ID of a line item of an earlier order, or the product ID of another
   * line of the cart.
   */
  linkedOrderLineItemId?: string | null
  /** Line of the saved cart, if the line is one. */
  cartLineId?: string
}

/** The profile that an order is for, with its team and the account owner. */
export interface Buyer extends ApprovalRule, BudgetedProfile {
  ownerId: string
  ownerEmail: string
  /** Whether the team sees PRO prices. */
  pro: boolean
  /** Whether the team is a test team, which can also order from test publishers. */
  isTest: boolean
  /** Titles of the agreements that the team must accept before it orders. Null if there are none. */
  missingAgreements: string[] | null
  /** Discount limit of the team; null if the limit of the server settings applies. */
  discountLimitPercent: number | null
  /**
   * Credit balance in cents. Read without a lock, so it shows only whether there is anything to
   * spend.
   */
  balance: bigint
}

/** Prices of a product at the time of the order, in cents. */
interface Offer {
  /** Lowest price that the buyer sees. */
  price: bigint
  /** STANDARD price; without one, the lowest price. */
  productPrice: bigint
  internalCost: bigint | null
  resellerPrice: bigint | null
  /** Share of the publisher. Null if the outlet has none. */
  payout: bigint | null
}

/** A product with the prices for a team. */
export interface OfferedProduct extends Omit<Offer, 'price'> {
  id: string
  /** Null if the buyer sees no price. */
  price: bigint | null
  /** Prefix of the product type. */
  type: string
  onSale: boolean
  /** Whether the catalogue lists the product. It must have a channel, unless it is an add-on. */
  isListed: boolean
  name: string
  outletId: string
  outlet: string
  logo: string | null
  maxDeliveryDays: number
  /** Maximum number of units per month. Null is no limit. */
  monthlyLimit: number | null
  outletMonthlyLimit: number | null
}

/** A line that can be ordered, with the ID of its future line item. */
export interface PricedLine extends CheckoutLineItem, Offer {
  id: string
  /** Index of the line in the cart. */
  index: number
  linkedOrderLineItemId: string | null
}

/** Buyer and product data needed to price a cart. */
export interface PricingContext {
  /** Undefined if the caller cannot see the profile. */
  buyer: Buyer | undefined
  /** Condition for the earlier line items that add-ons may refer to. */
  tenant: Tenant
  products: Map<string, OfferedProduct>
}

type PricingRow = { [Key in keyof (Buyer & OfferedProduct)]: (Buyer & OfferedProduct)[Key] | null }

/** SQL of the titles of the agreements in force that block orders of the team `p.team_id`. Null if there are none. */
const missingAgreements = Prisma.sql`(
  SELECT array_agg(a.title ORDER BY a.key) FROM agreement_template a
  WHERE a.blocks_checkout AND a.is_active AND a.scope = 'CLIENT' AND a.deleted_at IS NULL AND NOT EXISTS (
    SELECT FROM agreement_acceptance WHERE team_id = p.team_id AND template_id = a.id AND deleted_at IS NULL
  )
)`

/** SQL of the stored balance, which may include expired credits. */
const balance = Prisma.sql`b.amount`

/**
 * Reads the buyer and the buyer's prices of the products in a cart, in one statement.
 * @param credits SQL expression for the balance of the team `p.team_id`
 */
export async function loadPricingContext(
  db: Db,
  caller: Session,
  profileId: string,
  cart: readonly CheckoutLineItem[],
  credits = balance,
): Promise<PricingContext> {
  const teamId = teamOf(caller)
  const limit = profileLimitOf(caller)
  const ids = cart.map(({ productId }) => productId)
  const rows = await db.$queryRaw<PricingRow[]>`
    SELECT buyer.*, offer.*
    FROM (VALUES (1)) AS always
    LEFT JOIN (
      SELECT p.id AS "profileId", p.team_id AS "teamId", t.owner_id AS "ownerId", u.email AS "ownerEmail",
        t.discount_limit_percent AS "discountLimitPercent", ${credits} AS balance, t.pro_pricing_enabled AS pro,
        t.is_test AS "isTest", t.approval_required_above AS "approvalRequiredAbove",
        t.approval_required_for::text[] AS "approvalRequiredFor", p.name AS "profileName", p.monthly_budget AS "monthlyBudget",
        ${missingAgreements} AS "missingAgreements"
      FROM profile p
      JOIN team t ON t.id = p.team_id
      JOIN "user" u ON u.id = t.owner_id
      JOIN team_balance b ON b.team_id = p.team_id
      WHERE p.id = ${profileId}::uuid AND (${teamId}::uuid IS NULL OR p.team_id = ${teamId}::uuid) AND (${limit}::uuid IS NULL OR p.id = ${limit}::uuid) AND p.deleted_at IS NULL
    ) buyer ON true
    LEFT JOIN LATERAL (
      ${offers(ids, Prisma.sql`COALESCE(buyer.pro, ${caller.proPricing})`, Prisma.sql`COALESCE(buyer."isTest", false)`)}
    ) offer ON true`
  // The outer join makes the columns of one side null together.
  const buyer = rows[0]?.profileId ? (rows[0] as Buyer) : undefined
  return {
    buyer,
    tenant: { ...(buyer && { teamId: buyer.teamId }), ...tenantOf(caller, 'OrderLineItem') },
    products: new Map(rows.flatMap((row) => (row.id ? [[row.id, row as OfferedProduct]] : []))),
  }
}

/**
 * Prices the lines of a cart, and links its add-ons to their parents.
 * @param issues receives all issues of the lines; the cart cannot be ordered if there are any
 */
export async function priceCart(
  db: Db,
  context: PricingContext,
  cart: readonly CheckoutLineItem[],
  issues: RequestIssue[],
): Promise<PricedLine[]> {
  const { products } = context
  const ids = cart.map(() => uuidV7())
  const parentOf = await parents(db, context, cart, ids)
  const addIssueAt =
    (index: number, field: string) =>
    <Code extends IssueCode>(
      code: Code,
      message: string,
      ...[parameters]: GivenParameters<Code>
    ) => {
      issues.push({ path: ['lineItems', index, field], code, message, ...parameters })
    }
  return cart.flatMap((line, index) => {
    const product = products.get(line.productId)
    const linkedOrderLineItemId = parentOf(line, addIssueAt(index, 'linkedOrderLineItemId'))
    if (!product?.onSale || product.price === null) {
      addIssueAt(index, 'productId')('unknown_product', 'is not a product that the team can buy')
      return []
    }
    if (product.type === 'ADD_ON' && !line.isAddOn) {
      addIssueAt(index, 'isAddOn')('add_on_product', 'must be true for an add-on product')
    }
    const { price, productPrice, internalCost, resellerPrice, payout } = product
    const offer = { price, productPrice, internalCost, resellerPrice, payout }
    return [{ ...line, ...offer, id: ids[index]!, index, linkedOrderLineItemId }]
  })
}

/** Reads products by ID, on sale or not, with the current prices for the buyer. */
export async function offeredProducts(
  db: Db,
  { proPricing, isTest }: { proPricing: boolean; isTest: boolean },
  productIds: readonly string[],
): Promise<Map<string, OfferedProduct>> {
  const offered = offers(productIds, Prisma.sql`${proPricing}`, Prisma.sql`${isTest}`)
  const rows = await db.$queryRaw<OfferedProduct[]>(offered)
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * SQL of the products with their prices.
 * @param seesAll SQL condition for whether prices of all tiers count
 * @param isTest SQL condition for whether products of test publishers are on sale
 */
const offers = (
  productIds: readonly string[],
  seesAll: Prisma.Sql,
  isTest: Prisma.Sql,
) => Prisma.sql`
  SELECT p.id, y.prefix AS type, p.internal_cost AS "internalCost", p.reseller_price AS "resellerPrice",
    CASE WHEN o.publisher_id IS NOT NULL THEN COALESCE(p.payout, 0) END AS payout,
    p.active AND p.deleted_at IS NULL AND o.status = 'ACTIVE' AND o.deleted_at IS NULL AND (NOT o.is_test OR ${isTest})
      AS "onSale",
    y.prefix = 'ADD_ON' OR EXISTS (SELECT FROM product_channel WHERE product_id = p.id) AS "isListed",
    r.price, COALESCE(r.standard, r.price) AS "productPrice",
    p.name, o.id AS "outletId", o.name AS outlet, COALESCE(o.logo, p.logo) AS logo, p.max_delivery_days AS "maxDeliveryDays",
    p.monthly_limit AS "monthlyLimit", o.monthly_limit AS "outletMonthlyLimit"
  FROM product p
  JOIN product_type y ON y.id = p.type_id
  JOIN outlet o ON o.id = p.outlet_id
  CROSS JOIN LATERAL (
    SELECT min(unit_amount) AS price, min(unit_amount) FILTER (WHERE pricing_tier = 'STANDARD') AS standard
    FROM product_price
    WHERE product_id = p.id AND (pricing_tier = 'STANDARD' OR ${seesAll})
  ) r
  WHERE p.id = ANY(${[...new Set(productIds)]}::uuid[])`

type AddLineIssue = <Code extends IssueCode>(
  code: Code,
  message: string,
  ...parameters: GivenParameters<Code>
) => void

/**
 * Loads the line items of earlier orders that the cart refers to. Returns a function that finds the
 * parent ID of an add-on and reports its issues.
 */
async function parents(
  db: Db,
  { tenant, products }: PricingContext,
  cart: readonly CheckoutLineItem[],
  ids: readonly string[],
) {
  const inCart = (productId: string) => cart.filter((line) => line.productId === productId)
  const parentIds = cart.flatMap(({ linkedOrderLineItemId: id }) =>
    id && inCart(id).length === 0 ? [id] : [],
  )
  const earlierItems =
    parentIds.length > 0
      ? await db.orderLineItem.findMany({
          where: { id: { in: parentIds }, ...tenant, deletedAt: null },
          select: {
            id: true,
            isAddOn: true,
            product: { select: { outletId: true } },
            order: { select: { status: true } },
            _count: {
              select: {
                addOns: { where: { deletedAt: null, order: { status: { not: 'CANCELLED' } } } },
              },
            },
          },
        })
      : []
  const addOns = new Map(earlierItems.map(({ id, _count }) => [id, _count.addOns]))
  const mains = cart.filter(({ isAddOn }) => !isAddOn)
  const outletOf = ({ productId }: CheckoutLineItem) => products.get(productId)?.outletId

  return (line: CheckoutLineItem, addIssue: AddLineIssue): string | null => {
    const { isAddOn, linkedOrderLineItemId: parentId } = line
    if (!isAddOn) {
      if (parentId) addIssue('not_an_add_on', 'must be omitted unless is_add_on is true')
      return null
    }
    const idOf = (main: CheckoutLineItem) => ids[cart.indexOf(main)]!
    const outlet = outletOf(line)
    if (!parentId) {
      const [only] = mains
      return only && mains.length === 1 && outletOf(only) === outlet ? idOf(only) : null
    }
    const requireOutlet = (other: string | undefined) => {
      // An unknown product has an issue of its own.
      if (outlet && other && other !== outlet)
        addIssue('other_outlet', 'must be a line item of the same outlet as the add-on')
    }

    const lines = inCart(parentId)
    const main = lines.find((other) => !other.isAddOn)
    if (main) {
      requireOutlet(outletOf(main))
      return idOf(main)
    }
    const parent = earlierItems.find(({ id }) => id === parentId)
    if (lines.length > 0 || parent?.isAddOn) {
      addIssue('parent_is_add_on', 'must not be an add-on itself')
    } else if (!parent) {
      addIssue('unknown_id', 'is neither a line item of the team nor a product of this order')
    } else if (parent.order.status === 'CANCELLED') {
      addIssue('cancelled_order', 'must not be a line item of a cancelled order')
    } else {
      requireOutlet(parent.product.outletId)
      const count = addOns.get(parentId)! + 1
      addOns.set(parentId, count)
      if (count > maxAddOns)
        addIssue('too_many', `is a line item that would have more than ${maxAddOns} add-ons`, {
          max: maxAddOns,
          unit: 'add_ons',
        })
    }
    return parent?.id ?? null
  }
}
