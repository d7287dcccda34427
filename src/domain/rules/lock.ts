import { type Order, Prisma } from '../../../prisma/generated/client/client.js'
import type { Tenant } from '../../access/tenancy.js'
import { notFound } from '../../errors/app-error.js'
import type { Transaction } from '../../postgres/transaction.js'

// To prevent deadlocks, every transaction locks the rows of an order in the same sequence:
// 1. the budget of a profile (`lockBudget`)
// 2. orders by ID
// 3. order items by ID
// 4. articles by ID
// 5. the number series of credit notes, then of invoices (`nextNumber`)
// 6. the balance of the team
//
// Lock these rows only through this file and `nextNumber`, each after all rows that come earlier in
// the sequence.
//
// The locks are FOR NO KEY UPDATE, because the keys of these rows never change. Inserting a row
// that references one of them, such as an article of an order item, takes FOR KEY SHARE. That lock
// would wait for FOR UPDATE.

/**
 * NOTIFY channel for changed orders. The payload is the ID of the order, a space, and the ID of its
 * team.
 */
export const orderChannel = 'masthead_order'

/** Select expression over `order` that sends the notification when the transaction commits. */
const announced = Prisma.sql`pg_notify(${orderChannel}, id || ' ' || team_id)`

/**
 * Locks the budget of a profile until the transaction ends, so that orders of the profile are placed one after another.
 * Later statements of the transaction see all orders committed before the lock was granted.
 * @returns the budget per calendar month in cents, or null if there is none any more
 */
export async function lockBudget(tx: Transaction, profileId: string): Promise<bigint | null> {
  const [profile] = await tx.$queryRaw<{ budget: bigint | null }[]>`
    SELECT monthly_budget AS budget FROM profile WHERE id = ${profileId}::uuid FOR NO KEY UPDATE`
  return profile?.budget ?? null
}

/**
 * Locks an order until the transaction ends, and sends the notification on commit. Its order items
 * need no lock of their own: they change only under the lock on their order.
 * @throws AppError not_found
 */
export async function lockOrder(tx: Transaction, id: string): Promise<Order> {
  await tx.$executeRaw`
    SELECT ${announced} FROM "order" WHERE id = ${id}::uuid FOR NO KEY UPDATE`
  const order = await tx.order.findFirst({ where: { id, deletedAt: null } })
  if (!order) throw notFound('Order')
  return order
}

/**
 * Locks order items, their orders and their articles until the transaction ends, and sends the
 * notifications of the orders on commit. Ignores IDs of other teams.
 */
export async function lockItems(
  tx: Transaction,
  teamId: string,
  ids: readonly string[],
): Promise<void> {
  const items = Prisma.sql`order_item WHERE id = ANY (${ids}::uuid[]) AND team_id = ${teamId}::uuid`
  await tx.$executeRaw`
    SELECT ${announced} FROM "order" WHERE id IN (SELECT order_id FROM ${items})
    ORDER BY id FOR NO KEY UPDATE`
  await tx.$queryRaw`SELECT FROM ${items} ORDER BY id FOR NO KEY UPDATE`
  await tx.$queryRaw`
    SELECT FROM article WHERE order_item_id IN (SELECT id FROM ${items}) ORDER BY id FOR NO KEY UPDATE`
}

const lockedArticle = {
  id: true,
  teamId: true,
  name: true,
  campaignId: true,
  profileId: true,
  orderItemId: true,
  liveUrl: true,
  writerId: true,
  draftApprovedAt: true,
  status: { select: { id: true, name: true, prefix: true, color: true } },
} as const

/**
 * Locks an article that the tenant can see until the transaction ends. Returns it with `now`, a
 * time later than any earlier change of the article even if the clocks of instances differ. Status
 * changes therefore stay in order.
 * @throws AppError not_found
 */
export async function lockArticle(tx: Transaction, { teamId, profileId }: Tenant, id: string) {
  const [locked] = await tx.$queryRaw<{ now: Date }[]>`
    SELECT GREATEST(clock_timestamp(), updated_at + interval '1 millisecond')::timestamptz(3) AS now
    FROM article
    WHERE id = ${id}::uuid AND deleted_at IS NULL
      ${teamId ? Prisma.sql`AND team_id = ${teamId}::uuid` : Prisma.empty}
      ${profileId ? Prisma.sql`AND profile_id = ${profileId}::uuid` : Prisma.empty}
    FOR NO KEY UPDATE`
  if (!locked) throw notFound('Article')
  const article = await tx.article.findUniqueOrThrow({ where: { id }, select: lockedArticle })
  return { ...article, now: locked.now }
}

/**
 * Locks the order and the order item of an article, then the article.
 * @throws AppError not_found
 */
export async function lockArticleWithItem(tx: Transaction, tenant: Tenant, id: string) {
  const existing = await tx.article.findFirst({
    where: { id, ...tenant, deletedAt: null },
    select: { teamId: true, orderItemId: true },
  })
  if (!existing) throw notFound('Article')
  await lockItems(tx, existing.teamId, [existing.orderItemId])
  return lockArticle(tx, tenant, id)
}

export type LockedArticle = Awaited<ReturnType<typeof lockArticle>>

/**
 * Locks the balance of a team until the transaction ends, unless the balance is 0. Later statements
 * of the transaction see everything committed before the lock was granted.
 * @returns whether the balance is positive
 */
export async function lockPositiveBalance(tx: Transaction, teamId: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT FROM team_balance WHERE team_id = ${teamId}::uuid AND amount > 0 FOR NO KEY UPDATE`
  return rows.length > 0
}
