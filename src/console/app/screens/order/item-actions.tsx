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
import { t } from '../../texts/index.ts'
import { inputFields, referenceField } from '../../ui/fields.tsx'
import type { MutationForm } from '../../ui/form.tsx'
import type { FormField } from '../../ui/form-field.ts'
import { FormMenu } from '../../ui/form-menu.tsx'
import { moneyText } from '../../values.tsx'
import { settlementFields } from './form-fields.ts'
import type { OrderDetails, OrderDetailsItem } from './types.ts'

/** Returns the default refund method for the way an order was paid. Orders without a payment were paid with credits. */
function defaultRefundMethod({ payments }: OrderDetails) {
  const successful = payments.nodes.filter(({ status }) => status === 'SUCCEEDED')
  if (successful.length === 0) return 'CREDIT'
  return successful.some(({ provider }) => provider === 'WIRE') ? 'WIRE' : 'CARD_PROCESSOR'
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
export function ItemActions({ item, order }: { item: OrderDetailsItem; order: OrderDetails }) {
  const { may } = useSession()
  const forms = [
    ...replacementForms(item, order),
    ...(item.isAccountingCompleted ? [] : accountingForms(item)),
  ].filter((form) => may(form.document))
  if (forms.length === 0) return null
  return (
    <span className="actions">
      <FormMenu of={item.article?.name ?? item.product.name} forms={forms} />
    </span>
  )
}

/** Forms that replace a unit or give its price back: swap and refund, as far as they appear to be possible. */
export const replacementForms = (item: OrderDetailsItem, order: OrderDetails): MutationForm[] => [
  ...(isSwappable(item, order) ? [swapForm(item, order)] : []),
  ...(item.isRefunded ? [] : [refundForm(item, order)]),
]

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
