import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import { copy } from '../../ui/copy.ts'
import { moneyText } from '../../values.tsx'
import { usePaymentLinks } from './payment-link.tsx'
import type { OrderDetails } from './types.ts'

/** Payment of an unpaid order, for members who can pay it: the payment page, and its link for others. */
export function Pay({ order }: { order: OrderDetails }) {
  const { isOperator, canReadLinks } = useSession()
  const { status, approvalStatus, paymentStatus, discount, total } = order
  const isApproved = approvalStatus === null || approvalStatus === 'APPROVED'
  const isPayable = !isOperator && canReadLinks && status === 'CREATED' && isApproved
  const url = usePaymentLinks(order.id, isPayable)?.checkoutLink
  if (!isPayable) return null
  const hint = () => {
    if (total === 0) return t(discount > 0 ? 'operatorConfirms' : 'coveredByCredits')
    return t(paymentStatus === 'PROCESSING' ? 'paymentProcessing' : 'payHint')
  }
  return (
    <section className="card pay">
      <h2>{t('payment')}</h2>
      <p className="hint">{hint()}</p>
      {url && total > 0 && (
        <div className="actions">
          <a className="button primary" href={url} target="_blank" rel="noreferrer">
            {t('payAmount', { amount: moneyText(total) })}
          </a>
          <button type="button" onClick={() => copy(url)}>
            {t('copyPaymentLink')}
          </button>
        </div>
      )}
    </section>
  )
}
