/** Bank accounts of publishers, for payment files. */
import { z } from 'zod'
import type { PayoutAccount } from '../../../prisma/generated/client/client.js'
import type { Caller } from '../../access/session.js'
import { invalidInput } from '../../errors/app-error.js'
import { refuses } from '../../errors/rule-issues.js'
import type { Db } from '../../postgres/transaction.js'
import { electronicForm, isBic, isIban, isLatin } from '../../values/bank-account.js'
import { requireTeamId, requireTeamKind } from '../accounts/team.js'
import { withAudit } from '../rules/audit.js'
import { trimmedText } from '../rules/text.js'

export const accountHolder = trimmedText(140).refine(
  isLatin,
  refuses('invalid_format', 'must consist of Latin letters and digits', { expected: 'latin' }),
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
    refuses('invalid_format', 'must be an IBAN with correct check digits', { expected: 'iban' }),
  )

export const bicText = z
  .string()
  .refine(
    (text) => isBic(electronicForm(text)),
    refuses('invalid_format', 'must be a BIC of 8 or 11 characters', { expected: 'bic' }),
  )

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
 * Changes the bank account, address and tax number of a publisher, and creates its payout account on first use.
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
    const after = await tx.payoutAccount.update({
      where: { teamId },
      data: { ...change, iban: iban && electronicForm(iban), bic: bic && electronicForm(bic) },
    })
    if (after.iban && !after.accountHolder)
      throw invalidInput(['accountHolder'], 'required', 'is required with an IBAN')
    return { before, after }
  })
}
