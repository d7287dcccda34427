/** Budgets of profiles per calendar month (UTC). */
import { z } from 'zod'
import { Prisma } from '../../../prisma/generated/client/client.js'
import { type RequestIssue, validationFailed } from '../../errors/app-error.js'
import type { Db, Transaction } from '../../postgres/transaction.js'
import { amountText, atMost } from '../../values/money.js'
import { lockBudget } from '../rules/lock.js'

/** Budget per month, in cents. */
export const monthlyBudget = z.bigint().nonnegative('must not be negative').meta({ minimum: 0 })

/** Profile that an order is for. */
export interface BudgetedProfile {
  profileId: string
  profileName: string
  teamId: string
  /** Cents. Null if there is no budget. */
  monthlyBudget: bigint | null
}

/**
 * SQL of the amount that the orders of a profile take from its budget this month, in cents. An order counts in the month
 * in which it was placed, with its subtotal less the discount and the refunds of its items. Cancelled and rejected orders
 * do not count; orders that wait for approval or payment do.
 * @param profileId SQL of the ID of the profile
 * @param teamId SQL of the ID of its team
 */
export const monthlySpendSql = (profileId: string, teamId: string) => `(
  SELECT COALESCE(sum(GREATEST(o."subtotal" - o."discount" - (
    SELECT COALESCE(sum(r."amount"), 0) FROM "item_refund" AS r JOIN "order_item" AS i ON i."id" = r."order_item_id"
    WHERE i."order_id" = o."id"
  ), 0)), 0)::bigint
  FROM "order" AS o
  WHERE o."team_id" = ${teamId} AND o."profile_id" = ${profileId} AND o."status" <> 'CANCELLED'
    AND o."deleted_at" IS NULL AND o."created_at" >= date_trunc('month', now(), 'UTC')
)`

/** Reads the amounts that profiles have spent this month in cents, in the order of `ids`. 0 for an unknown profile. */
export async function loadMonthlySpend(db: Db, ids: readonly string[]): Promise<bigint[]> {
  const sum = Prisma.raw(monthlySpendSql('p.id', 'p.team_id'))
  const rows = await db.$queryRaw<{ amount: bigint }[]>`
    SELECT CASE WHEN p.id IS NULL THEN 0 ELSE ${sum} END AS amount
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS given (id, at) LEFT JOIN profile p ON p.id = given.id
    ORDER BY given.at`
  return rows.map(({ amount }) => amount)
}

/** Part of a budget that is left, in cents, at least 0. */
export const remainingOf = (budget: bigint, spent: bigint): bigint =>
  spent < budget ? budget - spent : 0n

/**
 * Returns the issue of an order that would exceed the budget of its profile now.
 * @param amount subtotal less discount, in cents
 */
export async function budgetIssues(
  db: Db,
  { profileId, profileName, monthlyBudget: budget }: BudgetedProfile,
  amount: bigint,
): Promise<RequestIssue[]> {
  if (budget === null) return []
  const [spent = 0n] = await loadMonthlySpend(db, [profileId])
  const remaining = remainingOf(budget, spent)
  if (amount <= remaining) return []
  const message = `exceeds the monthly budget of ${profileName}, which is ${amountText(budget)}; ${amountText(remaining)} of it remains this month, and the order is ${amountText(amount)}`
  return [
    {
      path: ['profileId'],
      code: 'budget_exceeded',
      message,
      name: profileName,
      ...atMost(remaining),
    },
  ]
}

/**
 * Requires that an order does not exceed the budget of its profile. The lock serializes the orders of the profile until
 * the transaction ends.
 * @param amount subtotal less discount, in cents
 * @throws AppError validation_failed (budget_exceeded)
 */
export async function requireBudget(
  tx: Transaction,
  profile: BudgetedProfile,
  amount: bigint,
): Promise<void> {
  const current = { ...profile, monthlyBudget: await lockBudget(tx, profile.profileId) }
  const issues = await budgetIssues(tx, current, amount)
  if (issues.length > 0) throw validationFailed(issues)
}
