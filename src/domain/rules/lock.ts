import { type Order, Prisma } from '../../../prisma/generated/client/client.js'
import type { Tenant } from '../../access/session.js'
import { notFound } from '../../errors/app-error.js'

type Tx = Prisma.TransactionClient

// Every transaction takes the rows that belong to an order in one order, so that no two wait for each other: orders
// by id, then their items by id, then articles by id, then the balance of the team. Whoever changes one of these
// locks it here, together with all that comes before it and changes too, before anything that comes later.
//
// None of the locks is FOR UPDATE: a foreign key that points to the row (an article to its order item, an invoice to
// its order) takes FOR KEY SHARE, which waits for FOR UPDATE alone. No key of these rows ever changes.

/**
 * An order for this transaction alone, until it ends; so are its items, which nobody changes without their order.
 * @throws AppError not_found
 */
export async function lockOrder(tx: Tx, id: string): Promise<Order> {
  await tx.$queryRaw`SELECT FROM "order" WHERE id = ${id}::uuid FOR NO KEY UPDATE`
  const order = await tx.order.findFirst({ where: { id, deletedAt: null } })
  if (!order) throw notFound('Order')
  return order
}

/** Order items with their orders and articles, for this transaction alone; only those of the team, and none else. */
export async function lockItems(tx: Tx, teamId: string, ids: readonly string[]): Promise<void> {
  const items = Prisma.sql`order_item WHERE id = ANY (${ids}::uuid[]) AND team_id = ${teamId}::uuid`
  await tx.$queryRaw`
    SELECT FROM "order" WHERE id IN (SELECT order_id FROM ${items}) ORDER BY id FOR NO KEY UPDATE`
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
  status: { select: { id: true, name: true, prefix: true, color: true } },
} as const

/**
 * An article that a tenant sees, for this transaction alone, until it ends. `now` is later than any change of it before,
 * whatever the clocks of other instances say, so its history has one order.
 * @throws AppError not_found
 */
export async function lockArticle(tx: Tx, { teamId }: Tenant, id: string) {
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

export type LockedArticle = Awaited<ReturnType<typeof lockArticle>>

/**
 * The balance of a team for this transaction alone, until it ends, unless it is 0. Statements see what was committed
 * before them: those that follow see all that the lock waited for.
 * @returns whether there is anything to spend
 */
export async function lockPositiveBalance(tx: Tx, teamId: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT FROM team_balance WHERE team_id = ${teamId}::uuid AND amount > 0 FOR NO KEY UPDATE`
  return rows.length > 0
}
