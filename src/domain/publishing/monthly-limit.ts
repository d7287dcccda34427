/** Monthly limits: how many placements buyers can order of an outlet or product per calendar month (UTC). */
import { z } from 'zod'
import { type RequestIssue, validationFailed } from '../../errors/app-error.js'
import { lockKey } from '../../postgres/lock-key.js'
import type { Db, Transaction } from '../../postgres/transaction.js'

/** Monthly limit, 0 to 100,000. */
export const monthlyLimit = z
  .int('must be a whole number')
  .min(0, 'must not be negative')
  .max(100_000, 'must be at most 100,000')

/** Product with its limits. Null is no limit. */
export interface LimitedProduct {
  id: string
  name: string
  monthlyLimit: number | null
  outletId: string
  outlet: string
  outletMonthlyLimit: number | null
}

interface OrderedLine {
  /** Index of the line in the cart. */
  index: number
  productId: string
  quantity: number
  isAddOn: boolean
}

/** Limit of an outlet or product, with the lines of a cart that count. */
export interface MonthlyLimit {
  /** ID of the outlet or product. */
  id: string
  name: string
  max: number
  lines: OrderedLine[]
}

/** Returns the limits that apply to a cart, sorted by ID. Add-ons do not count for the limit of their outlet. */
export function monthlyLimitsOf(
  lines: readonly OrderedLine[],
  products: ReadonlyMap<string, LimitedProduct>,
): MonthlyLimit[] {
  const limits = new Map<string, MonthlyLimit>()
  const add = (id: string, name: string, max: number | null, line: OrderedLine) => {
    if (max === null) return
    const limit = limits.get(id) ?? { id, name, max, lines: [] }
    limit.lines.push(line)
    limits.set(id, limit)
  }
  for (const line of lines) {
    const product = products.get(line.productId)!
    add(product.id, product.name, product.monthlyLimit, line)
    if (!line.isAddOn) add(product.outletId, product.outlet, product.outletMonthlyLimit, line)
  }
  return [...limits.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** Returns an issue for each limit that an order would exceed now. */
export async function monthlyLimitIssues(
  db: Db,
  limits: readonly MonthlyLimit[],
): Promise<RequestIssue[]> {
  if (limits.length === 0) return []
  const ordered = await countOrdered(db, limits)
  return limits.flatMap(({ id, name, max, lines }) => {
    const left = Math.max(0, max - (ordered.get(id) ?? 0))
    let rest = left
    const line = lines.find(({ quantity }) => {
      rest -= quantity
      return rest < 0
    })
    if (!line) return []
    const path = ['lineItems', line.index, 'quantity']
    const message = `exceeds the monthly limit of ${name}, which is ${max}; ${left} can still be ordered this month`
    return [{ path, code: 'monthly_limit' as const, message, max, name }]
  })
}

/**
 * Requires that an order does not exceed the limits. The locks serialize orders of the same outlets and products until
 * the transaction ends.
 * @throws AppError validation_failed (monthly_limit)
 */
export async function requireMonthlyLimits(
  tx: Transaction,
  limits: readonly MonthlyLimit[],
): Promise<void> {
  for (const { id } of limits) await lockKey(tx, `monthly limit ${id}`)
  const issues = await monthlyLimitIssues(tx, limits)
  if (issues.length > 0) throw validationFailed(issues)
}

/**
 * Counts the units of this month by the ID of their outlet or product. Cancelled orders, refunded units, and units that
 * test teams order of live publishers do not count.
 */
async function countOrdered(db: Db, limits: readonly MonthlyLimit[]): Promise<Map<string, number>> {
  const ids = limits.map(({ id }) => id)
  const rows = await db.$queryRaw<{ id: string; count: number }[]>`
    SELECT limited.id, count(*)::int AS count
    FROM order_item item
    JOIN order_line_item line ON line.id = item.order_line_item_id
    JOIN "order" ON "order".id = item.order_id
    JOIN team ON team.id = item.team_id
    JOIN product ON product.id = item.product_id
    JOIN outlet ON outlet.id = product.outlet_id
    CROSS JOIN LATERAL (
      VALUES (product.id), (CASE WHEN NOT line.is_add_on THEN outlet.id END)
    ) AS limited (id)
    WHERE (product.id = ANY (${ids}::uuid[]) OR product.outlet_id = ANY (${ids}::uuid[]))
      AND limited.id = ANY (${ids}::uuid[])
      AND item.created_at >= date_trunc('month', now(), 'UTC') AND item.deleted_at IS NULL AND NOT item.is_refunded
      AND "order".status <> 'CANCELLED' AND (outlet.is_test OR NOT team.is_test)
    GROUP BY limited.id`
  return new Map(rows.map(({ id, count }) => [id, count]))
}
