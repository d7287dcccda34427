/** Bank accounts of publishers, for payment files. */
import { z } from 'zod'
import type { PayoutAccount } from '../../../prisma/generated/client/client.js'
import type { Caller } from '../../access/session.js'
import { invalidInput } from '../../errors/app-error.js'
import { refuses } from '../../errors/rule-issues.js'
import type { Db, Transaction } from '../../postgres/transaction.js'
import { bankText, electronicForm, isBic, isIban, isLatin } from '../../values/bank-account.js'
import { dayMs } from '../../values/units.js'
import { requireTeamId, requireTeamKind } from '../accounts/team.js'
import { notify } from '../integration/notification.js'
import { withAudit } from '../rules/audit.js'
import { trimmedText } from '../rules/text.js'

// A payment file contains the name as `bankText`, which must not be empty.
export const accountHolder = trimmedText(140).refine(
  (text) => isLatin(text) && (text === '' || /[A-Za-z0-9]/.test(bankText(text))),
  refuses('invalid_format', 'must consist of Latin letters and digits, at least one', {
    expected: 'latin',
  }),
)

/** Address on statements. May have several lines. */
export const publisherAddress = trimmedText(1_000)

/** Tax number on statements. */
export const taxNumber = trimmedText(100)

/** IBAN with or without spaces. */
export const ibanText = z
  .string()
  .refine(
    (text) => isIban(electronicForm(text)),
    refuses(
      'invalid_format',
      'must be an IBAN with the structure of its country and correct check digits',
      { expected: 'iban' },
    ),
  )

export const bicText = z
  .string()
  .refine(
    (text) => isBic(electronicForm(text)),
    refuses('invalid_format', 'must be a BIC of 8 or 11 characters', { expected: 'bic' }),
  )

/** Time for which payment files omit an account whose publisher has replaced its IBAN. */
const holdMs = 3 * dayMs

/** Fields to update. Omitted fields are unchanged. */
interface PayoutAccountChange {
  teamId?: string | null | undefined
  accountHolder?: string | null | undefined
  iban?: string | null | undefined
  bic?: string | null | undefined
  address?: string | null | undefined
  taxNumber?: string | null | undefined
}

/**
 * Changes the bank account, address and tax number of a publisher, and creates its payout account on first use. A change
 * of the bank account notifies the publisher. If the publisher replaces its IBAN, operators are notified too, and payment
 * files omit the account for 3 days. A stolen token can therefore not redirect payouts unnoticed.
 * @throws AppError not_found (another team), validation_failed (an operator gave no team, a buyer team, or an IBAN
 * without account holder)
 */
export function updatePayoutAccount(
  db: Db,
  caller: Caller,
  { teamId: givenTeamId, iban, bic, ...change }: PayoutAccountChange,
): Promise<PayoutAccount> {
  const audited = { action: 'update_payout_account', entity: 'payout_account' }
  return withAudit(db, caller, audited, async (tx) => {
    const teamId = await requireTeamId(tx, caller, givenTeamId)
    await requireTeamKind(tx, teamId, 'PUBLISHER')
    await tx.payoutAccount.createMany({ data: { teamId }, skipDuplicates: true })
    await tx.$queryRaw`
      SELECT FROM payout_account WHERE team_id = ${teamId}::uuid FOR NO KEY UPDATE`
    const before = await tx.payoutAccount.findUniqueOrThrow({ where: { teamId } })
    const heldUntil = holdAfter(caller, before, iban)
    const account = { iban: iban && electronicForm(iban), bic: bic && electronicForm(bic) }
    const data = { ...change, ...account, heldUntil }
    const after = await tx.payoutAccount.update({ where: { teamId }, data })
    if (after.iban && !after.accountHolder)
      throw invalidInput(['accountHolder'], 'required', 'is required with an IBAN')
    if (accountFields.some((field) => after[field] !== before[field]))
      await notifyOfAccount(tx, after, heldUntil !== null && heldUntil !== before.heldUntil)
    return { before, after }
  })
}

const accountFields = ['accountHolder', 'iban', 'bic'] as const

/**
 * Returns the end of the hold after a change. An operator who gives an IBAN has verified it, which ends the hold.
 * @param iban undefined if it does not change
 */
function holdAfter(
  { kind }: Caller,
  before: Pick<PayoutAccount, 'iban' | 'heldUntil'>,
  iban: string | null | undefined,
): Date | null {
  if (iban === undefined) return before.heldUntil
  if (kind !== 'team') return null
  if ((iban && electronicForm(iban)) === before.iban) return before.heldUntil
  // An account whose IBAN was removed has a hold, too, so that the next IBAN is not taken for the first.
  return before.iban || before.heldUntil ? new Date(Date.now() + holdMs) : null
}

/**
 * Notifies a publisher of a changed account, including the user who changed it, because the token of that user may be
 * stolen.
 * @param isHeld whether operators are notified too
 */
export async function notifyOfAccount(
  tx: Transaction,
  { id: entityId }: Pick<PayoutAccount, 'id'>,
  isHeld = false,
): Promise<void> {
  await notify(tx, { kind: 'PAYOUT_ACCOUNT_CHANGED', entity: 'payout_account', entityId })
  if (isHeld) await notify(tx, { kind: 'PAYOUT_ACCOUNT_HELD', entity: 'payout_account', entityId })
}
