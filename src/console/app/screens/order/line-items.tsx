import { settlementFields } from '../../actions.ts'
import { restorePrevious } from '../../change.ts'
import {
  ProposeSwapDocument,
  RefundOrderItemDocument,
  SetCommissionDocument,
  SettleOrderItemDocument,
  UpdateOrderItemDocument,
} from '../../generated/graphql.ts'
import { enumChoices } from '../../list/enum-choices.ts'
import { priceComparison, productIdOfListing, ReferenceInput } from '../../list/reference.tsx'
import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { inputFields, referenceField } from '../../ui/fields.tsx'
import type { MutationForm } from '../../ui/form.tsx'
import type { FormField } from '../../ui/form-field.ts'
import { FormMenu } from '../../ui/form-menu.tsx'
import { Chip, dayText, moneyText, RecordLink, StatusChip } from '../../values.tsx'
import { AddOnChoices, useAddOns } from '../cart/add-ons.tsx'
import { type PublisherPlacement, PublisherStatus, usePlacements } from './publisher-status.tsx'
import { refundSummary } from './refunds.tsx'
import type { OrderDetails, OrderDetailsItem, OrderRefund } from './types.ts'

interface OrderWithRefunds {
  order: OrderDetails
  refunds: readonly OrderRefund[]
}

/** Line items of an order, each with its units. */
export function LineItems({ order, refunds }: OrderWithRefunds) {
  const profile = order.profile?.deletedAt ? undefined : order.profile
  const addOns = useAddOns(order.lineItems.map(({ product }) => product.outlet.id))
  const placements = usePlacements(
    order.lineItems.flatMap(({ items }) => items.map(({ id }) => id)),
  )
  return (
    <section className="card lines">
      <h2>{t('items')}</h2>
      {order.lineItems.map((line) => (
        <div key={line.id} className="line">
          <p>
            <span>
              <Placement product={productOf(line)} />
              {line.isAddOn && <Chip value="ADD_ON" />}
            </span>
            <span className="number">
              {line.quantity} × {moneyText(priceOf(line))}
            </span>
          </p>
          <ul className="rows">
            {line.items.map((item) => (
              <Unit
                key={item.id}
                item={item}
                order={order}
                refunds={refunds}
                lineProduct={productOf(line)}
                linePrice={priceOf(line)}
                publisherPlacement={placements.get(item.id)}
              />
            ))}
          </ul>
          {order.status !== 'CANCELLED' && !line.isAddOn && profile && (
            <AddOnChoices
              outlet={line.product.outlet}
              link={{ linkedOrderLineItemId: line.id }}
              addOns={addOns}
              profile={profile}
            />
          )}
        </div>
      ))}
    </section>
  )
}

type LineItem = OrderDetails['lineItems'][number]

/** Returns the product of a line item: the new one if all units were swapped for it. */
function productOf({ product, items: [first, ...others] }: LineItem): LineItem['product'] {
  const isAlike = first && others.every((item) => item.product.id === first.product.id)
  return isAlike ? first.product : product
}

/** Returns the price per unit: the swapped price if it is the same for all units. */
function priceOf(line: LineItem): number {
  const { product, price, items } = line
  const [first, ...others] = items
  const isSwapped = productOf(line).id !== product.id
  return isSwapped && others.every(({ salePrice }) => salePrice === first!.salePrice)
    ? first!.salePrice
    : price
}

function Placement({ product }: { product: LineItem['product'] }) {
  return (
    <>
      <b>{product.outlet.name}</b> {product.name}
    </>
  )
}

/**
 * Unit of a line item with its article, current placement, refunds and actions.
 * @param lineProduct product of the line item; a unit with another product shows its own
 * @param linePrice price per unit of the line item; a unit with another price shows its own
 */
function Unit({
  item,
  order,
  refunds,
  lineProduct,
  linePrice,
  publisherPlacement,
}: OrderWithRefunds & {
  item: OrderDetailsItem
  lineProduct: LineItem['product']
  linePrice: number
  publisherPlacement: PublisherPlacement | undefined
}) {
  const { isOperator } = useSession()
  const own = refunds.filter((refund) => refund.item === item)
  const refunded = refundSummary(item, own)
  const isOther = item.product.id !== lineProduct.id
  const facts = itemFacts(item, item.salePrice !== linePrice, isOperator)
  return (
    <li className="unit">
      <span>
        {item.article && <RecordLink record={item.article} />}
        {isOther && (
          <span className="placement">
            {item.product.outlet.name}
            <small>{item.product.name}</small>
          </span>
        )}
        {facts.length > 0 && <small>{facts.join(' · ')}</small>}
        {refunded && <small>{refunded}</small>}
      </span>
      <span className="chips">
        {item.article && <StatusChip status={item.article.status} />}
        {publisherPlacement && <PublisherStatus placement={publisherPlacement} />}
        {item.refundStatus && <Chip value={item.refundStatus} />}
        {item.refundRequired && <Chip value="REFUND_DUE" />}
        {isOperator && item.isAccountingCompleted && <Chip value="SETTLED" />}
        {item.article?.liveUrl && (
          <a href={item.article.liveUrl} target="_blank" rel="noreferrer">
            {t('openPublication')}
          </a>
        )}
      </span>
      {order.status === 'PAID' && <ItemActions item={item} order={order} />}
    </li>
  )
}

/** Returns the default refund method for the way an order was paid. Orders without a payment were paid with credits. */
function defaultRefundMethod({ payments }: OrderDetails) {
  const successful = payments.nodes.filter(({ status }) => status === 'SUCCEEDED')
  if (successful.length === 0) return 'CREDIT'
  return successful.some(({ provider }) => provider === 'WIRE') ? 'WIRE' : 'CARD_PROCESSOR'
}

/**
 * Returns the facts of a unit: campaign, and settlement for operators.
 * @param isPriced whether to begin with the price, which differs from that of the line item
 */
function itemFacts(item: OrderDetailsItem, isPriced: boolean, isOperator: boolean): string[] {
  return [
    isPriced && moneyText(item.salePrice),
    // The name of the article usually begins with that of the campaign.
    item.campaign && !item.article?.name.startsWith(item.campaign.name) && item.campaign.name,
    ...(isOperator ? settlementFacts(item) : []),
  ].filter((fact): fact is string => Boolean(fact))
}

function settlementFacts(item: OrderDetailsItem) {
  const on = (name: string, date: string | null) =>
    date ? `${labelFor(name)} ${dayText(date)}` : labelFor(name)
  return [
    item.vendorCost !== null && `${labelFor('vendorCost')} ${moneyText(item.vendorCost)}`,
    item.vendorInvoiceId && `${labelFor('vendorInvoiceId')} ${item.vendorInvoiceId}`,
    item.isPublisherPaid && on('isPublisherPaid', item.publisherPaidDate),
    item.isResellerPaid && on('isResellerPaid', item.resellerPaidDate),
    item.commissionAmount !== null &&
      `${labelFor('commissionAmount')} ${moneyText(item.commissionAmount)} (${labelFor(item.commissionStatus)})`,
    item.isAccountingCompleted && on('isAccountingCompleted', item.accountingCompletionDate),
  ]
}

/** Returns the form field for the product to swap a unit for. Choices show outlet, price and price difference. */
function placementField(item: OrderDetailsItem, { team }: OrderDetails): FormField {
  const isAddOn = item.product.type.prefix === 'ADD_ON'
  return {
    name: 'productId',
    required: true,
    control: (set) => (
      <ReferenceInput
        // Search listings, because buyers only see listed products. Add-ons have no listing.
        type={isAddOn ? 'Product' : 'Listing'}
        change={set}
        where={
          isAddOn
            ? {
                id: { ne: item.product.id },
                active: { eq: true },
                outlet: { status: { eq: 'ACTIVE' } },
                type: { prefix: { eq: 'ADD_ON' } },
              }
            : {
                productId: { ne: item.product.id },
                price: { isNull: false },
                productType: { ne: 'ADD_ON' },
              }
        }
        {...(!isAddOn && { idOf: productIdOfListing })}
        detail={(record) => priceComparison(record, team.proPricingEnabled, item.salePrice)}
      />
    ),
  }
}

/** Whether a unit appears to be swappable. Checks only the data on the screen; the API decides. */
const isSwappable = (item: OrderDetailsItem, { swaps }: OrderDetails) =>
  !item.isRefunded &&
  !item.refundRequired &&
  !item.isPublisherPaid &&
  !item.isResellerPaid &&
  !item.isAccountingCompleted &&
  item.article?.status.prefix !== 'published' &&
  !swaps.nodes.some(
    ({ orderItemId, status }) => orderItemId === item.id && status === 'PENDING_CLIENT',
  )

/** Menu of the actions on a paid unit. The API rejects the ones that are not possible. */
function ItemActions({ item, order }: { item: OrderDetailsItem; order: OrderDetails }) {
  const { may } = useSession()
  const forms = [
    isSwappable(item, order) && swapForm(item, order),
    !item.isRefunded && refundForm(item, order),
    ...(item.isAccountingCompleted ? [] : accountingForms(item)),
  ].filter((form): form is MutationForm => form !== false && may(form.document))
  if (forms.length === 0) return null
  return (
    <span className="actions">
      <FormMenu of={item.article?.name ?? item.product.name} forms={forms} />
    </span>
  )
}

const swapForm = (item: OrderDetailsItem, order: OrderDetails): MutationForm => ({
  name: t('swap'),
  submitLabel: t('proposeSwap'),
  hint: t('swapHint'),
  document: ProposeSwapDocument,
  input: { orderItemId: item.id },
  fields: [placementField(item, order)],
})

const refundForm = (item: OrderDetailsItem, order: OrderDetails): MutationForm => ({
  name: t('refund'),
  hint: [
    t('refundHint', { price: moneyText(item.salePrice) }),
    order.creditsApplied > 0 &&
      t('refundCreditsHint', { credits: moneyText(order.creditsApplied) }),
  ]
    .filter(Boolean)
    .join(' '),
  document: RefundOrderItemDocument,
  input: { orderItemId: item.id },
  fields: [
    {
      name: 'method',
      type: 'select',
      label: t('method'),
      choices: enumChoices('RefundMethod'),
      preset: defaultRefundMethod(order),
    },
    {
      ...{ name: 'amount', type: 'number', preset: item.salePrice },
      hint: t('refundAmountHint'),
    },
    {
      name: 'reference',
      hint: t('refundReferenceHint'),
      requiredFor: { field: 'method', values: ['BILLING_PLATFORM', 'WIRE'] },
    },
  ],
})

/** Forms for the costs of a unit and its settlement. */
function accountingForms(item: OrderDetailsItem): MutationForm[] {
  const input = { orderItemId: item.id }
  const saved = { submitLabel: t('save'), message: t('saved'), isEdit: true }
  return [
    {
      ...{ name: t('vendorInvoice'), document: UpdateOrderItemDocument, input, ...saved },
      fields: inputFields(
        'UpdateOrderItemInput',
        'vendorInvoiceId vendorCost vendorInvoiceDate vendorInvoiceUrl',
        item,
      ),
      undo: restorePrevious({ document: UpdateOrderItemDocument, input }, item),
    },
    {
      ...{ name: t('commission'), document: SetCommissionDocument, input, ...saved },
      hint: t('referralHint'),
      fields: [
        { name: 'amount', type: 'number', value: item.commissionAmount ?? '' },
        referenceField('referrerTeamId', 'Team'),
      ],
    },
    { name: t('settle'), document: SettleOrderItemDocument, input, fields: settlementFields },
  ]
}
