import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { Chip, dayText, moneyText, RecordLink, StatusChip } from '../../values.tsx'
import { AddOnChoices, useAddOns } from '../cart/add-ons.tsx'
import { ItemActions } from './item-actions.tsx'
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
  const placements = usePlacements(order)
  return (
    <section className="card lines">
      <h2>{t('items')}</h2>
      {order.lineItems.map((line) => (
        <div key={line.id} className="line">
          <p>
            <span>
              <Placement product={productOf(line)} />
              {line.isAddOn && (
                <>
                  {' '}
                  <Chip value="ADD_ON" />
                </>
              )}
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
  const priceName = own.length > 0 ? t('remaining') : labelFor('salePrice')
  const facts = itemFacts(item, item.salePrice === linePrice ? undefined : priceName, isOperator)
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

/**
 * Returns the facts of a unit: campaign, and settlement for operators.
 * @param priceName label of the price to begin with; undefined if it is that of the line item
 */
function itemFacts(
  item: OrderDetailsItem,
  priceName: string | undefined,
  isOperator: boolean,
): string[] {
  return [
    priceName && `${priceName} ${moneyText(item.salePrice)}`,
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
