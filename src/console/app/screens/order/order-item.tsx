import { useOperation } from '../../api.ts'
import { OrderItemScreenDocument } from '../../generated/graphql.ts'
import { RecordPage } from '../../list/record-page.tsx'
import { lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import { listRefunds, RefundRow, refundSummary } from './refunds.tsx'

/** Order item screen with refunds. */
export function OrderItemScreen({ id }: { id: string }) {
  const { may } = useSession()
  const enabled = may(OrderItemScreenDocument)
  const { data } = useOperation(OrderItemScreenDocument, { id }, { enabled })
  const [item] = data?.orderItems.nodes ?? []
  const refunds = item ? listRefunds(item) : []
  return (
    <RecordPage list={lists.orderItems} id={id}>
      {item && refunds.length > 0 && (
        <section className="card">
          <h2>{t('refunds')}</h2>
          <p>{refundSummary(item, refunds)}</p>
          <ul className="rows">
            {refunds.map((refund) => (
              <RefundRow key={refund.id} refund={refund} />
            ))}
          </ul>
        </section>
      )}
    </RecordPage>
  )
}
