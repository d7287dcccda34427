/** Monthly statements of publishers: self-billing invoices of what they earned, with their payouts and balance. */
import { z } from 'zod'
import type { PayoutStatement } from '../../../prisma/generated/client/client.js'
import type { Caller } from '../../access/session.js'
import type { Seller } from '../../config/env.js'
import { invalidInput, notFound } from '../../errors/app-error.js'
import { refuses } from '../../errors/rule-issues.js'
import type { Job } from '../../jobs/queue.js'
import {
  type Db,
  inTransaction,
  type MarketClient,
  type Transaction,
} from '../../postgres/transaction.js'
import { hourMs } from '../../values/units.js'
import { requireTeamId, requireTeamKind } from '../accounts/team.js'
import { notify } from '../integration/notification.js'
import { nextNumber } from '../ordering/invoice-document.js'
import { type Actor, claimEntry, withAudit } from '../rules/audit.js'
import { forEach } from '../rules/promises.js'
import { lockLedger } from './payout.js'

/** Month as YYYY-MM. */
export const monthText = z
  .string()
  .refine(
    (text) => /^\d{4}-(0[1-9]|1[0-2])$/.test(text),
    refuses('invalid_format', 'must be a month such as 2026-03', { expected: 'time' }),
  )

/** Period of a month in UTC: from `start`, before `end`. */
interface Period {
  start: Date
  end: Date
}

const periodOf = (year: number, month: number): Period => ({
  start: new Date(Date.UTC(year, month, 1)),
  end: new Date(Date.UTC(year, month + 1, 1)),
})

/** Transactions that began before the end of a month have committed after this time. */
const settlingMs = hourMs

/**
 * Type of a line: an entry of the ledger, a payout (PAID) or its reversal (RETURNED).
 */
type LineType = 'EARNED' | 'REVERSED' | 'PAID' | 'RETURNED'

/** Line of a statement. Amount in cents, positive if it increases the balance. */
export interface StatementLine {
  /** ISO 8601. */
  at: string
  type: LineType
  /** Outlet and product, or the reference of a payout. */
  text: string
  amount: number
}

/** Publisher as named on a statement. */
interface StatementPublisher {
  name: string
  /** May have several lines. */
  address?: string
  taxNumber?: string
}

/**
 * Returns the statement of a publisher for a past month, and creates it on first use.
 * @throws AppError not_found (another team), validation_failed (an operator gave no team, a buyer team, or a month that
 * has not ended or is before the team was created)
 */
export function createPayoutStatement(
  db: Db,
  caller: Caller,
  { teamId: givenTeamId, month }: { teamId?: string | null | undefined; month: string },
): Promise<PayoutStatement> {
  return inTransaction(db, async (tx) => {
    const teamId = await requireTeamId(tx, caller, givenTeamId)
    await requireTeamKind(tx, teamId, 'PUBLISHER')
    const [year, number] = month.split('-').map(Number) as [number, number]
    const period = periodOf(year, number - 1)
    const { createdAt } = await tx.team.findUniqueOrThrow({ where: { id: teamId } })
    if (period.end.getTime() + settlingMs > Date.now() || period.end <= createdAt) {
      throw invalidInput(
        ['month'],
        'month_not_ended',
        'must be a month that ended at least an hour ago, and after the team was created',
      )
    }
    return issueStatement(tx, caller, teamId, period)
  })
}

async function issueStatement(
  tx: Transaction,
  actor: Actor | null,
  teamId: string,
  { start, end }: Period,
): Promise<PayoutStatement> {
  await lockLedger(tx, teamId)
  const existing = await tx.payoutStatement.findUnique({
    where: { teamId_periodStart: { teamId, periodStart: start } },
  })
  if (existing) {
    // Nothing has changed.
    claimEntry(tx, existing.id)
    return existing
  }
  const change = {
    action: 'create_payout_statement',
    entity: 'payout_statement',
    hidden: ['lines'],
  }
  return withAudit(tx, actor, change, async () => {
    const [openingBalance, lines] = [
      await balanceAt(tx, teamId, start),
      await linesOf(tx, teamId, start, end),
    ]
    const sum = (...types: LineType[]) =>
      lines
        .filter(({ type }) => types.includes(type))
        .reduce((total, { amount }) => total + BigInt(amount), 0n)
    const [earned, reversed, paid] = [sum('EARNED'), sum('REVERSED'), sum('PAID', 'RETURNED')]
    const { owner, publisher } = await publisherOf(tx, teamId)
    const issuedAt = new Date()
    const after = await tx.payoutStatement.create({
      data: {
        teamId,
        ...{ periodStart: start, periodEnd: end, issuedAt },
        referenceNumber: await nextNumber(tx, { teamId, type: 'STATEMENT', issuedAt }),
        language: owner.language ?? 'EN',
        ...{ seller: { ...tx.market.seller }, publisher: { ...publisher } },
        ...{ openingBalance, earned, reversed, paid },
        closingBalance: openingBalance + earned + reversed + paid,
        lines: lines.map((line) => ({ ...line })),
      },
    })
    await notify(tx, { kind: 'PAYOUT_STATEMENT', entity: 'payout_statement', entityId: after.id })
    return { before: null, after }
  })
}

async function publisherOf(tx: Transaction, teamId: string) {
  const { name, owner, payoutAccount } = await tx.team.findUniqueOrThrow({
    where: { id: teamId },
    include: { owner: { select: { language: true } }, payoutAccount: true },
  })
  const { address, taxNumber } = payoutAccount ?? {}
  const publisher: StatementPublisher = {
    name,
    ...(address && { address }),
    ...(taxNumber && { taxNumber }),
  }
  return { owner, publisher }
}

/** Earned and not paid out before a time, in cents. */
async function balanceAt(tx: Transaction, teamId: string, at: Date): Promise<bigint> {
  const [{ balance }] = await tx.$queryRaw<[{ balance: bigint }]>`
    SELECT (
      COALESCE((SELECT sum(amount) FROM publisher_ledger WHERE team_id = ${teamId}::uuid AND created_at < ${at}), 0)
      - COALESCE((SELECT sum(amount) FROM payout WHERE team_id = ${teamId}::uuid AND paid_at < ${at}), 0)
      + COALESCE((
        SELECT sum(amount) FROM payout
        WHERE team_id = ${teamId}::uuid AND status = 'REVERSED' AND ended_at < ${at}
      ), 0)
    )::bigint AS balance`
  return balance
}

async function linesOf(
  tx: Transaction,
  teamId: string,
  start: Date,
  end: Date,
): Promise<StatementLine[]> {
  const rows = await tx.$queryRaw<{ at: Date; type: LineType; text: string; amount: bigint }[]>`
    SELECT e.created_at AS at, e.type::text AS type, outlet.name || ': ' || product.name AS text, e.amount
    FROM publisher_ledger e
    JOIN placement ON placement.id = e.placement_id
    JOIN product ON product.id = placement.product_id
    JOIN outlet ON outlet.id = product.outlet_id
    WHERE e.team_id = ${teamId}::uuid AND e.created_at >= ${start} AND e.created_at < ${end}
    UNION ALL
    SELECT paid_at, 'PAID', COALESCE(reference, ''), -amount FROM payout
    WHERE team_id = ${teamId}::uuid AND paid_at >= ${start} AND paid_at < ${end}
    UNION ALL
    SELECT ended_at, 'RETURNED', COALESCE(reference, ''), amount FROM payout
    WHERE team_id = ${teamId}::uuid AND status = 'REVERSED' AND ended_at >= ${start} AND ended_at < ${end}
    ORDER BY at, type, text, amount`
  return rows.map(({ at, amount, ...line }) => ({
    ...line,
    at: at.toISOString(),
    amount: Number(amount),
  }))
}

/** Creates the statements of the last month, for publishers with a balance, entries or payouts. */
export const createPayoutStatements: Job<unknown, { prisma: MarketClient }> = {
  name: 'create_payout_statements',
  // Daily, so that a month is not missed if the server is stopped on its first day.
  cron: '30 3 * * *',
  isSingle: true,
  run: (_payload, { prisma }) => stateMonth(prisma, new Date()),
}

/** @param now determines the month: the last one that has ended */
export async function stateMonth(prisma: MarketClient, now: Date): Promise<void> {
  const period = periodOf(now.getUTCFullYear(), now.getUTCMonth() - 1)
  const { start, end } = period
  const publishers = await prisma.$queryRaw<{ teamId: string }[]>`
    SELECT team.id AS "teamId" FROM team
    WHERE kind = 'PUBLISHER'
      AND EXISTS (SELECT FROM publisher_ledger WHERE team_id = team.id AND created_at < ${end})
      AND NOT EXISTS (SELECT FROM payout_statement WHERE team_id = team.id AND period_start = ${start})
    ORDER BY team.id`
  await forEach(
    publishers,
    'Publishers without a statement',
    ({ teamId }) => teamId,
    ({ teamId }) =>
      inTransaction(prisma, async (tx) => {
        if (await hasContent(tx, teamId, period)) await issueStatement(tx, null, teamId, period)
      }),
  )
}

async function hasContent(tx: Transaction, teamId: string, { start, end }: Period) {
  if ((await balanceAt(tx, teamId, start)) !== 0n) return true
  return (await linesOf(tx, teamId, start, end)).length > 0
}

/** Content of a statement's PDF. Amounts in cents. */
export type StatementDocument = Omit<PayoutStatement, 'lines' | 'seller' | 'publisher'> & {
  lines: StatementLine[]
  seller: Seller
  publisher: StatementPublisher
}

/**
 * Reads a statement as issued.
 * @throws AppError not_found
 */
export async function requireStatement(db: Db, id: string): Promise<StatementDocument> {
  const statement = await db.payoutStatement.findUnique({ where: { id } })
  if (!statement) throw notFound('Payout statement')
  const { lines, seller, publisher }: StoredColumns = statement
  return {
    ...statement,
    lines: lines as StatementLine[],
    seller: seller as Seller,
    publisher: publisher as StatementPublisher,
  }
}

/** Columns of JSON, which `issueStatement` writes. */
type StoredColumns = Record<'lines' | 'seller' | 'publisher', unknown>
