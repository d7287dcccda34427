import { useState } from 'react'
import { Link } from 'wouter'
import {
  AcceptSwapDocument,
  CancelOrderDocument,
  CancelSwapDocument,
  MarkOrderPaidDocument,
  MarkSwapPaidDocument,
  OrderScreenDocument,
  type OrderScreenQuery,
  ProposeSwapDocument,
  RefundOrderItemDocument,
  ReissueInvoiceDocument,
  SettleOrderItemDocument,
  UnmarkOrderPaidDocument,
} from '../generated/graphql.ts'
import { ask, useGraph } from '../graph.ts'
import { valuesOf } from '../list/address.ts'
import { Act } from '../list/record-page.tsx'
import { Reference, ReferenceName } from '../list/reference.tsx'
import { lists } from '../lists.ts'
import { useSession } from '../session.tsx'
import { nameOf, t } from '../texts/index.ts'
import { FormButton } from '../ui/form.tsx'
import { Page } from '../ui/page.tsx'
import { Empty, Fault, Skeleton } from '../ui/states.tsx'
import { Chip, dayText, moneyText, RecordLink, timeText } from '../values.tsx'

type Order = NonNullable<OrderScreenQuery['order']>
type Item = Order['lineItems'][number]['items'][number]

/** An order from its lines to settlement: payment, articles, refunds, swaps, invoices. */
export function OrderScreen({ id }: { id: string }) {
  const { data, error, refetch } = useGraph(OrderScreenDocument, { id })
  const back = <Link href="/orders">{t('orders')}</Link>
  if (error && !data) return <Fault error={error} retry={refetch} />
  if (!data) return <Skeleton lines={10} />
  const { order } = data
  if (!order)
    return (
      <Empty title={t('notFound')} hint={t('notFoundHint')}>
        {back}
      </Empty>
    )
  return (
    <Page title={order.referenceNumber} above={back} actions={<Actions order={order} />}>
      <div className="order">
        <Lines order={order} />
        <Summary order={order} />
        <Swaps order={order} />
        <Money order={order} />
      </div>
    </Page>
  )
}

function Actions({ order }: { order: Order }) {
  const { may } = useSession()
  const input = { orderId: order.id }
  if (order.status === 'CREATED') {
    return (
      <>
        {may(CancelOrderDocument) && (
          <Act name={t('cancelOrder')} isFinal run={() => ask(CancelOrderDocument, { input })} />
        )}
        {may(MarkOrderPaidDocument) && (
          <FormButton
            name={t('markPaid')}
            hint={t('markPaidHint', { total: moneyText(order.total) })}
            isPrimary
            document={MarkOrderPaidDocument}
            input={input}
            undo={{ document: UnmarkOrderPaidDocument, input }}
            fields={[
              { name: 'amount', type: 'number', label: t('amount') },
              { name: 'date', type: 'date', label: t('date') },
              { name: 'reference' },
            ]}
          />
        )}
      </>
    )
  }
  if (order.status !== 'PAID' || !may(UnmarkOrderPaidDocument)) return null
  return (
    <FormButton
      name={t('unmarkPaid')}
      hint={t('unmarkPaidHint')}
      document={UnmarkOrderPaidDocument}
      input={input}
      fields={[{ name: 'reason' }]}
    />
  )
}

function Summary({ order }: { order: Order }) {
  const { isOperator } = useSession()
  const amounts: [string, number][] = [
    ['subtotal', order.subtotal],
    ['discount', -order.discount],
    ['creditsApplied', -order.creditsApplied],
    ['processingFee', order.processingFee],
  ]
  return (
    <aside className="card summary">
      <p className="chips">
        <Chip value={order.status} />
        {order.paymentStatus !== order.status && <Chip value={order.paymentStatus} />}
      </p>
      <dl className="sums">
        {amounts
          .filter(([name, amount]) => amount !== 0 || name === 'subtotal')
          .map(([name, amount]) => (
            <div key={name}>
              <dt>{nameOf(name)}</dt>
              <dd className="number">{moneyText(amount)}</dd>
            </div>
          ))}
        <div className="total">
          <dt>{nameOf('total')}</dt>
          <dd className="number">{moneyText(order.total)}</dd>
        </div>
      </dl>
      <dl className="fields">
        {isOperator && (
          <div>
            <dt>{nameOf('team')}</dt>
            <dd>
              <RecordLink record={order.team} />
            </dd>
          </div>
        )}
        {order.profile && (
          <div>
            <dt>{nameOf('profile')}</dt>
            <dd>
              <RecordLink record={order.profile} />
            </dd>
          </div>
        )}
        <div>
          <dt>{nameOf('buyerName')}</dt>
          <dd>
            {order.buyerName} <small>{order.buyerEmail}</small>
          </dd>
        </div>
        <div>
          <dt>{nameOf('createdAt')}</dt>
          <dd>{timeText(order.createdAt)}</dd>
        </div>
        {order.datePaid && (
          <div>
            <dt>{nameOf('datePaid')}</dt>
            <dd>{timeText(order.datePaid)}</dd>
          </div>
        )}
      </dl>
    </aside>
  )
}

function Lines({ order }: { order: Order }) {
  return (
    <section className="card lines">
      <h2>{t('lines')}</h2>
      {order.lineItems.map((line) => (
        <div key={line.id} className="line">
          <p>
            <span>
              <b>{line.product.name}</b> <small>{line.product.outlet.name}</small>
              {line.isAddOn && <Chip value="ADD_ON" />}
            </span>
            <span className="number">
              {line.quantity} × {moneyText(line.price)}
            </span>
          </p>
          <ul className="rows">
            {line.items.map((item) => (
              <Unit key={item.id} item={item} isPaid={order.status === 'PAID'} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

const settlements = valuesOf('Settlement') ?? ['PUBLISHER', 'RESELLER', 'COMMISSION', 'ACCOUNTING']

/** A unit: its article, what became of its price, and what is left to do. */
function Unit({ item, isPaid }: { item: Item; isPaid: boolean }) {
  const { may } = useSession()
  const input = { orderItemId: item.id }
  return (
    <li>
      <span>
        {item.article ? <RecordLink record={item.article} /> : <small>{t('noArticle')}</small>}
        <small>
          {moneyText(item.salePrice)}
          {item.isPublisherPaid && ` · ${nameOf('isPublisherPaid')}`}
          {item.isAccountingCompleted && ` · ${nameOf('isAccountingCompleted')}`}
        </small>
      </span>
      <span className="chips">
        {item.article && (
          <Chip value={item.article.status.name} color={item.article.status.color} />
        )}
        {item.isRefunded && <Chip value="REFUND" />}
      </span>
      <span className="actions">
        {isPaid && !item.isRefunded && may(ProposeSwapDocument) && (
          <FormButton
            name={t('swap')}
            hint={t('swapHint')}
            document={ProposeSwapDocument}
            input={input}
            fields={[{ name: 'productId', control: (set) => <ProductChoice set={set} /> }]}
          />
        )}
        {isPaid && !item.isRefunded && may(RefundOrderItemDocument) && (
          <FormButton
            name={t('refund')}
            hint={t('refundHint', { price: moneyText(item.salePrice) })}
            document={RefundOrderItemDocument}
            input={input}
            fields={[
              {
                name: 'method',
                type: 'select',
                label: t('method'),
                choices: choicesOf('RefundMethod'),
              },
              { name: 'amount', type: 'number', label: t('amount') },
              { name: 'reference' },
            ]}
          />
        )}
        {isPaid && may(SettleOrderItemDocument) && !item.isAccountingCompleted && (
          <FormButton
            name={t('settle')}
            document={SettleOrderItemDocument}
            input={input}
            fields={[
              {
                name: 'settlement',
                type: 'select',
                label: t('settlement'),
                choices: settlements.map((one) => [one, nameOf(one)] as const),
              },
              { name: 'date', type: 'date', label: t('date') },
            ]}
          />
        )}
      </span>
    </li>
  )
}

const choicesOf = (kind: string) => (valuesOf(kind) ?? []).map((one) => [one, nameOf(one)] as const)

function ProductChoice({ set }: { set(id: string): void }) {
  const [chosen, setChosen] = useState<string>()
  return (
    <>
      {chosen && (
        <p className="chosen">
          <ReferenceName type="Product" id={chosen} />
        </p>
      )}
      <Reference
        type={lists.products.type}
        change={(id) => {
          setChosen(id)
          set(id)
        }}
      />
    </>
  )
}

function Swaps({ order }: { order: Order }) {
  const { may } = useSession()
  if (order.swaps.nodes.length === 0) return null
  return (
    <section className="card">
      <h2>{nameOf('swaps')}</h2>
      <ul className="rows">
        {order.swaps.nodes.map((swap) => {
          const input = { swapId: swap.id }
          const isOpen = swap.status === 'PENDING_CLIENT'
          return (
            <li key={swap.id}>
              <span>
                <RecordLink record={swap} />
                <small>
                  {swap.fromName} → {swap.toName} · {moneyText(swap.priceDifference)}
                </small>
              </span>
              <Chip value={swap.status} />
              <span className="actions">
                {isOpen && swap.total === 0 && may(AcceptSwapDocument) && (
                  <Act name={t('accept')} run={() => ask(AcceptSwapDocument, { input })} />
                )}
                {isOpen && swap.total > 0 && may(MarkSwapPaidDocument) && (
                  <Act
                    name={t('markPaid')}
                    isFinal
                    run={() => ask(MarkSwapPaidDocument, { input })}
                  />
                )}
                {isOpen && may(CancelSwapDocument) && (
                  <Act
                    name={t('cancelSwap')}
                    isFinal
                    run={() => ask(CancelSwapDocument, { input })}
                  />
                )}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Its payments, invoices and credits. */
function Money({ order }: { order: Order }) {
  const { may } = useSession()
  return (
    <section className="card">
      <h2>{t('money')}</h2>
      <ul className="rows">
        {order.payments.nodes.map((payment) => (
          <li key={payment.id}>
            <span>
              {nameOf(payment.provider)} {payment.reference}
              <small>
                {payment.failureMessage ?? dayText(payment.settledAt ?? payment.createdAt)}
              </small>
            </span>
            <Chip value={payment.status} />
            <span className="number">{moneyText(payment.amount)}</span>
          </li>
        ))}
        {order.invoices.nodes.map((invoice) => (
          <li key={invoice.id}>
            <span>
              <RecordLink record={invoice} />
              <small>
                {nameOf(invoice.type)} · {dayText(invoice.issuedAt)}
              </small>
            </span>
            <span className="chips">
              <Chip value={invoice.status} />
              {invoice.status === 'ISSUED' &&
                invoice.type === 'INVOICE' &&
                may(ReissueInvoiceDocument) && (
                  <FormButton
                    name={t('reissue')}
                    hint={t('reissueHint')}
                    document={ReissueInvoiceDocument}
                    input={{ invoiceId: invoice.id }}
                    fields={[
                      { name: 'customerName', value: invoice.customerName ?? '' },
                      { name: 'customerEmail', type: 'email', value: invoice.customerEmail ?? '' },
                      { name: 'receiptEmail', type: 'email', value: invoice.receiptEmail ?? '' },
                    ]}
                  />
                )}
            </span>
            <span className="number">{moneyText(invoice.total)}</span>
          </li>
        ))}
        {order.ledgerEntries.nodes.map((entry) => (
          <li key={entry.id}>
            <span>
              {nameOf('ledgerEntries')} <small>{entry.reason}</small>
            </span>
            <Chip value={entry.type} />
            <span className="number">{moneyText(entry.amount)}</span>
          </li>
        ))}
      </ul>
      {order.payments.nodes.length +
        order.invoices.nodes.length +
        order.ledgerEntries.nodes.length ===
        0 && <p className="hint">{t('noMoney')}</p>}
    </section>
  )
}
