import { PayLinksDocument } from '../../generated/graphql.ts'
import { useGraph } from '../../graph.ts'
import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import { copy } from '../../ui/copy.ts'

/** Fetches the payment page URLs of an order and its swaps. Read-only tokens have no access to them. */
export function usePayLinks(id: string, isWanted: boolean) {
  const { may, session } = useSession()
  const enabled = isWanted && session.tokenType !== 'READ_ONLY' && may(PayLinksDocument)
  return useGraph(PayLinksDocument, { id }, { enabled }).data?.order
}

/** Link to a payment page, with a button to copy it. Anyone with the URL can pay. */
export function PayLink({ address }: { address: string | null | undefined }) {
  if (!address) return null
  return (
    <div className="actions">
      <a href={address} target="_blank" rel="noreferrer">
        {t('payPage')}
      </a>
      <button type="button" className="quiet" onClick={() => copy(address)}>
        {t('copyLink')}
      </button>
    </div>
  )
}
