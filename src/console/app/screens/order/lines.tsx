import { settlementFields } from '../../actions.ts'
import { toBefore } from '../../change.ts'
import {
  ProposeSwapDocument,
  RefundOrderItemDocument,
  SetCommissionDocument,
  SettleOrderItemDocument,
  UpdateOrderItemDocument,
} from '../../generated/graphql.ts'
import { choicesOf } from '../../list/choices.ts'
import { comparisonOf, listedProduct, ReferenceInput } from '../../list/reference.tsx'
import { useSession } from '../../session.tsx'
import { nameOf, t } from '../../texts/index.ts'
import { fieldsOf, referenceField } from '../../ui/fields.tsx'
import { EditButton, type Field, FormButton } from '../../ui/form.tsx'
import { Chip, dayText, moneyText, RecordLink, StatusChip } from '../../values.tsx'
import { refundedOf } from './refunds.tsx'
import type { Item, Order, RefundOfOrder } from './types.ts'

interface OfOrder {
  order: Order
  refunds: readonly RefundOfOrder[]
}

/** The lines of an order, each with its units. */
export function Lines({ order, refunds }: OfOrder) {
  return (
    <section className="card lines">
      <h2>{t('lines')}</h2>
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
                of={productOf(line)}
              />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

type Line = Order['lineItems'][number]

/** The product of a line: after a swap of all of its units the new one. */
function productOf({ product, items: [first, ...others] }: Line): Line['product'] {
  const isAlike = first && others.every((item) => item.product.id === first.product.id)
  return isAlike ? first.product : product
}

/** The price of each unit, as swaps have left it where they have changed all units alike. */
function priceOf(line: Line): number {
  const { product, price, items } = line
  const [first, ...others] = items
  const isSwapped = productOf(line).id !== product.id
  return isSwapped && others.every(({ salePrice }) => salePrice === first!.salePrice)
    ? first!.salePrice
    : price
}

function Placement({ product }: { product: Line['product'] }) {
  return (
    <>
      <b>{product.name}</b> <small>{product.outlet.name}</small>
    </>
  )
}

/**
 * A unit: its article, its refunds, and its next actions.
 * @param of the product of its line; a unit that a swap gave another names it
 */
function Unit({ item, order, refunds, of }: OfOrder & { item: Item; of: Line['product'] }) {
  const { isOperator } = useSession()
  const own = refunds.filter((refund) => refund.item === item)
  const refunded = refundedOf(item, own)

  return (
    <li className="unit">
      <span>
        {item.product.id !== of.id && (
          <span>
            <Placement product={item.product} /> {moneyText(item.salePrice)}
          </span>
        )}
        {item.article ? <RecordLink record={item.article} /> : <small>{t('noArticle')}</small>}
        <small>{factsOf(item, isOperator).join(' · ')}</small>
        {refunded && <small>{refunded}</small>}
      </span>
      <span className="chips">
        {item.article && <StatusChip status={item.article.status} />}
        {item.refundStatus && <Chip value={item.refundStatus} />}
        {item.refundRequired && <Chip value="REFUND_DUE" />}
        {isOperator && item.isAccountingCompleted && <Chip value="SETTLED" />}
      </span>
      {order.status === 'PAID' && <Work item={item} order={order} />}
    </li>
  )
}

/** How an order is refunded that was paid so; one that no money was paid for was paid by credits. */
function wayPaid({ payments }: Order) {
  const paid = payments.nodes.filter(({ status }) => status === 'SUCCEEDED')
  if (paid.length === 0) return 'CREDIT'
  return paid.some(({ provider }) => provider === 'WIRE') ? 'WIRE' : 'CARD_PROCESSOR'
}

/** The price of a unit, and for operators what was settled of it; refunds stand where payments do. */
function factsOf(item: Item, isOperator: boolean): string[] {
  return [
    moneyText(item.salePrice),
    item.product.name,
    item.campaign?.name,
    ...(isOperator ? settlementOf(item) : []),
  ].filter((fact): fact is string => Boolean(fact))
}

function settlementOf(item: Item) {
  const on = (name: string, date: string | null) =>
    date ? `${nameOf(name)} ${dayText(date)}` : nameOf(name)
  return [
    item.vendorCost !== null && `${nameOf('vendorCost')} ${moneyText(item.vendorCost)}`,
    item.vendorInvoiceId && `${nameOf('vendorInvoiceId')} ${item.vendorInvoiceId}`,
    item.isPublisherPaid && on('isPublisherPaid', item.publisherPaidDate),
    item.isResellerPaid && on('isResellerPaid', item.resellerPaidDate),
    item.commissionAmount !== null &&
      `${nameOf('commissionAmount')} ${moneyText(item.commissionAmount)} (${nameOf(item.commissionStatus)})`,
    item.isAccountingCompleted && on('isAccountingCompleted', item.accountingCompletionDate),
  ]
}

/** The products that a unit can be swapped for, each with its outlet, its price and the difference to pay or to return. */
function placementField(item: Item, { team }: Order): Field {
  const isAddOn = item.product.type.prefix === 'ADD_ON'
  return {
    name: 'productId',
    required: true,
    control: (set) => (
      <ReferenceInput
        // Buyers see what is listed: a product without a channel has no listing.
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
        {...(!isAddOn && { idOf: listedProduct })}
        detail={(record) => comparisonOf(record, team.proPricingEnabled, item.salePrice)}
      />
    ),
  }
}

/** Whether a unit can be swapped, as far as its order shows it. */
const isSwappable = (item: Item, { swaps }: Order) =>
  !item.isRefunded &&
  !item.refundRequired &&
  !item.isPublisherPaid &&
  !item.isResellerPaid &&
  !item.isAccountingCompleted &&
  item.article?.status.prefix !== 'published' &&
  !swaps.nodes.some(
    ({ orderItemId, status }) => orderItemId === item.id && status === 'PENDING_CLIENT',
  )

/** What is done to a unit that is paid; whether it can be is told by the graph. */
function Work({ item, order }: { item: Item; order: Order }) {
  const { may } = useSession()
  const input = { orderItemId: item.id }
  return (
    <span className="actions">
      {isSwappable(item, order) && may(ProposeSwapDocument) && (
        <FormButton
          name={t('swap')}
          send={t('proposeSwap')}
          hint={t('swapHint')}
          document={ProposeSwapDocument}
          input={input}
          fields={[placementField(item, order)]}
        />
      )}
      {!item.isRefunded && may(RefundOrderItemDocument) && (
        <FormButton
          name={t('refund')}
          hint={[
            t('refundHint', { price: moneyText(item.salePrice) }),
            order.creditsApplied > 0 &&
              t('refundCreditsHint', { credits: moneyText(order.creditsApplied) }),
          ]
            .filter(Boolean)
            .join(' ')}
          document={RefundOrderItemDocument}
          input={input}
          fields={[
            {
              name: 'method',
              type: 'select',
              label: t('method'),
              choices: choicesOf('RefundMethod'),
              preset: wayPaid(order),
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
          ]}
        />
      )}
      {!item.isAccountingCompleted && (
        <>
          {may(UpdateOrderItemDocument) && (
            <EditButton
              name={t('vendorInvoice')}
              document={UpdateOrderItemDocument}
              input={input}
              fields={fieldsOf(
                'UpdateOrderItemInput',
                'vendorInvoiceId vendorCost vendorInvoiceDate vendorInvoiceUrl',
                item,
              )}
              undo={toBefore({ document: UpdateOrderItemDocument, input }, item)}
            />
          )}
          {may(SetCommissionDocument) && (
            <EditButton
              name={t('commission')}
              hint={t('commissionHint')}
              document={SetCommissionDocument}
              input={input}
              fields={[
                { name: 'amount', type: 'number', value: item.commissionAmount ?? '' },
                referenceField('referrerTeamId', 'Team'),
              ]}
            />
          )}
          {may(SettleOrderItemDocument) && (
            <FormButton
              name={t('settle')}
              document={SettleOrderItemDocument}
              input={input}
              fields={settlementFields}
            />
          )}
        </>
      )}
    </span>
  )
}
