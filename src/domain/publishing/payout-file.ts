/** Payment files, with which the bank of the marketplace transfers payouts. */
import { z } from 'zod'
import type { PayoutFile, Prisma } from '../../../prisma/generated/client/client.js'
import { invalidInput, invalidTransition, notFound } from '../../errors/app-error.js'
import { refuses } from '../../errors/rule-issues.js'
import type { Db, Transaction } from '../../postgres/transaction.js'
import { uuidV7 } from '../../values/uuid.js'
import { type Actor, withAudit, writeAuditEntries } from '../rules/audit.js'
import { type AllowedTransitions, requireTransition } from '../rules/transition.js'
import { unknownId } from '../rules/unknown.js'
import { type CreditTransfer, creditTransferXml } from './credit-transfer.js'
import { requireNoFile, requirePayoutTransition, settlePayouts } from './payout.js'

/**
 * Maximum number of payouts in a file, so that one transaction can mark all of them as paid. The format has no limit in
 * practice (15 digits).
 */
export const maxPayouts = 2_000

export const payoutIdList = z.array(z.string()).min(1).max(maxPayouts)

/** Date as YYYY-MM-DD. */
export const isoDate = z
  .string()
  .refine(
    (text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)),
    refuses('invalid_format', 'must be a date such as 2026-03-01', { expected: 'time' }),
  )

const change = (action: string) => ({ action, entity: 'payout_file', hidden: ['content'] })

/** ID without hyphens: identifiers in payment files have at most 35 characters. */
const shortId = (id: string) => id.replaceAll('-', '')

/**
 * Creates a payment file of pending payouts, in the order of their IDs.
 * @param executionDate defaults to today
 * @throws AppError validation_failed (unknown payout, or a date in the past), invalid_transition (a payout that is not
 * PENDING or in another file, or a bank account is missing or held)
 */
export function createPayoutFile(
  db: Db,
  actor: Actor,
  payoutIds: readonly string[],
  executionDate?: string | null,
): Promise<PayoutFile> {
  return withAudit(db, actor, change('create_payout_file'), async (tx) => {
    const createdAt = new Date()
    const today = createdAt.toISOString().slice(0, 10)
    if (executionDate && executionDate < today)
      throw invalidInput(['executionDate'], 'in_the_past', 'must not be in the past')
    const debtor = tx.market.account
    if (!debtor) {
      throw invalidTransition(
        'no_bank_account',
        'The marketplace has no bank account. Set WIRE_IBAN.',
      )
    }
    const ids = [...new Set(payoutIds)].sort()
    const transfers = (await lockPayouts(tx, ids)).map((payout) =>
      transferOf(payout, tx.market.seller.name),
    )
    const id = uuidV7()
    const data = {
      id,
      createdAt,
      executionDate: new Date(executionDate ?? today),
      amount: transfers.reduce((sum, { amount }) => sum + amount, 0n),
      payoutCount: transfers.length,
    }
    const content = creditTransferXml({ ...data, messageId: shortId(id), debtor, transfers })
    const after = await tx.payoutFile.create({ data: { ...data, content } })
    await tx.payout.updateMany({ where: { id: { in: ids } }, data: { fileId: id } })
    return { before: null, after }
  })
}

/** Status of a payment file. */
export type PayoutFileStatus = 'PENDING' | 'PAID' | 'REVERSED' | 'CANCELLED'

const fileTransitions: AllowedTransitions<PayoutFileStatus> = {
  PENDING: ['PAID', 'CANCELLED'],
  PAID: ['REVERSED'],
  REVERSED: [],
  CANCELLED: [],
}

/**
 * SQL of the status of a payment file: PENDING until none of its payouts is pending, then PAID until all are reversed.
 * @param id SQL of the file ID
 * @param cancelledAt SQL of the column `cancelled_at`
 */
export const payoutFileStatusSql = (id: string, cancelledAt: string) => {
  const hasPayout = (condition: string) =>
    `EXISTS (SELECT FROM "payout" AS p WHERE p."file_id" = ${id} AND p."status" ${condition})`
  return `CASE WHEN ${cancelledAt} IS NOT NULL THEN 'CANCELLED' WHEN ${hasPayout("= 'PENDING'")} THEN 'PENDING' WHEN ${hasPayout("<> 'REVERSED'")} THEN 'PAID' ELSE 'REVERSED' END`
}

/** Reads the statuses of payment files, in the order of `ids`. */
export async function loadPayoutFileStatuses(
  db: Db,
  ids: readonly string[],
): Promise<PayoutFileStatus[]> {
  const rows = await db.$queryRawUnsafe<{ status: PayoutFileStatus }[]>(
    `SELECT ${payoutFileStatusSql('f."id"', 'f."cancelled_at"')} AS status FROM unnest($1::uuid[]) WITH ORDINALITY AS given (id, at) JOIN "payout_file" AS f ON f."id" = given.id ORDER BY given.at`,
    ids,
  )
  return rows.map(({ status }) => status)
}

/** Pending payouts in no payment file. Amount in cents. */
export interface OpenPayouts {
  /** Payouts that a file can contain, oldest first, at most `maxPayouts`. */
  payoutIds: string[]
  /** Sum of these payouts. */
  amount: bigint
  /** Number of other open payouts. */
  omittedCount: number
}

/**
 * Returns the payouts that the next payment file can contain. Excludes those of test teams. Same conditions as
 * `lockPayouts` and `transferOf`.
 */
export async function openPayouts(db: Db): Promise<OpenPayouts> {
  const [open] = await db.$queryRaw<OpenPayouts[]>`
    WITH open AS (
      SELECT p.id, p.amount, p.created_at,
        a.iban IS NOT NULL AND a.account_holder IS NOT NULL AND (a.held_until IS NULL OR a.held_until <= now()) AS is_ready
      FROM payout p
      JOIN team ON team.id = p.team_id AND NOT team.is_test
      LEFT JOIN payout_account a ON a.team_id = p.team_id
      WHERE p.status = 'PENDING' AND p.file_id IS NULL
    ), next AS (
      SELECT id, amount, created_at FROM open WHERE is_ready ORDER BY created_at, id LIMIT ${maxPayouts}
    )
    SELECT COALESCE(array_agg(id::text ORDER BY created_at, id), '{}') AS "payoutIds",
      COALESCE(sum(amount), 0)::bigint AS amount,
      ((SELECT count(*) FROM open) - count(*))::integer AS "omittedCount"
    FROM next`
  return open!
}

const transferred = {
  team: { select: { name: true, payoutAccount: true } },
} satisfies Prisma.PayoutInclude

type TransferredPayout = Prisma.PayoutGetPayload<{ include: typeof transferred }>

/**
 * Locks payouts, and returns them in the order of the IDs. Same condition on teams as `openPayouts`.
 * @throws AppError validation_failed (unknown payout)
 */
async function lockPayouts(tx: Transaction, ids: string[]): Promise<TransferredPayout[]> {
  await tx.$queryRaw`
    SELECT FROM payout WHERE id = ANY (${ids}::uuid[]) ORDER BY id FOR NO KEY UPDATE`
  const payouts = await tx.payout.findMany({
    // The bank must not transfer payouts of test teams.
    where: { id: { in: ids }, team: { isTest: false } },
    include: transferred,
    orderBy: { id: 'asc' },
  })
  if (payouts.length < ids.length) throw unknownId('payoutIds', 'a payout of a live team')
  return payouts
}

/**
 * Returns the transfer of a payout. Same conditions as `openPayouts`.
 * @throws AppError invalid_transition (not PENDING, in a file, or a bank account is missing or held)
 */
function transferOf(payout: TransferredPayout, seller: string): CreditTransfer {
  requirePayoutTransition(payout, 'PAID')
  requireNoFile(payout)
  const { id, amount, currency } = payout
  const { name: publisher, payoutAccount: account } = payout.team
  if (!account?.iban || !account.accountHolder) {
    const message = `${publisher}, the publisher of payout ${id}, has no bank account. Set it with \`updatePayoutAccount\`, or pay by another method.`
    throw invalidTransition('no_bank_account', message)
  }
  const { accountHolder: name, iban, bic, heldUntil } = account
  if (heldUntil && heldUntil > new Date()) {
    const time = heldUntil.toISOString()
    const message = `${publisher}, the publisher of payout ${id}, has replaced its IBAN. Verify it with the publisher and set it again with \`updatePayoutAccount\`, or wait until ${time}.`
    throw invalidTransition('bank_account_held', message, { time })
  }
  return {
    endToEndId: shortId(id),
    ...{ amount, currency },
    creditor: { name, iban, ...(bic && { bic }) },
    remittance: `${seller} payout ${id}`,
  }
}

/**
 * Cancels a payment file that the bank does not execute. Its pending payouts can be paid by another method.
 * @throws AppError not_found, invalid_transition (already cancelled, or none of its payouts is pending)
 */
export function cancelPayoutFile(
  db: Db,
  actor: Actor,
  id: string,
  reason: string,
): Promise<PayoutFile> {
  return withAudit(db, actor, change('cancel_payout_file'), async (tx) => {
    const before = await lockFile(tx, id)
    await lockPendingPayouts(tx, id)
    const [status] = await loadPayoutFileStatuses(tx, [id])
    requireTransition('payment file', fileTransitions, status!, 'CANCELLED')
    const data = { cancelledAt: new Date(), reason }
    const after = await tx.payoutFile.update({ where: { id }, data })
    await tx.payout.updateMany({
      where: { fileId: id, status: 'PENDING' },
      data: { fileId: null },
    })
    return { before, after }
  })
}

/**
 * Records that the bank has executed a payment file: its pending payouts are paid. The reference of each is its
 * end-to-end ID in the file.
 * @throws AppError not_found, invalid_transition (cancelled)
 */
export function markPayoutFilePaid(db: Db, actor: Actor, id: string): Promise<PayoutFile> {
  return withAudit(db, actor, change('mark_payout_file_paid'), async (tx) => {
    const file = await lockFile(tx, id)
    const pending = { fileId: id, status: 'PENDING' } as const
    await lockPendingPayouts(tx, id)
    const before = await tx.payout.findMany({ where: pending, orderBy: { id: 'asc' } })
    const references = before.map((payout) => ({ id: payout.id, reference: shortId(payout.id) }))
    const after = await settlePayouts(tx, actor, references)
    const paid = before.map((payout, at) => ({ before: payout, after: after[at]! }))
    await writeAuditEntries(tx, actor, { action: 'mark_payout_paid', entity: 'payout' }, paid)
    return { before: file, after: file }
  })
}

/** Locks the pending payouts of a locked file, so that none of them is paid by another request. */
async function lockPendingPayouts(tx: Transaction, fileId: string): Promise<void> {
  await tx.$queryRaw`
    SELECT FROM payout WHERE file_id = ${fileId}::uuid AND status = 'PENDING' ORDER BY id FOR NO KEY UPDATE`
}

/** Locks a file that is not cancelled. Its payouts are locked after it. */
async function lockFile(tx: Transaction, id: string): Promise<PayoutFile> {
  await tx.$queryRaw`SELECT FROM payout_file WHERE id = ${id}::uuid FOR NO KEY UPDATE`
  const file = await tx.payoutFile.findUnique({ where: { id } })
  if (!file) throw notFound('Payout file')
  if (file.cancelledAt) {
    throw invalidTransition(
      'status_final',
      'The payment file is cancelled. This status is final.',
      {
        status: 'CANCELLED',
      },
    )
  }
  return file
}
