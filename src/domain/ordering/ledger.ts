import {
  type Order,
  Prisma,
  type TeamLedgerEntry,
} from '../../../prisma/generated/client/client.js'
import type { CreditType } from '../../../prisma/generated/client/enums.js'
import type { Caller } from '../../access/session.js'
import { invalidInput } from '../../errors/app-error.js'
import type { Job } from '../../jobs/queue.js'
import { type Db, inTransaction, type Transaction } from '../../postgres/transaction.js'
import { amountText, atMost } from '../../values/money.js'
import { uuidV7 } from '../../values/uuid.js'
import { requireVisibleTeam } from '../accounts/team.js'
import { withAudit } from '../rules/audit.js'
import { lockPositiveBalance } from '../rules/lock.js'
import { forEach } from '../rules/promises.js'

/** A credit with a remainder; `remaining` in cents. */
interface OpenCredit {
  entryId: string
  creditType: CreditType
  remaining: bigint
}

/**
 * Amounts that a debit takes from the locked credits, in cents. They never exceed the remainders.
 */
export interface Draw {
  amount: bigint
  legs: { creditType: CreditType; amount: bigint; sourceId: string }[]
}

const nothing: Draw = { amount: 0n, legs: [] }

/**
 * Locks a team's balance until the transaction ends, and plans a debit of up to `limit` cents.
 * Credits that expire soonest are used first, credits without expiry last, and expired credits
 * never.
 */
export async function planDraw(tx: Transaction, teamId: string, limit: bigint): Promise<Draw> {
  if (limit <= 0n || !(await lockPositiveBalance(tx, teamId))) return nothing
  return draw(await openCredits(tx, teamId, valid), limit)
}

const valid = Prisma.sql`(expires_at IS NULL OR expires_at > now())`

/** SQL of the amount that a team can spend now, in cents. Takes no lock. */
export const spendable = (teamId: Prisma.Sql): Prisma.Sql => Prisma.sql`(
  SELECT COALESCE(sum(remaining), 0)::bigint FROM team_credit
  WHERE team_id = ${teamId} AND remaining > 0 AND ${valid}
)`

function openCredits(
  tx: Transaction,
  teamId: string,
  condition: Prisma.Sql,
): Promise<OpenCredit[]> {
  return tx.$queryRaw<OpenCredit[]>`
    SELECT entry_id AS "entryId", credit_type::text AS "creditType", remaining
    FROM team_credit
    WHERE team_id = ${teamId}::uuid AND remaining > 0 AND ${condition}
    ORDER BY expires_at, entry_id`
}

/** Takes up to `limit` cents from credits, in the given order. */
export function draw(credits: readonly OpenCredit[], limit: bigint): Draw {
  const legs: Draw['legs'] = []
  let rest = limit
  for (const { entryId, creditType, remaining } of credits) {
    if (rest === 0n) break
    let amount = remaining
    if (amount > rest) amount = rest
    legs.push({ creditType, amount, sourceId: entryId })
    rest -= amount
  }
  return { amount: limit - rest, legs }
}

/** Books a planned debit. Does nothing if the amount is 0. */
export async function bookDraw(
  tx: Transaction,
  teamId: string,
  { amount, legs }: Draw,
  about: { id?: string; reason: string | null; orderId?: string; actorId?: string },
): Promise<void> {
  if (amount === 0n) return
  const { id = uuidV7(), reason, orderId = null, actorId = null } = about
  await tx.$executeRaw`
    WITH entry AS (
      INSERT INTO team_ledger (id, team_id, type, amount, reason, order_id, actor_id, transaction_id)
      VALUES (${id}::uuid, ${teamId}::uuid, 'DEBIT', ${amount}, ${reason}, ${orderId}::uuid, ${actorId}::uuid, ${uuidV7()}::uuid)
      RETURNING id, team_id
    )
    INSERT INTO team_ledger_leg (team_id, entry_id, credit_type, direction, amount, source_id)
    SELECT entry.team_id, entry.id, leg.credit_type::credit_type, 'DEBIT', leg.amount, leg.source_id
    FROM entry, unnest(
      ${legs.map(({ creditType }) => creditType)}::text[], ${legs.map((leg) => leg.amount)}::bigint[],
      ${legs.map(({ sourceId }) => sourceId)}::uuid[]
    ) AS leg (credit_type, amount, source_id)`
}

/** Part of a credit; `amount` in cents. */
interface Part {
  creditType: CreditType
  expiresAt: Date | null
  amount: bigint
}

/** Returns the parts of credits that an order used, last used first. */
function readUsedCredits(tx: Transaction, orderId: string): Promise<Part[]> {
  return tx.$queryRaw<Part[]>`
    SELECT leg.credit_type::text AS "creditType", source.expires_at AS "expiresAt", leg.amount
    FROM team_ledger entry
    JOIN team_ledger_leg leg ON leg.entry_id = entry.id AND leg.direction = 'DEBIT'
    JOIN team_ledger source ON source.id = leg.source_id
    WHERE entry.order_id = ${orderId}::uuid
    ORDER BY source.expires_at DESC NULLS FIRST, source.id DESC`
}

/**
 * Cuts out the parts between two running totals in cents: skips the first `from` cents, and omits
 * everything after `to` cents.
 */
function cutParts(parts: readonly Part[], from: bigint, to: bigint): Part[] {
  let end = 0n
  return parts.flatMap((part) => {
    const start = end
    end += part.amount
    const amount = (end < to ? end : to) - (start > from ? start : from)
    return amount > 0n ? [{ ...part, amount }] : []
  })
}

/** Reason and subject of a return. */
type About = Pick<
  Prisma.TeamLedgerEntryCreateManyInput,
  'reason' | 'entity' | 'entityId' | 'actorId'
>

async function bookReturn(
  tx: Transaction,
  { id: orderId, teamId }: Pick<Order, 'id' | 'teamId'>,
  parts: readonly Part[],
  about: About,
): Promise<void> {
  const common = { ...about, teamId, orderId, type: 'CREDIT', transactionId: uuidV7() } as const
  await tx.teamLedgerEntry.createMany({ data: parts.map((part) => ({ ...part, ...common })) })
}

/** Returns the credits that an order used, each with the same type and expiry. */
export async function returnCredits(
  tx: Transaction,
  order: Pick<Order, 'id' | 'teamId' | 'referenceNumber'>,
): Promise<void> {
  const reason = `Returned: order ${order.referenceNumber} was cancelled`
  await bookReturn(tx, order, await readUsedCredits(tx, order.id), { reason })
}

/** Amounts to return of what was paid for an order, in cents. */
export interface Returned {
  /** Amount of the order's credits that was returned earlier. */
  creditsReturnedBefore: bigint
  /** Amount that was paid by credits. */
  fromCredits: bigint
  /** Amount that was paid with money and becomes a credit. */
  fromMoney: bigint
}

/**
 * Returns part of what was paid for an order. The part paid by credits becomes credits of the same
 * type and expiry, in reverse order of use. The part paid with money becomes a credit of type
 * REFUND without expiry.
 */
export async function returnAsCredit(
  tx: Transaction,
  order: Pick<Order, 'id' | 'teamId'>,
  { creditsReturnedBefore, fromCredits, fromMoney }: Returned,
  about: About,
): Promise<void> {
  const usedParts = fromCredits > 0n ? await readUsedCredits(tx, order.id) : []
  const parts = cutParts(usedParts, creditsReturnedBefore, creditsReturnedBefore + fromCredits)
  if (fromMoney > 0n) parts.push({ creditType: 'REFUND', expiresAt: null, amount: fromMoney })
  await bookReturn(tx, order, parts, about)
}

/** A credit to grant; `amount` in cents, above 0. */
export interface NewCredit {
  teamId: string
  amount: bigint
  creditType: CreditType
  reason?: string | null
  /** Null if the credit does not expire. */
  expiresAt?: Date | null
}

/**
 * Grants a credit to a team.
 * @throws AppError not_found (no such team), validation_failed (an expiry in the past)
 */
export function grantCredit(db: Db, operator: Caller, input: NewCredit): Promise<TeamLedgerEntry> {
  if (input.expiresAt && input.expiresAt <= new Date()) {
    throw invalidInput(['expiresAt'], 'in_the_past', 'must be in the future')
  }
  return withAudit(db, operator, { action: 'grant_credit', entity: 'team_ledger' }, async (tx) => {
    await requireVisibleTeam(tx, operator, input.teamId)
    const after = await tx.teamLedgerEntry.create({
      data: { ...input, type: 'CREDIT', actorId: operator.userId },
    })
    return { before: null, after }
  })
}

/** Credits to withdraw; `amount` in cents, above 0. */
export interface Withdrawal {
  teamId: string
  amount: bigint
  /** Ledger entry of the credit to withdraw from. Defaults to the credits that expire soonest. */
  creditId?: string | null
  reason?: string | null
}

/**
 * Withdraws unspent credits of a team.
 * @throws AppError not_found (no such team), validation_failed (more than is left)
 */
export function withdrawCredit(
  db: Db,
  operator: Caller,
  { teamId, amount, creditId, reason = null }: Withdrawal,
): Promise<TeamLedgerEntry> {
  return withAudit(
    db,
    operator,
    { action: 'withdraw_credit', entity: 'team_ledger' },
    async (tx) => {
      await requireVisibleTeam(tx, operator, teamId)
      await lockPositiveBalance(tx, teamId)
      const from = creditId ? Prisma.sql`${valid} AND entry_id = ${creditId}::uuid` : valid
      const plan = draw(await openCredits(tx, teamId, from), amount)
      if (plan.amount < amount) {
        const message = `must be at most ${amountText(plan.amount)}, the unspent amount`
        throw invalidInput(['amount'], 'out_of_range', message, atMost(plan.amount))
      }
      const id = uuidV7()
      const actorId = operator.userId || undefined
      await bookDraw(tx, teamId, plan, { id, reason, ...(actorId && { actorId }) })
      return { before: null, after: await tx.teamLedgerEntry.findUniqueOrThrow({ where: { id } }) }
    },
  )
}

/**
 * Writes off the remainders of expired credits, so that balances contain only what can be spent.
 */
export const expireCredits: Job = {
  name: 'expire_credits',
  cron: '7 * * * *',
  async run(_payload, { prisma }) {
    const teams = await prisma.teamCredit.findMany({
      where: { remaining: { gt: 0 }, expiresAt: { lte: new Date() } },
      distinct: ['teamId'],
      select: { teamId: true },
    })
    await forEach(
      teams,
      'Teams whose expired credits could not be written off',
      ({ teamId }) => teamId,
      ({ teamId }) => expireCreditsOf(prisma, teamId),
    )
  },
}

function expireCreditsOf(db: Db, teamId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (!(await lockPositiveBalance(tx, teamId))) return
    const expired = await openCredits(tx, teamId, Prisma.sql`expires_at <= now()`)
    const total = expired.reduce((sum, { remaining }) => sum + remaining, 0n)
    await bookDraw(tx, teamId, draw(expired, total), { reason: 'Expired' })
  })
}
