import type { CreditType } from '../../generated/graphql.ts'
import { labelFor, t } from '../../texts/index.ts'

/** Names an entry of the credit ledger without an order and a reason: the type of a credit, or what the operator did. */
export function creditName({
  type,
  creditType,
}: {
  type: 'CREDIT' | 'DEBIT'
  creditType: CreditType | null
}): string {
  if (type === 'DEBIT') return t('creditWithdrawn')
  return creditType && creditType !== 'MANUAL' ? labelFor(creditType) : t('creditGranted')
}
