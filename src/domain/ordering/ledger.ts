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
import { visibleTeam } from '../accounts/team.js'
import { withAudit } from '../rules/audit.js'
import { lockPositiveBalance } from '../rules/lock.js'
import { forEach } from '../rules/promises.js'

/** A credit with something left; `remaining` in cents. */
interface OpenCredit {
  entryId: string
  creditType: CreditType
  remaining: bigint
}

/** What a debit takes from the locked credits, in cents; never more than they hold. */
export interface Draw {
  amount: bigint
  legs: { creditType: CreditType; amount: bigint; sourceId: string }[]
}

const nothing: Draw = { amount: 0n, legs: [] }

/**
 * Locks a team's balance until the transaction ends, and plans to spend up to `limit` cents of it: first the credits that
 * expire soonest, last those that never expire, never expired ones.
 */
export async function planDraw(tx: Transaction, teamId: string, limit: bigint): Promise<Draw> {
  if (limit <= 0n || !(await lockPositiveBalance(tx, teamId))) return nothing
  return draw(await openCredits(tx, teamId, valid), limit)
}

const valid = Prisma.sql`(expires_at IS NULL OR expires_at > now())`

/** SQL of what a team could spend at this moment, in cents; nothing is locked for it. */
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

/** Takes up to `limit` cents from credits, in their order. */
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

/** Books a planned debit; nothing when its amount is 0. */
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

/** What an order took from credits, last drawn first. */
function drawnFor(tx: Transaction, orderId: string): Promise<Part[]> {
  return tx.$queryRaw<Part[]>`
    SELECT leg.credit_type::text AS "creditType", source.expires_at AS "expiresAt", leg.amount
    FROM team_ledger entry
    JOIN team_ledger_leg leg ON leg.entry_id = entry.id AND leg.direction = 'DEBIT'
    JOIN team_ledger source ON source.id = leg.source_id
    WHERE entry.order_id = ${orderId}::uuid
    ORDER BY source.expires_at DESC NULLS FIRST, source.id DESC`
}

/** The parts between two running totals: `from` cents are skipped, and all after `to` cents is left out. */
function between(parts: readonly Part[], from: bigint, to: bigint): Part[] {
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
  const shared = { ...about, teamId, orderId, type: 'CREDIT', transactionId: uuidV7() } as const
  await tx.teamLedgerEntry.createMany({ data: parts.map((part) => ({ ...part, ...shared })) })
}

/** Gives back what an order took: a credit of the same type and expiry for each that it drew from. */
export async function returnCredits(
  tx: Transaction,
  order: Pick<Order, 'id' | 'teamId' | 'referenceNumber'>,
): Promise<void> {
  const reason = `Returned: order ${order.referenceNumber} was cancelled`
  await bookReturn(tx, order, await drawnFor(tx, order.id), { reason })
}

/** What is returned of what was paid for an order, in cents. */
export interface Returned {
  /** How much of the order's credits was returned earlier. */
  creditsReturnedBefore: bigint
  /** What credits had paid. */
  fromCredits: bigint
  /** What money had paid and becomes a credit. */
  fromMoney: bigint
}

/**
 * Returns part of what was paid for an order: what credits paid as credits of the same type and expiry, those that
 * were drawn last first; what money paid as a credit of type REFUND that never expires.
 */
export async function returnAsCredit(
  tx: Transaction,
  order: Pick<Order, 'id' | 'teamId'>,
  { creditsReturnedBefore, fromCredits, fromMoney }: Returned,
  about: About,
): Promise<void> {
  const drawn = fromCredits > 0n ? await drawnFor(tx, order.id) : []
  const parts = between(drawn, creditsReturnedBefore, creditsReturnedBefore + fromCredits)
  if (fromMoney > 0n) parts.push({ creditType: 'REFUND', expiresAt: null, amount: fromMoney })
  await bookReturn(tx, order, parts, about)
}

/** A credit to be granted; `amount` in cents, above 0. */
export interface NewCredit {
  teamId: string
  amount: bigint
  creditType: CreditType
  reason?: string | null
  /** Never when absent. */
  expiresAt?: Date | null
}

/**
 * Grants a team a credit.
 * @throws AppError not_found (no such team), validation_failed (it would expire in the past)
 */
export function grantCredit(db: Db, operator: Caller, input: NewCredit): Promise<TeamLedgerEntry> {
  if (input.expiresAt && input.expiresAt <= new Date()) {
    throw invalidInput(['expiresAt'], 'in_the_past', 'must be in the future')
  }
  return withAudit(db, operator, { action: 'grant_credit', entity: 'team_ledger' }, async (tx) => {
    await visibleTeam(tx, operator, input.teamId)
    const after = await tx.teamLedgerEntry.create({
      data: { ...input, type: 'CREDIT', actorId: operator.userId },
    })
    return { before: null, after }
  })
}

/** A credit to be taken back; `amount` in cents, above 0. */
export interface Withdrawal {
  teamId: string
  amount: bigint
  /** The entry of the credit that it is taken from; those that expire soonest when absent. */
  creditId?: string | null
  reason?: string | null
}

/**
 * Takes back credits of a team, as far as they are not spent.
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
      await visibleTeam(tx, operator, teamId)
      await lockPositiveBalance(tx, teamId)
      const from = creditId ? Prisma.sql`${valid} AND entry_id = ${creditId}::uuid` : valid
      const planned = draw(await openCredits(tx, teamId, from), amount)
      if (planned.amount < amount) {
        const message = `must be at most ${amountText(planned.amount)}, which is not spent yet`
        throw invalidInput(['amount'], 'out_of_range', message, atMost(planned.amount))
      }
      const id = uuidV7()
      const actorId = operator.userId || undefined
      await bookDraw(tx, teamId, planned, { id, reason, ...(actorId && { actorId }) })
      return { before: null, after: await tx.teamLedgerEntry.findUniqueOrThrow({ where: { id } }) }
    },
  )
}

/** Writes off what is left of expired credits, so that balances are what can be spent. */
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
