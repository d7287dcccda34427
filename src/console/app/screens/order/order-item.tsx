import { useOperation } from '../../api.ts'
import { OrderItemScreenDocument } from '../../generated/graphql.ts'
import { RecordPage } from '../../list/record-page.tsx'
import { lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { Sum } from '../../ui/sum.tsx'
import { sumOf } from '../../values.tsx'
import { listRefunds, type Refund, type Refundable, RefundRow, sumAmounts } from './refunds.tsx'

/** Order item screen with refunds. */
export function OrderItemScreen({ id }: { id: string }) {
  const { may } = useSession()
  const enabled = may(OrderItemScreenDocument)
  const { data } = useOperation(OrderItemScreenDocument, { id }, { enabled })
  const [item] = data?.orderItems.nodes ?? []
  const refunds = item ? listRefunds(item) : []
  return (
    <RecordPage
      list={lists.orderItems}
      id={id}
      hiddenFields={[
        // The heading links to the order, and the list below to the article.
        'order',
        ...(may(lists.articles.page) ? ['article'] : []),
        ...(refunds.length > 0 ? ['salePrice'] : []),
      ]}
    >
      {item && refunds.length > 0 && (
        <section className="card">
          <h2>{t('refunds')}</h2>
          <ItemAmounts item={item} refunds={refunds} />
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

/** Sale price of an order item before its refunds, the refunded part of it, and what remains. */
function ItemAmounts({ item, refunds }: { item: Refundable; refunds: readonly Refund[] }) {
  const refunded = sumAmounts(refunds)
  const remaining = item.isRefunded ? 0 : item.salePrice
  return (
    <dl className="sums">
      <Sum name={labelFor('salePrice')} amount={sumOf([refunded, remaining])} />
      <Sum name={labelFor('REFUNDED')} amount={-refunded} />
      <Sum name={t('remaining')} amount={remaining} isTotal />
    </dl>
  )
}
