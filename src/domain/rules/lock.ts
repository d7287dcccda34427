import { type Order, Prisma } from '../../../prisma/generated/client/client.js'
import type { Tenant } from '../../access/session.js'
import { notFound } from '../../errors/app-error.js'
import type { Transaction } from '../../postgres/transaction.js'

// To prevent deadlocks, every transaction locks the rows of an order in the same sequence: orders by id, their items by
// id, articles by id, the numbers of credit notes, then of invoices (`nextNumber`), the team's balance. What changes one of these locks it here, after everything earlier in the
// sequence that it changes too.
//
// The locks are FOR NO KEY UPDATE, since no key of these rows ever changes: inserting a row that refers to one of them (an
// article to its order item, an invoice to its order) takes FOR KEY SHARE, which would wait for FOR UPDATE.

/** The NOTIFY channel that announces orders that may have changed, as an order's id and its team's with a space between. */
export const orderChannel = 'masthead_order'

/** Of rows of orders: announces them when the transaction commits. */
const announced = Prisma.sql`pg_notify(${orderChannel}, id || ' ' || team_id)`

/**
 * Locks an order until the transaction ends, and announces it with its commit; and with it its items, which never change without a lock on their order.
 * @throws AppError not_found
 */
export async function lockOrder(tx: Transaction, id: string): Promise<Order> {
  await tx.$executeRaw`
    SELECT ${announced} FROM "order" WHERE id = ${id}::uuid FOR NO KEY UPDATE`
  const order = await tx.order.findFirst({ where: { id, deletedAt: null } })
  if (!order) throw notFound('Order')
  return order
}

/** Locks order items with their orders and articles until the transaction ends, and announces the orders with its commit; ids of another team's are ignored. */
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
  status: { select: { id: true, name: true, prefix: true, color: true } },
} as const

/**
 * Locks an article that a tenant sees until the transaction ends. `now` is later than any earlier change of it, even if
 * clocks of instances differ, so that its history stays in order.
 * @throws AppError not_found
 */
export async function lockArticle(tx: Transaction, { teamId }: Tenant, id: string) {
  const [locked] = await tx.$queryRaw<{ now: Date }[]>`
    SELECT GREATEST(clock_timestamp(), updated_at + interval '1 millisecond')::timestamptz(3) AS now
    FROM article
    WHERE id = ${id}::uuid AND deleted_at IS NULL
      ${teamId ? Prisma.sql`AND team_id = ${teamId}::uuid` : Prisma.empty}
    FOR NO KEY UPDATE`
  if (!locked) throw notFound('Article')
  const article = await tx.article.findUniqueOrThrow({ where: { id }, select: lockedArticle })
  return { ...article, now: locked.now }
}

/**
 * The same after its order item with its order.
 * @throws AppError not_found
 */
export async function lockArticleWithItem(tx: Transaction, tenant: Tenant, id: string) {
  const found = await tx.article.findFirst({
    where: { id, ...tenant, deletedAt: null },
    select: { teamId: true, orderItemId: true },
  })
  if (!found) throw notFound('Article')
  await lockItems(tx, found.teamId, [found.orderItemId])
  return lockArticle(tx, tenant, id)
}

export type LockedArticle = Awaited<ReturnType<typeof lockArticle>>

/**
 * Locks the balance of a team until the transaction ends, unless it is 0. Later statements of the transaction see whatever
 * was committed while this one waited.
 * @returns whether there is anything to spend
 */
export async function lockPositiveBalance(tx: Transaction, teamId: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT FROM team_balance WHERE team_id = ${teamId}::uuid AND amount > 0 FOR NO KEY UPDATE`
  return rows.length > 0
}
