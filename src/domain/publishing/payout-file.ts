/** Payment files, with which the bank of the marketplace transfers payouts. */
import { z } from 'zod'
import type { PayoutFile } from '../../../prisma/generated/client/client.js'
import { invalidInput, invalidTransition, notFound } from '../../errors/app-error.js'
import { refuses } from '../../errors/rule-issues.js'
import type { Db, Transaction } from '../../postgres/transaction.js'
import { uuidV7 } from '../../values/uuid.js'
import { type Actor, withAudit } from '../rules/audit.js'
import { unknownId } from '../rules/unknown.js'
import { type CreditTransfer, creditTransferXml } from './credit-transfer.js'
import { lockPayout, markPayoutPaid, requireNoFile, requirePayoutTransition } from './payout.js'

/** Maximum number of payouts in a file. */
export const maxPayouts = 500

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
    const transfers: CreditTransfer[] = []
    for (const id of ids) transfers.push(await transferOf(tx, id))
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

async function transferOf(tx: Transaction, id: string): Promise<CreditTransfer> {
  // The bank must not transfer payouts of test teams.
  if ((await tx.payout.count({ where: { id, team: { isTest: false } } })) === 0)
    throw unknownId('payoutIds', 'a payout of a live team')
  const payout = await lockPayout(tx, id)
  requirePayoutTransition(payout, 'PAID')
  requireNoFile(payout)
  const { teamId, amount, currency } = payout
  const account = await tx.payoutAccount.findUnique({
    where: { teamId },
    include: { team: { select: { name: true } } },
  })
  if (!account?.iban || !account.accountHolder) {
    const message = `The publisher of payout ${id} has no bank account. Set it with \`updatePayoutAccount\`, or pay by another method.`
    throw invalidTransition('no_bank_account', message)
  }
  const { accountHolder: name, iban, bic, heldUntil } = account
  if (heldUntil && heldUntil > new Date()) {
    const time = heldUntil.toISOString()
    const message = `The publisher of payout ${id} has replaced its IBAN. Verify it with the publisher and set it again with \`updatePayoutAccount\`, or wait until ${time}.`
    throw invalidTransition('bank_account_held', message, { time })
  }
  return {
    endToEndId: shortId(id),
    ...{ amount, currency },
    creditor: { name, iban, ...(bic && { bic }) },
    remittance: `${tx.market.seller.name} payout ${id}`,
  }
}

/**
 * Cancels a payment file that the bank does not execute. Its pending payouts can be paid by another method.
 * @throws AppError not_found, invalid_transition (already cancelled)
 */
export function cancelPayoutFile(
  db: Db,
  actor: Actor,
  id: string,
  reason: string,
): Promise<PayoutFile> {
  return withAudit(db, actor, change('cancel_payout_file'), async (tx) => {
    const before = await lockFile(tx, id)
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
    const payouts = await tx.payout.findMany({
      where: { fileId: id, status: 'PENDING' },
      orderBy: { id: 'asc' },
      select: { id: true },
    })
    for (const payout of payouts) await markPayoutPaid(tx, actor, payout.id, shortId(payout.id))
    return { before: file, after: file }
  })
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
