import { useOperation } from '../../api.ts'
import { PayLinksDocument } from '../../generated/graphql.ts'
import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import { copy } from '../../ui/copy.ts'

/** Fetches the payment page URLs of an order and its swaps. Sessions without a scope for writing have no access to them. */
export function usePaymentLinks(id: string, isEnabled: boolean) {
  const { may, canReadLinks } = useSession()
  const enabled = isEnabled && canReadLinks && may(PayLinksDocument)
  return useOperation(PayLinksDocument, { id }, { enabled }).data?.order
}

/** Link to a payment page, with a button to copy it. Anyone with the URL can pay. */
export function PaymentLink({ url }: { url: string | null | undefined }) {
  if (!url) return null
  return (
    <div className="actions">
      <a href={url} target="_blank" rel="noreferrer">
        {t('paymentPage')}
      </a>
      <button type="button" className="quiet" onClick={() => copy(url)}>
        {t('copyLink')}
      </button>
    </div>
  )
}
