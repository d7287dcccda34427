import { toBefore } from '../../change.ts'
import {
  type ChannelFragment,
  ProductScreenDocument,
  type SoldFragment,
  UpdateProductDocument,
} from '../../generated/graphql.ts'
import { useGraph } from '../../graph.ts'
import { valuesOf } from '../../list/address.ts'
import { Act, RecordPage } from '../../list/record-page.tsx'
import { lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { nameOf, t } from '../../texts/index.ts'
import { fieldsOf } from '../../ui/fields.tsx'
import { EditButton, type Field } from '../../ui/form.tsx'
import { Previews } from './listing.tsx'

/** Input fields of a product, except prices. */
export const productFields =
  'name minDeliveryDays maxDeliveryDays description requirements isFeatured'

/** Returns the form field for the channels of a product. Empty if the outlet has no channels. */
export function channelsField(
  channels: readonly ChannelFragment[],
  begin: Pick<Field, 'value' | 'preset'>,
): Field[] {
  if (channels.length === 0) return []
  const choices = channels.map(
    ({ id, channelType, channelHandle, channelUrl }) =>
      [id, [nameOf(channelType), channelHandle ?? channelUrl].filter(Boolean).join(' · ')] as const,
  )
  return [{ name: 'channelIds', type: 'several', hint: t('channelsHint'), choices, ...begin }]
}

/** Product screen: prices by tier, sale status, and listings in the buyer's view. */
export function ProductScreen({ id }: { id: string }) {
  const { may } = useSession()
  const enabled = may(ProductScreenDocument)
  const { data } = useGraph(ProductScreenDocument, { id }, { enabled })
  const product = data?.product
  const change = { document: UpdateProductDocument, input: { productId: id } }
  const channelIds = product?.includes.map((channel) => channel.id) ?? []
  return (
    <RecordPage
      list={lists.products}
      id={id}
      more={
        product &&
        may(UpdateProductDocument) && (
          <>
            <Sale product={product} />
            <EditButton
              {...change}
              fields={[
                ...fieldsOf('UpdateProductInput', productFields, product),
                ...channelsField(product.outlet.channels, { value: channelIds.join('\n') }),
              ]}
              undo={toBefore(change, { ...product, channelIds })}
            />
            <Prices product={product} isPrimary />
          </>
        )
      }
    >
      <Previews where={{ productId: { eq: id } }} />
    </RecordPage>
  )
}

/** Button that offers a product for sale or withdraws it. */
export function Sale({ product: { id, active } }: { product: SoldFragment }) {
  const change = (active: boolean) => ({
    document: UpdateProductDocument,
    input: { productId: id, active },
  })
  return (
    <Act
      name={t(active ? 'endSale' : 'beginSale')}
      change={change(!active)}
      undo={() => change(active)}
    />
  )
}

/** Button that sets the prices of a product by tier. An empty price is removed. */
export function Prices({ product, isPrimary }: { product: SoldFragment; isPrimary?: boolean }) {
  const before = Object.fromEntries(
    product.prices.map(({ pricingTier, unitAmount }) => [pricingTier as string, unitAmount]),
  )
  const pricesOf = (amounts: Record<string, unknown>) => ({
    prices: Object.entries(amounts)
      .filter(([, unitAmount]) => unitAmount !== null)
      .map(([pricingTier, unitAmount]) => ({ pricingTier, unitAmount })),
  })
  const input = { productId: product.id }
  return (
    <EditButton
      name={t('setPrices')}
      isPrimary={isPrimary ?? false}
      hint={product.name}
      document={UpdateProductDocument}
      input={input}
      inputOf={(values) => pricesOf({ ...before, ...values })}
      undo={() => ({ document: UpdateProductDocument, input: { ...input, ...pricesOf(before) } })}
      fields={(valuesOf('PricingTier') ?? []).map((tier) => ({
        ...{ name: tier, type: 'number', label: nameOf(tier) },
        value: before[tier] ?? '',
      }))}
    />
  )
}
