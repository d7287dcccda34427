import type { CreditType } from '../../generated/graphql.ts'
import { labelFor, t } from '../../texts/index.ts'

/** Names an entry of the credit ledger: the type of a credit, its use for an order, or what the operator did. */
export function creditName({
  type,
  creditType,
  order,
}: {
  type: 'CREDIT' | 'DEBIT'
  creditType: CreditType | null
  order: object | null
}): string {
  if (type === 'DEBIT') return t(order ? 'creditUsed' : 'creditWithdrawn')
  return creditType && creditType !== 'MANUAL' ? labelFor(creditType) : t('creditGranted')
}
