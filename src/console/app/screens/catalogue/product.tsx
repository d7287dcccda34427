import { useOperation } from '../../api.ts'
import { restorePrevious } from '../../change.ts'
import {
  type ChannelFragment,
  ProductScreenDocument,
  type ProductScreenQuery,
  type SoldFragment,
  UpdateProductDocument,
} from '../../generated/graphql.ts'
import { MutationButton, RecordPage } from '../../list/record-page.tsx'
import { enumValues } from '../../list/url-parameters.ts'
import { lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { inputFields } from '../../ui/fields.tsx'
import { EditButton } from '../../ui/form.tsx'
import { dollars, type FormField } from '../../ui/form-field.ts'
import { productForm } from '../../ui/form-groups.ts'
import { productPreview } from './form-previews.tsx'
import { BuyerView, useFieldsInBuyerView } from './listing.tsx'
import { PlacementOfProduct } from './placement.tsx'
import { channelText } from './placement-facts.tsx'

type Product = NonNullable<ProductScreenQuery['product']>

/** Fields of the product form that are inputs of a product by the same name. */
export const productFields =
  'name minDeliveryDays maxDeliveryDays description requirements isFeatured'

/** Returns the form field for the channels of a product. Empty if the outlet has no channels. */
export function channelsField(
  channels: readonly ChannelFragment[],
  initial: Pick<FormField, 'value' | 'preset'>,
): FormField[] {
  if (channels.length === 0) return []
  const choices = channels.map(
    ({ id, channelHandle, channelUrl, ...channel }) =>
      [
        id,
        [channelText(channel), channelHandle ?? channelUrl].filter(Boolean).join(' · '),
      ] as const,
  )
  return [{ name: 'channelIds', type: 'several', hint: t('channelsHint'), choices, ...initial }]
}

/** Product screen: the page of its placement for buyers, or the record for operators. */
export function ProductScreen({ id }: { id: string }) {
  const { session } = useSession()
  if (session.teamKind === 'BUYER') return <PlacementOfProduct productId={id} />
  return <ProductRecord id={id} />
}

/** Record of a product: sale status, and its listing in the buyer's view with the prices by tier. */
function ProductRecord({ id }: { id: string }) {
  const { may } = useSession()
  const enabled = may(ProductScreenDocument)
  const { data } = useOperation(ProductScreenDocument, { id }, { enabled })
  const product = data?.product
  const where = { productId: { eq: id } }
  const hiddenFields = useFieldsInBuyerView(where)
  const change = { document: UpdateProductDocument, input: { productId: id } }
  // A product with a price is offered next.
  const isOffer =
    product !== null && product !== undefined && !product.active && product.prices.length > 0
  const channelIds = product?.includes.map((channel) => channel.id) ?? []
  const fields = product
    ? productForm([
        ...inputFields('UpdateProductInput', productFields, product),
        ...channelsField(product.outlet.channels, { value: channelIds.join('\n') }),
      ])
    : []
  return (
    <RecordPage
      list={lists.products}
      id={id}
      // The list of prices contains those of a product without a buyer view.
      hiddenFields={[...hiddenFields, 'prices']}
      hiddenLists={hiddenFields.length > 0 ? ['productPrices'] : []}
      moreActions={
        product &&
        may(UpdateProductDocument) && (
          <>
            <SaleButton product={product} isPrimary={isOffer} />
            <EditButton
              {...change}
              of={product.name}
              fields={fields}
              preview={(texts) =>
                productPreview(
                  product.outlet,
                  fields,
                  false,
                )({
                  type: product.type.prefix,
                  ...texts,
                })
              }
              undo={restorePrevious(change, { ...product, channelIds })}
            />
            <PricesButton product={product} isPrimary={!isOffer} />
          </>
        )
      }
    >
      <BuyerView
        where={where}
        missing={product ? unlistedReasons(product) : []}
        isAddOn={product?.type.prefix === 'ADD_ON'}
      />
    </RecordPage>
  )
}

/** Returns the reasons why a product is not listed. */
function unlistedReasons({ active, includes, outlet }: Product): string[] {
  return [
    ...(outlet.status === 'ACTIVE' ? [] : [t('missingActiveOutlet')]),
    ...(active ? [] : [t('missingSale')]),
    ...(includes.length > 0 ? [] : [t('missingOwnChannel')]),
  ]
}

/** Button that offers a product for sale or withdraws it. */
export function SaleButton({
  product: { id, active },
  isPrimary = false,
}: {
  product: SoldFragment
  isPrimary?: boolean
}) {
  const change = (active: boolean) => ({
    document: UpdateProductDocument,
    input: { productId: id, active },
  })
  return (
    <MutationButton
      name={t(active ? 'withdrawFromSale' : 'offerForSale')}
      isPrimary={isPrimary}
      change={change(!active)}
      undo={() => change(active)}
    />
  )
}

/** Button that sets the prices of a product by tier. An empty price is removed. */
export function PricesButton({
  product,
  isPrimary,
}: {
  product: SoldFragment
  isPrimary?: boolean
}) {
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
      fields={(enumValues('PricingTier') ?? []).map((tier) => ({
        ...{ name: tier, type: 'number', label: labelFor(tier), unit: dollars },
        value: before[tier] ?? '',
      }))}
    />
  )
}
