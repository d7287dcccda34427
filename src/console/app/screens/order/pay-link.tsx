import { PayLinksDocument } from '../../generated/graphql.ts'
import { useGraph } from '../../graph.ts'
import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import { copy } from '../../ui/copy.ts'

/** The pages on which an order and its swaps are paid; who only reads is not told them. */
export function usePayLinks(id: string, isWanted: boolean) {
  const { may, session } = useSession()
  const enabled = isWanted && session.tokenType !== 'READ_ONLY' && may(PayLinksDocument)
  return useGraph(PayLinksDocument, { id }, { enabled }).data?.order
}

/** A page on which whoever has its address pays. */
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
