import { Redirect } from 'wouter'
import { useRecord } from '../../list/use-record.ts'
import { lists } from '../../lists.ts'
import { t } from '../../texts/index.ts'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'

/** Page of a price: the product, which lists its prices and their changes. */
export function PriceScreen({ id }: { id: string }) {
  const { record, error, retry } = useRecord(lists.productPrices, id)
  if (error) return <ErrorState error={error} retry={retry} />
  if (record === undefined) return <Skeleton lines={10} />
  const product = record?.product as { id: string } | undefined
  if (!product) return <EmptyState title={t('notFound')} hint={t('notFoundHint')} />
  return <Redirect to={`/products/${product.id}`} replace />
}
